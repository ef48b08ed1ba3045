//! The commands about Reversi Go.

pub mod bench;
pub mod jumps;
pub mod play;
mod player;

use rsg_classics::go::{Game, Options, transcript};
use rsg_lab::Failure;
use rsg_lab::args::Args;
use rsg_lab::lines::each_line;
use std::io::{self, Write};

pub const REPLAY_USAGE: &str = "go replay [--size 9...19] [--komi N] [--handicap N] [--trace]
    Reads games from standard input, a line each: turns with blanks, e5, button, pass, and after two
    passes agreed with a stone of each group that flips; anything from \" = \" on is ignored. Prints
    POSITION TURN BUTTON open|stopped|over BLACK WHITE for each, with --trace the position after every
    turn first. A turn that is not allowed stops it.";

/// Takes the board, komi and the handicap out.
pub fn options(args: &mut Args) -> Result<Options, Failure> {
    let default = Options::default();
    let size = args.parsed_or("--size", default.size())?;
    let komi = args.parsed_or("--komi", default.komi())?;
    let handicap = args.parsed_or("--handicap", default.handicap())?;
    Options::new(size, komi, handicap).map_err(|why| Failure::Usage(why.to_string()))
}

/// Runs `replay`.
pub fn replay(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let options = options(&mut args)?;
    let trace = args.flag("--trace");
    args.finish("reads from standard input and ")?;
    each_line(&mut io::stdin().lock(), &mut |number, line| {
        let turns = line.split(" = ").next().unwrap_or_default();
        let mut game = Game::new(options);
        let mut positions = String::new();
        transcript::read_turns(turns, &mut game, |game| {
            if trace {
                positions.push_str(&game.notation());
                positions.push('\n');
            }
        })
        .map_err(|fault| Failure::Input(format!("line {number}, {fault}")))?;
        Ok(writeln!(out, "{positions}{}", end_line(&game))?)
    })
}

/// How a game stands, with both scores.
fn end_line(game: &Game) -> String {
    let total = game.score().total;
    let (position, phase) = (game.notation(), game.phase());
    format!("{position} {phase} {} {}", total.black, total.white)
}
