//! The levels: who plays how, from the beginner to the one who never errs.
//!
//! | level | how it chooses |
//! |---|---|
//! | 1 to 5 | looks at its own placements the way people at that stage do (`sight`), from 5 on at the reply too |
//! | MAX, FINAL | searches with the learned evaluation, believing some positions better or worse than they are (`belief`) |
//! | Oracle | proves what it can (`solve::oracle`) |
//! | random, base | for measuring: any placement; a plain search over fixed cell weights (`base`) |
//!
//! Every level's choice is a function of the game, the seed and the node limit alone. What a player misses in one
//! position of a game it misses there again when asked again: attention and beliefs hang on (seed, position).

mod base;
mod belief;
mod sight;

use crate::search::alphabeta::AlphaBeta;
use crate::search::root::{Root, RootMove, points};
use crate::search::table::Entry;
use crate::search::thinker::{deepen, exact_value, floor_of};
use crate::search::window::Window;
use crate::search::{Limits, POINT, Report, Thinker};
use crate::solve::oracle;
use crate::{Game, Move};
use belief::Belief;
use std::fmt;
use std::str::FromStr;

/// How strongly the CPU plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any placement, for measuring.
    Random,
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
    /// A plain search over fixed cell weights, for measuring.
    Base,
    /// FINAL.
    Final,
    /// Oracle: perfect as far as it can prove.
    Oracle,
}

impl Level {
    /// Every level, the measuring ones among them.
    pub const ALL: [Level; 10] = [
        Level::Random,
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
        Level::Max,
        Level::Base,
        Level::Final,
        Level::Oracle,
    ];

    /// The levels a player meets, weakest first.
    pub const LADDER: [Level; 8] = [
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
            Level::Random => "random",
            Level::One => "1",
            Level::Two => "2",
            Level::Three => "3",
            Level::Four => "4",
            Level::Five => "5",
            Level::Max => "max",
            Level::Base => "base",
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
        f.write_str("a level is one of 1 2 3 4 5 max final oracle random base")
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
    /// How far off its beliefs about positions are, in points.
    belief: i32,
    /// How many points worse than the best a move may look at first sight, without mistaken beliefs, and still be
    /// played: nobody at this level throws a game away in one move.
    slack: i32,
    /// From how many empty cells on it reads to the end.
    exact_from: u32,
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

    /// The same for a player who has to answer: when `time_is_up` the best found so far is played. `None` if the game is
    /// over, or if not even the first look was done.
    pub fn choose_in_time(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits,
        time_is_up: &dyn Fn() -> bool,
    ) -> Option<Report> {
        let stop = time_is_up;
        let root = Root::of(game)?;
        let mut dice = Dice::of(&root, seed);
        match level {
            Level::Random => {
                let moves = game.moves();
                Some(seen(moves[dice.below(moves.len())], 0))
            }
            Level::One => Some(sight::ONE.choose(&root, &mut dice)),
            Level::Two => Some(sight::TWO.choose(&root, &mut dice)),
            Level::Three => Some(sight::THREE.choose(&root, &mut dice)),
            Level::Four => Some(sight::FOUR.choose(&root, &mut dice)),
            Level::Five => Some(sight::FIVE.choose(&root, &mut dice)),
            Level::Max => self.read(root, &MAX, seed, limits, stop),
            Level::Final => self.read(root, &FINAL, seed, limits, stop),
            Level::Base => base::choose(&root, &mut dice, limits.nodes.unwrap_or(u64::MAX), stop),
            Level::Oracle => oracle::choose(self, game, &root, &mut dice, limits, stop),
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
        self.sketches.clear();
        let judge = Belief::new(&self.evaluation, seed, reading.belief);
        let nodes = limits.nodes.unwrap_or(reading.nodes);
        let report = deepen(&mut self.sketches, &judge, root, reading.depth, nodes, stop)?;
        if reading.exact_from < root.node.empties().count_ones() {
            return Some(report);
        }
        self.sketches.clear();
        let nodes = limits.nodes.unwrap_or(reading.exact_nodes);
        let mut search = AlphaBeta::new(&mut self.sketches, &judge, root.path.clone(), nodes, stop);
        let Some(value) = exact_value(&mut search, root, report.score * POINT) else {
            return Some(report);
        };
        let wanted = floor_of(value) - root.offset;
        for RootMove {
            mv,
            step,
            exception,
        } in &root.moves
        {
            let reached = search.search_step(
                root.place,
                step,
                *exception,
                Window::at_least(wanted),
                Entry::EXACT,
            );
            if search.aborted {
                break;
            }
            if wanted <= reached {
                let nodes = report.nodes + search.counters.nodes;
                return Some(Report {
                    best: *mv,
                    score: points(value),
                    exact: true,
                    nodes,
                    line: vec![*mv],
                    ..report
                });
            }
        }
        Some(report)
    }
}

impl Thinker {
    /// Drops the root's moves that even a short look shows to be blunders.
    fn keep_sane(&mut self, root: &mut Root, slack: i32) {
        self.sketches.clear();
        let never = || false;
        let mut search = AlphaBeta::new(
            &mut self.sketches,
            &self.evaluation,
            root.path.clone(),
            u64::MAX,
            &never,
        );
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

/// Chance that hangs on the game's seed and the position: asked twice about one position it falls the same.
pub(crate) struct Dice(u64);

impl Dice {
    /// The dice for a position of a game.
    pub fn of(root: &Root, seed: u64) -> Dice {
        let mut dice = Dice(
            crate::search::table::key(root.node, false) ^ seed.wrapping_mul(0x9E37_79B9_7F4A_7C15),
        );
        dice.next();
        dice
    }

    /// The next number (splitmix64).
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed(self.0)
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// A number from 0 to 1.
    pub fn share(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }
}

/// A number whose every bit hangs on every bit of another.
pub(crate) fn mixed(number: u64) -> u64 {
    let mut z = number;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
