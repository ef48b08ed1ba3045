//! `analyse`: the worth of each placement of a game.

use crate::Failure;
use crate::args::Args;
use crate::figures::texts;
use rsg_engine::analysis::{Care, Judgement, Known};
use rsg_engine::{Game, Limits, Thinker};
use rsg_lab::replay::read_game;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::time::Instant;

pub const USAGE: &str = "analyse [--nodes N] [--json]
    Reads one game from standard input, a line as replay reads it, and judges every placement: its number,
    who placed and what, the difference of scores with best play before and after it for who placed, what
    it cost, whether that is proved (exact), and the best placement with its line. N nodes for the proofs.
    At last when every placement had a first figure, and when all was done.";

/// Megabytes of tables.
const TABLE_MB: usize = 64;

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let nodes = args.parsed("--nodes")?;
    args.finish("reads from standard input and ")?;
    let game: Game = read_game(&mut io::stdin().lock(), &())?;
    let begin = Instant::now();
    // Which placements have a figure already, and when the last of them had its first.
    let mut unheard: BTreeSet<usize> = (0..game.turns().len()).collect();
    let mut glanced = None;
    let mut thinker = Thinker::with_megabytes(TABLE_MB);
    let mut judged = Vec::new();
    let mut tell = |judgement: Judgement, care| {
        unheard.remove(&judgement.turn);
        if unheard.is_empty() {
            glanced.get_or_insert_with(|| begin.elapsed());
        }
        if care == Care::Full {
            judged.push(judgement);
        }
    };
    let limits = Limits {
        nodes,
        ..Limits::default()
    };
    thinker.analyse_game(&game, limits, &|_| Known::Nothing, &mut tell);
    judged.sort_by_key(|one| one.turn);
    let first_ms = glanced.unwrap_or_default().as_millis() as u64;
    let ms = begin.elapsed().as_millis() as u64;
    if json {
        let object = json!({
            "placements": judged.iter().map(object).collect::<Vec<_>>(),
            "first_ms": first_ms,
            "ms": ms,
        });
        writeln!(out, "{object}")?;
        return Ok(());
    }
    for one in &judged {
        let line: Vec<String> = one.line.iter().map(ToString::to_string).collect();
        writeln!(
            out,
            "{} {} {} before {:+} after {:+} loss {} {} best {}",
            one.turn + 1,
            one.by,
            one.played,
            one.before,
            one.after,
            one.loss,
            if one.exact { "exact" } else { "estimate" },
            line.join(" ")
        )?;
    }
    writeln!(out, "first {first_ms} ms, all {ms} ms")?;
    Ok(())
}

fn object(one: &Judgement) -> Value {
    json!({
        "number": one.turn as u64 + 1,
        "by": one.by.to_string(),
        "played": one.played.to_string(),
        "before": one.before,
        "after": one.after,
        "loss": one.loss,
        "exact": one.exact,
        "best": one.best.to_string(),
        "line": texts(&one.line),
    })
}
