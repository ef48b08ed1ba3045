//! Move ordering, and the choice of moves that are first searched less deep.

use super::{AlphaBeta, Entry, INFINITE, Judge, OrderWeights, POINT, Place, Sides, Steps, Window};

/// Children further below the best one than this are not distinguished in the move ordering.
const GUIDE_MARGIN: i32 = 12 * POINT;

/// The moves of a node after these are first looked at a ply less deep: the order of moves is good enough for that.
const LATE_FROM: u32 = 3;

/// The depth of the searches that order a node's moves; `None` where a glance must do.
fn guide_depth(vacant: usize, depth: u8) -> Option<u8> {
    if depth != Entry::EXACT {
        return (2 < depth).then_some(0);
    }
    match vacant {
        0..=7 => None,
        8..=10 => Some(0),
        11 => Some(1),
        12 | 13 => Some(2),
        14..=18 => Some(3),
        19..=21 => Some(4),
        22..=24 => Some(5),
        _ => Some(6),
    }
}

impl<J: Judge> AlphaBeta<'_, J> {
    /// Rates a node's moves that were not given out yet: at a glance, and by a small search of each, the deeper the
    /// more vacant cells the node has.
    pub(super) fn rate(&mut self, place: Place, steps: &mut Steps, sides: Sides, depth: u8) {
        let guide = if self.ordering {
            None
        } else {
            guide_depth(sides.vacant().len(), depth)
        };
        let order_weights = self.order_weights(depth);
        let mut best = -INFINITE;
        for index in steps.rest() {
            let mut rated = self.steps.at(index);
            rated.glance(order_weights);
            if let Some(depth) = guide {
                self.ordering = true;
                let window = Window {
                    alpha: best - GUIDE_MARGIN,
                    beta: INFINITE,
                };
                let value = self.search_step(place, &rated.ply, false, window, depth);
                self.ordering = false;
                best = best.max(value);
                rated.rating += value * order_weights.guide / POINT;
            }
            self.steps.set(index, rated);
        }
        steps.rated = true;
    }

    /// The weights by which moves are rated at a glance in a search to `depth`. The small searches that order a proof's
    /// moves are part of it.
    #[inline(always)]
    pub(super) fn order_weights(&self, depth: u8) -> OrderWeights {
        if depth == Entry::EXACT || self.ordering {
            OrderWeights::PROOF
        } else {
            OrderWeights::DEPTH
        }
    }

    /// True if the move tried as number `tried` is first searched a ply less deep than the `depth` left to it. Proofs
    /// leave out nothing.
    pub(super) fn is_shortened(&self, tried: u32, depth: u8) -> bool {
        LATE_FROM < tried && 2 <= depth && depth != Entry::EXACT && !self.ordering
    }
}
