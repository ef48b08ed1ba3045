//! Saves that are due, and saves that failed and are tried again: after a pause that grows, and with the player's next
//! action.
//!
//! A full disk may have room again at any moment, without notice. What is lost by waiting is a finished game, if
//! the app ends before.

use crate::app::effect::{Effect, Trouble};

/// The first pause, in seconds; it doubles up to [`LONGEST_PAUSE`].
const FIRST_PAUSE: u32 = 2;

const LONGEST_PAUSE: u32 = 60;

/// The state of saving, and the troubles to show to the player.
#[derive(Debug, Clone, Default)]
pub struct Saving {
    /// True if there is a change that is saved in a moment and not at once.
    pub is_due: bool,
    /// The troubles that the player has not read yet, in the order in which they came.
    pub troubles: Vec<Trouble>,
    unsaved: Unsaved,
}

/// The parts that are not on the disk as they should be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Unsaved {
    profile: bool,
    games: bool,
    /// The number of tries since something failed.
    tries: u32,
    /// True if a timer runs that tries again.
    is_waiting: bool,
}

impl Unsaved {
    fn is_anything(self) -> bool {
        self.profile || self.games
    }

    fn pause(self) -> u32 {
        let doubled = FIRST_PAUSE.checked_shl(self.tries).unwrap_or(LONGEST_PAUSE);
        doubled.min(LONGEST_PAUSE)
    }
}

impl Saving {
    /// Shows the player a trouble, once. A write that failed is tried again, where that may change anything.
    pub fn report(&mut self, trouble: Trouble, outbox: &mut Vec<Effect>) {
        if !self.troubles.contains(&trouble) {
            self.troubles.push(trouble);
        }
        match trouble {
            Trouble::CannotSave => self.unsaved.profile = true,
            Trouble::CannotKeepGames => self.unsaved.games = true,
            _ => return,
        }
        if !self.unsaved.is_waiting {
            self.unsaved.is_waiting = true;
            let seconds = self.unsaved.pause();
            outbox.push(Effect::TryAgain { seconds });
        }
    }

    /// Notes a write that succeeded: its trouble is over.
    pub fn note_saved(&mut self, trouble: Trouble) {
        match trouble {
            Trouble::CannotSave => self.unsaved.profile = false,
            Trouble::CannotKeepGames => self.unsaved.games = false,
            _ => {}
        }
        if !self.unsaved.is_anything() {
            self.unsaved.tries = 0;
        }
        self.troubles.retain(|told| *told != trouble);
    }

    /// The player has read the first trouble.
    pub fn note_read(&mut self) {
        self.troubles.drain(..1.min(self.troubles.len()));
    }

    /// The pause is over. Returns true if there is something to be tried again.
    pub fn end_pause(&mut self) -> bool {
        self.unsaved.is_waiting = false;
        let tries_again = self.unsaved.is_anything();
        if tries_again {
            self.unsaved.tries = self.unsaved.tries.saturating_add(1);
        }
        tries_again
    }

    /// Returns true if the profile could not be written.
    pub fn lacks_profile(&self) -> bool {
        self.unsaved.profile
    }

    /// Asks once more for the kept games, if the last write of them failed and none is under way.
    pub fn save_games_again(&self, outbox: &mut Vec<Effect>) {
        let writes_games = |effect: &Effect| {
            matches!(
                effect,
                Effect::Keep(_)
                    | Effect::KeepNew(_)
                    | Effect::KeepBrought(_)
                    | Effect::Forget(_)
                    | Effect::SaveGames
            )
        };
        if self.unsaved.games && !outbox.iter().any(writes_games) {
            outbox.push(Effect::SaveGames);
        }
    }
}
