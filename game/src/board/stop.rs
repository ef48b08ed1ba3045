//! A stopped game: both mark the groups that are lost without playing on, and agree; or one of them plays on.

/// What is being agreed on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop<S> {
    /// The names of the groups that are marked as lost, in the order of the board.
    pub(super) marks: Vec<S>,
    pub(super) cpu: CpuMarks<S>,
    /// Whether it is shown how the board would be counted as it is marked.
    pub(super) why: bool,
}

/// Which groups the CPU believes lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum CpuMarks<S> {
    /// It was not asked, or does not play.
    Unknown,
    /// It is being asked.
    Asked(u64),
    Says(Vec<S>),
}

/// A stopped game, as far as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StopView {
    /// How many groups are marked as lost.
    pub marked: usize,
    /// Whether the CPU still looks which groups are lost.
    pub waits: bool,
    /// Whether the CPU has said which groups are lost.
    pub told: bool,
    /// Whether the CPU sees it otherwise, and would play on.
    pub differs: bool,
    /// Whether it is shown how the board would be counted as it is marked.
    pub why: bool,
}

impl<S> Default for Stop<S> {
    fn default() -> Stop<S> {
        Stop {
            marks: Vec::new(),
            cpu: CpuMarks::Unknown,
            why: false,
        }
    }
}

impl<S: Copy + Ord> Stop<S> {
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
    pub fn marks(&self) -> &[S] {
        &self.marks
    }

    /// Whether the group with this name is marked.
    #[must_use]
    pub fn has_marked(&self, group: S) -> bool {
        self.marks.contains(&group)
    }

    /// Whether the CPU sees the group with this name otherwise than it is marked.
    #[must_use]
    pub fn is_disputed(&self, group: S) -> bool {
        matches!(&self.cpu, CpuMarks::Says(marks) if marks.contains(&group) != self.has_marked(group))
    }

    /// The CPU is not asked any more. Whether it was.
    pub(super) fn withdraw(&mut self) -> bool {
        let asked = self.is_asking();
        if asked {
            self.cpu = CpuMarks::Unknown;
        }
        asked
    }

    pub(super) fn toggle(&mut self, group: S) {
        match self.marks.binary_search(&group) {
            Ok(at) => {
                self.marks.remove(at);
            }
            Err(at) => self.marks.insert(at, group),
        }
    }
}
