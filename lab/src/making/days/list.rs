//! `days`: lists the positions of Today's game that ship.

use crate::Failure;
use crate::args::Args;
use rsg_engine::days::DayGames;
use rsg_engine::puzzle::Day;
use serde_json::json;
use std::io::Write;

pub const USAGE: &str = "days [--from DATE --to DATE] [--json]
    The positions of Today's game, a line a day: the day, the position, whose side to move is the player's, and the
    par: the margin by which the player wins with best play on both sides. Days are written 2026-11-21; after 2035
    the positions begin again. With --json an object a line: day, position, par.";

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let from: Day = args.parsed_or("--from", Day::FIRST)?;
    let to: Day = args.parsed_or("--to", Day::LAST)?;
    args.finish("")?;
    if from < Day::FIRST {
        return Err(Failure::Usage(format!(
            "days begin with {}, {from} is before that",
            Day::FIRST
        )));
    }
    for day in (from.0..=to.0).map(Day) {
        let game = DayGames::shipped().of_day(day);
        if json {
            let object = json!({
                "day": day.to_string(),
                "position": game.position.to_string(),
                "par": game.par,
            });
            writeln!(out, "{object}")?;
        } else {
            writeln!(out, "{day} {} = +{}", game.position, game.par)?;
        }
    }
    Ok(())
}
