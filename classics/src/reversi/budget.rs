//! Limits of a search, and the depth that has none.

/// The depth of what was searched to the end of the game.
pub(super) const EXACT: u8 = 100;

/// The limits of a search.
#[derive(Clone, Copy)]
pub(super) struct Budget<'a> {
    pub nodes: u64,
    pub stop: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// True if it is used up after `nodes` nodes. The check that was passed in is asked now and then.
    #[inline]
    pub fn is_used(&self, nodes: u64) -> bool {
        self.nodes <= nodes || (nodes.is_multiple_of(1024) && (self.stop)())
    }
}
