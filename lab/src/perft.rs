//! `perft`: how many ways there are to play on, and how quickly they are counted.

use crate::Failure;
use crate::args::Args;
use crate::json::Json;
use rsg_engine::Position;
use rsg_engine::excerpt;
use std::io::Write;
use std::time::Instant;

pub const USAGE: &str = "perft N [POSITION] [--json]
    Counts the sequences of 1 to N placements from the start or from a position: a line
    \"depth count\" each, then the rate at the last depth.";

/// Deeper counts do not fit into 64 bits.
const DEEPEST: u32 = 24;

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let operands = args.operands()?;
    let Some((depth, position)) = operands.split_first() else {
        return Err(Failure::Usage("perft needs a depth N".to_owned()));
    };
    let depth = parse_depth(depth)?;
    let position = parse_position(position)?;

    let mut depths = Vec::new();
    let mut rate = 0;
    for depth in 1..=depth {
        let begin = Instant::now();
        let count = rsg_engine::perft(position.sides(), depth);
        rate = (count as f64 / begin.elapsed().as_secs_f64().max(1e-9)) as u64;
        if json {
            let fields = vec![("depth", Json::int(depth)), ("count", Json::int(count))];
            depths.push(Json::Object(fields));
        } else {
            writeln!(out, "{depth} {count}")?;
        }
    }
    if json {
        let fields = vec![("depths", Json::List(depths)), ("rate", Json::int(rate))];
        writeln!(out, "{}", Json::Object(fields))?;
    } else {
        writeln!(out, "rate {rate} leaves/s")?;
    }
    Ok(())
}

fn parse_depth(word: &str) -> Result<u32, Failure> {
    match word.parse() {
        Ok(depth) if (1..=DEEPEST).contains(&depth) => Ok(depth),
        _ => Err(Failure::Input(format!(
            "depth {}: expected a number from 1 to {DEEPEST}",
            excerpt(word)
        ))),
    }
}

/// The position in the remaining words, quoted as one or not; the start if there are none.
fn parse_position(words: &[String]) -> Result<Position, Failure> {
    if words.is_empty() {
        return Ok(Position::start());
    }
    words
        .join(" ")
        .parse()
        .map_err(|faults| Failure::Input(format!("line 1: {faults}")))
}
