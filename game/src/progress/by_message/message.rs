//! The content of one message, and its code in a text: a mark with the version, and letters (docs/message.md).
//!
//! A match on the star is `rsg1:`, one of a classic `rsg2:`, and on a board with more rows than columns `rsg3:`. An app
//! from before there were any refuses them as newer.
//!
//! The letters are the 32 of Crockford's alphabet, five bits each, so that a code survives every messenger, a change of
//! case, a line break in the middle and being copied by hand. A code says itself how long it is: what follows it in the
//! text is no part of it.

use super::bits::{Reader, Writer};
use super::classic_code::{self, BoardForm};
use super::{Entry, Illegal, Log, MessageTerms, Replay};
use crate::progress::{ByPlayer, Format, Player, PlayerName};
use rsg_engine::{Cell, Color, Move};
use serde::{Deserialize, Serialize};

/// A match's number, drawn by the phone on which it was begun. Two phones draw the same one once in a trillion matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MessageMatchId(u64);

impl MessageMatchId {
    const BITS: u32 = 40;

    /// The number that these bits make.
    #[must_use]
    pub fn new(bits: u64) -> MessageMatchId {
        MessageMatchId(bits & ((1 << MessageMatchId::BITS) - 1))
    }

    pub fn number(self) -> u64 {
        self.0
    }
}

/// A whole match from its start, as one of the two sends it to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameMessage {
    pub id: MessageMatchId,
    /// The sender. Player one began the match.
    pub sender: Player,
    pub terms: MessageTerms,
    pub names: ByPlayer<PlayerName>,
    pub log: Log,
}

/// The reason that no message can be read from a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MessageFault {
    /// There is no code in it.
    Missing,
    /// It is too long to be looked through.
    TooLong,
    /// A later version of the app has written the code.
    Newer,
    /// The code is cut off or was altered.
    Damaged,
    /// The rules do not allow the code's entries.
    Illegal(Illegal),
}

/// The versions of the format: that of the star, that of the classics, and that of their boards with columns and rows.
const STAR: u64 = 1;
const CLASSIC: u64 = 2;
const OBLONG: u64 = 3;

/// The first letters of a code, before the version's number.
const MARK: &str = "rsg";

/// The longest text that is looked through, in bytes.
pub const LONGEST_TEXT: usize = 1 << 20;

/// The most games that are taken from one text.
const MOST_IN_TEXT: usize = 100;

/// The most codes of one text that are read: each tells a whole game, which is played again.
const MOST_CODES: usize = 200;

/// Widths of the fields, in bits.
mod width {
    pub const SENDER: u32 = 1;
    pub const FIRST: u32 = 1;
    pub const FORMAT: u32 = 1;
    /// Zero in these versions.
    pub const SPARE: u32 = 2;
    pub const COUNT: u32 = 10;
    pub const ENTRY: u32 = 7;
    pub const NAME: u32 = 9;
    pub const BYTE: u32 = 8;
}

/// Entries of the star are numbers: three to a cell (no call, Black, White), then the resignation.
const RESIGNED: u64 = 3 * Cell::ALL.len() as u64;

fn star_number(entry: &Entry) -> u64 {
    match entry {
        Entry::Placed(Move { cell, call }) => {
            let call = match call {
                None => 0,
                Some(Color::Black) => 1,
                Some(Color::White) => 2,
            };
            3 * *cell as u64 + call
        }
        _ => RESIGNED,
    }
}

fn star_entry(number: u64) -> Option<Entry> {
    if number == RESIGNED {
        return Some(Entry::Resigned);
    }
    let cell = *Cell::ALL.get(usize::try_from(number / 3).ok()?)?;
    let call = [None, Some(Color::Black), Some(Color::White)][(number % 3) as usize];
    Some(Entry::Placed(Move { cell, call }))
}

/// The code of a message: its mark and its letters.
#[must_use]
pub fn write(message: &GameMessage) -> String {
    let MessageTerms {
        first,
        format,
        classic,
    } = message.terms;
    let mut bits = Writer::default();
    bits.put(message.id.0, MessageMatchId::BITS);
    bits.put(u64::from(message.sender == Player::Two), width::SENDER);
    bits.put(u64::from(first == Color::White), width::FIRST);
    bits.put(u64::from(format == Format::Reverse), width::FORMAT);
    bits.put(0, width::SPARE);
    let version = match classic {
        None => {
            put_star(&message.log, &mut bits);
            STAR
        }
        Some(terms) => {
            classic_code::put(terms, &message.log, &mut bits);
            match BoardForm::of(terms) {
                BoardForm::Square => CLASSIC,
                BoardForm::Oblong => OBLONG,
            }
        }
    };
    for name in [&message.names.one, &message.names.two] {
        bits.put(name.as_str().len() as u64, width::NAME);
        for byte in name.as_str().bytes() {
            bits.put(u64::from(byte), width::BYTE);
        }
    }
    let mut code = format!("{MARK}{version}:");
    code.extend(bits.finish());
    code
}

fn put_star(log: &Log, bits: &mut Writer) {
    bits.put(log.len() as u64, width::COUNT);
    for entry in &log.0 {
        bits.put(star_number(entry), width::ENTRY);
    }
}

fn take_star(bits: &mut Reader<'_>) -> Option<Log> {
    let count = bits.take(width::COUNT)?;
    let entries = (0..count).map(|_| star_entry(bits.take(width::ENTRY)?));
    entries.collect::<Option<_>>().map(Log)
}

/// Returns true if a part of the text begins like a code.
#[must_use]
pub fn has_code(text: &str) -> bool {
    codes(text).next().is_some()
}

/// Every message in a text, of each match the one with most entries. The text around the codes does not matter. Of very
/// many codes the last ones are read: in a chat those are the newest.
///
/// # Errors
///
/// The fault of the first code, if none can be read.
pub fn read(text: &str) -> Result<Vec<GameMessage>, MessageFault> {
    if LONGEST_TEXT < text.len() {
        return Err(MessageFault::TooLong);
    }
    let mut found: Vec<GameMessage> = Vec::new();
    let mut fault = None;
    let codes: Vec<_> = codes(text).collect();
    for (version, code) in codes[codes.len().saturating_sub(MOST_CODES)..]
        .iter()
        .copied()
    {
        let message = match version {
            STAR | CLASSIC | OBLONG => read_code(code, version),
            0 => Err(MessageFault::Damaged),
            _ => Err(MessageFault::Newer),
        };
        match message {
            Ok(message) => keep_newest(&mut found, message),
            Err(wrong) => {
                fault.get_or_insert(wrong);
            }
        }
    }
    match fault {
        _ if !found.is_empty() => Ok(found),
        Some(fault) => Err(fault),
        None => Err(MessageFault::Missing),
    }
}

fn keep_newest(found: &mut Vec<GameMessage>, message: GameMessage) {
    if let Some(known) = found.iter_mut().find(|known| known.id == message.id) {
        if known.log.len() < message.log.len() {
            *known = message;
        }
    } else if found.len() < MOST_IN_TEXT {
        found.push(message);
    }
}

/// The version and the text after each `rsg`, digits and a colon in a text. In a link the colon may be written `%3A`.
fn codes(text: &str) -> impl Iterator<Item = (u64, &str)> {
    let escaped = text.match_indices("%3A").chain(text.match_indices("%3a"));
    let mut places: Vec<_> = text.match_indices([':', '：']).chain(escaped).collect();
    places.sort_unstable_by_key(|(place, _)| *place);
    places.into_iter().filter_map(|(place, colon)| {
        let before = text[..place].trim_end_matches(|c: char| c.is_ascii_digit());
        let start = before.len().checked_sub(MARK.len())?;
        let is_marked = text.get(start..before.len())?.eq_ignore_ascii_case(MARK);
        // More digits than any version has: a later one than this all the same.
        let version = text[before.len()..place].parse().unwrap_or(u64::MAX);
        let is_version = is_marked && before.len() < place;
        is_version.then(|| (version, &text[place + colon.len()..]))
    })
}

/// The message that a code's letters make.
fn read_code(code: &str, version: u64) -> Result<GameMessage, MessageFault> {
    let mut bits = Reader::of(code);
    let message = read_fields(&mut bits, version).ok_or(MessageFault::Damaged)?;
    match Replay::of(message.terms, &message.log) {
        Ok(_) => Ok(message),
        Err(illegal) => Err(MessageFault::Illegal(illegal)),
    }
}

/// The fields in their order; none when the code ends too early, was altered or says what no app writes.
fn read_fields(bits: &mut Reader<'_>, version: u64) -> Option<GameMessage> {
    let id = MessageMatchId(bits.take(MessageMatchId::BITS)?);
    let is_two = bits.take(width::SENDER)? == 1;
    let is_white = bits.take(width::FIRST)? == 1;
    let is_reverse = bits.take(width::FORMAT)? == 1;
    let spare = bits.take(width::SPARE)?;
    let board = match version {
        CLASSIC => Some(BoardForm::Square),
        OBLONG => Some(BoardForm::Oblong),
        _ => None,
    };
    let (classic, log) = match board {
        Some(board) => {
            let (terms, log) = classic_code::take(board, bits)?;
            (Some(terms), log)
        }
        None => (None, take_star(bits)?),
    };
    let one = read_name(bits)?;
    let names = ByPlayer {
        one,
        two: read_name(bits)?,
    };
    let terms = MessageTerms {
        first: if is_white { Color::White } else { Color::Black },
        format: if is_reverse {
            Format::Reverse
        } else {
            Format::Single
        },
        classic,
    };
    let is_whole = bits.ends_as_told() && spare == 0 && terms.are_offered();
    is_whole.then_some(GameMessage {
        id,
        sender: if is_two { Player::Two } else { Player::One },
        terms,
        names,
        log,
    })
}

fn read_name(bits: &mut Reader<'_>) -> Option<PlayerName> {
    let length = bits.take(width::NAME)?;
    let bytes: Option<Vec<u8>> = (0..length)
        .map(|_| u8::try_from(bits.take(width::BYTE)?).ok())
        .collect();
    String::from_utf8(bytes?).ok().map(PlayerName::from)
}
