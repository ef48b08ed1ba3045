//! What the live region says, as values: the drawing side turns them into words in the player's language.

use rsg_engine::{Cell, Color};

use super::{Decided, Hinted, SeriesScore};
use crate::progress::PlayerName;

/// Who does something, as the player would say it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// The person who holds the phone, against the CPU.
    You,
    /// The CPU.
    Cpu,
    /// One of two people: their name, empty when they gave none.
    Player(PlayerName),
}

/// Something to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Speech {
    /// A placement and what comes next: "White plays B4, calls black, flips 3, captures 1. Your turn, 6 moves."
    Placed(Placed),
    /// The last placement was taken back.
    TakenBack {
        /// Whose turn it is again.
        next: Next,
    },
    /// A game begins or is taken up again.
    Begin {
        /// The game's number in the match, from 1.
        number: u16,
        /// Whose turn it is.
        next: Next,
    },
    /// The tapped cell is blocked by ko.
    Blocked(Cell),
    /// The call dialog asks about this cell.
    AskCall(Cell),
    /// The stone was taken up again.
    CallCancelled(Cell),
    /// A good placement, as it was asked for.
    Hint(Hinted),
    /// The board as text.
    Board(BoardSummary),
}

/// A placement in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// Who placed.
    pub by: Who,
    /// Their colour.
    pub color: Color,
    /// Where.
    pub cell: Cell,
    /// What was called.
    pub call: Option<Color>,
    /// How many stones turned over.
    pub flips: u8,
    /// Points captured, an empty CP included.
    pub captured: u8,
    /// Whether the point of an empty CP is among them.
    pub core_point: bool,
    /// Who has to pass now.
    pub passes: Option<Color>,
    /// What comes next.
    pub next: Next,
}

/// What comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// It is somebody's turn.
    Turn {
        /// Whose.
        who: Who,
        /// Their colour.
        color: Color,
        /// How many cells they can play.
        moves: u8,
    },
    /// The game, and maybe more, is over.
    Over {
        /// Who won this game, and with which colour; `None` is a draw.
        winner: Option<(Who, Color)>,
        /// What settled it.
        decided: Decided,
        /// Its score, black's first.
        score: rsg_engine::ByColor<u8>,
        /// The series as it stands, in one.
        series: Option<SeriesScore>,
    },
}

/// The board as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardSummary {
    /// Black's cells, in the order of position notation.
    pub black: Vec<Cell>,
    /// White's cells.
    pub white: Vec<Cell>,
    /// CP's colour, if it has one (it is among the cells above, too).
    pub core: Option<Color>,
    /// Captured so far.
    pub captured: rsg_engine::ByColor<u8>,
    /// Board and captures.
    pub total: rsg_engine::ByColor<u8>,
    /// Where the one to move can play.
    pub playable: Vec<Cell>,
    /// Where ko forbids it.
    pub blocked: Vec<Cell>,
    /// Whose turn it is.
    pub next: Next,
}
