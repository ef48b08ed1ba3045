//! What holds for the game on a board, whichever game it is.

use rsg_engine::Color;

use crate::progress::{HouseRules, Minutes};

/// What was agreed on, and what it means for the player.
#[derive(Debug, Clone, Copy)]
pub(in crate::session) struct Agreed<L> {
    /// The colour of the player, or of the first one of two people.
    pub own: Color,
    /// The CPU's level, if it plays.
    pub level: Option<L>,
    /// The source of the CPU's choices.
    pub seed: u64,
    pub minutes: Minutes,
    pub house: HouseRules,
    /// Its number, where games are counted.
    pub number: Option<u16>,
    /// Whether it is a match's first game.
    pub is_first: bool,
    pub undo: UndoRule,
    /// Whether there is one Undo a game.
    pub is_once: bool,
    pub hints: HintPrice,
    /// How many hints are still free, where the later ones are not.
    pub free_hints: u8,
    pub stake: Stake,
    /// Whether it can be given up beside quitting it.
    pub can_be_resigned: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::session) enum UndoRule {
    Never,
    /// The only one was used.
    Used,
    /// Between two people only if they have agreed on it.
    Open,
}

/// What a hint costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::session) enum HintPrice {
    /// There is none: it would help one of two people, or in an exam.
    NotForSale,
    /// The next one makes a win practice.
    TheWin,
    Nothing,
}

/// What is lost by leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::session) enum Stake {
    Nothing,
    /// The game, once the player has placed something.
    OnceBegun,
    /// The game, from the first moment on.
    AtOnce,
}
