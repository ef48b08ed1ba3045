//! Estimates: the value of a position that is not proved, and what a placement costs there, for Review and practice.
//!
//! A look ahead is too high where the side that asks is also the one that places last in it, and too low where the
//! other one does: each chooses what is judged best for it, errors included. So an estimate is the mean of two looks,
//! one a placement deeper than the other. On 8×8 squares with the aim *most* looks are cut (`cuts`), and with few
//! enough free squares one to the end of the game is tried.

use super::budget::Budget;
use super::eval::{DISC, Evaluation, Judge};
use super::field::Field;
use super::game::Game;
use super::search::{INFINITE, Search};
use super::thinker::{Report, Root, Thinker, looks};
use crate::Square;

/// The depths of an estimate.
struct Effort {
    /// Placements, and the positions that may take.
    depth: u8,
    nodes: u64,
    /// The most free squares with which it tries to reach the end of the game, within `end_nodes` positions.
    end_from: u8,
    end_nodes: u64,
}

/// The depths on boards that patterns judge.
const BY_PATTERNS: Effort = Effort {
    depth: 16,
    nodes: 1_500_000,
    end_from: 30,
    end_nodes: 6_000_000,
};

/// The effort on 6×6 squares with the aim *most*.
const SMALL: Effort = Effort {
    depth: 12,
    nodes: 1_500_000,
    end_from: 0,
    end_nodes: 0,
};

/// Everywhere else.
const PLAIN: Effort = Effort {
    depth: 10,
    nodes: 400_000,
    end_from: 0,
    end_nodes: 0,
};

impl Thinker {
    /// Review's value of a position that it does not prove. None if the game is over or `stop` said so, and while the
    /// classic opening lasts.
    pub fn estimate<F: Field>(
        &mut self,
        game: &Game<F>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Report> {
        Some(self.compare(game, None, stop)?.0)
    }

    /// Review's value of a position, and the value of another placement by looks as far ahead.
    pub(super) fn compare<F: Field>(
        &mut self,
        game: &Game<F>,
        other: Option<Square>,
        stop: &dyn Fn() -> bool,
    ) -> Option<(Report, Option<i32>)> {
        let mut root = Root::of(game)?;
        let judge = Evaluation::of(&self.patterns, &self.weights, root.aim);
        let budget = Budget {
            nodes: u64::MAX,
            stop,
        };
        self.table.clear();
        let mut search = Search::new(&judge, &mut self.table, root.aim, budget);
        let effort = if matches!(judge, Evaluation::Patterns(..)) {
            self.solver.clear();
            search = search.with_cuts(&mut self.solver);
            BY_PATTERNS
        } else if root.is_solvable() {
            SMALL
        } else {
            PLAIN
        };
        let found = effort.spend(&mut search, &mut root)?;
        let report = found.report(&search, root.free());
        let other = other.map(F::place).filter(|at| root.places.contains(at));
        let played = match other {
            None => None,
            Some(place) if place == found.place => Some(report.score),
            Some(place) => {
                let value = found.value_of(place, &mut search, &root)?;
                Some(value.min(report.score))
            }
        };
        Some((report, played))
    }
}

impl Effort {
    /// Looks from every depth to the next, and to the end if that is near.
    fn spend<F: Field, J: Judge<F>>(
        &self,
        search: &mut Search<'_, F, J>,
        root: &mut Root<F>,
    ) -> Option<Estimate> {
        let free = root.free() as u8;
        let deepest = self.depth.clamp(1, free);
        let found = looks(search, root, 1..=deepest, self.nodes);
        let mut end = Vec::new();
        if deepest < free && free <= self.end_from {
            end = looks(search, root, free..=free, search.nodes + self.end_nodes);
        }
        let last = *end.last().or(found.last())?;
        // Where the game ends nothing is judged, so that one look suffices.
        let counts = if last.depth == free { 1 } else { 2 };
        let found = if end.is_empty() { found } else { end };
        let used = &found[found.len().saturating_sub(counts)..];
        Some(Estimate {
            place: last.place,
            value: mean(used.iter().map(|look| look.value)),
            depths: used.iter().map(|look| look.depth).collect(),
        })
    }
}

/// The mean of the looks at the best placement.
struct Estimate {
    place: u32,
    /// The value in discs.
    value: i32,
    /// The looks' depths, the deepest last.
    depths: Vec<u8>,
}

impl Estimate {
    fn report<F: Field, J: Judge<F>>(&self, search: &Search<'_, F, J>, free: u32) -> Report {
        let depth = self.depths.last().copied().unwrap_or(0);
        Report {
            best: F::square(self.place),
            score: self.value,
            exact: u32::from(depth) == free && !search.has_cuts(),
            depth,
            nodes: search.nodes,
        }
    }

    /// The value of another placement by the same looks.
    fn value_of<F: Field, J: Judge<F>>(
        &self,
        place: u32,
        search: &mut Search<'_, F, J>,
        root: &Root<F>,
    ) -> Option<i32> {
        search.allow(u64::MAX);
        let after = root.view.after(place);
        let window = [-INFINITE, INFINITE];
        let depths = self.depths.iter();
        let value = mean(depths.map(|depth| search.child(after, window, depth - 1, true)));
        (!search.aborted).then_some(value)
    }
}

/// The mean of values, in discs.
fn mean(values: impl ExactSizeIterator<Item = i32>) -> i32 {
    let count = values.len().max(1) as f32;
    (values.sum::<i32>() as f32 / (count * DISC as f32)).round() as i32
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::{Eight, Options, Six, SixByTen, Ten};
    use super::*;
    use crate::reversi::Bits;
    use crate::{Limits, SplitMix64};

    /// A random game, up to a number of free squares.
    fn game<F: Field>(seed: u64, free: u32) -> Game<F> {
        let mut chance = SplitMix64::of_pair(seed, 11);
        let mut game = Game::<F>::new(Options::default());
        while free < game.position().free().count() && !game.is_over() {
            let mut open = game.placements();
            let square = open.nth(chance.below(open.len() as usize)).unwrap();
            game.play(square).unwrap();
        }
        game
    }

    /// Looks with cuts reach the end, and come near what is proved.
    #[test]
    fn an_estimate_near_the_end_is_hardly_off() {
        let mut thinker = Thinker::with_megabytes(1);
        let mut off = Vec::new();
        for seed in 0..6 {
            let game = game::<Eight>(seed, 18);
            let Some(estimate) = thinker.estimate(&game, &|| false) else {
                continue;
            };
            assert_eq!((estimate.depth, estimate.exact), (18, false));
            let proved = thinker.exact(&game, Limits::default()).unwrap();
            off.push((estimate.score - proved.score).abs());
        }
        assert!(3 < off.len());
        assert!(off.iter().sum::<i32>() <= 2 * off.len() as i32, "{off:?}");
    }

    fn is_compared<F: Field>(free: u32) {
        let mut thinker = Thinker::with_megabytes(1);
        let game = game::<F>(3, free);
        let first = thinker.estimate(&game, &|| false).unwrap();
        for square in game.placements().take(4).chain([first.best]) {
            let (report, played) = thinker.compare(&game, Some(square), &|| false).unwrap();
            assert_eq!(report, first);
            let played = played.unwrap();
            assert!(played <= report.score);
            if square == report.best {
                assert_eq!(played, report.score);
            }
        }
    }

    #[test]
    fn no_placement_is_worth_more_than_the_best_and_that_one_as_much() {
        is_compared::<Six>(26);
        is_compared::<Eight>(34);
        is_compared::<Ten>(40);
        is_compared::<SixByTen>(30);
    }
}
