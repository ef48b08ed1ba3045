//! The worth of each placement of a game: the figures behind Review.
//!
//! [`Thinker::analyse_game`] goes through a [`Plan`] alone, from the last placement to the first. The position after a
//! placement is the position before the next, so every placement takes one proof and not two: that the position before
//! it is worth no more than the placement brought, or by how much it is. And the proofs of later positions, kept in the
//! table, are most of the proofs of earlier ones.

use super::judgement::{Care, Judgement, Known};
use super::plan::Plan;
use crate::search::Thinker;
use crate::{Game, Limits};

/// Nodes for all the proofs of a game.
///
/// This much takes ten seconds on one core of the machine of docs/solving.md and five on two; on a phone three times
/// slower, half a minute and a quarter of one. It is spent only as long as the player looks at the game. Twice as much
/// proves one placement more (docs/search.md has the figures).
const NODES: u64 = 60_000_000;

impl Thinker {
    /// Judges the placements of a game of which nothing is `known`: each with an estimate first and finally with a
    /// proof or a better estimate. Every judgement is passed to `tell` at once. The limit is for the whole game. It
    /// ends early when `stop` says so. Returns how many nodes it took, lines and estimates included.
    pub fn analyse_game(
        &mut self,
        game: &Game,
        limits: Limits<'_>,
        known: &dyn Fn(usize) -> Known,
        tell: &mut dyn FnMut(Judgement, Care),
    ) -> u64 {
        let mut used = 0;
        let mut plan = Plan::in_order(game, limits.nodes.unwrap_or(NODES), known);
        self.proof_table.next_age();
        while let Some(piece) = plan.wanted().first() {
            let Some(answer) = self.answer(game, piece, &|_| !(limits.stop)()) else {
                break;
            };
            used += answer.nodes + answer.aside;
            for (judgement, care) in plan.take(piece, answer) {
                tell(judgement, care);
            }
        }
        used
    }
}
