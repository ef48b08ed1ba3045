//! Alpha-beta with a table and null windows, to a depth or to the end of the game, ko as the rules have it.
//!
//! A search to [`Entry::EXACT`] depth never asks the judge and gives the true value; a shallower one asks it at its
//! leaves. Both share this code, so what is exact in one is exact in the other.
//!
//! # How repetition is made exact
//!
//! The value of a position depends on what the game remembers, and the table must not pass a value from one
//! history to another where it does not hold. Three facts make that cheap (see [`super::path`]): only positions
//! of the current run can block a move, a run ends with every placement at the wall, and within a run a position
//! can only come back after a capture. So every value is returned with
//!
//! * the lowest path index of a position that blocked a move below the node. A value that leans on a position
//!   from before the node is not stored;
//! * whether a capture happened below the node before its run was left. Such a *recurring* value is used only
//!   where the node begins a run, because elsewhere other remembered positions could block something.
//!
//! And no stored value is used where a capture has already happened in the run on the way to the node: then an
//! earlier position of the run may have as many stones as a later one.

mod order;
mod shortcuts;

use super::judge::Judge;
use super::node::{Action, Node, Step};
use super::path::{Path, Place};
use super::proof::Proof;
use super::root::{Root, RootMove};
use super::steps::{Rated, StepList, Steps, glance};
use super::table::{Entry, Found, Spot, Table};
use super::window::{INFINITE, Window};
use super::{CAPTURE, POINT};

/// Below this many empty cells the table costs more than it saves.
const TABLE_FROM: u32 = 3;

/// From here on the children are looked up before any of them is searched.
const LOOK_AHEAD_FROM: u32 = 7;

/// A path longer than this is scored as it stands: no game comes near it (see docs/solving.md).
const LONGEST_PATH: usize = 240;

/// How many nodes pass between two looks at the stop flag.
const NODES_BETWEEN_CHECKS: u64 = 1024;

/// Below every value: no move was tried yet.
const NOTHING: i32 = -1_000_000;

/// What a search did, for reports.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counters {
    /// Positions visited, those of the move ordering's small searches included.
    pub nodes: u64,
    /// How often the ko memory blocked a move.
    pub blocked: u64,
    /// How often a value was not stored because it leaned on the past.
    pub unstored: u64,
    /// How often a stored value could not be used because of the run before it.
    pub distrusted: u64,
}

/// One search: where it stands, what it may use.
pub(crate) struct AlphaBeta<'a, J> {
    /// The table, kept by the caller between searches.
    table: &'a mut Table,
    /// Values the leaves of a search to a depth, and children for the move ordering.
    judge: &'a J,
    /// Asked now and then; the search ends when it says so.
    stop: &'a dyn Fn() -> bool,
    /// No more nodes than this.
    pub node_limit: u64,
    /// What was done so far.
    pub counters: Counters,
    /// Set when a limit or the stop flag ended the search: its value means nothing then.
    pub aborted: bool,
    path: Path,
    steps: StepList,
    /// Ply of the deepest running ordering search; those do not order by searching themselves.
    ordering: bool,
}

impl<'a, J: Judge> AlphaBeta<'a, J> {
    /// A search that starts at the end of `path`.
    pub fn new(
        table: &'a mut Table,
        judge: &'a J,
        path: Path,
        node_limit: u64,
        stop: &'a dyn Fn() -> bool,
    ) -> Self {
        AlphaBeta {
            table,
            judge,
            stop,
            node_limit,
            counters: Counters::default(),
            aborted: false,
            path,
            steps: StepList::new(),
            ordering: false,
        }
    }

    /// The value to go of `node`, exact inside the window and a bound outside.
    pub fn search(&mut self, node: Node, place: Place, window: Window, depth: u8) -> i32 {
        self.visit(node, place, node.placements(), window, depth)
            .value
    }

    /// Proves a window and tells whether the result holds only where no earlier position can come back. `None` if it
    /// leans on a position that this path remembers, or if the search was stopped.
    pub fn recurs(&mut self, node: Node, place: Place, window: Window) -> Option<bool> {
        let proof = self.visit(node, place, node.placements(), window, Entry::EXACT);
        let free = self.path.index() <= proof.leans_on && !self.aborted;
        free.then_some(proof.recurring)
    }

    /// The value to go from before `step`, for who makes it. `exception` says that ko allows it as an exception.
    pub fn search_step(
        &mut self,
        place: Place,
        step: &Step,
        exception: bool,
        window: Window,
        depth: u8,
    ) -> i32 {
        let gain = gain(step);
        let next = self.path.push(place, step, exception);
        let value = self.search(step.next, next, window.turned(gain), depth);
        self.path.pop();
        gain - value
    }

    /// The root's moves, by their number, in the order worth trying: first those that proofs at hand value most.
    pub fn promising(&self, root: &Root) -> Vec<usize> {
        let mut rated: Vec<(i32, usize)> = root
            .moves
            .iter()
            .enumerate()
            .map(|(index, RootMove { step, .. })| {
                let known = self.table.probe(Spot::of(step.next, false, Entry::EXACT));
                let replies = step.next.placements();
                let value = match known {
                    Some(entry) if entry.high != i16::MAX => i32::from(entry.high),
                    Some(entry) if entry.low != i16::MIN => i32::from(entry.low),
                    _ if replies == 0 => 0,
                    _ => self.judge.value(step.next, replies),
                };
                (value - gain(step), index)
            })
            .collect();
        rated.sort_unstable();
        rated.into_iter().map(|(_, index)| index).collect()
    }

    fn visit(
        &mut self,
        node: Node,
        place: Place,
        placements: u64,
        window: Window,
        depth: u8,
    ) -> Proof {
        self.counters.nodes += 1;
        if self.counters.nodes.is_multiple_of(NODES_BETWEEN_CHECKS)
            && (self.node_limit <= self.counters.nodes || (self.stop)())
        {
            self.aborted = true;
        }
        if self.aborted {
            return Proof::settled(window.alpha);
        }
        if placements == 0 {
            return self.pass_or_end(node, place, window, depth);
        }
        if depth == 0 {
            return Proof::settled(self.judge.value(node, placements));
        }
        if LONGEST_PATH < self.path.len() {
            return Proof::settled(node.lead() * POINT);
        }
        if depth == 1 || node.empties().count_ones() < TABLE_FROM {
            self.shallow(node, place, placements, window, depth)
        } else {
            self.deep(node, place, placements, window, depth)
        }
    }

    fn pass_or_end(&mut self, node: Node, place: Place, window: Window, depth: u8) -> Proof {
        let other = node.swapped();
        let placements = other.placements();
        if placements == 0 {
            return Proof::settled(node.lead() * POINT);
        }
        let proof = self.visit(
            other,
            Path::passed(place),
            placements,
            window.turned(0),
            depth,
        );
        Proof {
            value: -proof.value,
            ..proof
        }
    }

    /// A node with its table entry and ordered moves.
    fn deep(
        &mut self,
        node: Node,
        place: Place,
        placements: u64,
        mut window: Window,
        depth: u8,
    ) -> Proof {
        let spot = Spot::of(node, place.bound, depth);
        let mut hash_move = Action::NONE;
        let mut recurring = false;
        if let Some(entry) = self.table.probe(spot) {
            hash_move = entry.best;
            if entry.depth < depth {
                // Too shallow to count, good for the order of moves.
            } else if self.path.trusts(place, entry.recurring) {
                recurring = entry.recurring;
                let (low, high) = (i32::from(entry.low), i32::from(entry.high));
                if window.beta <= low || low == high {
                    return Proof {
                        value: low,
                        leans_on: Proof::FREE,
                        recurring,
                    };
                }
                if high <= window.alpha {
                    return Proof {
                        value: high,
                        leans_on: Proof::FREE,
                        recurring,
                    };
                }
                window.alpha = window.alpha.max(low);
                window.beta = window.beta.min(high);
            } else {
                self.counters.distrusted += 1;
            }
        }
        let before = self.counters.nodes;
        let mut steps = self.steps.add(node, placements);
        if LOOK_AHEAD_FROM <= node.empties().count_ones()
            && 2 < depth
            && let Some(value) = self.known_cut(steps, window.beta, depth)
        {
            self.steps.drop(steps);
            return Proof::settled(value);
        }
        // If the table's move refutes, the others need no rating.
        if !self.steps.lead_with(&mut steps, hash_move) {
            self.rate(place, &mut steps, node, depth);
        }
        let (mut proof, best) = self.best_of(node, place, &mut steps, window, depth);
        self.steps.drop(steps);
        if self.aborted {
            return proof;
        }
        proof.recurring |= recurring;
        if proof.leans_on < self.path.index() {
            self.counters.unstored += 1;
            return proof;
        }
        let value = proof.value.clamp(-32000, 32000) as i16;
        let low = if window.alpha < proof.value {
            value
        } else {
            i16::MIN
        };
        let high = if proof.value < window.beta {
            value
        } else {
            i16::MAX
        };
        let found = Found {
            low,
            high,
            best,
            depth,
            recurring: proof.recurring,
        };
        self.table.store(spot, found, self.counters.nodes - before);
        proof
    }

    /// Looks for a child whose entry alone refutes: only placements at the wall, whose entries no history touches.
    fn known_cut(&mut self, steps: Steps, beta: i32, depth: u8) -> Option<i32> {
        self.steps
            .of(steps)
            .iter()
            .filter(|rated| rated.step.leaves_run())
            .find_map(|Rated { step, .. }| {
                let entry = self.table.probe(Spot::of(step.next, false, depth))?;
                let value = gain(step) - i32::from(entry.high);
                (below(depth) <= entry.depth && entry.high != i16::MAX && beta <= value)
                    .then_some(value)
            })
    }

    /// A node near the end or the depth's: no table, moves ordered at a glance.
    fn shallow(
        &mut self,
        node: Node,
        place: Place,
        placements: u64,
        window: Window,
        depth: u8,
    ) -> Proof {
        let mut steps = self.steps.add(node, placements);
        for rated in self.steps.of(steps) {
            rated.rating = glance(rated);
        }
        steps.rated = true;
        let (proof, _) = self.best_of(node, place, &mut steps, window, depth);
        self.steps.drop(steps);
        proof
    }

    /// The best of a node's moves, ko and its exception included.
    fn best_of(
        &mut self,
        node: Node,
        place: Place,
        steps: &mut Steps,
        window: Window,
        depth: u8,
    ) -> (Proof, Action) {
        let mut best = Best {
            proof: Proof {
                value: NOTHING,
                ..Proof::settled(0)
            },
            action: Action::NONE,
            tried: 0,
        };
        let mut all_blocked = true;
        loop {
            if steps.rest_needs_rating() {
                self.rate(place, steps, node, depth);
            }
            let Some(rated) = self.steps.next_best(steps) else {
                break;
            };
            if let Some(index) = self.path.blocks(place, &rated.step) {
                self.counters.blocked += 1;
                best.proof.leans_on = best.proof.leans_on.min(index);
                best.proof.recurring = true;
                continue;
            }
            all_blocked = false;
            if self.cuts(place, &rated, false, window, depth, &mut best) {
                break;
            }
        }
        if all_blocked && place.bound {
            best.proof.value = node.lead() * POINT;
        } else if all_blocked {
            // The exception: every placement is blocked, so any of them may be played.
            let blocked = best.proof;
            steps.restart();
            while let Some(rated) = self.steps.next_best(steps) {
                if self.cuts(place, &rated, true, window, depth, &mut best) {
                    break;
                }
            }
            best.proof.leans_on = best.proof.leans_on.min(blocked.leans_on);
            best.proof.recurring = true;
        }
        (best.proof, best.action)
    }

    /// Searches one move; whether it ends the node.
    fn cuts(
        &mut self,
        place: Place,
        rated: &Rated,
        exception: bool,
        mut window: Window,
        depth: u8,
        best: &mut Best,
    ) -> bool {
        let Rated { step, replies, .. } = rated;
        let (gain, depth) = (gain(step), below(depth));
        window.alpha = window.alpha.max(best.proof.value);
        let first = best.proof.value == NOTHING;
        let next = self.path.push(place, step, exception);
        best.tried += 1;
        if self.is_shortened(best.tried, depth) {
            let scout = window.null().turned(gain);
            let proof = self.visit(step.next, next, *replies, scout, depth - 1);
            if gain - proof.value <= window.alpha || self.aborted {
                self.path.pop();
                best.falls_short(proof, gain);
                return self.aborted;
            }
        }
        let mut proof = if first || window.is_null() {
            self.visit(step.next, next, *replies, window.turned(gain), depth)
        } else {
            let scout = self.visit(step.next, next, *replies, window.null().turned(gain), depth);
            if window.contains(gain - scout.value) && !self.aborted {
                self.visit(step.next, next, *replies, window.turned(gain), depth)
                    .and(scout)
            } else {
                scout
            }
        };
        self.path.pop();
        if self.aborted {
            return true;
        }
        proof.value = gain - proof.value;
        if step.leaves_run() {
            proof = Proof::settled(proof.value);
        } else {
            proof.recurring |= step.captured != 0;
        }
        if window.beta <= proof.value {
            // A refutation stands on this move alone.
            *best = Best {
                proof,
                action: step.action,
                tried: best.tried,
            };
            return true;
        }
        if best.proof.value < proof.value {
            best.action = step.action;
        }
        let value = best.proof.value.max(proof.value);
        best.proof = Proof {
            value,
            ..best.proof.and(proof)
        };
        false
    }
}

/// The best move so far at a node.
struct Best {
    proof: Proof,
    action: Action,
    /// How many moves were tried.
    tried: u32,
}

impl Best {
    /// Takes note of a move whose shortened search found it no better.
    fn falls_short(&mut self, proof: Proof, gain: i32) {
        let value = self.proof.value.max(gain - proof.value);
        self.proof = Proof {
            value,
            ..self.proof.and(proof)
        };
    }
}

/// One ply less to go; a search to the end stays one.
#[inline(always)]
fn below(depth: u8) -> u8 {
    if depth == Entry::EXACT {
        depth
    } else {
        depth - 1
    }
}

/// What a step adds to the mover's value at once.
#[inline(always)]
pub(crate) fn gain(step: &Step) -> i32 {
    i32::from(step.captured) * (POINT + CAPTURE)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::search::judge::Even;
    use crate::search::testing::{exhaustive, random_nodes};

    #[test]
    fn equals_plain_exhaustive_search() {
        let mut table = Table::new(1 << 20, 1 << 18);
        let mut compared = 0;
        let mut blocked = 0;
        for (history, empties) in random_nodes(700, 3..=8, 11) {
            let node = *history.last().unwrap();
            let Some(expected) = exhaustive(&history, 60_000) else {
                continue;
            };
            compared += 1;
            let (path, place) = Path::new(&history, false);
            let mut search = AlphaBeta::new(&mut table, &Even, path, u64::MAX, &|| false);
            let value = search.search(node, place, Window::FULL, Entry::EXACT);
            assert_eq!(value, expected, "{history:?} with {empties} empty cells");
            blocked += search.counters.blocked;
        }
        assert!(400 < compared, "{compared}");
        assert!(100 < blocked, "too few positions with ko: {blocked}");
    }
}
