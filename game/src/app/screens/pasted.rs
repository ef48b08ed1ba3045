//! A text that is pasted to be looked at: a game of any kind. Where the text does not name its terms, each game is
//! tried.

use rsg_classics::reversi::{self, BoardSize, Options, Start};
use rsg_classics::{AnyRefusal, SquaresGame, Terms, go};
use rsg_engine::{Game, RecordError};

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
    /// A turn of the game whose terms it names is wrong.
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
        Err(why) => match classic(text, context) {
            Some(game) => Ok(Box::new(game)),
            None => Err(PasteFault::Record(why)),
        },
    }
}

/// The first game of a classic that the text can be: the usual game of Reversi, which is written without its terms,
/// then on the terms on which each was chosen last, else on usual ones, on the first board on which all of its turns
/// are allowed.
fn classic(text: &str, context: &Context) -> Option<Box<dyn SquaresGame>> {
    let of = |game| context.books.profile.choices(game).rules.terms();
    let all = [Terms::default()]
        .into_iter()
        .chain(of(GameKind::Reversi))
        .chain(reversis())
        .chain(of(GameKind::Go))
        .chain(gos());
    let mut games = all.filter_map(|terms| terms.read(text.trim()).ok());
    games.find(|game| 0 < game.turns())
}

fn reversis() -> impl Iterator<Item = Terms> {
    let starts = [Start::Othello, Start::Classic];
    starts.into_iter().flat_map(|start| {
        let options = Options {
            start,
            ..Options::default()
        };
        let sizes = BoardSize::ALL.into_iter();
        sizes.map(move |size| Terms::Reversi(reversi::Terms { size, options }))
    })
}

/// The boards on which a game of Go that names none may have been played: those that are usual, the smallest first.
const GO_SIZES: [u8; 5] = [9, 11, 13, 15, 19];

fn gos() -> impl Iterator<Item = Terms> {
    let usual = go::Options::default();
    let of = move |size| go::Options::new(size, usual.komi(), usual.handicap()).ok();
    GO_SIZES.into_iter().filter_map(of).map(Terms::Go)
}
