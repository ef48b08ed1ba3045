//! `measure losses`: how many points a player's choices in the ending cost on average: a measure of strength that needs
//! no winner.
//!
//! Games of the player against Lv.4 from random openings. Every choice of the player with 5 to 13 empty cells is
//! compared with the exact margin of the position before it, the game's memory included.

use super::{players_or, seed_of};
use crate::Failure;
use crate::args::Args;
use crate::commands::duel::opening;
use rsg_engine::{Color, Game, Level, Thinker};
use rsg_lab::games::star::Player;
use rsg_lab::sample::{Games, deviation, mean};
use std::io::Write;
use std::ops::RangeInclusive;

pub const USAGE: &str = "measure losses [PLAYER ...] [--games N] [--seed N] [--threads N]
    What a choice with 5 to 13 empty cells costs on average in N games of each player against Lv.4, in points by
    which it is worse than the best one. Without players: all levels below Oracle and the measuring players.";

/// The numbers of empty cells with which choices are judged.
const JUDGED: RangeInclusive<usize> = 5..=13;

/// The opponent in all games.
const OPPONENT: Player = Player::Level(Level::Four);

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = Games::read(&mut args, Some(100))?;
    let levels = Level::ALL.into_iter().filter(|one| *one != Level::Oracle);
    let mut usual = vec![Player::Random, Player::Greedy, Player::Lessons];
    usual.extend(levels.map(Player::Level));
    for player in players_or(args, &usual)? {
        let losses = measure(player, &games);
        // Half the width of the mean's 95 % interval.
        let error = 1.96 * deviation(&losses) / (losses.len().max(1) as f64).sqrt();
        writeln!(
            out,
            "{player}: {:.2} ± {error:.2} points a choice, {} choices",
            mean(&losses),
            losses.len()
        )?;
    }
    Ok(())
}

/// The cost of every choice of a player.
fn measure(player: Player, games: &Games) -> Vec<f64> {
    let losses = games.each(
        || [Thinker::with_megabytes(1), Thinker::with_megabytes(16)],
        |thinkers, number| of_game(thinkers, player, seed_of(games, number)).unwrap_or_default(),
    );
    losses.into_iter().flatten().map(f64::from).collect()
}

/// The cost of the player's choices in one game.
fn of_game([thinker, judge]: &mut [Thinker; 2], player: Player, seed: u64) -> Option<Vec<i32>> {
    let mut losses = Vec::new();
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
            losses.push(before - margin(judge, &game, first));
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
        assert!(!oracle.is_empty() && oracle.iter().all(|loss| *loss == 0.0));
        assert!(2.0 < mean(&losses(Player::Random)));
    }
}
