//! A match that is looked at, by message or not: its texts and rules, and its result as it is shared and opened for
//! Review.

use crate::app::context::Context;
use crate::app::event::{HelpTopic, PlayEvent};
use crate::app::games::open_game::OpenGame;
use crate::app::route::{Modal, Transition};
use crate::app::sharing::{Shared, Sharing};
use crate::games::{BoardGame, BoardPicture};
use crate::progress::{GameKind, MatchId};
use crate::session::Match;

/// The text of a game, which can be pasted, or its board as a grid.
pub fn text_of(game: &dyn BoardGame, event: &PlayEvent) -> Option<String> {
    match event {
        PlayEvent::CopyMoves => game.text(),
        PlayEvent::CopySheet => game.sheet(),
        _ => None,
    }
}

/// On the star the help, of another game its rules, over it.
pub fn help(game: GameKind, topic: HelpTopic) -> Transition {
    Transition::Show(match game {
        GameKind::Star => Modal::Help(topic),
        kind => Modal::Rules(kind),
    })
}

/// The picture of the result.
pub fn share(game: &Match, context: &Context) -> Transition {
    let (Some(finished), Some(over)) = (game.shown_result(), game.result()) else {
        return Transition::Stay;
    };
    let shared = Shared::Game {
        finished: Box::new(finished),
        over: Box::new(over),
        board: BoardPicture::of(game.game()),
    };
    Transition::Show(Modal::Share(Box::new(Sharing::of(shared, context))))
}

/// The game whose result is shown, as it is opened for Review. Its result is in the books under this number; a game by
/// message that is in none is looked at, and not kept.
pub fn open(game: &Match, id: MatchId, context: &mut Context) -> Option<OpenGame> {
    let books = &context.books;
    // Between two games only what leads back is opened: the match is not left for it.
    let mut finished = game
        .shown_result()
        .filter(|_| game.is_over() || game.kind().spec().review_leads_back)?;
    finished.id = id;
    // It may be tomorrow by now.
    let booked = books.profile.matches().last();
    let ended = booked
        .filter(|booked| booked.id == id)
        .map_or(books.today, |booked| booked.date);
    let kept = finished.kept_games(ended).last();
    let kept = kept.filter(|_| id != MatchId::default());
    context.open(game.game(), kept, game.over()?)
}
