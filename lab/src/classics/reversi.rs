//! The commands about Reversi.

use rsg_classics::reversi::{Aim, Eight, Game, Grid, Options, Six, Start, Ten, transcript};
use rsg_classics::{Square, disc_letter};
use rsg_engine::excerpt;
use rsg_lab::Failure;
use rsg_lab::args::Args;
use rsg_lab::count::{parse_depth, print_counts};
use rsg_lab::lines::each_line;
use std::io::{self, Write};

pub const REPLAY_USAGE: &str =
    "reversi replay [--size 6|8|10] [--start othello|classic] [--aim most|fewest] [--trace]
    Reads games from standard input, a line each; anything from \" = \" on is ignored. Prints
    POSITION TURN over|open BLACK-WHITE WINNER for each, with --trace the position after every turn
    first. A move that is not allowed stops it.";

pub const PERFT_USAGE: &str = "reversi perft N [--size 6|8|10] [--start othello|classic] [--aim most|fewest] [--json]
    Counts the positions 1 to N plies after the start, a pass being a ply and a finished game
    counting once: a line \"depth count\" each, then the rate at the last depth. The aim changes nothing.";

/// Deeper counts do not fit into 64 bits.
const DEEPEST: u32 = 18;

/// Takes the start and the aim out.
pub fn options(args: &mut Args) -> Result<Options, Failure> {
    let start = args.value("--start")?;
    let aim = args.value("--aim")?;
    Ok(Options {
        start: match start.as_deref() {
            None | Some("othello") => Start::Othello,
            Some("classic") => Start::Classic,
            Some(other) => return Err(unknown("--start", other)),
        },
        aim: match aim.as_deref() {
            None | Some("most") => Aim::Most,
            Some("fewest") => Aim::Fewest,
            Some(other) => return Err(unknown("--aim", other)),
        },
    })
}

/// A flag's value that is none.
pub fn unknown(flag: &str, word: &str) -> Failure {
    Failure::Usage(format!("{flag} does not know {}", excerpt(word)))
}

/// Runs `replay`.
pub fn replay(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let size = args.parsed_or("--size", 8)?;
    let options = options(&mut args)?;
    let trace = args.flag("--trace");
    args.finish("reads from standard input and ")?;
    match size {
        6 => replay_all::<Six>(options, trace, out),
        8 => replay_all::<Eight>(options, trace, out),
        10 => replay_all::<Ten>(options, trace, out),
        other => Err(unknown("--size", &other.to_string())),
    }
}

fn replay_all<G: Grid>(options: Options, trace: bool, out: &mut dyn Write) -> Result<(), Failure> {
    each_line(&mut io::stdin().lock(), &mut |number, line| {
        let moves = line.split(" = ").next().unwrap_or_default();
        let game = transcript::read::<G>(moves, options)
            .map_err(|fault| Failure::Input(format!("line {number}, {fault}")))?;
        if trace {
            let squares: Vec<Square> = game.turns().iter().map(|turn| turn.square).collect();
            write_positions::<G>(&squares, options, out)?;
        }
        Ok(writeln!(out, "{}", end_line(&game))?)
    })
}

fn write_positions<G: Grid>(
    squares: &[Square],
    options: Options,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut game = Game::<G>::new(options);
    for square in squares {
        game.play(*square)
            .map_err(|refusal| Failure::Input(refusal.to_string()))?;
        writeln!(out, "{}", game.notation())?;
    }
    Ok(())
}

/// How a game stands: while it is open with the discs on the board, at its end by the tournament count.
fn end_line<G: Grid>(game: &Game<G>) -> String {
    let position = game.notation();
    match game.outcome() {
        Some(outcome) => {
            let winner = outcome.winner.map_or('-', disc_letter);
            let score = outcome.score;
            format!("{position} over {}-{} {winner}", score.black, score.white)
        }
        None => {
            let discs = game.discs();
            format!("{position} open {}-{} -", discs.black, discs.white)
        }
    }
}

/// Runs `perft`.
pub fn perft(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let size = args.parsed_or("--size", 8)?;
    let options = options(&mut args)?;
    let json = args.flag("--json");
    let operands = args.operands()?;
    let [depth] = operands.as_slice() else {
        return Err(Failure::Usage("perft needs a depth N".to_owned()));
    };
    let depth = parse_depth(depth, DEEPEST)?;
    match size {
        6 => count::<Six>(options, depth, json, out),
        8 => count::<Eight>(options, depth, json, out),
        10 => count::<Ten>(options, depth, json, out),
        other => Err(unknown("--size", &other.to_string())),
    }
}

fn count<G: Grid>(
    options: Options,
    deepest: u32,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game = Game::<G>::new(options);
    print_counts(deepest, json, out, |depth| game.perft(depth))
}
