//! The levels: how strongly the CPU plays and how, from a beginner to nearly perfect play.
//!
//! | level | how it chooses |
//! |---|---|
//! | 1 to 5 | rates its own placements by what they visibly do, from 3 on more and more by the reply too (`sight`) |
//! | MAX, FINAL | searches with the learned evaluation, disturbed by an error for each position (`belief`) |
//! | Oracle | proves what it can (`solve::oracle`) |
//!
//! Every level's choice is a function of the game, the seed and the node limit alone. What a level misses in one
//! position of a game it misses there again when asked again: attention and beliefs depend on (seed, position).

mod belief;
mod sight;

use crate::search::alphabeta::{AlphaBeta, Budget};
use crate::search::root::{Root, RootMove};
use crate::search::thinker::{deepen, exact_value, first_to_reach, floor_of};
use crate::search::window::Window;
use crate::search::{Limits, POINT, Report, Thinker, points};
use crate::solve::oracle;
use crate::{Game, Move, SplitMix64};
use belief::Belief;
use std::fmt;
use std::str::FromStr;

/// How strongly the CPU plays.
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

/// A word that names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotALevel;

impl fmt::Display for NotALevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is one of 1 2 3 4 5 max final oracle")
    }
}

impl std::error::Error for NotALevel {}

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(word: &str) -> Result<Level, NotALevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == word)
            .ok_or(NotALevel)
    }
}

/// How a searching level searches.
struct Reading {
    depth: u8,
    nodes: u64,
    /// Half of the largest error of its beliefs about positions, in points.
    belief: i32,
    /// How many points worse than the best a move may look to a search of two placements without errors, and still be
    /// played. It excludes blunders.
    slack: i32,
    /// From how many empty cells on it reads to the end.
    exact_from: usize,
    /// Nodes for reading to the end.
    exact_nodes: u64,
}

const MAX: Reading = Reading {
    depth: 2,
    nodes: 20_000,
    belief: 12,
    slack: 18,
    exact_from: 4,
    exact_nodes: 50_000,
};
const FINAL: Reading = Reading {
    depth: 3,
    nodes: 100_000,
    belief: 16,
    slack: 16,
    exact_from: 8,
    exact_nodes: 600_000,
};

impl Thinker {
    /// The move a level plays. `seed` is the game's: with another one the level may play otherwise, with the same one
    /// it answers the same game the same. `None` if the game is over or `stop` said so.
    pub fn choose(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits,
        stop: &dyn Fn() -> bool,
    ) -> Option<Report> {
        let report = self.choose_in_time(game, level, seed, limits, stop)?;
        (!stop()).then_some(report)
    }

    /// The same where a move is needed: when `time_is_up`, the best found so far is played. `None` if the game is over, or
    /// if not even a search to depth 1 was finished.
    pub fn choose_in_time(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits,
        time_is_up: &dyn Fn() -> bool,
    ) -> Option<Report> {
        let root = Root::of(game)?;
        let mut chance = SplitMix64::for_position(root.sides, seed);
        match level {
            Level::One => Some(sight::ONE.choose(&root, &mut chance)),
            Level::Two => Some(sight::TWO.choose(&root, &mut chance)),
            Level::Three => Some(sight::THREE.choose(&root, &mut chance)),
            Level::Four => Some(sight::FOUR.choose(&root, &mut chance)),
            Level::Five => Some(sight::FIVE.choose(&root, &mut chance)),
            Level::Max => self.read(root, &MAX, seed, limits, time_is_up),
            Level::Final => self.read(root, &FINAL, seed, limits, time_is_up),
            Level::Oracle => oracle::choose(self, game, &root, &mut chance, limits, time_is_up),
        }
    }

    fn read(
        &mut self,
        mut root: Root,
        reading: &Reading,
        seed: u64,
        limits: Limits,
        stop: &dyn Fn() -> bool,
    ) -> Option<Report> {
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
        self.search_table.clear();
        let nodes = limits.nodes.unwrap_or(reading.exact_nodes);
        let budget = Budget { nodes, stop };
        let mut search = AlphaBeta::new(&mut self.search_table, &judge, root, budget);
        let Some(value) = exact_value(&mut search, root, report.score) else {
            return Some(report);
        };
        let wanted = floor_of(value) - root.offset;
        let Some(best) = first_to_reach(&mut search, root, 0..root.moves.len(), wanted) else {
            return Some(report);
        };
        let best = root.moves[best].mv;
        Some(Report {
            best,
            score: points(value),
            exact: true,
            nodes: report.nodes + search.nodes,
            line: vec![best],
            ..report
        })
    }

    /// Drops the root's moves that a search of two placements shows to be blunders.
    fn keep_sane(&mut self, root: &mut Root, slack: i32) {
        self.search_table.clear();
        let budget = Budget::until(&|| false);
        let mut search = AlphaBeta::new(&mut self.search_table, &self.evaluation, root, budget);
        let look =
            |mv: &RootMove| search.search_step(root.place, &mv.step, mv.exception, Window::FULL, 1);
        let values: Vec<i32> = root.moves.iter().map(look).collect();
        let best = values.iter().copied().max().unwrap_or(0);
        let mut values = values.into_iter();
        root.moves
            .retain(|_| values.next().is_some_and(|value| best - slack <= value));
    }
}

/// A report of a level that does not search.
fn seen(mv: Move, score: i32) -> Report {
    Report {
        best: mv,
        score,
        exact: false,
        depth: 0,
        nodes: 1,
        line: vec![mv],
    }
}
