//! `measure arena`: the whole table of strength, written to docs/strength.md.

use crate::Failure;
use crate::args::Args;
use crate::clock::milliseconds;
use crate::commands::matches;
use crate::page::{self, Marked};
use rsg_engine::{Game, Level};
use rsg_lab::contest::{Outcome, Series};
use rsg_lab::games::star::Player;
use std::io::Write;

pub const USAGE: &str =
    "measure arena [--games N] [--oracle-games N] [--only LEVEL] [--seed N] [--out FILE]
    Plays every row of the table in docs/strength.md, or those of one level, and writes it there.";

/// The pairs of players, and the share that is wanted of the first.
const PAIRS: [(Player, Player, &str); 13] = [
    (Player::Random, Player::Level(Level::One), "40 to 65 %"),
    (Player::Greedy, Player::Level(Level::One), "60 to 80 %"),
    (Player::Lessons, Player::Level(Level::One), "75 to 93 %"),
    step(Level::Two, Level::One),
    step(Level::Three, Level::Two),
    step(Level::Four, Level::Three),
    step(Level::Five, Level::Four),
    step(Level::Max, Level::Five),
    step(Level::Final, Level::Max),
    (Player::Level(Level::Max), Player::Base, "50 % or more"),
    (Player::Level(Level::Final), Player::Base, "50 % or more"),
    (Player::Level(Level::Oracle), Player::Base, "95 % or more"),
    (
        Player::Level(Level::Oracle),
        Player::Level(Level::Final),
        "90 % or more",
    ),
];

/// A level against the one below.
const fn step(higher: Level, lower: Level) -> (Player, Player, &'static str) {
    (Player::Level(higher), Player::Level(lower), "60 to 90 %")
}

/// Runs the command.
pub fn run(mut args: Args, _: &mut dyn Write) -> Result<(), Failure> {
    let games: u64 = args.parsed_or("--games", 200)?;
    let oracle_games: u64 = args.parsed_or("--oracle-games", games)?;
    let seed: u64 = args.parsed_or("--seed", 1)?;
    let only = args.value("--only")?;
    let only = only
        .map(|word| Player::operand::<Game>(&word))
        .transpose()?;
    let out: String = args.parsed_or("--out", "docs/strength.md".to_owned())?;
    args.finish("")?;
    let page = page::read(&out)?;
    let recorded = Marked::find(&page, "arena")?;
    let mut table = String::from(
        "| first | second | matches | won | drawn | lost | share of the first | wanted | mean margin | slowest move of \
            the first |\n|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for (first, second, wanted) in PAIRS {
        let begins = format!("| {first} | {second} |");
        if only.is_some_and(|only| only != first) {
            // A row that is not asked for stays as it is.
            let kept = recorded.inside.lines().find(|row| row.starts_with(&begins));
            table.extend(kept.map(|row| format!("{row}\n")));
            continue;
        }
        let is_oracle = first == Player::Level(Level::Oracle);
        let games = if is_oracle { oracle_games } else { games };
        let outcome = matches::series(&Series::on_all_cores([first, second], games, seed));
        let row = row(&begins, outcome, wanted);
        eprintln!("{row}");
        table.push_str(&format!("{row}\n"));
    }
    Ok(page::write(&out, recorded.with(&table))?)
}

fn row(begins: &str, outcome: Outcome, wanted: &str) -> String {
    let tally = outcome.tally;
    format!(
        "{begins} {} | {} | {} | {} | {} | {wanted} | {:+.1} | {:.0} ms |",
        tally.matches(),
        tally.won,
        tally.drawn,
        tally.lost,
        tally.share_text(),
        tally.mean_margin(),
        milliseconds(outcome.slowest)
    )
}
