//! `moves` and `replay`: the placements after some moves, and recorded games.

use crate::Failure;
use crate::args::Args;
use rsg_engine::excerpt;
use rsg_engine::{Effect, Game, Move, Replay};
use rsg_lab::games::star::end;
use rsg_lab::replay;
use serde_json::{Value, json};
use std::io::Write;

pub const USAGE: &str = "moves [MOVES...] [--json]
    Plays these moves from the start (passes apply by themselves; -- is accepted where one is due) and
    prints a line a placement and call, those that ko blocks too: B4[W] flips=3 captures=1 mark=playable.
    A finished game has none.";

pub const REPLAY_USAGE: &str = "replay [--trace] [--json]
    Reads games from standard input, a line each: moves, -- for a pass, anything from \" = \" on is
    ignored; an empty line is a game without moves, and \"from POSITION :\" in front begins elsewhere.
    Prints POSITION END WINNER for each (END: full stuck ko open; WINNER: b w draw, or - while open),
    with --trace the position after every placement first. A move that is not playable stops it.";

/// Runs `replay`.
pub fn replay(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    replay::run::<Game>(args, &(), out)
}

/// Runs `moves`.
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
        let object = json!({
            "position": game.position().to_string(),
            "end": end(&game).to_string(),
            "moves": moves,
        });
        writeln!(out, "{object}")?;
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

fn object(game: &Game, mv: Move, blocked: bool, effect: &Effect) -> Value {
    json!({
        "move": mv.to_string(),
        "flips": effect.flip_count(),
        "captures": effect.capture_count(),
        "mark": game.mark(mv.cell).to_string(),
        "blocked": blocked,
    })
}
