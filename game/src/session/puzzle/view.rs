//! The view of a puzzle.

use rsg_engine::puzzle::Themes;
use rsg_engine::{Cell, Color, Mark};

use super::{Clue, Refutation, Solving, SolvingStage};
use crate::session::replay::Rerun;
use crate::session::{AnyDriver, Highlight, StarView};

/// The stage of the puzzle, as it is seen on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleState {
    Open,
    Refuting,
    Wrong,
    Solved,
    Shown,
}

impl PuzzleState {
    /// Its name on the page.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            PuzzleState::Open => "open",
            PuzzleState::Refuting => "refuting",
            PuzzleState::Wrong => "wrong",
            PuzzleState::Solved => "solved",
            PuzzleState::Shown => "shown",
        }
    }
}

/// Everything there is to be seen of a puzzle.
#[derive(Debug, Clone, PartialEq)]
pub struct SolvingView {
    pub board: StarView,
    pub solver: Color,
    pub state: PuzzleState,
    /// The solver's placements so far, and in the whole solution.
    pub turns: (usize, usize),
    pub clue: Clue,
    pub can_hint: bool,
    pub themes: Themes,
    /// The margin by which the solution wins; 0 by captures.
    pub margin: i16,
    /// The refutation of the wrong placement, as soon as it is known.
    pub refutation: Option<Refutation>,
    /// True if the game on the board is over, so that the position is its end.
    pub over: bool,
    /// True if the search for the opponent's answer still runs.
    pub thinking: bool,
    /// The possible steps in a refutation that is over, true where there is one: back, and forward.
    pub steps: (bool, bool),
}

impl SolvingView {
    /// Leads the eye to the cell that the words before the first try are about.
    pub fn outline(&mut self, cell: Cell) {
        let highlight = &mut self.board.cells[cell.index()].highlight;
        if self.state == PuzzleState::Open && self.turns.0 == 0 && highlight.is_none() {
            *highlight = Some(Highlight::Subject);
        }
    }
}

impl Solving {
    #[must_use]
    pub fn view(&self) -> SolvingView {
        let (state, refutation) = match &self.stage {
            // What a placement has decided is seen when the placement was.
            SolvingStage::Solved if !self.is_settled() => (PuzzleState::Open, None),
            SolvingStage::Open => (PuzzleState::Open, None),
            SolvingStage::Refuting { refutation, .. } => {
                (PuzzleState::Refuting, refutation.clone())
            }
            SolvingStage::Wrong(refutation) => (PuzzleState::Wrong, refutation.clone()),
            SolvingStage::Solved => (PuzzleState::Solved, None),
            SolvingStage::Shown => (PuzzleState::Shown, None),
        };
        let thinking = matches!(
            self.stage,
            SolvingStage::Refuting {
                refutation: None,
                ..
            }
        );
        let on_line = match self.stage {
            SolvingStage::Open | SolvingStage::Solved | SolvingStage::Shown => self.played(),
            SolvingStage::Refuting { .. } | SolvingStage::Wrong(_) => 0,
        };
        SolvingView {
            board: self.board_view(),
            solver: self.task.solver(),
            state,
            turns: (
                self.task.own_turns(on_line.min(self.task.line.len())),
                self.task.own_turns(self.task.line.len()),
            ),
            clue: self.clue,
            can_hint: self.can_hint(),
            themes: self.task.themes,
            margin: self.task.margin,
            refutation,
            over: self.game().outcome().is_some(),
            thinking,
            steps: self.can_step(),
        }
    }

    /// The board, without marks where the player is not to place, and with what the eye is led to.
    fn board_view(&self) -> StarView {
        let shown = self.finish.running().map_or(&self.board, Rerun::board);
        let game = shown.game().star().unwrap_or(self.game());
        let mut view = StarView::of(shown, game, self.task.solver(), &|color| self.who(color));
        view.sides.step = self.board_step();
        let open = self.stage == SolvingStage::Open;
        for cell in &mut view.cells {
            if !open {
                cell.mark = Mark::None;
            }
            if self.clue == Clue::Cell(cell.cell) && open && self.board.awaits_placement() {
                cell.highlight = Some(Highlight::Target);
            }
        }
        view.sides.turn.thinking &= self.next_move().is_some();
        view
    }
}
