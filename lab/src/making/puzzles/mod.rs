//! `puzzles` lists the puzzles that ship; `make-puzzles` makes and proves them.
//!
//! * `make` plays a game and tries each of its positions, `grade` lets the levels try what is a puzzle;
//! * `journal` keeps what every game yielded, `select` takes from it what ships and gives it its days;
//! * `check` proves a file, `list` prints the one that ships.

mod check;
pub mod games;
mod grade;
mod journal;
pub mod list;
mod make;
mod report;
pub mod select;

use crate::Failure;
use crate::args::Args;
use crate::page::{self, Marked};
use crate::parallel;
use journal::Harvest;
use rsg_engine::puzzle::Puzzles;
use select::Selection;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

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

/// So many games are played before the journal is written.
const GAMES_AT_ONCE: u64 = 64;

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
    let seed: u64 = args.parsed_or("--seed", 1)?;
    let journal = format!("target/puzzles/seed-{seed}.txt");
    let mut maker = Maker {
        seed,
        threads,
        count: args.parsed_or("--count", select::WANTED)?,
        most_games: args.parsed_or("--games", u32::MAX)?,
        journal: PathBuf::from(args.parsed_or("--journal", journal)?),
        games: Vec::new(),
        selection: Selection::default(),
        counted: 0,
    };
    let path: Option<String> = args.value("--out")?;
    args.finish("")?;
    maker.make(out)?;
    let (puzzles, tables) = maker.finish(out)?;
    page::write(path.as_deref().unwrap_or(FILE), puzzles.to_bytes())?;
    if path.is_none() {
        let text = page::read(PAGE)?;
        page::write(PAGE, Marked::find(&text, MARKS)?.with(&tables))?;
    }
    Ok(())
}

/// Makes puzzles from games until there are enough.
struct Maker {
    seed: u64,
    threads: usize,
    count: usize,
    most_games: u32,
    journal: PathBuf,
    /// The yields of the games, in their order.
    games: Vec<Harvest>,
    selection: Selection,
    /// The number of games that the selection has seen.
    counted: usize,
}

impl Maker {
    /// Goes on where the journal ends.
    fn make(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let journal = journal::of_seed(&self.journal, self.seed);
        self.games = journal.read()?;
        journal.write(&self.games, 0)?;
        self.select();
        let (begin, had) = (Instant::now(), self.selection.taken.len());
        while !self.is_enough() {
            let first = self.games.len() as u64;
            let left = u64::from(self.most_games) - first;
            let work = |bench: &mut make::Bench, number| bench.harvest(self.seed, first + number);
            let count = GAMES_AT_ONCE.min(left);
            let more = parallel::spread(self.threads, count, make::Bench::new, work);
            journal.write(&more, self.games.len())?;
            self.games.extend(more);
            self.select();
            let taken = self.selection.taken.len();
            let each = begin.elapsed().as_secs_f64() / (taken - had).max(1) as f64;
            let minutes = each * self.count.saturating_sub(taken) as f64 / 60.0;
            let games = self.games.len();
            writeln!(
                out,
                "{games} games, {taken} puzzles of {}, {minutes:.0} min left",
                self.count
            )?;
            out.flush()?;
        }
        Ok(())
    }

    fn is_enough(&self) -> bool {
        self.count <= self.selection.taken.len() || self.most_games as usize <= self.counted
    }

    /// Takes what ships from the games, one by one until it is enough.
    fn select(&mut self) {
        while !self.is_enough() && self.counted < self.games.len() {
            self.selection.add(&self.games[self.counted], self.count);
            self.counted += 1;
        }
    }

    /// The puzzles, and the tables about them, which are printed too.
    fn finish(mut self, out: &mut dyn Write) -> Result<(Puzzles, String), Failure> {
        self.games.truncate(self.counted);
        let funnel = report::funnel(&self.games, &self.selection);
        let games = self.counted as u32;
        let puzzles = self.selection.arranged(grade::TRIES, self.seed, games);
        let tables = format!("{funnel}\n{}", report::about(&puzzles));
        write!(out, "{tables}")?;
        Ok((puzzles, tables))
    }
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
    let one = |provers: &mut check::Provers, index| provers.complaint(&puzzles, index as usize + 1);
    let complaints = parallel::spread(threads, count as u64, check::Provers::new, one);
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
