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
use crate::page::{self, Marked};
use crate::parallel;
use check::Job;
use journal::Yield;
use rsg_engine::days::DayGames;
use rsg_engine::puzzle::Day;
use select::Chosen;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

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

/// So many games are played before the journal is written.
const GAMES_AT_ONCE: u64 = 2048;

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
    let seed: u64 = args.parsed_or("--seed", 1)?;
    let journal = format!("target/days/seed-{seed}.txt");
    let mut maker = Maker {
        seed,
        threads,
        count: args.parsed_or("--count", Day::COUNT)?,
        most_games: args.parsed_or("--games", u32::MAX)?,
        journal: PathBuf::from(args.parsed_or("--journal", journal)?),
        games: Vec::new(),
        chosen: Chosen::default(),
        counted: 0,
    };
    let path: Option<String> = args.value("--out")?;
    args.finish("")?;
    maker.make(out)?;
    // A file that is made again keeps the number that it had.
    let levels = read(FILE).map_or(1, |days| days.levels);
    let (days, tables) = maker.finish(levels, out)?;
    page::write(path.as_deref().unwrap_or(FILE), days.to_bytes())?;
    if path.is_none() {
        let text = page::read(PAGE)?;
        page::write(PAGE, Marked::find(&text, MARKS)?.with(&tables))?;
    }
    Ok(())
}

fn read(path: &str) -> Result<DayGames, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    DayGames::from_bytes(&bytes).map_err(|error| format!("{path}: {error}"))
}

/// Makes days from games until there are enough.
struct Maker {
    seed: u64,
    threads: usize,
    count: usize,
    most_games: u32,
    journal: PathBuf,
    /// The yields of the games, in their order.
    games: Vec<Yield>,
    chosen: Chosen,
    /// The number of games that the choice has seen.
    counted: usize,
}

impl Maker {
    /// Goes on where the journal ends.
    fn make(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let journal = journal::of_seed(&self.journal, self.seed);
        self.games = journal.read()?;
        journal.write(&self.games, 0)?;
        self.choose();
        let (begin, had) = (Instant::now(), self.chosen.taken.len());
        while !self.is_enough() {
            let first = self.games.len() as u64;
            let left = u64::from(self.most_games) - first;
            let work = |tools: &mut make::Tools, number| tools.try_game(self.seed, first + number);
            let count = GAMES_AT_ONCE.min(left);
            let more = parallel::spread(self.threads, count, make::Tools::new, work);
            journal.write(&more, self.games.len())?;
            self.games.extend(more);
            self.choose();
            let taken = self.chosen.taken.len();
            let each = begin.elapsed().as_secs_f64() / (taken - had).max(1) as f64;
            let minutes = each * self.count.saturating_sub(taken) as f64 / 60.0;
            let (games, count) = (self.games.len(), self.count);
            writeln!(
                out,
                "{games} games, {taken} days of {count}, {minutes:.0} min left"
            )?;
            out.flush()?;
        }
        Ok(())
    }

    fn is_enough(&self) -> bool {
        self.count <= self.chosen.taken.len() || self.most_games as usize <= self.counted
    }

    /// Takes what ships from the games, one by one until it is enough.
    fn choose(&mut self) {
        while !self.is_enough() && self.counted < self.games.len() {
            self.chosen.consider(self.games[self.counted]);
            self.counted += 1;
        }
    }

    /// The days, and the tables about them, which are printed too.
    fn finish(mut self, levels: u16, out: &mut dyn Write) -> Result<(DayGames, String), Failure> {
        self.games.truncate(self.counted);
        let funnel = report::funnel(&self.games, self.chosen.twice);
        let days = self.chosen.arranged(levels, self.seed, self.counted as u32);
        let tables = format!("{funnel}\n{}", report::about(&days));
        write!(out, "{tables}")?;
        Ok((days, tables))
    }
}

#[cfg(test)]
mod tests;
