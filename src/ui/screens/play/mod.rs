//! The Play screen: a score panel a side, whose turn it is, the star board, and what the thumb needs.
//!
//! - this file: the screen and what shows a placement moving
//! - `panel`: the score panels
//! - `call`, `notices`, `result`, `help`: what lies over the board

mod call;
mod help;
mod notices;
mod panel;
mod praise;
mod result;

use std::time::Duration;

use dioxus::prelude::*;
use rsg_engine::{ByColor, Color};

use crate::ui::components::board::{Board, Motion, Use, board_name};
use crate::ui::components::frame::BackButton;
use crate::ui::components::picture::IconView;
use crate::ui::drawings::Icon;
use crate::ui::root::tempo;
use crate::ui::runtime::{dispatch, tell_board, use_view};
use crate::ui::speech::hint_words;
use crate::ui::texts::{t, use_texts};
use crate::ui::who;
use rsg_game::app::{App, Event, HelpTopic, PlayEvent, PlayView};
use rsg_game::session::{Event as BoardEvent, Format, HintView, View};

pub use call::CallDialog;
pub use help::HelpSheet;
pub use notices::{HandOver, PassNotice};
use panel::Panel;
use praise::PraiseNote;
pub use result::ResultSheet;

/// Time for a page in a browser to have drawn what it was sent, in milliseconds.
const TRANSPORT: u64 = 40;

/// The Play screen.
#[component]
pub fn Play() -> Element {
    let view = use_view(App::play);
    let settings = use_view(|app| app.settings().clone());
    use_animated();
    let Some(PlayView {
        board,
        hints,
        hint_button,
        exam,
        ..
    }) = view.read().clone()
    else {
        return rsx! { main { class: "screen", "data-screen": "play" } };
    };
    let still = tempo(settings.read().animation) == 0.0;
    let turn = board
        .step
        .turn
        .clone()
        .filter(|_| board.step.showing && !still);
    let before = turn.as_ref().map(|turn| totals_before(&board, turn));
    let count_at = turn
        .as_ref()
        .map_or(0, |turn| Motion::of(&turn.effect).count_at);
    let step = board.step.number;
    rsx! {
        main { class: "screen play", "data-screen": "play",
            Header { board: board.clone(), exam }
            div { class: "panels",
                for color in Color::ALL {
                    Panel {
                        key: "{color}",
                        color,
                        panel: board.panels[color].clone(),
                        before: before.map(|before| before[color]),
                        count_at,
                        step,
                    }
                }
            }
            TurnLine { board: board.clone() }
            div { class: "board-place",
                PraiseNote {}
                Board {
                    cells: board.cells.clone(),
                    label: board_name(),
                    purpose: Use::Play(EventHandler::new(|cell| tell_board(BoardEvent::Tap(cell)))),
                    turn,
                    step,
                    hints,
                    rim: settings.read().rim,
                }
            }
            Controls { can_undo: board.can_undo, hint: hint_button.then_some(board.hint) }
        }
    }
}

/// Totals as they were before a placement, to count up from.
fn totals_before(board: &View, turn: &rsg_engine::Turn) -> ByColor<u8> {
    let effect = &turn.effect;
    ByColor::new_with(|color| {
        let taken = if color == turn.by {
            effect.capture_count()
        } else {
            0
        };
        let on_board = effect.before.stones(color).len() as u8;
        on_board + board.panels[color].captured - taken
    })
}

/// Tells the app when a placement has been shown, on whichever screen.
pub fn use_animated() {
    let shown = use_view(|app| {
        let step = app.board_step()?;
        let turn = step.turn.as_ref().filter(|_| step.showing)?;
        let tempo = tempo(app.settings().animation);
        Some((step.number, Motion::of(&turn.effect).millis(tempo)))
    });
    use_effect(move || {
        let Some((step, millis)) = shown() else {
            return;
        };
        spawn(async move {
            if 0 < millis {
                tokio::time::sleep(Duration::from_millis(millis + TRANSPORT)).await;
            }
            tell_board(BoardEvent::Animated { step });
        });
    });
}

/// The way back, against whom and for what, and the way out.
#[component]
fn Header(board: View, exam: bool) -> Element {
    let level = board.level.map(crate::ui::words::level);
    let series = board.series;
    let on = use_callback(dispatch);
    rsx! {
        header { class: "bar play-bar",
            BackButton { label: if exam { t("play-leave-series") } else { t("play-pause") }, on }
            div { class: "play-facts",
                if let Some(level) = level {
                    span { class: "chip", "data-testid": "level", {level} }
                }
                if let Some(series) = series {
                    span {
                        class: "chip",
                        "data-kind": "amethyst",
                        "data-testid": "series-score",
                        "data-value": "{series.score.won}-{series.score.lost}",
                        {crate::t!("play-series", won = series.score.won, lost = series.score.lost, target = series.target)}
                    }
                } else if board.format == Format::Reverse {
                    span { class: "chip", "data-kind": "amethyst", "data-testid": "series-score",
                        {crate::t!("play-reverse-game", number = board.game_number)}
                    }
                }
                if let Some(day) = board.day {
                    span { class: "chip", "data-kind": "gold",
                        {use_texts().read().day_and_month(day.date())}
                    }
                }
                if board.hinted {
                    span { class: "chip", "data-testid": "hinted", {t("play-hinted")} }
                }
            }
            button {
                class: "button",
                r#type: "button",
                "data-kind": "icon",
                "data-testid": "help",
                "aria-label": t("play-help"),
                onclick: move |_| dispatch(Event::Play(PlayEvent::Help(HelpTopic::Rules))),
                IconView { icon: Icon::Help }
            }
            button {
                class: "button",
                r#type: "button",
                "data-kind": "icon",
                "data-testid": "quit",
                "aria-label": t("play-quit"),
                onclick: move |_| dispatch(Event::Play(PlayEvent::Quit)),
                IconView { icon: Icon::Quit }
            }
        }
    }
}

/// Whose turn it is, or why a cell cannot be played.
#[component]
fn TurnLine(board: View) -> Element {
    let turn = &board.turn;
    let words = if turn.over {
        t("play-over")
    } else if turn.thinking {
        crate::t!("play-thinking", who = who::name(&turn.who, turn.side))
    } else {
        match board.hint {
            HintView::Sought => t("play-hint-sought"),
            HintView::Shown(hint) => hint_words(&use_texts().read(), hint),
            HintView::Never | HintView::NotNow | HintView::Open => who::turn(&turn.who, turn.side),
        }
    };
    rsx! {
        div { class: "turn-line",
            p {
                class: "turn",
                "data-testid": "turn",
                "data-side": turn.side.to_string(),
                "data-who": who::key(&turn.who),
                span { class: "pebble", "data-color": turn.side.to_string(), aria_hidden: "true" }
                span { {words} }
                if turn.thinking {
                    span { class: "thinking", "data-testid": "thinking", aria_hidden: "true",
                        i {} i {} i {}
                    }
                }
            }
            if let Some(cell) = board.blocked {
                div { class: "blocked-note", role: "note", "data-testid": "blocked-note",
                    p { {crate::t!("play-blocked", cell = cell.name())} }
                    button {
                        class: "button",
                        r#type: "button",
                        "data-testid": "ko-help",
                        onclick: move |_| dispatch(Event::Play(PlayEvent::Help(HelpTopic::Ko))),
                        {t("play-blocked-why")}
                    }
                }
            }
        }
    }
}

/// What the thumb needs.
#[component]
fn Controls(can_undo: bool, hint: Option<HintView>) -> Element {
    rsx! {
        div { class: "controls",
            button {
                class: "button",
                r#type: "button",
                "data-testid": "undo",
                disabled: !can_undo,
                onclick: move |_| tell_board(BoardEvent::Undo),
                IconView { icon: Icon::Undo }
                {t("play-undo")}
            }
            if let Some(hint) = hint {
                HintButton { hint }
            }
            button {
                class: "button",
                r#type: "button",
                "data-testid": "read-board",
                onclick: move |_| dispatch(Event::Play(PlayEvent::ReadBoard)),
                IconView { icon: Icon::Sound }
                {t("play-read")}
            }
        }
    }
}

/// Asks for a good placement, and takes it away again.
#[component]
fn HintButton(hint: HintView) -> Element {
    let (state, cell) = match hint {
        HintView::Never | HintView::NotNow => ("not-now", None),
        HintView::Open => ("open", None),
        HintView::Sought => ("sought", None),
        HintView::Shown(hint) => ("shown", Some(hint.cell.name())),
    };
    rsx! {
        button {
            class: "button",
            r#type: "button",
            "data-testid": "hint",
            "data-hint": state,
            "data-value": cell,
            "aria-pressed": matches!(state, "sought" | "shown"),
            disabled: state == "not-now",
            onclick: move |_| tell_board(BoardEvent::Hint),
            IconView { icon: Icon::Hint }
            {t("play-hint")}
        }
    }
}
