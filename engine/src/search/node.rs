//! A position as the search sees it: the mover's stones and the opponent's, and what a placement makes of them.
//!
//! Colours do not appear, captures so far do not either (they are added to the value, see [`crate::search`]), so
//! positions that play on alike are one table entry.

use super::grid::{AROUND_CP, CP, INTERIOR, OUTER, RAYS, RING_A, STAR, beside};

/// The stones of the player to place and of the other one, on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    /// The mover's stones.
    pub own: u64,
    /// The opponent's stones.
    pub opp: u64,
}

/// A placement with its call, packed: the low six bits are the cell, then how CP is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Action(pub u8);

/// A placement carried out: the position it leaves, *seen by the next player*, and what it captured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The placement.
    pub action: Action,
    /// Points captured, an empty CP's point included.
    pub captured: u8,
    /// The stones it flipped, CP's included.
    pub flipped: u8,
    /// The position after it, the opponent to place.
    pub next: Node,
}

impl Action {
    /// No placement.
    pub const NONE: Action = Action(63);
    const CALL_OWN: u8 = 64;
    const CALL_OPP: u8 = 128;

    /// The placement's cell as a set.
    #[inline(always)]
    pub fn cell(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// Whether CP is called in the mover's colour (`Some(true)`), the opponent's, or not at all.
    pub fn calls_own(self) -> Option<bool> {
        match self.0 & !63 {
            Self::CALL_OWN => Some(true),
            Self::CALL_OPP => Some(false),
            _ => None,
        }
    }

    /// The action of placing on `bit` with a call as in [`Action::calls_own`].
    pub fn new(bit: u8, calls_own: Option<bool>) -> Action {
        Action(match calls_own {
            None => bit,
            Some(true) => bit | Self::CALL_OWN,
            Some(false) => bit | Self::CALL_OPP,
        })
    }
}

impl Node {
    /// The cells a stone can still be placed on.
    #[inline(always)]
    pub fn empties(self) -> u64 {
        OUTER & !(self.own | self.opp)
    }

    /// The same stones with the other player to place.
    #[inline(always)]
    pub fn swapped(self) -> Node {
        Node {
            own: self.opp,
            opp: self.own,
        }
    }

    /// Own stones minus the opponent's.
    #[inline(always)]
    pub fn lead(self) -> i32 {
        self.own.count_ones() as i32 - self.opp.count_ones() as i32
    }

    /// Every cell with at least one placement, ko aside.
    ///
    /// A placement that goes through CP flips something with CP read as the mover's or as the opponent's; any
    /// other placement is the same in both readings. So the union of the two readings is the answer.
    #[inline]
    pub fn placements(self) -> u64 {
        let (own, opp) = (self.own & !CP, self.opp & !CP);
        let anchored = bracketing(own | CP, opp);
        let crossed = bracketing(own, opp | CP);
        (anchored | crossed) & self.empties()
    }

    /// Calls `visit` with every different way to play, calls that lead to the same position once.
    #[inline]
    pub fn for_each_step(self, mut visit: impl FnMut(Step)) {
        let mut cells = self.placements();
        while cells != 0 {
            let bit = cells.trailing_zeros() as u8;
            cells &= cells - 1;
            self.steps_at(bit, &mut visit);
        }
    }

    /// The different ways to play on one cell.
    #[inline]
    pub fn steps_at(self, bit: u8, visit: &mut impl FnMut(Step)) {
        let cell = 1u64 << bit;
        if cell & AROUND_CP == 0 {
            let flips = flips(bit, self.own, self.opp);
            if flips != 0 {
                visit(self.carried_out(Action::new(bit, None), self.own, self.opp, flips));
            }
            return;
        }
        let (own, opp) = (self.own & !CP, self.opp & !CP);
        let as_own = flips(bit, own | CP, opp);
        let as_opp = flips(bit, own, opp | CP);
        // A bracket along the ray to CP always contains CP, and flips it only if it is the opponent's: the two
        // readings differ exactly where the placement goes through CP.
        if as_own == as_opp {
            if as_own != 0 {
                visit(self.carried_out(Action::new(bit, None), self.own, self.opp, as_own));
            }
            return;
        }
        if as_own != 0 {
            visit(self.carried_out(Action::new(bit, Some(true)), own | CP, opp, as_own));
        }
        let same_position = as_own != 0 && as_opp == as_own | CP;
        if as_opp != 0 && !same_position {
            visit(self.carried_out(Action::new(bit, Some(false)), own, opp | CP, as_opp));
        }
    }

    /// Places, flips, captures. `own` and `opp` are the stones with CP as called.
    #[inline(always)]
    fn carried_out(self, action: Action, own: u64, opp: u64, flips: u64) -> Step {
        let own = own | action.cell() | flips;
        let mut opp = opp & !flips;
        let mut captured = 0;
        let cornered = opp & INTERIOR & !beside(STAR & !(own | opp));
        if cornered != 0 {
            let changed = own & !self.own;
            let taken = surrounded(own, opp, cornered, changed);
            opp &= !taken;
            captured = taken.count_ones() as u8;
            if taken & CP != 0 {
                return Step {
                    action,
                    captured,
                    flipped: flips.count_ones() as u8,
                    next: Node { own: opp, opp: own },
                };
            }
        }
        let ring_completed = RING_A & !own == 0 && RING_A & !self.own != 0;
        if ring_completed && (own | opp) & CP == 0 {
            captured += 1;
        }
        Step {
            action,
            captured,
            flipped: flips.count_ones() as u8,
            next: Node { own: opp, opp: own },
        }
    }
}

/// The opponent stones of fully surrounded groups that border a changed cell. `cornered` are the interior
/// opponent stones with no empty neighbour, the only ones that can be surrounded.
#[cold]
fn surrounded(own: u64, opp: u64, cornered: u64, changed: u64) -> u64 {
    let mut alive = opp & !cornered;
    loop {
        let grown = alive | (beside(alive) & opp);
        if grown == alive {
            break;
        }
        alive = grown;
    }
    let mut left = opp & !alive;
    let mut taken = 0;
    while left != 0 {
        let mut group = left & left.wrapping_neg();
        loop {
            let grown = group | (beside(group) & left);
            if grown == group {
                break;
            }
            group = grown;
        }
        left &= !group;
        if beside(group) & own & changed != 0 {
            taken |= group;
        }
    }
    taken
}

/// The opponent stones that a stone of the mover on `bit` brackets.
#[inline(always)]
pub(crate) fn flips(bit: u8, own: u64, opp: u64) -> u64 {
    let rays = &RAYS[usize::from(bit)];
    let mut flipped = 0;
    for ray in rays.up {
        // Everything but the ray's non-opponent cells is 1, so the carry stops at the first of those.
        let end = (opp | !ray).wrapping_add(1) & own & ray;
        flipped |= end.wrapping_sub(u64::from(end != 0)) & ray;
    }
    for ray in rays.down {
        let first_other = (1u64 << 63) >> ((ray & !opp) | 1).leading_zeros();
        let end = first_other & own & ray;
        flipped |= end.wrapping_add(end).wrapping_neg() & ray;
    }
    flipped
}

/// Every cell from which a ray runs over one or more of `opp` to one of `own` (occupied cells may be included).
#[inline(always)]
fn bracketing(own: u64, opp: u64) -> u64 {
    let mut cells = 0;
    for step in [1, 7, 8] {
        let pairs = opp & (opp << step);
        let mut run = opp & (own << step);
        run |= opp & (run << step);
        run |= pairs & (run << (2 * step));
        run |= pairs & (run << (2 * step));
        cells |= run << step;
        let pairs = pairs >> step;
        let mut run = opp & (own >> step);
        run |= opp & (run >> step);
        run |= pairs & (run >> (2 * step));
        run |= pairs & (run >> (2 * step));
        cells |= run >> step;
    }
    cells
}

#[cfg(test)]
mod tests {
    use crate::search::testing::{perft, random_nodes, start};
    use crate::{Cells, Sides};

    #[test]
    fn counts_with_equal_successors_merged() {
        for (depth, count) in (1..).zip([9, 69, 408, 2766, 15768, 108_048]) {
            assert_eq!(perft(start(), depth), count);
        }
    }

    #[test]
    fn steps_are_those_of_the_rules() {
        for (history, _) in random_nodes(2_000, 1..=28, 3) {
            for node in history {
                let mut ours = Vec::new();
                node.for_each_step(|step| {
                    ours.push((
                        step.action.cell(),
                        step.next.own,
                        step.next.opp,
                        step.captured,
                    ))
                });
                let mut theirs = Vec::new();
                let sides = Sides::new(Cells::from_bits(node.own), Cells::from_bits(node.opp));
                sides.for_each_distinct(|action, played| {
                    let (own, opp) = (played.after.mover().bits(), played.after.other().bits());
                    theirs.push((Cells::of(action.cell).bits(), own, opp, played.captures));
                });
                ours.sort_unstable();
                theirs.sort_unstable();
                assert_eq!(ours, theirs, "{node:?}");
            }
        }
    }
}
