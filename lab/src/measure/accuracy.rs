//! `measure accuracy`: what players score by the accuracy that Review shows.

use super::players_or;
use crate::Failure;
use crate::args::Args;
use crate::commands::duel::{seed_of, whole_game};
use crate::figures::rounded;
use rsg_engine::analysis::{Care, Judgement, Known, accuracy, is_choice};
use rsg_engine::{Color, Game, Level, Limits, Thinker};
use rsg_lab::games::star::{Player, TABLE_MB};
use rsg_lab::sample::{Games, mean};
use serde_json::{Value, json};
use std::io::Write;

pub const USAGE: &str = "measure accuracy [PLAYER…] --games N [--seed N] [--nodes N] [--threads N] [--json]
    N games of each player against itself from the start, judged as the app's Review does with N nodes a game: the
    mean accuracy of a side, the lowest and highest tenth, and what its average choice cost. Without players: random
    and all levels but oracle.";

/// Nodes for a game, as in the app's first round.
const NODES: u64 = 60_000_000;

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let games = Games::read(&mut args, None)?;
    let nodes = args.parsed_or("--nodes", NODES)?;
    let ranked = Level::ALL.into_iter().filter(|one| *one != Level::Oracle);
    let mut usual = vec![Player::Random];
    usual.extend(ranked.map(Player::Level));
    let mut rows = Vec::new();
    for player in players_or(args, &usual)? {
        let found = games.each(
            || Thinker::with_megabytes(TABLE_MB),
            |thinker, number| Found::of(thinker, player, seed_of(games.seed, number), nodes),
        );
        let scores = Scores::of(found);
        if !json {
            writeln!(out, "{player}: {scores}")?;
            out.flush()?;
        }
        rows.push(scores.json(player));
    }
    if json {
        writeln!(out, "{}", json!({"players": rows}))?;
    }
    Ok(())
}

/// The figures of one game.
#[derive(Default)]
struct Found {
    /// The accuracy of each side that had a choice.
    accuracies: Vec<f64>,
    /// The cost of every choice.
    costs: Vec<f64>,
}

impl Found {
    /// A game of a player against itself, judged with `nodes` nodes.
    fn of(thinker: &mut Thinker, player: Player, seed: u64, nodes: u64) -> Found {
        let game = whole_game(thinker, [player; 2], Color::Black, seed);
        let judged = judge(thinker, &game, nodes);
        let mut found = Found::default();
        for side in Color::ALL {
            let costs: Vec<i32> = judged
                .iter()
                .filter(|one| one.by == side && is_choice(&game.positions()[one.turn]))
                .map(|one| one.loss)
                .collect();
            found.accuracies.extend(accuracy(costs.iter().copied()));
            found.costs.extend(costs.into_iter().map(f64::from));
        }
        found
    }
}

/// The final judgements of a game, in its order.
fn judge(thinker: &mut Thinker, game: &Game, nodes: u64) -> Vec<Judgement> {
    thinker.forget();
    let mut judged = Vec::new();
    let mut tell = |judgement, care| {
        if care == Care::Full {
            judged.push(judgement);
        }
    };
    let limits = Limits::nodes(nodes);
    thinker.analyse_game(game, limits, &|_| Known::Nothing, &mut tell);
    judged.sort_by_key(|one: &Judgement| one.turn);
    judged
}

/// The figures of all games of a player.
struct Scores {
    /// Sorted.
    accuracies: Vec<f64>,
    mean_cost: f64,
}

impl Scores {
    fn of(games: Vec<Found>) -> Scores {
        let mut all = Found::default();
        for game in games {
            all.accuracies.extend(game.accuracies);
            all.costs.extend(game.costs);
        }
        all.accuracies.sort_by(f64::total_cmp);
        Scores {
            mean_cost: mean(&all.costs),
            accuracies: all.accuracies,
        }
    }

    /// The accuracy that `percent` percent of the sides fell short of.
    fn percentile(&self, percent: usize) -> f64 {
        let last = self.accuracies.len().saturating_sub(1);
        self.accuracies
            .get(last * percent / 100)
            .copied()
            .unwrap_or_default()
    }

    fn mean(&self) -> f64 {
        mean(&self.accuracies)
    }

    fn json(&self, player: Player) -> Value {
        json!({
            "player": player.to_string(),
            "sides": self.accuracies.len() as u64,
            "accuracy": rounded(self.mean()),
            "lowest_tenth": rounded(self.percentile(10)),
            "highest_tenth": rounded(self.percentile(90)),
            "mean_cost": rounded(self.mean_cost),
        })
    }
}

impl std::fmt::Display for Scores {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:.0} % (a tenth below {:.0}, a tenth above {:.0}), {:.1} points a choice, {} sides",
            self.mean(),
            self.percentile(10),
            self.percentile(90),
            self.mean_cost,
            self.accuracies.len()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenth_and_the_mean_are_those_of_the_sides() {
        let game = |accuracies: &[f64], costs: &[f64]| Found {
            accuracies: accuracies.to_vec(),
            costs: costs.to_vec(),
        };
        let scores = Scores::of(vec![
            game(&[90.0, 50.0], &[0.0, 2.0]),
            game(&[70.0], &[4.0]),
        ]);
        assert_eq!((scores.mean(), scores.mean_cost), (70.0, 2.0));
        assert_eq!(
            (scores.percentile(10), scores.percentile(100)),
            (50.0, 90.0)
        );
    }

    #[test]
    fn equal_seeds_make_equal_games() {
        let one = || Found::of(&mut Thinker::with_megabytes(1), Player::Random, 3, 200_000);
        let (first, again) = (one(), one());
        assert_eq!(
            (first.accuracies, first.costs),
            (again.accuracies, again.costs)
        );
    }
}
