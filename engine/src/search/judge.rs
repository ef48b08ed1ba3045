//! Who values the leaves of a search: the learned evaluation, the same with beliefs of its own, or fixed numbers.

use super::node::Node;
use crate::eval::Evaluation;

/// Values positions without looking ahead.
pub(crate) trait Judge {
    /// The value to go for the mover, whose placements (at least one) are given.
    fn value(&self, node: Node, placements: u64) -> i32;
}

impl Judge for Evaluation {
    #[inline]
    fn value(&self, node: Node, placements: u64) -> i32 {
        Evaluation::value(self, node, placements)
    }
}

/// Finds every position even.
#[cfg(test)]
pub(crate) struct Even;

#[cfg(test)]
impl Judge for Even {
    fn value(&self, _node: Node, _placements: u64) -> i32 {
        0
    }
}
