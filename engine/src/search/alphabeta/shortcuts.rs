//! What a search to a depth leaves out because it will hardly matter. Proofs leave out nothing.

use super::{AlphaBeta, Entry, Judge};

/// Moves after so many are first looked at a ply less deep: the order of moves is good enough for that.
const LATE_FROM: u32 = 3;

impl<J: Judge> AlphaBeta<'_, J> {
    /// Whether the move tried as number `tried` is first searched a ply less deep than the `depth` left to it.
    pub(super) fn is_shortened(&self, tried: u32, depth: u8) -> bool {
        LATE_FROM < tried && 2 <= depth && depth != Entry::EXACT && !self.ordering
    }
}
