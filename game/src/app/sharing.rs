//! The shared form of a result, a day's puzzle or a rank: a picture with a short text.
//!
//! *Share* does not send at once. It puts the picture in front of the screen ([`Overlay::Share`](super::Overlay)),
//! where the player sees what others will see, and one button sends it. There are two reasons. A picture with a name on
//! it is not to be given away unseen; and browsers open their share sheet only for a finger that was on the page just
//! now, so the picture has to be ready before the tap that sends it.
//!
//! The contents of the picture are decided here, its look in `src/ui/screens/share`. A puzzle is shown as it begins:
//! nothing of its solution comes this far.

use chrono::NaiveDate;
use rsg_engine::Position;

use super::context::Context;
use crate::games::BoardPicture;
use crate::progress::boards::OwnBoard;
use crate::progress::friends::{PuzzleDone, PuzzleResult};
use crate::progress::puzzles::Tried;
use crate::progress::{CalendarDay, PlayerName, Rank, TodayResult};
use crate::session::{Finished, OverView};

/// A picture to be shared: who shares it, when, and what of.
#[derive(Debug, Clone, PartialEq)]
pub struct Sharing {
    /// The player's name, perhaps empty.
    pub name: PlayerName,
    /// The date of what has no day of its own.
    pub date: NaiveDate,
    pub what: Shared,
    /// The code of a first game of a day, which a friend's app can check, or of what was done of puzzles.
    pub code: Option<String>,
}

/// The subject of a picture to share.
#[derive(Debug, Clone, PartialEq)]
pub enum Shared {
    Game {
        finished: Box<Finished>,
        over: Box<OverView>,
        /// The final board, of a match the last game's.
        board: BoardPicture,
    },
    Puzzle(PuzzleShare),
    Run(RunShare),
    Rank(Rank),
    Day(DayShare),
    /// A board of one's own.
    Board(Box<OwnBoard>),
}

/// A day that is done: its game, if that was played, and its puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayShare {
    pub day: CalendarDay,
    /// The board that the day's game begins with, or without one the puzzle.
    pub position: Position,
    /// The best of the results that count; none where another game has cleared the day.
    pub result: Option<TodayResult>,
    pub puzzle: usize,
    pub tried: Tried,
}

/// A solved day's puzzle as it is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PuzzleShare {
    pub day: CalendarDay,
    pub number: usize,
    /// The position at its beginning; the side to move is the solver's.
    pub position: Position,
    pub tried: Tried,
    /// True if a hint was used.
    pub hinted: bool,
}

/// A run of puzzles that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RunShare {
    /// The day on which it ended.
    pub day: CalendarDay,
    pub solved: u16,
    /// The position at the beginning of its last puzzle.
    pub position: Position,
}

impl Sharing {
    /// The picture of this, from the player and of today.
    pub fn of(what: Shared, context: &Context) -> Sharing {
        Sharing {
            name: context.books.settings().name.clone(),
            date: context.books.today,
            code: code(&what, context),
            what,
        }
    }

    /// The code that the link opens. Whoever opens the link to a puzzle is to try it.
    #[must_use]
    pub fn opened(&self) -> Option<&str> {
        match self.what {
            Shared::Game { .. } | Shared::Day(_) | Shared::Board(_) => self.code.as_deref(),
            Shared::Puzzle(_) | Shared::Run(_) | Shared::Rank(_) => None,
        }
    }
}

/// The code of what was done of puzzles, or of the first game of a day, if it is known and this is about it: of a later
/// one nobody is to believe that it was the first.
fn code(what: &Shared, context: &Context) -> Option<String> {
    let friends = &context.books.profile.friends;
    let own = match what {
        Shared::Day(done) => done
            .result
            .and_then(|result| friends.own(result.day, result.strength)),
        Shared::Game { finished, .. } => finished.own_game().and_then(|game| {
            let first = friends.own(game.day, game.strength);
            first.filter(|first| **first == game)
        }),
        Shared::Puzzle(share) => {
            let done = PuzzleDone::Today {
                wrong: share.tried.wrong,
                helped: share.hinted,
            };
            return Some(of_puzzles(share.day, done, context));
        }
        Shared::Run(share) => {
            let done = PuzzleDone::Run {
                solved: share.solved,
            };
            return Some(of_puzzles(share.day, done, context));
        }
        Shared::Board(board) => return Some(board.code()),
        Shared::Rank(_) => None,
    };
    let result = own?.result(context.books.settings().name.clone())?;
    Some(result.code())
}

fn of_puzzles(day: CalendarDay, done: PuzzleDone, context: &Context) -> String {
    let name = context.books.settings().name.clone();
    PuzzleResult { day, done, name }.code()
}
