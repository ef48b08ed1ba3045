//! The games that wait, as they are listed.

use rsg_classics::{Color, Points, Square, Terms};
use rsg_engine::{Board as Stones, ByColor};

use crate::progress::{GameKind, Opponent, TableOpponent, WaitingId, WaitingKind};
use crate::session::{Match, Table, Who};

/// A waiting game in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct WaitingRow {
    pub id: WaitingId,
    pub game: GameKind,
    pub kind: WaitingKind,
    pub opponent: WaitingOpponent,
    pub board: WaitingBoard,
    /// Whose turn it is; none between two games of a match.
    pub turn: Option<(Who, Color)>,
    /// Whether giving it up counts as a loss.
    pub loses: bool,
}

/// Whom a waiting game is played with.
#[derive(Debug, Clone, PartialEq)]
pub enum WaitingOpponent {
    Star(Opponent),
    Table(TableOpponent),
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
    pub(super) fn of_match(current: &Match) -> WaitingBoard {
        let position = current.game().position();
        WaitingBoard::Star {
            stones: position.board(),
            score: position.score(),
        }
    }

    pub(super) fn of_table(table: &Table) -> WaitingBoard {
        let game = table.game();
        let terms = table.plan().terms;
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
