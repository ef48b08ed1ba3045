//! `puzzles` lists the puzzles that ship; `make-puzzles` makes and proves them.
//!
//! * `make` plays a game and tries each of its positions, `grade` lets the levels try what is a puzzle;
//! * `journal` writes what every game yielded, `select` takes from it what ships and gives it its days;
//! * `check` proves a file, `list` prints the one that ships.

mod check;
mod grade;
mod journal;
pub mod list;
mod make;
mod report;
pub mod select;

use crate::Failure;
use crate::args::Args;
use crate::making::maker::{Made, Maker, Provers, Shipped};
use crate::page::{self, Marked};
use crate::parallel;
use rsg_engine::puzzle::Puzzles;
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

/// The file that ships.
const FILE: &str = "assets/puzzles/puzzles.bin";

/// The page with the tables, and the name of its marks there.
pub const PAGE: &str = "docs/puzzles.md";
pub const MARKS: &str = "puzzles";

const SHIPPED: Shipped = Shipped {
    file: FILE,
    page: PAGE,
    marks: MARKS,
};

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let threads = args.parsed_or("--threads", parallel::cores())?;
    if args.flag("--check") {
        let path = args.parsed_or("--file", FILE.to_owned())?;
        args.finish("")?;
        return check_all(&path, threads, out);
    }
    if args.flag("--tables") {
        args.finish("")?;
        return Ok(write_tables()?);
    }
    let maker = Maker::<Selection>::of(&mut args, threads)?;
    let path: Option<String> = args.value("--out")?;
    args.finish("")?;
    let (puzzles, tables) = finish(maker.make(out)?, out)?;
    Ok(SHIPPED.write(path.as_deref(), puzzles.to_bytes(), &tables)?)
}

/// The puzzles, and the tables about them, which are printed too.
fn finish(made: Made<Selection>, out: &mut dyn Write) -> Result<(Puzzles, String), Failure> {
    let funnel = report::funnel(&made.games, &made.product);
    let games = made.games.len() as u32;
    let puzzles = made.product.arranged(grade::TRIES, made.seed, games);
    let tables = format!("{funnel}\n{}", report::about(&puzzles));
    write!(out, "{tables}")?;
    Ok((puzzles, tables))
}

/// Writes the tables about the puzzles that ship anew, below what the page tells of the games they are from.
fn write_tables() -> Result<(), String> {
    let text = page::read(PAGE)?;
    let made = Marked::find(&text, MARKS)?;
    let (funnel, _) = made
        .inside
        .split_once(report::GRADES)
        .ok_or("the page has no table of grades")?;
    let tables = report::about(Puzzles::shipped());
    page::write(PAGE, made.with(&format!("{}{tables}", funnel.trim_start())))
}

fn check_all(path: &str, threads: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let puzzles = Puzzles::from_bytes(&bytes).map_err(|error| format!("{path}: {error}"))?;
    if let Some((first, second)) = puzzles.twice() {
        return Err(Failure::Input(format!(
            "{path}: puzzles {first} and {second} are images of each other"
        )));
    }
    let count = puzzles.all.len();
    let one =
        |provers: &mut Provers, index| check::complaint(provers, &puzzles, index as usize + 1);
    let complaints = parallel::spread(threads, count as u64, check::provers, one);
    let complaints: Vec<String> = complaints.into_iter().flatten().collect();
    for complaint in &complaints {
        writeln!(out, "{complaint}")?;
    }
    let failed = complaints.len();
    writeln!(out, "{count} puzzles, {failed} of them refused")?;
    match failed {
        0 => Ok(()),
        _ => Err(Failure::Input(format!("{path}: {failed} puzzles are none"))),
    }
}

#[cfg(test)]
mod tests;
