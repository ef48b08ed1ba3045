//! `days` lists the positions of Today's game that ship; `make-days` makes and proves them.
//!
//! * `make` plays a game and tries its position, `journal` keeps what every game yielded;
//! * `select` takes from it what ships and gives it its days, `report` makes the tables of the page;
//! * `list` prints the file that ships.

mod journal;
pub mod list;
mod make;
mod report;
pub mod select;

use crate::Failure;
use crate::args::Args;
use crate::making::check::Job;
use crate::making::maker;
use crate::making::product::{ProductFile, Provers};
use crate::page;
use crate::parallel;
use rsg_engine::days::DayGames;
use rsg_engine::puzzle::Day;
use rsg_engine::{Error, Game};
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

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let threads = args.parsed_or("--threads", parallel::cores())?;
    if let Some(count) = args.optional("--check") {
        let path = args.parsed_or("--file", DayGames::PATH.to_owned())?;
        args.finish("")?;
        let job = Job::<DayGames>::of(path, threads)?;
        return match count {
            Some(count) => job.sample(count, out),
            None => job.all(out),
        };
    }
    if let Some(levels) = args.parsed("--levels")? {
        let path = args.parsed_or("--file", DayGames::PATH.to_owned())?;
        args.finish("")?;
        let days = DayGames {
            levels,
            ..DayGames::read(&path)?
        };
        return Ok(page::write(&path, days.to_bytes())?);
    }
    maker::run::<Selection>(args, threads, out)
}

impl ProductFile for DayGames {
    const NAME: &'static str = "days";
    const PATH: &'static str = "assets/days/days.bin";
    const REFUSED: &'static str = "days are not proved";
    const CHECK_MB: usize = 64;

    fn of_bytes(bytes: &[u8]) -> Result<DayGames, Error> {
        DayGames::from_bytes(bytes)
    }

    fn bytes(&self) -> Vec<u8> {
        self.to_bytes()
    }

    fn count(&self) -> usize {
        self.all.len()
    }

    fn twins(&self) -> Option<String> {
        let (first, second) = self.twice()?;
        Some(format!("the positions of {first} and {second}"))
    }

    fn label(index: usize) -> String {
        Day(index as i32).to_string()
    }

    fn prove(&self, provers: &mut Provers, index: usize) -> Result<(), String> {
        let one = &self.all[index];
        one.prove(&mut provers.first)
            .map_err(|fault| fault.to_string())?;
        let (game, par) = (Game::from_position(one.position), i32::from(one.par));
        let margin = provers.second.margin(&game, par);
        if margin != par {
            return Err(format!("the second solver finds a margin of {margin}"));
        }
        let won = make::wins(&mut provers.players, one.position);
        if won != one.won || self.tries != make::TRIES {
            return Err(format!("Lv.2 wins {won} games"));
        }
        Ok(())
    }

    fn about(&self) -> String {
        report::about(self)
    }

    /// The number for the way in which the levels play.
    fn keep(&mut self, before: &DayGames) {
        self.levels = before.levels;
    }
}

#[cfg(test)]
mod tests;
