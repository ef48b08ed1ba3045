//! The best move of a week, found in the games that are kept.
//!
//! A placement that Review has proved to be the only good one comes first. Of the others it is the one that captured
//! most, of these the one that flipped most: what a placement does follows from its game, and needs no judgement.

use crate::progress::{KeptGame, KeptGames, Opponent, Week};
use rsg_engine::{Cell, Game, Position};

/// A placement of the player's own that is worth looking at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The board after it.
    pub after: Position,
    pub cell: Cell,
    /// True if it was proved that every other placement would have lost points.
    pub only: bool,
    /// The stones that it captured.
    pub captured: u8,
    /// The stones that it flipped.
    pub flipped: u8,
}

impl KeptGames {
    /// The best move of the games against the CPU that ended in a week, of equal ones the first; none if no placement
    /// stands out.
    #[must_use]
    pub fn best_move(&self, week: Week) -> Option<BestMove> {
        let is_own = |game: &&KeptGame| {
            week.contains(game.date)
                && game.rules.is_star()
                && !matches!(game.opponent, Opponent::People(_))
                // A board that was set up may have any move at all.
                && game.from.is_none()
        };
        let all = self.games().filter(is_own).flat_map(own_moves);
        let rank = |one: &BestMove| (one.only, one.captured, one.flipped);
        // The last of several that are equal is the one that is found.
        let all: Vec<BestMove> = all.collect();
        let best = all.into_iter().rev().max_by_key(rank)?;
        (best.only || 0 < best.captured || 1 < best.flipped).then_some(best)
    }
}

/// The player's own placements in a game, as far as it can be played again.
fn own_moves(kept: &KeptGame) -> Vec<BestMove> {
    let mut game = Game::from_position(kept.start());
    let mut own = Vec::new();
    for (at, mv) in kept.moves().into_iter().enumerate() {
        let mover = game.position().to_move();
        let effect = game.preview(mv).ok();
        if game.play(mv).is_err() {
            break;
        }
        let Some(effect) = effect.filter(|_| mover == kept.own) else {
            continue;
        };
        let judged = kept.analysis.get(at).and_then(Option::as_ref);
        own.push(BestMove {
            after: game.position(),
            cell: mv.cell,
            only: judged.is_some_and(|judged| judged.only && judged.loss() == 0),
            captured: effect.capture_count(),
            flipped: effect.flip_count(),
        });
    }
    own
}
