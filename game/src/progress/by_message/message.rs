//! The content of one message, and its code in a text: `rsg1:` and letters (docs/message.md).
//!
//! The letters are the 32 of Crockford's alphabet, five bits each, so that a code survives every messenger, a change of
//! case, a line break in the middle and being copied by hand. A code says itself how long it is: what follows it in the
//! text is no part of it.

use super::{Entry, Illegal, Log, Replay};
use crate::progress::{ByPlayer, Format, Player, PlayerName};
use rsg_engine::{Cell, Color, Move, fnv1a};
use serde::{Deserialize, Serialize};

/// A match's number, drawn by the phone on which it was begun. Two phones draw the same one once in a trillion matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RemoteId(u64);

impl RemoteId {
    const BITS: u32 = 40;

    /// The number that these bits make.
    #[must_use]
    pub fn new(bits: u64) -> RemoteId {
        RemoteId(bits & ((1 << RemoteId::BITS) - 1))
    }

    pub fn number(self) -> u64 {
        self.0
    }
}

/// A whole match from its start, as one of the two sends it to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameMessage {
    pub id: RemoteId,
    /// Who sends it. Player one is who began the match.
    pub sender: Player,
    /// Player one's colour in the first game.
    pub first: Color,
    pub format: Format,
    pub names: ByPlayer<PlayerName>,
    pub log: Log,
}

/// Why no message can be read from a text.
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
    /// The rules do not allow what the code says.
    Illegal(Illegal),
}

/// The version of the format that is written here, and the only one so far.
const VERSION: u64 = 1;

/// What a code begins with, before the version's number.
const MARK: &str = "rsg";

/// The longest text that is looked through, in bytes.
pub const LONGEST_TEXT: usize = 1 << 20;

/// The most games that are taken from one text.
const MOST_IN_TEXT: usize = 100;

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Widths of the fields, in bits.
mod width {
    pub const SENDER: u32 = 1;
    pub const FIRST: u32 = 1;
    pub const FORMAT: u32 = 1;
    /// Zero in this version.
    pub const SPARE: u32 = 2;
    pub const COUNT: u32 = 10;
    pub const ENTRY: u32 = 7;
    pub const NAME: u32 = 9;
    pub const BYTE: u32 = 8;
    pub const LETTER: u32 = 5;
    /// Of the checksum, in letters.
    pub const CHECK: u32 = 6;
}

/// Entries are numbers: three to a cell (no call, Black, White), then the resignation.
const RESIGNED: u64 = 3 * Cell::ALL.len() as u64;

fn number_of(entry: Entry) -> u64 {
    match entry {
        Entry::Placed(Move { cell, call }) => {
            let call = match call {
                None => 0,
                Some(Color::Black) => 1,
                Some(Color::White) => 2,
            };
            3 * cell as u64 + call
        }
        Entry::Resigned => RESIGNED,
    }
}

fn entry_of(number: u64) -> Option<Entry> {
    if number == RESIGNED {
        return Some(Entry::Resigned);
    }
    let cell = *Cell::ALL.get(usize::try_from(number / 3).ok()?)?;
    let call = [None, Some(Color::Black), Some(Color::White)][(number % 3) as usize];
    Some(Entry::Placed(Move { cell, call }))
}

/// The code of a message: `rsg1:` and its letters.
#[must_use]
pub fn write(message: &GameMessage) -> String {
    let mut bits = Writer::default();
    bits.put(message.id.0, RemoteId::BITS);
    bits.put(u64::from(message.sender == Player::Two), width::SENDER);
    bits.put(u64::from(message.first == Color::White), width::FIRST);
    bits.put(u64::from(message.format == Format::Reverse), width::FORMAT);
    bits.put(0, width::SPARE);
    bits.put(message.log.len() as u64, width::COUNT);
    for &entry in &message.log.0 {
        bits.put(number_of(entry), width::ENTRY);
    }
    for name in [&message.names.one, &message.names.two] {
        bits.put(name.as_str().len() as u64, width::NAME);
        for byte in name.as_str().bytes() {
            bits.put(u64::from(byte), width::BYTE);
        }
    }
    let mut values = bits.finish();
    let check = checksum(&values);
    for index in (0..width::CHECK).rev() {
        values.push((check >> (width::LETTER * index)) as u8 & 31);
    }
    let letters = values.into_iter().map(|value| ALPHABET[usize::from(value)]);
    let mut code = format!("{MARK}{VERSION}:");
    code.extend(letters.map(char::from));
    code
}

/// Whether a text has something in it that begins like a code.
#[must_use]
pub fn has_code(text: &str) -> bool {
    codes(text).next().is_some()
}

/// Every message in a text, of each match the one that tells most. What stands around the codes does not matter.
///
/// # Errors
///
/// What is wrong with the first code, if none can be read.
pub fn read(text: &str) -> Result<Vec<GameMessage>, MessageFault> {
    if LONGEST_TEXT < text.len() {
        return Err(MessageFault::TooLong);
    }
    let mut found: Vec<GameMessage> = Vec::new();
    let mut fault = None;
    for (version, code) in codes(text) {
        let message = match version {
            VERSION => read_code(code),
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

/// Where a text says `rsg`, digits and a colon: the version and what follows. In a link the colon may be written `%3A`.
fn codes(text: &str) -> impl Iterator<Item = (u64, &str)> {
    let escaped = text.match_indices("%3A").chain(text.match_indices("%3a"));
    let places = text.match_indices([':', '：']).chain(escaped);
    places.filter_map(|(place, colon)| {
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
fn read_code(code: &str) -> Result<GameMessage, MessageFault> {
    let mut bits = Reader::of(code);
    let message = read_fields(&mut bits).ok_or(MessageFault::Damaged)?;
    match Replay::of(message.first, message.format, &message.log) {
        Ok(_) => Ok(message),
        Err(illegal) => Err(MessageFault::Illegal(illegal)),
    }
}

/// The fields in their order; none when the code ends too early, was altered or says what no app writes.
fn read_fields(bits: &mut Reader<'_>) -> Option<GameMessage> {
    let id = RemoteId(bits.take(RemoteId::BITS)?);
    let is_two = bits.take(width::SENDER)? == 1;
    let is_white = bits.take(width::FIRST)? == 1;
    let is_reverse = bits.take(width::FORMAT)? == 1;
    let spare = bits.take(width::SPARE)?;
    let count = bits.take(width::COUNT)?;
    let entries: Option<Vec<Entry>> = (0..count)
        .map(|_| entry_of(bits.take(width::ENTRY)?))
        .collect();
    let log = Log(entries?);
    let one = read_name(bits)?;
    let names = ByPlayer {
        one,
        two: read_name(bits)?,
    };
    let is_whole = bits.ends_as_told() && spare == 0;
    is_whole.then_some(GameMessage {
        id,
        sender: if is_two { Player::Two } else { Player::One },
        first: if is_white { Color::White } else { Color::Black },
        format: if is_reverse {
            Format::Reverse
        } else {
            Format::Single
        },
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

/// Thirty bits that change with every letter before them.
fn checksum(values: &[u8]) -> u64 {
    let sum = fnv1a(values);
    (sum ^ sum >> 30) & ((1 << (width::CHECK * width::LETTER)) - 1)
}

/// Bits in fives, the highest of each number first.
#[derive(Default)]
struct Writer {
    values: Vec<u8>,
    pending: u64,
    count: u32,
}

impl Writer {
    fn put(&mut self, number: u64, bits: u32) {
        for index in (0..bits).rev() {
            self.pending = self.pending << 1 | number >> index & 1;
            self.count += 1;
            if self.count == width::LETTER {
                self.values.push(self.pending as u8);
                (self.pending, self.count) = (0, 0);
            }
        }
    }

    /// The letters' values; the last one is filled up with zeros.
    fn finish(mut self) -> Vec<u8> {
        if 0 < self.count {
            self.put(0, width::LETTER - self.count);
        }
        self.values
    }
}

/// Reads what [`Writer`] has written, letter by letter.
struct Reader<'a> {
    code: std::str::Chars<'a>,
    /// The values of the letters that were read.
    values: Vec<u8>,
    pending: u64,
    count: u32,
}

impl<'a> Reader<'a> {
    fn of(code: &'a str) -> Self {
        Self {
            code: code.chars(),
            values: Vec::new(),
            pending: 0,
            count: 0,
        }
    }

    fn next(&mut self) -> Option<u8> {
        let letter = self.code.by_ref().find(|&c| !is_folding(c))?;
        let letter = match letter.to_ascii_lowercase() {
            'i' | 'l' => '1',
            'o' => '0',
            letter => letter,
        };
        let value = ALPHABET.iter().position(|&one| char::from(one) == letter)?;
        u8::try_from(value).ok()
    }

    fn take(&mut self, bits: u32) -> Option<u64> {
        let mut number = 0;
        for _ in 0..bits {
            if self.count == 0 {
                let value = self.next()?;
                self.values.push(value);
                (self.pending, self.count) = (u64::from(value), width::LETTER);
            }
            self.count -= 1;
            number = number << 1 | self.pending >> self.count & 1;
        }
        Some(number)
    }

    /// Whether zeros fill the last letter up and the checksum follows.
    fn ends_as_told(&mut self) -> bool {
        let rest = self.pending & ((1 << self.count) - 1);
        let told = (0..width::CHECK).try_fold(0, |told, _| {
            Some(told << width::LETTER | u64::from(self.next()?))
        });
        rest == 0 && told == Some(checksum(&self.values))
    }
}

/// What mail programs and messengers put into a long word: spaces and line breaks, marks of quoting, and characters that
/// are not seen.
fn is_folding(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '>' | '=' | '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}'
        )
}
