//! `days` lists the positions of Today's game that ship; `make-days` makes and proves them.
//!
//! * `make` plays a game and tries its position, `journal` keeps what every game yielded;
//! * `select` takes from it what ships and gives it its days, `report` makes the tables of the page;
//! * `check` proves a file, `list` prints the one that ships.

mod check;
mod journal;
pub mod list;
mod make;
mod report;
mod select;

use crate::Failure;
use crate::args::Args;
use crate::making::maker::{Made, Maker, Shipped};
use crate::page;
use crate::parallel;
use check::Job;
use rsg_engine::days::DayGames;
use select::Selection;
use std::io::Write;

pub const USAGE: &str = "make-days [--count N] [--games N] [--seed N] [--threads N] [--journal FILE] [--out FILE]
make-days --check [N] [--file FILE] [--threads N]
make-days --levels N [--file FILE]
    Plays games between levels until they have yielded the positions of N days, or N games, and writes the file of
    days and the tables of docs/puzzles.md. What the games yielded is kept in the journal, so that it can be stopped and
    goes on where it was. The file depends on the seed and the number of games or days alone. With --check N so many
    days of a file are proved by two solvers; without N all of them, and that can be stopped and goes on, too. With
    --levels the file gets another number for the way in which the levels play, and is the same otherwise.";

/// The file that ships.
const FILE: &str = "assets/days/days.bin";

/// The page with the tables, and the name of its marks there.
pub const PAGE: &str = "docs/puzzles.md";
pub const MARKS: &str = "days";

const SHIPPED: Shipped = Shipped {
    file: FILE,
    page: PAGE,
    marks: MARKS,
};

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let threads = args.parsed_or("--threads", parallel::cores())?;
    if let Some(count) = args.optional("--check") {
        let path = args.parsed_or("--file", FILE.to_owned())?;
        args.finish("")?;
        let days = read(&path)?;
        let job = Job {
            path,
            days,
            threads,
        };
        return match count {
            Some(count) => job.sample(count, out),
            None => job.all(out),
        };
    }
    if let Some(levels) = args.parsed("--levels")? {
        let path = args.parsed_or("--file", FILE.to_owned())?;
        args.finish("")?;
        let days = DayGames {
            levels,
            ..read(&path)?
        };
        return Ok(page::write(&path, days.to_bytes())?);
    }
    let maker = Maker::<Selection>::of(&mut args, threads)?;
    let path: Option<String> = args.value("--out")?;
    args.finish("")?;
    let made = maker.make(out)?;
    // A file that is made again keeps the number that it had.
    let levels = read(FILE).map_or(1, |days| days.levels);
    let (days, tables) = finish(made, levels, out)?;
    Ok(SHIPPED.write(path.as_deref(), days.to_bytes(), &tables)?)
}

fn read(path: &str) -> Result<DayGames, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    DayGames::from_bytes(&bytes).map_err(|error| format!("{path}: {error}"))
}

/// The days, and the tables about them, which are printed too.
fn finish(
    made: Made<Selection>,
    levels: u16,
    out: &mut dyn Write,
) -> Result<(DayGames, String), Failure> {
    let funnel = report::funnel(&made.games, made.product.twice);
    let games = made.games.len() as u32;
    let days = made.product.arranged(levels, made.seed, games);
    let tables = format!("{funnel}\n{}", report::about(&days));
    write!(out, "{tables}")?;
    Ok((days, tables))
}

#[cfg(test)]
mod tests;
