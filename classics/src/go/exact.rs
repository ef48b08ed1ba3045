//! Exact solving of the last free points: every turn is tried to the end of the game.
//!
//! Every placement fills a point for ever, so with few free points little is left to try, and what playouts believe
//! about the groups does not matter. Two passes stop the game, and whoever wants more plays on; two more passes end it,
//! and it counts as it stands ([`Position::counts`]). So whoever wants a lost group has to flip it on the board.

use super::position::{BUTTON, Move, PASS, Position};
use super::search::Tally;
use crate::Color;
use std::collections::HashMap;

/// The most free points with which counting out is worth trying.
pub(super) const FREE: usize = 12;

/// A number above any lead, in halves.
const INFINITE: i32 = 10_000;

/// The number of positions between two looks at the time.
const UNTIL_STOP: u64 = 256;

/// A position without its past: Black's and White's stones, and the rest in a number.
#[derive(PartialEq, Eq, Hash)]
struct Key<const W: usize> {
    stones: [[u64; W]; 2],
    rest: u8,
}

impl<const W: usize> Key<W> {
    fn of(position: &Position<W>) -> Self {
        let mut stones = [[0; W]; 2];
        for point in 0..position.board.neighbours().points {
            if let Some(side) = position.board.stone(point) {
                stones[usize::from(side == Color::White)][point >> 6] |= 1 << (point & 63);
            }
        }
        let number = |side: Option<Color>| match side {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        };
        Key {
            stones,
            rest: u8::from(position.counts) * 64
                + position.passes * 16
                + number(position.button) * 4
                + number(Some(position.mover)),
        }
    }
}

/// Between what the lead of the side to move was found to lie, and its best turn.
#[derive(Clone, Copy)]
struct Known {
    low: i32,
    high: i32,
    best: Move,
}

/// A position counted out.
pub(super) struct Counted {
    /// The lead of the side to move with best play, in halves.
    pub lead: i32,
    /// A turn that keeps it: the button or a pass if that does.
    pub best: Move,
}

/// Counts positions of one game out; what it found of one helps with the next.
pub(super) struct Exact<'a, const W: usize> {
    known: HashMap<Key<W>, Known>,
    nodes: u64,
    limit: u64,
    stop: &'a dyn Fn() -> bool,
    stopped: bool,
}

impl<'a, const W: usize> Exact<'a, W> {
    /// A search of at most `limit` positions.
    pub fn new(limit: u64, stop: &'a dyn Fn() -> bool) -> Self {
        Exact {
            known: HashMap::new(),
            nodes: 0,
            limit,
            stop,
            stopped: false,
        }
    }

    /// The best turn and what it is worth. None if there are too many free points, or too many positions for the limit.
    pub fn count(&mut self, position: &Position<W>) -> Option<Counted> {
        if FREE < position.board.free().len() || 0 < position.handicap || position.is_stopped() {
            return None;
        }
        let lead = self.value(position, -INFINITE, INFINITE);
        let idle = idle(position);
        let best = if self.keeps(position, idle, lead) {
            idle
        } else {
            self.known.get(&Key::of(position))?.best
        };
        (!self.stopped).then_some(Counted { lead, best })
    }

    /// A placement that keeps this lead, which is the position's; none if there is none.
    pub fn placement(&mut self, position: &Position<W>, lead: i32) -> Option<Move> {
        let liked = self.known.get(&Key::of(position))?.best;
        let idle = idle(position);
        let mut placements = ordered(position, liked).into_iter();
        let found = placements.find(|play| *play != idle && self.keeps(position, *play, lead));
        found.filter(|_| !self.stopped)
    }

    /// True if a turn leads to no less.
    fn keeps(&mut self, position: &Position<W>, play: Move, lead: i32) -> bool {
        let mut after = position.clone();
        after.play(play);
        -self.value(&after, -lead, 1 - lead) == lead
    }

    /// The board after best play by both, begun by the side to move. None for the same reasons.
    pub fn end(&mut self, position: &Position<W>) -> Option<Position<W>> {
        let mut end = position.clone();
        while !(end.is_stopped() && end.counts) {
            end = resumed(end);
            let counted = self.count(&end)?;
            end.play(counted.best);
        }
        Some(end)
    }

    /// The lead of the side to move, exact between the two bounds.
    fn value(&mut self, position: &Position<W>, mut alpha: i32, mut beta: i32) -> i32 {
        if position.is_stopped() && !position.counts {
            return self.value(&resumed(position.clone()), alpha, beta);
        }
        if position.is_stopped() {
            let black = Tally::new().add_as_it_stands(position);
            return match position.mover {
                Color::Black => black,
                Color::White => -black,
            };
        }
        self.nodes += 1;
        let asks = self.nodes.is_multiple_of(UNTIL_STOP);
        self.stopped |= self.limit <= self.nodes || asks && (self.stop)();
        if self.stopped {
            return alpha;
        }
        let key = Key::of(position);
        let known = self.known.get(&key).copied();
        let known = known.unwrap_or(Known {
            low: -INFINITE,
            high: INFINITE,
            best: idle(position),
        });
        if known.low == known.high || beta <= known.low || known.high <= alpha {
            return if beta <= known.low {
                known.low
            } else {
                known.high
            };
        }
        alpha = alpha.max(known.low);
        beta = beta.min(known.high);
        let (value, best) = self.tried(position, known.best, alpha, beta);
        if !self.stopped {
            let low = if alpha < value { value } else { known.low };
            let high = if value < beta { value } else { known.high };
            self.known.insert(key, Known { low, high, best });
        }
        value
    }

    /// The best of all turns, the one that is thought best first.
    fn tried(
        &mut self,
        position: &Position<W>,
        liked: Move,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, Move) {
        let mut best = (-INFINITE, liked);
        for play in ordered(position, liked) {
            let mut after = position.clone();
            after.play(play);
            let value = -self.value(&after, -beta, -alpha);
            if best.0 < value {
                best = (value, play);
            }
            alpha = alpha.max(value);
            if beta <= alpha || self.stopped {
                break;
            }
        }
        best
    }
}

/// A stopped position as it is played on; another one as it is.
fn resumed<const W: usize>(position: Position<W>) -> Position<W> {
    if position.is_stopped() {
        Position {
            passes: 0,
            counts: true,
            ..position
        }
    } else {
        position
    }
}

/// The button or, once it is taken, a pass.
const fn idle<const W: usize>(position: &Position<W>) -> Move {
    match position.button {
        None => BUTTON,
        Some(_) => PASS,
    }
}

/// Every turn: the one that is thought best, then placements that flip, and then the others.
fn ordered<const W: usize>(position: &Position<W>, liked: Move) -> Vec<Move> {
    let (board, side) = (&position.board, position.mover);
    let flips = |point: usize| -> u32 {
        let near = board.near(point);
        near.filter(|at| board.stone(*at) == Some(!side))
            .map(|at| board.group(at))
            .filter(|group| board.liberties_of(*group).len() == 1)
            .map(|group| board.size_of(group))
            .sum()
    };
    let mut turns: Vec<(u32, Move)> = board
        .free()
        .iter()
        .filter(|point| board.is_allowed(usize::from(**point), side))
        .map(|point| (1 + flips(usize::from(*point)), *point))
        .collect();
    turns.push((0, idle(position)));
    let rank = |turn: &(u32, Move)| (turn.1 != liked, u32::MAX - turn.0, turn.1);
    turns.sort_unstable_by_key(rank);
    turns.into_iter().map(|(_, turn)| turn).collect()
}
