//! Saves that failed and are tried again: after a pause that grows, and with the player's next action.
//!
//! A full disk may have room again at any moment, and nobody says so. What is lost by waiting is a finished game, if the
//! app ends before.

use super::{App, Effect, Trouble};

/// The first pause, in seconds; it doubles up to [`LONGEST_PAUSE`].
const FIRST_PAUSE: u32 = 2;

const LONGEST_PAUSE: u32 = 60;

/// What is not on the disk as it should be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Unsaved {
    profile: bool,
    games: bool,
    /// How often it was tried again since something failed.
    tries: u32,
    /// Whether a timer runs that tries again.
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

impl App {
    /// Something could not be written. Where that may change, it is tried again.
    pub(super) fn note_unsaved(&mut self, trouble: Trouble) {
        match trouble {
            Trouble::CannotSave => self.unsaved.profile = true,
            Trouble::CannotKeepGames => self.unsaved.games = true,
            _ => return,
        }
        if !self.unsaved.is_waiting {
            self.unsaved.is_waiting = true;
            let seconds = self.unsaved.pause();
            self.outbox.push(Effect::TryAgain { seconds });
        }
    }

    /// This is written now, so there is nothing more to be told of it.
    pub(super) fn note_saved(&mut self, trouble: Trouble) {
        match trouble {
            Trouble::CannotSave => self.unsaved.profile = false,
            Trouble::CannotKeepGames => self.unsaved.games = false,
            _ => {}
        }
        if !self.unsaved.is_anything() {
            self.unsaved.tries = 0;
        }
        self.has_passed(trouble);
    }

    /// The pause is over.
    pub(super) fn try_again(&mut self) {
        self.unsaved.is_waiting = false;
        if self.unsaved.is_anything() {
            self.unsaved.tries = self.unsaved.tries.saturating_add(1);
            self.save_again();
        }
    }

    /// Asks once more for what could not be written, unless that was just asked for.
    pub(super) fn save_again(&mut self) {
        if self.unsaved.profile && !self.outbox.contains(&Effect::Save) {
            self.save();
        }
        let writes_games = |effect: &Effect| {
            matches!(
                effect,
                Effect::Keep(_) | Effect::Forget(_) | Effect::ReplaceGames(_) | Effect::SaveGames
            )
        };
        if self.unsaved.games && !self.outbox.iter().any(writes_games) {
            self.outbox.push(Effect::SaveGames);
        }
    }
}
