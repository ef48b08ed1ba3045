//! `reversi solve`: how a position ends when both sides play their best.

use super::reversi::options;
use rsg_classics::reversi::{
    Aim, Answer, Bits, BoardSize, Eight, Field, Options, Position, Six, SixByTen, Solvable, Solver,
    Start, Ten, Thinker,
};
use rsg_classics::{Color, color_of_disc};
use rsg_engine::excerpt;
use rsg_lab::Failure;
use rsg_lab::args::Args;
use rsg_lab::figures::texts;
use serde_json::json;
use std::io::Write;
use std::time::Instant;

pub const USAGE: &str = "reversi solve POSITION [--size 6|8|10|6x10] [--start othello|classic] \
    [--aim most|fewest] [--json]
    Solves a position (X black, O white, - free, row by row; then whose turn it is): the difference of the
    discs for that side, the free squares at the end to the side with more, and a best line. By the aim fewest a
    side wins below 0. Without --size the length of the position says it. 10×10, 6×10 and fewest take much longer.";

/// The number of positions in the solver's table: 64 MB.
const TABLE: usize = 1 << 21;

/// Megabytes of tables where there is no solver of its own.
const TABLE_MB: usize = 128;

pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let size: Option<BoardSize> = args.parsed("--size")?;
    let options = options(&mut args)?;
    let words = args.anything().join(" ");
    let bad = || Failure::Input(format!("line 1: {}: no position", excerpt(&words)));
    let (board, turn) = words.trim().split_once(' ').ok_or_else(bad)?;
    let mut letters = turn.trim().chars();
    let to_move = letters.next().and_then(color_of_disc).ok_or_else(bad)?;
    if letters.next().is_some() {
        return Err(bad());
    }
    let has_as_many = |size: &BoardSize| size.shape().places() as usize == board.len();
    let size = size.or_else(|| BoardSize::ALL.into_iter().find(has_as_many));
    let begin = Instant::now();
    let answer = match size.ok_or_else(bad)? {
        BoardSize::Six => solve::<Six>(board, to_move, options, most),
        BoardSize::Eight => solve::<Eight>(board, to_move, options, most),
        BoardSize::Ten => solve::<Ten>(board, to_move, options, any),
        BoardSize::SixByTen => solve::<SixByTen>(board, to_move, options, any),
    };
    let ms = begin.elapsed().as_millis() as u64;
    let Answer { score, line, nodes } = answer?.ok_or_else(bad)?;
    if json {
        let object = json!({"score": score, "line": texts(line), "nodes": nodes, "ms": ms});
        writeln!(out, "{object}")?;
    } else {
        let line: String = line.iter().map(ToString::to_string).collect();
        writeln!(out, "{score:+} {line}\n{nodes} nodes, {ms} ms")?;
    }
    Ok(())
}

/// None if the board is none of this size.
fn solve<F: Field>(
    board: &str,
    to_move: Color,
    options: Options,
    solver: fn(Position<F>, Aim) -> Option<Answer>,
) -> Result<Option<Answer>, Failure> {
    let Some(position) = Position::<F>::read(board, to_move) else {
        return Ok(None);
    };
    let open_middle = Position::<F>::middle() & position.free();
    if options.start == Start::Classic && open_middle != <F::Bits as Bits>::NONE {
        let why = "the classic opening is not over, and that is too early to be solved";
        return Err(Failure::Input(format!("line 1: {why}")));
    }
    Ok(solver(position, options.aim))
}

/// The answer of the solver made for it, where there is one.
fn most<F: Solvable>(position: Position<F>, aim: Aim) -> Option<Answer> {
    match aim {
        Aim::Most => Some(Solver::new(TABLE).solve(position)),
        Aim::Fewest => any(position, aim),
    }
}

fn any<F: Field>(position: Position<F>, aim: Aim) -> Option<Answer> {
    Thinker::with_megabytes(TABLE_MB).solve(position, aim, &|| false)
}
