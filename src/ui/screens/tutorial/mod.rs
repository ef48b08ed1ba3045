//! The tutorial: short lessons on the app's own board. What happens is decided in
//! [`session::Tutorial`](rsg_game::session::Tutorial).
//!
//! From top to bottom: the bar, the one message, the points, the board, the buttons. The message has room for the longest
//! that the lesson has, and the buttons stand at the foot of the screen, so that nothing moves when it changes.

use std::cmp::Ordering;

use dioxus::prelude::*;
use rsg_engine::{Cell, Color};

use crate::ui::components::{Board, Button, Icon, Pebble, Use, Variant, board_name};
use crate::ui::runtime::{dispatch, tell_board, use_view};
use crate::ui::screens::frame::BackButton;
use crate::ui::screens::placement::{moving, use_telling};
use crate::ui::texts::{t, texts};
use crate::ui::{tutorial_words, who};
use rsg_game::app::{App, Event, PuzzleEvent, PuzzleSource};
use rsg_game::board::BoardEvent;
use rsg_game::progress::{Lesson, RimNames};
use rsg_game::session::{
    Before, PanelView, Points, Remark, TurnView, TutorialEvent, TutorialView, Who,
};

fn tell(event: TutorialEvent) {
    dispatch(Event::Tutorial(event));
}

/// The Tutorial screen.
#[component]
pub fn Tutorial() -> Element {
    let view = use_view(App::tutorial);
    let animation = use_view(|app| app.settings().animation);
    let tapped = use_callback(|cell: Cell| tell_board(BoardEvent::Tap(cell.into())));
    let telling = use_telling();
    let view = view.read();
    let Some(view) = &*view else {
        return rsx! { main { class: "screen", "data-screen": "tutorial" } };
    };
    let (lesson, board) = (view.lesson, &view.board);
    let moving = moving(&board.step, animation(), telling);
    let before = board.before.clone().filter(|_| moving.is_some());
    rsx! {
        main { class: "screen tutorial", "data-screen": "tutorial", "data-lesson": lesson.key(), "aria-label": t("tutorial-title"),
            TutorialBar { lesson }
            div { class: "tutorial-page",
                Message { said: tutorial_words::message(&texts(), view), remark: view.remark, lesson }
                if view.has_scores() {
                    Standing { view: view.clone(), before }
                }
                div { class: "tutorial-board",
                    Board {
                        cells: board.cells.clone(),
                        label: board_name(),
                        purpose: Use::Play(tapped),
                        moving,
                        step: board.step.number,
                        rim: RimNames::Off,
                    }
                }
            }
            Buttons { can_go_back: view.can_go_back, can_go_on: view.can_go_on, watching: view.watching, lesson }
        }
    }
}

/// The way back, where one is, and the way out.
#[component]
fn TutorialBar(lesson: Lesson) -> Element {
    let number = lesson.number();
    let state = |other: Lesson| match other.cmp(&lesson) {
        Ordering::Less => "done",
        Ordering::Equal => "current",
        Ordering::Greater => "open",
    };
    rsx! {
        header { class: "bar tutorial-top",
            BackButton { label: t("app-back") }
            div { class: "tutorial-progress",
                h1 {
                    tabindex: "-1",
                    "data-testid": "tutorial-step",
                    "data-value": "{number}",
                    onmounted: move |event| async move {
                        // A screen that is gone again cannot take the focus, and that is all right.
                        let _ = event.set_focus(true).await;
                    },
                    span { aria_hidden: "true", {t!("tutorial-step", number = number as i64, count = Lesson::ALL.len() as i64)} }
                    span { class: "unseen", {t!("tutorial-step-spoken", number = number as i64, count = Lesson::ALL.len() as i64)} }
                }
                ol { "aria-hidden": "true",
                    for other in Lesson::ALL {
                        li { key: "{other.key()}", "data-state": state(other) }
                    }
                }
            }
            Button {
                variant: Variant::Quiet,
                test_id: "tutorial-skip",
                onclick: move |_| dispatch(Event::SkipTutorial),
                {t("tutorial-skip")}
            }
        }
    }
}

/// The message. Behind it, unseen, lies all that the lesson can say, which makes it as high as the longest.
#[component]
fn Message(said: String, remark: Remark, lesson: Lesson) -> Element {
    let kind = match remark {
        Remark::Task => "task",
        Remark::Wrong(_) => "wrong",
        Remark::Right => "right",
    };
    rsx! {
        div { class: "tutorial-words",
            for (number, said) in tutorial_words::messages(&texts(), lesson).into_iter().enumerate() {
                p { key: "{number}", class: "tutorial-room", aria_hidden: "true", {said} }
            }
            p {
                key: "said",
                class: "tutorial-message",
                role: "status",
                "data-kind": kind,
                "data-testid": "tutorial-message",
                {said}
            }
        }
    }
}

/// The points of both sides, and in the game whose turn it is. While a placement is shown, what was `before` it is read.
#[component]
fn Standing(view: TutorialView, before: Option<Before>) -> Element {
    let board = &view.board;
    let side = before
        .as_ref()
        .map_or(board.turn.side, |before| before.side);
    let moves = |color| view.has_turns() && !board.turn.over && side == color;
    let held = before
        .as_ref()
        .map(|before| (before.side, before.who.clone()));
    let points = |color| before.as_ref().map(|before| before.points[color]);
    rsx! {
        div { class: "tutorial-points",
            Side { color: Color::Black, panel: board.panels.black.clone(), before: points(Color::Black), moves: moves(Color::Black) }
            if view.has_turns() {
                Turn { turn: board.turn.clone(), before: held }
            }
            Side { color: Color::White, panel: board.panels.white.clone(), before: points(Color::White), moves: moves(Color::White) }
        }
    }
}

/// What a side has.
#[component]
pub(super) fn Side(
    color: Color,
    panel: PanelView,
    before: Option<Points>,
    /// Whether the side is shown to be the one to move.
    moves: bool,
) -> Element {
    let now = Points {
        on_board: panel.on_board,
        captured: panel.captured,
    };
    let shown = before.unwrap_or(now);
    let spoken = t!(
        "play-panel",
        name = who::name(&panel.who, color),
        color = color.to_string(),
        total = panel.total,
        board = panel.on_board,
        captured = panel.captured
    );
    rsx! {
        section { class: "points-side", "data-active": moves.then_some("true"), aria_label: spoken,
            Pebble { color }
            b { "data-testid": "score-{color}", "data-value": "{panel.total}", aria_hidden: "true", {texts().number(shown.total())} }
            small { "data-none": (shown.captured == 0).then_some("true"), aria_hidden: "true",
                {texts().number(shown.on_board)}
                " + "
                span { "data-testid": "captured-{color}", "data-value": "{panel.captured}", {texts().number(shown.captured)} }
            }
        }
    }
}

#[component]
fn Turn(turn: TurnView, before: Option<(Color, Who)>) -> Element {
    let words = if let Some((side, who)) = &before {
        match who {
            Who::Cpu => t!("play-thinking", who = who::name(who, *side)),
            Who::You | Who::Player(_) => who::turn(who, *side),
        }
    } else if turn.over {
        // The message says how it ended.
        String::new()
    } else if turn.thinking {
        t!("play-thinking", who = who::name(&turn.who, turn.side))
    } else {
        who::turn(&turn.who, turn.side)
    };
    rsx! {
        p {
            class: "points-turn",
            "data-testid": "turn",
            "data-side": turn.side.to_string(),
            "data-who": who::key(&turn.who),
            {words}
            if turn.thinking {
                span { class: "thinking", "data-testid": "thinking", aria_hidden: "true", i {} i {} i {} }
            }
        }
    }
}

#[component]
fn Buttons(can_go_back: bool, can_go_on: bool, watching: bool, lesson: Lesson) -> Element {
    let watch = if watching {
        t("tutorial-watch-stop")
    } else {
        t("tutorial-watch")
    };
    let (test_id, label, event) = match lesson.next() {
        Some(_) => ("tutorial-next", t("tutorial-next"), TutorialEvent::Next),
        None => ("tutorial-play", t("tutorial-play"), TutorialEvent::Play),
    };
    // After the last lesson there is nothing more to be shown, but more to be tried.
    let is_last = lesson.next().is_none();
    let is_finished = is_last && can_go_on;
    rsx! {
        div { class: "tutorial-buttons",
            Button {
                icon: Icon::Earlier,
                label: t("tutorial-back"),
                title: t("tutorial-back"),
                test_id: "tutorial-back",
                disabled: !can_go_back,
                onclick: move |_| tell(TutorialEvent::Previous),
            }
            if is_finished {
                Button {
                    icon: Icon::Puzzle,
                    test_id: "tutorial-puzzles",
                    onclick: move |_| {
                        dispatch(Event::Puzzle(PuzzleEvent::Open(PuzzleSource::First(0))));
                    },
                    {t("tab-puzzles")}
                }
            } else {
                Button {
                    icon: Icon::Again,
                    label: t("tutorial-again"),
                    title: t("tutorial-again"),
                    test_id: "tutorial-again",
                    onclick: move |_| tell(TutorialEvent::Again),
                }
                // Beside the long words of the last lesson there is room for the drawing alone.
                Button {
                    class: if is_last { "button" } else { "button tutorial-watch" },
                    icon: if watching { Icon::Close } else { Icon::Play },
                    test_id: "tutorial-watch",
                    "aria-pressed": watching,
                    onclick: move |_| tell(TutorialEvent::Watch(!watching)),
                    span { class: is_last.then_some("unseen"), {watch} }
                }
            }
            Button {
                key: "{test_id}",
                variant: Variant::Primary,
                test_id,
                disabled: !can_go_on,
                onclick: move |_| tell(event),
                {label}
            }
        }
    }
}
