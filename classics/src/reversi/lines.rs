//! Flips and placements on the board of 8×8 bits, as fast as the search needs them.
//!
//! Smaller boards lie in the middle of it: what surrounds them holds no disc and is never free.
//! [`Position`](super::Position) says the same for every size, more slowly; the tests hold the two together.

/// Rows that may be crossed sideways: without the first and the last column.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares that a disc sees in one direction: towards higher bits (east, south) and towards lower ones.
struct Rays {
    up: [u64; 4],
    down: [u64; 4],
}

/// The rays of every square.
static RAYS: [Rays; 64] = rays();

const fn ray(square: usize, row_step: i32, column_step: i32) -> u64 {
    let (mut row, mut column) = (
        square as i32 / 8 + row_step,
        square as i32 % 8 + column_step,
    );
    let mut squares = 0;
    while 0 <= row && row < 8 && 0 <= column && column < 8 {
        squares |= 1 << (row * 8 + column);
        row += row_step;
        column += column_step;
    }
    squares
}

const fn rays() -> [Rays; 64] {
    const NONE: Rays = Rays {
        up: [0; 4],
        down: [0; 4],
    };
    let mut all = [NONE; 64];
    let mut square = 0;
    while square < 64 {
        all[square] = Rays {
            up: [
                ray(square, 0, 1),
                ray(square, 1, -1),
                ray(square, 1, 0),
                ray(square, 1, 1),
            ],
            down: [
                ray(square, 0, -1),
                ray(square, -1, 1),
                ray(square, -1, 0),
                ray(square, -1, -1),
            ],
        };
        square += 1;
    }
    all
}

/// The discs that flip when the side that owns `own` places on the square of that index, which is free.
#[inline]
pub fn flips(square: u32, own: u64, other: u64) -> u64 {
    let rays = &RAYS[square as usize & 63];
    let mut flips = 0;
    for ray in rays.up {
        // Adding one behind the ray's gaps carries through the discs that are enclosed, and stops at the first other
        // square.
        let end = (other | !ray).wrapping_add(1) & ray & own;
        flips |= end.wrapping_sub(u64::from(end != 0)) & ray;
    }
    for ray in rays.down {
        // Towards lower bits: the highest square of the ray that is not the other side's.
        let gap = ray & !other;
        let end = (1_u64 << 63).checked_shr(gap.leading_zeros()).unwrap_or(0) & own;
        flips |= end.wrapping_neg().wrapping_shl(1) & ray;
    }
    flips
}

/// The squares from `own` over an unbroken row of `crossed` discs, in both directions of one axis.
#[inline]
fn reach(own: u64, crossed: u64, step: u32) -> u64 {
    let mut up = crossed & (own << step);
    let mut down = crossed & (own >> step);
    up |= crossed & (up << step);
    down |= crossed & (down >> step);
    // Two steps at a time from here.
    let (pairs_up, pairs_down) = (crossed & (crossed << step), crossed & (crossed >> step));
    up |= pairs_up & (up << (2 * step));
    down |= pairs_down & (down >> (2 * step));
    up |= pairs_up & (up << (2 * step));
    down |= pairs_down & (down >> (2 * step));
    (up << step) | (down >> step)
}

/// The free squares on which the side that owns `own` flips something.
#[inline]
pub fn placements(own: u64, other: u64, free: u64) -> u64 {
    let inner = other & INNER;
    let found =
        reach(own, inner, 1) | reach(own, other, 8) | reach(own, inner, 7) | reach(own, inner, 9);
    found & free
}

/// Some of the discs of `own` that can never flip again; there may be more.
pub fn stable(own: u64, free: u64) -> u64 {
    let full = full_lines(free);
    let mut stable = own & full[0] & full[1] & full[2] & full[3];
    stable |= own & CORNERS;
    loop {
        let holds = |axis: usize, step: u32, west: u64, east: u64| {
            full[axis] | ((stable << step) & west) | ((stable >> step) & east) | EDGES[axis]
        };
        let next = stable
            | (own
                & holds(0, 1, NOT_WEST, NOT_EAST)
                & holds(1, 8, u64::MAX, u64::MAX)
                & holds(2, 7, NOT_EAST, NOT_WEST)
                & holds(3, 9, NOT_WEST, NOT_EAST));
        if next == stable {
            return stable;
        }
        stable = next;
    }
}

/// The four corners.
pub const CORNERS: u64 = 0x8100_0000_0000_0081;
/// All squares but those of the first column.
pub const NOT_WEST: u64 = 0xfefe_fefe_fefe_fefe;
/// All squares but those of the last column.
pub const NOT_EAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const SIDES: u64 = 0x8181_8181_8181_8181;
const ENDS: u64 = 0xff00_0000_0000_00ff;

/// On each axis the squares at the board's edge: no row goes on beyond them.
const EDGES: [u64; 4] = [SIDES, ENDS, SIDES | ENDS, SIDES | ENDS];

/// On each axis (row, column, rising, falling) the squares whose whole line is without a free square.
fn full_lines(free: u64) -> [u64; 4] {
    let spread = |step: u32, west: u64, east: u64| {
        let (mut up, mut down) = (free, free);
        for _ in 0..7 {
            up |= (up << step) & west;
            down |= (down >> step) & east;
        }
        !(up | down)
    };
    [
        spread(1, NOT_WEST, NOT_EAST),
        spread(8, u64::MAX, u64::MAX),
        spread(7, NOT_EAST, NOT_WEST),
        spread(9, NOT_WEST, NOT_EAST),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::{Bits, Eight, Game, Options, Position};
    use super::*;
    use crate::SplitMix64;

    /// Positions of games played at random.
    fn positions() -> Vec<Position<Eight>> {
        let mut chance = SplitMix64::new(1);
        let mut all = Vec::new();
        for _ in 0..60 {
            let mut game = Game::<Eight>::new(Options::default());
            while !game.is_over() {
                all.push(game.position());
                let mut placements = game.placements();
                let chosen = chance.below(placements.len() as usize);
                let square = placements.nth(chosen).expect("one of them");
                game.play(square).expect("it can be placed");
            }
            all.push(game.position());
        }
        all
    }

    #[test]
    fn both_ways_flip_and_find_the_same() {
        for position in positions() {
            let Position { own, other } = position;
            assert_eq!(
                placements(own, other, position.free()),
                position.placements()
            );
            for square in (0..64).filter(|square| position.free() >> square & 1 == 1) {
                assert_eq!(flips(square, own, other), position.flips(square));
            }
        }
    }

    /// Discs that are called stable survive every game that is played on.
    #[test]
    fn a_stable_disc_never_flips_again() {
        let mut seen = 0;
        for position in positions() {
            let kept = stable(position.own, position.free());
            seen += kept.count();
            let mut now = position;
            let mut own = true;
            for turn in 0..60 {
                let free = now.placements();
                if free == 0 {
                    now = now.passed();
                    own = !own;
                    if now.placements() == 0 {
                        break;
                    }
                    continue;
                }
                // The first or the last placement, turn by turn.
                let square = if turn % 2 == 0 {
                    free.trailing_zeros()
                } else {
                    63 - free.leading_zeros()
                };
                now = now.after(square);
                own = !own;
                let mine = if own { now.own } else { now.other };
                assert_eq!(kept & !mine, 0);
            }
        }
        assert!(seen > 1000, "{seen}");
    }
}
