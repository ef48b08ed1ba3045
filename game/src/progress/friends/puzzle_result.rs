//! What a friend says of a puzzle or a run of puzzles, and its code. A puzzle has one solution, so nothing could be
//! proved by it.

use serde::{Deserialize, Serialize};

use super::fields::{self, Kind};
use crate::progress::code::{self, Reader};
use crate::progress::puzzles::Tried;
use crate::progress::{CalendarDay, PlayerName};

/// What a code says of puzzles: anybody may have written it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleResult {
    pub day: CalendarDay,
    pub done: PuzzleDone,
    /// The player's name for themselves, perhaps empty.
    #[serde(default, skip_serializing_if = "PlayerName::is_empty")]
    pub name: PlayerName,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleDone {
    /// The puzzle of the day is solved, with its number of wrong tries.
    Today { wrong: u8, helped: bool },
    /// The number of puzzles solved in a run on that day.
    Run { solved: u16 },
}

/// Widths of the fields, in bits.
mod width {
    pub const WRONG: u32 = 4;
    pub const HELPED: u32 = 1;
    pub const SOLVED: u32 = 14;
}

/// The most puzzles of a run that a code can tell.
const MOST_SOLVED: u16 = (1 << width::SOLVED) - 1;

impl PuzzleResult {
    /// The code of the result: its mark and its letters.
    #[must_use]
    pub fn code(&self) -> String {
        let mut bits = match self.done {
            PuzzleDone::Today { wrong, helped } => {
                let mut bits = fields::begin(Kind::TodaysPuzzle, self.day);
                bits.put(u64::from(wrong.min(Tried::MOST)), width::WRONG);
                bits.put(u64::from(helped), width::HELPED);
                bits
            }
            PuzzleDone::Run { solved } => {
                let mut bits = fields::begin(Kind::Run, self.day);
                bits.put(u64::from(solved.min(MOST_SOLVED)), width::SOLVED);
                bits
            }
        };
        code::put_name(&self.name, &mut bits);
        code::finish(bits)
    }
}

impl PuzzleDone {
    /// Returns true if both are of one kind.
    #[must_use]
    pub fn is_like(self, other: PuzzleDone) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// The fields after the kind; none when the code ends too early, was altered or says what no app writes.
pub(super) fn take_puzzle(bits: &mut Reader<'_>) -> Option<PuzzleResult> {
    take(bits, |bits| {
        let wrong = u8::try_from(bits.take(width::WRONG)?).ok()?;
        let helped = bits.take(width::HELPED)? == 1;
        (wrong <= Tried::MOST).then_some(PuzzleDone::Today { wrong, helped })
    })
}

/// The fields of a run after the kind, likewise.
pub(super) fn take_run(bits: &mut Reader<'_>) -> Option<PuzzleResult> {
    take(bits, |bits| {
        let solved = u16::try_from(bits.take(width::SOLVED)?).ok()?;
        Some(PuzzleDone::Run { solved })
    })
}

fn take(
    bits: &mut Reader<'_>,
    done: impl FnOnce(&mut Reader<'_>) -> Option<PuzzleDone>,
) -> Option<PuzzleResult> {
    let day = fields::take_day(bits)?;
    let done = done(bits)?;
    let name = code::take_name(bits)?;
    let is_whole = bits.ends_as_told();
    is_whole.then_some(PuzzleResult { day, done, name })
}
