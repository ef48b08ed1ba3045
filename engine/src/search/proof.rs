//! A value as a search returns it: with what it leans on (see [`super::alphabeta`]).

/// A value with what it leans on.
#[derive(Clone, Copy)]
pub(super) struct Proof {
    /// The value, for the mover of its node.
    pub value: i32,
    /// The lowest path index of a position that blocked a move below.
    pub leans_on: usize,
    /// Whether a capture happened below before the run was left.
    pub recurring: bool,
}

impl Proof {
    /// Leans on no position.
    pub const FREE: usize = usize::MAX;

    /// A value that leans on nothing.
    pub fn settled(value: i32) -> Proof {
        Proof {
            value,
            leans_on: Self::FREE,
            recurring: false,
        }
    }

    /// This value, leaning on what both lean on.
    pub fn and(self, other: Proof) -> Proof {
        Proof {
            value: self.value,
            leans_on: self.leans_on.min(other.leans_on),
            recurring: self.recurring || other.recurring,
        }
    }
}
