//! Made-up matches for the developer menu: a rank, a month, all without playing for weeks.
//!
//! Nothing here sets a rank or a trophy. It books matches that earn them, so what a developer looks at went the same
//! way as what a player achieved.

use super::{
    AttemptId, ByPlayer, CalendarDay, Condition, CpuLevel, Ending, FIRST_YEAR, Help, MatchRecord,
    Month, Opponent, Outcome, Played, Profile, Progress, Rank, Rules, Score,
};
use chrono::NaiveDate;
use rsg_engine::Color;
use std::sync::Arc;

/// A date on which a win clears no day.
const BEFORE_THE_CALENDAR: NaiveDate =
    NaiveDate::from_ymd_opt(FIRST_YEAR - 1, 12, 31).expect("31 December is in every year");

impl Profile {
    /// Books wins until that rank is reached. A profile above it loses its matches first: ranks are never lost
    /// otherwise.
    ///
    /// They are dated before the calendar begins: an ordinary win clears the day it is won on.
    pub fn forge_rank(&mut self, rank: Rank) {
        if Progress::of(self).rank() > rank {
            Arc::make_mut(&mut self.matches).retain(|one| !one.rules.is_star());
            self.left.clear();
        }
        let mut progress = Progress::of(self);
        while progress.rank() < rank
            && let Some(next) = progress.rank().next()
        {
            let at = |level| Opponent::Cpu { level, day: None };
            let opponent = match next.condition() {
                Condition::Start | Condition::FirstWin => at(CpuLevel::One),
                Condition::Wins { level, .. } => at(level),
                Condition::Exam(exam) => Opponent::Exam {
                    exam,
                    attempt: self.attempt_going_on(&progress),
                },
            };
            let won = self.forge_win(opponent, BEFORE_THE_CALENDAR);
            progress.fold(&won);
        }
    }

    /// Books a win at Lv.1 for every day of the month that is playable and still open.
    pub fn forge_month(&mut self, month: Month, today: NaiveDate) {
        let progress = Progress::of(self);
        let open = |day: &CalendarDay| day.is_playable(today) && !progress.is_cleared(*day);
        for day in month.days().filter(open) {
            let opponent = Opponent::Cpu {
                level: CpuLevel::One,
                day: Some(day),
            };
            self.forge_win(opponent, today);
        }
    }

    /// The attempt the last match belongs to while its series is open, else a new one.
    fn attempt_going_on(&self, progress: &Progress) -> AttemptId {
        let is_open = |attempt: &AttemptId| {
            progress
                .series(*attempt)
                .is_some_and(|series| series.end.is_none())
        };
        let last = self.matches.last().and_then(MatchRecord::attempt);
        last.filter(is_open)
            .unwrap_or_else(|| self.next_attempt_id())
    }

    fn forge_win(&mut self, opponent: Opponent, date: NaiveDate) -> MatchRecord {
        let score = |total, captured| Score { total, captured };
        let won = MatchRecord {
            id: self.next_match_id(),
            date,
            opponent,
            rules: Rules::Star,
            color: Color::Black,
            help: Help::default(),
            played: Some(Played::Single(ByPlayer {
                one: score(25, 1),
                two: score(12, 0),
            })),
            outcome: Outcome::Won,
            ending: Ending::Played,
            message: None,
        };
        self.book(won.clone());
        won
    }
}
