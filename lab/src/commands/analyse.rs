//! `analyse`: the worth of each placement of a game.

use crate::Failure;
use crate::args::Args;
use crate::json::Json;
use rsg_engine::{Care, Game, Judgement, Known, Limits, Thinker};
use rsg_lab::replay::read_game;
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
    let mut thinker = Thinker::new(TABLE_MB);
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
    let all = |_| Known::Nothing;
    thinker.analyse_game(&game, Limits { nodes }, &all, &mut tell, &|| false);
    judged.sort_by_key(|one| one.turn);
    let first_ms = glanced.unwrap_or_default().as_millis() as u64;
    let ms = begin.elapsed().as_millis() as u64;
    if json {
        let fields = vec![
            (
                "placements",
                Json::List(judged.iter().map(object).collect()),
            ),
            ("first_ms", Json::of(first_ms)),
            ("ms", Json::of(ms)),
        ];
        writeln!(out, "{}", Json::Object(fields))?;
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

fn object(one: &Judgement) -> Json {
    Json::Object(vec![
        ("number", Json::of(one.turn as u64 + 1)),
        ("by", Json::text(one.by)),
        ("played", Json::text(one.played)),
        ("before", Json::of(one.before)),
        ("after", Json::of(one.after)),
        ("loss", Json::of(one.loss)),
        ("exact", Json::of(one.exact)),
        ("best", Json::text(one.best)),
        ("line", Json::texts(&one.line)),
    ])
}
