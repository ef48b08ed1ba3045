//! The view of a game that is played, whichever game it is and whatever it is played for: all that is drawn, so that
//! the drawing side needs no rule.
//!
//! - this file: a game that is played
//! - `sides`: what stands around every board
//! - `overlay`: what lies over it
//! - `star`, `squares`: the two kinds of boards
//! - `over`: the end of a game

mod board_view;
mod over;
mod overlay;
mod sides;
mod squares;
mod star;

use super::hint::HintView;
use super::practice::PracticeView;
use super::replay::ReplayView;
use crate::progress::{CalendarDay, CpuLevel, Exam, GameKind, Tally};

pub use board_view::BoardView;
pub(super) use over::Ended;
pub use over::{OverView, SideOver, Uncounted};
pub use overlay::BoardOverlay;
pub(super) use overlay::overlay;
pub use sides::{Before, PanelView, SidesView, TurnView, Who};
pub(super) use squares::territory;
pub use squares::{
    Aiming, BesideView, MessageStop, PointView, SquareView, SquaresNote, SquaresView,
};
pub(crate) use star::board_cells;
pub use star::{
    CallOption, CallPicture, CallRefusal, CallView, CellView, Foreseen, Highlight, NumberedStone,
    StarView,
};
pub(super) use star::{blocked_cell, call_view, star_cells};

/// A game on the screen, with all that its driver adds to the board.
#[derive(Debug, Clone, PartialEq)]
pub struct GameView {
    pub kind: GameKind,
    pub board: BoardView,
    pub sides: SidesView,
    pub facts: GameFacts,
    /// True if this game has Undo at all.
    pub has_undo: bool,
    pub can_undo: bool,
    /// The number of Undos left in this game, where that is limited.
    pub undo_left: Option<u8>,
    /// The number of hints that are still free, where the later ones are not.
    pub free_hints: u8,
    pub hint: HintView,
    pub practice: Option<PracticeView>,
    /// The state of the finished game's replay, while it runs.
    pub replay: Option<ReplayView>,
}

/// Against whom and for what a game is played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameFacts {
    /// The CPU's, if it plays.
    pub level: Option<CpuLevel>,
    /// The series as it is to be read while the last turn is shown.
    pub series: Option<SeriesView>,
    /// Which game of a Reverse Match this is, from 1.
    pub reverse_game: Option<u16>,
    pub day: Option<CalendarDay>,
    /// The margin to reach in Today's game.
    pub par: Option<u8>,
    /// True if a hint was shown in this match: a win is practice then.
    pub hinted: bool,
}

/// A series as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeriesView {
    pub exam: Exam,
    /// The score, seen from the player.
    pub score: Tally,
    /// Wins that pass it and losses that fail it.
    pub target: u32,
    /// Games won in any attempts so far and how many pass it, where that counts.
    pub career: Option<(u32, u32)>,
}

impl GameView {
    /// The cells of the star; none of another board.
    #[must_use]
    pub fn cells(&self) -> &[CellView] {
        match &self.board {
            BoardView::Star { cells, .. } => cells,
            BoardView::Squares(_) => &[],
        }
    }

    /// The board of squares, if it is one.
    #[must_use]
    pub fn squares(&self) -> Option<&SquaresView> {
        match &self.board {
            BoardView::Squares(squares) => Some(squares),
            BoardView::Star { .. } => None,
        }
    }
}
