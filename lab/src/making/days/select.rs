//! Selection of the positions of a file from those that the games yielded, and of the day of each.

use super::journal::Outcome;
use super::make::TRIES;
use super::report;
use crate::making::product::{Product, Tools};
use crate::making::weekdays::by_weekday;
use rsg_engine::days::{DayGame, DayGames};
use rsg_engine::fast::Sides;
use rsg_engine::puzzle::{Day, image};
use std::cmp::Reverse;
use std::collections::HashSet;

/// Positions taken one by one, in the order of their games.
#[derive(Default)]
pub struct Selection {
    taken: Vec<DayGame>,
    /// Positions that are the image of one that was taken.
    twice: u64,
    /// The first images of those that were taken.
    seen: HashSet<Sides>,
}

impl Product for Selection {
    type Outcome = Outcome;
    type File = DayGames;
    const WANTED: usize = Day::COUNT;
    const GAMES_AT_ONCE: u64 = 2048;

    fn try_game(tools: &mut Tools, seed: u64, number: u64) -> Outcome {
        tools.day(seed, number)
    }

    /// Takes the position of a game if it is new.
    fn add(&mut self, outcome: &Outcome, _: usize) {
        let Ok(game) = *outcome else {
            return;
        };
        if self.seen.insert(image(&game.position)) {
            self.taken.push(game);
        } else {
            self.twice += 1;
        }
    }

    fn taken(&self) -> usize {
        self.taken.len()
    }

    fn funnel(&self, games: &[Outcome]) -> String {
        report::funnel(games, self.twice)
    }

    fn arranged(mut self, seed: u64, games: u32) -> DayGames {
        self.taken
            .sort_by_cached_key(|game| (Reverse(game.won), game.to_record()));
        DayGames {
            all: by_weekday(self.taken, seed),
            levels: 1,
            tries: TRIES,
            seed,
            games,
        }
    }
}
