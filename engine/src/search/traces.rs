//! Dependences of values: traces of captures and positions below a node, and positions of the run that block.

use super::table_key::Needed;
use crate::Cells;
use crate::sides::Ply;
use crate::sides::Sides;

/// Events below a node, before the run was left, that may bring an earlier position back:
///
/// * the cells on which stones were captured, a bit for one or two of the 13 cells on which that can happen;
/// * the positions that were reached, each by a mark of two bits, which it shares with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Traces(pub(super) u64);

impl Traces {
    /// No traces.
    pub const NONE: Traces = Traces(0);

    /// Stones may have been captured anywhere, any position may have been reached.
    pub const ANY: Traces = Traces(Traces::CELLS | Traces::MARKS);

    /// Bits for captured cells.
    const CELLS: u64 = 0xFF;

    /// Bits for marks.
    pub const MARKS: u64 = !0 << FIRST_MARK;

    /// The traces of a ply from a position, not one on the rim, in its run.
    #[inline(always)]
    pub fn by(sides: Sides, ply: &Ply) -> Traces {
        Traces(mark(ply.after)).and(Traces::of_captures(sides, ply))
    }

    /// The traces of the captures of a ply from a position.
    #[inline(always)]
    pub fn of_captures(sides: Sides, ply: &Ply) -> Traces {
        if ply.captures == 0 {
            return Traces::NONE;
        }
        Traces::on(stones(sides) - stones(ply.after))
    }

    /// Captures on these cells; those on the rim are left out.
    #[cold]
    pub fn on(cells: Cells) -> Traces {
        let bits = (cells & Cells::INTERIOR).bit_numbers();
        Traces(bits.fold(0, |all, bit| all | 1 << (CAPTURED_BIT[usize::from(bit)])))
    }

    /// This or that.
    #[inline(always)]
    pub fn and(self, other: Traces) -> Traces {
        Traces(self.0 | other.0)
    }

    /// These traces, turned and mirrored in any way.
    pub fn anywhere(self) -> Traces {
        if self.has_captures() {
            Traces::ANY
        } else {
            Traces(Traces::MARKS)
        }
    }

    /// The captured cells as a byte.
    #[inline(always)]
    pub fn code(self) -> u8 {
        self.0 as u8
    }

    /// The marks as bits of a word above the lowest eleven.
    #[inline(always)]
    pub fn marks(self) -> u64 {
        self.0 & Traces::MARKS
    }

    /// The captured cells of a byte that [`Traces::code`] gave, and these marks.
    #[inline(always)]
    pub fn of_code(code: u8, marks: u64) -> Traces {
        Traces(u64::from(code) | marks)
    }

    /// True if stones were captured.
    pub fn has_captures(self) -> bool {
        self.0 & Traces::CELLS != 0
    }

    /// True if stones were captured on all of these cells.
    pub fn covers(self, cells: Cells) -> bool {
        Traces::on(cells).0 & !self.0 == 0
    }
}

/// The lowest bit of the marks, and how many bits there are for them. An entry of the table has other things below
/// them.
const FIRST_MARK: u32 = 11;
const MARK_BITS: u64 = 53;
const _: () = assert!(Needed::REST >> FIRST_MARK == 0);

/// The mark of a position, the same whoever is to move: mostly two bits, so that the marks of a few positions seldom
/// make up that of another one.
#[inline(always)]
pub(super) fn mark(sides: Sides) -> u64 {
    const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
    let mixed = sides.mover().bits().wrapping_mul(MIX) ^ sides.other().bits().wrapping_mul(MIX);
    let bit = |number: u64| 1 << (FIRST_MARK as u64 + (number & 63) % MARK_BITS);
    bit(mixed >> 58) | bit(mixed >> 52)
}

/// True if the mark of a position is among these, as it is if the position was reached.
#[inline(always)]
pub(super) fn is_among(sides: Sides, marks: u64) -> bool {
    mark(sides) & !marks == 0
}

/// Positions of the run, a bit each by their place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blockers(pub(super) u32);

impl Blockers {
    /// None of them.
    pub const NONE: Blockers = Blockers(0);

    /// The last bit stands for all positions further on.
    pub const LAST: u32 = 31;

    /// The position at this place of the run.
    #[inline(always)]
    pub fn at(place: u32) -> Blockers {
        Blockers(1 << place.min(Blockers::LAST))
    }

    /// Both sets of blockers.
    #[inline(always)]
    pub fn and(self, other: Blockers) -> Blockers {
        Blockers(self.0 | other.0)
    }

    /// True if there are none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The bit of [`Traces`] for every interior cell, by the number of the cell's bit.
const CAPTURED_BIT: [u8; 64] = {
    let mut table = [0; 64];
    let mut bit = 0;
    let mut next = 0;
    while bit < 64 {
        if Cells::INTERIOR.bits() >> bit & 1 == 1 {
            table[bit] = next % 8;
            next += 1;
        }
        bit += 1;
    }
    table
};

/// All cells with a stone.
pub(super) fn stones(sides: Sides) -> Cells {
    sides.mover() | sides.other()
}
