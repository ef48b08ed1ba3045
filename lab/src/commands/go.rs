//! `go`: the move of a level.

use crate::Failure;
use crate::args::Args;
use crate::commands::moves::play;
use rsg_engine::{Game, Thinker};
use rsg_lab::games::star::TABLE_MB;
use rsg_lab::play::Asked;
use std::io::Write;

pub const USAGE: &str = "go --level L [--seed N] [--time MS | --nodes N] [--position POSITION | MOVES...] [--json]
    The move that level L (1 2 3 4 5 max final oracle, or random greedy lessons base textbook) plays, then
    score, depth, nodes and ms.
    With --time a level that has not made up its mind by then plays the best it has found; --nodes limits the
    level's search instead.";

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let asked = Asked::read::<Game>(&mut args, "go", Some("--nodes"))?;
    let position = args.value("--position")?;
    if asked.has_two_limits() {
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
    asked.answer(&game, Thinker::with_megabytes(TABLE_MB), out)
}
