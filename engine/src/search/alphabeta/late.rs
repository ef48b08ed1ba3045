//! The last cells of a proof: most of its positions have few vacant cells, so here everything is left out that can be.
//!
//! The values are those of the rest of the search, ko and captures included; only the way to them is shorter. With up
//! to [`LATE_TO`](super::LATE_TO) vacant cells the entry's move is tried before any other is looked for, and the others
//! are ordered at a glance. With up to three there is no entry and no order: captures, which open cells again, come
//! last, and the last cell is counted, not played. After a capture the same few cells come back in many orders, so
//! there an entry is kept with any number of vacant cells but one, until a stone on the rim ends the run.

use super::{AlphaBeta, Best, Entry, Judge, NOTHING, POINT, Path, Place, Ply, Proof, Rated};
use super::{OrderWeights, Steps, TableKey, Traces, Window};
use crate::Cells;
use crate::action::Action;
use crate::sides::Sides;

impl<J: Judge> AlphaBeta<'_, J> {
    /// A node of a proof with at most [`LATE_TO`](super::LATE_TO) vacant cells and at least one placement.
    pub(super) fn late(
        &mut self,
        sides: Sides,
        place: Place,
        playable: Cells,
        vacant: usize,
        mut window: Window,
    ) -> Proof {
        let key = TableKey::late(sides, place.bound);
        let found = self.look_up(key, sides, place, &mut window, Entry::EXACT);
        if let Some(proof) = found.settled {
            return proof;
        }
        let first = found.first;
        let before = self.nodes;
        let mut best = Best::NONE;
        let is_refuted = first != Action::NONE && {
            let ply = sides.ply(first);
            let replies = ply.after.playable();
            self.late_cuts(sides, place, &ply, replies, vacant, window, &mut best)
        };
        if !is_refuted {
            self.late_rest(sides, place, playable, vacant, first, window, &mut best);
        }
        if best.proof.value == NOTHING {
            // Ko blocks everything.
            best.proof = self.shallow(sides, place, playable, window, Entry::EXACT);
        }
        if self.aborted {
            return best.proof;
        }
        let proof = best.proof.and(found.bounds);
        let entry = Entry::within(window, proof, best.action, Entry::EXACT);
        self.keep(key, place, entry, proof, self.nodes - before);
        proof
    }

    /// Tries all moves but the `first`, which was tried.
    #[allow(
        clippy::too_many_arguments,
        reason = "all of them change from node to node"
    )]
    #[inline(always)]
    fn late_rest(
        &mut self,
        sides: Sides,
        place: Place,
        playable: Cells,
        vacant: usize,
        first: Action,
        window: Window,
        best: &mut Best,
    ) {
        let mut steps = self.steps.add(sides, playable);
        for rated in self.steps.of_mut(steps) {
            rated.glance(OrderWeights::PROOF);
        }
        while let Some(Rated { ply, replies, .. }) = self.steps.next_best(&mut steps) {
            if ply.action != first
                && self.late_cuts(sides, place, &ply, replies, vacant, window, best)
            {
                break;
            }
        }
        self.steps.drop(steps);
    }

    /// Searches one move; whether it ends the node.
    #[inline(always)]
    #[allow(
        clippy::too_many_arguments,
        reason = "all of them change from move to move"
    )]
    fn late_cuts(
        &mut self,
        sides: Sides,
        place: Place,
        ply: &Ply,
        replies: Cells,
        vacant: usize,
        window: Window,
        best: &mut Best,
    ) -> bool {
        self.last_cuts(sides, place, ply, window, best, |search, next, inner| {
            if ply.captures != 0 {
                search.visit(ply.after, next, replies, inner, Entry::EXACT)
            } else {
                match vacant {
                    3.. if next.has_captured() => {
                        search.late_child(ply.after, next, replies, vacant - 1, inner)
                    }
                    1 => Proof::settled(ply.after.lead() * POINT),
                    2 => search.few::<1>(ply.after, next, inner),
                    3 => search.few::<2>(ply.after, next, inner),
                    4 => search.few::<3>(ply.after, next, inner),
                    _ => search.late_child(ply.after, next, replies, vacant - 1, inner),
                }
            }
        }) || self.aborted
    }

    /// The proof of a child with `vacant` vacant cells.
    fn late_child(
        &mut self,
        sides: Sides,
        place: Place,
        playable: Cells,
        vacant: usize,
        window: Window,
    ) -> Proof {
        if self.is_over_budget() {
            return Proof::settled(window.alpha);
        }
        if !playable.is_empty() {
            return self.late(sides, place, playable, vacant, window);
        }
        let passed = sides.passed();
        let playable = passed.playable();
        if playable.is_empty() {
            return Proof::settled(sides.lead() * POINT);
        }
        let (place, window) = (Path::passed(place), window.turned(0));
        let proof = self.late_child(passed, place, playable, vacant, window);
        Proof {
            value: -proof.value,
            ..proof
        }
    }

    /// A child with exactly `N` vacant cells, whose playable cells are not known.
    fn few<const N: usize>(&mut self, sides: Sides, place: Place, window: Window) -> Proof {
        self.nodes += 1;
        if let Some(proof) = self.few_moves::<N>(sides, place, window) {
            return proof;
        }
        let passed = sides.passed();
        match self.few_moves::<N>(passed, Path::passed(place), window.turned(0)) {
            Some(proof) => Proof {
                value: -proof.value,
                ..proof
            },
            None => Proof::settled(sides.lead() * POINT),
        }
    }

    /// A node with exactly `N` vacant cells; `None` if none of them is playable.
    #[inline(always)]
    fn few_moves<const N: usize>(
        &mut self,
        sides: Sides,
        place: Place,
        window: Window,
    ) -> Option<Proof> {
        let mut best = Best::NONE;
        let mut any = false;
        let captures = self.steps.none();
        for bit in sides.vacant().bit_numbers() {
            let is_refuted = sides.some_ply_on(bit, &mut |ply, _| {
                any = true;
                if ply.captures != 0 {
                    self.steps.put_aside(ply);
                    return false;
                }
                if N == 1 {
                    return self.last_counts(sides, place, &ply, window, &mut best);
                }
                self.last_cuts(
                    sides,
                    place,
                    &ply,
                    window,
                    &mut best,
                    |search, next, inner| match N {
                        3 => search.few::<2>(ply.after, next, inner),
                        _ => search.few::<1>(ply.after, next, inner),
                    },
                )
            });
            if is_refuted {
                self.steps.drop(captures);
                return Some(best.proof);
            }
        }
        let captures = self.steps.since(captures);
        if !captures.rest().is_empty() {
            self.captures(captures, sides, place, window, &mut best);
        }
        self.steps.drop(captures);
        if any && best.proof.value == NOTHING {
            // Ko blocks everything.
            return Some(self.shallow(sides, place, sides.playable(), window, Entry::EXACT));
        }
        any.then_some(best.proof)
    }

    /// The moves that capture. They open cells again, so they come last.
    #[cold]
    fn captures(
        &mut self,
        captures: Steps,
        sides: Sides,
        place: Place,
        window: Window,
        best: &mut Best,
    ) {
        for index in captures.rest() {
            let ply = self.steps.at(index).ply;
            if self.last_cuts(sides, place, &ply, window, best, |search, next, inner| {
                search.reopened(ply.after, next, inner)
            }) {
                return;
            }
        }
    }

    /// Takes the value of a move on the last cell that captures nothing; whether it refutes.
    #[inline(always)]
    fn last_counts(
        &mut self,
        sides: Sides,
        place: Place,
        ply: &Ply,
        window: Window,
        best: &mut Best,
    ) -> bool {
        if let Some(blockers) = self.path.blocks(place, ply) {
            best.proof = best.proof.depending(blockers, Traces::NONE);
            return false;
        }
        let proof = Proof::settled(-ply.after.lead() * POINT);
        best.takes(sides, ply, proof, window.beta, window.is_null())
    }

    /// Takes one move's value, which `go_on` finds; whether it refutes.
    #[inline(always)]
    fn last_cuts(
        &mut self,
        sides: Sides,
        place: Place,
        ply: &Ply,
        mut window: Window,
        best: &mut Best,
        go_on: impl FnOnce(&mut Self, Place, Window) -> Proof,
    ) -> bool {
        if let Some(blockers) = self.path.blocks(place, ply) {
            let traces = Traces::of_captures(sides, ply);
            best.proof = best.proof.depending(blockers, traces);
            return false;
        }
        let gain = ply.gain();
        let asks_once = window.is_null();
        window.alpha = window.alpha.max(best.proof.value);
        let next = self.path.push(place, ply, false);
        let mut proof = go_on(self, next, window.turned(gain));
        self.path.pop();
        proof.value = gain - proof.value;
        best.takes(sides, ply, proof, window.beta, asks_once)
    }

    /// A child after a capture.
    #[cold]
    fn reopened(&mut self, sides: Sides, place: Place, window: Window) -> Proof {
        self.visit(sides, place, sides.playable(), window, Entry::EXACT)
    }
}
