//! How a board looks. Both boards take the settings as one property, so that a new one is a field here and reaches the
//! Play screen, Review and a puzzle at once. A [`Cover`] is drawn by the board that it is on.

use dioxus::prelude::Element;

use crate::ui::words::Naming;
use rsg_game::progress::{AnimationSpeed, RimNames};

#[derive(Clone, Copy, PartialEq)]
pub struct BoardLook {
    pub animation: AnimationSpeed,
    pub playable_marks: bool,
    /// On the star: captures are marked before they are made, where placements are.
    pub captures: bool,
    pub rim: RimNames,
    /// Groups with one liberty are marked.
    pub atari: bool,
}

impl BoardLook {
    /// The way in which the screen's words speak of a cell.
    #[must_use]
    pub fn naming(self) -> Naming {
        match self.rim {
            RimNames::Off => Naming::Here,
            RimNames::FourHours | RimNames::All => Naming::Names,
        }
    }
}

/// The look of a picture, and but for the speed of a lesson's board: it is as its words describe it.
impl Default for BoardLook {
    fn default() -> BoardLook {
        BoardLook {
            animation: AnimationSpeed::Off,
            playable_marks: true,
            captures: false,
            rim: RimNames::Off,
            atari: false,
        }
    }
}

/// A position by which a game is known, whichever board it is on.
pub trait Cover {
    /// Draws it, with these words for a screen reader.
    fn draw(&self, label: String) -> Element;
}
