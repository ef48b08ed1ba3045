//! Proves a file: each position by the engine's solver and by the second one, which share little but the board.

use crate::Failure;
use crate::making::journal::{Entry, Journal};
use crate::making::product::{ProductFile, Provers};
use crate::parallel;
use rsg_engine::fnv1a;
use std::io::Write;

/// The number of positions that are proved before the journal is written.
const AT_ONCE: usize = 32;

/// A file to check.
pub struct Job<F> {
    /// The file's path, and its content.
    pub path: String,
    pub file: F,
    pub threads: usize,
}

/// The fault of a position, if it has one.
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

impl<F: ProductFile> Job<F> {
    /// The check of the file at a path.
    pub fn of(path: String, threads: usize) -> Result<Job<F>, Failure> {
        let file = F::read(&path)?;
        Ok(Job {
            path,
            file,
            threads,
        })
    }

    /// Checks `count` positions, spread evenly over all.
    pub fn sample(&self, count: usize, out: &mut dyn Write) -> Result<(), Failure> {
        self.is_sound()?;
        let all = self.file.count();
        let count = count.min(all);
        let checked = self.check(count, |number| (2 * number + 1) * all / (2 * count));
        self.report(&checked, out)
    }

    /// Checks all positions. What was checked so far is kept, so that it can be stopped and goes on where it was.
    pub fn all(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.is_sound()?;
        let sum = fnv1a(&self.file.bytes());
        let journal = Journal::new(
            format!("target/{}/checked-{sum:016x}.txt", F::NAME),
            format!("checked {sum:016x}"),
        );
        self.go_on(&journal, out)
    }

    /// Goes on where a journal ends.
    pub fn go_on(&self, journal: &Journal, out: &mut dyn Write) -> Result<(), Failure> {
        let mut checked: Vec<Checked> = journal.read()?;
        journal.write(&checked, 0)?;
        let all = self.file.count();
        while checked.len() < all {
            let first = checked.len();
            let more = self.check(AT_ONCE.min(all - first), |number| first + number);
            journal.write(&more, first)?;
            checked.extend(more);
            writeln!(out, "{} of {all} {}", checked.len(), F::NAME)?;
            out.flush()?;
        }
        self.report(&checked, out)
    }

    /// Checks `count` positions, at these places of the file.
    fn check(&self, count: usize, place: impl Fn(usize) -> usize + Sync) -> Vec<Checked> {
        let one = |provers: &mut Provers, number: u64| {
            let index = place(number as usize);
            let fault = self.file.prove(provers, index).err();
            Checked(fault.map(|fault| format!("{}: {fault}", F::label(index))))
        };
        let provers = || Provers::with_megabytes(F::CHECK_MB);
        parallel::spread(self.threads, count as u64, provers, one)
    }

    /// No two positions are images of each other.
    fn is_sound(&self) -> Result<(), Failure> {
        self.file.twins().map_or(Ok(()), |twins| {
            Err(Failure::Input(format!(
                "{}: {twins} are images of each other",
                self.path
            )))
        })
    }

    fn report(&self, checked: &[Checked], out: &mut dyn Write) -> Result<(), Failure> {
        let faults: Vec<&String> = checked.iter().filter_map(|one| one.0.as_ref()).collect();
        for fault in &faults {
            writeln!(out, "{fault}")?;
        }
        let (count, failed) = (checked.len(), faults.len());
        writeln!(out, "{count} {}, {failed} of them refused", F::NAME)?;
        match failed {
            0 => Ok(()),
            _ => Err(Failure::Input(format!(
                "{}: {failed} {}",
                self.path,
                F::REFUSED
            ))),
        }
    }
}
