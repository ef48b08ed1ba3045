//! From what a match asks for to what the app does about it: the books above all.

use super::{App, Effect};
use crate::board::{Haptic, Sound};
use crate::progress::{Earned, MatchId};
use crate::session::{self, Command, Finished};

impl App {
    /// Carries out what a match asks for, or passes it on.
    pub(super) fn carry_out(&mut self, effects: Vec<session::DriverEffect>) {
        for effect in effects {
            match effect {
                session::DriverEffect::Save => self.save(),
                session::DriverEffect::Book(finished) => self.book(&finished),
                session::DriverEffect::BookSeries(series) => self.books.book_series(&series),
                session::DriverEffect::BookTable(finished) => self.book_table(&finished),
                session::DriverEffect::Tried(how) => self.note_try(how),
                session::DriverEffect::Device(command) => self.command(command),
            }
        }
    }

    /// Passes a command on to the device, if the player wants to hear and feel it.
    fn command(&mut self, command: Command) {
        let wanted = match command {
            Command::Sound(_) => self.settings().sound,
            Command::Haptic(_) => self.settings().haptics,
            _ => true,
        };
        if wanted {
            self.outbox.push(Effect::Device(command));
        }
    }

    /// Puts a result into the books, keeps its games, and notes what it earned.
    fn book(&mut self, finished: &Finished) {
        for kept in finished.kept_games(self.books.today) {
            self.outbox.push(Effect::Keep(Box::new(kept)));
        }
        let Some(earned) = self.books.book(finished) else {
            return;
        };
        if is_worth_a_cheer(&earned) {
            self.command(Command::Sound(Sound::Earned));
            self.command(Command::Haptic(Haptic::Cheer));
        }
        self.note_earned(finished.id, earned);
    }

    /// Notes what a result earned, for the result sheet and for the calendar.
    pub(super) fn note_earned(&mut self, result: MatchId, earned: Earned) {
        if let Some(cleared) = &earned.day {
            self.stamped = Some(cleared.day);
        }
        if let Some(running) = &mut self.running {
            running.earned = Some((result, earned));
        }
    }

    /// Asks for the profile to be written, with the games in hand as they stand.
    pub(super) fn save(&mut self) {
        self.keep_games_in_hand();
        self.number_waiting();
        self.save_is_due = false;
        self.outbox.push(Effect::Save);
    }

    /// Asks for the same in a moment: what is typed changes with every letter, and every save writes the whole profile.
    pub(super) fn save_soon(&mut self) {
        if !self.save_is_due {
            self.save_is_due = true;
            self.outbox.push(Effect::SaveSoon);
        }
    }

    /// Asks for it now, if it was to be done in a moment.
    pub(super) fn save_if_due(&mut self) {
        if self.save_is_due {
            self.save();
        }
    }
}

fn is_worth_a_cheer(earned: &Earned) -> bool {
    earned.day.is_some() || !earned.ranks.is_empty() || !earned.unlocked.is_empty()
}
