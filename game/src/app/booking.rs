//! From what a match asks for to what the app does about it: the books above all.

use super::{App, Effect};
use crate::progress::{
    Earned, Ending, FinishedMatch, GameKey, GameScore, KeptGame, LeftSeries, Outcome, Played,
    SideScore, Versus,
};
use crate::session::{
    self, Command, Decided, Finished, FinishedGame, FinishedSeries, Format, GameEnd, Haptic,
    Matchup, Player, SeriesEnd, Sound,
};
use chrono::NaiveDate;

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
        let Some(booked) = for_the_books(finished, self.today) else {
            return;
        };
        for kept in for_keeping(finished, &booked) {
            self.outbox.push(Effect::Keep(Box::new(kept)));
        }
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
        let missing =
            for_the_books(finished, self.today).filter(|late| self.profile.book(late.clone()));
        if let Some(late) = &missing {
            self.progress.fold(late);
        }
        missing.is_some()
    }

    /// A series follows from its games; only that it was left is not to be seen in them.
    fn book_series(&mut self, series: &FinishedSeries) {
        let Matchup::Exam { exam, attempt, .. } = series.plan.matchup else {
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

/// A result as it is written down; practice is not.
fn for_the_books(finished: &Finished, today: NaiveDate) -> Option<FinishedMatch> {
    let plan = &finished.plan;
    let score = |game: &FinishedGame| {
        let side = |color| SideScore {
            total: game.score[color],
            captured: game.captures[color],
        };
        GameScore {
            own: side(game.one),
            other: side(!game.one),
        }
    };
    let first = finished.games.first();
    let played = match plan.format() {
        Format::Single => Played::Single(first.map(score).unwrap_or_default()),
        Format::Reverse => Played::Reverse(
            first.map(score).unwrap_or_default(),
            finished.games.get(1).map(score),
        ),
    };
    Some(FinishedMatch {
        id: finished.id,
        finished: today,
        versus: versus(finished)?,
        color: first.map_or(plan.first, |game| game.one),
        played,
        outcome: outcome(finished.winner),
        ending: match finished.decided {
            Decided::ByLeaving => Ending::GivenUp,
            Decided::ByScore | Decided::ByCaptures | Decided::Level => Ending::Played,
        },
    })
}

fn versus(finished: &Finished) -> Option<Versus> {
    Some(match &finished.plan.matchup {
        Matchup::Practice { .. } => return None,
        Matchup::Cpu { level, day, .. } => Versus::Cpu {
            level: *level,
            day: *day,
            help: finished.help,
        },
        Matchup::Exam { exam, attempt, .. } => Versus::Exam {
            exam: *exam,
            attempt: *attempt,
        },
        Matchup::People { names, .. } => Versus::Person {
            names: [names.one.clone(), names.two.clone()],
        },
    })
}

fn outcome(winner: Option<Player>) -> Outcome {
    match winner {
        Some(Player::One) => Outcome::Won,
        Some(Player::Two) => Outcome::Lost,
        None => Outcome::Drawn,
    }
}

/// The last game of a result as it is kept, if it is.
pub(super) fn last_kept(finished: &Finished, ended: NaiveDate) -> Option<KeptGame> {
    let booked = for_the_books(finished, ended)?;
    for_keeping(finished, &booked).last()
}

/// The games of a result, for looking at again. A game without a placement is not worth it.
fn for_keeping<'a>(
    finished: &'a Finished,
    booked: &'a FinishedMatch,
) -> impl Iterator<Item = KeptGame> + 'a {
    (1..)
        .zip(&finished.games)
        .filter(|(_, game)| !game.moves.is_empty())
        .map(|(number, game)| KeptGame {
            key: GameKey {
                id: finished.id,
                number,
            },
            finished: booked.finished,
            versus: booked.versus.clone(),
            own: game.one,
            outcome: outcome(game.winner),
            ending: match game.end {
                GameEnd::Played(_) => Ending::Played,
                GameEnd::Left(_) => Ending::GivenUp,
            },
            moves: game.moves.clone(),
            favourite: false,
            analysis: Vec::new(),
        })
}
