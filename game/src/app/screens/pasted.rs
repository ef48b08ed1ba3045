//! A text that is pasted to be looked at: a game of any kind. Where the text does not name its terms, each game is
//! tried.

use rsg_classics::reversi::{self, BoardSize, Options, Start};
use rsg_classics::{AnyRefusal, SquaresGame, Terms, go};
use rsg_engine::{Game, Move, RecordError};

use crate::app::context::Context;
use crate::games::BoardGame;
use crate::progress::GameKind;

/// The longest text that is taken for a game.
const LONGEST: usize = 1 << 16;

/// The reason that a pasted text is no game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PasteFault {
    /// There is no placement in it.
    Empty,
    /// It is longer than any game.
    Long,
    /// A placement in it is wrong, as a game on the star.
    Record(RecordError),
    /// A turn is wrong, in the game whose terms the text names, or which it plays furthest.
    Turn(rsg_classics::RecordError<AnyRefusal>),
}

/// The game in a text.
pub fn read(text: &str, context: &Context) -> Result<Box<dyn BoardGame>, PasteFault> {
    if LONGEST < text.len() {
        return Err(PasteFault::Long);
    }
    if let Some((terms, turns)) = Terms::named_in(text) {
        return match terms.read(turns) {
            Ok(game) if game.turns() == 0 => Err(PasteFault::Empty),
            Ok(game) => Ok(Box::new(game)),
            Err(why) => Err(PasteFault::Turn(why)),
        };
    }
    match Game::from_record(text) {
        Ok(game) if game.turns().is_empty() => Err(PasteFault::Empty),
        Ok(game) => Ok(Box::new(game)),
        Err(why) => match on_squares(text, context) {
            Some(game) => Ok(Box::new(game)),
            None => Err(nearest_fault(text, why, context)),
        },
    }
}

/// The fault in a text that is no game of any kind: told as a turn of the game that the text plays furthest, which is
/// the one that was meant; of the star where none goes further.
fn nearest_fault(text: &str, on_star: RecordError, context: &Context) -> PasteFault {
    let is_cell = on_star.word.parse::<Move>().is_ok();
    let star = understood(on_star.number, is_cell);
    let faults = offered(context).filter_map(|terms| terms.read(text.trim()).err());
    let counted = faults.map(|fault| (understood(fault.number, is_turn(fault.why)), fault));
    // Of equals the first one, on the usual terms.
    let further = counted.reduce(|best, next| if best.0 < next.0 { next } else { best });
    match further {
        Some((words, fault)) if star < words => PasteFault::Turn(fault),
        _ => PasteFault::Record(on_star),
    }
}

/// Returns true if the faulty word is a turn, though not one that is allowed.
fn is_turn(why: AnyRefusal) -> bool {
    let is_none = AnyRefusal::Reversi(reversi::Refusal::NoMove) == why
        || AnyRefusal::Go(go::Refusal::NoMove) == why;
    !is_none
}

/// The words of a record that were understood up to its fault, the faulty one included if it is a turn at all.
fn understood(number: usize, is_turn: bool) -> usize {
    number.saturating_sub(1) + usize::from(is_turn)
}

/// The first game on squares that the text can be: the usual one of Reversi, which is written without its terms,
/// then on the terms on which each was chosen last, else on usual ones, on the first board on which all of its turns
/// are allowed.
fn on_squares(text: &str, context: &Context) -> Option<Box<dyn SquaresGame>> {
    let mut games = offered(context).filter_map(|terms| terms.read(text.trim()).ok());
    games.find(|game| 0 < game.turns())
}

/// The terms that a text without any may be meant for, those that are tried first before the others.
fn offered(context: &Context) -> impl Iterator<Item = Terms> {
    let of = |game| context.books.profile.choices(game).rules.terms();
    [Terms::default()]
        .into_iter()
        .chain(of(GameKind::Reversi))
        .chain(reversis())
        .chain(of(GameKind::Go))
        .chain(gos())
}

fn reversis() -> impl Iterator<Item = Terms> {
    let starts = [Start::Othello, Start::Classic];
    starts.into_iter().flat_map(|start| {
        let options = Options {
            start,
            ..Options::default()
        };
        let sizes = BoardSize::ALL.into_iter();
        sizes.map(move |size| Terms::Reversi(reversi::ReversiTerms { size, options }))
    })
}

/// The boards on which a game of Go that names none may have been played: those that are usual, the smallest first.
const GO_SIZES: [u8; 5] = [9, 11, 13, 15, 19];

fn gos() -> impl Iterator<Item = Terms> {
    let usual = go::Options::default();
    let of = move |size| go::Options::new(size, usual.komi(), usual.handicap()).ok();
    GO_SIZES.into_iter().filter_map(of).map(Terms::Go)
}
