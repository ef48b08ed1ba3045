//! The level Oracle, which plays only what it can prove.
//!
//! It knows the solved openings. Elsewhere it searches a little to order its moves, then proves: first whether it can
//! win, else whether it can draw, then how many points it can have. What was proved when the nodes run out decides: a
//! proved win is never given away, and the margin is the best that was proved. Proofs stay in the table from move to
//! move, so the proof of a win is most of the proof of the next one.

use crate::eval::Judge;
use crate::search::alphabeta::{AlphaBeta, Budget};
use crate::search::entry::Entry;
use crate::search::root::Root;
use crate::search::thinker::principal_line;
use crate::search::window::Window;
use crate::search::{POINT, Report, Thinker, least_of, points};
use crate::{Game, Limits, Move, SplitMix64};

/// Nodes for a move's proofs: under a second on the machine of docs/strength.md.
const NODES: u64 = 3_000_000;

/// Nodes and depth of the search before the proofs.
const PREVIEW_NODES: u64 = 150_000;
const PREVIEW_DEPTH: u8 = 10;

/// Oracle's move.
pub(crate) fn choose(
    thinker: &mut Thinker,
    game: &Game,
    root: &Root,
    chance: &mut SplitMix64,
    limits: Limits<'_>,
) -> Option<Report> {
    let stop = limits.stop;
    if let Some(report) = known(thinker, game, root, chance) {
        return Some(report);
    }
    let nodes = limits.nodes.unwrap_or(NODES);
    thinker.search_table.clear();
    let little = Budget {
        nodes: PREVIEW_NODES.min(nodes / 10),
        stop,
    };
    let preview = thinker.deepen(root, PREVIEW_DEPTH, little)?;
    let left = Budget {
        nodes: nodes.saturating_sub(preview.nodes),
        stop,
    };
    let proofs = prove(thinker, root, preview.score, Some(preview.best), left);
    let nodes = preview.nodes + proofs.nodes;
    let Some(best) = proofs.best else {
        // Nothing is proved to be had: the search decides.
        let line = principal_line(&thinker.search_table, None, game, preview.best);
        return Some(Report {
            nodes,
            line,
            ..preview
        });
    };
    let mv = root.moves[best].mv;
    let exact = proofs.is_exact();
    let score = if exact {
        points(proofs.low)
    } else {
        preview.score.clamp(points(proofs.low), points(proofs.high))
    };
    let line = principal_line(&thinker.proof_table, thinker.openings(), game, mv);
    Some(Report {
        best: mv,
        score,
        exact,
        depth: preview.depth,
        nodes,
        line,
    })
}

/// A move of a solved opening; of several that are equally good, one by chance.
fn known(thinker: &Thinker, game: &Game, root: &Root, chance: &mut SplitMix64) -> Option<Report> {
    let (score, best) = thinker.openings()?.best(root)?;
    let mv = root.moves[best[chance.below(best.len())]].mv;
    Some(Report {
        best: mv,
        score,
        exact: true,
        depth: 0,
        nodes: 1,
        line: principal_line(&thinker.proof_table, thinker.openings(), game, mv),
    })
}

/// The proved facts about a root.
struct Proofs {
    /// The root's moves, the most promising first.
    order: Vec<usize>,
    /// The root is worth at least this...
    low: i32,
    /// ...by this move of the root's.
    best: Option<usize>,
    /// The root is worth at most this.
    high: i32,
    /// Positions visited.
    nodes: u64,
}

/// Proves what the budget allows, trying `lead` before the other moves and margins near `guess` first.
fn prove(
    thinker: &mut Thinker,
    root: &Root,
    guess: i32,
    lead: Option<Move>,
    budget: Budget<'_>,
) -> Proofs {
    thinker.proof_table.next_age();
    let mut search = thinker.prover(root, budget);
    let mut order = search.promising(root);
    if let Some(front) = order
        .iter()
        .position(|&index| Some(root.moves[index].mv) == lead)
    {
        order[..=front].rotate_right(1);
    }
    let mut proofs = Proofs {
        order,
        low: -HIGHEST,
        best: None,
        high: HIGHEST,
        nodes: 0,
    };
    proofs.run(&mut search, root, guess);
    proofs.nodes = search.nodes;
    proofs
}

/// Above every value a position can have.
const HIGHEST: i32 = 300 * POINT;

impl Proofs {
    /// True if the margin is known, and at a level score the winner.
    fn is_exact(&self) -> bool {
        points(self.low) == points(self.high)
    }

    fn run<J: Judge>(&mut self, search: &mut AlphaBeta<'_, J>, root: &Root, guess: i32) {
        // Who wins comes first; 1 is the least value of a win, 0 that of a draw.
        if !self.test(search, root, 1) && !search.aborted {
            self.test(search, root, 0);
        }
        let mut at = guess;
        let mut stride = 1;
        while !search.aborted && !self.is_exact() {
            let (low, high) = (points(self.low), points(self.high));
            let tried = at.clamp(low + 1, high);
            let reached = self.test(search, root, least_of(tried));
            at = if reached {
                tried + stride
            } else {
                tried - stride
            };
            stride *= 2;
            let (low, high) = (points(self.low), points(self.high));
            if high - low <= stride {
                at = (low + high + 1) / 2;
            }
        }
    }

    /// True if some move is proved to be worth `wanted`. A proof becomes the choice and leads the order.
    fn test<J: Judge>(&mut self, search: &mut AlphaBeta<'_, J>, root: &Root, wanted: i32) -> bool {
        let mut most = -HIGHEST;
        for position in 0..self.order.len() {
            let index = self.order[position];
            let window = Window::at_least(wanted - root.offset);
            let value = search.search_move(root, index, window, Entry::EXACT) + root.offset;
            if search.aborted {
                return false;
            }
            most = most.max(value);
            if wanted <= value {
                self.order[..=position].rotate_right(1);
                self.low = self.low.max(value);
                self.best = Some(index);
                return true;
            }
        }
        self.high = self.high.min(most);
        false
    }
}
