//! How a board looks. Both boards take the settings as one property, so that a new one is a field here and reaches the
//! Play screen, Review and a puzzle at once. An [`Illustration`] is drawn by the board that it is on.

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

/// A position that is shown to tell of a game, whichever board it is on. Its key tells it from the others of its game.
pub trait Illustration {
    /// The last part of the key of its caption.
    fn key(&self) -> &'static str;

    /// The last part of the key of the words about its ring and its outlines; none if its caption says enough.
    fn legend(&self) -> Option<&'static str>;

    /// Draws it, with these words for a screen reader.
    fn draw(&self, label: String) -> Element;
}

impl PartialEq for dyn Illustration {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}
