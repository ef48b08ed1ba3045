//! A value as a search returns it: with the remembered positions it depends on (see [`super::alphabeta`]).

use super::path::Reopened;

/// A value with what it depends on.
#[derive(Clone, Copy)]
pub(super) struct Proof {
    /// The value, for the mover of its node.
    pub value: i32,
    /// The lowest path index of a position that blocked a move below.
    pub depends_on: u16,
    /// Where stones were captured below before the run was left (see [`super::path::Reopened`]).
    pub recurring: Reopened,
}

impl Proof {
    /// Depends on no remembered position.
    pub const FREE: u16 = u16::MAX;

    /// A value that holds after any history.
    pub const fn settled(value: i32) -> Proof {
        Proof {
            value,
            depends_on: Self::FREE,
            recurring: Reopened::NOWHERE,
        }
    }

    /// This value, depending on what both depend on.
    pub fn and(self, other: Proof) -> Proof {
        Proof {
            value: self.value,
            depends_on: self.depends_on.min(other.depends_on),
            recurring: self.recurring.and(other.recurring),
        }
    }
}
