//! Counting the ways to play on: the usual test of a rules engine, and the usual measure of its speed.

/// A position from which is counted. It is copied from ply to ply, so it is small and knows nothing of the past.
pub trait Countable: Copy {
    /// The placements of the side to move.
    type Placements: Copy;

    /// True if a pass takes a ply, as it is published for Reversi; else passes are free.
    const PASS_IS_A_PLY: bool;

    /// The placements of the side to move.
    fn placements(&self) -> Self::Placements;

    /// The number of placements.
    fn count(placements: Self::Placements) -> u32;

    /// This position with the other side to move.
    #[must_use]
    fn passed(&self) -> Self;

    /// Calls `after` with the position after each placement.
    fn each_after(&self, placements: Self::Placements, after: impl FnMut(Self));
}

/// The number of sequences of exactly `depth` plies. A game that is finished earlier counts once.
#[must_use]
pub fn perft<P: Countable>(position: P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut position = position;
    let mut placements = position.placements();
    if P::count(placements) == 0 {
        position = position.passed();
        placements = position.placements();
        if P::count(placements) == 0 {
            return 1;
        }
        if P::PASS_IS_A_PLY {
            return perft(position, depth - 1);
        }
    }
    if depth == 1 {
        return u64::from(P::count(placements));
    }
    let mut count = 0;
    position.each_after(placements, |after| count += perft(after, depth - 1));
    count
}
