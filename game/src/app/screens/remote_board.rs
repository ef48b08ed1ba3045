//! The board of a game by message, whichever game it is.

use crate::app::context::Context;
use crate::app::open_game::OpenGame;
use crate::app::overlay::{NextStep, ResultView};
use crate::app::route::Way;
use crate::app::screen_name::ScreenName;
use crate::progress::by_message::{Log, RemoteGame};
use crate::progress::{Earned, MatchId};
use crate::session::AnyDriver;
use crate::session::{DriverEffect, GameOver, GameView, Match, OverView, Table};

use super::{match_result, table};

#[derive(Debug, Clone)]
pub enum RemoteBoard {
    Star(Box<Match>),
    Classic(Box<Table>),
}

/// Does the same with the board of either.
macro_rules! on_board {
    ($board:expr, $it:ident => $result:expr) => {
        match $board {
            RemoteBoard::Star($it) => $result,
            RemoteBoard::Classic($it) => $result,
        }
    };
}

impl RemoteBoard {
    /// The board as the player has seen it last; none if the match cannot be played.
    pub fn of(game: &RemoteGame, context: &mut Context) -> Option<RemoteBoard> {
        let (options, seed) = (context.books.board_options(), context.seeds.draw());
        if let Some(table) = Table::by_message(game, options, seed).ok()? {
            return Some(RemoteBoard::Classic(Box::new(table)));
        }
        let current = Match::by_message(game, options, seed).ok()?;
        Some(RemoteBoard::Star(Box::new(current)))
    }

    pub fn driver(&self) -> &dyn AnyDriver {
        on_board!(self, it => &**it)
    }

    pub fn driver_mut(&mut self) -> &mut dyn AnyDriver {
        on_board!(self, it => &mut **it)
    }

    pub fn view(&self) -> GameView {
        on_board!(self, it => it.view())
    }

    pub fn log(&self) -> Log {
        on_board!(self, it => it.log())
    }

    pub fn shown_log(&self) -> Log {
        on_board!(self, it => it.shown_log())
    }

    pub fn mark_sent(&mut self) {
        on_board!(self, it => it.mark_sent());
    }

    pub fn is_own_turn(&self) -> bool {
        on_board!(self, it => it.is_own_turn())
    }

    pub fn is_over(&self) -> bool {
        on_board!(self, it => it.is_over())
    }

    pub fn receive(&mut self, log: &Log) -> Vec<DriverEffect> {
        on_board!(self, it => it.receive(log))
    }

    pub fn resign(&mut self) -> Vec<DriverEffect> {
        on_board!(self, it => it.resign())
    }

    #[cfg(test)]
    pub fn last_question(&self) -> u64 {
        on_board!(self, it => it.last_question())
    }

    /// Whether something belongs into the message that is still to be done.
    pub fn is_unfinished(&self) -> bool {
        match self {
            RemoteBoard::Star(_) => false,
            RemoteBoard::Classic(table) => table.is_to_mark(),
        }
    }

    /// How the game on the board ended, and whether another one of the match follows.
    pub fn over(&self) -> Option<(OverView, bool)> {
        match self {
            RemoteBoard::Star(current) => {
                let over = current.game_over()?;
                Some((over.told, over.next_game))
            }
            RemoteBoard::Classic(table) => Some((table.result()?, false)),
        }
    }

    /// The picture of the result.
    pub fn share(&self, booked_as: MatchId, context: &Context) -> Way {
        match self {
            RemoteBoard::Star(current) => match star_over(current, booked_as) {
                Some(over) => match_result::share(over.result, current, context),
                None => Way::Stay,
            },
            RemoteBoard::Classic(current) => table::share_table(current, context),
        }
    }

    /// The game whose result is shown, as it is opened for Review.
    pub fn open(&self, booked_as: MatchId, context: &mut Context) -> Option<OpenGame> {
        match self {
            RemoteBoard::Star(current) => {
                let over = star_over(current, booked_as)?;
                match_result::open(&over, current.game().clone(), context)
            }
            RemoteBoard::Classic(current) => {
                table::open_table(current, context.seeds.first_question())
            }
        }
    }
}

/// How a match on the star ended that is in the books under this number.
fn star_over(current: &Match, booked_as: MatchId) -> Option<GameOver> {
    let mut over = current.game_over()?;
    over.result.id = booked_as;
    Some(over)
}

impl ResultView {
    /// The result of a game by message, which earns nothing.
    pub(super) fn of_remote(over: OverView, next_game: bool, next_step: NextStep) -> ResultView {
        ResultView {
            over,
            next_game,
            earned: Earned::default(),
            series: None,
            next_step,
            close_to: ScreenName::Messages,
        }
    }
}
