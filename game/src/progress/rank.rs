//! The ladder of 30 ranks and its nine exams, as one table.
//!
//! A rank is reached when its own condition and every earlier one hold. What opens a level is the rank that unlocks it,
//! so the table also says what can be played.

use super::{CpuLevel, Tally};
use serde::{Deserialize, Serialize};

/// One of the 30 ranks, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    Paper,
    Leather,
    Wood,
    Stone,
    Iron,
    Steel,
    Bronze,
    Silver,
    Gold,
    Platinum,
    Turquoise,
    Aquamarine,
    Garnet,
    Topaz,
    Amethyst,
    Ruby,
    Sapphire,
    Emerald,
    Diamond,
    Specialist,
    Expert,
    Champion,
    Master,
    Legend,
    GrandMaster,
    ArchMaster,
    Overlord,
    Demigod,
    God,
    Zeus,
}

/// A Rank-Up Match, named by the rank it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exam {
    Stone,
    Bronze,
    Platinum,
    Topaz,
    Diamond,
    Legend,
    GrandMaster,
    God,
    Zeus,
}

/// What a rank asks for, apart from every earlier rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Nothing: where everyone starts.
    Start,
    /// A win at any level.
    FirstWin,
    /// So many wins at one level.
    Wins {
        /// Against which level.
        level: CpuLevel,
        /// How many.
        wins: u32,
    },
    /// A Rank-Up Match.
    Exam(Exam),
}

/// How a Rank-Up Match goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExamRule {
    /// The opponent.
    pub level: CpuLevel,
    /// "Best of" so many; drawn games are not among them.
    pub best_of: u32,
    /// So many games won in any attempts pass it too.
    pub career_wins: Option<u32>,
}

impl ExamRule {
    /// The first side to win so many games takes the series.
    pub fn target(self) -> u32 {
        self.best_of / 2 + 1
    }

    /// How a series with this score has ended, if it has; `career_wins` are the games won in all attempts together.
    pub fn end(self, score: Tally, career_wins: u32) -> Option<SeriesEnd> {
        if score.won >= self.target() {
            Some(SeriesEnd::PassedByWins)
        } else if self.career_wins.is_some_and(|enough| career_wins >= enough) {
            Some(SeriesEnd::PassedByCareer)
        } else if score.lost >= self.target() {
            Some(SeriesEnd::FailedByLosses)
        } else {
            None
        }
    }
}

/// How a Rank-Up series came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeriesEnd {
    /// The wins of this attempt reached the target.
    PassedByWins,
    /// The wins of all attempts together reached theirs.
    PassedByCareer,
    /// The CPU's wins reached the target.
    FailedByLosses,
    /// The player left.
    FailedByLeaving,
}

impl SeriesEnd {
    /// Whether the exam is passed.
    #[must_use]
    pub fn passed(self) -> bool {
        matches!(self, SeriesEnd::PassedByWins | SeriesEnd::PassedByCareer)
    }
}

/// One line of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The rank.
    pub rank: Rank,
    /// The word that texts and drawings use for it.
    pub key: &'static str,
    /// What it asks for.
    pub condition: Condition,
    /// The level it opens.
    pub unlocks: Option<CpuLevel>,
}

const fn wins(rank: Rank, key: &'static str, level: CpuLevel, wins: u32) -> Step {
    Step {
        rank,
        key,
        condition: Condition::Wins { level, wins },
        unlocks: None,
    }
}

const fn exam(rank: Rank, key: &'static str, exam: Exam, unlocks: Option<CpuLevel>) -> Step {
    Step {
        rank,
        key,
        condition: Condition::Exam(exam),
        unlocks,
    }
}

/// The ladder, lowest rank first.
pub const LADDER: [Step; 30] = {
    use CpuLevel::{Final, Five, Four, Max, One, Three, Two};
    [
        Step {
            rank: Rank::Paper,
            key: "paper",
            condition: Condition::Start,
            unlocks: Some(One),
        },
        Step {
            rank: Rank::Leather,
            key: "leather",
            condition: Condition::FirstWin,
            unlocks: None,
        },
        wins(Rank::Wood, "wood", One, 3),
        exam(Rank::Stone, "stone", Exam::Stone, Some(Two)),
        wins(Rank::Iron, "iron", Two, 5),
        wins(Rank::Steel, "steel", Two, 10),
        exam(Rank::Bronze, "bronze", Exam::Bronze, Some(Three)),
        wins(Rank::Silver, "silver", Three, 5),
        wins(Rank::Gold, "gold", Three, 10),
        exam(Rank::Platinum, "platinum", Exam::Platinum, Some(Four)),
        wins(Rank::Turquoise, "turquoise", Four, 2),
        wins(Rank::Aquamarine, "aquamarine", Four, 5),
        wins(Rank::Garnet, "garnet", Four, 10),
        exam(Rank::Topaz, "topaz", Exam::Topaz, Some(Five)),
        wins(Rank::Amethyst, "amethyst", Five, 2),
        wins(Rank::Ruby, "ruby", Five, 5),
        wins(Rank::Sapphire, "sapphire", Five, 10),
        wins(Rank::Emerald, "emerald", Five, 20),
        exam(Rank::Diamond, "diamond", Exam::Diamond, Some(Max)),
        wins(Rank::Specialist, "specialist", Max, 2),
        wins(Rank::Expert, "expert", Max, 5),
        wins(Rank::Champion, "champion", Max, 10),
        wins(Rank::Master, "master", Max, 20),
        exam(Rank::Legend, "legend", Exam::Legend, None),
        exam(
            Rank::GrandMaster,
            "grand-master",
            Exam::GrandMaster,
            Some(Final),
        ),
        wins(Rank::ArchMaster, "arch-master", Final, 10),
        wins(Rank::Overlord, "overlord", Final, 30),
        wins(Rank::Demigod, "demigod", Final, 50),
        exam(Rank::God, "god", Exam::God, None),
        exam(Rank::Zeus, "zeus", Exam::Zeus, None),
    ]
};

impl Rank {
    /// Its line of the ladder.
    pub fn step(self) -> &'static Step {
        &LADDER[self as usize]
    }

    /// Its place on the ladder: 1 for Paper, 30 for Zeus.
    pub fn number(self) -> u32 {
        self as u32 + 1
    }

    /// The rank at that place, 1 to 30.
    pub fn from_number(number: u32) -> Option<Self> {
        let place = usize::try_from(number.checked_sub(1)?).ok()?;
        LADDER.get(place).map(|step| step.rank)
    }

    /// The word that texts and drawings use for it.
    pub fn key(self) -> &'static str {
        self.step().key
    }

    /// What it asks for.
    pub fn condition(self) -> Condition {
        self.step().condition
    }

    /// The level it opens.
    pub fn unlocks(self) -> Option<CpuLevel> {
        self.step().unlocks
    }

    /// The rank above, none above Zeus.
    pub fn next(self) -> Option<Self> {
        Self::from_number(self.number() + 1)
    }

    /// The rank that opens a level; Oracle is opened by no rank.
    pub fn that_unlocks(level: CpuLevel) -> Option<Self> {
        LADDER
            .iter()
            .find(|step| step.unlocks == Some(level))
            .map(|step| step.rank)
    }
}

impl Exam {
    /// The nine exams, lowest first.
    pub const ALL: [Self; 9] = [
        Self::Stone,
        Self::Bronze,
        Self::Platinum,
        Self::Topaz,
        Self::Diamond,
        Self::Legend,
        Self::GrandMaster,
        Self::God,
        Self::Zeus,
    ];

    /// Its place in [`Exam::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// How it goes.
    pub fn rule(self) -> ExamRule {
        let (level, best_of, career_wins) = match self {
            Self::Stone => (CpuLevel::One, 3, None),
            Self::Bronze => (CpuLevel::Two, 5, None),
            Self::Platinum => (CpuLevel::Three, 7, Some(20)),
            Self::Topaz => (CpuLevel::Four, 7, Some(20)),
            Self::Diamond => (CpuLevel::Five, 7, Some(20)),
            Self::Legend => (CpuLevel::Max, 7, Some(20)),
            Self::GrandMaster => (CpuLevel::Max, 15, None),
            Self::God => (CpuLevel::Final, 11, None),
            Self::Zeus => (CpuLevel::Final, 21, None),
        };
        ExamRule {
            level,
            best_of,
            career_wins,
        }
    }

    /// The rank it leads to.
    pub fn rank(self) -> Rank {
        match self {
            Self::Stone => Rank::Stone,
            Self::Bronze => Rank::Bronze,
            Self::Platinum => Rank::Platinum,
            Self::Topaz => Rank::Topaz,
            Self::Diamond => Rank::Diamond,
            Self::Legend => Rank::Legend,
            Self::GrandMaster => Rank::GrandMaster,
            Self::God => Rank::God,
            Self::Zeus => Rank::Zeus,
        }
    }

    /// The word that texts and pages use for it, its rank's.
    pub fn key(self) -> &'static str {
        self.rank().key()
    }
}
