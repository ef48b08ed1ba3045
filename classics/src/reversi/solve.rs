//! The solver: the end of a game with best play by both sides, exact, for 8×8 and 6×6 squares.
//!
//! Negascout with a table. Where many squares are free, placements are tried first that leave the other side little to
//! play; near the end those in regions with an odd number of free squares, because the side that plays last there
//! gains. A placement whose position is in the table with a good enough bound decides before anything is searched.

use super::budget::Budget;
use super::field::{Field, View};
use super::grid::{Bits, Eight, Six};
use super::lines::{flips, placements, stable};
use super::order::{self, Candidate, after, bits, odd_regions};
use super::position::Position;
use crate::Square;

/// The solver's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The difference for the side to move, the free squares at the end going to the winner.
    pub score: i32,
    /// A line of best placements, passes not written.
    pub line: Vec<Square>,
    /// Positions looked at.
    pub nodes: u64,
}

/// A board size that the solver knows, as it lies on 8×8 bits.
pub trait Solvable: Field<Bits = u64> {}

impl Solvable for Eight {}
impl Solvable for Six {}

/// No line is worth more than the whole board.
const MOST: i32 = 64;

/// The fewest free squares with which the table is asked, and placements are sorted.
const DEEP: u32 = 7;

/// Solves positions, and remembers what it found from one to the next.
///
/// ```
/// use rsg_classics::Color;
/// use rsg_classics::reversi::{Position, Six, Solver};
///
/// // Black is nine discs behind, and the last square flips ten.
/// let board = "XXXXXX".repeat(2) + &"OOOOOO".repeat(3) + "XOOOO-";
/// let position = Position::<Six>::read(&board, Color::Black).ok_or("36 letters")?;
/// let answer = Solver::new(1 << 10).solve(position);
/// assert_eq!((answer.line.len(), answer.score), (1, 12));
/// # Ok::<(), &str>(())
/// ```
pub struct Solver {
    table: Vec<Bounds>,
    /// The squares of the board whose positions it remembers.
    board: u64,
}

/// Positions being solved.
struct Run<'a> {
    table: &'a mut [Bounds],
    /// The squares of the board.
    board: u64,
    budget: Budget<'a>,
    nodes: u64,
    /// True if the budget is used up; scores are meaningless then.
    aborted: bool,
}

/// The bounds known of a position.
#[derive(Clone, Copy, Default)]
struct Bounds {
    own: u64,
    other: u64,
    low: i8,
    high: i8,
    /// The placement that was best, or 64.
    best: u8,
}

impl Solver {
    /// A solver whose table has room for a number of positions, rounded up to a power of two.
    #[must_use]
    pub fn new(positions: usize) -> Solver {
        Solver {
            table: vec![Bounds::default(); positions.next_power_of_two()],
            board: Eight::BOARD,
        }
    }

    /// Solves a position for the side to move, who passes if it must.
    pub fn solve<G: Solvable>(&mut self, position: Position<G>) -> Answer {
        let answer = self.solve_until(position, &|| false);
        answer.expect("nothing stopped it")
    }

    /// The answer of [`Solver::solve`]. None if `stop`, which is asked now and then, has said so.
    pub fn solve_until<G: Solvable>(
        &mut self,
        position: Position<G>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Answer> {
        let budget = Budget {
            nodes: u64::MAX,
            stop,
        };
        let mut run = self.run::<G>(budget);
        let (own, other) = (G::widen(position.own), G::widen(position.other));
        let score = run.exact(own, other, 0)?;
        let line = run.line(own, other, score)?;
        Some(Answer {
            score,
            line: line.into_iter().map(G::square).collect(),
            nodes: run.nodes,
        })
    }

    /// The score of a position and the place of a best placement, with the nodes that took. `guess` is what the score
    /// may be: the nearer, the quicker. None if the budget does not last so long.
    pub(super) fn best<F: Field>(
        &mut self,
        view: View<F>,
        guess: i32,
        budget: Budget<'_>,
    ) -> Option<(i32, u32, u64)> {
        let mut run = self.run::<F>(budget);
        let (own, other) = (view.own.low(), view.other.low());
        let score = run.exact(own, other, guess & !1)?;
        let best = run.keeps(own, other, score)?;
        Some((score, best, run.nodes))
    }

    /// A bound on the score: at least what it returns if that is the window's end or more, at most if it is its begin
    /// or less, with the nodes that took. None if the budget does not last so long.
    pub(super) fn bound<F: Field>(
        &mut self,
        view: View<F>,
        [alpha, beta]: [i32; 2],
        budget: Budget<'_>,
    ) -> Option<(i32, u64)> {
        let mut run = self.run::<F>(budget);
        let (own, other) = (view.own.low(), view.other.low());
        let score = run.search(own, other, alpha.max(-MOST), beta.min(MOST));
        (!run.aborted).then_some((score, run.nodes))
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.table.fill(Bounds::default());
    }

    fn run<'a, F: Field>(&'a mut self, budget: Budget<'a>) -> Run<'a> {
        let board = F::BOARD.low();
        if self.board != board {
            self.board = board;
            self.clear();
        }
        Run {
            table: &mut self.table,
            board,
            budget,
            nodes: 0,
            aborted: false,
        }
    }
}

impl Run<'_> {
    /// Narrow windows around a guess find the value faster than a wide one.
    fn exact(&mut self, own: u64, other: u64, mut guess: i32) -> Option<i32> {
        let (mut low, mut high) = (-MOST, MOST);
        while low < high {
            // Scores are even, on every board that is full or counts its free squares.
            let bound = if guess == low { guess + 2 } else { guess };
            guess = self.search(own, other, bound - 1, bound);
            if guess < bound {
                high = guess;
            } else {
                low = guess;
            }
            if self.aborted {
                return None;
            }
        }
        Some(low)
    }

    /// A line on which the score holds.
    fn line(&mut self, mut own: u64, mut other: u64, mut score: i32) -> Option<Vec<u32>> {
        let mut line = Vec::new();
        loop {
            if placements(own, other, self.free(own, other)) == 0 {
                (own, other, score) = (other, own, -score);
                if placements(own, other, self.free(own, other)) == 0 {
                    return Some(line);
                }
                continue;
            }
            let place = self.keeps(own, other, score)?;
            line.push(place);
            (own, other) = after(place, own, other);
            score = -score;
        }
    }

    /// A placement that keeps the score, the one that the table remembers if that does.
    fn keeps(&mut self, own: u64, other: u64, score: i32) -> Option<u32> {
        let open = placements(own, other, self.free(own, other));
        let known = self.table[self.slot(own, other)];
        let known = ((known.own, known.other) == (own, other)).then_some(u32::from(known.best));
        let first = known.filter(|place| *place < 64 && open >> place & 1 == 1);
        let found = first.into_iter().chain(bits(open)).find(|place| {
            let (next_own, next_other) = after(*place, own, other);
            let value = -self.search(next_own, next_other, -score, -score + 1);
            self.aborted || score <= value
        });
        found.filter(|_| !self.aborted)
    }

    #[inline]
    fn free(&self, own: u64, other: u64) -> u64 {
        self.board & !(own | other)
    }

    /// The score at the end of a game.
    fn final_score(&self, own: u64, other: u64) -> i32 {
        let free = self.free(own, other).count_ones() as i32;
        let lead = own.count_ones() as i32 - other.count_ones() as i32;
        lead + free * lead.signum()
    }

    /// A bound on the score: at least what it returns if that is `beta` or more, at most if it is `alpha` or less.
    fn search(&mut self, own: u64, other: u64, alpha: i32, beta: i32) -> i32 {
        let free = self.free(own, other);
        let count = free.count_ones();
        if count < DEEP {
            return self.shallow(own, other, alpha, beta, free);
        }
        self.nodes += 1;
        if self.aborted || self.budget.is_used(self.nodes) {
            self.aborted = true;
            return alpha;
        }
        // What the other side cannot lose any more bounds what can be won.
        if alpha >= 2 {
            let most = self.board.count_ones() as i32 - 2 * stable(other, free).count_ones() as i32;
            if most <= alpha {
                return most;
            }
        }
        let open = placements(own, other, free);
        if open == 0 {
            if placements(other, own, free) == 0 {
                return self.final_score(own, other);
            }
            return -self.search(other, own, -beta, -alpha);
        }
        let slot = self.slot(own, other);
        let known = self.table[slot];
        let (mut low, mut high, mut first) = (-MOST, MOST, 64);
        if (known.own, known.other) == (own, other) {
            (low, high, first) = (
                i32::from(known.low),
                i32::from(known.high),
                u32::from(known.best),
            );
            if beta <= low {
                return low;
            }
            if high <= alpha || low == high {
                return high;
            }
        }
        let mut tries = [Candidate::default(); 34];
        let mut length = 0;
        for square in bits(open) {
            let (next_own, next_other) = after(square, own, other);
            if next_own == 0 {
                // The other side is wiped out.
                return self.board.count_ones() as i32;
            }
            tries[length] = Candidate::new(square, next_own, next_other);
            length += 1;
        }
        let tries = &mut tries[..length];
        if count > DEEP + 1
            && let Some(bound) = self.cut_by_table(tries, beta)
        {
            return bound;
        }
        order::sort(tries, first, free);
        let (mut best, mut best_square) = (-MOST, tries[0].square);
        for one in tries.iter() {
            let value = -self.search(one.own, one.other, -beta, -alpha.max(best));
            if self.aborted {
                return alpha;
            }
            if best < value {
                (best, best_square) = (value, one.square);
                if beta <= best {
                    break;
                }
            }
        }
        if beta <= best {
            low = low.max(best);
        } else {
            high = high.min(best);
        }
        self.remember(own, other, low, high, best_square);
        best
    }

    /// True if a position after one of the placements is known to be good enough.
    fn cut_by_table(&self, tries: &[Candidate], beta: i32) -> Option<i32> {
        tries.iter().find_map(|one| {
            let known = &self.table[self.slot(one.own, one.other)];
            let good =
                (known.own, known.other) == (one.own, one.other) && beta <= -i32::from(known.high);
            good.then(|| -i32::from(known.high))
        })
    }

    fn slot(&self, own: u64, other: u64) -> usize {
        let mixed = (own ^ other.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ other;
        let mixed = mixed.wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed >> 20) as usize & (self.table.len() - 1)
    }

    fn remember(&mut self, own: u64, other: u64, low: i32, high: i32, best: u32) {
        let slot = self.slot(own, other);
        self.table[slot] = Bounds {
            own,
            other,
            low: low as i8,
            high: high as i8,
            best: best as u8,
        };
    }

    /// The search near the end: no table, and the free squares of odd regions first.
    fn shallow(&mut self, own: u64, other: u64, alpha: i32, beta: i32, free: u64) -> i32 {
        self.nodes += 1;
        if free & free.wrapping_sub(1) == 0 {
            return self.last(own, other, free);
        }
        let (mut best, mut placed) = (-MOST, false);
        let odd = odd_regions(free);
        for part in [free & odd, free & !odd] {
            for square in bits(part) {
                let flipped = flips(square, own, other);
                if flipped == 0 {
                    continue;
                }
                placed = true;
                let (next_own, next_other) = (other & !flipped, own | flipped | 1 << square);
                let rest = free & !(1 << square);
                let value = -self.shallow(next_own, next_other, -beta, -alpha.max(best), rest);
                if best < value {
                    best = value;
                    if beta <= best {
                        return best;
                    }
                }
            }
        }
        if placed {
            best
        } else if placements(other, own, free) == 0 {
            self.final_score(own, other)
        } else {
            -self.shallow(other, own, -beta, -alpha, free)
        }
    }

    /// The search with one free square, or none.
    fn last(&mut self, own: u64, other: u64, free: u64) -> i32 {
        if free == 0 {
            return self.final_score(own, other);
        }
        let square = free.trailing_zeros();
        let lead = own.count_ones() as i32 - other.count_ones() as i32;
        let flipped = flips(square, own, other);
        if flipped != 0 {
            return lead + 2 * flipped.count_ones() as i32 + 1;
        }
        let flipped = flips(square, other, own);
        if flipped != 0 {
            return lead - 2 * flipped.count_ones() as i32 - 1;
        }
        self.final_score(own, other)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::{Game, Grid, Options, Squares};
    use super::*;
    use crate::SplitMix64;

    /// The plainest way: every line to its end.
    fn plain<G: Solvable>(position: Position<G>, passed: bool) -> i32 {
        let open = Squares::<G>(position.placements());
        if open.is_empty() {
            if passed {
                let free = position.free().count_ones() as i32;
                let lead = position.own.count_ones() as i32 - position.other.count_ones() as i32;
                return lead + free * lead.signum();
            }
            return -plain(position.passed(), true);
        }
        open.map(|square| -plain(position.after(square.index(G::SHAPE).unwrap()), false))
            .max()
            .unwrap()
    }

    /// A position of a random game, with a number of free squares.
    fn ending<G: Solvable>(seed: u64, free: u32) -> Position<G> {
        let mut chance = SplitMix64::new(seed);
        let mut game = Game::<G>::new(Options::default());
        while free < game.position().free().count_ones() && !game.is_over() {
            let mut open = game.placements();
            let square = open.nth(chance.below(open.len() as usize)).unwrap();
            game.play(square).unwrap();
        }
        game.position()
    }

    #[test]
    fn endings_are_worth_what_trying_everything_says() {
        let mut solver = Solver::new(1 << 12);
        for seed in 0..60 {
            let position = ending::<Eight>(seed, 9);
            assert_eq!(
                solver.solve(position).score,
                plain(position, false),
                "{position:?}"
            );
            let position = ending::<Six>(seed, 9);
            assert_eq!(
                solver.solve(position).score,
                plain(position, false),
                "{position:?}"
            );
        }
    }

    #[test]
    fn the_line_leads_to_the_score() {
        let mut solver = Solver::new(1 << 14);
        for seed in 0..20 {
            let position = ending::<Eight>(seed, 12);
            let answer = solver.solve(position);
            let (mut now, mut sign) = (position, 1);
            for square in &answer.line {
                if now.placements() == 0 {
                    (now, sign) = (now.passed(), -sign);
                }
                now = now.after(square.index(Eight::SHAPE).unwrap());
                sign = -sign;
            }
            assert_eq!(sign * plain(now, false), answer.score);
        }
    }
}
