//! Boards as the search lays them out: 6×6 and 8×8 squares on 8×8 bits, the others on their own.

use super::grid::{Bits, Eight, Grid, Six, SixByTen, Squares, Step, Ten};
use super::lines;
use super::position::Position;
use crate::{SplitMix64, Square};

/// A size of the board that can be searched.
pub trait Field: Grid {
    /// The board whose bits it is laid out on.
    type Laid: Grid<Bits = Self::Bits>;

    /// True if the solver knows the board, which works on 8×8 bits.
    const HAS_SOLVER: bool;

    /// The squares of the board.
    const BOARD: Self::Bits;

    /// A set of its squares as the search lays it out.
    fn widen(squares: Self::Bits) -> Self::Bits;

    /// The place of a square as the search lays it out.
    fn place(square: Square) -> u32;

    /// The square at that place.
    fn square(place: u32) -> Square;

    /// The free squares on which the side that owns `own` flips something.
    fn placements(own: Self::Bits, other: Self::Bits, free: Self::Bits) -> Self::Bits;

    /// The discs that flip when the side that owns `own` places there.
    fn flips(place: u32, own: Self::Bits, other: Self::Bits) -> Self::Bits;
}

impl Field for Eight {
    type Laid = Eight;
    const HAS_SOLVER: bool = true;
    const BOARD: u64 = u64::MAX;

    fn widen(squares: u64) -> u64 {
        squares
    }

    fn place(square: Square) -> u32 {
        u32::from(square.row()) * 8 + u32::from(square.column())
    }

    fn square(place: u32) -> Square {
        Square::at(place, Eight::SHAPE)
    }

    #[inline]
    fn placements(own: u64, other: u64, free: u64) -> u64 {
        lines::placements(own, other, free)
    }

    #[inline]
    fn flips(place: u32, own: u64, other: u64) -> u64 {
        lines::flips(place, own, other)
    }
}

impl Field for Six {
    type Laid = Eight;
    const HAS_SOLVER: bool = true;
    const BOARD: u64 = 0x007e_7e7e_7e7e_7e00;

    fn widen(squares: u64) -> u64 {
        let mut wide = 0;
        for square in Squares::<Six>(squares) {
            wide |= 1 << Six::place(square);
        }
        wide
    }

    fn place(square: Square) -> u32 {
        (u32::from(square.row()) + 1) * 8 + u32::from(square.column()) + 1
    }

    fn square(place: u32) -> Square {
        Square::at((place / 8 - 1) * 6 + place % 8 - 1, Six::SHAPE)
    }

    #[inline]
    fn placements(own: u64, other: u64, free: u64) -> u64 {
        lines::placements(own, other, free)
    }

    #[inline]
    fn flips(place: u32, own: u64, other: u64) -> u64 {
        lines::flips(place, own, other)
    }
}

macro_rules! on_its_own_bits {
    ($($board:ty),*) => {$(
        impl Field for $board {
            type Laid = $board;
            const HAS_SOLVER: bool = false;
            const BOARD: Self::Bits = <$board>::ALL;

            fn widen(squares: Self::Bits) -> Self::Bits {
                squares
            }

            fn place(square: Square) -> u32 {
                u32::from(square.row()) * u32::from(Self::SHAPE.columns) + u32::from(square.column())
            }

            fn square(place: u32) -> Square {
                Square::at(place, Self::SHAPE)
            }

            #[inline]
            fn placements(own: Self::Bits, other: Self::Bits, _: Self::Bits) -> Self::Bits {
                Position::<$board> { own, other }.placements()
            }

            #[inline]
            fn flips(place: u32, own: Self::Bits, other: Self::Bits) -> Self::Bits {
                Position::<$board> { own, other }.flips(place)
            }
        }
    )*};
}

on_its_own_bits!(Ten, SixByTen);

/// The discs of both sides as the search lays them out, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View<F: Field> {
    /// The discs of the side to move.
    pub own: F::Bits,
    /// The discs of the other side.
    pub other: F::Bits,
}

impl<F: Field> View<F> {
    /// A position laid out for the search.
    #[must_use]
    pub fn of(position: Position<F>) -> Self {
        Self {
            own: F::widen(position.own),
            other: F::widen(position.other),
        }
    }

    /// The squares without a disc.
    #[must_use]
    #[inline]
    pub fn free(self) -> F::Bits {
        F::BOARD & !(self.own | self.other)
    }

    /// The squares on which the side to move flips something.
    #[must_use]
    #[inline]
    pub fn placements(self) -> F::Bits {
        F::placements(self.own, self.other, self.free())
    }

    /// This board with the other side to move.
    #[must_use]
    #[inline]
    pub fn passed(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }

    /// The view of the side that is to move after a placement there.
    #[must_use]
    #[inline]
    pub fn after(self, place: u32) -> Self {
        let flips = F::flips(place, self.own, self.other);
        Self {
            own: self.other & !flips,
            other: self.own | flips | (F::Bits::FIRST << place),
        }
    }

    /// True if neither side can place.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.placements() == F::Bits::NONE && self.passed().placements() == F::Bits::NONE
    }

    /// The difference of discs at the end of a game, the free squares going to the side with more.
    #[must_use]
    pub fn final_lead(self) -> i32 {
        let free = self.free().count() as i32;
        let lead = self.own.count() as i32 - self.other.count() as i32;
        lead + free * lead.signum()
    }

    /// A number that stands for the position; two positions share one about never.
    #[must_use]
    #[inline]
    pub fn fingerprint(self) -> u64 {
        let folded = |bits: F::Bits| bits.low() ^ bits.high().wrapping_mul(0xd6e8_feb8_6659_fd93);
        let own = folded(self.own).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        SplitMix64::mixed(own ^ folded(self.other).rotate_left(31).wrapping_add(own >> 29))
    }
}

/// The places in a set, in the order of the board.
#[inline]
pub(super) fn places<B: Bits>(mut squares: B) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if squares == B::NONE {
            return None;
        }
        let place = squares.first();
        squares &= !(B::FIRST << place);
        Some(place)
    })
}

/// Every square beside one of these, and these.
#[inline]
pub(super) fn around<F: Field>(squares: F::Bits) -> F::Bits {
    let of = |step: Step, squares| step.of::<F::Laid>(squares);
    let wide = squares | of(Step::East, squares) | of(Step::West, squares);
    (wide | of(Step::North, wide) | of(Step::South, wide)) & F::BOARD
}

/// Evaluates an expression with a type for the board of a [`BoardSize`](crate::reversi::BoardSize): a
/// [`Field`].
///
/// ```
/// use rsg_classics::{on_reversi_board, perft};
/// use rsg_classics::reversi::{BoardSize, Position};
///
/// let placements = on_reversi_board!(BoardSize::Ten, F => perft(Position::<F>::othello(), 1));
/// assert_eq!(placements, 4);
/// ```
#[macro_export]
macro_rules! on_reversi_board {
    ($size:expr, $board:ident => $value:expr) => {{
        use $crate::reversi;
        match $size {
            reversi::BoardSize::Six => {
                type $board = reversi::Six;
                $value
            }
            reversi::BoardSize::Eight => {
                type $board = reversi::Eight;
                $value
            }
            reversi::BoardSize::Ten => {
                type $board = reversi::Ten;
                $value
            }
            reversi::BoardSize::SixByTen => {
                type $board = reversi::SixByTen;
                $value
            }
        }
    }};
}
