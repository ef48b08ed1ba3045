//! Selection of the puzzles of a file from those that the games yielded, and of the day of each.

use super::grade::TRIES;
use super::journal::Harvest;
use super::report;
use crate::making::product::{Product, Tools};
use crate::making::weekdays::by_weekday;
use rsg_engine::Game;
use rsg_engine::fast::Sides;
use rsg_engine::puzzle::{Day, Puzzle, Puzzles, SOLVERS, Themes, image};
use std::collections::HashSet;

/// A level may find a puzzle in `CHANCE` games fewer than the level below, if among all of about its rating every level
/// finds more than the one below by one part in `RISE`. In more games fewer it is found by chance rather than by
/// skill.
const CHANCE: u8 = 2;
const RISE: u64 = 20;

/// The ratings that part these bands. Grades are another matter: these numbers decide which puzzles there are, and must
/// stay when puzzles are graded anew.
const BANDS: [u16; 3] = [1150, 1300, 1500];

/// The number of puzzles for practice alone where the days have all of theirs.
const FOR_PRACTICE: usize = 2000;

/// The number of puzzles in a whole file.
const WANTED: usize = Day::COUNT + FOR_PRACTICE;

/// Puzzles taken one by one, in the order of their games.
#[derive(Default)]
pub struct Selection {
    pub taken: Vec<Puzzle>,
    /// Puzzles that no level finds.
    pub not_found: u64,
    /// Puzzles that a weaker level finds more often than a stronger one.
    pub falling: u64,
    /// Puzzles that are in another one, or another one in them.
    pub twice: u64,
    /// The games of each level that found the puzzles taken, by band.
    found: [[u64; SOLVERS.len()]; BANDS.len() + 1],
    /// The first images of all positions in which the solver is to place.
    seen: HashSet<Sides>,
}

impl Product for Selection {
    type Outcome = Harvest;
    type File = Puzzles;
    const WANTED: usize = WANTED;
    const GAMES_AT_ONCE: u64 = 64;

    fn try_game(tools: &mut Tools, seed: u64, number: u64) -> Harvest {
        tools.harvest(seed, number)
    }

    fn add(&mut self, harvest: &Harvest, count: usize) {
        for puzzle in &harvest.puzzles {
            if self.taken.len() < count {
                self.consider(puzzle);
            }
        }
    }

    fn taken(&self) -> usize {
        self.taken.len()
    }

    fn funnel(&self, games: &[Harvest]) -> String {
        let of_puzzles = [
            ("some level finds it", self.not_found),
            ("stronger levels find it more often", self.falling),
            ("it is in no other puzzle", self.twice),
        ];
        report::funnel(games, of_puzzles)
    }

    /// The days' puzzles are the first ones.
    fn arranged(mut self, seed: u64, games: u32) -> Puzzles {
        self.taken.sort_by_cached_key(|puzzle| {
            let mut record = Vec::new();
            puzzle.write(&mut record);
            (puzzle.rating, record)
        });
        let count = self.taken.len();
        let daily = Day::COUNT.min(count * Day::COUNT / WANTED);
        // The days' puzzles are spread evenly over the sorted ones, so that the days and practice have all ratings.
        let (mut days, mut practice) = (Vec::new(), Vec::new());
        for (index, puzzle) in self.taken.into_iter().enumerate() {
            let is_daily = index * daily / count < (index + 1) * daily / count;
            if is_daily { &mut days } else { &mut practice }.push(puzzle);
        }
        let mut all = by_weekday(days, seed);
        all.extend(practice);
        Puzzles {
            all,
            daily,
            tries: TRIES,
            seed,
            games,
        }
    }
}

impl Selection {
    fn consider(&mut self, puzzle: &Puzzle) {
        if puzzle.found.iter().all(|found| *found == 0) {
            self.not_found += 1;
            return;
        }
        let band = BANDS.iter().filter(|from| **from <= puzzle.rating).count();
        let mut with = self.found[band];
        for (sum, finds) in with.iter_mut().zip(puzzle.found) {
            *sum += u64::from(finds);
        }
        let is_skill = rises(puzzle.found) || nearly_rises(puzzle.found) && rise_clearly(with);
        if !is_skill {
            self.falling += 1;
            return;
        }
        let images = images(puzzle);
        if images.iter().any(|image| self.seen.contains(image)) {
            self.twice += 1;
            return;
        }
        self.found[band] = with;
        self.seen.extend(images);
        let themes = Themes::of(puzzle.position, &puzzle.line, puzzle.margin);
        self.taken.push(Puzzle {
            themes: themes.expect("a solution can be played"),
            ..puzzle.clone()
        });
    }
}

fn rises(found: [u8; SOLVERS.len()]) -> bool {
    found.is_sorted()
}

fn nearly_rises(found: [u8; SOLVERS.len()]) -> bool {
    found.windows(2).all(|pair| pair[0] <= pair[1] + CHANCE)
}

fn rise_clearly(found: [u64; SOLVERS.len()]) -> bool {
    let clearly = |pair: &[u64]| pair[0] * (RISE + 1) <= pair[1] * RISE;
    found.windows(2).all(clearly)
}

/// The first images of the positions in which the solver of a puzzle is to place.
fn images(puzzle: &Puzzle) -> Vec<Sides> {
    let mut game = Game::from_position(puzzle.position);
    let mut images = Vec::new();
    for &mv in &puzzle.line {
        if game.position().to_move() == puzzle.solver() {
            images.push(image(&game.position()));
        }
        game.play(mv).expect("a solution can be played");
    }
    images
}
