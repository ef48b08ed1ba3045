//! The result of a match, wherever it was played: what is shared of it, and the game that is looked at again.

use rsg_engine::Game;

use crate::app::context::Context;
use crate::app::open_game::OpenGame;
use crate::app::route::{Front, Way};
use crate::app::sharing::{Shared, Sharing};
use crate::app::waiting::WaitingBoard;
use crate::progress::MatchId;
use crate::session::{Finished, GameOver, Match};

/// The picture of a result.
pub fn share(finished: Finished, current: &Match, context: &Context) -> Way {
    let shared = Shared::Game {
        finished: Box::new(finished),
        board: WaitingBoard::of_star(current.game()),
    };
    Way::Show(Front::Share(Box::new(Sharing::of(shared, context))))
}

/// The game with this result, as it is opened for Review; none while the match goes on.
pub fn open(over: &GameOver, game: Game, context: &mut Context) -> Option<OpenGame> {
    if over.next_game {
        return None;
    }
    let (books, finished) = (&context.books, &over.result);
    // It may be tomorrow by now.
    let booked = books.profile.matches().last();
    let ended = booked
        .filter(|booked| booked.id == finished.id)
        .map_or(books.today, |booked| booked.date);
    // A game by message that is not in the books is looked at, and not kept.
    let is_booked = finished.id != MatchId::default();
    let kept = finished.kept_games(ended).last().filter(|_| is_booked);
    let thorough = books.settings().thorough;
    OpenGame::star(game, kept, thorough, context.seeds.first_question())
}
