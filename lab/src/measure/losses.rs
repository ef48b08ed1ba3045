//! `measure losses`: how many points a player's choices in the ending cost on average: a measure of strength that needs
//! no winner.
//!
//! Games of the player against Lv.4 from random openings. Every choice of the player with 5 to 13 empty cells is
//! compared with the exact margin of the position before it, the game's memory included.

use super::{Games, players_or};
use crate::Failure;
use crate::args::Args;
use crate::commands::duel::opening;
use rsg_engine::{Color, Game, Level, Thinker};
use rsg_lab::games::star::Player;
use std::io::Write;
use std::ops::RangeInclusive;

pub const USAGE: &str = "measure losses [PLAYER ...] [--games N] [--seed N] [--threads N]
    What a choice with 5 to 13 empty cells costs on average in N games of each player against Lv.4, in points by
    which it is worse than the best one. Without players: all levels below Oracle and the measuring players.";

/// Choices with so many empty cells are judged.
const JUDGED: RangeInclusive<usize> = 5..=13;

/// The opponent in all games.
const OPPONENT: Player = Player::Level(Level::Four);

/// Losses of choices, added up.
#[derive(Clone, Copy, Default)]
struct Losses {
    choices: u64,
    points: i64,
    squares: i64,
}

impl Losses {
    fn add(&mut self, loss: i32) {
        self.choices += 1;
        self.points += i64::from(loss);
        self.squares += i64::from(loss) * i64::from(loss);
    }

    fn join(mut self, other: Losses) -> Losses {
        self.choices += other.choices;
        self.points += other.points;
        self.squares += other.squares;
        self
    }

    /// Points a choice.
    fn mean(self) -> f64 {
        self.points as f64 / self.choices.max(1) as f64
    }

    /// Half the width of the mean's 95 % interval.
    fn error(self) -> f64 {
        let count = self.choices.max(1) as f64;
        let variance = self.squares as f64 / count - self.mean() * self.mean();
        1.96 * (variance.max(0.0) / count).sqrt()
    }
}

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = Games::read(&mut args, Some(100))?;
    let levels = Level::ALL.into_iter().filter(|one| *one != Level::Oracle);
    let mut usual = vec![Player::Random, Player::Greedy, Player::Lessons];
    usual.extend(levels.map(Player::Level));
    for player in players_or(args, &usual)? {
        let losses = measure(player, &games);
        writeln!(
            out,
            "{player}: {:.2} ± {:.2} points a choice, {} choices",
            losses.mean(),
            losses.error(),
            losses.choices
        )?;
    }
    Ok(())
}

/// The cost of a player's choices.
fn measure(player: Player, games: &Games) -> Losses {
    let losses = games.each(
        || [Thinker::with_megabytes(1), Thinker::with_megabytes(16)],
        |thinkers, number| of_game(thinkers, player, games.seed_of(number)).unwrap_or_default(),
    );
    losses.into_iter().fold(Losses::default(), Losses::join)
}

/// The cost of the player's choices in one game.
fn of_game([thinker, judge]: &mut [Thinker; 2], player: Player, seed: u64) -> Option<Losses> {
    let mut losses = Losses::default();
    let mut game = opening(seed);
    let first = Color::ALL[(seed % 2) as usize];
    while game.end().is_none() {
        let is_measured = game.position().to_move() == first;
        let chooser = if is_measured { player } else { OPPONENT };
        let best = chooser.choose(thinker, &game, seed)?;
        let vacant = game.position().sides().vacant().len();
        let is_choice = is_measured && JUDGED.contains(&vacant) && 1 < game.moves().len();
        let before = is_choice.then(|| margin(judge, &game, first));
        game.play(best).ok()?;
        if let Some(before) = before {
            losses.add(before - margin(judge, &game, first));
        }
    }
    Some(losses)
}

/// The margin of a game for a player with best play by both.
fn margin(thinker: &mut Thinker, game: &Game, by: Color) -> i32 {
    match thinker.margin(game, &|| false) {
        Some((margin, _)) if game.position().to_move() == by => margin,
        Some((margin, _)) => -margin,
        None => game.position().score().lead(by),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_who_proves_loses_nothing_and_a_random_one_much() {
        let games = Games {
            count: 4,
            seed: 3,
            threads: 1,
        };
        let losses = |player| measure(player, &games);
        let oracle = losses(Player::Level(Level::Oracle));
        assert_eq!((oracle.points, oracle.choices != 0), (0, true));
        assert!(2.0 < losses(Player::Random).mean());
    }
}
