//! The parts of a screen that every board needs: the look that the player has chosen, and the placement that moves; and
//! the board of any game where nobody plays against anybody.

mod any_board;
mod moving;

use dioxus::prelude::*;

use crate::ui::components::BoardLook;
use crate::ui::runtime::use_view;
use rsg_game::progress::CaptureMarks;

pub(super) use any_board::AnyBoard;
pub(super) use moving::{MotionReports, moving, square_moving, tempo_within, use_motion_reports};

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
