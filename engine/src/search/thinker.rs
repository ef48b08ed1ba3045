//! The one who thinks: keeps tables and the evaluation, answers questions about games.

use super::POINT;
use super::alphabeta::{AlphaBeta, Counters};
use super::judge::Judge;
use super::root::{Root, RootMove, points};
use super::table::{Entry, Spot, Table};
use super::window::{INFINITE, Window};
use crate::eval::{Evaluation, Weights};
use crate::solve::{FEWEST_EMPTIES, Openings};
use crate::{Game, Move};

/// Depth of the search that guesses a margin before it is proved.
const GUESS_DEPTH: u8 = 6;

const MEGABYTE: usize = 1 << 20;

/// What a search may use up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Positions to visit; `None` for the level's own number.
    pub nodes: Option<u64>,
}

/// The answer to "what would you play?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move.
    pub best: Move,
    /// The expected difference of scores for the side to move, in points.
    pub score: i32,
    /// Whether `score` is proved.
    pub exact: bool,
    /// How many placements deep the search looked; 0 for a level that does not look ahead.
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// How play may go on, the move first; never empty.
    pub line: Vec<Move>,
}

/// The answer to "how does it end with best play?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The difference of scores for the side to move, captures included.
    pub margin: i32,
    /// Who wins then: positive for the side to move, negative for the other, 0 for a draw. It is the sign of the
    /// margin, or at a level score decided by the captures.
    pub result: i32,
    /// Best play by both to the end.
    pub line: Vec<Move>,
    /// Positions visited.
    pub nodes: u64,
}

/// Thinks about games. Creating one builds tables; keep it for as long as there is something to think about.
pub struct Thinker {
    pub(crate) evaluation: Evaluation,
    /// Results of searches to a depth; cleared before each, so that equal questions get equal answers.
    pub(crate) sketches: Table,
    /// Proofs, kept from move to move: they are true whatever else was asked.
    pub(crate) proofs: Table,
    /// What is known without proving; nothing, if the weights are not those that ship.
    openings: Option<&'static Openings>,
}

impl Thinker {
    /// A thinker with the weights and openings that ship and about `table_mb` megabytes of tables.
    #[must_use]
    pub fn new(table_mb: usize) -> Thinker {
        let weights = Weights::shipped().expect("a test checks the weights that ship");
        Thinker {
            openings: Some(Openings::shipped()),
            ..Thinker::with_weights(table_mb, weights)
        }
    }

    /// A thinker with other weights, who has to prove everything.
    #[must_use]
    pub fn with_weights(table_mb: usize, weights: Weights) -> Thinker {
        Thinker {
            evaluation: Evaluation::new(weights),
            sketches: Table::new(MEGABYTE, MEGABYTE / 4),
            proofs: Table::new(table_mb.max(1) * MEGABYTE, MEGABYTE),
            openings: None,
        }
    }

    /// The solved openings this thinker knows.
    pub(crate) fn openings(&self) -> Option<&'static Openings> {
        self.openings
    }

    /// Gets the proofs ready for a root.
    pub(crate) fn prepare_proofs(&mut self, root: &Root) {
        self.proofs.next_age();
        if let Some(openings) = self.openings
            && FEWEST_EMPTIES <= root.node.empties().count_ones()
        {
            openings.recall(&mut self.proofs);
        }
    }

    /// Forgets every proof, as if new.
    pub fn forget(&mut self) {
        self.proofs.clear();
    }

    /// Searches to a fixed depth with the learned evaluation, ko and all. `None` if the game is over or `stop` said so
    /// before the first depth was done.
    pub fn search(
        &mut self,
        game: &Game,
        depth: u8,
        limits: Limits,
        stop: &dyn Fn() -> bool,
    ) -> Option<Report> {
        let root = Root::of(game)?;
        self.sketches.clear();
        deepen(
            &mut self.sketches,
            &self.evaluation,
            &root,
            depth,
            limits.nodes.unwrap_or(u64::MAX),
            stop,
        )
    }

    /// The outcome with best play by both, the game's memory included. `None` if the game is over or `stop` said so.
    pub fn solve(&mut self, game: &Game, stop: &dyn Fn() -> bool) -> Option<Solution> {
        let root = Root::of(game)?;
        let guess = self.guess(&root, stop)?;
        let mut search = self.prover(&root, stop);
        let value = exact_value(&mut search, &root, guess)?;
        let mut nodes = search.counters.nodes;
        let line = self.exact_line(game, value, stop, &mut nodes)?;
        Some(Solution {
            margin: points(value),
            result: value.signum(),
            line,
            nodes,
        })
    }

    /// The exact margin for the side to move, without the line, and the nodes it took.
    pub fn margin(&mut self, game: &Game, stop: &dyn Fn() -> bool) -> Option<(i32, u64)> {
        let root = Root::of(game)?;
        let guess = self.guess(&root, stop)?;
        let mut search = self.prover(&root, stop);
        let value = exact_value(&mut search, &root, guess)?;
        Some((points(value), search.counters.nodes))
    }

    /// Who wins with best play: 1 the side to move, -1 the other, 0 nobody; and the nodes it took.
    pub fn outcome(&mut self, game: &Game, stop: &dyn Fn() -> bool) -> Option<(i32, u64)> {
        let root = Root::of(game)?;
        let mut search = self.prover(&root, stop);
        let mut at_least = |wanted: i32| {
            let window = Window::at_least(wanted - root.offset);
            let value = search.search(root.node, root.place, window, Entry::EXACT) + root.offset;
            (!search.aborted).then_some(wanted <= value)
        };
        let result = if at_least(1)? {
            1
        } else if at_least(0)? {
            0
        } else {
            -1
        };
        Some((result, search.counters.nodes))
    }

    /// About how the game will end, in values.
    pub(crate) fn guess(&mut self, root: &Root, stop: &dyn Fn() -> bool) -> Option<i32> {
        self.sketches.clear();
        let report = deepen(
            &mut self.sketches,
            &self.evaluation,
            root,
            GUESS_DEPTH,
            u64::MAX,
            stop,
        )?;
        Some(report.score * POINT)
    }

    pub(crate) fn prover<'a>(
        &'a mut self,
        root: &Root,
        stop: &'a dyn Fn() -> bool,
    ) -> AlphaBeta<'a, Evaluation> {
        self.prepare_proofs(root);
        AlphaBeta::new(
            &mut self.proofs,
            &self.evaluation,
            root.path.clone(),
            u64::MAX,
            stop,
        )
    }

    /// A line of best play that realises `value`, the value of `game` for the side to move.
    fn exact_line(
        &mut self,
        game: &Game,
        value: i32,
        stop: &dyn Fn() -> bool,
        nodes: &mut u64,
    ) -> Option<Vec<Move>> {
        let mut game = game.clone();
        let mut line = Vec::new();
        let first = game.position().to_move();
        while let Some(root) = Root::of(&game) {
            let target = if root.side == first { value } else { -value };
            let mut search = AlphaBeta::new(
                &mut self.proofs,
                &self.evaluation,
                root.path.clone(),
                u64::MAX,
                stop,
            );
            let chosen = realises(&mut search, &root, target)?;
            *nodes += search.counters.nodes;
            line.push(chosen.mv);
            game.play(chosen.mv).ok()?;
        }
        Some(line)
    }
}

/// How play goes on after `first` as far as the table knows, `first` included.
pub(crate) fn principal_line(table: &Table, game: &Game, first: Move) -> Vec<Move> {
    let mut game = game.clone();
    let mut line = vec![first];
    while game.play(line[line.len() - 1]).is_ok() && line.len() < LONGEST_LINE {
        let Some(root) = Root::of(&game) else { break };
        let spot = |depth| Spot::of(root.node, root.place.bound, depth);
        let Some(entry) = table
            .probe(spot(Entry::EXACT))
            .or_else(|| table.probe(spot(0)))
        else {
            break;
        };
        let Some(next) = root.moves.iter().find(|mv| mv.step.action == entry.best) else {
            break;
        };
        line.push(next.mv);
    }
    line
}

/// No line is followed further.
const LONGEST_LINE: usize = 60;

/// The first move that is proved to reach `target`, those the table knows first.
pub(crate) fn realises<J: Judge>(
    search: &mut AlphaBeta<'_, J>,
    root: &Root,
    target: i32,
) -> Option<RootMove> {
    let wanted = floor_of(target) - root.offset;
    for index in search.promising(root) {
        let RootMove {
            step, exception, ..
        } = &root.moves[index];
        let value = search.search_step(
            root.place,
            step,
            *exception,
            Window::at_least(wanted),
            Entry::EXACT,
        );
        if search.aborted {
            return None;
        }
        if wanted <= value {
            return Some(root.moves[index]);
        }
    }
    None
}

/// The lowest value that counts as good as `value`: the same margin, and at a level score the same winner.
pub(crate) fn floor_of(value: i32) -> i32 {
    match points(value) {
        0 => value,
        margin => margin * POINT - POINT / 2,
    }
}

/// The exact value of the root, captures so far included, found by null windows from `guess` on. The margin is
/// exact; at a level score the captures' difference is exact too. `None` if stopped.
pub(crate) fn exact_value<J: Judge>(
    search: &mut AlphaBeta<'_, J>,
    root: &Root,
    guess: i32,
) -> Option<i32> {
    let (mut low, mut high) = (-300, 300);
    let mut at = points(guess);
    let mut stride = 2;
    // The margin first: between low and high, both included.
    while low < high {
        let tried = at.clamp(low + 1, high);
        let wanted = tried * POINT - POINT / 2 - root.offset;
        let value = search.search(
            root.node,
            root.place,
            Window::at_least(wanted),
            Entry::EXACT,
        );
        if search.aborted {
            return None;
        }
        let reached = points(value + root.offset);
        if wanted <= value {
            low = reached.max(tried);
            at = low + stride;
        } else {
            high = reached.min(tried - 1);
            at = high - stride + 1;
        }
        stride *= 2;
        if high - low <= stride {
            at = (low + high + 1) / 2;
        }
    }
    if low != 0 {
        return Some(low * POINT);
    }
    let window = Window {
        alpha: -POINT / 2 - root.offset,
        beta: POINT / 2 - root.offset,
    };
    let value = search.search(root.node, root.place, window, Entry::EXACT);
    (!search.aborted).then_some(value + root.offset)
}

/// Iterative deepening to `depth` or to the node limit.
pub(crate) fn deepen<J: Judge>(
    table: &mut Table,
    judge: &J,
    root: &Root,
    depth: u8,
    node_limit: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Report> {
    let mut report = None;
    let mut order: Vec<usize> = (0..root.moves.len()).collect();
    let mut used = Counters::default();
    for depth in 1..=depth.max(1) {
        let mut search = AlphaBeta::new(
            table,
            judge,
            root.path.clone(),
            node_limit.saturating_sub(used.nodes),
            stop,
        );
        if depth == 1 {
            // The first look is never cut short by a limit, so that there is always an answer.
            search.node_limit = u64::MAX;
        }
        let mut best = (order[0], -INFINITE);
        for &index in &order {
            let RootMove {
                step, exception, ..
            } = &root.moves[index];
            let window = Window {
                alpha: best.1,
                beta: INFINITE,
            };
            let value = if index == order[0] {
                search.search_step(root.place, step, *exception, window, depth - 1)
            } else {
                let scout = Window {
                    alpha: best.1,
                    beta: best.1 + 1,
                };
                let value = search.search_step(root.place, step, *exception, scout, depth - 1);
                if best.1 < value {
                    search.search_step(root.place, step, *exception, window, depth - 1)
                } else {
                    value
                }
            };
            if search.aborted {
                break;
            }
            if best.1 < value {
                best = (index, value);
            }
        }
        used.nodes += search.counters.nodes;
        if search.aborted {
            break;
        }
        order.retain(|&index| index != best.0);
        order.insert(0, best.0);
        let mv = root.moves[best.0].mv;
        report = Some(Report {
            best: mv,
            score: points(best.1 + root.offset),
            exact: false,
            depth,
            nodes: used.nodes,
            line: vec![mv],
        });
        if order.len() == 1 && depth == 1 {
            break;
        }
    }
    report
}
