//! `reversi solve`: how a position ends when both sides play their best.

use rsg_classics::Side;
use rsg_classics::reversi::{Answer, Eight, Position, Six, Solvable, Solver};
use rsg_engine::excerpt;
use rsg_lab::Failure;
use rsg_lab::args::Args;
use rsg_lab::json::Json;
use std::io::Write;
use std::time::Instant;

pub const USAGE: &str = "reversi solve POSITION [--json]
    Solves a position of 8×8 or 6×6 squares (X black, O white, - free, row by row; then whose turn it
    is): the difference for that side, the free squares at the end to the winner, and a best line.";

/// As many positions as the table holds: 64 MB.
const TABLE: usize = 1 << 21;

pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let words = args.anything().join(" ");
    let bad = || Failure::Input(format!("line 1: {}: no position", excerpt(&words)));
    let (board, turn) = words.trim().split_once(' ').ok_or_else(bad)?;
    let mut letters = turn.trim().chars();
    let to_move = letters.next().and_then(Side::of_letter).ok_or_else(bad)?;
    if letters.next().is_some() {
        return Err(bad());
    }
    let begin = Instant::now();
    let answer = solve::<Eight>(board, to_move)
        .or_else(|| solve::<Six>(board, to_move))
        .ok_or_else(bad)?;
    let ms = begin.elapsed().as_millis() as i128;
    let Answer { score, line, nodes } = answer;
    if json {
        let fields = vec![
            ("score", Json::int(score)),
            ("line", Json::texts(line)),
            ("nodes", Json::int(nodes)),
            ("ms", Json::Int(ms)),
        ];
        writeln!(out, "{}", Json::Object(fields))?;
    } else {
        let line: String = line.iter().map(ToString::to_string).collect();
        writeln!(out, "{score:+} {line}\n{nodes} nodes, {ms} ms")?;
    }
    Ok(())
}

fn solve<G: Solvable>(board: &str, to_move: Side) -> Option<Answer> {
    let position = Position::<G>::read(board, to_move)?;
    Some(Solver::new(TABLE).solve(position))
}
