//! The teacher's verdict on a turn. It claims only known facts: an estimate is a verdict only where it is larger than
//! the error of estimates, and a reason is a fact of the boards.

use rsg_classics::{Points, Square};
use rsg_engine::{Cell, Color};

use crate::play::Play;

/// The fewest points that a mistake costs.
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
    /// True if the better turn kept a lead that this one gives away.
    pub loses_lead: bool,
    pub reason: Option<Reason>,
}

/// The grade of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Grade {
    Good,
    /// It cost a little.
    Slip,
    Mistake,
    /// Beside a game that counts: it cost something, and the game is not the worse for it.
    Better,
}

/// The reason that a turn cost something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The better placement was on a tip, and this one is not.
    TipMissed,
    /// The opponent's best answer is on a tip, which could not be taken after the better placement.
    GivesTip,
    /// The number of stones that the better placement would have captured; this one captured fewer.
    CaptureMissed(u8),
    /// The number of stones that the opponent's best answer captures; after the better placement none would have.
    GivesCapture(u8),
    /// The better placement is the same one with this call.
    OtherCall(Color),
    /// After the better placement the opponent would have had to pass, and after this one not.
    PassMissed,
    /// The number of cells to place on that the opponent's best answer leaves; after the better placement each leaves
    /// more.
    LeavesFew(u8),
    /// The numbers of places that the opponent has, and would have had (fewer) after the better placement.
    GivesMoves { given: u8, instead: u8 },
    /// The number of stones that the opponent's best answer flips; after the better placement each flips clearly fewer.
    GivesFlips(u8),
    /// The opponent's best answer is on this cell, which could not be placed on after the better placement.
    Opens { cell: Cell, at_edge: bool },
    /// Near the end: the numbers of stones that the better placement flips, and that this one flips (fewer).
    FlipsMissed { could: u8, did: u8 },
    /// The better placement was on this corner.
    CornerMissed(Square),
    /// The opponent can place on this corner, and could not after the better placement.
    OpensCorner(Square),
    /// The number of stones in the groups that the better placement would have flipped; this turn flipped fewer.
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
