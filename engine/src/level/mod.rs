//! The levels: how strongly the CPU plays and how, from a beginner to nearly perfect play.
//!
//! * **1 to 5** rate their own placements by what they visibly do, from 2 on more and more by the reply too (`sight`);
//!   from 2 on they count the last cells.
//! * **MAX** searches with the learned evaluation, disturbed by an error for each position (`belief`); it opens by
//!   chance with moves that are about equally good.
//! * **FINAL** does the same, deeper and without errors; but sure of a game in which it leads by much, it plays by what
//!   it sees.
//! * **Oracle** proves what it can (`solve::oracle`).
//!
//! Every level's choice is a function of the game, the seed and the node limit alone. What a level misses in one
//! position of a game it misses there again when asked again: attention and beliefs depend on (seed, position).

mod belief;
mod sight;

use crate::search::alphabeta::{AlphaBeta, Budget};
use crate::search::root::{Root, RootMove};
use crate::search::thinker::{deepen, exact_value, first_to_reach, floor_of};
use crate::search::window::Window;
use crate::search::{POINT, Report, Thinker, points};
use crate::sides::Sides;
use crate::solve::oracle;
use crate::{Error, Game, Limits, Move, SplitMix64, Symmetry};
use belief::Belief;
use sight::{Sight, seen};
use std::fmt;
use std::str::FromStr;

/// The CPU's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Lv.1, Entry.
    One,
    /// Lv.2, Beginner.
    Two,
    /// Lv.3, Intermediate.
    Three,
    /// Lv.4, Advanced.
    Four,
    /// Lv.5, Formidable.
    Five,
    /// MAX.
    Max,
    /// FINAL.
    Final,
    /// Oracle: perfect as far as it can prove.
    Oracle,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
        Level::Max,
        Level::Final,
        Level::Oracle,
    ];

    /// The level's name on the console.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::One => "1",
            Level::Two => "2",
            Level::Three => "3",
            Level::Four => "4",
            Level::Five => "5",
            Level::Max => "max",
            Level::Final => "final",
            Level::Oracle => "oracle",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = Error;

    fn from_str(word: &str) -> Result<Level, Error> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == word)
            .ok_or(Error::Level)
    }
}

/// The search of a level.
struct Reading {
    depth: u8,
    nodes: u64,
    /// Half of the largest error of its beliefs about positions, in points.
    belief: i32,
    /// The most points by which a move may look worse than the best to a search of two placements without errors, and
    /// still be played. It excludes blunders.
    slack: i32,
    /// The points by which openings may differ and be about equally good.
    equally_good: i32,
    /// The number of empty cells from which on it reads to the end.
    exact_from: usize,
    /// Nodes for reading to the end.
    exact_nodes: u64,
}

const MAX: Reading = Reading {
    depth: 2,
    nodes: 20_000,
    belief: 6,
    slack: 10,
    equally_good: 8,
    exact_from: 5,
    exact_nodes: 50_000,
};
const FINAL: Reading = Reading {
    depth: 12,
    nodes: 400_000,
    belief: 0,
    slack: 10,
    equally_good: 2,
    exact_from: 16,
    exact_nodes: 1_500_000,
};

/// With such a lead in points and no more vacant cells than these FINAL is sure of the game and plays like Lv.1, by
/// what its placements visibly do. That is how it can be beaten.
const SURE_LEAD: i32 = 24;
const SURE_FROM: usize = 20;

/// The fewest vacant cells with which MAX and FINAL choose by chance among moves that are about equally good.
const REPERTOIRE_FROM: usize = 22;

/// The depth of that search, after the move.
const REPERTOIRE_DEPTH: u8 = 4;

/// Nodes for that: more than it has ever taken.
const REPERTOIRE_NODES: u64 = 300_000;

/// Nodes for counting the last cells: more than they have ever taken.
const COUNTING_NODES: u64 = 50_000;

impl Thinker {
    /// The move a level plays. `seed` is the game's: with another one the level may play otherwise, with the same one
    /// it answers the same game the same. `None` if the game is over or `stop` said so.
    pub fn choose(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits<'_>,
    ) -> Option<Report> {
        let report = self.choose_in_time(game, level, seed, limits)?;
        (!(limits.stop)()).then_some(report)
    }

    /// A level's move when one is needed: if `limits.stop` says so, the best found so far is played. `None` if the game
    /// is over, or if not even a search to depth 1 was finished.
    pub fn choose_in_time(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits<'_>,
    ) -> Option<Report> {
        let time_is_up = limits.stop;
        let root = Root::of(game)?;
        let mut chance = SplitMix64::for_position(root.sides.fingerprint(), seed);
        match level {
            Level::One => self.look(&root, &sight::ONE, &mut chance, time_is_up),
            Level::Two => self.look(&root, &sight::TWO, &mut chance, time_is_up),
            Level::Three => self.look(&root, &sight::THREE, &mut chance, time_is_up),
            Level::Four => self.look(&root, &sight::FOUR, &mut chance, time_is_up),
            Level::Five => self.look(&root, &sight::FIVE, &mut chance, time_is_up),
            Level::Max => self.read(root, &MAX, seed, limits),
            Level::Final => self.read_unless_sure(root, &mut chance, seed, limits),
            Level::Oracle => oracle::choose(self, game, &root, &mut chance, limits),
        }
    }

    /// The choice of a level that goes by what it sees, and counts the last cells to the end.
    fn look(
        &mut self,
        root: &Root,
        sight: &Sight,
        chance: &mut SplitMix64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Report> {
        let report = sight.choose(root, chance);
        if sight.reads < root.sides.vacant().len() {
            return Some(report);
        }
        let nodes = COUNTING_NODES;
        Some(self.counted_out(root, report, Budget { nodes, stop }))
    }

    /// FINAL's choice.
    fn read_unless_sure(
        &mut self,
        root: Root,
        chance: &mut SplitMix64,
        seed: u64,
        limits: Limits<'_>,
    ) -> Option<Report> {
        let glance = sight::ONE.choose(&root, chance);
        let is_late = root.sides.vacant().len() <= SURE_FROM;
        let report = self.read(root, &FINAL, seed, limits)?;
        let is_sure = is_late && SURE_LEAD <= report.score;
        Some(if is_sure {
            Report {
                depth: report.depth,
                nodes: report.nodes,
                ..glance
            }
        } else {
            report
        })
    }

    fn read(
        &mut self,
        mut root: Root,
        reading: &Reading,
        seed: u64,
        limits: Limits<'_>,
    ) -> Option<Report> {
        let stop = limits.stop;
        if let Some(report) = self.repertoire(&root, reading, seed, limits) {
            return Some(report);
        }
        self.keep_sane(&mut root, reading.slack * POINT);
        let root = &root;
        self.search_table.clear();
        let judge = Belief::new(&self.evaluation, seed, reading.belief);
        let nodes = limits.nodes.unwrap_or(reading.nodes);
        let budget = Budget { nodes, stop };
        let report = deepen(&mut self.search_table, &judge, root, reading.depth, budget)?;
        if reading.exact_from < root.sides.vacant().len() {
            return Some(report);
        }
        let nodes = limits.nodes.unwrap_or(reading.exact_nodes);
        Some(self.counted_out(root, report, Budget { nodes, stop }))
    }

    /// A move that is best to the end of the game, the one reported so far if that is; or the report, if the budget
    /// does not last so long.
    fn counted_out(&mut self, root: &Root, report: Report, budget: Budget<'_>) -> Report {
        self.search_table.clear();
        let mut search = AlphaBeta::new(&mut self.search_table, &self.evaluation, root, budget);
        let Some(value) = exact_value(&mut search, root, report.score) else {
            return report;
        };
        let wanted = floor_of(value) - root.offset;
        let liked = |index: &usize| root.moves[*index].mv != report.best;
        let mut order: Vec<usize> = (0..root.moves.len()).collect();
        order.sort_by_key(liked);
        let Some(best) = first_to_reach(&mut search, root, order, wanted) else {
            return report;
        };
        let best = root.moves[best].mv;
        Report {
            best,
            score: points(value),
            exact: true,
            nodes: report.nodes + search.nodes,
            line: vec![best],
            ..report
        }
    }

    /// An opening move: one of those that a search without errors finds about equally good, by chance. `None` if
    /// there are not two that lead to different positions, later in the game, and if the budget does not last so long.
    fn repertoire(
        &mut self,
        root: &Root,
        reading: &Reading,
        seed: u64,
        limits: Limits<'_>,
    ) -> Option<Report> {
        let stop = limits.stop;
        if root.sides.vacant().len() < REPERTOIRE_FROM {
            return None;
        }
        self.search_table.clear();
        let nodes = limits.nodes.unwrap_or(REPERTOIRE_NODES);
        let budget = Budget { nodes, stop };
        let mut search = AlphaBeta::new(&mut self.search_table, &self.evaluation, root, budget);
        let mut rated: Vec<(i32, Sides, Move)> = Vec::new();
        for (index, RootMove { mv, step, .. }) in root.moves.iter().enumerate() {
            let image = Symmetry::first_image(step.after).0;
            if rated.iter().all(|(_, other, _)| *other != image) {
                let value = search.search_move(root, index, Window::FULL, REPERTOIRE_DEPTH);
                rated.push((value, image, *mv));
            }
        }
        if search.aborted {
            return None;
        }
        let best = rated.iter().map(|(value, ..)| *value).max()?;
        rated.retain(|(value, ..)| best - reading.equally_good * POINT <= *value);
        if rated.len() < 2 {
            return None;
        }
        let mut chance =
            SplitMix64::for_position(root.sides.fingerprint(), SplitMix64::mixed(seed));
        let (value, _, mv) = rated[chance.below(rated.len())];
        Some(Report {
            depth: REPERTOIRE_DEPTH + 1,
            nodes: search.nodes,
            ..seen(mv, points(value + root.offset))
        })
    }

    /// Drops the root's moves that a search of two placements shows to be blunders.
    fn keep_sane(&mut self, root: &mut Root, slack: i32) {
        self.search_table.clear();
        let budget = Budget::until(&|| false);
        let mut search = AlphaBeta::new(&mut self.search_table, &self.evaluation, root, budget);
        let look = |mv: &RootMove| {
            search.search_step(root.place, &mv.step.into(), mv.exception, Window::FULL, 1)
        };
        let values: Vec<i32> = root.moves.iter().map(look).collect();
        let best = values.iter().copied().max().unwrap_or(0);
        let mut values = values.into_iter();
        root.moves
            .retain(|_| values.next().is_some_and(|value| best - slack <= value));
    }
}
