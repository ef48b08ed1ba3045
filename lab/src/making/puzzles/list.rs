//! `puzzles`: lists the puzzles that ship.

use crate::Failure;
use crate::args::Args;
use crate::figures::{rounded, texts};
use rsg_engine::puzzle::{Puzzle, Puzzles, SOLVERS};
use serde_json::{Value, json};
use std::io::Write;

pub const USAGE: &str = "puzzles [--from N --to N] [--json]
    The puzzles that ship, a line each: number, day, position, solution, themes, grade, rating and the share of games
    in which each level finds it, in percent. With --json an object a line: id, day (or null), position, line, margin,
    themes, grade, rating, found (share by level).";

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let puzzles = Puzzles::shipped();
    let from: usize = args.parsed_or("--from", 1)?;
    let to: usize = args.parsed_or("--to", puzzles.all.len())?;
    args.finish("")?;
    for number in from.max(1)..=to {
        let Some(puzzle) = puzzles.get(number) else {
            break;
        };
        if json {
            writeln!(out, "{}", object(puzzles, number, puzzle))?;
        } else {
            writeln!(out, "{}", line(puzzles, number, puzzle))?;
        }
    }
    Ok(())
}

fn shares(puzzles: &Puzzles, puzzle: &Puzzle) -> [f64; SOLVERS.len()] {
    let tries = f64::from(puzzles.tries);
    puzzle.found.map(|found| f64::from(found) / tries)
}

fn object(puzzles: &Puzzles, number: usize, puzzle: &Puzzle) -> Value {
    let mut found = json!({});
    for (level, share) in SOLVERS.iter().zip(shares(puzzles, puzzle)) {
        found[level.name()] = rounded(share).into();
    }
    json!({
        "id": number,
        "day": puzzles.day_of(number).map(|day| day.to_string()),
        "position": puzzle.position.to_string(),
        "line": texts(&puzzle.line),
        "margin": puzzle.margin,
        "themes": texts(puzzle.themes.iter()),
        "grade": puzzle.grade().number(),
        "rating": puzzle.rating,
        "found": found,
    })
}

fn line(puzzles: &Puzzles, number: usize, puzzle: &Puzzle) -> String {
    let day = puzzles
        .day_of(number)
        .map_or("-".to_owned(), |day| day.to_string());
    let words = |words: Vec<String>| words.join(" ");
    let line = words(puzzle.line.iter().map(ToString::to_string).collect());
    let themes = words(
        puzzle
            .themes
            .iter()
            .map(|theme| theme.to_string())
            .collect(),
    );
    let found = shares(puzzles, puzzle).map(|share| format!("{:.0}", 100.0 * share));
    let (position, grade) = (puzzle.position, puzzle.grade().number());
    let (margin, rating) = (puzzle.margin, puzzle.rating);
    format!(
        "{number} {day} {position} : {line} = +{margin}; {themes}; grade {grade}, rating {rating}, found {}",
        found.join(" ")
    )
}
