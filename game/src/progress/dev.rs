//! Made-up matches for the developer menu: a rank, a month, all without playing for weeks.
//!
//! Nothing here sets a rank or a trophy. It books matches that earn them, so what a developer looks at went the same way
//! as what a player achieved.

use super::{
    CalendarDay, Condition, CpuLevel, Ending, FinishedMatch, GameScore, Help, Month, Outcome,
    Played, Profile, Progress, Rank, SideScore, Versus,
};
use chrono::NaiveDate;
use rsg_engine::Color;

impl Profile {
    /// Books wins until that rank is reached. A profile above it loses its matches first: ranks are never lost otherwise.
    pub fn forge_rank(&mut self, rank: Rank, today: NaiveDate) {
        if Progress::of(self).rank() > rank {
            self.matches.clear();
            self.left.clear();
        }
        let mut progress = Progress::of(self);
        while progress.rank() < rank
            && let Some(next) = progress.rank().next()
        {
            let versus = match next.condition() {
                Condition::Start | Condition::FirstWin => at_level(CpuLevel::One, None),
                Condition::Wins { level, .. } => at_level(level, None),
                Condition::Exam(exam) => Versus::Exam {
                    exam,
                    attempt: self.attempt_going_on(&progress),
                },
            };
            let won = self.forge_win(versus, today);
            progress.fold(&won);
        }
    }

    /// Books a win at Lv.1 for every day of the month that is playable and still open.
    pub fn forge_month(&mut self, month: Month, today: NaiveDate) {
        let progress = Progress::of(self);
        let open = |day: &CalendarDay| day.is_playable(today) && !progress.is_cleared(*day);
        for day in month.days().filter(open) {
            self.forge_win(at_level(CpuLevel::One, Some(day)), today);
        }
    }

    /// The attempt the last match belongs to while its series is open, else a new one.
    fn attempt_going_on(&self, progress: &Progress) -> super::AttemptId {
        let last = self.matches.last().and_then(|last| match last.versus {
            Versus::Exam { attempt, .. } => Some(attempt),
            Versus::Cpu { .. } | Versus::Person { .. } => None,
        });
        last.filter(|attempt| {
            progress
                .series(*attempt)
                .is_some_and(|series| series.state == super::SeriesState::Open)
        })
        .unwrap_or_else(|| self.next_attempt_id())
    }

    fn forge_win(&mut self, versus: Versus, today: NaiveDate) -> FinishedMatch {
        let won = FinishedMatch {
            id: self.next_match_id(),
            finished: today,
            versus,
            color: Color::Black,
            played: Played::Single(GameScore {
                own: SideScore {
                    total: 25,
                    captured: 1,
                },
                other: SideScore {
                    total: 12,
                    captured: 0,
                },
            }),
            outcome: Outcome::Won,
            ending: Ending::Played,
        };
        self.book(won.clone());
        won
    }
}

fn at_level(level: CpuLevel, day: Option<CalendarDay>) -> Versus {
    Versus::Cpu {
        level,
        day,
        help: Help::default(),
    }
}
