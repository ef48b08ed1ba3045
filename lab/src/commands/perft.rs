//! `perft`: the number of ways to play on, and the speed of counting them.

use crate::Failure;
use crate::args::Args;
use rsg_engine::Position;
use rsg_lab::count::{parse_depth, print_counts};
use std::io::Write;

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
    let depth = parse_depth(depth, DEEPEST)?;
    let position = parse_position(position)?;

    print_counts(depth, json, out, |depth| {
        rsg_engine::perft(position.sides(), depth)
    })
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
