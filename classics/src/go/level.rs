//! The levels: how many playouts each looks at, and what it overlooks.
//!
//! A person who is new to the game sees what happens beside the last stone and misses what happens elsewhere; so do the lower
//! levels. What a level overlooks depends on the game's seed and the position: asked twice, it answers the same.

use super::position::{BUTTON, Move, PASS, Position};
use crate::{Chance, Level};

/// How a level plays.
pub(super) struct Skill {
    /// Playouts for a turn on 9×9.
    playouts: u64,
    /// The share of the turns near the last placement that it does not see.
    near: f32,
    /// The same of all others.
    far: f32,
    /// A turn is chosen by chance among those whose games went no worse than the best by this.
    pub slack: f32,
}

impl Skill {
    pub const fn of(level: Level) -> &'static Skill {
        match level {
            Level::One => &Skill {
                playouts: 12,
                near: 0.4,
                far: 0.8,
                slack: 0.3,
            },
            Level::Two => &Skill {
                playouts: 60,
                near: 0.1,
                far: 0.5,
                slack: 0.1,
            },
            Level::Three => &Skill {
                playouts: 300,
                near: 0.0,
                far: 0.3,
                slack: 0.03,
            },
            Level::Four => &Skill {
                playouts: 1500,
                near: 0.0,
                far: 0.1,
                slack: 0.0,
            },
            Level::Five => BEST,
        }
    }

    /// Playouts for a turn on a board of so many points: fewer on larger ones, where each takes longer.
    pub const fn playouts(&self, points: usize) -> u64 {
        self.playouts * 162 / (81 + points as u64)
    }

    /// Whether a turn is not seen.
    pub fn overlooks<const W: usize>(&self, position: &Position<W>, play: Move, seed: u64) -> bool {
        if play == BUTTON || play == PASS {
            return false;
        }
        let size = position.board.shape().size;
        let place = |point: u16| (point / u16::from(size), point % u16::from(size));
        let near = position.last.is_some_and(|last| {
            let ((row, column), (other_row, other_column)) = (place(play), place(last));
            row.abs_diff(other_row).max(column.abs_diff(other_column)) <= 2
        });
        let share = if near { self.near } else { self.far };
        0.0 < share && Chance::of_pair(seed, u64::from(play)).share() < share
    }
}

/// How many playouts a level takes for a turn on a board of so many points.
#[must_use]
pub const fn playouts(level: Level, points: usize) -> u64 {
    Skill::of(level).playouts(points)
}

/// The top level.
pub(super) const BEST: &Skill = &Skill {
    playouts: 12_000,
    near: 0.0,
    far: 0.0,
    slack: 0.0,
};
