//! The maker of puzzles and days: plays games until enough of what they yielded is taken.

use crate::Failure;
use crate::args::Args;
use crate::making::journal::{Entry, Journal};
use crate::page::{self, Marked};
use crate::parallel;
use crate::proofs::second::Second;
use rsg_engine::Thinker;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// A kind of positions that is made from games, and those that were taken so far.
pub trait Product: Default {
    /// The tools of a thread.
    type Tools;
    /// The outcome of one game.
    type Outcome: Entry + Send;
    /// Its name, in the journal and in reports.
    const NAME: &'static str;
    /// The number that a whole file has.
    const WANTED: usize;
    /// So many games are played before the journal is written.
    const GAMES_AT_ONCE: u64;

    fn tools() -> Self::Tools;

    /// Plays the game of that number, and tries its positions.
    fn try_game(tools: &mut Self::Tools, seed: u64, number: u64) -> Self::Outcome;

    /// Takes what passes, as long as there are not so many.
    fn add(&mut self, outcome: &Self::Outcome, count: usize);

    /// The number of those that were taken.
    fn taken(&self) -> usize;
}

/// Makes a product from games until there is enough of it.
pub struct Maker<P: Product> {
    pub seed: u64,
    pub threads: usize,
    pub count: usize,
    pub most_games: u32,
    pub journal: PathBuf,
    /// The outcomes of the games, in their order.
    pub games: Vec<P::Outcome>,
    pub product: P,
    /// The number of games from which the product was taken.
    pub counted: usize,
}

/// A finished product, and the games it is from.
pub struct Made<P: Product> {
    pub product: P,
    pub games: Vec<P::Outcome>,
    pub seed: u64,
}

impl<P: Product> Maker<P> {
    /// A maker with a journal of its own.
    pub fn new(seed: u64, threads: usize, journal: PathBuf) -> Maker<P> {
        Maker {
            seed,
            threads,
            count: P::WANTED,
            most_games: u32::MAX,
            journal,
            games: Vec::new(),
            product: P::default(),
            counted: 0,
        }
    }

    /// The maker of a command line.
    pub fn of(args: &mut Args, threads: usize) -> Result<Maker<P>, Failure> {
        let seed = args.parsed_or("--seed", 1)?;
        let count = args.parsed_or("--count", P::WANTED)?;
        let most_games = args.parsed_or("--games", u32::MAX)?;
        let journal = format!("target/{}/seed-{seed}.txt", P::NAME);
        let journal = PathBuf::from(args.parsed_or("--journal", journal)?);
        Ok(Maker {
            count,
            most_games,
            ..Maker::new(seed, threads, journal)
        })
    }

    /// Goes on where the journal ends.
    pub fn make(mut self, out: &mut dyn Write) -> Result<Made<P>, Failure> {
        let journal = journal_of::<P>(&self.journal, self.seed);
        self.games = journal.read()?;
        journal.write(&self.games, 0)?;
        self.select();
        let (begin, had) = (Instant::now(), self.product.taken());
        while !self.is_enough() {
            let first = self.games.len() as u64;
            let left = u64::from(self.most_games) - first;
            let work = |tools: &mut P::Tools, number| P::try_game(tools, self.seed, first + number);
            let count = P::GAMES_AT_ONCE.min(left);
            let more = parallel::spread(self.threads, count, P::tools, work);
            journal.write(&more, self.games.len())?;
            self.games.extend(more);
            self.select();
            let taken = self.product.taken();
            let each = begin.elapsed().as_secs_f64() / (taken - had).max(1) as f64;
            let minutes = each * self.count.saturating_sub(taken) as f64 / 60.0;
            let (games, count, name) = (self.games.len(), self.count, P::NAME);
            writeln!(
                out,
                "{games} games, {taken} {name} of {count}, {minutes:.0} min left"
            )?;
            out.flush()?;
        }
        self.games.truncate(self.counted);
        Ok(Made {
            product: self.product,
            games: self.games,
            seed: self.seed,
        })
    }

    fn is_enough(&self) -> bool {
        self.count <= self.product.taken() || self.most_games as usize <= self.counted
    }

    /// Takes what ships from the games, one by one until it is enough.
    fn select(&mut self) {
        while !self.is_enough() && self.counted < self.games.len() {
            self.product.add(&self.games[self.counted], self.count);
            self.counted += 1;
        }
    }
}

/// The journal of a product's games of a seed.
pub fn journal_of<P: Product>(path: &Path, seed: u64) -> Journal {
    Journal::new(path, format!("{} 1 seed {seed}", P::NAME))
}

/// A file that ships, and the part of a page that tells about it.
pub struct Shipped {
    pub file: &'static str,
    pub page: &'static str,
    pub marks: &'static str,
}

impl Shipped {
    /// Writes the file and the page; or the file alone, to another path.
    pub fn write(&self, path: Option<&str>, bytes: Vec<u8>, tables: &str) -> Result<(), String> {
        page::write(path.unwrap_or(self.file), bytes)?;
        if path.is_none() {
            let text = page::read(self.page)?;
            page::write(self.page, Marked::find(&text, self.marks)?.with(tables))?;
        }
        Ok(())
    }
}

/// Both solvers, which share little but the board, and the levels.
pub struct Provers {
    pub first: Thinker,
    pub second: Second,
    pub players: Thinker,
}

impl Provers {
    /// Solvers with tables of so many megabytes each.
    pub fn with_megabytes(megabytes: usize) -> Provers {
        Provers {
            first: Thinker::with_megabytes(megabytes),
            second: Second::new(megabytes),
            players: Thinker::with_megabytes(1),
        }
    }
}
