//! The fast board, seen by the player about to place, and the rules on it, without memory of the game.
//!
//! The rules ([`Position`](crate::Position), [`Game`](crate::Game)), perft, the search and the evaluation all stand on
//! [`Sides`]. It is two words, the mover's stones and the other's, and is copied, never undone. Nothing here allocates.
//! Ko, passes and the end of the game are not known here:
//!
//! * a **pass** is due when [`Sides::has_placement`] is false: go on with [`Sides::passed`]. When that has none either,
//!   the game is over.
//! * **ko**: an action is blocked when its [`Step::after`], taken as a board, has been there before. A placement on
//!   [`Cells::RIM`] is irreversible, so only boards since the last such placement can come back. Compare boards, not
//!   views: after a pass the same board is seen from the other side, as [`Sides::passed`].
//!
//! Two calls may lead to the same board; [`Sides::for_each_step`] offers one of them.

use crate::action::{Action, Call};
use crate::cell::{Cell, Direction};
use crate::cells::Cells;
use crate::tables::{
    BEYOND_A, BEYOND_SPOKES, LineOverCp, OUTWARD, OVER_CP, RAYS, RING_A, SPOKES, gather_a,
    gather_spokes,
};

/// The cells from which a row may run over CP: ring A and the spokes.
const LINES_THROUGH_CP: u64 = RING_A | SPOKES;

/// The board as the player about to place sees it: the mover's stones and the other's.
///
/// It knows what can be placed and what that does, but no ko, passes or end of the game. It is copied, never undone.
///
/// ```
/// use rsg_engine::{Board, Color};
/// let start = Board::START.seen_by(Color::Black);
/// let mut replies = 0;
/// start.for_each_action(|action| replies += start.play(action).after.placements().count());
/// assert_eq!(replies, 114);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides {
    mover: Cells,
    other: Cells,
}

/// The cells on which the mover may place, ko aside, sorted by calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placements {
    /// Placements that do not go through the CP.
    pub plain: Cells,
    /// Placements through the CP that may call it the mover's colour.
    pub own: Cells,
    /// Placements through the CP that may call it the opponent's colour.
    pub other: Cells,
}

impl Placements {
    /// The number of placements and calls; two calls on a cell count twice.
    #[must_use]
    pub const fn count(self) -> u32 {
        // A cell is either plain or goes through the CP, so the first two can be counted together.
        (self.plain.bits() | self.own.bits()).count_ones() + self.other.bits().count_ones()
    }

    /// All cells with a placement.
    #[must_use]
    pub fn cells(self) -> Cells {
        self.plain | self.own | self.other
    }

    /// The cells whose placement goes through the CP.
    #[must_use]
    pub fn through(self) -> Cells {
        self.own | self.other
    }

    /// Calls `visit` with every placement and call.
    #[inline]
    pub fn for_each_action(self, mut visit: impl FnMut(Action)) {
        for (cells, call) in [
            (self.plain, Call::None),
            (self.own, Call::Own),
            (self.other, Call::Other),
        ] {
            for bit in cells.bit_numbers() {
                visit(Action::on_bit(bit, call));
            }
        }
    }
}

/// An action carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The action.
    pub action: Action,
    /// The number of stones it flips, CP's included.
    pub flips: u8,
    /// The points it captures, an empty CP's point included.
    pub captures: u8,
    /// The board it leaves, as the opponent, who is next, sees it.
    pub after: Sides,
}

impl Step {
    /// True if the stone goes to the rim. No board from before such a step can come back, because a stone there stays.
    #[must_use]
    #[inline(always)]
    pub const fn is_on_rim(&self) -> bool {
        self.action.is_on(Cells::RIM)
    }

    /// True if the stone goes to a tip.
    #[must_use]
    #[inline(always)]
    pub const fn takes_tip(&self) -> bool {
        self.action.is_on(Cells::TIPS)
    }
}

/// A step as a search needs it: without the number of stones it flips.
#[derive(Clone, Copy)]
pub(crate) struct Ply {
    /// The action.
    pub action: Action,
    /// The points it captures, an empty CP's point included.
    pub captures: u8,
    /// The board it leaves, as the opponent, who is next, sees it.
    pub after: Sides,
}

impl Ply {
    /// True if the stone goes to the rim, which makes the step irreversible.
    #[inline(always)]
    pub fn is_on_rim(&self) -> bool {
        self.action.is_on(Cells::RIM)
    }

    /// The step that flips these stones.
    #[inline(always)]
    pub fn with_flips(self, flips: Cells) -> Step {
        Step {
            action: self.action,
            flips: flips.len() as u8,
            captures: self.captures,
            after: self.after,
        }
    }
}

impl From<Step> for Ply {
    fn from(step: Step) -> Ply {
        Ply {
            action: step.action,
            captures: step.captures,
            after: step.after,
        }
    }
}

impl Sides {
    /// The two players' stones; they must not share a cell.
    #[must_use]
    #[inline]
    pub fn new(mover: Cells, other: Cells) -> Sides {
        debug_assert!(!mover.intersects(other), "a cell holds one stone");
        Sides { mover, other }
    }

    /// The stones of the player to place.
    #[must_use]
    #[inline]
    pub const fn mover(self) -> Cells {
        self.mover
    }

    /// The stones of the other player.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Cells {
        self.other
    }

    /// All cells without a stone.
    #[must_use]
    #[inline]
    pub fn empty(self) -> Cells {
        Cells::BOARD - (self.mover | self.other)
    }

    /// The cells on which a stone can still be placed, if it flips something: those without a stone, but not CP.
    #[must_use]
    #[inline]
    pub fn vacant(self) -> Cells {
        Cells::OUTER - (self.mover | self.other)
    }

    /// The mover's stones minus the other's.
    #[must_use]
    #[inline]
    pub const fn lead(self) -> i32 {
        self.mover.len() as i32 - self.other.len() as i32
    }

    /// A well-mixed number that tells boards apart, though two may share one.
    #[must_use]
    #[inline(always)]
    pub const fn fingerprint(self) -> u64 {
        let mut hash = self.mover.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash ^= hash >> 32;
        hash = (hash ^ self.other.bits()).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        hash ^= hash >> 32;
        hash = hash.wrapping_mul(0xA076_1D64_78BD_642F);
        hash ^ hash >> 29
    }

    /// This board seen by the other player, as after a pass.
    #[must_use]
    #[inline]
    pub const fn passed(self) -> Sides {
        Sides {
            mover: self.other,
            other: self.mover,
        }
    }

    /// The board with CP holding the called colour.
    #[inline]
    pub(crate) fn called(self, call: Call) -> Sides {
        let (mover, other) = (self.mover.without(Cell::CP), self.other.without(Cell::CP));
        match call {
            Call::None => self,
            Call::Own => Sides {
                mover: mover.with(Cell::CP),
                other,
            },
            Call::Other => Sides {
                mover,
                other: other.with(Cell::CP),
            },
        }
    }

    /// The opponent's stones bracketed by a stone placed on `cell`, in one direction, with the board as it stands (call
    /// made).
    pub(crate) fn row(self, cell: Cell, direction: Direction) -> Cells {
        let mut row = Cells::EMPTY;
        let mut at = Cells::of(cell).step(direction);
        while at.intersects(self.other) {
            row |= at;
            at = at.step(direction);
        }
        if at.intersects(self.mover) {
            row
        } else {
            Cells::EMPTY
        }
    }

    /// All stones flipped by a stone placed on the cell of this bit, with the board as it stands (call made).
    ///
    /// In the three directions in which bits grow, adding one to the bits that do not matter carries along the
    /// opponent's row to its end; in the other three the highest bit that is no opponent ends the row. If a stone of
    /// the mover is there, everything between is flipped.
    #[inline(always)]
    fn flips(self, bit: u8) -> Cells {
        let (mover, other) = (self.mover.bits(), self.other.bits());
        let rays = &RAYS[usize::from(bit & 63)];
        let mut flips = 0;
        for ray in rays.up {
            let end = (other | !ray).wrapping_add(1) & mover & ray;
            flips |= end.wrapping_sub(u64::from(end != 0)) & ray;
        }
        for ray in rays.down {
            let highest = (1 << 63) >> ((ray & !other) | 1).leading_zeros();
            let end = highest & mover & ray;
            flips |= (end.wrapping_neg() << 1) & ray;
        }
        Cells::from_board_bits(flips)
    }

    /// The cells on which the mover may place, ko aside, sorted by calls.
    #[must_use]
    #[inline]
    pub fn placements(self) -> Placements {
        let Brackets {
            plain,
            closing,
            through_a,
            through_spoke,
        } = self.brackets();
        Placements {
            plain: Cells::from_board_bits(plain & !(through_a | through_spoke)),
            own: Cells::from_board_bits(through_spoke | (through_a & plain)),
            other: Cells::from_board_bits(through_a | (through_spoke & (plain | closing))),
        }
    }

    /// All cells on which the mover may place, ko aside.
    #[must_use]
    #[inline]
    pub fn playable(self) -> Cells {
        let Brackets {
            plain,
            through_a,
            through_spoke,
            ..
        } = self.brackets();
        Cells::from_board_bits(plain | through_a | through_spoke)
    }

    /// True if the mover has any placement, ko aside.
    #[must_use]
    #[inline]
    pub fn has_placement(self) -> bool {
        !self.playable().is_empty()
    }

    /// With CP read as empty, brackets that do not need it are found. The lines through CP are judged apart: a spoke
    /// cell goes through CP if the opponent stands between (CP read as the mover's closes the bracket), a cell of ring
    /// A if the far end of its line closes a bracket over CP (read as the opponent's). See `docs/rules.md`, "A move".
    #[inline(always)]
    fn brackets(self) -> Brackets {
        let (mover, other) = (self.mover.bits(), self.other.bits());
        let vacant = self.vacant().bits();
        let outer = Cells::OUTER.bits();
        let closing = BEYOND_A[gather_a(mover)]
            | (BEYOND_A[gather_a(other)] & BEYOND_SPOKES[gather_spokes(mover)]);
        Brackets {
            plain: beyond_rows(mover & outer, other & outer) & vacant,
            closing,
            through_a: closing & RING_A & vacant,
            through_spoke: OUTWARD[gather_a(other)] & vacant,
        }
    }

    /// Calls `visit` with every placement and call, ko aside.
    #[inline]
    pub fn for_each_action(self, visit: impl FnMut(Action)) {
        self.placements().for_each_action(visit);
    }

    /// Calls `visit` with every different way to play, ko aside: of two calls that lead to the same board only one.
    #[inline]
    pub fn for_each_step(self, visit: impl FnMut(Step)) {
        self.for_each_step_on(self.playable(), visit);
    }

    /// [`Sides::for_each_step`], the [playable](Sides::playable) cells given.
    #[inline]
    fn for_each_step_on(self, playable: Cells, mut visit: impl FnMut(Step)) {
        for bit in playable.bit_numbers() {
            self.some_ply_on(bit, &mut |ply, flips| {
                visit(ply.with_flips(flips));
                false
            });
        }
    }

    /// Shows the different ways to play on the vacant cell of this bit, if there are any, with what they flip, until
    /// `is_enough` says so; whether it did.
    #[inline(always)]
    pub(crate) fn some_ply_on(
        self,
        bit: u8,
        is_enough: &mut impl FnMut(Ply, Cells) -> bool,
    ) -> bool {
        // Rows over CP are judged apart. With CP read as empty only the others are found.
        let flips = Sides {
            mover: self.mover.without(Cell::CP),
            other: self.other.without(Cell::CP),
        }
        .flips(bit);
        let mut way = CalledFlips {
            call: Call::None,
            flips,
        };
        let mut second = CalledFlips::NONE;
        if LINES_THROUGH_CP >> bit & 1 == 1 {
            (way, second) = self.ways_near_cp(bit, flips);
        }
        // One place in the code for all ways: what `is_enough` does is long and would be there for each of them.
        loop {
            let CalledFlips { call, flips } = way;
            if !flips.is_empty() {
                let action = Action::on_bit(bit, call);
                if is_enough(self.carried_out(action, self.called(call), flips), flips) {
                    return true;
                }
            }
            if second.flips.is_empty() {
                return false;
            }
            (way, second) = (second, CalledFlips::NONE);
        }
    }

    /// The different ways to play on a cell from which a row may run over CP, the rows elsewhere given.
    ///
    /// Called the mover's, CP ends the row over it and a stone before CP flips; called the other's, CP flips if the row
    /// goes on to a stone of the mover, at most two cells further.
    #[inline(always)]
    fn ways_near_cp(self, bit: u8, elsewhere: Cells) -> (CalledFlips, CalledFlips) {
        let LineOverCp { near, far, end } = OVER_CP[usize::from(bit & 63)];
        let closes = self.mover.bits() & far != 0
            || self.other.bits() & far != 0 && self.mover.bits() & end != 0;
        let through = if near == 0 {
            closes
        } else {
            self.other.bits() & near != 0
        };
        if !through {
            let plain = CalledFlips {
                call: Call::None,
                flips: elsewhere,
            };
            return (plain, CalledFlips::NONE);
        }
        let by_own = elsewhere | Cells::from_board_bits(near);
        let beyond = Cells::from_board_bits(self.other.bits() & far);
        // Where nothing beyond CP flips, it does not matter whether CP was called or flipped.
        let same_board = closes && beyond.is_empty() && !by_own.is_empty();
        let by_other = if same_board {
            Cells::EMPTY
        } else if closes {
            by_own.with(Cell::CP) | beyond
        } else {
            elsewhere
        };
        let way = |call, flips| CalledFlips { call, flips };
        (way(Call::Own, by_own), way(Call::Other, by_other))
    }

    /// Plays an action. Unchecked: it must be one of [`Sides::for_each_action`]'s, or the result means nothing.
    /// [`Position::play`](crate::Position::play) is the checked twin.
    #[must_use]
    #[inline]
    pub fn play(self, action: Action) -> Step {
        let called = self.called(action.call());
        let flips = called.flips(action.bit());
        self.carried_out(action, called, flips).with_flips(flips)
    }

    /// [`Sides::play`] without counting what flips.
    #[inline(always)]
    pub(crate) fn ply(self, action: Action) -> Ply {
        let called = self.called(action.call());
        self.carried_out(action, called, called.flips(action.bit()))
    }

    /// Places, flips, captures. `called` is this board with CP as called.
    #[inline(always)]
    fn carried_out(self, action: Action, called: Sides, flips: Cells) -> Ply {
        let mover = called.mover | flips | Cells::from_board_bits(1 << action.bit());
        let mut other = called.other - flips;
        let filled = Sides { mover, other };
        let mut captures = 0;
        let enclosed = filled.enclosed();
        if !enclosed.is_empty() {
            let captured = filled.captured(enclosed, mover - self.mover);
            other = other - captured;
            captures = captured.len() as u8;
        }
        // An empty CP counts when ring A has just become the mover's own.
        let ring = Cells::from_board_bits(RING_A);
        if ring.is_subset(mover) && !ring.is_subset(self.mover) && filled.empty().contains(Cell::CP)
        {
            captures += 1;
        }
        Ply {
            action,
            captures,
            after: Sides {
                mover: other,
                other: mover,
            },
        }
    }

    /// The opponent's stones that may be surrounded: on interior cells, without an empty neighbour.
    #[inline(always)]
    fn enclosed(self) -> Cells {
        (self.other & Cells::INTERIOR) - self.empty().neighbours()
    }

    /// The opponent's stones of wholly surrounded groups that border a cell the mover has `gained`.
    ///
    /// A stone that touches one which is not [`enclosed`](Sides::enclosed) lives, and so does one that touches that.
    /// Mostly none is left after a step or two.
    #[inline]
    fn captured(self, enclosed: Cells, gained: Cells) -> Cells {
        let near = gained.neighbours();
        let mut alive = self.other - enclosed;
        let mut left = enclosed;
        loop {
            alive = left & alive.neighbours();
            left = left - alive;
            if !left.intersects(near) {
                return Cells::EMPTY;
            }
            if alive.is_empty() {
                return (left & near).flood(left);
            }
        }
    }
}

/// A call and the stones that a placement with it flips.
#[derive(Clone, Copy)]
struct CalledFlips {
    call: Call,
    /// The stones it flips: none if it is not allowed.
    flips: Cells,
}

impl CalledFlips {
    const NONE: CalledFlips = CalledFlips {
        call: Call::None,
        flips: Cells::EMPTY,
    };
}

/// The vacant cells from which brackets run.
struct Brackets {
    /// With CP read as empty.
    plain: u64,
    /// Cells of the lines through CP that face a stone of the mover beyond CP, perhaps over one of the opponent's.
    closing: u64,
    /// Cells of ring A whose placement goes through CP.
    through_a: u64,
    /// Spokes whose placement goes through CP.
    through_spoke: u64,
}

/// The cells beyond rows of the other's stones that begin at a stone of the mover, in any direction. Such a row is at
/// most five long; after a row of one and two, a double step takes it to four and six.
#[inline(always)]
fn beyond_rows(mover: u64, other: u64) -> u64 {
    let mut found = 0;
    macro_rules! along {
        ($shift:tt, $by:literal) => {
            let pairs = other & (other $shift $by);
            let mut rows = other & (mover $shift $by);
            rows |= other & (rows $shift $by);
            rows |= pairs & (rows $shift (2 * $by));
            rows |= pairs & (rows $shift (2 * $by));
            found |= rows $shift $by;
        };
    }
    along!(<<, 1);
    along!(<<, 7);
    along!(<<, 8);
    along!(>>, 1);
    along!(>>, 7);
    along!(>>, 8);
    found
}
