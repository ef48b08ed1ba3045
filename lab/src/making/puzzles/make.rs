//! The puzzles of one game: played between levels, every position of it tried.

use super::grade::{self, TRIES};
use super::journal::{Counts, Harvest, Test};
use crate::making::games;
use crate::making::product::Tools;
use rsg_engine::puzzle::{self, Puzzle, Themes};
use rsg_engine::{Game, Position, SplitMix64};

/// Random placements at the beginning of a game.
const OPENING: std::ops::RangeInclusive<usize> = 2..=8;

/// Distances between games, and the most empty cells that are tried in each such game: proofs of fuller boards are
/// much cheaper, and of the emptiest there are to be few.
const MOST_VACANT: [(u64, usize); 3] = [(32, *puzzle::VACANT.end()), (4, 18), (1, 16)];

impl Tools {
    /// Everything that one game yields. Proofs are true whatever the table holds, so it is kept from game to game.
    pub fn harvest(&mut self, seed: u64, number: u64) -> Harvest {
        let mut chance = SplitMix64::of_pair(seed, number);
        let game = games::play(&mut self.players, &mut chance, OPENING, 0);
        let mut rare_first = MOST_VACANT.into_iter();
        let most = rare_first.find(|(every, _)| number.is_multiple_of(*every));
        let most = most.map_or(0, |(_, most)| most);
        let mut harvest = Harvest::default();
        // The end first: its proofs are most of the proofs before it.
        for position in game.positions().iter().rev() {
            let vacant = position.sides().vacant().len();
            let over = Game::from_position(*position).end().is_some();
            if over || !(*puzzle::VACANT.start()..=most).contains(&vacant) {
                continue;
            }
            harvest.counts.looked_at += 1;
            let tried = self.puzzle(*position, &mut harvest.counts);
            harvest.puzzles.extend(tried);
        }
        harvest
    }

    /// The puzzle of a position, if it is one.
    fn puzzle(&mut self, position: Position, counts: &mut Counts) -> Option<Puzzle> {
        let never = || false;
        let line = self.prover.puzzle_line(position, &never)?;
        let line = match line {
            Ok(line) => line,
            Err(unfit) => {
                counts.refuse(unfit);
                return None;
            }
        };
        let Some(line) = grade::without_easy_end(&mut self.players, position, line) else {
            counts.fail(Test::HardEnd);
            return None;
        };
        let margin = self.prover.puzzle_margin(position, &line, &never)?;
        let found = grade::finds(&mut self.players, position, &line);
        let puzzle = Puzzle {
            margin,
            themes: Themes::of(position, &line, margin)?,
            rating: puzzle::rating(found, TRIES),
            position,
            line,
            found,
        };
        if !puzzle.fits_a_record() {
            counts.fail(Test::Record);
            return None;
        }
        Some(puzzle)
    }
}
