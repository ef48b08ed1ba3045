//! Reverse Matches between two players.

use rsg_engine::{Color, Game, SplitMix64, Thinker};
use rsg_lab::contest::{Played, play_game};
use rsg_lab::games::star::Player;
use std::ops::AddAssign;
use std::time::Duration;

/// One Reverse Match as the first player sees it: two games from one opening, colours swapped, totals added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// Points of the first minus points of the second in both games.
    pub margin: i32,
    /// Captures of the first minus those of the second.
    pub captures: i32,
}

impl Duel {
    /// A finished game.
    pub fn of(end: &Game, first: Color) -> Duel {
        Duel {
            margin: end.position().score().lead(first),
            captures: end.position().captures().lead(first),
        }
    }

    /// Above 0 if the first won, below if it lost, 0 for a draw.
    pub fn result(self) -> i32 {
        if self.margin == 0 {
            self.captures.signum()
        } else {
            self.margin.signum()
        }
    }
}

impl AddAssign for Duel {
    fn add_assign(&mut self, other: Duel) {
        self.margin += other.margin;
        self.captures += other.captures;
    }
}

/// A random opening: two to four placements from the start.
pub fn opening(seed: u64) -> Game {
    let mut chance = SplitMix64::mixed(seed ^ 0x0A5E_ED0F_A5E7);
    let mut game = Game::new();
    for _ in 0..2 + chance % 3 {
        let moves = game.moves();
        chance = SplitMix64::new(chance).next();
        let chosen = moves.get(chance as usize % moves.len().max(1)).copied();
        if chosen.is_none_or(|mv| game.play(mv).is_err()) {
            break;
        }
    }
    game
}

/// The seed of game or match number `number` of a series.
pub fn seed_of(series: u64, number: u64) -> u64 {
    SplitMix64::mixed(series.wrapping_mul(0x0100_0001).wrapping_add(number))
}

/// A whole game from the start, the first player in this colour.
pub fn whole_game(thinker: &mut Thinker, players: [Player; 2], first: Color, seed: u64) -> Game {
    let players = players.map(|player| (player, seed));
    let played = play_game(Game::new(), thinker, players, first, None);
    played
        .expect("nothing stops a player before the game is over")
        .0
}

/// Plays the Reverse Match number `number` of a series.
pub fn reverse_match(
    thinker: &mut Thinker,
    players: [Player; 2],
    seed: u64,
    number: u64,
) -> Option<Played> {
    let seed = seed_of(seed, number);
    let opening = opening(seed);
    let mut duel = Duel::default();
    let mut slowest = Duration::ZERO;
    for first in Color::ALL {
        thinker.forget();
        let seed_of = |player: u64| SplitMix64::mixed(seed ^ first as u64 ^ player << 1);
        let players = [(players[0], seed_of(0)), (players[1], seed_of(1))];
        let (end, time) = play_game(opening.clone(), thinker, players, first, None)?;
        duel += Duel::of(&end, first);
        slowest = slowest.max(time);
    }
    Some((duel.result(), duel.margin, slowest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::Level;

    #[test]
    fn a_level_total_is_decided_by_captures() {
        let result = |margin, captures| Duel { margin, captures }.result();
        assert_eq!([result(0, 2), result(0, 0), result(-1, 9)], [1, 0, -1]);
    }

    #[test]
    fn a_match_is_the_same_every_time() {
        let play = |seed| {
            let levels = [Level::Two, Level::One].map(Player::Level);
            let played = reverse_match(&mut Thinker::with_megabytes(1), levels, seed, 3);
            played.map(|(result, margin, _)| (result, margin))
        };
        assert_eq!(play(5), play(5));
        assert!((0..20).any(|seed| play(seed) != play(5)));
    }
}
