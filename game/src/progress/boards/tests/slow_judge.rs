//! The worth of a board, found by trying everything.

use rsg_engine::Color;

/// A game as its rules are read slowly.
pub trait Judge: Sized {
    fn to_move(&self) -> Color;

    /// Every position that can come next, each with the other side to move; none if the game is over.
    fn moves(&self) -> Option<Vec<Self>>;

    /// Black's lead if it ended so, in halves of points.
    fn lead_of_black(&self) -> i32;
}

/// Black's lead with best play by both; none if more positions than `nodes` have to be tried.
pub fn worth<J: Judge>(game: &J, nodes: &mut u32) -> Option<i32> {
    *nodes = nodes.checked_sub(1)?;
    let Some(moves) = game.moves() else {
        return Some(game.lead_of_black());
    };
    let mut best: Option<i32> = None;
    for next in &moves {
        let lead = worth(next, nodes)?;
        let is_better = |best: i32| match !next.to_move() {
            Color::Black => best < lead,
            Color::White => lead < best,
        };
        if best.is_none_or(is_better) {
            best = Some(lead);
        }
    }
    best
}
