//! The place of a player on the ladder, and the next goal.

use crate::progress::{Condition, CpuLevel, Exam, LADDER, Progress, Rank};

/// The state of a rank on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankState {
    /// Below the player's rank: reached.
    Done,
    /// The player's rank.
    Current,
    /// Above it.
    Locked,
}

/// The rank to reach next and how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    pub rank: Rank,
    pub missing: Missing,
}

impl Goal {
    /// The exam that comes next: the rank's own, or the first one above it.
    #[must_use]
    pub fn next_exam(self) -> Option<Exam> {
        std::iter::successors(Some(self.rank), |rank| rank.next()).find_map(|rank| {
            match rank.condition() {
                Condition::Exam(exam) => Some(exam),
                _ => None,
            }
        })
    }
}

/// The condition that a rank still needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A win at any level.
    FirstWin,
    /// A number of wins at a level.
    Wins {
        /// Against which level.
        level: CpuLevel,
        /// The number reached.
        have: u32,
        /// The number needed.
        need: u32,
    },
    Exam {
        /// Which one.
        exam: Exam,
        /// Games won in all attempts and how many of them pass it, where they count.
        career_wins: Option<(u32, u32)>,
    },
}

impl Progress {
    /// The state of a rank on the ladder.
    pub fn rank_state(&self, rank: Rank) -> RankState {
        match rank.cmp(&self.rank()) {
            std::cmp::Ordering::Less => RankState::Done,
            std::cmp::Ordering::Equal => RankState::Current,
            std::cmp::Ordering::Greater => RankState::Locked,
        }
    }

    /// The exam that can be taken: the next rank's, if it is an exam.
    pub fn open_exam(&self) -> Option<Exam> {
        match self.rank().next()?.condition() {
            Condition::Exam(exam) => Some(exam),
            Condition::Start | Condition::FirstWin | Condition::Wins { .. } => None,
        }
    }

    /// The next rank and what it is waiting for; none for Zeus.
    pub fn goal(&self) -> Option<Goal> {
        let rank = self.rank().next()?;
        let missing = match rank.condition() {
            Condition::Start | Condition::FirstWin => Missing::FirstWin,
            Condition::Wins { level, wins } => Missing::Wins {
                level,
                have: self.ranked(level),
                need: wins,
            },
            Condition::Exam(exam) => Missing::Exam {
                exam,
                career_wins: exam
                    .rule()
                    .career_wins
                    .map(|need| (self.exam(exam).career_wins, need)),
            },
        };
        Some(Goal { rank, missing })
    }

    /// Returns true if a level can be chosen: Lv.1 from the start, others by rank, Oracle once FINAL was beaten.
    pub fn is_open(&self, level: CpuLevel) -> bool {
        match level {
            CpuLevel::Oracle => self.level(CpuLevel::Final).won > 0,
            _ => Rank::that_unlocks(level).is_some_and(|rank| rank <= self.rank()),
        }
    }

    /// The ladder with the state of every rank, lowest first.
    pub fn ladder(&self) -> impl Iterator<Item = (Rank, RankState)> + '_ {
        LADDER
            .iter()
            .map(|step| (step.rank, self.rank_state(step.rank)))
    }
}
