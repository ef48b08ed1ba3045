//! The games that wait, as they are listed.

use rsg_classics::{Color, Points, Square, TableGame, Terms};
use rsg_engine::{Board as Stones, ByColor, Game};

use crate::progress::by_message::{PlayedGame, Replay};
use crate::progress::{GameKind, KeptGame, Opponent, Replayed, WaitingId, WaitingKind};
use crate::session::{EitherGame, Who};

/// A waiting game in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct WaitingRow {
    pub id: WaitingId,
    pub game: GameKind,
    pub kind: WaitingKind,
    pub opponent: Opponent,
    pub board: WaitingBoard,
    /// Whose turn it is; none between two games of a match.
    pub turn: Option<(Who, Color)>,
    /// Whether giving it up counts as a loss.
    pub loses: bool,
}

/// How a game stands, for a picture of it: one that waits, or one that is shared.
#[derive(Debug, Clone, PartialEq)]
pub enum WaitingBoard {
    Star {
        stones: Stones,
        score: ByColor<u8>,
    },
    Squares {
        terms: Terms,
        stones: Vec<(Square, Color)>,
        score: ByColor<Points>,
    },
}

impl WaitingBoard {
    pub(super) fn of(one: &EitherGame) -> WaitingBoard {
        match one {
            EitherGame::Star(current) => WaitingBoard::of_star(current.game()),
            EitherGame::Classic(table) => WaitingBoard::of_classic(table.game()),
        }
    }

    /// The last game of a match by message that has something on its board, or its first one.
    pub(super) fn of_remote(replay: &Replay) -> WaitingBoard {
        let games = replay.games();
        let shown = games.iter().rfind(|game| !game.is_untouched());
        match shown.unwrap_or(replay.last()) {
            PlayedGame::Star(game) => WaitingBoard::of_star(game),
            PlayedGame::Classic(classic) => WaitingBoard::of_classic(classic.game()),
        }
    }

    /// The end of a kept game; none if its rules are not known.
    #[must_use]
    pub fn of_kept(kept: &KeptGame) -> Option<WaitingBoard> {
        Some(match kept.replay()? {
            Replayed::Star(game) => WaitingBoard::of_star(&game),
            Replayed::Squares(game) => WaitingBoard::of_classic(&*game),
        })
    }

    pub(super) fn of_star(game: &Game) -> WaitingBoard {
        let position = game.position();
        WaitingBoard::Star {
            stones: position.board(),
            score: position.score(),
        }
    }

    pub(super) fn of_classic(game: &dyn TableGame) -> WaitingBoard {
        let terms = game.terms();
        let stones = terms
            .squares()
            .filter_map(|square| Some((square, game.stone(square)?)));
        WaitingBoard::Squares {
            terms,
            stones: stones.collect(),
            score: game.score(),
        }
    }
}
