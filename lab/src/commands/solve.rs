//! `solve`: the end of a position with best play.

use crate::Failure;
use crate::args::Args;
use crate::figures::texts;
use rsg_engine::{Game, Thinker};
use serde_json::json;
use std::io::Write;
use std::time::Instant;

pub const USAGE: &str = "solve POSITION [--json]
    The exact outcome with best play by both, as the difference of scores for the side to move, captures
    included; the line; nodes and seconds. The position alone is remembered for ko.";

/// Megabytes of tables for a position, by its empty cells. Of a table that is larger than needed every page that
/// is touched has to be cleared first, which takes longer than a small proof.
const fn table_mb(empty: usize) -> usize {
    match empty {
        ..=12 => 1,
        13..=15 => 4,
        16 | 17 => 16,
        18 | 19 => 32,
        20..=23 => 64,
        _ => 256,
    }
}

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let words = args.operands()?;
    if words.is_empty() {
        return Err(Failure::Usage("solve needs a POSITION".to_owned()));
    }
    let position = words
        .join(" ")
        .parse()
        .map_err(|fault| Failure::Input(format!("line 1: {fault}")))?;
    let game = Game::from_position(position);
    let table_mb = table_mb(game.position().sides().vacant().len());
    let begin = Instant::now();
    let (score, line, nodes) = match Thinker::with_megabytes(table_mb).solve(&game, &|| false) {
        Some(solution) => (solution.margin, solution.line, solution.nodes),
        None => {
            let position = game.position();
            (position.score().lead(position.to_move()), Vec::new(), 0)
        }
    };
    let time = begin.elapsed();
    if json {
        let object = json!({
            "score": score,
            "line": texts(&line),
            "nodes": nodes,
            "ms": time.as_millis() as u64,
        });
        writeln!(out, "{object}")?;
    } else {
        let line: Vec<String> = line.iter().map(ToString::to_string).collect();
        writeln!(
            out,
            "score {score:+}\nline {}\nnodes {nodes}\nseconds {:.3}",
            line.join(" "),
            time.as_secs_f64()
        )?;
    }
    Ok(())
}
