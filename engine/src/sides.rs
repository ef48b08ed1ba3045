//! The board as the player about to place sees it, and the rules on it: quick, unchecked, without memory of the game.
//!
//! [`Sides`] is what the search and perft stand on. It is two words (the mover's stones and the other's) and is copied,
//! never undone. Nothing here allocates. Ko, passes and the end of the game are not known here:
//!
//! * a **pass** is due when [`Sides::has_placement`] is false: go on with [`Sides::passed`]; when that has none either, the
//!   game is over;
//! * **ko**: an action is blocked when [`Played::after`] as a board has been there before. A placement on [`Cells::RIM`] is
//!   irreversible (a rim stone never leaves the board), so only boards since the last rim placement can recur. Boards are
//!   compared, not views: after a pass the same board is seen from the other side, as [`Sides::passed`].
//!
//! ```
//! use rsg_engine::{Board, Color};
//! let start = Board::START.seen_by(Color::Black);
//! let mut replies = 0;
//! start.for_each_action(|action| replies += start.play(action).after.count_actions());
//! assert_eq!(replies, 114);
//! ```
//!
//! Two calls may lead to the same board; [`Sides::for_each_distinct`] offers one of them.

use crate::cell::{Cell, Direction};
use crate::cells::Cells;
use crate::color::Color;
use crate::moves::Move;
use crate::tables::{BEYOND_A, BEYOND_SPOKES, OUTWARD, RAYS, RING_A, gather_a, gather_spokes};

/// All cells but CP.
const OUTER: u64 = Cells::BOARD.without(Cell::CP).bits();

/// The colour CP is called to, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Call {
    /// The placement does not go through the CP.
    None,
    /// CP is called in the mover's colour.
    Own,
    /// CP is called in the opponent's colour.
    Other,
}

/// A placement with its call, as the mover sees it. The search's counterpart of [`Move`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// Where the stone goes.
    pub cell: Cell,
    /// The call, if the placement goes through the CP.
    pub call: Call,
}

impl Action {
    /// The move this is when `by` plays it.
    #[must_use]
    pub fn to_move(self, by: Color) -> Move {
        let call = match self.call {
            Call::None => None,
            Call::Own => Some(by),
            Call::Other => Some(!by),
        };
        Move {
            cell: self.cell,
            call,
        }
    }

    /// The action that `by` playing this move is.
    #[must_use]
    pub fn from_move(mv: Move, by: Color) -> Action {
        let call = match mv.call {
            None => Call::None,
            Some(color) if color == by => Call::Own,
            Some(_) => Call::Other,
        };
        Action {
            cell: mv.cell,
            call,
        }
    }
}

/// Where the mover may place, ko aside, sorted by calls.
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
    /// How many placements and calls there are; two calls on a cell count twice.
    #[must_use]
    pub const fn count(self) -> u32 {
        // A cell is either plain or goes through the CP, so the first two can be counted together.
        (self.plain.bits() | self.own.bits()).count_ones() + self.other.bits().count_ones()
    }

    /// Whether nothing can be placed.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.cells().is_empty()
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
}

/// What an action leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The board as the opponent, who is next, sees it.
    pub after: Sides,
    /// Points captured, the empty CP's point included.
    pub captures: u8,
}

/// The mover's stones and the other's. See the [module](self).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides {
    mover: Cells,
    other: Cells,
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
    pub fn mover(self) -> Cells {
        self.mover
    }

    /// The stones of the other player.
    #[must_use]
    #[inline]
    pub fn other(self) -> Cells {
        self.other
    }

    /// All cells without a stone.
    #[must_use]
    #[inline]
    pub fn empty(self) -> Cells {
        !(self.mover | self.other)
    }

    /// The same board seen by the other player, as after a pass.
    #[must_use]
    #[inline]
    pub fn passed(self) -> Sides {
        Sides {
            mover: self.other,
            other: self.mover,
        }
    }

    /// The board with CP holding the called colour.
    #[must_use]
    #[inline]
    pub fn called(self, call: Call) -> Sides {
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

    /// The opponent's stones bracketed by a stone placed on `cell`, in one direction, with the board as it stands (call made).
    #[must_use]
    #[inline]
    pub fn row(self, cell: Cell, direction: Direction) -> Cells {
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

    /// All stones flipped by a stone placed on `cell`, with the board as it stands (call made).
    ///
    /// In the three directions in which bits grow, adding one to the bits that do not matter carries along the opponent's
    /// row to its end; in the other three the highest bit that is no opponent ends the row. If a stone of the mover is
    /// there, everything between is flipped.
    #[must_use]
    #[inline]
    pub fn flips(self, cell: Cell) -> Cells {
        let (mover, other) = (self.mover.bits(), self.other.bits());
        let rays = &RAYS[cell as usize];
        let mut flips = 0;
        for ray in &rays[..3] {
            let end = (other | !ray).wrapping_add(1) & mover & ray;
            flips |= end.wrapping_sub(u64::from(end != 0)) & ray;
        }
        for ray in &rays[3..6] {
            let highest = (1 << 63) >> ((ray & !other) | 1).leading_zeros();
            let end = highest & mover & ray;
            flips |= (end.wrapping_neg() << 1) & ray;
        }
        Cells::from_board_bits(flips)
    }

    /// Where the mover may place, ko aside.
    ///
    /// With CP read as empty, brackets that do not need it are found. The lines through CP are judged apart: a spoke cell
    /// goes through CP if the opponent stands between (CP read as the mover's closes the bracket), a cell of ring A if the
    /// far end of its line closes a bracket over CP (read as the opponent's). See `docs/rules.md`, "A move".
    #[must_use]
    #[inline]
    pub fn placements(self) -> Placements {
        let (mover, other) = (self.mover.bits(), self.other.bits());
        let vacant = !(mover | other) & OUTER;
        let plain = brackets(mover & OUTER, other & OUTER) & vacant;
        let closing = BEYOND_A[gather_a(mover)]
            | (BEYOND_A[gather_a(other)] & BEYOND_SPOKES[gather_spokes(mover)]);
        let through_a = closing & RING_A & vacant;
        let through_spoke = OUTWARD[gather_a(other)] & vacant;
        let through = through_a | through_spoke;
        Placements {
            plain: Cells::from_board_bits(plain & !through),
            own: Cells::from_board_bits(through_spoke | (through_a & plain)),
            other: Cells::from_board_bits(through_a | (through_spoke & (plain | closing))),
        }
    }

    /// Whether the mover has any placement, ko aside.
    #[must_use]
    #[inline]
    pub fn has_placement(self) -> bool {
        !self.placements().is_empty()
    }

    /// How many actions the mover has, ko aside.
    #[must_use]
    #[inline]
    pub fn count_actions(self) -> u32 {
        self.placements().count()
    }

    /// Calls `f` with every action, ko aside.
    #[inline]
    pub fn for_each_action(self, mut f: impl FnMut(Action)) {
        let found = self.placements();
        for (cells, call) in [
            (found.plain, Call::None),
            (found.own, Call::Own),
            (found.other, Call::Other),
        ] {
            for cell in cells.iter_unordered() {
                f(Action { cell, call });
            }
        }
    }

    /// Calls `f` with every action and what it leads to, ko aside; of two calls that lead to the same board only one.
    #[inline]
    pub fn for_each_distinct(self, mut f: impl FnMut(Action, Played)) {
        let found = self.placements();
        for cell in found.plain.iter_unordered() {
            let action = Action {
                cell,
                call: Call::None,
            };
            f(action, self.play(action));
        }
        for cell in found.through().iter_unordered() {
            let [own, other] = [Call::Own, Call::Other].map(|call| Action { cell, call });
            let own_played = found.own.contains(cell).then(|| self.play(own));
            let other_played = found.other.contains(cell).then(|| self.play(other));
            if let Some(played) = own_played {
                f(own, played);
            }
            if let Some(played) = other_played
                && other_played != own_played
            {
                f(other, played);
            }
        }
    }

    /// Plays an action. Unchecked: it must be one of [`Sides::for_each_action`]'s, or the result means nothing.
    /// [`Position::play`](crate::Position::play) is the checked twin.
    #[must_use]
    #[inline]
    pub fn play(self, action: Action) -> Played {
        let called = self.called(action.call);
        let flips = called.flips(action.cell);
        let mover = (called.mover | flips).with(action.cell);
        let other = called.other - flips;
        let captured = captured(Sides { mover, other }, mover - self.mover);
        let after = Sides {
            mover: other - captured,
            other: mover,
        };
        let point = completes_ring(self.mover, Sides { mover, other });
        Played {
            after,
            captures: captured.len() as u8 + u8::from(point),
        }
    }
}

/// The cells beyond rows of the other's stones that begin at a stone of the mover, in any direction. Such a row is at most
/// five long; after a row of one and two, a double step takes it to four and six.
#[inline(always)]
fn brackets(mover: u64, other: u64) -> u64 {
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

/// The mover's captures on a board after the flips, when the cells in `gained` have become the mover's in this move.
///
/// A captured group lies on interior cells alone, has no empty neighbour, and borders a gained cell. Stones that are not so
/// themselves, or touch one that is not, are no part of it; seldom does any other remain, and only then groups are followed.
#[inline]
pub(crate) fn captured(after: Sides, gained: Cells) -> Cells {
    let enclosed = (after.other & Cells::INTERIOR) - after.empty().neighbours();
    let exposed = after.other - enclosed;
    let candidates = enclosed - exposed.neighbours();
    if candidates.is_empty() {
        return Cells::EMPTY;
    }
    captured_among(candidates, after.other - candidates, gained)
}

/// Tells the candidates whose whole group is surrounded from those that live on through another stone.
#[cold]
#[inline(never)]
fn captured_among(candidates: Cells, living: Cells, gained: Cells) -> Cells {
    let alive = living.neighbours().flood(candidates);
    let surrounded = candidates - alive;
    (surrounded & gained.neighbours()).flood(surrounded)
}

/// Whether the mover, who held `before`, has just surrounded an empty CP.
#[inline]
pub(crate) fn completes_ring(before: Cells, after: Sides) -> bool {
    const RING: Cells = Cells::ring(1);
    RING.is_subset(after.mover) && !RING.is_subset(before) && after.empty().contains(Cell::CP)
}
