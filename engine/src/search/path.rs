//! The positions a game must not repeat, as far as a search has to remember them.
//!
//! A stone on one of the 24 cells of the rim is never captured, so once one is placed no earlier position can
//! come back. Only the positions since the last such placement, the *run*, can block a move. Inside a run every
//! placement adds a stone, so a position can only come back after a capture within the run.

use super::entry::Entry;
use super::table_key::Needed;
use super::traces::{Blockers, Traces, is_among, mark, stones};
use crate::Cells;
use crate::sides::Ply;
use crate::sides::Sides;

/// The place of a search in the run of remembered positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Index of the run's first position.
    start: u16,
    /// True if a capture happened within the run so far.
    captured: bool,
    /// True if the colours of the node are swapped against the path's first player.
    swapped: bool,
    /// True if the last placement was a ko exception.
    pub bound: bool,
}

impl Place {
    /// True if a capture happened within the run so far.
    #[inline(always)]
    pub fn has_captured(self) -> bool {
        self.captured
    }
}

/// The remembered positions on the way from the game's past to the current node, the node's own last.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    positions: Vec<Remembered>,
}

#[derive(Clone, Copy, Debug)]
struct Remembered {
    /// The board as the path's first player sees it.
    position: Sides,
    /// The marks of the positions before it in its run.
    earlier: u64,
}

impl Path {
    /// A path that remembers `past` (older positions first, the current one last), each as the player to move at the
    /// root sees it. `bound` says that the last placement was a ko exception.
    pub fn new(past: &[Sides], bound: bool) -> (Path, Place) {
        let rim = |sides: &Sides| sides.empty() & Cells::RIM;
        let run = match past.last() {
            Some(last) => past
                .iter()
                .rposition(|sides| rim(sides) != rim(last))
                .map_or(0, |index| index + 1),
            None => 0,
        };
        let captured = past[run..]
            .windows(2)
            .any(|pair| !pair[1].empty().is_subset(pair[0].empty()));
        let place = Place {
            start: 0,
            captured,
            swapped: false,
            bound,
        };
        let mut earlier = 0;
        let remember = |position: &Sides| {
            let remembered = Remembered {
                position: *position,
                earlier,
            };
            earlier |= mark(*position);
            remembered
        };
        let positions = past[run..].iter().map(remember).collect();
        (Path { positions }, place)
    }

    /// The index of the current node's position.
    #[inline(always)]
    fn index(&self) -> usize {
        self.positions.len() - 1
    }

    /// True if the current node's value cannot depend on a position before it.
    #[inline(always)]
    pub fn is_fresh(&self, place: Place) -> bool {
        self.index() == usize::from(place.start)
    }

    /// The blockers among the positions that lie before the current node.
    #[inline(always)]
    pub fn before(&self, place: Place, blockers: Blockers) -> Blockers {
        let at = (self.index() as u32 - u32::from(place.start)).min(Blockers::LAST);
        let last = blockers.0 & (1 << Blockers::LAST);
        Blockers(blockers.0 & ((1 << at) - 1) | last)
    }

    /// The dependence to store in an entry for these `blockers`. `None` if they are several.
    #[inline(always)]
    pub fn needed(&self, place: Place, blockers: Blockers) -> Option<Needed> {
        if blockers.is_empty() {
            return Some(Needed::NOTHING);
        }
        let bit = blockers.0.trailing_zeros();
        if blockers.0.count_ones() != 1 || bit == Blockers::LAST {
            return None;
        }
        let position = self.positions[usize::from(place.start) + bit as usize].position;
        Some(Needed::position(absolute(position, place.swapped)))
    }

    /// The positions of the run on which an entry depends where the current position is `sides`; `None` if it does not
    /// hold there.
    ///
    /// An earlier position of the run may come back below only if it was met there, and all stones that it lacks are
    /// captured.
    #[inline(always)]
    pub fn trusts(&self, place: Place, entry: &Entry, sides: Sides) -> Option<Blockers> {
        let last = &self.positions[self.index()];
        if entry.needs.is_none() && last.earlier & entry.traces.0 == 0 {
            return Some(Blockers::NONE);
        }
        if self.is_fresh(place) {
            return None;
        }
        self.may_hold(place, entry, sides)
    }

    /// True if a value below which this was met holds here.
    pub fn allows(&self, place: Place, traces: Traces, sides: Sides) -> bool {
        self.run_before(place)
            .iter()
            .all(|earlier| !may_return(earlier.position, traces, sides))
    }

    #[inline(always)]
    fn run_before(&self, place: Place) -> &[Remembered] {
        &self.positions[usize::from(place.start)..self.index()]
    }

    #[inline(never)]
    fn may_hold(&self, place: Place, entry: &Entry, sides: Sides) -> Option<Blockers> {
        let mut blockers = Blockers::NONE;
        for (number, earlier) in self.run_before(place).iter().enumerate() {
            let position = earlier.position;
            if entry.needs.is(absolute(position, place.swapped)) {
                blockers = Blockers::at(number as u32);
            } else if may_return(position, entry.traces, sides) {
                return None;
            }
        }
        (entry.needs.is_none() || !blockers.is_empty()).then_some(blockers)
    }

    /// The position that blocks `ply`, the latest if there are several.
    #[inline(always)]
    pub fn blocks(&self, place: Place, ply: &Ply) -> Option<Blockers> {
        if ply.is_on_rim() || !(place.captured || ply.captures != 0) {
            return None;
        }
        // Most positions are new, and most of those have a mark of their own.
        if !is_among(ply.after, self.marks()) {
            return None;
        }
        self.find(place, ply)
    }

    /// The marks of the positions of the run so far.
    #[inline(always)]
    fn marks(&self) -> u64 {
        let last = &self.positions[self.index()];
        last.earlier | mark(last.position)
    }

    #[cold]
    fn find(&self, place: Place, ply: &Ply) -> Option<Blockers> {
        let position = absolute(ply.after, !place.swapped);
        (usize::from(place.start)..self.positions.len())
            .rev()
            .find(|&index| self.positions[index].position == position)
            .map(|index| Blockers::at(index as u32 - u32::from(place.start)))
    }

    /// Moves on to the position after `ply`.
    #[inline(always)]
    pub fn push(&mut self, place: Place, ply: &Ply, exception: bool) -> Place {
        let swapped = !place.swapped;
        let stays = !ply.is_on_rim();
        let next = Place {
            start: if stays {
                place.start
            } else {
                self.positions.len() as u16
            },
            captured: stays && (place.captured || ply.captures != 0),
            swapped,
            bound: exception,
        };
        let earlier = if stays { self.marks() } else { 0 };
        self.positions.push(Remembered {
            position: absolute(ply.after, swapped),
            earlier,
        });
        next
    }

    /// Goes back to the position before.
    #[inline(always)]
    pub fn pop(&mut self) {
        self.positions.pop();
    }

    /// The number of positions on the path.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// The place of the same position with the other player to move: a pass.
    #[inline(always)]
    pub fn passed(place: Place) -> Place {
        Place {
            swapped: !place.swapped,
            ..place
        }
    }
}

/// True if an `earlier` position may come back below the current one, `sides`, where this was met.
#[inline(always)]
fn may_return(earlier: Sides, traces: Traces, sides: Sides) -> bool {
    is_among(earlier, traces.0) && traces.covers(stones(sides) - stones(earlier))
}

#[inline(always)]
fn absolute(sides: Sides, swapped: bool) -> Sides {
    if swapped { sides.passed() } else { sides }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::{Board, Color};

    fn ply_on(sides: Sides, cells: Cells) -> Ply {
        let mut found = None;
        sides.for_each_step(|step| {
            if step.action.is_on(cells) {
                found = Some(Ply::from(step));
            }
        });
        found.unwrap()
    }

    fn entry(traces: Traces, needs: Needed) -> Entry {
        let mut entry = Entry::proved((0, 0), Action::NONE, traces);
        entry.needs = needs;
        entry
    }

    #[test]
    fn an_entry_holds_where_what_it_needs_is_remembered_and_nothing_comes_back() {
        let start = Board::START.seen_by(Color::Black);
        let (mut path, root) = Path::new(&[start], false);
        let ply = ply_on(start, Cells::INTERIOR);
        let place = path.push(root, &ply, false);
        let sides = ply.after;
        let trusts = |path: &Path, traces, needs| path.trusts(place, &entry(traces, needs), sides);
        // White is to move now, and sees the start position from the other side.
        let needed = Needed::position(start.passed());
        let first = path.before(place, Blockers(1));
        assert_eq!(path.needed(place, first), Some(needed));
        assert_eq!(trusts(&path, Traces::NONE, needed), Some(first));
        assert_eq!(trusts(&path, Traces::ANY, needed), Some(first));
        let other = Needed::position(start);
        assert_eq!(trusts(&path, Traces::NONE, other), None);
        let nothing = Some(Blockers::NONE);
        assert_eq!(trusts(&path, Traces::NONE, Needed::NOTHING), nothing);
        assert_eq!(trusts(&path, Traces::ANY, Needed::NOTHING), None);
        // Reached below, but the stone placed since would have to be captured.
        let reached = Traces(mark(start));
        assert_eq!(trusts(&path, reached, Needed::NOTHING), nothing);
        let captured = Traces::on(stones(sides) - stones(start));
        assert_eq!(trusts(&path, captured, Needed::NOTHING), nothing);
        assert_eq!(trusts(&path, reached.and(captured), Needed::NOTHING), None);
    }

    #[test]
    fn a_stone_on_the_rim_ends_what_is_remembered() {
        let start = Board::START.seen_by(Color::Black);
        let (mut path, root) = Path::new(&[start], false);
        let ply = ply_on(start, Cells::RIM);
        let place = path.push(root, &ply, false);
        let trusts = |traces, needs| path.trusts(place, &entry(traces, needs), ply.after);
        let needed = Needed::position(start.passed());
        assert_eq!(trusts(Traces::NONE, needed), None);
        assert_eq!(trusts(Traces::ANY, Needed::NOTHING), Some(Blockers::NONE));
    }
}
