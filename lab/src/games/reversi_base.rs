//! `base`: a plain alpha-beta of fixed depth over fixed square weights, to measure the levels by. It never changes.
//!
//! It shares the rules with the real search, but not its table, its ordering nor its evaluation, so that it measures
//! all of that.

use rsg_classics::reversi::{Aim, Bits, Game, Grid, Position};
use rsg_classics::{Shape, SplitMix64, Square};

/// The depth of its search.
const DEPTH: u8 = 6;

/// The value of a disc at the end of a game: more than any weights.
const FINISHED: i32 = 1000;

/// The limits of every value.
const INFINITE: i32 = 1_000_000;

/// The value of a square: a corner 100, beside it -20, diagonal to it -50, the rest of the edge 10 and 5, the second
/// line -2, the inner squares -1.
fn weight(square: Square, shape: Shape) -> i32 {
    let [row, column] = shape.from_edges(square);
    match (row.min(column), row.max(column)) {
        (0, 0) => 100,
        (0, 1) => -20,
        (1, 1) => -50,
        (0, 2) => 10,
        (0, _) => 5,
        (1, _) => -2,
        _ => -1,
    }
}

struct Search<G: Grid> {
    /// The squares by their weights.
    weights: Vec<(i32, G::Bits)>,
    /// 1 if more discs win, -1 if fewer.
    sign: i32,
}

/// The placement it chooses; among equals a random one. None if the game is over, and while the classic opening lasts.
pub fn choose<G: Grid>(game: &Game<G>, chance: &mut SplitMix64) -> Option<Square> {
    let mut weights: Vec<(i32, G::Bits)> = Vec::new();
    for (index, square) in (0..).zip(G::SHAPE.squares()) {
        let (weight, disc) = (weight(square, G::SHAPE), G::Bits::FIRST << index);
        match weights.iter_mut().find(|(known, _)| *known == weight) {
            Some((_, squares)) => *squares |= disc,
            None => weights.push((weight, disc)),
        }
    }
    let search = Search::<G> {
        weights,
        sign: match game.options().aim {
            Aim::Most => 1,
            Aim::Fewest => -1,
        },
    };
    let position = game.position();
    let mut order: Vec<Square> = game.placements().collect();
    chance.shuffle(&mut order);
    let mut best = (*order.first()?, -INFINITE);
    for square in order {
        let after = position.after(square.index(G::SHAPE)?);
        let value = -search.visit(after, DEPTH - 1, -INFINITE, -best.1);
        if best.1 < value {
            best = (square, value);
        }
    }
    Some(best.0)
}

impl<G: Grid> Search<G> {
    fn visit(&self, position: Position<G>, depth: u8, mut alpha: i32, beta: i32) -> i32 {
        let open = position.placements();
        if open == G::Bits::NONE {
            let passed = position.passed();
            if passed.placements() == G::Bits::NONE {
                let lead = position.own.count() as i32 - position.other.count() as i32;
                return self.sign * FINISHED * lead;
            }
            return -self.visit(passed, depth, -beta, -alpha);
        }
        if depth == 0 {
            let count = |discs: G::Bits| {
                let of =
                    |(weight, squares): &(i32, G::Bits)| weight * (discs & *squares).count() as i32;
                self.weights.iter().map(of).sum::<i32>()
            };
            return self.sign * (count(position.own) - count(position.other));
        }
        let mut best = -INFINITE;
        // The squares that are worth most first.
        for (_, squares) in &self.weights {
            let mut left = open & *squares;
            while left != G::Bits::NONE {
                let index = left.first();
                left &= !(G::Bits::FIRST << index);
                let value = -self.visit(position.after(index), depth - 1, -beta, -alpha);
                best = best.max(value);
                alpha = alpha.max(best);
                if beta <= alpha {
                    return best;
                }
            }
        }
        best
    }
}
