//! The levels: how strongly the CPU plays and how, from somebody's first game to nearly perfect play.
//!
//! | level | how it chooses |
//! |---|---|
//! | 1 | by what a placement visibly does (`sight`) |
//! | 2 to 5 | looks some placements ahead, disturbed by an error for each position (`belief`) |
//! | 6 | looks further ahead, without errors |
//!
//! From 2 on a level plays the last squares without error, every level more of them than the one below, and opens by
//! chance with placements that are about equally good. A level's choice is a function of the game, the seed and the
//! node limit alone: asked twice about one position of a game, it answers the same.

mod belief;
mod sight;

use super::budget::Budget;
use super::eval::{DISC, Evaluation, Judge};
use super::field::{Field, View};
use super::game::Game;
use super::search::{INFINITE, Search};
use super::thinker::{Found, Report, Root, Thinker, deepen};
use crate::{Level, Limits, SplitMix64};
use belief::Belief;

/// The look ahead of a level.
struct Reading {
    /// Placements it looks ahead.
    depth: u8,
    /// Positions it looks at.
    nodes: u64,
    /// Half of the largest error of its beliefs about positions in a usual game, in discs.
    belief: i32,
    /// The share of themselves by which these errors are smaller or larger from game to game.
    form: f32,
    /// The most discs by which a placement may look worse than the best to a search of two placements without errors,
    /// and still be chosen. It excludes blunders.
    slack: i32,
    /// The discs by which openings may differ and be about equally good.
    equally_good: i32,
    /// The number of free squares from which on it reads to the end.
    exact_from: u32,
    /// Positions for reading to the end. What this does not suffice for is played as before.
    exact_nodes: u64,
}

const TWO: Reading = Reading {
    depth: 1,
    nodes: 50_000,
    belief: 22,
    form: 1.0,
    slack: 64,
    equally_good: 12,
    exact_from: 4,
    exact_nodes: 100_000,
};

const THREE: Reading = Reading {
    depth: 2,
    nodes: 50_000,
    belief: 12,
    form: 1.0,
    slack: 30,
    equally_good: 8,
    exact_from: 8,
    exact_nodes: 200_000,
};

const FOUR: Reading = Reading {
    depth: 3,
    nodes: 50_000,
    belief: 9,
    form: 1.0,
    slack: 20,
    equally_good: 4,
    exact_from: 14,
    exact_nodes: 1_000_000,
};

const FIVE: Reading = Reading {
    depth: 4,
    nodes: 100_000,
    belief: 6,
    form: 1.0,
    slack: 12,
    equally_good: 2,
    exact_from: 18,
    exact_nodes: 14_000_000,
};

/// Expert play, offered where the learned patterns judge.
const SIX: Reading = Reading {
    depth: 10,
    nodes: 3_000_000,
    belief: 0,
    form: 0.0,
    slack: 64,
    equally_good: 1,
    exact_from: 20,
    exact_nodes: 9_000_000,
};

/// A level chooses by chance among about equally good placements while at most one square in this many is filled.
const REPERTOIRE: u32 = 5;

/// The depth of that search.
const REPERTOIRE_DEPTH: u8 = 5;

/// Without a solver a level reads to the end from no more free squares than these.
const UNSOLVABLE: u32 = 12;

impl Thinker {
    /// The placement of a level. `seed` is the game's: with another one the level may play otherwise, with the same one
    /// it answers the same game the same. When `limits.stop` says so, the best found so far is played. None if the game
    /// is over, or if not even a first look was finished.
    pub fn choose<F: Field>(
        &mut self,
        game: &Game<F>,
        level: Level,
        seed: u64,
        limits: Limits<'_>,
    ) -> Option<Report> {
        let view = View::<F>::of(game.position());
        let mut chance = SplitMix64::of_pair(seed, view.fingerprint());
        let Some(root) = Root::of(game) else {
            return opening(game, &mut chance);
        };
        let found = match level {
            Level::One => Some(sight::ONE.choose(&root, &mut chance)),
            Level::Two => self.read(root, &TWO, seed, limits),
            Level::Three => self.read(root, &THREE, seed, limits),
            Level::Four => self.read(root, &FOUR, seed, limits),
            Level::Five => self.read(root, &FIVE, seed, limits),
            Level::Six => self.read(root, &SIX, seed, limits),
        };
        Some(found?.report::<F>())
    }

    fn read<F: Field>(
        &mut self,
        mut root: Root<F>,
        reading: &Reading,
        seed: u64,
        limits: Limits<'_>,
    ) -> Option<Found> {
        let stop = limits.stop;
        let nodes = limits.nodes.unwrap_or(reading.nodes);
        let budget = Budget { nodes, stop };
        if let Some(found) = self.repertoire(&root, reading, seed, budget) {
            return Some(found);
        }
        self.keep_sane(&mut root, reading.slack * DISC, stop);
        self.table.clear();
        let evaluation = Evaluation::of(&self.patterns, &self.weights, root.aim);
        let belief = Belief::new(&evaluation, seed, reading.belief, reading.form);
        let found = deepen(
            &mut self.table,
            &belief,
            root.clone(),
            reading.depth,
            budget,
        )?;
        let exact_from = if root.is_solvable() {
            reading.exact_from
        } else {
            reading.exact_from.min(UNSOLVABLE)
        };
        if exact_from < root.free() {
            return Some(found);
        }
        let budget = Budget {
            nodes: limits.nodes.unwrap_or(reading.exact_nodes),
            stop,
        };
        let exact = self.solved(&root, found.value, budget).map(|exact| Found {
            nodes: found.nodes + exact.nodes,
            ..exact
        });
        Some(exact.unwrap_or(found))
    }

    /// Early in the game: one of the placements that a search without errors finds about equally good, by chance. None
    /// later, and if the budget does not last so long.
    fn repertoire<F: Field>(
        &mut self,
        root: &Root<F>,
        reading: &Reading,
        seed: u64,
        budget: Budget<'_>,
    ) -> Option<Found> {
        let all = F::SHAPE.places();
        if all < (all - root.free()) * REPERTOIRE {
            return None;
        }
        let (rated, nodes) = self.rated(root, REPERTOIRE_DEPTH, budget)?;
        let best = rated.iter().map(|(value, _)| *value).max()?;
        let near = |(value, _): &&(i32, u32)| best - reading.equally_good * DISC <= *value;
        let good: Vec<_> = rated.iter().filter(near).collect();
        let mut chance = SplitMix64::of_pair(SplitMix64::mixed(seed), root.view.fingerprint());
        let (value, place) = *good[chance.below(good.len())];
        Some(Found {
            place,
            value,
            depth: REPERTOIRE_DEPTH,
            nodes,
        })
    }

    /// The value of every placement by a search without errors, and the nodes that took.
    fn rated<F: Field>(
        &mut self,
        root: &Root<F>,
        depth: u8,
        budget: Budget<'_>,
    ) -> Option<(Vec<(i32, u32)>, u64)> {
        self.table.clear();
        let judge = Evaluation::of(&self.patterns, &self.weights, root.aim);
        let mut search = Search::new(&judge, &mut self.table, root.aim, budget);
        let mut rated = Vec::with_capacity(root.places.len());
        for place in &root.places {
            let after = root.view.after(*place);
            let value = -search.visit(after, -INFINITE, INFINITE, depth - 1);
            rated.push((value, *place));
        }
        (!search.aborted).then_some((rated, search.nodes))
    }

    /// Drops placements that a search of two placements shows to be blunders.
    fn keep_sane<F: Field>(&mut self, root: &mut Root<F>, slack: i32, stop: &dyn Fn() -> bool) {
        let budget = Budget {
            nodes: u64::MAX,
            stop,
        };
        if let Some((rated, _)) = self.rated(root, 2, budget) {
            let best = rated.iter().map(|(value, _)| *value).max().unwrap_or(0);
            let sane = rated.iter().filter(|(value, _)| best - slack <= *value);
            root.places = sane.map(|(_, place)| *place).collect();
        }
    }
}

/// A disc of the classic opening: any square of the middle. None if the game is over.
fn opening<F: Field>(game: &Game<F>, chance: &mut SplitMix64) -> Option<Report> {
    let mut open = game.placements();
    let count = open.len() as usize;
    (0 < count).then(|| Report {
        best: open.nth(chance.below(count)).expect("one of them"),
        score: 0,
        exact: false,
        depth: 0,
        nodes: 1,
    })
}
