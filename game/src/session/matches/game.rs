//! The part of a match that differs from game to game.

use rsg_engine::Color;

use super::board::DrivenBoard;
use crate::board::{Board, News};
use crate::progress::{CpuLevel, GameSoFar, Plan};
use crate::session::game_with_result::GameWithResult;
use crate::session::practice::TaughtGame;
use crate::session::praise::Praise;
use crate::session::speech::{BoardSummary, Next};
use crate::session::view::{PlayedBoard, overlay};
use crate::session::{BoardOverlay, Who};
use crate::thinking::{AskKind, Topic};

/// A snapshot that cannot be gone on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damaged {
    /// The turns cannot be read, or their game is not known.
    Text,
    /// The turn with this index cannot be made.
    Placement(usize),
    /// The game in it is over: it would have been booked.
    Over,
    /// The game with this index is said to be over and is not.
    NotOver(usize),
    /// It is between games that this match does not have.
    Between,
    /// The match's number is out of range.
    Number,
}

pub trait MatchGame: TaughtGame + GameWithResult + 'static {
    /// True if help is counted: there is one Undo a game, and a hint makes a win practice.
    const COUNTS_HELP: bool;

    /// True if the number of a game is shown where there is one alone, too.
    const NUMBERS_EVERY_GAME: bool;

    /// A game of this plan after these turns.
    fn read(plan: &Plan, turns: &str) -> Result<Self, Damaged>;

    /// A game as it was played so far, if it is one of these.
    fn of(game: &GameSoFar) -> Option<Self>;

    /// The game that follows this one in a match, at its beginning.
    fn next_game(&self) -> Self;

    /// The source of the CPU's choices in the game of this index.
    fn seed(plan: &Plan, index: usize) -> u64;

    /// Returns true if it can be resigned, beside quitting it.
    fn can_be_resigned(&self) -> bool {
        false
    }

    /// The number of placements of a side, where placements are praised.
    fn placements_of(&self, _own: Color) -> Option<usize> {
        None
    }

    /// The last placement that deserves a word of praise, and which.
    fn praise(&self, _own: Color) -> Option<(usize, Praise)> {
        None
    }

    /// The question for what a board wishes, and for a word on this turn in the same breath. Without a level the CPU
    /// plays as well as it can.
    fn topic(
        &self,
        wish: AskKind,
        level: Option<CpuLevel>,
        seed: u64,
        judge: Option<usize>,
    ) -> Topic;

    /// The overlay of the board.
    fn overlay(board: &Board<Self>, who: &dyn Fn(Color) -> Who) -> Option<BoardOverlay> {
        overlay(board, who)
    }

    /// The board in words.
    fn summary(&self, next: Next) -> BoardSummary;

    fn board_view(driven: &DrivenBoard<Self>, who: &dyn Fn(Color) -> Who) -> PlayedBoard;

    /// Announces the result of a touch that made no turn.
    fn announce_touch(driven: &mut DrivenBoard<Self>, news: News);
}
