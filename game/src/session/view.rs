//! The view of a game that is played, whichever game it is and whatever it is played for: all that is drawn, so that the
//! drawing side needs no rule.
//!
//! - this file: what stands around every board, and lies over it
//! - `star`: the star's board
//! - `played`: the game of a match
//! - `over`: the end of a game
//!
//! The square boards have theirs with the table (`table/view.rs`).

mod over;
mod played;
mod star;

use rsg_engine::{ByColor, Cell, Color};

use super::hint::HintView;
use super::practice::PracticeView;
use super::speech::Who;
use super::table::SquaresView;
use crate::board::{Attention, Board, BoardGame, BoardStep, Phase, SideScore};
use crate::progress::{AnyLevel, CalendarDay, Exam, GameKind, Tally};

pub use over::{EndReason, OverView, SideOver, Uncounted};
pub use played::GameOver;
pub(crate) use star::board_cells;
pub use star::{CallOption, CallView, CellView, Foreseen, Highlight, StarView};
pub(super) use star::{call_view, star_overlay};

/// A game that is played, with all that its driver knows of what is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct GameView {
    pub kind: GameKind,
    pub board: PlayedBoard,
    pub sides: SidesView,
    pub facts: GameFacts,
    /// Whether there is Undo in this game at all.
    pub has_undo: bool,
    pub can_undo: bool,
    pub hint: HintView,
    pub practice: Option<PracticeView>,
}

/// The board, with what only its game has.
#[derive(Debug, Clone, PartialEq)]
pub enum PlayedBoard {
    Star {
        /// The 37 cells, in the order of [`Cell::ALL`].
        cells: Vec<CellView>,
        /// The cell whose tap ko forbids: to be explained, with an offer of the ko help.
        blocked: Option<Cell>,
    },
    Squares(SquaresView),
}

/// Against whom and for what a game is played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameFacts {
    /// The CPU's, if it plays.
    pub level: Option<AnyLevel>,
    /// The series as it is to be read while the last turn is shown.
    pub series: Option<SeriesView>,
    /// Which game of a Reverse Match this is, from 1.
    pub reverse_game: Option<u16>,
    pub day: Option<CalendarDay>,
    /// The margin that Today's game is told against.
    pub par: Option<u8>,
    /// Whether a hint was shown in this match: a win is practice then.
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

/// The two sides and whose turn it is: what is drawn around any board.
#[derive(Debug, Clone, PartialEq)]
pub struct SidesView {
    pub turn: TurnView,
    pub panels: ByColor<PanelView>,
    /// The player's colour, or the first one's of two people: that side always has the same place on the screen.
    pub own: Color,
    pub step: BoardStep,
    /// What is to be read while the last turn is being shown.
    pub before: Option<Before>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnView {
    pub side: Color,
    pub who: Who,
    pub thinking: bool,
    /// Whether the game is over and nobody is to move.
    pub over: bool,
    /// Whether both are to agree on the end, so that it is nobody's turn in particular.
    pub stopped: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PanelView {
    pub who: Who,
    pub score: SideScore,
    /// What the same player brought along from the first game of a Reverse Match.
    pub brought: Option<u8>,
    pub active: bool,
    /// What is left on the clock, in seconds, if there is one.
    pub seconds: Option<u64>,
}

/// The state before a turn. It is read until the turn has been shown; all that is told to screen readers and tests is
/// already the state after it.
#[derive(Debug, Clone, PartialEq)]
pub struct Before {
    /// Whose turn it was.
    pub side: Color,
    pub who: Who,
    pub scores: ByColor<SideScore>,
}

/// What lies over the board.
#[derive(Debug, Clone, PartialEq)]
pub enum BoardOverlay {
    /// "Which colour do you call for CP?"
    Call(CallView),
    /// "No move for White. Black plays again."
    Pass { color: Color, who: Who },
    /// "It's Black's turn next. Tap the screen to continue."
    HandOver { color: Color, who: Who },
    /// Two people are back at a game with a clock: does the time away count, which was this side's?
    Absence { color: Color, seconds: u64 },
}

impl GameView {
    /// The cells of the star; none of another board.
    #[must_use]
    pub fn cells(&self) -> &[CellView] {
        match &self.board {
            PlayedBoard::Star { cells, .. } => cells,
            PlayedBoard::Squares(_) => &[],
        }
    }

    /// The board of squares, if it is one.
    #[must_use]
    pub fn squares(&self) -> Option<&SquaresView> {
        match &self.board {
            PlayedBoard::Squares(squares) => Some(squares),
            PlayedBoard::Star { .. } => None,
        }
    }
}

impl SidesView {
    /// What the player of that colour sees of the two sides of this board.
    pub(super) fn of<G: BoardGame>(
        board: &Board<G>,
        own: Color,
        who: &dyn Fn(Color) -> Who,
    ) -> SidesView {
        let (score, on_turn) = (board.score(), board.side_on_turn());
        let side = board.game().to_move();
        SidesView {
            turn: TurnView {
                side,
                who: who(side),
                thinking: board.is_thinking() && board.attention() != Attention::Away,
                over: board.is_over(),
                stopped: matches!(board.phase(), Phase::Stopped(_)),
            },
            panels: ByColor::new_with(|color| PanelView {
                who: who(color),
                score: score[color],
                brought: None,
                active: on_turn == Some(color),
                seconds: board.seconds(color),
            }),
            own,
            step: board.step(),
            before: board.before_shown().map(|(side, game)| Before {
                side,
                who: who(side),
                scores: game.score(),
            }),
        }
    }
}

/// What lies over a board that has no call dialog.
pub(super) fn overlay<G: BoardGame>(
    board: &Board<G>,
    who: &dyn Fn(Color) -> Who,
) -> Option<BoardOverlay> {
    if let Some((color, seconds)) = board.absence() {
        return Some(BoardOverlay::Absence { color, seconds });
    }
    let with_who = |color| (color, who(color));
    match board.phase() {
        _ if !board.steps().are_settled() => None,
        Phase::Passing { color, .. } => {
            let (color, who) = with_who(*color);
            Some(BoardOverlay::Pass { color, who })
        }
        Phase::HandOver => {
            let (color, who) = with_who(board.game().to_move());
            Some(BoardOverlay::HandOver { color, who })
        }
        _ => None,
    }
}
