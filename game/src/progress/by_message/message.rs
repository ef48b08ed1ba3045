//! The content of one message, and its code in a text: a mark, and letters of which the first is the version
//! (docs/message.md). One code serves every game.
//!
//! The letters are the 32 of Crockford's alphabet, five bits each, so that a code survives every messenger, a change of
//! case, a line break in the middle and being copied by hand. A code says itself how long it is: what follows it in the
//! text is no part of it.

use super::bits::{Reader, Writer};
use super::{Illegal, Log, MessageTerms, PlayedLog, game_code};
use crate::progress::{ByPlayer, Format, MessageMatchId, Player, PlayerName};
use rsg_engine::Color;

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
    /// A version of the app has written the code whose codes are read no more.
    Older,
    /// The code is cut off or was altered.
    Damaged,
    /// The rules do not allow the code's entries.
    Illegal(Illegal),
}

/// The version of the code.
const VERSION: u64 = 1;

/// The highest version that a code can have: the version is written as a digit.
const LAST_VERSION: u64 = 9;

/// The versions of codes that had their number in the mark.
const VERSIONS_BEFORE: std::ops::RangeInclusive<u64> = 1..=3;

/// The content of a code: a game by message. Other numbers are for other contents.
const GAME: u64 = 0;

/// The first letters of a code, before the colon.
const MARK: &str = "rsg";

/// The longest text that is looked through, in bytes.
pub const LONGEST_TEXT: usize = 1 << 20;

/// The most games that are taken from one text.
const MOST_IN_TEXT: usize = 100;

/// The most codes of one text that are read: each tells a whole game, which is played again.
const MOST_CODES: usize = 200;

/// Widths of the fields, in bits.
mod width {
    pub const VERSION: u32 = 5;
    pub const CONTENT: u32 = 3;
    pub const SENDER: u32 = 1;
    pub const FIRST: u32 = 1;
    pub const FORMAT: u32 = 1;
    pub const NAME: u32 = 9;
    pub const BYTE: u32 = 8;
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
    bits.put(VERSION, width::VERSION);
    bits.put(GAME, width::CONTENT);
    bits.put(u64::from(message.sender == Player::Two), width::SENDER);
    bits.put(u64::from(first == Color::White), width::FIRST);
    bits.put(message.id.number(), MessageMatchId::BITS);
    bits.put(u64::from(format == Format::Reverse), width::FORMAT);
    game_code::put_rules(classic, &mut bits);
    game_code::put_log(classic, &message.log, &mut bits);
    for name in [&message.names.one, &message.names.two] {
        bits.put(name.as_str().len() as u64, width::NAME);
        for byte in name.as_str().bytes() {
            bits.put(u64::from(byte), width::BYTE);
        }
    }
    let mut code = format!("{MARK}:");
    code.extend(bits.finish());
    code
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
            None => read_code(code),
            Some(version) if VERSIONS_BEFORE.contains(&version) => Err(MessageFault::Older),
            Some(_) => Err(MessageFault::Damaged),
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

/// The text after each `rsg` and colon in a text, with the digits between them, which older codes have. In a link the
/// colon may be written `%3A`.
fn codes(text: &str) -> impl Iterator<Item = (Option<u64>, &str)> {
    let escaped = text.match_indices("%3A").chain(text.match_indices("%3a"));
    let mut places: Vec<_> = text.match_indices([':', '：']).chain(escaped).collect();
    places.sort_unstable_by_key(|(place, _)| *place);
    places.into_iter().filter_map(|(place, colon)| {
        let before = text[..place].trim_end_matches(|c: char| c.is_ascii_digit());
        let start = before.len().checked_sub(MARK.len())?;
        let is_marked = text.get(start..before.len())?.eq_ignore_ascii_case(MARK);
        let has_digits = before.len() < place;
        // More digits than any version had.
        let version = has_digits.then(|| text[before.len()..place].parse().unwrap_or(u64::MAX));
        is_marked.then(|| (version, &text[place + colon.len()..]))
    })
}

/// The message that a code's letters make.
fn read_code(code: &str) -> Result<GameMessage, MessageFault> {
    let mut bits = Reader::of(code);
    match bits.take(width::VERSION) {
        Some(VERSION) => {}
        Some(version) if (VERSION..=LAST_VERSION).contains(&version) => {
            return Err(MessageFault::Newer);
        }
        _ => return Err(MessageFault::Damaged),
    }
    match bits.take(width::CONTENT) {
        Some(GAME) => {}
        Some(_) => return Err(MessageFault::Newer),
        None => return Err(MessageFault::Damaged),
    }
    let message = read_game(&mut bits).ok_or(MessageFault::Damaged)?;
    match PlayedLog::of(message.terms, &message.log) {
        Ok(_) => Ok(message),
        Err(illegal) => Err(MessageFault::Illegal(illegal)),
    }
}

/// The fields of a game in their order; none when the code ends too early, was altered or says what no app writes.
fn read_game(bits: &mut Reader<'_>) -> Option<GameMessage> {
    let is_two = bits.take(width::SENDER)? == 1;
    let is_white = bits.take(width::FIRST)? == 1;
    let id = MessageMatchId::new(bits.take(MessageMatchId::BITS)?);
    let is_reverse = bits.take(width::FORMAT)? == 1;
    let classic = game_code::take_rules(bits)?;
    let log = game_code::take_log(classic, bits)?;
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
    let is_whole = bits.ends_as_told() && terms.are_offered();
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
