//! The content of one message, and its fields in a code (docs/message.md). One code serves every game.

use super::{Illegal, Log, MessagePlan, PlayedLog, game_code};
use crate::progress::boards::{self, OwnBoard};
use crate::progress::code::{self, CodeFault, Content, Reader};
use crate::progress::friends;
use crate::progress::sets;
use crate::progress::{ByPlayer, Format, MessageMatchId, Player, PlayerName};
use rsg_engine::Color;

/// A whole match from its start, as one of the two sends it to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameMessage {
    pub id: MessageMatchId,
    /// The sender. Player one began the match.
    pub sender: Player,
    pub terms: MessagePlan,
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

impl From<CodeFault> for MessageFault {
    fn from(fault: CodeFault) -> MessageFault {
        match fault {
            CodeFault::Newer => MessageFault::Newer,
            CodeFault::Older => MessageFault::Older,
            CodeFault::Damaged => MessageFault::Damaged,
        }
    }
}

/// The most games that are taken from one text.
const MOST_IN_TEXT: usize = 100;

/// Widths of the fields, in bits.
mod width {
    pub const SENDER: u32 = 1;
    pub const FIRST: u32 = 1;
    pub const FORMAT: u32 = 1;
}

/// The code of a message: its mark and its letters.
#[must_use]
pub fn write(message: &GameMessage) -> String {
    let MessagePlan {
        first,
        format,
        rules,
        from,
    } = &message.terms;
    let mut bits = code::begin(match from {
        None => Content::Game,
        Some(_) => Content::GameFromBoard,
    });
    bits.put(u64::from(message.sender == Player::Two), width::SENDER);
    bits.put(u64::from(*first == Color::White), width::FIRST);
    bits.put(message.id.number(), MessageMatchId::BITS);
    bits.put(u64::from(*format == Format::Reverse), width::FORMAT);
    match from {
        None => game_code::put_rules(rules, &mut bits),
        Some(board) => board.put_into(&mut bits),
    }
    game_code::put_log(rules, &message.log, &mut bits);
    for name in [&message.names.one, &message.names.two] {
        code::put_name(name, &mut bits);
    }
    code::finish(bits)
}

/// Every message in a text, of each match the one with most entries. The text around the codes does not matter. Of very
/// many codes the last ones are read: in a chat those are the newest.
///
/// # Errors
///
/// The fault of the first code, if none can be read.
pub fn read(text: &str) -> Result<Vec<GameMessage>, MessageFault> {
    if code::LONGEST_TEXT < text.len() {
        return Err(MessageFault::TooLong);
    }
    let mut found: Vec<GameMessage> = Vec::new();
    let mut fault = None;
    for code in code::all(text) {
        let message = match code {
            Ok((Content::Game, bits)) => read_fields(bits, false),
            Ok((Content::GameFromBoard, bits)) => read_fields(bits, true),
            // These are no games, and whole ones are taken elsewhere.
            Ok((Content::Result, bits)) => match friends::read_fields(bits) {
                Ok(_) => continue,
                Err(wrong) => Err(wrong.into()),
            },
            Ok((Content::Board, bits)) => match boards::read_fields(bits) {
                Ok(_) => continue,
                Err(wrong) => Err(wrong.into()),
            },
            Ok((Content::Set, bits)) => match sets::read_fields(bits) {
                Ok(_) => continue,
                Err(wrong) => Err(wrong.into()),
            },
            Err(wrong) => Err(wrong.into()),
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

/// The message that a code holds.
fn read_fields(mut bits: Reader<'_>, has_board: bool) -> Result<GameMessage, MessageFault> {
    let message = read_game(&mut bits, has_board).ok_or(MessageFault::Damaged)?;
    match PlayedLog::of(&message.terms, &message.log) {
        Ok(_) => Ok(message),
        Err(illegal) => Err(MessageFault::Illegal(illegal)),
    }
}

/// The fields of a game in their order; none when the code ends too early, was altered or says what no app writes.
fn read_game(bits: &mut Reader<'_>, has_board: bool) -> Option<GameMessage> {
    let is_two = bits.take(width::SENDER)? == 1;
    let is_white = bits.take(width::FIRST)? == 1;
    let id = MessageMatchId::new(bits.take(MessageMatchId::BITS)?);
    let is_reverse = bits.take(width::FORMAT)? == 1;
    let from = match has_board {
        true => Some(OwnBoard::taken_from(bits)?),
        false => None,
    };
    let rules = match &from {
        Some(board) => board.rules(),
        None => game_code::take_rules(bits)?,
    };
    let log = game_code::take_log(&rules, bits)?;
    let one = code::take_name(bits)?;
    let names = ByPlayer {
        one,
        two: code::take_name(bits)?,
    };
    let terms = MessagePlan {
        first: if is_white { Color::White } else { Color::Black },
        format: if is_reverse {
            Format::Reverse
        } else {
            Format::Single
        },
        rules,
        from,
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
