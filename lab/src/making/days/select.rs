//! Selection of the positions of a file from those that the games yielded, and of the day of each.

use super::journal::Yield;
use super::make::TRIES;
use crate::puzzles::select::by_weekday;
use rsg_engine::Sides;
use rsg_engine::days::{DayGame, DayGames};
use rsg_engine::puzzle::image;
use std::cmp::Reverse;
use std::collections::HashSet;

/// Positions taken one by one, in the order of their games.
#[derive(Default)]
pub struct Chosen {
    pub taken: Vec<DayGame>,
    /// Positions that are the image of one that was taken.
    pub twice: u64,
    /// The first images of those that were taken.
    seen: HashSet<Sides>,
}

impl Chosen {
    /// Takes what a game yielded if it is new.
    pub fn consider(&mut self, game: Yield) {
        let Yield::Day(game) = game else {
            return;
        };
        if self.seen.insert(image(&game.position)) {
            self.taken.push(game);
        } else {
            self.twice += 1;
        }
    }

    /// The positions in the order of their days. Which belongs to which day depends on the positions and the seed.
    pub fn arranged(mut self, levels: u16, seed: u64, games: u32) -> DayGames {
        self.taken
            .sort_by_cached_key(|game| (Reverse(game.won), game.to_record()));
        DayGames {
            all: by_weekday(self.taken, seed),
            levels,
            tries: TRIES,
            seed,
            games,
        }
    }
}
