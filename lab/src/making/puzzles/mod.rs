//! `puzzles` lists the puzzles that ship; `make-puzzles` makes and proves them.
//!
//! * `make` plays a game and tries each of its positions, `grade` lets the levels try what is a puzzle;
//! * `journal` writes what every game yielded, `select` takes from it what ships and gives it its days;
//! * `list` prints the file that ships.

mod grade;
mod journal;
pub mod list;
mod make;
mod report;
pub mod select;

use crate::Failure;
use crate::args::Args;
use crate::making::check::Job;
use crate::making::maker;
use crate::making::product::{PAGE, ProductFile, Provers};
use crate::page::{self, Marked};
use crate::parallel;
use crate::proofs::second::Second;
use rsg_engine::puzzle::{Puzzle, Puzzles};
use rsg_engine::{Error, Game};
use select::Selection;
use std::io::Write;

pub const USAGE: &str = "make-puzzles [--count N] [--games N] [--seed N] [--threads N] [--journal FILE] \
    [--out FILE]
make-puzzles --check [--file FILE] [--threads N]
make-puzzles --tables
    Plays games between levels until they have yielded N puzzles, or N games, and writes the file of puzzles and the
    tables of docs/puzzles.md. What the games yielded is kept in the journal, so that it can be stopped and goes on
    where it was. The file depends on the seed and the number of games or puzzles alone. With --check every puzzle of
    a file is proved by two solvers and graded again. With --tables the tables about the puzzles that ship are
    written anew, as after a change of their grades.";

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let threads = args.parsed_or("--threads", parallel::cores())?;
    if args.flag("--check") {
        let path = args.parsed_or("--file", Puzzles::PATH.to_owned())?;
        args.finish("")?;
        return Job::<Puzzles>::of(path, threads)?.sample(usize::MAX, out);
    }
    if args.flag("--tables") {
        args.finish("")?;
        return Ok(write_tables()?);
    }
    maker::run::<Selection>(args, threads, out)
}

/// Writes the tables about the puzzles that ship anew, below what the page tells of the games they are from.
fn write_tables() -> Result<(), String> {
    let text = page::read(PAGE)?;
    let made = Marked::find(&text, Puzzles::NAME)?;
    let (funnel, _) = made
        .inside
        .split_once(report::GRADES)
        .ok_or("the page has no table of grades")?;
    let tables = report::about(Puzzles::shipped());
    page::write(PAGE, made.with(&format!("{}{tables}", funnel.trim_start())))
}

impl ProductFile for Puzzles {
    const NAME: &'static str = "puzzles";
    const PATH: &'static str = "assets/puzzles/puzzles.bin";
    const REFUSED: &'static str = "puzzles are none";
    const CHECK_MB: usize = 32;

    fn of_bytes(bytes: &[u8]) -> Result<Puzzles, Error> {
        Puzzles::from_bytes(bytes)
    }

    fn bytes(&self) -> Vec<u8> {
        self.to_bytes()
    }

    fn count(&self) -> usize {
        self.all.len()
    }

    fn twins(&self) -> Option<String> {
        let (first, second) = self.twice()?;
        Some(format!("puzzles {first} and {second}"))
    }

    fn label(index: usize) -> String {
        format!("puzzle {}", index + 1)
    }

    fn prove(&self, provers: &mut Provers, index: usize) -> Result<(), String> {
        let puzzle = &self.all[index];
        puzzle
            .prove(&mut provers.first, self.tries)
            .map_err(|fault| fault.to_string())?;
        if let Some(objection) = differs(&mut provers.second, puzzle) {
            return Err(objection);
        }
        let found = grade::finds(&mut provers.players, puzzle.position, &puzzle.line);
        if found != puzzle.found || self.tries != grade::TRIES {
            return Err(format!("the levels find it {found:?} times"));
        }
        Ok(())
    }

    fn about(&self) -> String {
        report::about(self)
    }
}

/// The second solver's objection: that a placement outside the solution wins, or one of the solution does not.
fn differs(second: &mut Second, puzzle: &Puzzle) -> Option<String> {
    let mut game = Game::from_position(puzzle.position);
    for &mv in &puzzle.line {
        if game.position().to_move() == puzzle.solver() {
            let position = game.position();
            let solution = position.play_unchecked(mv);
            for other in game.moves() {
                let mut next = game.clone();
                next.play(other).expect("it is one of the moves");
                let wanted = position.play_unchecked(other) == solution;
                if second.wins(&next, puzzle.solver()) != wanted {
                    let wins = if wanted { "does not win" } else { "wins" };
                    let turn = game.turns().len() + 1;
                    return Some(format!("{other} {wins} at placement {turn}"));
                }
            }
        }
        game.play(mv).expect("the first solver has played it");
    }
    None
}

#[cfg(test)]
mod tests;
