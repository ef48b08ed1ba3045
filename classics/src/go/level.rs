//! The levels: the playouts of each, and the turns it overlooks.
//!
//! A person who is new to the game sees what happens beside the last stone and misses what happens elsewhere; so do the
//! lower levels. And as people have good days and bad ones, a level but the top one plays some games nearly like the
//! level above and others nearly like the one below. What a level overlooks depends on the game's seed and the
//! position: asked twice, it answers the same.

use super::position::{BUTTON, Move, PASS, Position};
use super::search::{Method, SHARP, STRONG};
use crate::{Level, SplitMix64};

/// The skill of a side in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Skill {
    /// Playouts for a turn on 9×9.
    playouts: f32,
    /// The share of the turns near the last placement that it does not see.
    near: f32,
    /// The share of all other turns that it does not see.
    far: f32,
    /// A turn is chosen by chance among those whose games went no worse than the best by this.
    pub slack: f32,
    /// Sees what a sacrifice wins, passes only if a search agrees, and counts the last points out.
    pub is_thorough: bool,
}

/// Skills from one who places nearly anywhere to the best, each about as much above the one before.
const SCALE: [Skill; 6] = [
    Skill {
        playouts: 3.0,
        near: 0.7,
        far: 0.9,
        slack: 0.5,
        is_thorough: false,
    },
    Skill {
        playouts: 12.0,
        near: 0.4,
        far: 0.8,
        slack: 0.3,
        is_thorough: false,
    },
    Skill {
        playouts: 60.0,
        near: 0.1,
        far: 0.5,
        slack: 0.1,
        is_thorough: false,
    },
    Skill {
        playouts: 300.0,
        near: 0.0,
        far: 0.3,
        slack: 0.03,
        is_thorough: false,
    },
    Skill {
        playouts: 1500.0,
        near: 0.0,
        far: 0.1,
        slack: 0.0,
        is_thorough: false,
    },
    BEST,
];

/// The top level.
pub(super) const BEST: Skill = Skill {
    playouts: 12_000.0,
    near: 0.0,
    far: 0.0,
    slack: 0.0,
    is_thorough: true,
};

/// The height on the scale of a level in a usual game, and its largest distance from that in others.
const fn place(level: Level) -> (f32, f32) {
    match level {
        Level::One => (1.0, 1.0),
        Level::Two => (2.1, 1.0),
        Level::Three => (3.2, 1.0),
        Level::Four => (4.3, 1.0),
        // The sixth is not offered here.
        Level::Five | Level::Six => (5.0, 0.0),
    }
}

impl Skill {
    /// The skill of a level in the game of this seed.
    pub fn of(level: Level, seed: u64) -> Skill {
        let (usual, spread) = place(level);
        let form = SplitMix64::of_pair(SplitMix64::mixed(seed), u64::from(level.number())).share();
        Skill {
            is_thorough: Level::Five <= level,
            ..Skill::at(usual + spread * (2.0 * form - 1.0))
        }
    }

    /// The skill so far up the scale.
    fn at(height: f32) -> Skill {
        let height = height.clamp(0.0, (SCALE.len() - 1) as f32);
        let below = (height as usize).min(SCALE.len() - 2);
        let (low, high) = (&SCALE[below], &SCALE[below + 1]);
        let part = height - below as f32;
        let between = |low: f32, high: f32| low + part * (high - low);
        Skill {
            // Between two steps the smaller numbers are the commoner ones: each step is a multiple of the one before.
            playouts: low.playouts + part * part * (high.playouts - low.playouts),
            near: between(low.near, high.near),
            far: between(low.far, high.far),
            slack: between(low.slack, high.slack),
            is_thorough: false,
        }
    }

    /// Playouts for a turn, by the board's number of points: fewer on larger boards, where each takes longer.
    pub fn playouts(&self, points: usize) -> u64 {
        (self.playouts * 162.0 / (81.0 + points as f32)).round() as u64
    }

    /// Its search.
    pub const fn method(&self) -> Method {
        if self.is_thorough { SHARP } else { STRONG }
    }

    /// True if a turn is not seen.
    pub fn overlooks<const W: usize>(&self, position: &Position<W>, play: Move, seed: u64) -> bool {
        if play == BUTTON || play == PASS {
            return false;
        }
        let size = position.board.neighbours().shape.columns;
        let place = |point: u16| (point / u16::from(size), point % u16::from(size));
        let near = position.last.is_some_and(|last| {
            let ((row, column), (other_row, other_column)) = (place(play), place(last));
            row.abs_diff(other_row).max(column.abs_diff(other_column)) <= 2
        });
        let share = if near { self.near } else { self.far };
        0.0 < share && SplitMix64::of_pair(seed, u64::from(play)).share() < share
    }
}

/// The playouts of the top level for a turn, by the board's number of points.
#[must_use]
pub fn playouts(points: usize) -> u64 {
    BEST.playouts(points)
}
