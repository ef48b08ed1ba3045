//! Solves one position for the table of openings.

use crate::eval::Judge;
use crate::search::alphabeta::{AlphaBeta, Budget};
use crate::search::root::Root;
use crate::search::thinker::{exact_value, realises};
use crate::search::window::Window;
use crate::search::{Opening, Thinker, least_of, points};
use crate::{Color, Game, Symmetry};

impl Thinker {
    /// Solves a game's position for a table of openings; also the nodes it took. `None` if the game is over, if `stop`
    /// said so, or if the value depends on how the position came about.
    pub fn solve_opening(
        &mut self,
        game: &Game,
        stop: &dyn Fn() -> bool,
    ) -> Option<(Opening, u64)> {
        let root = Root::of(game)?;
        let guess = self.guess(&root, stop)?;
        self.proof_table.next_age();
        let mut search = self.prover(&root, Budget::until(stop));
        let value = exact_value(&mut search, &root, guess)?;
        let best = root.moves[realises(&mut search, &root, value)?];
        let recurring = holds(&mut search, &root, value)?;
        let (image, symmetry) = Symmetry::first_image(root.sides);
        let best = symmetry.action(best.step.action).to_move(Color::Black);
        let opening = Opening::proved(image, value - root.offset, best, recurring);
        Some((opening, search.nodes))
    }
}

/// Tells if the root's value holds only where no earlier position can come back; `None` if it depends on one.
fn holds<J: Judge>(search: &mut AlphaBeta<'_, J>, root: &Root, value: i32) -> Option<bool> {
    let (low, high) = match points(value) {
        0 => (value, value + 1),
        margin => (least_of(margin), least_of(margin + 1)),
    };
    let mut recurring = false;
    for wanted in [low, high] {
        let window = Window::at_least(wanted - root.offset);
        recurring |= search.recurs(root.sides, root.place, window)?;
    }
    Some(recurring)
}
