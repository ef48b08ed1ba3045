//! The part of a code for a classic: its terms and its entries (docs/message.md).

use crate::progress::GameKind;
use rsg_classics::reversi::{Aim, BoardSize, Start};
use rsg_classics::{Play, Shape, Square, Terms, go, reversi};

use super::bits::{Reader, Writer};
use super::{Entry, Log};

/// Widths of the fields, in bits.
mod width {
    pub const GAME: u32 = 3;
    /// The squares or points a side, or the columns and then the rows.
    pub const SIZE: u32 = 5;
    pub const START: u32 = 1;
    pub const AIM: u32 = 1;
    pub const KOMI: u32 = 16;
    pub const HANDICAP: u32 = 4;
    pub const COUNT: u32 = 12;
}

/// The way in which the code gives the size of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardForm {
    /// By the squares or points a side, as every app reads it that knows classics.
    Square,
    /// By its columns and rows, where they differ.
    Oblong,
}

impl BoardForm {
    pub fn of(terms: Terms) -> BoardForm {
        let Shape { columns, rows } = terms.shape();
        if columns == rows {
            BoardForm::Square
        } else {
            BoardForm::Oblong
        }
    }

    fn put(self, shape: Shape, bits: &mut Writer) {
        bits.put(u64::from(shape.columns), width::SIZE);
        if self == BoardForm::Oblong {
            bits.put(u64::from(shape.rows), width::SIZE);
        }
    }

    fn take(self, bits: &mut Reader<'_>) -> Option<Shape> {
        let columns = u8::try_from(bits.take(width::SIZE)?).ok()?;
        match self {
            BoardForm::Square => Some(Shape::square(columns)),
            BoardForm::Oblong => {
                let rows = u8::try_from(bits.take(width::SIZE)?).ok()?;
                (columns != rows).then_some(Shape::new(columns, rows))
            }
        }
    }
}

pub(super) fn put(terms: Terms, log: &Log, bits: &mut Writer) {
    put_terms(terms, bits);
    bits.put(log.len() as u64, width::COUNT);
    let entries = ClassicEntries {
        shape: terms.shape(),
    };
    for entry in &log.0 {
        entries.put(entry, bits);
    }
}

/// The terms and the log; none where a code says what no app writes.
pub(super) fn take(board: BoardForm, bits: &mut Reader<'_>) -> Option<(Terms, Log)> {
    let terms = take_terms(board, bits)?;
    let count = bits.take(width::COUNT)?;
    let of_board = ClassicEntries {
        shape: terms.shape(),
    };
    let entries = (0..count).map(|_| of_board.take(bits));
    let log = Log(entries.collect::<Option<_>>()?);
    Some((terms, log))
}

/// Entries of a classic are numbers: the squares of the board, then what is done beside it.
#[derive(Clone, Copy)]
struct ClassicEntries {
    shape: Shape,
}

impl ClassicEntries {
    const BESIDE: [Entry; 5] = [
        Entry::Turn(Play::Pass),
        Entry::Turn(Play::Button),
        Entry::Agreed,
        Entry::PlayedOn,
        Entry::Resigned,
    ];

    fn squares(self) -> u64 {
        u64::from(self.shape.places())
    }

    /// The number of an entry that marks groups: their count and their stones follow.
    fn marked(self) -> u64 {
        self.squares() + Self::BESIDE.len() as u64
    }

    /// Bits of a number.
    fn width(self) -> u32 {
        u64::BITS - self.marked().leading_zeros()
    }

    fn put_square(self, square: Square, bits: &mut Writer) {
        // An entry that the rules allow lies on the board.
        bits.put(
            u64::from(square.index(self.shape).unwrap_or(0)),
            self.width(),
        );
    }

    fn put(self, entry: &Entry, bits: &mut Writer) {
        match entry {
            Entry::Turn(Play::Place(square)) => self.put_square(*square, bits),
            Entry::Marked(lost) => {
                bits.put(self.marked(), self.width());
                bits.put(lost.len() as u64, self.width());
                for square in lost {
                    self.put_square(*square, bits);
                }
            }
            beside => {
                let place = Self::BESIDE.iter().position(|one| one == beside);
                let place = place.unwrap_or(Self::BESIDE.len() - 1);
                bits.put(self.squares() + place as u64, self.width());
            }
        }
    }

    fn square(self, number: u64) -> Option<Square> {
        let index = u32::try_from(number).ok()?;
        (number < self.squares()).then(|| Square::at(index, self.shape))
    }

    fn take(self, bits: &mut Reader<'_>) -> Option<Entry> {
        let number = bits.take(self.width())?;
        if let Some(square) = self.square(number) {
            return Some(Entry::Turn(Play::Place(square)));
        }
        if number == self.marked() {
            let count = bits.take(self.width())?;
            let lost = (0..count).map(|_| self.square(bits.take(self.width())?));
            return lost.collect::<Option<_>>().map(Entry::Marked);
        }
        let place = usize::try_from(number - self.squares()).ok()?;
        Self::BESIDE.get(place).cloned()
    }
}

fn put_terms(terms: Terms, bits: &mut Writer) {
    let game = GameKind::of(terms).row().code;
    bits.put(game.unwrap_or_default(), width::GAME);
    BoardForm::of(terms).put(terms.shape(), bits);
    match terms {
        Terms::Reversi(terms) => {
            let is_classic = terms.options.start == Start::Classic;
            bits.put(u64::from(is_classic), width::START);
            bits.put(u64::from(terms.options.aim == Aim::Fewest), width::AIM);
        }
        Terms::Go(options) => {
            bits.put(u64::from(options.komi().cast_unsigned()), width::KOMI);
            bits.put(u64::from(options.handicap()), width::HANDICAP);
        }
    }
}

fn take_terms(board: BoardForm, bits: &mut Reader<'_>) -> Option<Terms> {
    let code = bits.take(width::GAME)?;
    let shape = board.take(bits)?;
    let mut games = GameKind::ALL.into_iter();
    match games.find(|game| game.row().code == Some(code))? {
        GameKind::Reversi => {
            let size = BoardSize::of(shape)?;
            let is_classic = bits.take(width::START)? == 1;
            let is_fewest = bits.take(width::AIM)? == 1;
            let options = reversi::Options {
                start: if is_classic {
                    Start::Classic
                } else {
                    Start::Othello
                },
                aim: if is_fewest { Aim::Fewest } else { Aim::Most },
            };
            Some(Terms::Reversi(reversi::Terms { size, options }))
        }
        GameKind::Go if board == BoardForm::Square => {
            let komi = u16::try_from(bits.take(width::KOMI)?).ok()?.cast_signed();
            let handicap = u8::try_from(bits.take(width::HANDICAP)?).ok()?;
            go::Options::new(shape.columns, komi, handicap)
                .ok()
                .map(Terms::Go)
        }
        _ => None,
    }
}
