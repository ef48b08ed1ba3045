//! Proves a file of days: each position by the engine's solver and by the second one, which share little but the board.

use super::make;
use crate::Failure;
use crate::making::journal::{Entry, Journal};
use crate::making::maker::Provers;
use crate::parallel;
use rsg_engine::days::DayGames;
use rsg_engine::puzzle::Day;
use rsg_engine::{Game, fnv1a};
use std::io::Write;

/// Megabytes of table for each solver.
const TABLE_MB: usize = 64;

/// So many days are proved before the journal is written.
const DAYS_AT_ONCE: usize = 32;

/// A file of days to check.
pub struct Job {
    /// The file, and its content.
    pub path: String,
    pub days: DayGames,
    pub threads: usize,
}

/// The fault of a day, if it has one.
struct Checked(Option<String>);

/// A word in place of a fault.
const SOUND: &str = "proved";

impl Entry for Checked {
    fn text(&self) -> String {
        self.0.as_deref().unwrap_or(SOUND).to_owned()
    }

    fn read(text: &str) -> Option<Checked> {
        Some(Checked((text != SOUND).then(|| text.to_owned())))
    }
}

/// The solvers of a thread.
fn provers() -> Provers {
    Provers::with_megabytes(TABLE_MB)
}

fn check(provers: &mut Provers, days: &DayGames, index: usize) -> Checked {
    let day = Day(index as i32);
    let complaint = |what: String| Checked(Some(format!("{day}: {what}")));
    let Some(one) = days.all.get(index) else {
        return complaint("there is no such day".to_owned());
    };
    if let Err(fault) = one.prove(&mut provers.first) {
        return complaint(fault.to_string());
    }
    let par = i32::from(one.par);
    let margin = provers
        .second
        .margin(&Game::from_position(one.position), par);
    if margin != par {
        return complaint(format!("the second solver finds a margin of {margin}"));
    }
    let won = make::wins(&mut provers.players, one.position);
    if won != one.won || days.tries != make::TRIES {
        return complaint(format!("Lv.2 wins {won} games"));
    }
    Checked(None)
}

impl Job {
    /// Checks so many days, spread evenly over all.
    pub fn sample(&self, count: usize, out: &mut dyn Write) -> Result<(), Failure> {
        self.is_sound()?;
        let all = self.days.all.len();
        let count = count.min(all);
        let one = |provers: &mut Provers, number: u64| {
            let index = (2 * number as usize + 1) * all / (2 * count);
            check(provers, &self.days, index)
        };
        let checked = parallel::spread(self.threads, count as u64, provers, one);
        self.report(&checked, out)
    }

    /// Checks all days. What was checked so far is kept, so that it can be stopped and goes on where it was.
    pub fn all(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.is_sound()?;
        let sum = fnv1a(&self.days.to_bytes());
        let journal = Journal::new(
            format!("target/days/checked-{sum:016x}.txt"),
            format!("checked {sum:016x}"),
        );
        self.go_on(&journal, out)
    }

    /// Goes on where a journal ends.
    pub fn go_on(&self, journal: &Journal, out: &mut dyn Write) -> Result<(), Failure> {
        let mut checked: Vec<Checked> = journal.read()?;
        journal.write(&checked, 0)?;
        while checked.len() < self.days.all.len() {
            let first = checked.len();
            let count = DAYS_AT_ONCE.min(self.days.all.len() - first);
            let one = |provers: &mut Provers, number: u64| {
                check(provers, &self.days, first + number as usize)
            };
            let more = parallel::spread(self.threads, count as u64, provers, one);
            journal.write(&more, first)?;
            checked.extend(more);
            writeln!(out, "{} of {} days", checked.len(), self.days.all.len())?;
            out.flush()?;
        }
        self.report(&checked, out)
    }

    /// No two days are images of each other.
    fn is_sound(&self) -> Result<(), Failure> {
        match self.days.twice() {
            None => Ok(()),
            Some((first, second)) => Err(Failure::Input(format!(
                "{}: the positions of {first} and {second} are images of each other",
                self.path
            ))),
        }
    }

    fn report(&self, checked: &[Checked], out: &mut dyn Write) -> Result<(), Failure> {
        let faults: Vec<&String> = checked.iter().filter_map(|one| one.0.as_ref()).collect();
        for fault in &faults {
            writeln!(out, "{fault}")?;
        }
        let (count, failed) = (checked.len(), faults.len());
        writeln!(out, "{count} days, {failed} of them refused")?;
        match failed {
            0 => Ok(()),
            _ => Err(Failure::Input(format!(
                "{}: {failed} days are not proved",
                self.path
            ))),
        }
    }
}
