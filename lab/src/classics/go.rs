//! The commands about Reversi Go.

use rsg_classics::go::{Game, Options, Thinker, transcript};
use rsg_classics::{Color, SplitMix64};
use rsg_lab::args::Args;
use rsg_lab::contest::{Series, play_game};
use rsg_lab::games::Measured;
use rsg_lab::play::Asked;
use rsg_lab::{Failure, replay};
use std::io::Write;

pub const REPLAY_USAGE: &str = "go replay [--size 9...19] [--komi N] [--handicap N] [--trace] [--json]
    Reads games from standard input, a line each: turns with blanks, e5, button, pass, and after two
    passes agreed with a stone of each group that flips; anything from \" = \" on is ignored. Prints
    POSITION TURN BUTTON open|stopped|over BLACK WHITE for each, with --trace the position after every
    turn first. A turn that is not allowed stops it.";

pub const PLAY_USAGE: &str = "go play --level L [--seed N] [--playouts N] [--time MS] [--size 9...19] [--komi N] \
    [--handicap N]
      [--json] TURNS...
    What level L (1 to 5, or random greedy uct) plays after those turns; after two passes what it agrees
    upon. With --time the best it has found by then. A turn that is not allowed stops it.";

pub const MATCH_USAGE: &str = "go match LEVEL LEVEL --games N [--seed N] [--playouts N] [--size 9...19] [--komi N]
      [--handicap N] [--threads N] [--json]
    N games between two levels, or random greedy uct; the first is Black in every other one. Searches take as many
    playouts as --playouts says; without it a level its own number, and uct that of level 5. Won, drawn and lost
    games of the first, its share, the mean margin, and its slowest turn in its thread's own processor time.";

/// Takes the board, komi and the handicap out.
fn options(args: &mut Args) -> Result<Options, Failure> {
    let default = Options::default();
    let size = args.parsed_or("--size", default.size())?;
    let komi = args.parsed_or("--komi", default.komi())?;
    let handicap = args.parsed_or("--handicap", default.handicap())?;
    Options::new(size, komi, handicap).map_err(|why| Failure::Usage(why.to_string()))
}

/// Runs `replay`.
pub fn replay(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let options = options(&mut args)?;
    replay::run::<Game>(args, &options, out)
}

/// Runs `play`.
pub fn play(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let asked = Asked::read::<Game>(&mut args, "play", Some("--playouts"))?;
    let options = options(&mut args)?;
    let game = transcript::read(&args.operands()?.join(" "), options)
        .map_err(|fault| Failure::Input(format!("line 1, {fault}")))?;
    asked.answer(&game, Thinker::default(), out)
}

/// Runs `match`.
pub fn run_match(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let playouts = args.parsed("--playouts")?;
    let options = options(&mut args)?;
    let series = Series::read::<Game>(args)?;
    let outcome = series.play(Thinker::default, |thinker, number| {
        let mut chance = SplitMix64::of_pair(series.seed, number);
        let players = series.players.map(|player| (player, chance.next()));
        let first = Color::ALL[number as usize % 2];
        let game = Game::new(options);
        let (end, slowest) = play_game(game, thinker, players, first, playouts)?;
        let (result, margin) = end.result(first);
        Some((result, margin, slowest))
    });
    outcome.print(&series.players, json, out)
}
