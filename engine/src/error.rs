//! Reasons why a move cannot be played, or a text or the bytes of a file cannot be read.
//!
//! [`Error`] has a variant for each kind of text and file; where more is to be said, the variant holds it
//! ([`FileFault`], [`PositionFault`]). [`RecordError`](crate::RecordError) adds the place in the record of a game. What
//! is an answer of the rules ([`MoveError`]) or the result of a proof (why a position is no puzzle or no day) is a type
//! of its own, so that it holds only what can be the case there. Most are `non_exhaustive`: a new reason breaks no
//! caller.

use crate::Color;
use std::fmt;

/// The most captures a given position may claim for a player. A game makes about five; even from here it would take
/// more than a hundred to fill the byte they are counted in (where counting stops instead of starting over).
pub(crate) const MAX_CAPTURES: u8 = 99;

/// The reason why a move cannot be played. The text of each is for players to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MoveError {
    /// A stone stands there already.
    Occupied,
    /// The placement would flip nothing, whatever is called.
    FlipsNothing,
    /// Nobody places on CP.
    CorePoint,
    /// The placement goes through the CP and needs a call.
    CallMissing,
    /// Nothing would flip under this call; the other one is allowed.
    CallNotAllowed,
    /// The placement does not go through the CP, so there is nothing to call.
    CallNeedless,
    /// The resulting position has been on the board before.
    Ko,
    /// The game is over.
    GameOver,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MoveError::Occupied => "the cell is occupied",
            MoveError::FlipsNothing => "it flips no stone",
            MoveError::CorePoint => "nobody places on the Core Point",
            MoveError::CallMissing => "it goes through the Core Point and needs a call, [B] or [W]",
            MoveError::CallNotAllowed => "nothing flips under this call",
            MoveError::CallNeedless => "it does not go through the Core Point, so it takes no call",
            MoveError::Ko => "ko: the resulting position has been on the board before",
            MoveError::GameOver => "the game is over",
        })
    }
}

impl std::error::Error for MoveError {}

/// The reason why a text or the bytes of a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The text names no cell.
    Cell,
    /// Something else than a call in brackets follows the cell of a move.
    Call,
    /// The text names no level.
    Level,
    /// The text is no day of the calendar.
    Day,
    /// Everything wrong with a position, at least one fault, in the order of the text.
    Position(Vec<PositionFault>),
    /// `from` is not followed by a position and a lone colon.
    Colon,
    /// A pass is written where none is due.
    Pass,
    /// A move of a record cannot be played.
    Move(MoveError),
    /// A file is damaged, or of another kind or version.
    File(FileFault),
}

impl From<MoveError> for Error {
    fn from(why: MoveError) -> Error {
        Error::Move(why)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Error::Cell => "not a cell: expected a ring A to D and an hour, such as B4 or BX",
            Error::Call => "not a call: expected [B] or [W] after the cell, and nothing else",
            Error::Level => "a level is one of 1 2 3 4 5 max final oracle",
            Error::Day => "a day is written 2026-11-21",
            Error::Position(faults) => {
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                return f.write_str(&faults.join("; "));
            }
            Error::Colon => "expected a position and a lone : after from",
            Error::Pass => "no pass is due",
            Error::Move(why) => return why.fmt(f),
            Error::File(fault) => return fault.fmt(f),
        })
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Move(why) => Some(why),
            Error::File(fault) => Some(fault),
            _ => None,
        }
    }
}

/// The fault of a file: of weights, openings, puzzles or days.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileFault {
    /// It is of another kind or version.
    Kind,
    /// It does not begin as such files do.
    Start {
        /// The beginning that is expected.
        expected: &'static str,
    },
    /// It is of a version that this program does not read.
    Version {
        /// Its version.
        found: u16,
        /// The version that is read.
        expected: u16,
    },
    /// It is too long or too short.
    Length {
        /// Its bytes.
        found: usize,
        /// The bytes of a whole file.
        expected: usize,
    },
    /// It has too many or too few weights.
    Weights {
        /// The number of weights.
        found: u32,
        /// The number of a whole file.
        expected: usize,
    },
    /// The checksum does not match.
    Checksum,
    /// It ends too early.
    Short,
    /// Something follows its last entry.
    Rest,
    /// It does not hold as many entries as it says.
    Count,
    /// A number stands for no board.
    Board,
    /// A number stands for no cell.
    Cell,
    /// A number stands for no call.
    Call,
    /// A puzzle has no solution.
    Solution,
    /// Days have no puzzles.
    Days,
    /// A puzzle is at fault.
    Puzzle {
        /// Its number, from 1.
        number: usize,
        /// Its fault.
        fault: Box<Error>,
    },
    /// A line is at fault.
    Line {
        /// Its number, from 1.
        number: usize,
        /// Its fault.
        fault: LineFault,
    },
}

/// The fault of a line in a file of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineFault {
    /// Nothing follows the first line.
    Alone,
    /// The file does not begin with its name and version.
    Head,
    /// Count and checksum are missing.
    Numbers,
    /// The checksum does not match.
    Checksum,
    /// There are more or fewer openings.
    Count,
    /// The position does not come after the one before it.
    Order,
    /// There is no `=`.
    Sign,
    /// The position is none.
    Position(Box<Error>),
    /// Four words should follow.
    Words,
    /// A word is no number.
    Number(String, std::num::ParseIntError),
    /// A word is neither `any` nor `wall`.
    Holds(String),
    /// The move is none.
    Move(String, Box<Error>),
    /// The position is not the first of its images.
    Image,
    /// The move, by its name, cannot be played there.
    Refused(String),
}

const CHECKSUM: &str = "the checksum does not match, the file is damaged";

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileFault::Kind => "it is of another kind or version",
            FileFault::Start { expected } => {
                return write!(f, "the file does not begin with {expected}");
            }
            FileFault::Version { found, expected } => {
                return write!(f, "version {found}, this program reads version {expected}");
            }
            FileFault::Length { found, expected } => {
                return write!(f, "{found} bytes instead of {expected}");
            }
            FileFault::Weights { found, expected } => {
                return write!(f, "{found} weights instead of {expected}");
            }
            FileFault::Checksum => CHECKSUM,
            FileFault::Short => "it ends too early",
            FileFault::Rest => "something follows the last puzzle",
            FileFault::Count => "there are not as many as it says",
            FileFault::Board => "it has no such board",
            FileFault::Cell => "it has no such cell",
            FileFault::Call => "there is no such call",
            FileFault::Solution => "it has no solution",
            FileFault::Days => "the days have no puzzles",
            FileFault::Puzzle { number, fault } => return write!(f, "puzzle {number}: {fault}"),
            FileFault::Line { number, fault } => return write!(f, "line {number}: {fault}"),
        })
    }
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LineFault::Alone => "nothing follows",
            LineFault::Head => "it does not begin with `openings 1`",
            LineFault::Numbers => "count and checksum are missing",
            LineFault::Checksum => CHECKSUM,
            LineFault::Count => "the count does not match",
            LineFault::Order => "the positions are not in order",
            LineFault::Sign => "there is no =",
            LineFault::Position(fault) => return fault.fmt(f),
            LineFault::Words => "four words should follow the =",
            LineFault::Number(word, error) => return write!(f, "{word}: {error}"),
            LineFault::Holds(word) => return write!(f, "{word} is neither any nor wall"),
            LineFault::Move(word, error) => return write!(f, "{word}: {error}"),
            LineFault::Image => "it is not the first of its images, Black to place",
            LineFault::Refused(mv) => return write!(f, "{mv} cannot be played"),
        })
    }
}

impl std::error::Error for FileFault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            FileFault::Puzzle { fault, .. } => Some(&**fault),
            FileFault::Line { fault, .. } => Some(fault),
            _ => None,
        }
    }
}

impl std::error::Error for LineFault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LineFault::Position(fault) | LineFault::Move(_, fault) => Some(&**fault),
            LineFault::Number(_, error) => Some(error),
            _ => None,
        }
    }
}

impl From<FileFault> for Error {
    fn from(fault: FileFault) -> Error {
        Error::File(fault)
    }
}

/// One thing wrong with a position. Columns count characters from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PositionFault {
    /// The text does not have four parts: board, side to move, two counts.
    Parts {
        /// The number of parts.
        found: usize,
    },
    /// The board does not have five groups.
    Groups {
        /// The number of groups.
        found: usize,
    },
    /// A group of the board has too few or too many cells.
    GroupLength {
        /// The column at which the group begins.
        column: usize,
        /// The group: `CP`, `A`, `B`, `C` or `D`.
        group: &'static str,
        /// The number of cells it should have.
        expected: usize,
        /// The number of cells it has.
        found: usize,
    },
    /// A cell is neither `b`, `w` nor `.`.
    Stone {
        /// Its column.
        column: usize,
        /// The character there.
        found: char,
    },
    /// The side to move is neither `b` nor `w`.
    SideToMove {
        /// Its column.
        column: usize,
    },
    /// A player's captures are no number from 0 to 99.
    Captures {
        /// Its column.
        column: usize,
        /// The player.
        color: Color,
    },
    /// A player's captures, given as a number, exceed 99.
    TooManyCaptures {
        /// The player.
        color: Color,
    },
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Parts { found } => write!(
                f,
                "expected the board, the side to move and two capture counts, found {found} parts"
            ),
            PositionFault::Groups { found } => {
                write!(f, "expected five groups CP/A/B/C/D, found {found}")
            }
            PositionFault::GroupLength {
                column,
                group,
                expected,
                found,
            } => write!(
                f,
                "column {column}: group {group} has {expected} cells, found {found}"
            ),
            PositionFault::Stone { column, found } => {
                write!(f, "column {column}: a cell is b, w or '.', found {found:?}")
            }
            PositionFault::SideToMove { column } => {
                write!(f, "column {column}: the side to move is b or w")
            }
            PositionFault::Captures { column, color } => write!(
                f,
                "column {column}: {color}'s captures are a number from 0 to {MAX_CAPTURES}"
            ),
            PositionFault::TooManyCaptures { color } => {
                write!(f, "{color} cannot have captured more than {MAX_CAPTURES}")
            }
        }
    }
}
