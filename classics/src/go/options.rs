//! The options of a game, agreed before it.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::neighbours::{Neighbours, SMALLEST};
use crate::square::LARGEST;
use crate::{Error, Shape};

/// The most points of handicap.
const MOST_HANDICAP: u8 = 9;

/// Widths of the options as numbers, in bits.
mod width {
    pub const SIDE: u32 = 5;
    pub const KOMI: u32 = 16;
    pub const HANDICAP: u32 = 4;
}

/// The options of a game, agreed before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    size: u8,
    komi: i16,
    handicap: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            size: 9,
            komi: 7,
            handicap: 0,
        }
    }
}

impl Options {
    /// The boards that there are, by their points a side.
    pub const SIZES: RangeInclusive<u8> = SMALLEST..=LARGEST;

    /// The handicaps that there are.
    pub const HANDICAPS: [u8; 9] = [0, 2, 3, 4, 5, 6, 7, 8, MOST_HANDICAP];

    /// A board of that many points a side, points for White, and turns that Black has before White's first.
    ///
    /// # Errors
    ///
    /// The option that is impossible.
    pub fn new(size: u8, komi: i16, handicap: u8) -> Result<Options, Error> {
        if Neighbours::of(size).is_none() {
            return Err(Error::Size);
        }
        if handicap == 1 || MOST_HANDICAP < handicap {
            return Err(Error::Handicap);
        }
        Ok(Options {
            size,
            komi,
            handicap,
        })
    }

    /// Points a side.
    #[must_use]
    pub const fn size(self) -> u8 {
        self.size
    }

    /// Points that White gets.
    #[must_use]
    pub const fn komi(self) -> i16 {
        self.komi
    }

    /// The number of turns Black has before White's first; 0 if the turns alternate from the start.
    #[must_use]
    pub const fn handicap(self) -> u8 {
        self.handicap
    }

    /// The board.
    #[must_use]
    pub const fn shape(self) -> Shape {
        Shape::square(self.size)
    }

    /// The numbers of [`Terms::fields`](crate::Terms::fields): points a side, komi, handicap.
    pub(crate) fn fields(self) -> [(u64, u32); 3] {
        [
            (u64::from(self.size), width::SIDE),
            (u64::from(self.komi.cast_unsigned()), width::KOMI),
            (u64::from(self.handicap), width::HANDICAP),
        ]
    }

    pub(crate) fn of_fields(take: &mut dyn FnMut(u32) -> Option<u64>) -> Option<Options> {
        let size = u8::try_from(take(width::SIDE)?).ok()?;
        let komi = u16::try_from(take(width::KOMI)?).ok()?.cast_signed();
        let handicap = u8::try_from(take(width::HANDICAP)?).ok()?;
        Options::new(size, komi, handicap).ok()
    }

    pub(super) fn neighbours(self) -> &'static Neighbours {
        Neighbours::of(self.size).expect("options have a board")
    }
}

/// `9 7 0`: points a side, komi, handicap.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.size, self.komi, self.handicap)
    }
}

impl FromStr for Options {
    type Err = Error;

    fn from_str(text: &str) -> Result<Options, Error> {
        let mut words = text.split(' ');
        let mut word = || words.next().ok_or(Error::Terms);
        let (size, komi, handicap) = (word()?, word()?, word()?);
        let size = size.parse().map_err(|_| Error::Terms)?;
        let komi = komi.parse().map_err(|_| Error::Terms)?;
        let handicap = handicap.parse().map_err(|_| Error::Terms)?;
        let options = Options::new(size, komi, handicap)?;
        // In one way alone: no signs, zeros or words too many.
        if options.to_string() == text {
            Ok(options)
        } else {
            Err(Error::Terms)
        }
    }
}
