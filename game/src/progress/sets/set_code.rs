//! The code of a set and of the answer to one (docs/message.md).

use rsg_engine::{Color, fnv1a};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{BoardDone, BoardSet, Found, PlayedBoard, SetAnswer, SetBoard, SetDigest};
use crate::progress::boards::OwnBoard;
use crate::progress::code::{self, CodeFault, Content, Reader, Writer};
use crate::progress::{CpuLevel, Outcome};

/// What a code of this content holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SetKind {
    Set,
    Answer,
}

/// The kinds, each at its number in a code. Other numbers are for other kinds.
const KINDS: [SetKind; 2] = [SetKind::Set, SetKind::Answer];

const OUTCOMES: [Outcome; 3] = [Outcome::Won, Outcome::Lost, Outcome::Drawn];

/// Widths of the fields, in bits.
mod width {
    pub const KIND: u32 = 3;
    /// The number of boards.
    pub const COUNT: u32 = 6;
    /// The bytes of a sentence.
    pub const SENTENCE: u32 = 10;
    /// Whether a board is open, was tried or was played.
    pub const DONE: u32 = 2;
    pub const WRONG: u32 = 4;
    pub const FOUND: u32 = 2;
    pub const SIDE: u32 = 1;
    pub const OUTCOME: u32 = 2;
    pub const FLAG: u32 = 1;
    pub const MARGIN: u32 = 11;
    /// 0 for two people, else one more than the level's index.
    pub const LEVEL: u32 = 4;
}

/// A code about a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetText {
    Set(BoardSet),
    Answer(SetAnswer),
}

fn begin(kind: SetKind, boards: usize) -> Writer {
    let mut bits = code::begin(Content::Set);
    bits.put(kind as u64, width::KIND);
    if kind == SetKind::Set {
        bits.put(boards as u64, width::COUNT);
    }
    bits
}

impl BoardSet {
    /// The code: its mark and its letters.
    #[must_use]
    pub fn code(&self) -> String {
        let mut bits = begin(SetKind::Set, self.boards().len());
        for one in self.boards() {
            one.board.put_into(&mut bits);
            code::put_text(one.sentence(), width::SENTENCE, &mut bits);
        }
        code::finish(bits)
    }

    #[must_use]
    pub fn digest(&self) -> SetDigest {
        SetDigest::new(fnv1a(self.code().as_bytes()))
    }

    fn taken_from(bits: &mut Reader<'_>) -> Option<BoardSet> {
        let count = bits.take(width::COUNT)?;
        let boards: Option<_> = (0..count).map(|_| take_board(bits)).collect();
        BoardSet::new(boards?)
    }
}

/// A board with its sentence; none where no app writes such.
fn take_board(bits: &mut Reader<'_>) -> Option<SetBoard> {
    let board = OwnBoard::taken_from(bits)?;
    let sentence = code::take_text(width::SENTENCE, bits)?;
    let one = SetBoard::new(board, &sentence);
    (one.sentence() == sentence).then_some(one)
}

impl SetAnswer {
    /// The code: its mark and its letters.
    #[must_use]
    pub fn code(&self) -> String {
        let mut bits = begin(SetKind::Answer, self.boards.len());
        bits.put(self.set.number(), SetDigest::BITS);
        bits.put(self.boards.len() as u64, width::COUNT);
        for done in &self.boards {
            done.put_into(&mut bits);
        }
        code::put_name(&self.name, &mut bits);
        code::finish(bits)
    }

    fn taken_from(bits: &mut Reader<'_>) -> Option<SetAnswer> {
        let set = SetDigest::new(bits.take(SetDigest::BITS)?);
        let count = bits.take(width::COUNT)?;
        let boards: Option<Vec<_>> = (0..count).map(|_| BoardDone::taken_from(bits)).collect();
        let boards = boards?;
        let can_be = (1..=BoardSet::MOST).contains(&boards.len());
        let name = code::take_name(bits)?;
        can_be.then_some(SetAnswer { set, boards, name })
    }
}

impl BoardDone {
    fn put_into(self, bits: &mut Writer) {
        match self {
            BoardDone::Open => bits.put(0, width::DONE),
            BoardDone::Tried { wrong, found } => {
                bits.put(1, width::DONE);
                bits.put(u64::from(wrong), width::WRONG);
                bits.put(found as u64, width::FOUND);
            }
            BoardDone::Played(played) => {
                bits.put(2, width::DONE);
                played.put_into(bits);
            }
        }
    }

    /// None where no app writes such.
    fn taken_from(bits: &mut Reader<'_>) -> Option<BoardDone> {
        match bits.take(width::DONE)? {
            0 => Some(BoardDone::Open),
            1 => {
                let wrong = u8::try_from(bits.take(width::WRONG)?).ok()?;
                let found = one_of(&Found::ALL, bits.take(width::FOUND)?)?;
                let can_be = wrong <= BoardDone::MOST_WRONG;
                let is_tried = 0 < wrong || found != Found::NotYet;
                (can_be && is_tried).then_some(BoardDone::Tried { wrong, found })
            }
            2 => PlayedBoard::taken_from(bits).map(BoardDone::Played),
            _ => None,
        }
    }
}

impl PlayedBoard {
    /// The largest difference that a code can tell.
    pub(super) const MOST_MARGIN: u16 = (1 << width::MARGIN) - 1;

    fn put_into(self, bits: &mut Writer) {
        bits.put(u64::from(self.own == Color::White), width::SIDE);
        bits.put(self.outcome as u64, width::OUTCOME);
        bits.put(u64::from(self.margin.is_some()), width::FLAG);
        if let Some(margin) = self.margin {
            bits.put(u64::from(margin.min(Self::MOST_MARGIN)), width::MARGIN);
        }
        let level = self.level.map_or(0, |level| level.index() + 1);
        bits.put(level as u64, width::LEVEL);
        bits.put(u64::from(self.helped), width::FLAG);
    }

    fn taken_from(bits: &mut Reader<'_>) -> Option<PlayedBoard> {
        let own = match bits.take(width::SIDE)? {
            0 => Color::Black,
            _ => Color::White,
        };
        let outcome = one_of(&OUTCOMES, bits.take(width::OUTCOME)?)?;
        let margin = match bits.take(width::FLAG)? {
            0 => None,
            _ => Some(u16::try_from(bits.take(width::MARGIN)?).ok()?),
        };
        let level = match bits.take(width::LEVEL)? {
            0 => None,
            number => Some(one_of(&CpuLevel::ALL, number - 1)?),
        };
        let helped = bits.take(width::FLAG)? == 1;
        let is_drawn = outcome == Outcome::Drawn;
        let can_be = !is_drawn || margin.is_none_or(|margin| margin == 0);
        can_be.then_some(PlayedBoard {
            own,
            outcome,
            margin,
            level,
            helped,
        })
    }
}

fn one_of<T: Copy>(all: &[T], number: u64) -> Option<T> {
    all.get(usize::try_from(number).ok()?).copied()
}

/// What the last code of a text says, if that is about a set.
#[must_use]
pub fn last_in(text: &str) -> Option<SetText> {
    read_fields(code::last_with(Content::Set, text)?).ok()
}

/// The set or the answer that a code holds.
pub(in crate::progress) fn read_fields(mut bits: Reader<'_>) -> Result<SetText, CodeFault> {
    let number = bits.take(width::KIND).ok_or(CodeFault::Damaged)?;
    let kind = one_of(&KINDS, number).ok_or(CodeFault::Newer)?;
    let text = match kind {
        SetKind::Set => BoardSet::taken_from(&mut bits).map(SetText::Set),
        SetKind::Answer => SetAnswer::taken_from(&mut bits).map(SetText::Answer),
    };
    let text = text.filter(|_| bits.ends_as_told());
    text.ok_or(CodeFault::Damaged)
}

impl Serialize for BoardSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.code())
    }
}

impl<'de> Deserialize<'de> for BoardSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<BoardSet, D::Error> {
        match last_in(&String::deserialize(from)?) {
            Some(SetText::Set(set)) => Ok(set),
            _ => Err(D::Error::custom("not a set")),
        }
    }
}

impl Serialize for SetAnswer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.code())
    }
}

impl<'de> Deserialize<'de> for SetAnswer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SetAnswer, D::Error> {
        match last_in(&String::deserialize(from)?) {
            Some(SetText::Answer(answer)) => Ok(answer),
            _ => Err(D::Error::custom("not an answer")),
        }
    }
}
