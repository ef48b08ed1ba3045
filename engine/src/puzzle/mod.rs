//! Puzzles: positions in which one placement wins, proved, with no second solution.
//!
//! * [`Puzzle`] is a position with its solution, its themes and how hard it is; [`Puzzles`] are those that ship.
//! * `proof` says what a position must be to be a puzzle, and finds the solution
//!   ([`Thinker::puzzle_line`](crate::Thinker::puzzle_line)).
//! * `themes` reads off the solution what it is about, `rating` says how hard it is for players like the levels.
//! * `schedule` knows the days, `file` the bytes.
//!
//! They ship in `assets/puzzles/puzzles.bin`, made by `cargo xtask puzzles`. `docs/puzzles.md` describes how.

mod file;
mod proof;
mod rating;
mod schedule;
mod themes;

pub use proof::{Fault, OnlyWin, Unfit};
pub use rating::{Grade, SOLVER_RATINGS, SOLVERS, rating};
pub use schedule::Day;
pub use themes::{Theme, Themes};

use crate::sides::Sides;

use crate::{Color, Move, Position, Symmetry};
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The numbers of empty cells that a puzzle may have, CP not counted.
pub const VACANT: RangeInclusive<usize> = 8..=20;

/// The fewest different placements at each of the solver's turns.
pub const CHOICES: usize = 3;

/// A solution has no more turns of the solver's.
pub const MOST_TURNS: usize = 5;

/// The file that ships.
const SHIPPED: &[u8] = include_bytes!("../../../assets/puzzles/puzzles.bin");

/// A position in which one placement wins, and again at each of the solver's turns that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; its side to move is the solver.
    pub position: Position,
    /// The solution: the solver's placements and the replies between them, the last placement the solver's. Passes are
    /// not written; where one is due, the same player places twice.
    pub line: Vec<Move>,
    /// The points by which the solver wins after the solution with best play by both; 0 for a win by captures.
    pub margin: u8,
    /// Its themes.
    pub themes: Themes,
    /// The number of games of each of [`SOLVERS`], of [`Puzzles::tries`], that found the whole solution.
    pub found: [u8; SOLVERS.len()],
    /// Its difficulty on the levels' scale.
    pub rating: u16,
}

/// Puzzles with their days. They are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzles {
    /// The puzzles, those of the days first, in the days' order.
    pub all: Vec<Puzzle>,
    /// The number of them that belong to days.
    pub daily: usize,
    /// The number of games of each level that graded a puzzle.
    pub tries: u8,
    /// The seed they were made from.
    pub seed: u64,
    /// The number of games in which they were looked for.
    pub games: u32,
}

/// The puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfDay {
    /// Its number, from 1.
    pub number: usize,
    /// The number of rounds of all days' puzzles before it; below 0 on days before the first. Except at 0 the player
    /// has to be told that they began again.
    pub round: i32,
}

impl OfDay {
    /// The puzzle of a day where `count` puzzles belong to days: [`Day::COUNT`] of those that ship.
    #[must_use]
    pub fn among(count: usize, day: Day) -> OfDay {
        let count = count.max(1) as i32;
        OfDay {
            number: day.0.rem_euclid(count) as usize + 1,
            round: day.0.div_euclid(count),
        }
    }
}

impl Puzzle {
    /// The side that has to find the solution.
    #[must_use]
    pub const fn solver(&self) -> Color {
        self.position.to_move()
    }

    /// Its difficulty in four steps.
    #[must_use]
    pub fn grade(&self) -> Grade {
        Grade::of(self.rating, self.found)
    }
}

impl Puzzles {
    /// The puzzles that ship. Read at the first call. A program that never calls this does not hold them.
    #[must_use]
    pub fn shipped() -> &'static Puzzles {
        static PUZZLES: LazyLock<Puzzles> = LazyLock::new(|| {
            Puzzles::from_bytes(SHIPPED).expect("a test checks the puzzles that ship")
        });
        &PUZZLES
    }

    /// The puzzle with a number, from 1.
    #[must_use]
    pub fn get(&self, number: usize) -> Option<&Puzzle> {
        self.all.get(number.checked_sub(1)?)
    }

    /// The puzzle of a day. After the last that has one of its own they begin again.
    #[must_use]
    pub fn of_day(&self, day: Day) -> OfDay {
        OfDay::among(self.daily, day)
    }

    /// The day that a puzzle was made for.
    #[must_use]
    pub fn day_of(&self, number: usize) -> Option<Day> {
        (1..=self.daily)
            .contains(&number)
            .then(|| Day(number as i32 - 1))
    }

    /// The numbers of two puzzles that are images of each other, if there are such: by a symmetry of the board or the
    /// exchange of colours.
    #[must_use]
    pub fn twice(&self) -> Option<(usize, usize)> {
        let mut seen: HashMap<Sides, usize> = HashMap::with_capacity(self.all.len());
        for (number, puzzle) in (1..).zip(&self.all) {
            if let Some(earlier) = seen.insert(image(&puzzle.position), number) {
                return Some((earlier, number));
            }
        }
        None
    }
}

/// The board that stands for all positions that are images of each other, whatever has been captured.
#[must_use]
pub fn image(position: &Position) -> Sides {
    Symmetry::first_image(position.sides()).0
}
