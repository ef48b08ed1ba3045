//! A value as a search returns it: with the remembered positions it depends on (see [`super::alphabeta`]).

use super::traces::{Blockers, Traces};

/// A value with what it depends on.
#[derive(Clone, Copy)]
pub(super) struct Proof {
    /// The value, for the mover of its node.
    pub value: i32,
    /// The positions of the run that blocked a move below.
    pub blockers: Blockers,
    /// The traces below, before the run was left.
    pub traces: Traces,
}

impl Proof {
    /// A value that holds after any history.
    pub const fn settled(value: i32) -> Proof {
        Proof {
            value,
            blockers: Blockers::NONE,
            traces: Traces::NONE,
        }
    }

    /// This value, depending on what both depend on.
    #[inline(always)]
    pub fn and(self, other: Proof) -> Proof {
        Proof {
            value: self.value,
            ..self.depending(other.blockers, other.traces)
        }
    }

    /// This value, depending on this too.
    #[inline(always)]
    pub fn depending(self, blockers: Blockers, traces: Traces) -> Proof {
        Proof {
            value: self.value,
            blockers: self.blockers.and(blockers),
            traces: self.traces.and(traces),
        }
    }
}
