//! The Play screen: a score panel a side, whose turn it is, the star board, and what the thumb needs.
//!
//! - this file: the screen
//! - `header`, `panel`, `turn`: above the board
//! - `praise`: beside it
//! - `call`, `notices`, `result`, `earnings`, `help`: in front of it

mod call;
pub(super) mod earnings;
mod header;
mod help;
mod notices;
mod panel;
mod praise;
mod result;
mod turn;

use dioxus::prelude::*;
use rsg_engine::{ByColor, Color};

use crate::ui::components::{Board, Button, Icon, Motion, Use, board_name};
use crate::ui::runtime::{dispatch, tell_board, use_view};
use crate::ui::screens::placement::{moving, use_animated};
use crate::ui::texts::t;
use rsg_game::app::{App, Event, PlayEvent, PlayView};
use rsg_game::session::{Event as BoardEvent, HintView, View};

pub use call::CallDialog;
use header::Header;
pub use help::HelpSheet;
pub use notices::{HandOver, PassNotice};
use panel::Panel;
use praise::PraiseNote;
pub use result::ResultSheet;
use turn::TurnLine;

fn tell(event: PlayEvent) {
    dispatch(Event::Play(event));
}

#[component]
pub fn Play() -> Element {
    let view = use_view(App::play);
    let animation = use_view(|app| app.settings().animation);
    let rim = use_view(|app| app.settings().rim);
    let tapped = use_callback(|cell| tell_board(BoardEvent::Tap(cell)));
    use_animated();
    let view = view.read();
    let Some(PlayView {
        board,
        hints,
        hint_button,
        exam,
    }) = &*view
    else {
        return rsx! { main { class: "screen", "data-screen": "play" } };
    };
    let turn = moving(&board.step, animation());
    let before = turn.as_ref().map(|turn| totals_before(board, turn));
    let count_at = turn
        .as_ref()
        .map_or(0, |turn| Motion::of(&turn.effect).count_at);
    rsx! {
        main { class: "screen play", "data-screen": "play",
            Header {
                exam: *exam,
                level: board.level,
                series: board.series,
                format: board.format,
                game_number: board.game_number,
                day: board.day,
                hinted: board.hinted,
            }
            div { class: "panels",
                for color in Color::ALL {
                    Panel {
                        key: "{color}",
                        color,
                        panel: board.panels[color].clone(),
                        before: before.map(|before| before[color]),
                        count_at,
                        step: board.step.number,
                    }
                }
            }
            TurnLine { turn: board.turn.clone(), hint: board.hint, blocked: board.blocked }
            div { class: "board-place",
                PraiseNote {}
                Board {
                    cells: board.cells.clone(),
                    label: board_name(),
                    purpose: Use::Play(tapped),
                    turn,
                    step: board.step.number,
                    hints: *hints,
                    rim: rim(),
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

/// What the thumb needs.
#[component]
fn Controls(can_undo: bool, hint: Option<HintView>) -> Element {
    rsx! {
        div { class: "controls",
            Button {
                icon: Icon::Undo,
                test_id: "undo",
                disabled: !can_undo,
                onclick: move |_| tell_board(BoardEvent::Undo),
                {t("play-undo")}
            }
            if let Some(hint) = hint {
                HintButton { hint }
            }
            Button {
                icon: Icon::Sound,
                test_id: "read-board",
                onclick: move |_| tell(PlayEvent::ReadBoard),
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
        Button {
            icon: Icon::Hint,
            test_id: "hint",
            "data-hint": state,
            "data-value": cell,
            "aria-pressed": matches!(state, "sought" | "shown"),
            disabled: state == "not-now",
            onclick: move |_| tell_board(BoardEvent::Hint),
            {t("play-hint")}
        }
    }
}
