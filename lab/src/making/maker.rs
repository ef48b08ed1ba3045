//! The maker of puzzles and days: plays games until enough of what they yielded is taken.

use crate::Failure;
use crate::args::Args;
use crate::making::journal::Journal;
use crate::making::product::{Product, ProductFile, Tools};
use crate::parallel;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Makes a product from games until there is enough of it.
pub struct Maker<P: Product> {
    pub seed: u64,
    pub threads: usize,
    pub count: usize,
    pub most_games: u32,
    pub journal: PathBuf,
    /// The outcomes of the games, in their order.
    games: Vec<P::Outcome>,
    product: P,
    /// The number of games from which the product was taken.
    counted: usize,
}

/// Makes what a command line asks for, and writes the file with the tables about it.
pub fn run<P: Product>(mut args: Args, threads: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let maker = Maker::<P>::of(&mut args, threads)?;
    let path: Option<String> = args.value("--out")?;
    args.finish("")?;
    let (mut file, tables) = maker.make(out)?;
    if let Ok(before) = P::File::read(P::File::PATH) {
        file.keep(&before);
    }
    file.ship(path.as_deref(), &tables)
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
    fn of(args: &mut Args, threads: usize) -> Result<Maker<P>, Failure> {
        let seed = args.parsed_or("--seed", 1)?;
        let count = args.parsed_or("--count", P::WANTED)?;
        let most_games = args.parsed_or("--games", u32::MAX)?;
        let journal = format!("target/{}/seed-{seed}.txt", P::File::NAME);
        let journal = PathBuf::from(args.parsed_or("--journal", journal)?);
        Ok(Maker {
            count,
            most_games,
            ..Maker::new(seed, threads, journal)
        })
    }

    /// Goes on where the journal ends. Gives the file and the tables about it, which are printed too.
    pub fn make(mut self, out: &mut dyn Write) -> Result<(P::File, String), Failure> {
        let journal = journal_of::<P>(&self.journal, self.seed);
        self.games = journal.read()?;
        journal.write(&self.games, 0)?;
        self.select();
        let (begin, had) = (Instant::now(), self.product.taken());
        while !self.is_enough() {
            let first = self.games.len() as u64;
            let left = u64::from(self.most_games) - first;
            let work = |tools: &mut Tools, number| P::try_game(tools, self.seed, first + number);
            let count = P::GAMES_AT_ONCE.min(left);
            let more = parallel::spread(self.threads, count, Tools::new, work);
            journal.write(&more, self.games.len())?;
            self.games.extend(more);
            self.select();
            let taken = self.product.taken();
            let each = begin.elapsed().as_secs_f64() / (taken - had).max(1) as f64;
            let minutes = each * self.count.saturating_sub(taken) as f64 / 60.0;
            let (games, count, name) = (self.games.len(), self.count, P::File::NAME);
            writeln!(
                out,
                "{games} games, {taken} {name} of {count}, {minutes:.0} min left"
            )?;
            out.flush()?;
        }
        self.games.truncate(self.counted);
        let funnel = self.product.funnel(&self.games);
        let file = self.product.arranged(self.seed, self.games.len() as u32);
        let tables = format!("{funnel}\n{}", file.about());
        write!(out, "{tables}")?;
        Ok((file, tables))
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
    Journal::new(path, format!("{} 1 seed {seed}", P::File::NAME))
}
