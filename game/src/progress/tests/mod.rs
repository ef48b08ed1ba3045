//! Tables over every rank and exam, dates, and what a match earns.

#![allow(clippy::unwrap_used)]

mod advice;
mod calendar;
mod kept;
mod ladder;
mod records;
mod reminder;
mod series;
mod settings;
mod today;
mod week;

use super::*;
use chrono::NaiveDate;
use rsg_engine::Color;

/// A date, written short.
fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// A calendar day, written short.
fn day(text: &str) -> CalendarDay {
    CalendarDay::parse(text).unwrap()
}

/// A player whose matches are booked and folded together, as the app does it.
#[derive(Clone, Default)]
struct Career {
    profile: Profile,
    progress: Progress,
    today: Option<NaiveDate>,
    /// The help taken in the matches.
    help: Help,
}

impl Career {
    fn play(&mut self, opponent: Opponent, outcome: Outcome) -> Earned {
        self.finish(opponent, outcome, Ending::Played)
    }

    fn finish(&mut self, opponent: Opponent, outcome: Outcome, ending: Ending) -> Earned {
        let finished = MatchRecord {
            date: self.today.unwrap_or(date("2026-11-21")),
            help: self.help,
            outcome,
            ending,
            ..won(self.profile.next_match_id(), opponent)
        };
        assert!(self.profile.book(finished.clone()));
        let earned = self.progress.fold(&finished);
        assert_eq!(
            self.progress,
            Progress::of(&self.profile),
            "step by step and at once agree"
        );
        let mut again = Progress::before(&self.profile, finished.id);
        assert_eq!(
            earned,
            again.fold(&finished),
            "what it earned can be asked again"
        );
        earned
    }

    fn win(&mut self, level: CpuLevel) -> Earned {
        self.play(at(level), Outcome::Won)
    }

    fn exam(&mut self, exam: Exam, attempt: AttemptId, outcome: Outcome) -> SeriesNews {
        self.play(Opponent::Exam { exam, attempt }, outcome)
            .series
            .unwrap()
    }
}

/// A single game that was won.
fn won(id: MatchId, opponent: Opponent) -> MatchRecord {
    MatchRecord {
        id,
        date: date("2026-11-21"),
        opponent,
        color: Color::White,
        help: Help::default(),
        played: Some(Played::Single(ByPlayer::default())),
        rules: Rules::Star,
        outcome: Outcome::Won,
        ending: Ending::Played,
        message: None,
    }
}

fn at(level: CpuLevel) -> Opponent {
    Opponent::Cpu { level, day: None }
}

fn on(day: CalendarDay) -> Opponent {
    Opponent::Cpu {
        level: CpuLevel::One,
        day: Some(day),
    }
}
