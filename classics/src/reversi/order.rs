//! The solver's order of placements. The better the first one is, the less of the others has to be looked at.

use super::lines::{CORNERS, NOT_EAST, NOT_WEST, flips, placements, stable};

/// The fewest free squares with which placements are sorted by looking some plies ahead.
const LOOK_AHEAD: u32 = 14;

/// A placement to be tried.
#[derive(Clone, Copy, Default)]
pub struct Candidate {
    pub square: u32,
    /// The discs of the side to move after it.
    pub own: u64,
    pub other: u64,
    worth: i32,
}

impl Candidate {
    pub fn new(square: u32, own: u64, other: u64) -> Candidate {
        Candidate {
            square,
            own,
            other,
            worth: 0,
        }
    }
}

/// Puts the best first: `first`, if it is among them, then those that promise most.
pub fn sort(tries: &mut [Candidate], first: u32, free: u64) {
    let count = free.count_ones();
    for one in tries.iter_mut() {
        let rest = free & !(1 << one.square);
        one.worth = if one.square == first {
            i32::MAX
        } else if count < LOOK_AHEAD {
            worth(one, free, count)
        } else {
            let plies = 1 + (count - LOOK_AHEAD) / 4;
            -judge(one.own, one.other, rest, plies, -i32::MAX, i32::MAX)
        };
    }
    tries.sort_unstable_by_key(|one| std::cmp::Reverse(one.worth));
}

/// The position after a placement, seen by the side that is to move then.
#[inline]
pub fn after(square: u32, own: u64, other: u64) -> (u64, u64) {
    let flipped = flips(square, own, other);
    (other & !flipped, own | flipped | 1 << square)
}

/// The squares of a set, by index.
#[inline]
pub fn bits(mut squares: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let square = squares.trailing_zeros();
        squares &= squares.wrapping_sub(1);
        (square < 64).then_some(square)
    })
}

/// The four quarters of the board.
const QUARTERS: [u64; 4] = [
    0x0000_0000_0f0f_0f0f,
    0x0000_0000_f0f0_f0f0,
    0x0f0f_0f0f_0000_0000,
    0xf0f0_f0f0_0000_0000,
];

/// The quarters with an odd number of free squares: near enough to the regions that are closed in themselves.
#[inline]
pub fn odd_regions(free: u64) -> u64 {
    let mut odd = 0;
    for quarter in QUARTERS {
        if (free & quarter).count_ones() & 1 == 1 {
            odd |= quarter;
        }
    }
    odd
}

/// The promise of a placement: above all, the fewness of the placements it leaves to the other side.
fn worth(one: &Candidate, free: u64, count: u32) -> i32 {
    let rest = free & !(1 << one.square);
    let answers = placements(one.own, one.other, rest);
    let mobility = answers.count_ones() + (answers & CORNERS).count_ones();
    // Free squares beside its discs may become answers.
    let beside = around(one.other) & rest;
    let mut worth = -(mobility as i32 * 16) - beside.count_ones() as i32 * 3;
    worth += (stable(one.other, rest).count_ones() as i32) * 5;
    if odd_regions(free) >> one.square & 1 == 1 {
        worth += if count < 13 { 12 } else { 4 };
    }
    if CORNERS >> one.square & 1 == 1 {
        worth += 20;
    }
    worth
}

/// The look of a position for the side to move, some plies ahead: mobility, stable discs, corners.
fn judge(own: u64, other: u64, free: u64, plies: u32, alpha: i32, beta: i32) -> i32 {
    let open = placements(own, other, free);
    if plies == 0 || open == 0 {
        let answers = placements(other, own, free);
        let weigh = |open: u64| (open.count_ones() + (open & CORNERS).count_ones()) as i32 * 16;
        let beside = |discs: u64| (around(discs) & free).count_ones() as i32 * 4;
        let safe = |discs: u64| stable(discs, free).count_ones() as i32 * 12;
        return weigh(open) - weigh(answers) + beside(other) - beside(own) + safe(own)
            - safe(other);
    }
    let mut best = alpha;
    for square in bits(open) {
        let (next_own, next_other) = after(square, own, other);
        let rest = free & !(1 << square);
        best = best.max(-judge(next_own, next_other, rest, plies - 1, -beta, -best));
        if beta <= best {
            break;
        }
    }
    best
}

/// Every square beside one of these.
fn around(discs: u64) -> u64 {
    let wide = discs | ((discs << 1) & NOT_WEST) | ((discs >> 1) & NOT_EAST);
    wide | (wide << 8) | (wide >> 8)
}
