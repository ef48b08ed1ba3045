//! Reverse Matches between two players, and what a number of them says about who is stronger.

use crate::clock::Stopwatch;
use crate::player::Player;
use rsg_engine::{Color, Game, Limits, Move, SplitMix64, Thinker};
use std::fmt;
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

/// Plays one game from an opening, the first player in this colour. `choose` is told which player is to move, 0 or 1.
/// `None` if somebody had no playable move to offer.
pub fn play_out(
    opening: &Game,
    first: Color,
    mut choose: impl FnMut(usize, &Game) -> Option<Move>,
) -> Option<Duel> {
    let mut game = opening.clone();
    while game.end().is_none() {
        let player = usize::from(game.position().to_move() != first);
        let mv = choose(player, &game)?;
        game.play(mv).ok()?;
    }
    Some(Duel {
        margin: game.position().score().lead(first),
        captures: game.position().captures().lead(first),
    })
}

/// Plays the Reverse Match number `number` of a series; also each player's slowest move.
pub fn reverse_match(
    thinker: &mut Thinker,
    players: [Player; 2],
    seed: u64,
    number: u64,
) -> Option<(Duel, [Duration; 2])> {
    let seed = SplitMix64::mixed(seed.wrapping_mul(0x0100_0001).wrapping_add(number));
    let opening = opening(seed);
    let mut duel = Duel::default();
    let mut slowest = [Duration::ZERO; 2];
    for first in Color::ALL {
        thinker.forget();
        duel += play_out(&opening, first, |player, game| {
            let seed = SplitMix64::mixed(seed ^ first as u64 ^ (player as u64) << 1);
            let watch = Stopwatch::start();
            let report =
                players[player].choose(thinker, game, seed, Limits::default(), &|| false)?;
            slowest[player] = slowest[player].max(watch.elapsed());
            Some(report.best)
        })?;
    }
    Some((duel, slowest))
}

/// Results of Reverse Matches, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches the first won.
    pub won: u32,
    /// Matches nobody won.
    pub drawn: u32,
    /// Matches the first lost.
    pub lost: u32,
    /// Sum of the margins.
    pub margin: i64,
}

impl Tally {
    /// Adds a match.
    pub fn add(&mut self, duel: Duel) {
        match duel.result() {
            1.. => self.won += 1,
            0 => self.drawn += 1,
            _ => self.lost += 1,
        }
        self.margin += i64::from(duel.margin);
    }

    /// Number of matches.
    pub fn matches(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The first's share: a win counts one, a draw half.
    pub fn share(self) -> f64 {
        (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / f64::from(self.matches().max(1))
    }

    /// Half the width of the share's 95 % interval.
    pub fn error(self) -> f64 {
        1.96 * (self.variance() / f64::from(self.matches().max(1))).sqrt()
    }

    /// Mean margin a match.
    pub fn mean_margin(self) -> f64 {
        self.margin as f64 / f64::from(self.matches().max(1))
    }

    /// The log likelihood ratio of "the first is `elo1` stronger" against "it is `elo0` stronger" (normal
    /// approximation). A sequential test at 5 % error either way stops at 2.94 and at -2.94.
    pub fn likelihood(self, elo0: f64, elo1: f64) -> f64 {
        let expected = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let (low, high) = (expected(elo0), expected(elo1));
        let variance = self.variance();
        if variance <= 0.0 {
            return 0.0;
        }
        f64::from(self.matches()) * (high - low) * (2.0 * self.share() - low - high)
            / (2.0 * variance)
    }

    /// The share with its 95 % interval; if every match was won, with what that proves with 95 % certainty.
    pub fn share_text(self) -> String {
        if 0 < self.won && self.won == self.matches() {
            let least = 0.05f64.powf(1.0 / f64::from(self.won));
            return format!("100.0 % (more than {:.1} %)", 100.0 * least);
        }
        format!(
            "{:.1} % ± {:.1}",
            100.0 * self.share(),
            100.0 * self.error()
        )
    }

    fn variance(self) -> f64 {
        let matches = f64::from(self.matches().max(1));
        let squares = (f64::from(self.won) + 0.25 * f64::from(self.drawn)) / matches;
        squares - self.share() * self.share()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            won, drawn, lost, ..
        } = self;
        let share = self.share_text();
        write!(f, "won {won} drawn {drawn} lost {lost}, {share}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::Level;

    fn tally(won: u32, drawn: u32, lost: u32) -> Tally {
        Tally {
            won,
            drawn,
            lost,
            margin: 0,
        }
    }

    #[test]
    fn a_level_total_is_decided_by_captures() {
        let result = |margin, captures| Duel { margin, captures }.result();
        assert_eq!([result(0, 2), result(0, 0), result(-1, 9)], [1, 0, -1]);
    }

    #[test]
    fn the_tally_tells_the_share_and_how_sure_it_is() {
        assert_eq!(tally(60, 0, 0).share_text(), "100.0 % (more than 95.1 %)");
        assert_eq!(tally(50, 0, 50).share_text(), "50.0 % ± 9.8");
        assert_eq!(tally(60, 20, 20).share_text(), "70.0 % ± 7.8");
        assert_eq!(tally(0, 0, 0).share_text(), "0.0 % ± 0.0");
        assert!(2.94 < tally(60, 20, 20).likelihood(0.0, 35.0));
        assert!(tally(20, 20, 60).likelihood(0.0, 35.0) < -2.94);
    }

    #[test]
    fn a_match_is_the_same_every_time() {
        let play = |seed| {
            let levels = [Level::Two, Level::One].map(Player::Level);
            let played = reverse_match(&mut Thinker::new(1), levels, seed, 3);
            played.map(|(duel, _)| duel)
        };
        assert_eq!(play(5), play(5));
        assert!((0..20).any(|seed| play(seed) != play(5)));
    }
}
