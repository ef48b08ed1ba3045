//! Policies of playouts: the rules by which they choose turns, for each kind of player.

/// The rules by which a playout chooses its turns.
#[derive(Clone, Copy, Debug)]
pub struct PlayoutPolicy {
    /// Looks at what the last placement threatens, and answers.
    pub answers: bool,
    /// Prefers placements that look like contact beside the last one.
    pub patterns: bool,
    /// Does not put groups of more stones than this where they can be flipped at once.
    pub sacrifice: u32,
    /// Knows when what was flipped there can be flipped back, and does not count it as given away.
    pub traps: bool,
}

/// The playouts of all levels but the top one.
pub const CAREFUL: PlayoutPolicy = PlayoutPolicy {
    answers: true,
    patterns: true,
    sacrifice: 1,
    traps: false,
};

/// The playouts of the top level, of the marks at a stop and of Review.
pub const SHARP: PlayoutPolicy = PlayoutPolicy {
    traps: true,
    ..CAREFUL
};

/// The playouts of plain search: any placement that fills no eye of one's own.
pub const PLAIN: PlayoutPolicy = PlayoutPolicy {
    answers: false,
    patterns: false,
    sacrifice: 1000,
    traps: false,
};
