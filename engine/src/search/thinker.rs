//! The thinker: tables and evaluation, and the questions about games that they answer.

use super::alphabeta::{AlphaBeta, Budget, Prover};
use super::entry::Entry;
use super::helpers::Helpers;
use super::openings::Openings;
use super::root::Root;
use super::table::Table;
use super::table_key::TableKey;
use super::window::{INFINITE, Window};
use super::{POINT, least_of, points};
use crate::eval::{Evaluation, Judge, Weights};
use crate::{Game, Limits, Move};
use std::borrow::Cow;

/// Depth of the search that guesses a margin before it is proved.
const GUESS_DEPTH: u8 = 6;

const MEGABYTE: usize = 1 << 20;

/// The answer to "what would you play?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move.
    pub best: Move,
    /// The expected difference of scores for the side to move, in points.
    pub score: i32,
    /// True if `score` is proved.
    pub exact: bool,
    /// The depth of the search in placements; 0 for a level that does not look ahead.
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// A line of play that the search expects, the move first; never empty.
    pub line: Vec<Move>,
}

/// The answer to "how does it end with best play?".
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Solution {
    /// The difference of scores for the side to move, captures included.
    pub margin: i32,
    /// The winner then: positive for the side to move, negative for the other, 0 for a draw. It is the sign of the
    /// margin, or at a level score decided by the captures.
    pub result: i32,
    /// Best play by both to the end.
    pub line: Vec<Move>,
    /// Positions visited.
    pub nodes: u64,
}

/// Thinks about games. Creating one builds tables; keep it for as long as there is something to think about.
///
/// ```
/// use rsg_engine::{Game, Level, Limits, Thinker};
///
/// let mut thinker = Thinker::with_megabytes(1);
/// let mut game = Game::new();
/// let never = || false;
/// while 8 < game.position().sides().vacant().len() {
///     let report = thinker.choose(&game, Level::Five, 1, Limits::default());
///     game.play(report.ok_or("the game is over")?.best)?;
/// }
/// // With eight empty cells the rest is proved at once.
/// let solution = thinker.solve(&game, &never).ok_or("the game is over")?;
/// for mv in &solution.line {
///     game.play(*mv)?;
/// }
/// assert!(game.end().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Thinker {
    pub(crate) evaluation: Evaluation,
    /// Results of searches to a depth; cleared before each, so that equal questions get equal answers.
    pub(crate) search_table: Table,
    /// Proofs, kept from move to move: they are true whatever else was asked.
    pub(crate) proof_table: Table,
    /// The helpers for proofs on several threads.
    pub(super) helpers: Helpers,
    /// Solved openings that proofs may use.
    pub(super) openings: Option<Cow<'static, Openings>>,
}

/// A thinker with 16 megabytes of tables.
impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::with_megabytes(16)
    }
}

impl Thinker {
    /// A thinker with the weights and openings that ship and about this number of megabytes of tables.
    #[must_use]
    pub fn with_megabytes(megabytes: usize) -> Thinker {
        let weights = Weights::shipped().expect("a test checks the weights that ship");
        Thinker {
            openings: Some(Cow::Borrowed(Openings::shipped())),
            ..Thinker::with_weights(megabytes, weights)
        }
    }

    /// A thinker with other weights, and without openings.
    #[must_use]
    pub fn with_weights(table_mb: usize, weights: Weights) -> Thinker {
        Thinker {
            evaluation: Evaluation::new(weights),
            search_table: Table::new(MEGABYTE, MEGABYTE / 4),
            proof_table: Table::new(table_mb.max(1) * MEGABYTE, MEGABYTE),
            helpers: Helpers::NONE,
            openings: None,
        }
    }

    /// The solved openings this thinker knows.
    pub(crate) fn openings(&self) -> Option<&Openings> {
        self.openings.as_deref()
    }

    /// Uses these openings in all proofs that follow.
    pub fn learn(&mut self, openings: Openings) {
        self.openings = Some(Cow::Owned(openings));
    }

    /// Forgets every proof, as if new.
    pub fn forget(&mut self) {
        self.proof_table.clear();
        self.helpers.clear();
    }

    /// Searches to a fixed depth with the learned evaluation; ko is respected. `None` if the game is over or `stop`
    /// said so before the first depth was done.
    pub fn search(&mut self, game: &Game, depth: u8, limits: Limits<'_>) -> Option<Report> {
        let stop = limits.stop;
        let root = Root::of(game)?;
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        self.search_table.clear();
        self.deepen(&root, depth, Budget { nodes, stop })
    }

    /// The outcome with best play by both, the game's memory included. `None` if the game is over or `stop` said so.
    pub fn solve(&mut self, game: &Game, stop: &dyn Fn() -> bool) -> Option<Solution> {
        let (value, mut nodes) = self.exact_value(&Root::of(game)?, stop)?;
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
        let (value, nodes) = self.exact_value(&Root::of(game)?, stop)?;
        Some((points(value), nodes))
    }

    /// The winner with best play: 1 the side to move, -1 the other, 0 nobody; and the nodes it took.
    pub fn outcome(&mut self, game: &Game, stop: &dyn Fn() -> bool) -> Option<(i32, u64)> {
        let root = Root::of(game)?;
        self.proof_table.next_age();
        let ask = |search: &mut Prover<'_>| {
            let mut at_least = |wanted: i32| {
                let window = Window::at_least(wanted - root.offset);
                let value = search.search(root.sides, root.place, window, Entry::EXACT);
                (!search.aborted).then_some(wanted <= value + root.offset)
            };
            if at_least(1)? {
                return Some(1);
            }
            Some(if at_least(0)? { 0 } else { -1 })
        };
        let (result, nodes) = self.ask_together(&root, Budget::until(stop), ask);
        Some((result?, nodes))
    }

    /// About how the game will end, in points.
    pub(crate) fn guess(&mut self, root: &Root, stop: &dyn Fn() -> bool) -> Option<i32> {
        self.search_table.clear();
        let report = self.deepen(root, GUESS_DEPTH, Budget::until(stop))?;
        Some(report.score)
    }

    /// A search among the proofs.
    pub(crate) fn prover<'a>(
        &'a mut self,
        root: &Root,
        budget: Budget<'a>,
    ) -> AlphaBeta<'a, Evaluation> {
        let (table, openings) = (&mut self.proof_table, self.openings.as_deref());
        AlphaBeta::new(table, &self.evaluation, root, budget).knowing(openings)
    }

    /// Iterative deepening with the evaluation, starting with what the table holds already.
    pub(crate) fn deepen(&mut self, root: &Root, depth: u8, budget: Budget<'_>) -> Option<Report> {
        deepen(
            &mut self.search_table,
            &self.evaluation,
            root,
            depth,
            budget,
        )
    }

    /// The exact value of a root, captures so far included, and the nodes it took.
    fn exact_value(&mut self, root: &Root, stop: &dyn Fn() -> bool) -> Option<(i32, u64)> {
        let guess = self.guess(root, stop)?;
        self.proof_table.next_age();
        let ask = |search: &mut Prover<'_>| exact_value(search, root, guess);
        let (value, nodes) = self.ask_together(root, Budget::until(stop), ask);
        Some((value?, nodes))
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
            let mut search = self.prover(&root, Budget::until(stop));
            let chosen = realises(&mut search, &root, target)?;
            *nodes += search.nodes;
            let mv = root.moves[chosen].mv;
            line.push(mv);
            game.play(mv).ok()?;
        }
        Some(line)
    }
}

/// The line of play after `first` as far as the table and the openings know, `first` included.
pub(crate) fn principal_line(
    table: &Table,
    openings: Option<&Openings>,
    game: &Game,
    first: Move,
) -> Vec<Move> {
    let mut game = game.clone();
    let mut line = vec![first];
    while game.play(line[line.len() - 1]).is_ok() && line.len() < LONGEST_LINE {
        let Some(root) = Root::of(&game) else { break };
        let key = |depth| TableKey::of(root.sides, root.place.bound, depth);
        let Some(entry) = openings
            .and_then(|openings| openings.entry(root.sides, root.place.bound))
            .or_else(|| table.probe(key(Entry::EXACT)))
            .or_else(|| table.probe(key(0)))
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

/// The length at which a line is cut.
const LONGEST_LINE: usize = 60;

/// The first of the root's moves that is proved to reach `target`, those the table knows first.
pub(crate) fn realises<J: Judge>(
    search: &mut AlphaBeta<'_, J>,
    root: &Root,
    target: i32,
) -> Option<usize> {
    let order = search.promising(root);
    first_to_reach(search, root, order, floor_of(target) - root.offset)
}

/// The first of these moves of the root that is proved to reach `wanted`, a value to go. `None` also if stopped.
pub(crate) fn first_to_reach<J: Judge>(
    search: &mut AlphaBeta<'_, J>,
    root: &Root,
    order: impl IntoIterator<Item = usize>,
    wanted: i32,
) -> Option<usize> {
    for index in order {
        let value = search.search_move(root, index, Window::at_least(wanted), Entry::EXACT);
        if search.aborted {
            return None;
        }
        if wanted <= value {
            return Some(index);
        }
    }
    None
}

/// The lowest value that counts as good as `value`: the same margin, and at a level score the same winner.
pub(crate) fn floor_of(value: i32) -> i32 {
    match points(value) {
        0 => value,
        margin => least_of(margin),
    }
}

/// The exact value of the root, captures so far included, found by null windows from `guess` on, in points. The margin
/// is exact; at a level score the captures' difference is exact too. `None` if stopped.
pub(crate) fn exact_value<J: Judge>(
    search: &mut AlphaBeta<'_, J>,
    root: &Root,
    guess: i32,
) -> Option<i32> {
    let at_window = |window: Window, search: &mut AlphaBeta<'_, J>| -> Option<i32> {
        let value = search.search(root.sides, root.place, window, Entry::EXACT);
        (!search.aborted).then_some(value + root.offset)
    };
    let (mut low, mut high) = (-300, 300);
    let mut at = guess;
    let mut stride = 1;
    // The margin first: between low and high, both included.
    while low < high {
        let tried = at.clamp(low + 1, high);
        let wanted = least_of(tried);
        let value = at_window(Window::at_least(wanted - root.offset), search)?;
        if wanted <= value {
            low = points(value).max(tried);
            at = low + stride;
        } else {
            high = points(value).min(tried - 1);
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
    at_window(window, search)
}

/// Iterative deepening to `depth` or to the end of the budget.
pub(crate) fn deepen<J: Judge>(
    table: &mut Table,
    judge: &J,
    root: &Root,
    depth: u8,
    budget: Budget<'_>,
) -> Option<Report> {
    let mut report = None;
    let mut order: Vec<usize> = (0..root.moves.len()).collect();
    let mut used = 0;
    for depth in 1..=depth.max(1) {
        // The first look is never cut short by a limit, so that there is always an answer.
        let nodes = match depth {
            1 => u64::MAX,
            _ => budget.nodes.saturating_sub(used),
        };
        let mut search = AlphaBeta::new(table, judge, root, Budget { nodes, ..budget });
        let Some((best, value)) = best_move(&mut search, root, &order, depth) else {
            break;
        };
        used += search.nodes;
        order.retain(|&index| index != best);
        order.insert(0, best);
        let mv = root.moves[best].mv;
        report = Some(Report {
            best: mv,
            score: points(value + root.offset),
            exact: false,
            depth,
            nodes: used,
            line: vec![mv],
        });
        if order.len() == 1 {
            break;
        }
    }
    report
}

/// The root's best move at a depth and its value to go. `None` if the search was ended.
fn best_move<J: Judge>(
    search: &mut AlphaBeta<'_, J>,
    root: &Root,
    order: &[usize],
    depth: u8,
) -> Option<(usize, i32)> {
    let mut best = (order[0], -INFINITE);
    for &index in order {
        let window = Window {
            alpha: best.1,
            beta: INFINITE,
        };
        let mut value = INFINITE;
        if index != order[0] {
            value = search.search_move(root, index, window.null(), depth - 1);
        }
        if best.1 < value {
            value = search.search_move(root, index, window, depth - 1);
        }
        if search.aborted {
            return None;
        }
        if best.1 < value {
            best = (index, value);
        }
    }
    Some(best)
}
