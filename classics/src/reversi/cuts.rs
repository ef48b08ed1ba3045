//! Cuts by shallow searches that say enough about deep ones (multi-probability cut).
//!
//! A look of few placements differs from one of many by an amount that is known: `classics measure looks` measures it.
//! Where a shallow look at a position is further above or below the wanted value than that, the deep look would hardly
//! say otherwise. The spreads are those of the learned patterns on 8×8 squares, so nothing else is cut.

use super::budget::EXACT;
use super::eval::DISC;

/// A shallow look and its distance from a deep one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShallowSearch {
    /// Placements that it looks ahead.
    pub depth: u8,
    /// The least distance from the wanted value that decides.
    pub margin: i32,
    /// The discs by which it is too low on average.
    pub low: i32,
}

/// With fewer free squares a look to the end is not cut: it costs little.
const FIRST_FREE: u32 = 9;

/// The amount by which a look from an even number of placements is below the end of the game: the last one looked at is
/// the other side's, which chooses what is judged best for it, errors included.
const EVEN_IS_LOW: i32 = 2 * DISC;

impl ShallowSearch {
    /// The look that may stand for one of `depth` placements with `free` free squares. None if it would cost too
    /// much.
    pub fn instead_of(depth: u8, free: u32) -> Option<ShallowSearch> {
        if depth == EXACT {
            return ShallowSearch::instead_of_the_end(free);
        }
        let shallow = match depth {
            0..=3 => return None,
            4 | 6 => 2,
            5 => 1,
            7 | 9 => 3,
            8 | 10 | 12 => 4,
            11 | 13 | 15 => 5,
            _ => 6 + depth % 2,
        };
        let spread = match free {
            0..=20 => 36,
            21..=28 => 27,
            29..=36 => 25,
            37..=44 => 22,
            _ => 20,
        };
        Some(ShallowSearch::new(shallow, spread, 0))
    }

    fn instead_of_the_end(free: u32) -> Option<ShallowSearch> {
        let (shallow, spread) = match free {
            0..FIRST_FREE => return None,
            FIRST_FREE..=15 => (2, 56),
            16 | 17 => (4, 48),
            18..=20 => (6, 44),
            _ => (8, 40),
        };
        Some(ShallowSearch::new(shallow, spread, EVEN_IS_LOW))
    }

    /// A little more than the spread, which is a standard deviation in eighths of a disc.
    fn new(depth: u8, spread: i32, low: i32) -> ShallowSearch {
        ShallowSearch {
            depth,
            margin: spread * 9 / 8,
            low,
        }
    }

    /// True if a position judged like this without any look may be decided by the shallow one.
    pub fn is_promising(self, judged: i32, wanted: i32) -> bool {
        wanted - self.margin / 2 <= judged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same side looks last, so that both are wrong in the same direction.
    #[test]
    fn a_look_is_shallower_by_an_even_number() {
        for free in 0..=60 {
            for depth in 0..=40 {
                if let Some(look) = ShallowSearch::instead_of(depth, free) {
                    assert!(look.depth < depth && (depth - look.depth) % 2 == 0);
                }
            }
            if let Some(look) = ShallowSearch::instead_of(EXACT, free) {
                assert!(u32::from(look.depth) < free && look.depth % 2 == 0);
            }
        }
    }
}
