//! The fields of a code that depend on the game: its rules and its entries (docs/message.md).

use crate::play::{Play, Spot};
use crate::progress::code::{Reader, Writer};
use crate::progress::{GameKind, Rules};
use rsg_classics::{Shape, Square, Terms};
use rsg_engine::{Cell, Color};

use super::{Entry, Log};

/// Widths of the fields, in bits. Those of a game's terms are in `classics` ([`Terms::fields`]).
mod width {
    pub const GAME: u32 = 3;
    pub const COUNT: u32 = 12;
}

/// Writes the game and its options. Rules that are not known are written nowhere.
pub(in crate::progress) fn put_rules(rules: &Rules, bits: &mut Writer) {
    let game = rules.game().unwrap_or_default();
    bits.put(game.spec().code, width::GAME);
    for (number, width) in rules.terms().map(Terms::fields).unwrap_or_default() {
        bits.put(number, width);
    }
}

/// The rules; none where no app writes such.
pub(in crate::progress) fn take_rules(bits: &mut Reader<'_>) -> Option<Rules> {
    let code = bits.take(width::GAME)?;
    let mut games = GameKind::ALL.into_iter();
    let game = games.find(|game| game.spec().code == code)?;
    match Rules::usual(game).terms() {
        None => Some(Rules::Star),
        Some(usual) => Some(usual.of_fields(&mut |width| bits.take(width))?.into()),
    }
}

pub(in crate::progress) fn put_log(rules: &Rules, log: &Log, bits: &mut Writer) {
    bits.put(log.len() as u64, width::COUNT);
    let entries = Entries::of(rules);
    for entry in &log.0 {
        entries.put(entry, bits);
    }
}

/// The log; none where a code says what no app writes.
pub(in crate::progress) fn take_log(rules: &Rules, bits: &mut Reader<'_>) -> Option<Log> {
    let count = bits.take(width::COUNT)?;
    let entries = Entries::of(rules);
    let log = (0..count).map(|_| entries.take(bits));
    log.collect::<Option<_>>().map(Log)
}

/// The entries of a game as numbers: the placements of its board, then everything that is done beside it.
#[derive(Clone, Copy)]
struct Entries {
    /// The board of squares or points; none of the star.
    shape: Option<Shape>,
}

/// The calls that a placement on the star may have.
const CALLS: [Option<Color>; 3] = [None, Some(Color::Black), Some(Color::White)];

impl Entries {
    const BESIDE: [Entry; 5] = [
        Entry::Turn(Play::Pass),
        Entry::Turn(Play::Button),
        Entry::Agreed,
        Entry::PlayedOn,
        Entry::Resigned,
    ];

    fn of(rules: &Rules) -> Entries {
        let shape = rules.terms().map(Terms::shape);
        Entries { shape }
    }

    /// The number of placements. On the star each cell has one for each call.
    fn placements(self) -> usize {
        let spots = match self.shape {
            Some(shape) => shape.places() as usize,
            None => Cell::ALL.len(),
        };
        spots * self.calls().len()
    }

    /// The number of an entry that marks groups: their count and their stones follow.
    fn marked(self) -> usize {
        self.placements() + Self::BESIDE.len()
    }

    /// The bits of a number.
    fn width(self) -> u32 {
        usize::BITS - self.marked().leading_zeros()
    }

    fn put_number(self, number: usize, bits: &mut Writer) {
        bits.put(number as u64, self.width());
    }

    fn take_number(self, bits: &mut Reader<'_>) -> Option<usize> {
        usize::try_from(bits.take(self.width())?).ok()
    }

    /// The number of a spot. An entry that the rules allow lies on the board.
    fn place(self, spot: Spot) -> usize {
        match (spot, self.shape) {
            (Spot::Cell(cell), None) => cell.index(),
            (Spot::Square(square), Some(shape)) => square.index(shape).unwrap_or_default() as usize,
            _ => 0,
        }
    }

    fn spot(self, place: usize) -> Option<Spot> {
        match self.shape {
            None => Cell::ALL.get(place).copied().map(Spot::Cell),
            Some(shape) => {
                let place = u32::try_from(place).ok()?;
                (place < shape.places()).then(|| Spot::Square(Square::at(place, shape)))
            }
        }
    }

    /// The calls that a placement may have.
    fn calls(self) -> &'static [Option<Color>] {
        match self.shape {
            None => &CALLS,
            Some(_) => &CALLS[..1],
        }
    }

    fn put(self, entry: &Entry, bits: &mut Writer) {
        match entry {
            Entry::Turn(Play::Place { spot, call }) => {
                let calls = self.calls();
                let call = calls.iter().position(|one| one == call);
                let number = calls.len() * self.place(*spot) + call.unwrap_or_default();
                self.put_number(number, bits);
            }
            Entry::Marked(lost) => {
                self.put_number(self.marked(), bits);
                self.put_number(lost.len(), bits);
                for spot in lost {
                    self.put_number(self.place(*spot), bits);
                }
            }
            beside => {
                let place = Self::BESIDE.iter().position(|one| one == beside);
                let place = place.unwrap_or(Self::BESIDE.len() - 1);
                self.put_number(self.placements() + place, bits);
            }
        }
    }

    fn take(self, bits: &mut Reader<'_>) -> Option<Entry> {
        let number = self.take_number(bits)?;
        if number < self.placements() {
            let calls = self.calls();
            let spot = self.spot(number / calls.len())?;
            let call = calls[number % calls.len()];
            return Some(Entry::Turn(Play::Place { spot, call }));
        }
        if number == self.marked() {
            let count = self.take_number(bits)?;
            let lost = (0..count).map(|_| self.spot(self.take_number(bits)?));
            return lost.collect::<Option<_>>().map(Entry::Marked);
        }
        Self::BESIDE.get(number - self.placements()).cloned()
    }
}
