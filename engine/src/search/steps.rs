//! The moves of a node in the order they are worth trying.
//!
//! All nodes on the way share one growing list, so that a node costs no allocation and no clearing.

use super::{CAPTURE, POINT};
use crate::Cells;
use crate::action::Action;
use crate::sides::Ply;
use crate::sides::Sides;

impl Ply {
    /// The addend of the step to the mover's value.
    #[inline(always)]
    pub fn gain(&self) -> i32 {
        i32::from(self.captures) * (POINT + CAPTURE)
    }
}

/// A ply with its rank among its siblings and the answers it leaves.
#[derive(Clone, Copy)]
pub(crate) struct Rated {
    /// The ply.
    pub ply: Ply,
    /// The cells on which the player who is next may place.
    pub replies: Cells,
    /// Higher is tried earlier.
    pub rating: i32,
}

/// The rating of a move that was put off: lower than every other.
const PUT_OFF: i32 = i32::MIN;

/// The moves of all nodes on the way from the root, the current node's last.
pub(crate) struct StepList {
    list: Vec<Rated>,
}

/// The part of a [`StepList`] that belongs to one node.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    start: usize,
    end: usize,
    given: usize,
    /// True if all of them have a rating.
    pub rated: bool,
}

impl StepList {
    /// An empty list.
    pub fn new() -> StepList {
        StepList {
            list: Vec::with_capacity(1024),
        }
    }

    /// Adds the moves of a position, whose playable cells are given; the answers to them are left open.
    #[inline]
    pub fn add(&mut self, sides: Sides, playable: Cells) -> Steps {
        let none = self.none();
        for bit in playable.bit_numbers() {
            sides.some_ply_on(bit, &mut |ply, _| {
                self.put_aside(ply);
                false
            });
        }
        self.since(none)
    }

    /// An empty part, at the end of the list.
    #[inline(always)]
    pub fn none(&self) -> Steps {
        let end = self.list.len();
        Steps {
            start: end,
            end,
            given: end,
            rated: false,
        }
    }

    /// Adds one move, unrated, for [`StepList::since`].
    #[inline(always)]
    pub fn put_aside(&mut self, ply: Ply) {
        self.list.push(Rated {
            ply,
            replies: Cells::EMPTY,
            rating: 0,
        });
    }

    /// A part with what was added after it.
    #[inline(always)]
    pub fn since(&self, steps: Steps) -> Steps {
        Steps {
            end: self.list.len(),
            ..steps
        }
    }

    /// Puts the move with this action first, if it is there: to be tried before anything is rated.
    #[inline]
    pub fn lead_with(&mut self, steps: &mut Steps, action: Action) -> bool {
        let moves = self.of_mut(*steps);
        let Some(at) = moves.iter().position(|rated| rated.ply.action == action) else {
            return false;
        };
        moves.swap(0, at);
        moves[0].rating = i32::MAX;
        moves[0].replies = moves[0].ply.after.playable();
        true
    }

    /// Removes a node's moves, the last added first.
    #[inline(always)]
    pub fn drop(&mut self, steps: Steps) {
        self.list.truncate(steps.start);
    }

    /// The node's moves.
    #[inline(always)]
    pub fn of(&self, steps: Steps) -> &[Rated] {
        &self.list[steps.start..steps.end]
    }

    /// The node's moves, to be changed.
    #[inline(always)]
    pub fn of_mut(&mut self, steps: Steps) -> &mut [Rated] {
        &mut self.list[steps.start..steps.end]
    }

    /// One move of the list.
    #[inline(always)]
    pub fn at(&self, index: usize) -> Rated {
        self.list[index]
    }

    /// Replaces one move of the list.
    #[inline(always)]
    pub fn set(&mut self, index: usize, rated: Rated) {
        self.list[index] = rated;
    }

    /// The best move not given out yet.
    #[inline(always)]
    pub fn next_best(&mut self, steps: &mut Steps) -> Option<Rated> {
        let rest = &mut self.list[steps.given..steps.end];
        let mut best = 0;
        for index in 1..rest.len() {
            if rest[best].rating < rest[index].rating {
                best = index;
            }
        }
        if rest.is_empty() {
            return None;
        }
        rest.swap(0, best);
        steps.given += 1;
        Some(rest[0])
    }

    /// Takes back the move given out last, to give it out again after all others.
    pub fn put_off(&mut self, steps: &mut Steps) {
        steps.given -= 1;
        self.list[steps.given].rating = PUT_OFF;
    }
}

impl Steps {
    /// The range of the list with the node's moves that were not given out yet.
    pub fn rest(self) -> std::ops::Range<usize> {
        self.given..self.end
    }

    /// True if the first move was tried without rating the others, and did not settle the node.
    #[inline(always)]
    pub fn rest_needs_rating(self) -> bool {
        !self.rated && self.start < self.given
    }

    /// Gives out the moves from the first again.
    pub fn restart(&mut self) {
        self.given = self.start;
    }
}

impl Rated {
    /// True if it was given out before and put off.
    pub fn was_put_off(&self) -> bool {
        self.rating == PUT_OFF
    }

    /// Finds the answers, and what the move is worth at a glance.
    #[inline(always)]
    pub fn glance(&mut self, order_weights: OrderWeights) {
        self.replies = self.ply.after.playable();
        let replies = self.replies.len() as i32;
        let tip = i32::from(self.ply.action.is_on(Cells::TIPS));
        let captures = i32::from(self.ply.captures);
        self.rating =
            20 * tip - order_weights.captures * captures - order_weights.replies * replies;
    }
}

/// Weights of the ratings of moves: few answers above all, tips, and rather no captures, which open cells again; and
/// what a small search finds. The weights were found by counting the nodes of searches (docs/search.md).
#[derive(Clone, Copy)]
pub(crate) struct OrderWeights {
    /// The deduction for each captured stone.
    captures: i32,
    /// The deduction for each answer.
    replies: i32,
    /// The addition for each point that a small search finds.
    pub guide: i32,
}

impl OrderWeights {
    /// In a proof, where every cell that is opened again has to be searched to the end.
    pub const PROOF: OrderWeights = OrderWeights {
        captures: 40,
        replies: 20,
        guide: 8,
    };

    /// In a search to a depth.
    pub const DEPTH: OrderWeights = OrderWeights {
        captures: 8,
        replies: 26,
        guide: 6,
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Color};

    #[test]
    fn a_move_that_is_put_off_comes_last() {
        let sides = Board::START.seen_by(Color::Black);
        let mut list = StepList::new();
        let mut steps = list.add(sides, sides.playable());
        for rated in list.of_mut(steps) {
            rated.glance(OrderWeights::PROOF);
        }
        let mut given = Vec::new();
        let first = list.next_best(&mut steps).map(|rated| rated.ply.action);
        list.put_off(&mut steps);
        while let Some(rated) = list.next_best(&mut steps) {
            given.push((rated.ply.action, rated.was_put_off()));
        }
        assert_eq!(given.len(), list.of(steps).len());
        assert_eq!(given.last().copied(), first.map(|first| (first, true)));
        assert_eq!(given.iter().filter(|(_, put_off)| *put_off).count(), 1);
    }
}
