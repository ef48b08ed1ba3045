//! Lookups of a node in the openings and the table, and the results stored in the table.

use super::{AlphaBeta, Judge, Place, Proof, Window, below};
use crate::action::Action;
use crate::search::entry::Entry;
use crate::search::steps::Steps;
use crate::search::table_key::TableKey;
use crate::sides::Sides;

/// Everything known about a node.
pub(super) struct Found {
    /// The value, if the bounds tell enough of it.
    pub settled: Option<Proof>,
    /// The move to try first.
    pub first: Action,
    /// The positions on which the bounds that narrow the window depend; the value means nothing.
    pub bounds: Proof,
}

impl<J: Judge> AlphaBeta<'_, J> {
    /// Looks a node up in the openings and the table. The window is narrowed to what their bounds leave open.
    #[inline(always)]
    pub(super) fn look_up(
        &self,
        key: TableKey,
        sides: Sides,
        place: Place,
        window: &mut Window,
        depth: u8,
    ) -> Found {
        let mut found = Found {
            settled: None,
            first: Action::NONE,
            bounds: Proof::settled(0),
        };
        // Takes what an entry says; whether that settles the node.
        let mut take = |entry: &Entry| {
            found.first = entry.best;
            // A bound of a shallower search does not count; its move is good for the order.
            if depth <= entry.depth
                && let Some(blockers) = self.path.trusts(place, entry, sides)
            {
                found.bounds = found.bounds.depending(blockers, entry.traces);
                let value = entry.settles(window);
                found.settled = value.map(|value| Proof {
                    value,
                    ..found.bounds
                });
            }
            found.settled.is_some()
        };
        match self.opening(sides, place.bound, depth) {
            Some(entry) => take(&entry),
            None => self.table.find(key, take).is_some(),
        };
        found
    }

    /// The openings' value of a position, as a proof.
    #[inline(always)]
    fn opening(&self, sides: Sides, bound: bool, depth: u8) -> Option<Entry> {
        if depth != Entry::EXACT {
            return None;
        }
        self.openings?.entry(sides, bound)
    }

    /// Keeps what a node's search proved, unless that depends on more than one position before the node.
    #[inline(always)]
    pub(super) fn keep(
        &mut self,
        key: TableKey,
        place: Place,
        mut entry: Entry,
        proof: Proof,
        work: u64,
    ) {
        let blockers = self.path.before(place, proof.blockers);
        if let Some(needs) = self.path.needed(place, blockers)
            && (needs.is_none() || entry.depth == Entry::EXACT)
        {
            entry.needs = needs;
            self.table.store(key, entry, work);
        }
    }

    /// The entry of a position in the openings or the table that holds after any run.
    #[inline(always)]
    pub(super) fn known(
        &self,
        sides: Sides,
        key: TableKey,
        bound: bool,
        depth: u8,
    ) -> Option<Entry> {
        self.opening(sides, bound, depth)
            .or_else(|| self.table.probe(key))
    }

    /// Looks for a child whose entry alone refutes: only placements on the rim, whose entries hold after any history.
    pub(super) fn known_cut(&self, steps: Steps, beta: i32, depth: u8) -> Option<i32> {
        self.steps
            .of(steps)
            .iter()
            .map(|rated| &rated.ply)
            .filter(|ply| ply.is_on_rim())
            .find_map(|ply| {
                let key = TableKey::of(ply.after, false, depth);
                let entry = self.known(ply.after, key, false, depth)?;
                let value = ply.gain() - i32::from(entry.high);
                (below(depth) <= entry.depth && entry.high != i16::MAX && beta <= value)
                    .then_some(value)
            })
    }
}
