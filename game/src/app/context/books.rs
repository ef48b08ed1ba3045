//! The profile and the progress that follows from it, kept in step.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::app::games::request::MatchRequest;
use crate::board::BoardOptions;
use crate::progress::{
    CalendarDay, CpuLevel, Earned, GameKind, HeadToHead, LeftSeries, MatchRecord, Opponent,
    PlayerName, Profile, Progress, Rank, Rules, SeriesEnd, Settings,
};
use crate::session::FinishedSeries;

#[derive(Debug, Clone)]
pub struct Books {
    pub profile: Profile,
    /// Shared by all copies of the app until something is booked.
    pub progress: Arc<Progress>,
    pub today: NaiveDate,
}

impl Books {
    pub fn of(profile: Profile, today: NaiveDate) -> Books {
        Books {
            progress: Arc::new(Progress::of(&profile)),
            profile,
            today,
        }
    }

    pub fn settings(&self) -> &Settings {
        &self.profile.settings
    }

    /// The settings a board listens to.
    pub fn board_options(&self) -> BoardOptions {
        let settings = self.settings();
        BoardOptions {
            hand_over: settings.handover,
            pass_notice: settings.pass_notice,
            pace: settings.pace,
            animation: settings.animation,
            every_call: settings.every_call,
            explained: self.profile.explained_calls,
        }
    }

    /// Puts a result into the books, once, and returns its rewards; none if it was there before.
    pub fn book(&mut self, record: MatchRecord) -> Option<Earned> {
        let is_new = self.profile.book(record.clone());
        is_new.then(|| Arc::make_mut(&mut self.progress).fold(&record))
    }

    /// The head-to-head results by game, of the games that have any.
    pub fn pairs(&self) -> Vec<(GameKind, Vec<HeadToHead>)> {
        let games = GameKind::ALL.into_iter();
        let games = games.map(|game| (game, self.progress.pairs(game).head_to_head()));
        games.filter(|(_, pairs)| !pairs.is_empty()).collect()
    }

    /// The names of people who played, those who played most first.
    pub fn people(&self) -> Vec<PlayerName> {
        let games = self.pairs().into_iter();
        let mut pairs: Vec<HeadToHead> = games.flat_map(|(_, pairs)| pairs).collect();
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.tally.played()));
        let mut people: Vec<PlayerName> = Vec::new();
        for name in pairs.into_iter().flat_map(|pair| pair.names) {
            if people.iter().all(|known| known.as_seen() != name.as_seen()) {
                people.push(name);
            }
        }
        people
    }

    /// A series follows from its games; only that it was left is not to be seen in them.
    pub fn book_series(&mut self, series: &FinishedSeries) {
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
                Arc::make_mut(&mut self.progress).fold_left(&left);
            }
        }
    }

    /// The lock of a level.
    pub fn lock(&self, level: CpuLevel) -> Lock {
        if self.progress.is_open(level) {
            return Lock::Open;
        }
        match Rank::that_unlocks(level) {
            Some(rank) => Lock::UntilRank(rank),
            None => Lock::UntilFinalBeaten,
        }
    }

    /// The lock of a level in a game by these rules.
    pub fn lock_in(&self, rules: &Rules, level: CpuLevel) -> Lock {
        match rules.is_ranked() {
            true => self.lock(level),
            false => Lock::Open,
        }
    }

    /// Returns true if the requested match can be played: the level or exam is open, and the day has come.
    pub fn is_open(&self, request: &MatchRequest) -> bool {
        match &request.opponent {
            // Nothing is at stake.
            Opponent::Cpu { .. } if request.is_pasted() => true,
            Opponent::Cpu { .. } if !request.rules.is_ranked() => true,
            Opponent::Cpu { level, day } => {
                let playable = |day: &CalendarDay| day.is_playable(self.today);
                self.progress.is_open(*level) && day.as_ref().is_none_or(playable)
            }
            Opponent::Today { day, .. } => day.is_playable(self.today),
            // Practice is against any level, locked ones included.
            Opponent::People(_) | Opponent::Practice { .. } => true,
            Opponent::Exam { exam, .. } => self.progress.open_exam() == Some(*exam),
        }
    }
}

/// Open, or the condition that opens a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lock {
    Open,
    UntilRank(Rank),
    UntilFinalBeaten,
}
