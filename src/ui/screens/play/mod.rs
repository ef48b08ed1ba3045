//! The Play screen: a score panel a side, whose turn it is, the star board, and what the thumb needs.
//!
//! - this file: the screen
//! - `header`, `panel`, `turn`: above the board
//! - `praise`: beside it
//! - `practice`: below it, where there is a teacher
//! - `call`, `notices`, `result`, `earnings`, `help`: in front of it

mod call;
pub(super) mod earnings;
mod header;
mod help;
mod notices;
mod panel;
mod practice;
mod praise;
mod result;
pub(super) mod turn;

use dioxus::prelude::*;

use crate::ui::components::{Board, Button, Icon, Moving, Use, board_name};
use crate::ui::runtime::{dispatch, tell_board, use_view};
use crate::ui::screens::messages::send::SendGame;
use crate::ui::screens::placement::{moving, use_telling};
use crate::ui::texts::t;
use rsg_engine::Cell;
use rsg_game::app::{App, Event, Overlay, PlayEvent, PlayView};
use rsg_game::board::BoardEvent;
use rsg_game::session::{self, AnyHint, HintView, Who};

pub use call::CallDialog;
pub(in crate::ui::screens) use header::GameBar;
use header::Header;
pub use help::HelpSheet;
pub use notices::{HandOver, PassNotice};
use panel::{Counting, Panel};
use practice::{PracticeControls, TeacherLine};
use praise::PraiseNote;
pub(in crate::ui::screens) use result::ResultFrame;
pub use result::ResultSheet;
use turn::TurnLine;

pub(super) fn tell(event: PlayEvent) {
    dispatch(Event::Play(event));
}

#[component]
pub fn Play() -> Element {
    let view = use_view(App::play);
    let animation = use_view(|app| app.settings().animation);
    let rim = use_view(|app| app.settings().rim);
    let tapped = use_callback(|cell: Cell| tell_board(BoardEvent::Tap(cell.into())));
    let telling = use_telling();
    let hands_over = use_view(|app| {
        let overlay = app.overlay();
        matches!(
            overlay,
            Some(Overlay::Board(session::BoardOverlay::HandOver { .. }))
        )
    });
    let view = view.read();
    let Some(PlayView {
        game,
        hints,
        hint_button,
        exam,
        send,
        first,
    }) = &*view
    else {
        return rsx! { main { class: "screen", "data-screen": "play" } };
    };
    let board = &game.board;
    let step = board.step.number;
    let moving = moving(&board.step, animation(), telling);
    let motion = moving.as_ref().map(Moving::motion);
    let before = board.before.as_ref().filter(|_| moving.is_some());
    let side = before.map_or(board.turn.side, |before| before.side);
    let is_moving = moving.is_some();
    // As it was drawn: the placement that calls for it is no tap on it.
    let is_handed_over = hands_over();
    // Praise comes when the stone that earned it has been shown, and stays while the CPU's lands.
    let praises = before.is_none_or(|before| before.who == Who::Cpu);
    rsx! {
        main {
            class: "screen play",
            "data-screen": "play",
            "data-game": "star",
            "data-practice": game.practice.is_some().then_some("true"),
            "data-line": (*first || game.practice.is_some()).then_some("true"),
            // A tap beside the board ends what is being shown, as one on it does.
            onclick: move |_| {
                if is_moving {
                    telling.shown.call(step);
                } else if is_handed_over {
                    tell_board(BoardEvent::GoOn);
                }
            },
            Header {
                exam: *exam,
                level: game.level,
                series: before.map_or(game.series, |before| before.series),
                format: game.format,
                game_number: game.game_number,
                day: game.day,
                par: game.par,
                hinted: game.hinted,
                practice: game.practice.is_some(),
            }
            div { class: "panels",
                for color in [board.own, !board.own] {
                    Panel {
                        key: "{color}",
                        color,
                        panel: board.panels[color].clone(),
                        active: !board.turn.over && side == color,
                        before: before.map(|before| before.points[color]),
                        counting: motion.as_ref().map(|motion| Counting {
                            at: motion.count_at,
                            landings: if side == color { motion.landings.clone() } else { Vec::new() },
                        }),
                        step,
                    }
                }
            }
            TurnLine {
                turn: board.turn.clone(),
                before: before.map(|before| (before.side, before.who.clone())),
                hint: game.hint.clone(),
                blocked: board.blocked,
            }
            div { class: "board-place",
                PraiseNote { shows: praises }
                Board {
                    cells: board.cells.clone(),
                    label: board_name(),
                    purpose: Use::Play(tapped),
                    moving,
                    step,
                    hints: *hints,
                    rim: rim(),
                }
            }
            if let Some(practice) = &game.practice {
                TeacherLine { practice: practice.clone() }
            }
            if *first {
                div { class: "teacher",
                    p { class: "teacher-intro", "data-testid": "first-line", {t("messages-first")} }
                }
            }
            Controls {
                // At the end the result sheet has it.
                if let Some(send) = send.as_ref().filter(|_| !board.turn.over) {
                    SendGame { view: send.clone() }
                }
                if let Some(practice) = &game.practice {
                    PracticeControls {
                        can_take_back: practice.can_take_back,
                        can_go_forward: practice.can_go_forward,
                        over: board.turn.over,
                        hint: game.hint.clone(),
                    }
                } else {
                    if game.has_undo {
                        UndoButton { disabled: !game.can_undo }
                    }
                    if *hint_button {
                        HintButton { hint: game.hint.clone() }
                    }
                }
            }
        }
    }
}

/// What the thumb needs: only what can be of use in this match. To have the position read is one gesture away for those
/// who hear the screen or use a keyboard; for the others it is in the help.
#[component]
pub(super) fn Controls(children: Element) -> Element {
    rsx! {
        div { class: "controls",
            {children}
            Button {
                class: "button unseen-till-focus",
                icon: Icon::Sound,
                test_id: "read-board",
                onclick: move |_| tell(PlayEvent::ReadBoard),
                {t("play-read")}
            }
        }
    }
}

/// Takes the last placement back, once a game.
#[component]
pub(super) fn UndoButton(disabled: bool) -> Element {
    rsx! {
        Button {
            icon: Icon::Undo,
            test_id: "undo",
            disabled,
            onclick: move |_| tell_board(BoardEvent::Undo),
            {t("play-undo")}
        }
    }
}

/// Asks for a good placement, and takes it away again.
#[component]
pub(super) fn HintButton(hint: HintView) -> Element {
    let (state, play) = match hint {
        HintView::Never => return rsx! {},
        HintView::NotNow => ("not-now", None),
        HintView::Open => ("open", None),
        HintView::Sought => ("sought", None),
        HintView::Shown(AnyHint::Star(hint)) => ("shown", Some(hint.cell.name().to_owned())),
        HintView::Shown(AnyHint::Square(play)) => ("shown", Some(play.to_string())),
    };
    rsx! {
        Button {
            icon: Icon::Hint,
            test_id: "hint",
            "data-hint": state,
            "data-value": play,
            "aria-pressed": matches!(state, "sought" | "shown"),
            disabled: state == "not-now",
            onclick: move |_| tell_board(BoardEvent::Hint),
            {t("play-hint")}
        }
    }
}
