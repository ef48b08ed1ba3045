//! What has been achieved.
//!
//! [`Profile`] is what is kept: the player's choices and a record of every finished match. Everything else, from the rank
//! to the month's trophy, is computed from the records by [`Progress`], which folds one match after another and says what
//! each one earned. Nothing computed is stored, so nothing can disagree with it.
//!
//! The room is pure. Dates come in as values; "today" is an argument wherever it matters.

mod calendar;
mod day;
mod dev;
mod fold;
mod kept;
mod ladder;
mod level;
mod matches;
mod rank;
mod records;
mod settings;
#[cfg(test)]
mod tests;

pub use calendar::{CalendarMonth, DayState, DayView, TrophyYear};
pub use day::{CalendarDay, FIRST_YEAR, LAST_YEAR, Month};
pub use fold::{
    DayCleared, Earned, ExamRecord, Invitation, PassedBy, Progress, Series, SeriesNews, SeriesState,
};
pub use kept::{GameKey, Judged, KeptGame, KeptGames, accuracy};
pub use ladder::{Goal, Missing, RankState};
pub use level::CpuLevel;
pub use matches::{
    AttemptId, Ending, FinishedMatch, GameScore, Help, LeftSeries, MatchId, Outcome, Played,
    SideScore, Versus,
};
pub use rank::{Condition, Exam, ExamRule, LADDER, Rank, Step};
pub use records::{Bar, HeadToHead, Span, Streak, Tally};
pub use settings::{
    AnimationSpeed, BoardTheme, CpuPace, LanguageChoice, PlayerName, RimNames, Settings, Theme,
};

use crate::session::Snapshot;

/// Everything kept about the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// The player's choices, the name among them.
    pub settings: Settings,
    /// Every finished match, in the order they were booked, which is the order of their ids.
    matches: Vec<FinishedMatch>,
    /// The exam attempts that were left, in the order of their ids.
    left: Vec<LeftSeries>,
    /// Whether the tutorial was finished or waved away.
    pub tutorial_done: bool,
    /// The match that is not over, if there is one.
    pub running: Option<Snapshot>,
    /// Ids up to this one are taken, by matches or by what is left of matches that are no longer here.
    taken: MatchId,
}

impl Profile {
    /// Every finished match, oldest first.
    pub fn matches(&self) -> &[FinishedMatch] {
        &self.matches
    }

    /// The exam attempts that were left, oldest first.
    pub fn left_series(&self) -> &[LeftSeries] {
        &self.left
    }

    /// A profile put together again from its parts; none if the ids do not grow as they do when matches are booked, or
    /// are numbers to which nobody can have counted.
    pub fn from_parts(
        settings: Settings,
        matches: Vec<FinishedMatch>,
        left: Vec<LeftSeries>,
        taken: MatchId,
    ) -> Option<Self> {
        let booked = matches.is_sorted_by(|one, next| one.id < next.id);
        let noted = left.is_sorted_by(|one, next| one.attempt < next.attempt);
        let taken = matches.last().map_or(taken, |last| taken.max(last.id));
        let attempts = matches.iter().filter_map(FinishedMatch::attempt);
        let attempts = attempts.chain(left.iter().map(|left| left.attempt));
        let counted = taken < MatchId::END && attempts.max().is_none_or(|id| id < AttemptId::END);
        (booked && noted && counted).then(|| Self {
            settings,
            matches,
            left,
            taken,
            ..Self::default()
        })
    }

    /// Whether nothing but the running match tells the two apart.
    pub fn is_same_but_for_running(&self, other: &Self) -> bool {
        // Every field is named, so that a new one cannot be forgotten here.
        let Self {
            settings,
            matches,
            left,
            tutorial_done,
            running: _,
            taken,
        } = self;
        *settings == other.settings
            && *left == other.left
            && *tutorial_done == other.tutorial_done
            && *taken == other.taken
            && *matches == other.matches
    }

    /// The id up to which all are taken.
    pub fn taken_ids(&self) -> MatchId {
        self.taken
    }

    /// Takes all ids up to this one, because something that is kept elsewhere carries them.
    pub fn take_ids(&mut self, up_to: MatchId) {
        if up_to < MatchId::END {
            self.taken = self.taken.max(up_to);
        }
    }

    /// The id for a match that starts now. It stays free until a match is booked.
    pub fn next_match_id(&self) -> MatchId {
        MatchId(self.taken_ids().0.saturating_add(1))
    }

    /// The id for an exam attempt that starts now. It stays free until the attempt has a booked game or was left.
    pub fn next_attempt_id(&self) -> AttemptId {
        let played = self.matches.iter().rev().find_map(FinishedMatch::attempt);
        let left = self.left.last().map(|left| left.attempt);
        let AttemptId(last) = played.max(left).unwrap_or(AttemptId(0));
        AttemptId(last + 1)
    }

    /// Whether the match of that id is booked, so that a running match of that id is already over.
    pub fn is_booked(&self, id: MatchId) -> bool {
        self.matches.last().is_some_and(|last| id <= last.id)
    }

    /// Adds a finished match, unless it is booked already. Says whether it was added.
    pub fn book(&mut self, finished: FinishedMatch) -> bool {
        let fresh = !self.is_booked(finished.id);
        if fresh {
            self.take_ids(finished.id);
            self.matches.push(finished);
        }
        fresh
    }

    /// Notes that an exam attempt was left, once. Says whether it was noted now.
    pub fn leave_series(&mut self, left: LeftSeries) -> bool {
        let fresh = self
            .left
            .last()
            .is_none_or(|last| last.attempt < left.attempt);
        if fresh {
            self.left.push(left);
        }
        fresh
    }
}
