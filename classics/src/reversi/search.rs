//! Negascout with a table on any board and for both aims, an evaluation where it ends.
//!
//! Placements are tried in this order: the one the table remembers, then those that the evaluation likes or, near the
//! end of the look ahead, those that leave the other side least to play. Passes cost no depth. A search as deep as
//! squares are free is exact.
//!
//! Review's estimates may leave out what a shallower look decides (`cuts`), and have the last squares solved. Both only
//! where a solver was lent.

use super::budget::{Budget, EXACT};
use super::cuts::ShallowSearch;
use super::eval::{DISC, Judge};
use super::field::{Field, View, places};
use super::game::Aim;
use super::grid::Bits;
use super::solve::Solver;
use super::table::Table;

/// A number above any value.
pub(super) const INFINITE: i32 = 10_000;

/// From this depth on placements are sorted by the evaluation.
const JUDGED: u8 = 4;

/// The most free squares with which the solver is asked, if there is one.
const SOLVED: u32 = 8;

/// The number of the solver's positions that cost as much as one of this search.
const SOLVER_NODES: u64 = 4;

/// A search under way.
pub(super) struct Search<'a, F: Field, J: Judge<F>> {
    judge: &'a J,
    table: &'a mut Table,
    /// 1 if more discs win, -1 if fewer.
    sign: i32,
    /// The corners, worth going for or better avoided.
    corners: F::Bits,
    budget: Budget<'a>,
    pub nodes: u64,
    /// True if the budget is used up; values are meaningless then.
    pub aborted: bool,
    /// Solves the last squares. With it, shallower looks may decide.
    solver: Option<&'a mut Solver>,
}

/// A placement to be tried.
#[derive(Clone, Copy)]
struct Try<F: Field> {
    place: u32,
    after: View<F>,
    worth: i32,
}

impl<'a, F: Field, J: Judge<F>> Search<'a, F, J> {
    pub fn new(judge: &'a J, table: &'a mut Table, aim: Aim, budget: Budget<'a>) -> Self {
        let corners = F::SHAPE.corners().map(F::place);
        let corners = corners
            .iter()
            .fold(F::Bits::NONE, |set, place| set | (F::Bits::FIRST << *place));
        Search {
            judge,
            table,
            sign: match aim {
                Aim::Most => 1,
                Aim::Fewest => -1,
            },
            corners,
            budget,
            nodes: 0,
            aborted: false,
            solver: None,
        }
    }

    /// This search with cuts.
    pub fn with_cuts(self, solver: &'a mut Solver) -> Self {
        Search {
            solver: Some(solver),
            ..self
        }
    }

    /// Goes on until `nodes` positions were looked at.
    pub fn allow(&mut self, nodes: u64) {
        self.budget.nodes = nodes;
        self.aborted = false;
    }

    /// True if values may be wrong where the search reached the end of the game.
    pub fn has_cuts(&self) -> bool {
        self.solver.is_some()
    }

    /// A bound on the value for the side to move, `depth` placements ahead: at least what it returns if that is `beta`
    /// or more, at most if it is `alpha` or less, else exact.
    pub fn visit(&mut self, view: View<F>, alpha: i32, beta: i32, depth: u8) -> i32 {
        self.nodes += 1;
        if self.aborted || self.budget.is_used(self.nodes) {
            self.aborted = true;
            return alpha;
        }
        let open = view.placements();
        if open == F::Bits::NONE {
            let passed = view.passed();
            if passed.placements() == F::Bits::NONE {
                return self.sign * DISC * view.final_lead();
            }
            return -self.visit(passed, -beta, -alpha, depth);
        }
        match depth {
            0 => {
                let limit = DISC * view_limit::<F>();
                self.judge.value(view, open).clamp(-limit, limit)
            }
            1 => self.last(view, open, alpha, beta),
            _ => self.deep(view, open, [alpha, beta], depth),
        }
    }

    /// The search of one placement: nothing is sorted nor remembered.
    fn last(&mut self, view: View<F>, open: F::Bits, alpha: i32, beta: i32) -> i32 {
        let mut best = -INFINITE;
        for place in places(open) {
            let value = -self.visit(view.after(place), -beta, -alpha.max(best), 0);
            best = best.max(value);
            if beta <= best {
                break;
            }
        }
        best
    }

    fn deep(&mut self, view: View<F>, open: F::Bits, window: [i32; 2], depth: u8) -> i32 {
        let [alpha, beta] = window;
        let free = view.free().count();
        let depth = if free <= u32::from(depth) {
            EXACT
        } else {
            depth
        };
        let key = view.fingerprint();
        let mut first = None;
        if let Some(known) = self.table.get(key) {
            let (low, high) = (i32::from(known.low), i32::from(known.high));
            if depth <= known.depth {
                if beta <= low || low == high {
                    return low;
                }
                if high <= alpha {
                    return high;
                }
            }
            first = Some(u32::from(known.best));
        }
        if self.has_cuts()
            && let Some(value) = self.shortcut(view, open, window, depth)
        {
            return value;
        }
        let tries = self.sorted(view, open, first, depth);
        let next = if depth == EXACT {
            free as u8 - 1
        } else {
            depth - 1
        };
        let (mut best, mut best_place) = (-INFINITE, tries[0].place);
        for (number, one) in tries.iter().enumerate() {
            let low = alpha.max(best);
            let value = self.child(one.after, [low, beta], next, number == 0);
            if self.aborted {
                return alpha;
            }
            if best < value {
                (best, best_place) = (value, one.place);
                if beta <= best {
                    break;
                }
            }
        }
        self.table.put(key, depth, [alpha, best, beta], best_place);
        best
    }

    /// A bound by the solver or by a shallower look.
    fn shortcut(
        &mut self,
        view: View<F>,
        open: F::Bits,
        [alpha, beta]: [i32; 2],
        depth: u8,
    ) -> Option<i32> {
        let free = view.free().count();
        if depth == EXACT && free <= SOLVED {
            return Some(self.solved(view, alpha, beta));
        }
        if 1 < beta - alpha {
            return None;
        }
        let look = ShallowSearch::instead_of(depth, free)?;
        let judged = self.judge.value(view, open);
        let high = beta + look.margin - look.low;
        if look.is_promising(judged, beta) && high <= self.visit(view, high - 1, high, look.depth) {
            return Some(beta);
        }
        let low = alpha - look.margin - look.low;
        let is_bad = look.is_promising(-judged, -alpha)
            && self.visit(view, low, low + 1, look.depth) <= low
            && !self.aborted;
        is_bad.then_some(alpha)
    }

    /// The solver's bound, which counts whole discs.
    fn solved(&mut self, view: View<F>, alpha: i32, beta: i32) -> i32 {
        let budget = Budget {
            nodes: u64::MAX,
            ..self.budget
        };
        let window = [alpha.div_euclid(DISC), -(-beta).div_euclid(DISC)];
        let solver = self.solver.as_mut().expect("it was lent");
        let Some((score, nodes)) = solver.bound(view, window, budget) else {
            self.aborted = true;
            return alpha;
        };
        self.nodes += nodes / SOLVER_NODES;
        score * DISC
    }

    /// The value of a placement: those after the first are at first only asked whether they are better.
    pub fn child(&mut self, after: View<F>, [low, high]: [i32; 2], depth: u8, first: bool) -> i32 {
        if first || high - low <= 1 {
            return -self.visit(after, -high, -low, depth);
        }
        let value = -self.visit(after, -low - 1, -low, depth);
        if value <= low || high <= value || self.aborted {
            return value;
        }
        -self.visit(after, -high, -low, depth)
    }

    fn sorted(
        &mut self,
        view: View<F>,
        open: F::Bits,
        first: Option<u32>,
        depth: u8,
    ) -> Vec<Try<F>> {
        let mut tries = Vec::with_capacity(open.count() as usize);
        let judged = (JUDGED..EXACT).contains(&depth);
        for place in places(open) {
            let after = view.after(place);
            let worth = if first == Some(place) {
                INFINITE
            } else {
                let answers = after.placements();
                if judged && answers != F::Bits::NONE {
                    -self.judge.value(after, answers)
                } else {
                    let corner = (F::Bits::FIRST << place) & self.corners != F::Bits::NONE;
                    -(DISC * answers.count() as i32) + self.sign * DISC * 4 * i32::from(corner)
                }
            };
            tries.push(Try {
                place,
                after,
                worth,
            });
        }
        tries.sort_by_key(|one| std::cmp::Reverse(one.worth));
        tries
    }
}

/// No evaluation is as good as a game that is won by all squares.
fn view_limit<F: Field>() -> i32 {
    F::SHAPE.places() as i32 - 1
}
