//! A move as it is written: a cell and, if it goes through the CP, the call.

use crate::cell::Cell;
use crate::{Color, Error};
use std::fmt;
use std::str::FromStr;

/// A placement with its call, written `B4` or `B1[W]`.
///
/// ```
/// use rsg_engine::{Cell, Color, Move};
/// let mv: Move = "B1[W]".parse()?;
/// assert_eq!(mv, Move { cell: Cell::B1, call: Some(Color::White) });
/// assert_eq!(mv.to_string(), "B1[W]");
/// # Ok::<(), rsg_engine::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The cell of the stone.
    pub cell: Cell,
    /// The colour CP is called to, if the placement goes through it.
    pub call: Option<Color>,
}

impl Move {
    /// A placement without a call.
    #[must_use]
    pub const fn plain(cell: Cell) -> Move {
        Move { cell, call: None }
    }

    /// A placement with a call.
    #[must_use]
    pub const fn calling(cell: Cell, call: Color) -> Move {
        Move {
            cell,
            call: Some(call),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.cell.name())?;
        if let Some(color) = self.call {
            write!(f, "[{}]", color.call_letter())?;
        }
        Ok(())
    }
}

impl FromStr for Move {
    type Err = Error;

    fn from_str(text: &str) -> Result<Move, Error> {
        let (name, rest) = text.split_at_checked(2).unwrap_or((text, ""));
        let cell = name.parse()?;
        let call = match rest {
            "" => None,
            "[B]" => Some(Color::Black),
            "[W]" => Some(Color::White),
            _ => return Err(Error::Call),
        };
        Ok(Move { cell, call })
    }
}
