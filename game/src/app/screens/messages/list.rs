//! The list of games by message, as it is shown.

use crate::app::games::waiting::picture_of_log;
use crate::app::overlay::SendView;
use crate::app::route::Received;
use crate::games::BoardPicture;
use crate::progress::by_message::{
    Log, MatchState, MessageMatch, MessageMatchId, MessageMatches, PlayedLog, Taken, Waiting,
};
use crate::progress::{GameKind, Outcome, Player, PlayerName};

/// The list of games by message.
#[derive(Debug, Clone, PartialEq)]
pub struct MessagesView {
    pub games: Vec<MessageRow>,
    pub received: Option<Received>,
    /// The game whose own message was brought, if it can be sent once more.
    pub send_again: Option<SendView>,
    /// The number of games in which one of the two has never answered, if they are enough to be in the way.
    pub unanswered: Option<usize>,
}

/// A game by message in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct MessageRow {
    pub id: MessageMatchId,
    pub game: GameKind,
    pub them: PlayerName,
    pub waiting: Waiting,
    pub placements: usize,
    /// The board as it stands.
    pub board: BoardPicture,
    /// True if the player's last entry is not sent.
    pub unsent: bool,
    /// The outcome for the player.
    pub outcome: Option<Outcome>,
    /// The versions to choose from, the player's own first; empty while there is only one.
    pub forks: Vec<ForkView>,
    /// True if it begins from a board that somebody has set up.
    pub from_board: bool,
}

/// One of several versions of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct ForkView {
    /// The number of one of the other versions; none for the player's own.
    pub fork: Option<usize>,
    /// The number of the first entry that differs from the player's own, or from the first of the others.
    pub parts_at: usize,
    pub entries: usize,
    /// The board at its end.
    pub board: BoardPicture,
}

/// The list: games that wait for the player first, then the newest.
pub(super) fn view(games: &MessageMatches, received: Option<Received>) -> MessagesView {
    let mut rows: Vec<&MessageMatch> = games.all().iter().rev().collect();
    rows.sort_by_key(|game| match game.waiting() {
        Waiting::Me => 0,
        Waiting::Them => 1,
        Waiting::Over => 2,
    });
    let unanswered = games.unanswered();
    MessagesView {
        unanswered: (MessageMatches::MOST_UNASKED < unanswered).then_some(unanswered),
        games: rows.into_iter().filter_map(row).collect(),
        send_again: send_again(games, received),
        received,
    }
}

fn send_again(games: &MessageMatches, received: Option<Received>) -> Option<SendView> {
    let Some(Received::Known(id, Taken::Own | Taken::Older)) = received else {
        return None;
    };
    let game = games.get(id).filter(|game| game.can_be_sent())?;
    Some(SendView::of(game))
}

fn row(game: &MessageMatch) -> Option<MessageRow> {
    let replay = game.replay().ok()?;
    let me = game.me;
    let outcome = match replay.state() {
        MatchState::Turn(_) => None,
        MatchState::Over { outcome, .. } if me == Player::One => Some(outcome),
        MatchState::Over { outcome, .. } => Some(!outcome),
    };
    Some(MessageRow {
        id: game.id,
        game: game.terms.game(),
        them: game.names[!me].clone(),
        waiting: game.waiting(),
        placements: game.log().placements(),
        board: picture_of_log(&replay),
        unsent: game.has_unsent(),
        outcome,
        forks: forks(game),
        from_board: game.terms.from.is_some(),
    })
}

/// The versions of a game that parted: the player's own, then the others.
fn forks(game: &MessageMatch) -> Vec<ForkView> {
    let Some(first) = game.forks.first() else {
        return Vec::new();
    };
    let own = fork_view(game, game.log(), None, first);
    let forks = game.forks.iter().enumerate();
    let others = forks.map(|(index, fork)| fork_view(game, fork, Some(index), game.log()));
    [own].into_iter().chain(others).flatten().collect()
}

fn fork_view(game: &MessageMatch, log: &Log, fork: Option<usize>, other: &Log) -> Option<ForkView> {
    let replay = PlayedLog::of(&game.terms, log).ok()?;
    Some(ForkView {
        fork,
        parts_at: log.shared_with(other) + 1,
        entries: log.len(),
        board: picture_of_log(&replay),
    })
}
