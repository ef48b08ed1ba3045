//! A value as a search returns it: with the remembered positions it depends on (see [`super::alphabeta`]).

/// A value with what it depends on.
#[derive(Clone, Copy)]
pub(super) struct Proof {
    /// The value, for the mover of its node.
    pub value: i32,
    /// The lowest path index of a position that blocked a move below.
    pub depends_on: usize,
    /// Whether a capture happened below before the run was left.
    pub recurring: bool,
}

impl Proof {
    /// Depends on no remembered position.
    pub const FREE: usize = usize::MAX;

    /// A value that holds after any history.
    pub fn settled(value: i32) -> Proof {
        Proof {
            value,
            depends_on: Self::FREE,
            recurring: false,
        }
    }

    /// This value, depending on what both depend on.
    pub fn and(self, other: Proof) -> Proof {
        Proof {
            value: self.value,
            depends_on: self.depends_on.min(other.depends_on),
            recurring: self.recurring || other.recurring,
        }
    }
}
