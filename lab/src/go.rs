//! `go`: the move a level plays.

use crate::Failure;
use crate::args::Args;
use crate::json::Json;
use crate::moves::play;
use crate::player::Player;
use rsg_engine::{Game, Limits, Thinker};
use std::io::Write;
use std::time::{Duration, Instant};

pub const USAGE: &str = "go --level L [--seed N] [--time MS | --nodes N] [--position POSITION | MOVES...] [--json]
    The move that level L (1 2 3 4 5 max final oracle, or random greedy lessons base) plays, then score, depth,
    nodes and ms.
    With --time a level that has not made up its mind by then plays the best it has found; --nodes limits the
    level's search instead.";

/// Megabytes of tables, as in the app.
pub const TABLE_MB: usize = 32;

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let player: Player = args
        .parsed("--level")?
        .ok_or_else(|| Failure::Usage("go needs --level L".to_owned()))?;
    let seed: u64 = args.parsed_or("--seed", 0)?;
    let time: Option<u64> = args.parsed("--time")?;
    let nodes: Option<u64> = args.parsed("--nodes")?;
    let position = args.value("--position")?;
    if time.is_some() && nodes.is_some() {
        return Err(Failure::Usage(
            "go takes --time or --nodes, not both".to_owned(),
        ));
    }
    let operands = args.operands()?;
    let game = match position {
        Some(text) if operands.is_empty() => Game::from_position(
            text.parse()
                .map_err(|fault| Failure::Input(format!("line 1: {fault}")))?,
        ),
        Some(_) => {
            return Err(Failure::Usage(
                "go takes --position or moves, not both".to_owned(),
            ));
        }
        None => play(&operands)?,
    };
    if game.end().is_some() {
        return Err(Failure::Input("the game is over".to_owned()));
    }
    let begin = Instant::now();
    let deadline = time.map(|ms| begin + Duration::from_millis(ms));
    let stop = || deadline.is_some_and(|deadline| deadline <= Instant::now());
    let mut thinker = Thinker::new(TABLE_MB);
    let first_look = Limits { nodes: Some(1) };
    let report = player
        .choose(&mut thinker, &game, seed, Limits { nodes }, &stop)
        .or_else(|| player.choose(&mut thinker, &game, seed, first_look, &|| false))
        .ok_or_else(|| Failure::Input("the game is over".to_owned()))?;
    let ms = begin.elapsed().as_millis() as u64;
    if json {
        let fields = vec![
            ("move", Json::text(report.best)),
            ("score", Json::int(report.score)),
            ("depth", Json::int(report.depth)),
            ("nodes", Json::int(report.nodes)),
            ("ms", Json::int(ms)),
        ];
        writeln!(out, "{}", Json::Object(fields))?;
    } else {
        let exact = if report.exact { " exact" } else { "" };
        writeln!(out, "{}", report.best)?;
        writeln!(out, "score {:+}{exact}", report.score)?;
        writeln!(
            out,
            "depth {}\nnodes {}\nms {ms}",
            report.depth, report.nodes
        )?;
    }
    Ok(())
}
