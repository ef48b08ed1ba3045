//! The teacher's verdict on a turn. It claims only known facts: an estimate is a verdict only where it is larger than
//! the error of estimates, and a reason is a fact of the boards.

use rsg_classics::{Points, Square};
use rsg_engine::{Cell, Color};

use crate::play::Play;

/// From so many points on a turn is a mistake.
const MISTAKE: Points = Points::whole(5);

/// The verdict on a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub play: Play,
    /// The points it cost; 0 if nothing better is known.
    pub cost: Points,
    /// True if the cost is proved.
    pub exact: bool,
    /// True if it was estimated by playouts, and not by looking ahead.
    pub by_playouts: bool,
    /// True if there was no other turn.
    pub only: bool,
    /// The better turn, if this one cost something.
    pub better: Option<Play>,
    pub reason: Option<Reason>,
}

/// The grade of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Grade {
    Good,
    /// It cost a little.
    Slip,
    Mistake,
}

/// The reason that a turn cost something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The better placement was on a tip, and this one is not.
    TipMissed,
    /// The opponent's best answer is on a tip, which could not be taken after the better placement.
    GivesTip,
    /// The better placement would have captured so many stones, and this one captured fewer.
    CaptureMissed(u8),
    /// The opponent's best answer captures so many stones; after the better placement no answer would have.
    GivesCapture(u8),
    /// The better placement is the same one with this call.
    OtherCall(Color),
    /// After the better placement the opponent would have had to pass, and after this one not.
    PassMissed,
    /// The opponent's best answer leaves so many cells to place on; after the better placement every answer leaves
    /// more.
    LeavesFew(u8),
    /// The opponent has so many places to place on, and would have had fewer after the better placement.
    GivesMoves { given: u8, instead: u8 },
    /// The opponent's best answer flips so many stones; after the better placement every answer flips clearly fewer.
    GivesFlips(u8),
    /// The opponent's best answer is on this cell, which could not be placed on after the better placement.
    Opens { cell: Cell, at_edge: bool },
    /// Near the end: the better placement flips so many stones, and this one only so many.
    FlipsMissed { could: u8, did: u8 },
    /// The better placement was on this corner.
    CornerMissed(Square),
    /// The opponent can place on this corner, and could not after the better placement.
    OpensCorner(Square),
    /// The better placement would have flipped groups of so many stones, and this turn flipped fewer.
    GroupMissed(u16),
    /// The own group of this stone has one liberty left, where the opponent can place; after the better turn none of
    /// its size has.
    LeavesOneLiberty(Square),
}

impl Verdict {
    #[must_use]
    pub fn grade(&self) -> Grade {
        if self.cost <= Points::default() {
            Grade::Good
        } else if self.cost < MISTAKE {
            Grade::Slip
        } else {
            Grade::Mistake
        }
    }
}
