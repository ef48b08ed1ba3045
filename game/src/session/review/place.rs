//! Places in a game that is looked at, and ways from one to another.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the game, after a number of turns.
    Game(usize),
    /// Aside: in the better line, from before the turn of this index on.
    Line {
        turn: usize,
        /// Turns of the line on the board.
        played: usize,
    },
    /// Aside: another turn, which was tried, instead of the one of this index.
    Tried { turn: usize },
}

/// A step of the player in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walk {
    First,
    Back,
    Forward,
    Last,
    /// After a number of turns of the game.
    To(usize),
    /// To the costliest turn, then to the second and third.
    Worst,
    /// To the turn that was better than the last one, or from there back to the game.
    Best,
}
