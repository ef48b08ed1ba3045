//! A stopped game: both mark the groups that are lost without playing on, and agree; or one of them plays on.

use crate::play::Spot;

/// The agreement on the lost groups of a stopped game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// The names of the groups that are marked as lost, in the order of the board.
    pub(super) marks: Vec<Spot>,
    pub(super) cpu: CpuMarks,
    /// True if the count of the board as it is marked is shown.
    pub(super) why: bool,
}

/// The groups that the CPU believes lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum CpuMarks {
    /// It was not asked, or does not play.
    Unknown,
    /// It is being asked.
    Asked(u64),
    Says(Vec<Spot>),
}

/// A stopped game, as far as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StopView {
    /// The number of groups marked as lost.
    pub marked: usize,
    /// True if the CPU still looks for the lost groups.
    pub waits: bool,
    /// True if the CPU has given its lost groups.
    pub told: bool,
    /// True if the CPU's lost groups are others than the marked ones, and it would play on.
    pub differs: bool,
    /// True if the count of the board as it is marked is shown.
    pub why: bool,
}

impl Default for Stop {
    fn default() -> Stop {
        Stop {
            marks: Vec::new(),
            cpu: CpuMarks::Unknown,
            why: false,
        }
    }
}

impl Stop {
    #[must_use]
    pub fn is_asking(&self) -> bool {
        matches!(self.cpu, CpuMarks::Asked(_))
    }

    pub(super) fn cpu_differs(&self) -> bool {
        matches!(&self.cpu, CpuMarks::Says(marks) if *marks != self.marks)
    }

    #[must_use]
    pub fn view(&self) -> StopView {
        StopView {
            marked: self.marks.len(),
            waits: self.is_asking(),
            told: matches!(self.cpu, CpuMarks::Says(_)),
            differs: self.cpu_differs(),
            why: self.why,
        }
    }

    /// The names of the groups that are marked as lost.
    #[must_use]
    pub fn marks(&self) -> &[Spot] {
        &self.marks
    }

    /// Returns true if the group with this name is marked.
    #[must_use]
    pub fn has_marked(&self, group: Spot) -> bool {
        self.marks.contains(&group)
    }

    /// Returns true if only one of the CPU and the marks has the group with this name as lost.
    #[must_use]
    pub fn is_disputed(&self, group: Spot) -> bool {
        matches!(&self.cpu, CpuMarks::Says(marks) if marks.contains(&group) != self.has_marked(group))
    }

    /// Drops the question to the CPU. Returns true if there was one.
    pub(super) fn withdraw(&mut self) -> bool {
        let asked = self.is_asking();
        if asked {
            self.cpu = CpuMarks::Unknown;
        }
        asked
    }

    pub(super) fn toggle(&mut self, group: Spot) {
        match self.marks.binary_search(&group) {
            Ok(at) => {
                self.marks.remove(at);
            }
            Err(at) => self.marks.insert(at, group),
        }
    }
}
