//! The last results against the CPU.

use crate::progress::{CpuLevel, Outcome};

/// The last results against the CPU, as far back as they are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::progress) struct ResultStreak {
    pub level: CpuLevel,
    pub outcome: Outcome,
    pub times: u32,
}

/// An easier offer than a level that was lost to again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Easier {
    /// The level below, if there is one.
    pub level: Option<CpuLevel>,
    /// The level itself, with a teacher.
    pub practice: CpuLevel,
}

impl ResultStreak {
    pub fn after(before: Option<ResultStreak>, level: CpuLevel, outcome: Outcome) -> ResultStreak {
        let same = before.filter(|lately| (lately.level, lately.outcome) == (level, outcome));
        ResultStreak {
            level,
            outcome,
            times: same.map_or(0, |lately| lately.times) + 1,
        }
    }
}
