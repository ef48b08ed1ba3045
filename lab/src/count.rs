//! Counts to one depth after another, printed with their rate.

use crate::Failure;
use rsg_engine::excerpt;
use serde_json::json;
use std::io::Write;
use std::time::Instant;

/// Reads a depth from 1 to the deepest.
pub fn parse_depth(word: &str, deepest: u32) -> Result<u32, Failure> {
    match word.parse() {
        Ok(depth) if (1..=deepest).contains(&depth) => Ok(depth),
        _ => Err(Failure::Input(format!(
            "depth {}: expected a number from 1 to {deepest}",
            excerpt(word)
        ))),
    }
}

/// Prints a line `depth count` for every depth up to that one, then the rate at the last; or all of it as JSON.
pub fn print_counts(
    deepest: u32,
    json: bool,
    out: &mut dyn Write,
    count: impl Fn(u32) -> u64,
) -> Result<(), Failure> {
    let mut depths = Vec::new();
    let mut rate = 0;
    for depth in 1..=deepest {
        let begin = Instant::now();
        let count = count(depth);
        rate = (count as f64 / begin.elapsed().as_secs_f64().max(1e-9)) as u64;
        if json {
            let object = json!({"depth": depth, "count": count});
            depths.push(object);
        } else {
            writeln!(out, "{depth} {count}")?;
        }
    }
    if json {
        let object = json!({"depths": depths, "rate": rate});
        writeln!(out, "{object}")?;
    } else {
        writeln!(out, "rate {rate} leaves/s")?;
    }
    Ok(())
}
