//! The code in a text (docs/message.md): a mark, and letters of which the first is the version. What it holds stands in
//! it: a game by message, the result of a day, a board, or a set of boards. Here is what every code has; the fields of
//! each content are written and read where that content is: in `by_message`, in `friends`, in `boards` and in `sets`.
//!
//! The letters are the 32 of Crockford's alphabet, five bits each, so that a code survives every messenger, a change of
//! case, a line break in the middle and being copied by hand. A code says itself how long it is: what follows it in the
//! text is no part of it.

mod bits;

pub(in crate::progress) use bits::{Reader, Writer};

use super::PlayerName;

/// What a code holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::progress) enum Content {
    /// A game by message.
    Game,
    /// The result of Today's game.
    Result,
    /// A board of somebody's own.
    Board,
    /// A game by message that begins from such a board.
    GameFromBoard,
    /// A set of boards, or how one of its readers has done.
    Set,
}

/// The contents, each at its number in a code. Other numbers are for other contents.
const CONTENTS: [Content; 5] = [
    Content::Game,
    Content::Result,
    Content::Board,
    Content::GameFromBoard,
    Content::Set,
];

/// The reason that a code cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CodeFault {
    /// A later version of the app has written it.
    Newer,
    /// A version of the app has written it whose codes are read no more.
    Older,
    /// It is cut off or was altered.
    Damaged,
}

/// The version of the code.
const VERSION: u64 = 1;

/// The highest version that a code can have: the version is written as a digit.
const LAST_VERSION: u64 = 9;

/// The versions of codes that had their number in the mark.
const VERSIONS_BEFORE: std::ops::RangeInclusive<u64> = 1..=3;

/// The first letters of a code, before the colon.
const MARK: &str = "rsg";

/// The longest text that is looked through, in bytes.
pub(in crate::progress) const LONGEST_TEXT: usize = 1 << 20;

/// The most codes of one text that are read: each tells a whole game, which is played again.
const MOST_CODES: usize = 200;

/// Widths of the fields, in bits.
mod width {
    pub const VERSION: u32 = 5;
    pub const CONTENT: u32 = 3;
    pub const NAME: u32 = 9;
    pub const BYTE: u32 = 8;
}

/// Begins a code with this content.
pub(in crate::progress) fn begin(content: Content) -> Writer {
    let mut bits = Writer::default();
    bits.put(VERSION, width::VERSION);
    bits.put(content as u64, width::CONTENT);
    bits
}

/// The mark and the letters.
pub(in crate::progress) fn finish(bits: Writer) -> String {
    let mut code = format!("{MARK}:");
    code.extend(bits.finish());
    code
}

pub(in crate::progress) fn put_name(name: &PlayerName, bits: &mut Writer) {
    put_text(name.as_str(), width::NAME, bits);
}

/// A name; none if its bytes are no text.
pub(in crate::progress) fn take_name(bits: &mut Reader<'_>) -> Option<PlayerName> {
    take_text(width::NAME, bits).map(PlayerName::from)
}

/// Writes a text after its number of bytes, which has this many bits.
pub(in crate::progress) fn put_text(text: &str, length: u32, bits: &mut Writer) {
    bits.put(text.len() as u64, length);
    for byte in text.bytes() {
        bits.put(u64::from(byte), width::BYTE);
    }
}

/// A text; none if its bytes are none.
pub(in crate::progress) fn take_text(length: u32, bits: &mut Reader<'_>) -> Option<String> {
    let length = bits.take(length)?;
    let bytes: Option<Vec<u8>> = (0..length)
        .map(|_| u8::try_from(bits.take(width::BYTE)?).ok())
        .collect();
    String::from_utf8(bytes?).ok()
}

/// Returns true if a part of the text begins like a code.
#[must_use]
pub fn is_in(text: &str) -> bool {
    marked(text).next().is_some()
}

/// The codes of a text as far as what every code has, in their order. The text around them does not matter. Of very
/// many the last ones are read: in a chat those are the newest.
pub(in crate::progress) fn all(
    text: &str,
) -> impl Iterator<Item = Result<(Content, Reader<'_>), CodeFault>> {
    let codes: Vec<_> = marked(text).collect();
    let surplus = codes.len().saturating_sub(MOST_CODES);
    let last = codes.into_iter().skip(surplus);
    last.map(|(version, letters)| match version {
        None => open(letters),
        Some(version) if VERSIONS_BEFORE.contains(&version) => Err(CodeFault::Older),
        Some(_) => Err(CodeFault::Damaged),
    })
}

/// The fields of the last code in a text, if it has this content.
pub(in crate::progress) fn last_with(content: Content, text: &str) -> Option<Reader<'_>> {
    if LONGEST_TEXT < text.len() {
        return None;
    }
    match all(text).last()? {
        Ok((held, bits)) if held == content => Some(bits),
        _ => None,
    }
}

/// The text after each `rsg` and colon in a text, with the digits between them, which older codes have. In a link the
/// colon may be written `%3A`.
fn marked(text: &str) -> impl Iterator<Item = (Option<u64>, &str)> {
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

/// A code's letters, read up to its content.
fn open(letters: &str) -> Result<(Content, Reader<'_>), CodeFault> {
    let mut bits = Reader::of(letters);
    match bits.take(width::VERSION) {
        Some(VERSION) => {}
        Some(version) if (VERSION..=LAST_VERSION).contains(&version) => {
            return Err(CodeFault::Newer);
        }
        _ => return Err(CodeFault::Damaged),
    }
    let number = bits.take(width::CONTENT).ok_or(CodeFault::Damaged)?;
    let content = CONTENTS.get(number as usize).copied();
    Ok((content.ok_or(CodeFault::Newer)?, bits))
}
