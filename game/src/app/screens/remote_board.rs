//! The board of a game by message, whichever game it is.

use crate::app::context::Context;
use crate::app::open_game::OpenGame;
use crate::app::overlay::{NextStep, ResultView};
use crate::app::route::Way;
use crate::app::screen_name::ScreenName;
use crate::progress::{Earned, MatchId};
use crate::session::{AnyGame, EitherGame, OverView};

use super::play::{classic, star};

impl EitherGame {
    /// Whether something belongs into the message that is still to be done.
    pub(super) fn is_unfinished(&self) -> bool {
        match self {
            EitherGame::Star(_) => false,
            EitherGame::Classic(table) => table.is_to_mark(),
        }
    }

    /// The picture of the result.
    pub(super) fn share(&self, context: &Context) -> Way {
        match self {
            EitherGame::Star(current) => star::share_match(current, context),
            EitherGame::Classic(current) => classic::share_table(current, context),
        }
    }

    /// The game whose result is shown, as it is opened for Review.
    pub(super) fn open(&self, booked_as: MatchId, context: &mut Context) -> Option<OpenGame> {
        match self {
            EitherGame::Star(current) => {
                let mut result = current.shown_result().filter(|_| current.is_over())?;
                result.id = booked_as;
                star::open_match(&result, current.game().clone(), context)
            }
            EitherGame::Classic(current) => {
                classic::open_table(current, context.seeds.first_question())
            }
        }
    }
}

impl ResultView {
    /// The result of a game by message, which earns nothing.
    pub(super) fn of_remote(over: OverView, next_game: bool, next_step: NextStep) -> ResultView {
        ResultView {
            over,
            next_game,
            earned: Earned::default(),
            news: Vec::new(),
            again: false,
            replays: false,
            series: None,
            next_step,
            close_to: ScreenName::Messages,
        }
    }
}
