//! The ladder of 30 ranks and its nine exams, as one table.
//!
//! A rank is reached when its own condition and every earlier one hold. What opens a level is the rank that unlocks it,
//! so the table also says what can be played. The results that count are chosen by `MatchRecord::result_for_ranks`.

use crate::progress::saved::keyed::keyed;
use crate::progress::{CpuLevel, Tally};

keyed! {
    /// One of the 30 ranks, lowest first.
    Rank {
        Paper = "paper",
        Leather = "leather",
        Wood = "wood",
        Stone = "stone",
        Iron = "iron",
        Steel = "steel",
        Bronze = "bronze",
        Silver = "silver",
        Gold = "gold",
        Platinum = "platinum",
        Turquoise = "turquoise",
        Aquamarine = "aquamarine",
        Garnet = "garnet",
        Topaz = "topaz",
        Amethyst = "amethyst",
        Ruby = "ruby",
        Sapphire = "sapphire",
        Emerald = "emerald",
        Diamond = "diamond",
        Specialist = "specialist",
        Expert = "expert",
        Champion = "champion",
        Master = "master",
        Legend = "legend",
        GrandMaster = "grand-master",
        ArchMaster = "arch-master",
        Overlord = "overlord",
        Demigod = "demigod",
        God = "god",
        Zeus = "zeus",
    }
}

keyed! {
    /// A Rank-Up Match, named by the rank it leads to; the lowest first.
    Exam {
        Stone = "stone",
        Bronze = "bronze",
        Platinum = "platinum",
        Topaz = "topaz",
        Diamond = "diamond",
        Legend = "legend",
        GrandMaster = "grand-master",
        God = "god",
        Zeus = "zeus",
    }
}

/// The condition of a rank, apart from every earlier rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// No condition: where everyone starts.
    Start,
    /// A win at any level.
    FirstWin,
    /// A number of wins at one level.
    Wins {
        /// Against which level.
        level: CpuLevel,
        /// The number of wins.
        wins: u32,
    },
    /// A Rank-Up Match.
    Exam(Exam),
}

/// The rules of a Rank-Up Match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExamRule {
    pub level: CpuLevel,
    /// "Best of" this number of games; drawn games are not among them.
    pub best_of: u32,
    /// The number of games won, in any attempts, that passes it too.
    pub career_wins: Option<u32>,
}

impl ExamRule {
    /// The number of games that a side has to win to take the series.
    pub fn target(self) -> u32 {
        self.best_of / 2 + 1
    }

    /// The end of a series with this score, if it has ended; `career_wins` are the games won in all attempts together.
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

/// The way in which a Rank-Up series ended.
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
    /// Returns true if the exam is passed.
    #[must_use]
    pub fn passed(self) -> bool {
        matches!(self, SeriesEnd::PassedByWins | SeriesEnd::PassedByCareer)
    }
}

/// One line of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub rank: Rank,
    pub condition: Condition,
    pub unlocks: Option<CpuLevel>,
}

const fn step(rank: Rank, condition: Condition, unlocks: Option<CpuLevel>) -> Step {
    Step {
        rank,
        condition,
        unlocks,
    }
}

const fn wins(rank: Rank, level: CpuLevel, wins: u32) -> Step {
    step(rank, Condition::Wins { level, wins }, None)
}

const fn exam(rank: Rank, exam: Exam, unlocks: Option<CpuLevel>) -> Step {
    step(rank, Condition::Exam(exam), unlocks)
}

/// The ladder, lowest rank first.
pub const LADDER: [Step; Rank::ALL.len()] = {
    use CpuLevel::{Final, Five, Four, Max, One, Three, Two};
    [
        step(Rank::Paper, Condition::Start, Some(One)),
        step(Rank::Leather, Condition::FirstWin, None),
        wins(Rank::Wood, One, 3),
        exam(Rank::Stone, Exam::Stone, Some(Two)),
        wins(Rank::Iron, Two, 5),
        wins(Rank::Steel, Two, 10),
        exam(Rank::Bronze, Exam::Bronze, Some(Three)),
        wins(Rank::Silver, Three, 5),
        wins(Rank::Gold, Three, 10),
        exam(Rank::Platinum, Exam::Platinum, Some(Four)),
        wins(Rank::Turquoise, Four, 2),
        wins(Rank::Aquamarine, Four, 5),
        wins(Rank::Garnet, Four, 10),
        exam(Rank::Topaz, Exam::Topaz, Some(Five)),
        wins(Rank::Amethyst, Five, 2),
        wins(Rank::Ruby, Five, 5),
        wins(Rank::Sapphire, Five, 10),
        wins(Rank::Emerald, Five, 20),
        exam(Rank::Diamond, Exam::Diamond, Some(Max)),
        wins(Rank::Specialist, Max, 2),
        wins(Rank::Expert, Max, 5),
        wins(Rank::Champion, Max, 10),
        wins(Rank::Master, Max, 20),
        exam(Rank::Legend, Exam::Legend, None),
        exam(Rank::GrandMaster, Exam::GrandMaster, Some(Final)),
        wins(Rank::ArchMaster, Final, 10),
        wins(Rank::Overlord, Final, 30),
        wins(Rank::Demigod, Final, 50),
        exam(Rank::God, Exam::God, None),
        exam(Rank::Zeus, Exam::Zeus, None),
    ]
};

impl Rank {
    fn step(self) -> &'static Step {
        &LADDER[self as usize]
    }

    /// Its place on the ladder: 1 for Paper, 30 for Zeus.
    pub fn number(self) -> u32 {
        self as u32 + 1
    }

    /// The rank at that place, 1 to 30.
    pub fn from_number(number: u32) -> Option<Self> {
        let place = usize::try_from(number.checked_sub(1)?).ok()?;
        Self::ALL.get(place).copied()
    }

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

    fn found(is_it: impl Fn(&Step) -> bool) -> Option<Self> {
        LADDER.iter().find(|step| is_it(step)).map(|step| step.rank)
    }

    /// The rank that opens a level; Oracle is opened by no rank.
    pub fn that_unlocks(level: CpuLevel) -> Option<Self> {
        Self::found(|step| step.unlocks == Some(level))
    }
}

impl Exam {
    /// Its place in [`Exam::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its rules.
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
        Rank::found(|step| step.condition == Condition::Exam(self))
            .expect("the ladder has every exam")
    }
}
