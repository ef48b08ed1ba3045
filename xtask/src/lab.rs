//! `cargo xtask train`, `arena`, `solve-start`, `solve-openings`, `puzzles` and `days`, which package `rsg-lab` does.

use crate::process::{self, Failure, say};
use crate::workspace;

pub const TRAIN: &str = "
    cargo xtask train [--games N] [--generations N] [--depth N] [--exact-from N] [--epochs N] [--rate X] [--pull X]
                      [--threads N] [--seed N] [--start FILE] [--out FILE]

Learns the evaluation: plays games against itself, finishes them exactly, fits the weights to the results, holds a
twentieth of the games out, and keeps a generation only if it beats the best so far in Reverse Matches. Stops when two
in a row do not, and plays the best against the weights that ship. Writes assets/eval/weights.bin unless told otherwise;
with the defaults it makes the weights that ship, byte by byte. docs/training.md is the record of runs.

Needs:  Rust; no network
Takes:  a quarter of an hour with the defaults on two cores; the result depends on the flags, not on the threads
";

pub const ARENA: &str = "
    cargo xtask arena [--games N] [--oracle-games N] [--only LEVEL] [--seed N] [--out FILE]

Plays the whole table of levels in Reverse Matches on all cores and writes docs/strength.md; with --only the rows of one
level, the others stay as they are.

Needs:  Rust; no network
Takes:  about twenty minutes with the defaults on two quiet cores, all but one of them Oracle's
";

pub const SOLVE_START: &str = "
    cargo xtask solve-start [--search first|second|both] [--moves \"BQ ...\"] [--table MB] [--out FILE]

Proves the exact result of the start position and of every different first move (or of the position after some moves),
by two searches that share neither table, move ordering nor ko scheme, and compares them with each other and with the
record in docs/solving.md. With --out the page is written there with the new nodes and times.

Needs:  Rust; 1 GB of memory with the default table; no network
Takes:  about seven minutes of one core with --table 2048, most of it the second search's proof of the worse first move
";

pub const SOLVE_OPENINGS: &str = "
    cargo xtask solve-openings [--plies N] [--minutes N] [--table MB] [--out FILE] [--check N] [--seed N]

Solves the positions of the first N placements, up to symmetry, that assets/openings/solved.txt does not hold yet, and
adds them to it one by one: the first plies first, of a ply those first that good play leads to. It stops by itself; the
same command goes on. With --check it adds nothing: that many of the solved positions are compared with the second
search.

Needs:  Rust; 1 GB of memory with the default table; no network
Takes:  as many minutes as are asked for, 40 unless told otherwise; see docs/solving.md
";

pub const PUZZLES: &str = "
    cargo xtask puzzles [--count N] [--games N] [--seed N] [--threads N] [--journal FILE] [--out FILE]
    cargo xtask puzzles --check [--file FILE] [--threads N]
    cargo xtask puzzles --tables

Makes the puzzles: plays games between levels, tries their positions, and writes assets/puzzles/puzzles.bin and the
tables of docs/puzzles.md when there are enough. What was found so far is kept in target/puzzles, so stop it when you
like: the next call goes on. With --games N the file is made of the first N games. With --check two solvers prove every
puzzle of the file. With --tables the tables about the puzzles that ship are written anew, as after a change of their
grades.

Needs:  Rust; no network
Takes:  docs/puzzles.md says how long; the result depends on the seed and the number of games or puzzles, not on the
        threads
";

pub const DAYS: &str = "
    cargo xtask days [--count N] [--games N] [--seed N] [--threads N] [--journal FILE] [--out FILE]
    cargo xtask days --check [N] [--file FILE] [--threads N]
    cargo xtask days --levels N [--file FILE]

Makes the positions of Today's game: plays games between levels, proves the margins of their positions, and writes
assets/days/days.bin and the tables of docs/puzzles.md when there are enough. What was found so far is kept in
target/days, so stop it when you like: the next call goes on. With --check two solvers prove N of the days, or all of
them, which can be stopped, too. With --levels the file gets another number for the way in which the levels play.

Needs:  Rust; no network
Takes:  docs/puzzles.md says how long; the result depends on the seed and the number of games or days, not on the
        threads
";

/// Runs a command of the console.
pub fn run(command: &str, arguments: &[String]) -> Result<(), Failure> {
    say("building the console rsg");
    let console = [
        "run",
        "--quiet",
        "--release",
        "--package",
        "rsg-lab",
        "--bin",
        "rsg",
        "--",
    ];
    let mut console = workspace::cargo(&console);
    process::run(console.args(command.split(' ')).args(arguments))
}
