//! The parts of a screen that every board needs: the look that the player has chosen, and the placement that moves; and
//! the board of any game where nobody plays against anybody.

mod any_board;
mod moving;
mod words_form;

use dioxus::prelude::*;
use rsg_classics::Terms;

use crate::ui::components::BoardLook;
use crate::ui::runtime::use_view;
use crate::ui::terms;
use rsg_game::progress::CaptureMarks;
use rsg_game::session::BoardView;

pub(super) use any_board::AnyBoard;
pub(super) use moving::{moving, tempo_within, use_motion_reports};
pub(super) use words_form::WordsForm;

/// The terms of a game on squares or points.
pub(super) fn terms_of(board: &BoardView) -> Option<Terms> {
    match board {
        BoardView::Squares(board) => Some(board.terms),
        BoardView::Star { .. } => None,
    }
}

/// The name of a game with its line of terms, where it stands alone: a line ends between two of the terms, and within
/// one only where that is longer than the line.
#[component]
pub(super) fn TermsLine(terms: Terms) -> Element {
    let line = terms::named(terms);
    rsx! {
        for part in line.split_inclusive(terms::BETWEEN) {
            span { key: "{part}", class: "terms-part", {part.trim_end()} }
            " "
        }
    }
}

/// The look that the player has chosen.
pub(super) fn use_board_look() -> Memo<BoardLook> {
    use_view(|app| {
        let settings = app.settings();
        BoardLook {
            animation: settings.animation,
            playable_marks: settings.playable_marks,
            // The Play screen knows which games are a player's first ones.
            captures: settings.captures == CaptureMarks::Always,
            rim: settings.rim,
            atari: settings.atari,
        }
    })
}
