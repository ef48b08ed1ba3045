//! The fields that every result in a code begins with: its kind, and its day.

use crate::progress::CalendarDay;
use crate::progress::code::{self, CodeFault, Content, Reader, Writer};

/// A kind of result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    TodaysGame,
    TodaysPuzzle,
    /// A run of puzzles.
    Run,
}

/// The kinds, each at its number in a code. Other numbers are for other kinds.
const KINDS: [Kind; 3] = [Kind::TodaysGame, Kind::TodaysPuzzle, Kind::Run];

/// Widths of the fields, in bits.
mod width {
    pub const KIND: u32 = 3;
    /// Days from the calendar's first one: up to the year 9999.
    pub const DAY: u32 = 22;
}

/// Begins the code of such a result.
pub(super) fn begin(kind: Kind, day: CalendarDay) -> Writer {
    let mut bits = code::begin(Content::Result);
    bits.put(kind as u64, width::KIND);
    bits.put(u64::from(day.number()), width::DAY);
    bits
}

pub(super) fn take_kind(bits: &mut Reader<'_>) -> Result<Kind, CodeFault> {
    let number = bits.take(width::KIND).ok_or(CodeFault::Damaged)?;
    let kind = KINDS.get(number as usize).copied();
    kind.ok_or(CodeFault::Newer)
}

/// The day; none beyond the calendar.
pub(super) fn take_day(bits: &mut Reader<'_>) -> Option<CalendarDay> {
    let day = u32::try_from(bits.take(width::DAY)?).ok()?;
    CalendarDay::numbered(day)
}
