//! The thinker, which answers questions about games: the placement to play, and its value.

use super::budget::{Budget, EXACT};
use super::eval::{DISC, Evaluation, Judge, Patterns, Weights};
use super::field::{Field, View, places};
use super::game::{Aim, Game};
use super::grid::Bits;
use super::position::Position;
use super::search::{INFINITE, Search};
use super::solve::{Answer, Solver};
use super::table::Table;
use crate::{Limits, Square};

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// The placement.
    pub best: Square,
    /// The difference of discs at the end that is expected, in favour of the side to move: above 0 it wins.
    pub score: i32,
    /// True if that is proved.
    pub exact: bool,
    /// The number of placements it looked ahead.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
}

/// Looks ahead, and judges what it sees. Creating one builds tables; keep it from question to question.
///
/// ```
/// use rsg_classics::{Level, Limits};
/// use rsg_classics::reversi::{Eight, Game, Options, Thinker};
///
/// let mut thinker = Thinker::with_megabytes(1);
/// let mut game = Game::<Eight>::new(Options::default());
/// let never = || false;
/// while !game.is_over() {
///     let report = thinker.choose(&game, Level::Two, 1, Limits::default());
///     game.play(report.ok_or("the game is over")?.best)?;
/// }
/// assert!(game.outcome().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Thinker {
    pub(super) table: Table,
    pub(super) solver: Solver,
    pub(super) patterns: Patterns,
    pub(super) weights: Weights,
}

/// The side to move with its placements, and what it wants.
#[derive(Clone)]
pub(super) struct Root<F: Field> {
    pub view: View<F>,
    pub aim: Aim,
    /// The places that may be chosen, the most promising first.
    pub places: Vec<u32>,
}

impl<F: Field> Root<F> {
    /// None if the game is over, and while the classic opening lasts, where nothing flips.
    pub fn of(game: &Game<F>) -> Option<Root<F>> {
        let view = View::<F>::of(game.position());
        let places: Vec<u32> = places(view.placements()).collect();
        let fits = game.placements().map(F::place).eq(places.iter().copied());
        (fits && !places.is_empty()).then(|| Root {
            view,
            aim: game.options().aim,
            places,
        })
    }

    /// The number of free squares.
    pub fn free(&self) -> u32 {
        self.view.free().count()
    }

    /// True if the board and the aim have a solver of their own.
    pub fn is_solvable(&self) -> bool {
        F::HAS_SOLVER && self.aim == Aim::Most
    }
}

/// The result of a search of the root.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub place: u32,
    pub value: i32,
    pub depth: u8,
    pub nodes: u64,
}

impl Found {
    pub fn report<F: Field>(self) -> Report {
        Report {
            best: F::square(self.place),
            score: discs(self.value),
            exact: self.depth == EXACT,
            depth: self.depth,
            nodes: self.nodes,
        }
    }
}

/// A value in whole discs.
fn discs(value: i32) -> i32 {
    (value as f32 / DISC as f32).round() as i32
}

/// Bytes of an entry of the solver's table, about.
const ENTRY: usize = 24;

impl Thinker {
    /// A thinker with a number of megabytes for its tables, at least one, and the weights that ship.
    ///
    /// # Panics
    ///
    /// If the weights that were built in are damaged; a test reads them.
    #[must_use]
    pub fn with_megabytes(megabytes: usize) -> Thinker {
        let weights = Weights::shipped().expect("a test reads the weights that ship");
        Thinker::with_weights(megabytes, weights)
    }

    /// A thinker with a number of megabytes for its tables, at least one, and these weights.
    #[must_use]
    pub fn with_weights(megabytes: usize, weights: Weights) -> Thinker {
        let positions = megabytes.max(1) * (1 << 20) / ENTRY / 2;
        let positions = positions.next_power_of_two() / 2;
        Thinker {
            table: Table::new(positions),
            solver: Solver::new(2 * positions),
            patterns: Patterns::new(),
            weights,
        }
    }

    /// Looks for the best placement, deeper and deeper up to `depth`, until the limit is reached or `stop` says so; as
    /// many squares as are free are searched to the end of the game. None if the game is over, and while the classic
    /// opening lasts.
    pub fn search<F: Field>(
        &mut self,
        game: &Game<F>,
        depth: u8,
        limits: Limits<'_>,
    ) -> Option<Report> {
        let stop = limits.stop;
        let root = Root::of(game)?;
        self.table.clear();
        let budget = Budget {
            nodes: limits.nodes.unwrap_or(u64::MAX),
            stop,
        };
        let judge = Evaluation::of(&self.patterns, &self.weights, root.aim);
        let found = deepen(&mut self.table, &judge, root, depth, budget)?;
        Some(found.report::<F>())
    }

    /// A best placement to the end of the game. None if the game is over or the budget does not last so long.
    pub fn exact<F: Field>(&mut self, game: &Game<F>, limits: Limits<'_>) -> Option<Report> {
        let stop = limits.stop;
        let root = Root::of(game)?;
        let budget = Budget {
            nodes: limits.nodes.unwrap_or(u64::MAX),
            stop,
        };
        Some(self.solved(&root, 0, budget)?.report::<F>())
    }

    /// The end of a position with best play by both sides, on any board and for either aim; the side to move passes if
    /// it must. The score is the difference of the discs, the free squares going to the side with more: by the aim
    /// *fewest* the side to move wins below 0. None if `stop`, which is asked now and then, has said so.
    pub fn solve<F: Field>(
        &mut self,
        position: Position<F>,
        aim: Aim,
        stop: &dyn Fn() -> bool,
    ) -> Option<Answer> {
        let budget = Budget {
            nodes: u64::MAX,
            stop,
        };
        let (mut view, mut sign) = (View::<F>::of(position), 1);
        let (mut score, mut line, mut nodes) = (None, Vec::new(), 0);
        while !view.is_over() {
            let places: Vec<u32> = places(view.placements()).collect();
            if places.is_empty() {
                (view, sign) = (view.passed(), -sign);
                continue;
            }
            let root = Root { view, aim, places };
            let found = self.solved(&root, 0, budget)?;
            let gain = match aim {
                Aim::Most => discs(found.value),
                Aim::Fewest => -discs(found.value),
            };
            score.get_or_insert(sign * gain);
            line.push(F::square(found.place));
            nodes += found.nodes;
            (view, sign) = (view.after(found.place), -sign);
        }
        Some(Answer {
            score: score.unwrap_or_else(|| sign * view.final_lead()),
            line,
            nodes,
        })
    }

    /// A best placement to the end of the game. None if the budget does not last so long.
    pub(super) fn solved<F: Field>(
        &mut self,
        root: &Root<F>,
        guess: i32,
        budget: Budget<'_>,
    ) -> Option<Found> {
        if !root.is_solvable() {
            self.table.clear();
            let judge = Evaluation::of(&self.patterns, &self.weights, root.aim);
            let found = deepen(&mut self.table, &judge, root.clone(), EXACT, budget)?;
            return (found.depth == EXACT).then_some(found);
        }
        self.solver.clear();
        let (score, place, nodes) = self.solver.best(root.view, discs(guess), budget)?;
        Some(Found {
            place,
            value: score * DISC,
            depth: EXACT,
            nodes,
        })
    }
}

/// Iterative deepening. `None` only if not even the first look was finished.
pub(super) fn deepen<F: Field, J: Judge<F>>(
    table: &mut Table,
    judge: &J,
    mut root: Root<F>,
    depth: u8,
    budget: Budget<'_>,
) -> Option<Found> {
    let mut search = Search::new(judge, table, root.aim, budget);
    let free = root.free() as u8;
    let depths = 1..=depth.clamp(1, free);
    let last = looks(&mut search, &mut root, depths, budget.nodes).pop()?;
    Some(Found {
        depth: if last.depth == free {
            EXACT
        } else {
            last.depth
        },
        ..last
    })
}

/// Looks these numbers of placements ahead, one look after the other, each with the best of the one before in front. It
/// ends when the search has looked at `nodes` positions. A look of one placement is never cut short by that, so there
/// is always an answer.
pub(super) fn looks<F: Field, J: Judge<F>>(
    search: &mut Search<'_, F, J>,
    root: &mut Root<F>,
    depths: impl Iterator<Item = u8>,
    nodes: u64,
) -> Vec<Found> {
    let mut found = Vec::new();
    for depth in depths {
        search.allow(if depth == 1 { u64::MAX } else { nodes });
        let Some((at, value)) = best_place(search, root, depth) else {
            break;
        };
        let place = root.places.remove(at);
        root.places.insert(0, place);
        found.push(Found {
            place,
            value,
            depth,
            nodes: search.nodes,
        });
    }
    found
}

/// The root's best place by its number, and its value. None if the search was ended.
fn best_place<F: Field, J: Judge<F>>(
    search: &mut Search<'_, F, J>,
    root: &Root<F>,
    depth: u8,
) -> Option<(usize, i32)> {
    let mut best = (0, -INFINITE);
    for (number, place) in root.places.iter().enumerate() {
        let after = root.view.after(*place);
        let value = search.child(after, [best.1, INFINITE], depth - 1, number == 0);
        if search.aborted {
            return None;
        }
        if best.1 < value {
            best = (number, value);
        }
    }
    Some(best)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::{Eight, Options, Six, SixByTen, Squares, Ten};
    use super::*;
    use crate::SplitMix64;

    /// The plainest way: every line to its end. The difference of the discs for the side to move.
    fn plain<F: Field>(position: Position<F>, aim: Aim, passed: bool) -> i32 {
        let open = Squares::<F>::of(position.placements());
        if open.is_empty() {
            return match passed {
                true => View::<F>::of(position).final_lead(),
                false => -plain(position.passed(), aim, true),
            };
        }
        let after = |square: Square| position.after(square.index(F::SHAPE).unwrap());
        let values = open.map(|square| -plain(after(square), aim, false));
        match aim {
            Aim::Most => values.max().unwrap(),
            Aim::Fewest => values.min().unwrap(),
        }
    }

    /// A game at random until seven squares are free.
    fn ending<F: Field>(seed: u64) -> Position<F> {
        let mut chance = SplitMix64::of_pair(seed, 7);
        let mut game = Game::<F>::new(Options::default());
        while 7 < game.position().free().count() && !game.is_over() {
            let mut open = game.placements();
            let square = open.nth(chance.below(open.len() as usize)).unwrap();
            game.play(square).unwrap();
        }
        game.position()
    }

    fn are_solved<F: Field>() {
        let mut thinker = Thinker::with_megabytes(1);
        for seed in 0..12 {
            for aim in [Aim::Most, Aim::Fewest] {
                // The other side's turn too, which may be to pass.
                for position in [ending::<F>(seed), ending::<F>(seed).passed()] {
                    let answer = thinker.solve(position, aim, &|| false).unwrap();
                    assert_eq!(answer.score, plain(position, aim, false), "{position:?}");
                }
            }
        }
    }

    #[test]
    fn endings_of_every_board_and_aim_are_worth_what_trying_everything_says() {
        are_solved::<Six>();
        are_solved::<Eight>();
        are_solved::<Ten>();
        are_solved::<SixByTen>();
    }
}
