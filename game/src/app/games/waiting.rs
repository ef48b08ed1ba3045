//! The games that wait, as they are listed.

use rsg_classics::{Color, Points, Square, Terms};
use rsg_engine::{Board as Stones, ByColor};

use crate::games::{BoardGame, GameRef};
use crate::progress::by_message::Replay;
use crate::progress::{GameKind, KeptGame, Opponent, WaitingId, WaitingKind};
use crate::session::Who;

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
    /// True if giving it up counts as a loss.
    pub loses: bool,
}

/// The board of a game, for a picture of it: one that waits, or one that is shared.
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
    pub(in crate::app) fn of(game: &dyn BoardGame) -> WaitingBoard {
        match game.inner() {
            GameRef::Star(game) => WaitingBoard::Star {
                stones: game.position().board(),
                score: game.position().score(),
            },
            GameRef::Squares(game) => {
                let terms = game.terms();
                let stone = |square| Some((square, game.stone(square)?));
                WaitingBoard::Squares {
                    terms,
                    stones: terms.squares().filter_map(stone).collect(),
                    score: game.score(),
                }
            }
        }
    }

    /// The last game of a match by message that has something on its board, or its first one.
    pub(in crate::app) fn of_remote(replay: &Replay) -> WaitingBoard {
        let games = replay.games();
        let shown = games.iter().rfind(|one| 0 < one.game().turns());
        WaitingBoard::of(shown.unwrap_or(replay.last()).game())
    }

    /// The end of a kept game; none if its rules are not known.
    #[must_use]
    pub fn of_kept(kept: &KeptGame) -> Option<WaitingBoard> {
        Some(WaitingBoard::of(&*kept.replay()?))
    }
}
