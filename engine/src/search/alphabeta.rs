//! Alpha-beta with a table and null windows, to a depth or to the end of the game, ko as the rules have it.
//!
//! A search to [`Entry::EXACT`] depth never asks the judge and gives the true value; a shallower one asks it at its
//! leaves. Both share this code, so what is exact in one is exact in the other.
//!
//! # How repetition is made exact
//!
//! The value of a position depends on what the game remembers, and the table must not pass a value from one
//! history to another where it does not hold. Three facts make that cheap (see [`super::path`]): only positions
//! of the current run can block a move, a run ends with every placement on the rim, and within a run a position
//! can only come back after a capture. So every value is returned with
//!
//! * the positions of the run that blocked a move below. A value that depends on one position from before the node is
//!   stored with that position, and used only where the run has it too; one that depends on several is not stored;
//! * the cells on which stones were captured below the node before its run was left, and marks of the positions that
//!   were reached there. Another earlier position of the run can come back below only if its mark is among them and
//!   every stone of the node's that it lacks is captured. Where that may be, the stored value is not used
//!   ([`Path::trusts`]); it always is where the node begins a run.
//!
//! Under a null window, a node whose moves all fall short gives a bound from above, and such a bound holds as well
//! where some of these moves are blocked. It must only be known that not all of them are, for then ko allows one as an
//! exception. So the first move leaves its mark and the others do not ([`Best::takes`]). A move that refutes always
//! does.
//!
//! So where an entry is used, the search below the node would meet the same blocked moves, and no others that matter.

mod known;
mod late;
mod order;

use super::POINT;
use super::entry::Entry;
use super::openings::Openings;
use super::path::{Path, Place};
use super::proof::Proof;
use super::root::{Root, RootMove};
use super::shared_marks::SharedMarks;
use super::steps::{OrderWeights, Rated, StepList, Steps};
use super::table::Table;
use super::table_key::{LATE_TO, TableKey};
use super::traces::Traces;
use super::window::{INFINITE, Window};
use crate::Cells;
use crate::action::Action;
use crate::eval::{Evaluation, Judge};
use crate::sides::Ply;
use crate::sides::Sides;

/// With fewer vacant cells the table costs more than it saves.
const TABLE_FROM: usize = 3;

/// The fewest vacant cells with which the children are looked up before any of them is searched.
const LOOK_AHEAD_FROM: usize = 7;

/// A path longer than this is scored as it stands: no game comes near it (see docs/solving.md).
const LONGEST_PATH: usize = 240;

/// The number of nodes between two checks for stopping.
pub(crate) const NODES_BETWEEN_CHECKS: u64 = 1000;

/// Below every value: no move was tried yet.
const NOTHING: i32 = -1_000_000;

/// A search among the proofs.
pub(crate) type Prover<'a> = AlphaBeta<'a, Evaluation>;

/// The limits of a search.
#[derive(Clone, Copy)]
pub(crate) struct Budget<'a> {
    /// Positions to visit.
    pub nodes: u64,
    /// Asked now and then; the search ends when it says so.
    pub stop: &'a dyn Fn() -> bool,
}

impl<'a> Budget<'a> {
    /// A budget without a limit of positions.
    pub fn until(stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget {
            nodes: u64::MAX,
            stop,
        }
    }
}

/// One search: where it stands, what it may use.
pub(crate) struct AlphaBeta<'a, J> {
    /// The table, kept by the caller between searches.
    table: &'a mut Table,
    /// Values the leaves of a search to a depth, and children for the move ordering.
    judge: &'a J,
    /// Solved openings that may be used as proofs.
    openings: Option<&'a Openings>,
    /// The threads at work on the same proof.
    marks: Option<&'a SharedMarks>,
    budget: Budget<'a>,
    /// Positions visited, those of the move ordering's small searches included.
    pub nodes: u64,
    /// The number of visited positions at which the budget is looked at next.
    next_check: u64,
    /// Set when the budget ended the search: its value means nothing then.
    pub aborted: bool,
    path: Path,
    steps: StepList,
    /// True if an ordering search is running; those do not order by searching themselves.
    ordering: bool,
}

impl<'a, J: Judge> AlphaBeta<'a, J> {
    /// A search that starts at a root.
    pub fn new(table: &'a mut Table, judge: &'a J, root: &Root, budget: Budget<'a>) -> Self {
        AlphaBeta {
            table,
            judge,
            openings: None,
            marks: None,
            budget,
            nodes: 0,
            next_check: NODES_BETWEEN_CHECKS,
            aborted: false,
            path: root.path.clone(),
            steps: StepList::new(),
            ordering: false,
        }
    }

    /// This search with openings that it may use as proofs.
    pub fn knowing(self, openings: Option<&'a Openings>) -> Self {
        AlphaBeta { openings, ..self }
    }

    /// This search as one of several that answer one question.
    pub fn among(self, marks: &'a SharedMarks) -> Self {
        AlphaBeta {
            marks: Some(marks),
            ..self
        }
    }

    /// The value to go of a position, exact inside the window and a bound outside.
    pub fn search(&mut self, sides: Sides, place: Place, window: Window, depth: u8) -> i32 {
        self.visit(sides, place, sides.playable(), window, depth)
            .value
    }

    /// Proves a window and tells whether the result holds only where no earlier position can come back. `None` if it
    /// depends on a position that this path remembers, or if the search was stopped.
    pub fn recurs(&mut self, sides: Sides, place: Place, window: Window) -> Option<bool> {
        let proof = self.visit(sides, place, sides.playable(), window, Entry::EXACT);
        let free = self.path.before(place, proof.blockers).is_empty() && !self.aborted;
        free.then_some(proof.traces.has_captures())
    }

    /// The value to go from before `ply`, for who makes it. `exception` says that ko allows it as an exception.
    pub fn search_step(
        &mut self,
        place: Place,
        ply: &Ply,
        exception: bool,
        window: Window,
        depth: u8,
    ) -> i32 {
        let gain = ply.gain();
        let next = self.path.push(place, ply, exception);
        let value = self.search(ply.after, next, window.turned(gain), depth);
        self.path.pop();
        gain - value
    }

    /// [`AlphaBeta::search_step`] for a move of the root.
    pub fn search_move(&mut self, root: &Root, index: usize, window: Window, depth: u8) -> i32 {
        let RootMove {
            step, exception, ..
        } = &root.moves[index];
        self.search_step(root.place, &Ply::from(*step), *exception, window, depth)
    }

    /// The root's moves, by their number, in the order worth trying: first those that the proofs in the table value
    /// most.
    pub fn promising(&self, root: &Root) -> Vec<usize> {
        let mut rated: Vec<(i32, usize)> = root
            .moves
            .iter()
            .enumerate()
            .map(|(index, RootMove { step, .. })| {
                let key = TableKey::of(step.after, false, Entry::EXACT);
                let known = self.known(step.after, key, false, Entry::EXACT);
                let replies = step.after.playable();
                let value = match known {
                    Some(entry) if entry.high != i16::MAX => i32::from(entry.high),
                    Some(entry) if entry.low != i16::MIN => i32::from(entry.low),
                    _ if replies.is_empty() => 0,
                    _ => self.judge.value(step.after, replies),
                };
                (value - Ply::from(*step).gain(), index)
            })
            .collect();
        rated.sort_unstable();
        rated.into_iter().map(|(_, index)| index).collect()
    }

    fn visit(
        &mut self,
        sides: Sides,
        place: Place,
        playable: Cells,
        window: Window,
        depth: u8,
    ) -> Proof {
        if self.is_over_budget() {
            return Proof::settled(window.alpha);
        }
        if playable.is_empty() {
            return self.pass_or_end(sides, place, window, depth);
        }
        if depth == 0 {
            return Proof::settled(self.judge.value(sides, playable));
        }
        if LONGEST_PATH < self.path.len() {
            return Proof::settled(sides.lead() * POINT);
        }
        let vacant = sides.vacant().len();
        if depth == Entry::EXACT && vacant <= LATE_TO {
            self.late(sides, place, playable, vacant, window)
        } else if depth == 1 || vacant < TABLE_FROM {
            self.shallow(sides, place, playable, window, depth)
        } else {
            self.deep(sides, place, playable, window, depth)
        }
    }

    /// Counts a node; whether the search is to end.
    #[inline(always)]
    fn is_over_budget(&mut self) -> bool {
        self.nodes += 1;
        if self.next_check <= self.nodes {
            self.check_budget();
        }
        self.aborted
    }

    #[cold]
    fn check_budget(&mut self) {
        self.next_check = self.nodes + NODES_BETWEEN_CHECKS;
        if self.budget.nodes <= self.nodes || (self.budget.stop)() {
            self.aborted = true;
        }
    }

    fn pass_or_end(&mut self, sides: Sides, place: Place, window: Window, depth: u8) -> Proof {
        let other = sides.passed();
        let playable = other.playable();
        if playable.is_empty() {
            return Proof::settled(sides.lead() * POINT);
        }
        let place = Path::passed(place);
        let proof = self.visit(other, place, playable, window.turned(0), depth);
        Proof {
            value: -proof.value,
            ..proof
        }
    }

    /// A node with its table entry and ordered moves.
    fn deep(
        &mut self,
        sides: Sides,
        place: Place,
        playable: Cells,
        mut window: Window,
        depth: u8,
    ) -> Proof {
        let key = TableKey::of(sides, place.bound, depth);
        let found = self.look_up(key, sides, place, &mut window, depth);
        if let Some(proof) = found.settled {
            return proof;
        }
        let before = self.nodes;
        let mut steps = self.steps.add(sides, playable);
        if LOOK_AHEAD_FROM <= sides.vacant().len()
            && 2 < depth
            && let Some(value) = self.known_cut(steps, window.beta, depth)
        {
            self.steps.drop(steps);
            return Proof::settled(value);
        }
        // If the table's move refutes, the others need no rating.
        if !self.steps.lead_with(&mut steps, found.first) {
            self.rate(place, &mut steps, sides, depth);
        }
        let (mut proof, best) = self.best_of(sides, place, &mut steps, window, depth);
        self.steps.drop(steps);
        if self.aborted {
            return proof;
        }
        proof = proof.and(found.bounds);
        let entry = Entry::within(window, proof, best, depth);
        self.keep(key, place, entry, proof, self.nodes - before);
        proof
    }

    /// A node near the end or the depth's: no table, moves ordered at a glance.
    fn shallow(
        &mut self,
        sides: Sides,
        place: Place,
        playable: Cells,
        window: Window,
        depth: u8,
    ) -> Proof {
        let order_weights = self.order_weights(depth);
        let mut steps = self.steps.add(sides, playable);
        for rated in self.steps.of_mut(steps) {
            rated.glance(order_weights);
        }
        steps.rated = true;
        let (proof, _) = self.best_of(sides, place, &mut steps, window, depth);
        self.steps.drop(steps);
        proof
    }

    /// The best of a node's moves, ko and its exception included.
    fn best_of(
        &mut self,
        sides: Sides,
        place: Place,
        steps: &mut Steps,
        window: Window,
        depth: u8,
    ) -> (Proof, Action) {
        let mut best = Best::NONE;
        let mut all_blocked = true;
        let marks = self.marks_at(sides, depth);
        loop {
            if steps.rest_needs_rating() {
                self.rate(place, steps, sides, depth);
            }
            let Some(rated) = self.steps.next_best(steps) else {
                break;
            };
            if let Some(blockers) = self.path.blocks(place, &rated.ply) {
                let traces = Traces::of_captures(sides, &rated.ply);
                best.proof = best.proof.depending(blockers, traces);
                continue;
            }
            all_blocked = false;
            let after = rated.ply.after;
            if let Some(marks) = marks {
                // Another thread is at it: perhaps its result is there when the others are done.
                if 0 < best.tried && !rated.was_put_off() && marks.searches(after) {
                    self.steps.put_off(steps);
                    continue;
                }
                marks.begin(after);
            }
            let cuts = self.cuts(sides, place, &rated, false, window, depth, &mut best);
            if let Some(marks) = marks {
                marks.end(after);
            }
            if cuts {
                break;
            }
        }
        if all_blocked && place.bound {
            best.proof.value = sides.lead() * POINT;
        } else if all_blocked {
            // The exception: every placement is blocked, so any of them may be played.
            let blocked = best.proof;
            steps.restart();
            while let Some(rated) = self.steps.next_best(steps) {
                if self.cuts(sides, place, &rated, true, window, depth, &mut best) {
                    break;
                }
            }
            best.proof = best.proof.depending(blocked.blockers, Traces::NONE);
        }
        (best.proof, best.action)
    }

    /// The threads with which the moves of a node are shared, if they are worth it.
    #[inline(always)]
    fn marks_at(&self, sides: Sides, depth: u8) -> Option<&'a SharedMarks> {
        self.marks
            .filter(|_| depth == Entry::EXACT && SharedMarks::shares(sides))
    }

    /// Searches one move; whether it ends the node.
    #[allow(
        clippy::too_many_arguments,
        reason = "all of them change from move to move"
    )]
    fn cuts(
        &mut self,
        sides: Sides,
        place: Place,
        rated: &Rated,
        exception: bool,
        mut window: Window,
        depth: u8,
        best: &mut Best,
    ) -> bool {
        let Rated { ply, replies, .. } = rated;
        let (gain, depth) = (ply.gain(), below(depth));
        let asks_once = window.is_null();
        window.alpha = window.alpha.max(best.proof.value);
        let first = best.proof.value == NOTHING;
        let next = self.path.push(place, ply, exception);
        best.tried += 1;
        if self.is_shortened(best.tried, depth) {
            let scout = window.null().turned(gain);
            let proof = self.visit(ply.after, next, *replies, scout, depth - 1);
            if gain - proof.value <= window.alpha || self.aborted {
                self.path.pop();
                best.falls_short(proof, gain);
                return self.aborted;
            }
        }
        let mut proof = if first || window.is_null() {
            self.visit(ply.after, next, *replies, window.turned(gain), depth)
        } else {
            let scout = self.visit(ply.after, next, *replies, window.null().turned(gain), depth);
            if window.contains(gain - scout.value) && !self.aborted {
                self.visit(ply.after, next, *replies, window.turned(gain), depth)
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
        best.takes(sides, ply, proof, window.beta, asks_once)
    }
}

/// The best move so far at a node.
struct Best {
    proof: Proof,
    action: Action,
    /// The number of moves that were tried.
    tried: u32,
}

impl Best {
    const NONE: Best = Best {
        proof: Proof::settled(NOTHING),
        action: Action::NONE,
        tried: 0,
    };

    /// Takes note of what a ply from `sides` is worth; whether it refutes. `asks_once` says that the node's window is
    /// null.
    #[inline(always)]
    fn takes(
        &mut self,
        sides: Sides,
        ply: &Ply,
        mut proof: Proof,
        beta: i32,
        asks_once: bool,
    ) -> bool {
        let refutes = beta <= proof.value;
        let is_first = self.proof.value == NOTHING;
        if ply.is_on_rim() {
            proof = Proof::settled(proof.value);
        } else if refutes || is_first || !asks_once {
            proof.traces = proof.traces.and(Traces::by(sides, ply));
        } else {
            // With this move blocked the mover is no better off, and the first one is not blocked.
            proof.traces = proof.traces.and(Traces::of_captures(sides, ply));
        }
        if refutes {
            // A refutation depends on this move alone.
            self.proof = proof;
            self.action = ply.action;
            return true;
        }
        if self.proof.value < proof.value {
            self.action = ply.action;
        }
        let value = self.proof.value.max(proof.value);
        self.proof = Proof {
            value,
            ..self.proof.and(proof)
        };
        false
    }

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
