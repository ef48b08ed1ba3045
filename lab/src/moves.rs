//! `moves`: every placement and call after some moves, with what it does and how its cell is marked.

use crate::Failure;
use crate::args::Args;
use crate::json::Json;
use crate::replay::end;
use rsg_engine::excerpt;
use rsg_engine::{Effect, Game, Move, Replay};
use std::io::Write;

pub const USAGE: &str = "moves [MOVES...] [--json]
    Plays these moves from the start (passes apply by themselves; -- is accepted where one is due) and
    prints a line a placement and call, those that ko blocks too: B4[W] flips=3 captures=1 mark=playable.
    A finished game has none.";

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let game = play(&args.operands()?)?;
    let mut moves = Vec::new();
    for (mv, blocked) in game.placements() {
        let effect = game
            .preview(mv)
            .map_err(|error| Failure::Input(format!("{mv}: {error}")))?;
        if json {
            moves.push(object(&game, mv, blocked, &effect));
        } else {
            let (flips, captures) = (effect.flip_count(), effect.capture_count());
            let mark = game.mark(mv.cell);
            writeln!(out, "{mv} flips={flips} captures={captures} mark={mark}")?;
        }
    }
    if json {
        let fields = vec![
            ("position", Json::text(game.position())),
            ("end", Json::text(end(&game))),
            ("moves", Json::List(moves)),
        ];
        writeln!(out, "{}", Json::Object(fields))?;
    }
    Ok(())
}

/// Plays the words of the command line, each of which may hold several moves.
pub fn play(operands: &[String]) -> Result<Game, Failure> {
    let mut replay = Replay::of(Game::new());
    for word in operands
        .iter()
        .flat_map(|operand| operand.split_whitespace())
    {
        replay.word(word).map_err(|fault| {
            let number = replay.words() + 1;
            Failure::Input(format!("move {number}: {}: {fault}", excerpt(word)))
        })?;
    }
    Ok(replay.into_game())
}

fn object(game: &Game, mv: Move, blocked: bool, effect: &Effect) -> Json {
    Json::Object(vec![
        ("move", Json::text(mv)),
        ("flips", Json::int(effect.flip_count())),
        ("captures", Json::int(effect.capture_count())),
        ("mark", Json::text(game.mark(mv.cell))),
        ("blocked", Json::Bool(blocked)),
    ])
}
