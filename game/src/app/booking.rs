//! From what a match asks for to what the app does about it: the books above all.

use super::{App, Effect};
use crate::progress::{Earned, LeftSeries, Opponent, SeriesEnd};
use crate::session::{self, Command, Finished, FinishedSeries, Haptic, Sound};

impl App {
    /// Carries out what a match asks for, or passes it on.
    pub(super) fn carry_out(&mut self, effects: Vec<session::Effect>) {
        for effect in effects {
            match effect {
                session::Effect::Save => self.save(),
                session::Effect::Book(finished) => self.book(&finished),
                session::Effect::BookSeries(series) => self.book_series(&series),
                session::Effect::Device(command) => self.command(command),
            }
        }
    }

    /// Passes a command on to the device, if the player wants to hear and feel it.
    fn command(&mut self, command: Command) {
        let settings = &self.profile.settings;
        let wanted = match command {
            Command::Sound(_) => settings.sound,
            Command::Haptic(_) => settings.haptics,
            _ => true,
        };
        if wanted {
            self.outbox.push(Effect::Device(command));
        }
    }

    /// Asks for the profile to be written, with the match as it stands.
    pub(super) fn save(&mut self) {
        self.profile.running = self
            .running
            .as_ref()
            .and_then(|running| running.current.snapshot());
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

    /// Puts a result into the books, once, and notes what it earned.
    fn book(&mut self, finished: &Finished) {
        for kept in finished.kept_games(self.today) {
            self.outbox.push(Effect::Keep(Box::new(kept)));
        }
        let Some(booked) = finished.record(self.today) else {
            return;
        };
        if !self.profile.book(booked.clone()) {
            return;
        }
        let earned = self.progress.fold(&booked);
        if is_worth_a_cheer(&earned) {
            self.command(Command::Sound(Sound::Earned));
            self.command(Command::Haptic(Haptic::Cheer));
        }
        if let Some(running) = &mut self.running {
            running.earned = Some((booked.id, earned));
        }
    }

    /// Puts a result into the books that should have been there before. Says whether it was missing.
    pub(super) fn book_late(&mut self, finished: &Finished) -> bool {
        let record = finished.record(self.today);
        let missing = record.filter(|late| self.profile.book(late.clone()));
        if let Some(late) = &missing {
            self.progress.fold(late);
        }
        missing.is_some()
    }

    /// A series follows from its games; only that it was left is not to be seen in them.
    fn book_series(&mut self, series: &FinishedSeries) {
        let Opponent::Exam { exam, attempt } = series.plan.opponent else {
            return;
        };
        if series.end == SeriesEnd::FailedByLeaving {
            let left = LeftSeries {
                attempt,
                exam,
                date: self.today,
            };
            if self.profile.leave_series(left) {
                self.progress.fold_left(&left);
            }
        }
    }
}

fn is_worth_a_cheer(earned: &Earned) -> bool {
    earned.day.is_some() || !earned.ranks.is_empty() || !earned.unlocked.is_empty()
}
