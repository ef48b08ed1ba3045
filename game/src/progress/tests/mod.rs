//! Tables over every rank and exam, dates, and what a match earns.

#![allow(clippy::unwrap_used)]

mod calendar;
mod kept;
mod ladder;
mod records;
mod series;
mod settings;

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
#[derive(Default)]
struct Player {
    profile: Profile,
    progress: Progress,
    today: Option<NaiveDate>,
}

impl Player {
    fn play(&mut self, versus: Versus, outcome: Outcome) -> Earned {
        self.finish(versus, outcome, Ending::Played)
    }

    fn finish(&mut self, versus: Versus, outcome: Outcome, ending: Ending) -> Earned {
        let finished = FinishedMatch {
            id: self.profile.next_match_id(),
            finished: self.today.unwrap_or(date("2026-11-21")),
            versus,
            color: Color::White,
            played: Played::Single(GameScore::default()),
            outcome,
            ending,
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
        self.play(Versus::Exam { exam, attempt }, outcome)
            .series
            .unwrap()
    }
}

fn at(level: CpuLevel) -> Versus {
    Versus::Cpu {
        level,
        day: None,
        help: Help::default(),
    }
}

fn on(day: CalendarDay) -> Versus {
    Versus::Cpu {
        level: CpuLevel::One,
        day: Some(day),
        help: Help::default(),
    }
}
