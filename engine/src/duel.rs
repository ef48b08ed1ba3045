//! Reverse Matches between two levels, and what a number of them says about who is stronger.

use crate::splitmix::mixed;
use crate::{Color, Game, Level, Limits, SplitMix64, Thinker};

/// One Reverse Match as the first level sees it: two games from one opening, colours swapped, totals added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// Points of the first minus points of the second in both games.
    pub margin: i32,
    /// Captures of the first minus those of the second.
    pub captures: i32,
}

impl Duel {
    /// Above 0 if the first won, below if it lost, 0 for a draw.
    #[must_use]
    pub fn result(self) -> i32 {
        if self.margin == 0 {
            self.captures.signum()
        } else {
            self.margin.signum()
        }
    }
}

/// A random opening: two to four placements from the start.
#[must_use]
pub fn opening(seed: u64) -> Game {
    let mut dice = mixed(seed ^ 0x0A5E_ED0F_A5E7);
    let mut game = Game::new();
    for _ in 0..2 + dice % 3 {
        let moves = game.moves();
        dice = SplitMix64::new(dice).next();
        let chosen = moves.get(dice as usize % moves.len().max(1)).copied();
        if chosen.is_none_or(|mv| game.play(mv).is_err()) {
            break;
        }
    }
    game
}

/// Plays the Reverse Match number `number` of a series. `clock` is called with the level before and after every
/// move of either (the second time with `true`), for whoever measures. `None` if `stop` said so.
pub fn reverse_match(
    thinker: &mut Thinker,
    levels: [Level; 2],
    seed: u64,
    number: u64,
    clock: &mut dyn FnMut(usize, bool),
    stop: &dyn Fn() -> bool,
) -> Option<Duel> {
    let seed = mixed(seed.wrapping_mul(0x0100_0001).wrapping_add(number));
    let mut duel = Duel::default();
    for first in Color::ALL {
        thinker.forget();
        let mut game = opening(seed);
        while game.end().is_none() {
            let player = usize::from(game.position().to_move() != first);
            clock(player, false);
            let seed = mixed(seed ^ first as u64 ^ (player as u64) << 1);
            let report = thinker.choose(&game, levels[player], seed, Limits::default(), stop)?;
            clock(player, true);
            game.play(report.best).ok()?;
        }
        let (score, captures) = (game.position().score(), game.position().captures());
        duel.margin += score.lead(first);
        duel.captures += captures.lead(first);
    }
    Some(duel)
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
    #[must_use]
    pub fn matches(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The first's share: a win counts one, a draw half.
    #[must_use]
    pub fn share(self) -> f64 {
        (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / f64::from(self.matches().max(1))
    }

    /// Half the width of the share's 95 % interval.
    #[must_use]
    pub fn error(self) -> f64 {
        1.96 * (self.variance() / f64::from(self.matches().max(1))).sqrt()
    }

    /// Mean margin a match.
    #[must_use]
    pub fn mean_margin(self) -> f64 {
        self.margin as f64 / f64::from(self.matches().max(1))
    }

    /// The log likelihood ratio of "the first is `elo1` stronger" against "it is `elo0` stronger" (normal
    /// approximation). A sequential test at 5 % error either way stops at 2.94 and at -2.94.
    #[must_use]
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

    fn variance(self) -> f64 {
        let matches = f64::from(self.matches().max(1));
        let squares = (f64::from(self.won) + 0.25 * f64::from(self.drawn)) / matches;
        squares - self.share() * self.share()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_total_is_decided_by_captures() {
        assert_eq!(
            Duel {
                margin: 0,
                captures: 2
            }
            .result(),
            1
        );
        assert_eq!(
            Duel {
                margin: 0,
                captures: 0
            }
            .result(),
            0
        );
        assert_eq!(
            Duel {
                margin: -1,
                captures: 9
            }
            .result(),
            -1
        );
    }

    #[test]
    fn the_tally_gives_share_and_error() {
        let tally = Tally {
            won: 60,
            drawn: 20,
            lost: 20,
            margin: 500,
        };
        assert_eq!(tally.matches(), 100);
        assert!((tally.share() - 0.7).abs() < 1e-9);
        assert!((tally.error() - 1.96 * 0.0_f64.max(0.65 - 0.49).sqrt() / 10.0).abs() < 1e-9);
        assert!(2.94 < tally.likelihood(0.0, 35.0));
        assert!(
            Tally {
                won: 20,
                drawn: 20,
                lost: 60,
                margin: 0
            }
            .likelihood(0.0, 35.0)
                < -2.94
        );
    }

    #[test]
    fn a_match_is_the_same_every_time() {
        let play = |seed| {
            let mut thinker = Thinker::new(1);
            let levels = [Level::Two, Level::One];
            reverse_match(&mut thinker, levels, seed, 3, &mut |_, _| (), &|| false)
        };
        assert_eq!(play(5), play(5));
        assert!((0..20).any(|seed| play(seed) != play(5)));
    }
}
