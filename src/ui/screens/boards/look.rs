//! The settings that say how a board looks: on the Play screen, in Review, in a puzzle.
//!
//! A setting that a board draws is a field here; the boards in `ui::components::board` take it as a property. A lesson
//! takes the speed alone.

use dioxus::prelude::*;

use crate::ui::runtime::use_view;
use rsg_game::progress::{AnimationSpeed, RimNames};

#[derive(Clone, Copy, PartialEq)]
pub(in crate::ui::screens) struct BoardLook {
    pub(in crate::ui::screens) animation: AnimationSpeed,
    pub(in crate::ui::screens) playable_marks: bool,
    pub(in crate::ui::screens) rim: RimNames,
    /// Groups with one liberty are marked.
    pub(in crate::ui::screens) atari: bool,
}

impl BoardLook {
    /// The look of a lesson's board, which is as its words describe it.
    pub(in crate::ui::screens) fn of_lesson(animation: AnimationSpeed) -> BoardLook {
        BoardLook {
            animation,
            playable_marks: true,
            rim: RimNames::Off,
            atari: false,
        }
    }

    /// Returns true if cells have names at the rim, and so in the words of the screen too.
    pub(in crate::ui::screens) fn has_names(self) -> bool {
        self.rim != RimNames::Off
    }
}

/// The look that the player has chosen.
pub(in crate::ui::screens) fn use_board_look() -> Memo<BoardLook> {
    use_view(|app| {
        let settings = app.settings();
        BoardLook {
            animation: settings.animation,
            playable_marks: settings.playable_marks,
            rim: settings.rim,
            atari: settings.atari,
        }
    })
}
