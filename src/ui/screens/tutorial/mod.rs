//! The tutorial: short lessons on the app's own board. What happens is decided in
//! [`session::Tutorial`](rsg_game::session::Tutorial).
//!
//! From top to bottom: the bar, the one message, the points, the board, the buttons. The message has room for the
//! longest of the game's lessons, and the buttons stand at the foot of the screen, so that nothing moves when it
//! changes.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use dioxus::prelude::*;
use rsg_engine::Color;
use rsg_game::play::Play;

use crate::ui::components::{BoardLook, Button, Icon, Pebble, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::boards::AnyBoard;
use crate::ui::screens::frame::BackButton;
use crate::ui::screens::play::{Beside, spoken};
use crate::ui::texts::{t, texts};
use crate::ui::words::{numbers, tutorial_words, who};
use rsg_game::app::screens::TutorialScreen;
use rsg_game::app::{App, Event, PuzzleEvent, PuzzleSource};
use rsg_game::games::SideScore;
use rsg_game::progress::{GameKind, Lesson};
use rsg_game::session::{BoardView, PanelView, Remark, SidesView, SquaresView, TutorialEvent};

/// The Tutorial screen.
#[component]
pub fn Tutorial() -> Element {
    let view = use_view(App::shown::<TutorialScreen>);
    let animation = use_view(|app| app.settings().animation);
    let view = view.read();
    let Some(view) = &*view else {
        return rsx! { main { class: "screen", "data-screen": "tutorial" } };
    };
    let lesson = view.lesson;
    rsx! {
        main {
            class: "screen tutorial",
            "data-screen": "tutorial",
            "data-lesson": lesson.key(),
            "data-game": lesson.game().key(),
            "aria-label": t("tutorial-title"),
            TutorialBar { lesson }
            div { class: "tutorial-page",
                Message { said: tutorial_words::message(&texts(), view), remark: view.remark, game: lesson.game() }
                div { class: "tutorial-points",
                    if view.has_scores() {
                        Standing { sides: view.sides.clone() }
                    }
                }
                div { class: "tutorial-board",
                    AnyBoard {
                        board: view.board.clone(),
                        step: view.sides.step.clone(),
                        look: BoardLook { animation: animation(), ..BoardLook::default() },
                        takes_taps: true,
                        marks_points: true,
                    }
                }
                // Its room is there in every lesson of a game that has turns beside the board.
                if let BoardView::Squares(SquaresView { beside, .. }) = &view.board && lesson.game() == GameKind::Go {
                    div { class: "tutorial-beside controls",
                        if let [turn] = &beside[..] {
                            Beside { turns: beside.clone(), has_button: turn.play == Play::Button }
                        }
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
    let (number, lessons) = (lesson.number(), Lesson::of(lesson.game()));
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
                    span {
                        aria_hidden: "true",
                        {t!("tutorial-step", number = number as i64, count = lessons.len() as i64)}
                    }
                    span {
                        class: "unseen",
                        {t!("tutorial-step-spoken", number = number as i64, count = lessons.len() as i64)}
                    }
                }
                ol { "aria-hidden": "true",
                    for other in lessons.iter().copied() {
                        li { key: "{other.key()}", "data-state": state(other) }
                    }
                }
            }
            // Nobody is asked to learn the other games, so their lessons are left by the way back alone. In the
            // last one there is nothing left to skip, and the place stays, so that the steps do not move.
            if lesson.game() == GameKind::Star {
                if lesson.next().is_some() {
                    Button {
                        variant: Variant::Quiet,
                        class: "button tutorial-skip",
                        test_id: "tutorial-skip",
                        onclick: move |_| dispatch(Event::SkipTutorial),
                        {t("tutorial-skip")}
                    }
                } else {
                    span {
                        class: "button tutorial-skip",
                        "aria-hidden": "true",
                        "data-kind": "quiet",
                        {t("tutorial-skip")}
                    }
                }
            }
        }
    }
}

/// The message, in a place that is as high as the longest one of the game's lessons.
#[component]
fn Message(said: String, remark: Remark, game: GameKind) -> Element {
    let kind = match remark {
        Remark::Task => "task",
        Remark::Wrong(_) => "wrong",
        Remark::Right => "right",
    };
    rsx! {
        div { class: "roomy tutorial-words",
            MessageRoom { game }
            p {
                class: "tutorial-message",
                role: "status",
                "data-kind": kind,
                "data-testid": "tutorial-message",
                {said}
            }
        }
    }
}

/// All that the lessons of a game can say, unseen.
#[component]
fn MessageRoom(game: GameKind) -> Element {
    let lessons = Lesson::of(game).iter();
    let all = lessons.flat_map(|lesson| tutorial_words::messages(&texts(), *lesson));
    let different: BTreeSet<String> = all.collect();
    rsx! {
        for said in different {
            p { key: "{said}", class: "room", aria_hidden: "true", {said.clone()} }
        }
    }
}

/// The points of both sides. While a placement is shown, what was before it is read.
#[component]
fn Standing(sides: SidesView) -> Element {
    let SidesView { panels, before, .. } = sides;
    let scores = |color| before.as_ref().map(|before| before.scores[color]);
    rsx! {
        Side { color: Color::Black, panel: panels.black, before: scores(Color::Black), moves: false }
        Side { color: Color::White, panel: panels.white, before: scores(Color::White), moves: false }
    }
}

/// The points of a side.
#[component]
pub(super) fn Side(
    color: Color,
    panel: PanelView,
    before: Option<SideScore>,
    /// The side is shown to be the one to move.
    moves: bool,
) -> Element {
    let score = panel.score;
    let shown = before.unwrap_or(score);
    let (on_board, captured) = shown.captures().unwrap_or_default();
    let (_, captured_now) = score.captures().unwrap_or_default();
    let name = who::name(&panel.who, color);
    rsx! {
        section { class: "points-side", "data-active": moves.then_some("true"), aria_label: spoken(&name, color, score),
            Pebble { color }
            b { "data-testid": "score-{color}", "data-value": "{score.total}", aria_hidden: "true",
                {numbers::points(&texts(), shown.total)}
            }
            small { "data-none": (captured == 0).then_some("true"), aria_hidden: "true",
                {texts().number(on_board)}
                " + "
                span { "data-testid": "captured-{color}", "data-value": "{captured_now}", {texts().number(captured)} }
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
    let leads_to_puzzles = lesson == Lesson::End && can_go_on;
    rsx! {
        div { class: "tutorial-buttons",
            Button {
                icon: Icon::Earlier,
                label: t("tutorial-back"),
                test_id: "tutorial-back",
                disabled: !can_go_back,
                onclick: move |_| dispatch(TutorialEvent::Previous),
            }
            if leads_to_puzzles {
                Button {
                    icon: Icon::Puzzle,
                    test_id: "tutorial-puzzles",
                    onclick: move |_| {
                        dispatch(PuzzleEvent::Open(PuzzleSource::First(0)));
                    },
                    {t("tab-puzzles")}
                }
            } else {
                Button {
                    icon: Icon::Again,
                    label: t("tutorial-again"),
                    test_id: "tutorial-again",
                    onclick: move |_| dispatch(TutorialEvent::Again),
                }
                // Beside the long words of the last lesson there is room for the drawing alone.
                Button {
                    class: if is_last { "button" } else { "button tutorial-watch" },
                    icon: if watching { Icon::Close } else { Icon::Play },
                    test_id: "tutorial-watch",
                    "aria-pressed": watching,
                    onclick: move |_| dispatch(TutorialEvent::Watch(!watching)),
                    span { class: is_last.then_some("unseen"), {watch} }
                }
            }
            Button {
                key: "{test_id}",
                variant: Variant::Primary,
                test_id,
                disabled: !can_go_on,
                onclick: move |_| dispatch(event),
                {label}
            }
        }
    }
}
