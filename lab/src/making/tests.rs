//! The maker and its journal on few games of each product, and the page about the files that ship.

use super::days::select::Selection as Days;
use super::journal::Entry;
use super::maker::{Maker, journal_of};
use super::product::{Product, ProductFile};
use super::puzzles::select::Selection as Taken;
use crate::page::Marked;
use rsg_engine::days::DayGames;
use rsg_engine::puzzle::Puzzles;
use std::path::{Path, PathBuf};

/// A folder of the test's own, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rsg-making-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the system's folder can be written to");
    folder
}

/// The file of a number of games; games are played up to the number that is not in the journal yet.
fn made<P: Product>(journal: &Path, games: u32, threads: usize) -> P::File {
    let mut maker = Maker::<P>::new(1, threads, journal.to_owned());
    (maker.count, maker.most_games) = (1000, games);
    let Ok((file, tables)) = maker.make(&mut Vec::new()) else {
        panic!("a folder of the test's own and a list can be written to");
    };
    let begins = |mark| tables.starts_with(&format!("{games} games{mark}"));
    assert!(begins(".") || begins(", "), "{tables}");
    file
}

/// The file depends neither on the threads nor on when the maker was stopped.
fn is_one_file<P: Product>(games: u32, fewer: u32) {
    let name = P::File::NAME;
    let folder = folder(name);
    let [one, two, stopped] = ["one", "two", "stopped"].map(|name| folder.join(name));
    let made = |journal, games, threads| made::<P>(journal, games, threads).bytes();
    let whole = made(&one, games, 1);
    let count = P::File::of_bytes(&whole).map_or(0, |file| file.count());
    assert!(1 < count, "too few {name} to compare");
    assert_eq!(made(&two, games, 2), whole, "{name}");
    assert_ne!(made(&stopped, fewer, 1), whole, "{name}");
    // Cut in the middle of the last line.
    let text = std::fs::read_to_string(&stopped).expect("it was written");
    std::fs::write(&stopped, &text[..text.len() - 4]).expect("it can be written");
    assert_eq!(made(&stopped, games, 2), whole, "{name}");
    let journals = [one, stopped].map(|path| std::fs::read(path).expect("it was written"));
    assert_eq!(journals[0], journals[1], "{name}");
    std::fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn the_file_of_days_depends_neither_on_the_threads_nor_on_a_stop() {
    is_one_file::<Days>(220, 60);
}

#[test]
fn the_file_of_puzzles_depends_neither_on_the_threads_nor_on_a_stop() {
    is_one_file::<Taken>(40, 24);
}

#[test]
fn a_journal_of_another_seed_or_a_damaged_one_is_refused() {
    let folder = folder("journal");
    let path = folder.join("journal");
    let read = |seed| {
        let games = journal_of::<Taken>(&path, seed).read::<<Taken as Product>::Outcome>();
        games.map(|games| games.iter().map(Entry::text).collect::<Vec<_>>())
    };
    assert_eq!(read(1), Ok(Vec::new()));
    made::<Taken>(&path, 3, 1);
    assert_eq!(read(1).map(|games| games.len()), Ok(3));
    assert!(read(4).is_err());
    let text = std::fs::read_to_string(&path).expect("it was written");
    std::fs::write(&path, text.replace("\n1 ", "\n7 ")).expect("it can be written");
    assert!(read(1).is_err());
    std::fs::remove_dir_all(folder).expect("it is ours");
}

fn is_on_the_page<F: ProductFile>(shipped: &F) {
    let page = include_str!("../../../docs/puzzles.md");
    let marked = Marked::find(page, F::NAME).expect("the page has its part");
    let about = shipped.about();
    assert!(marked.inside.contains(&about), "{about}");
}

#[test]
fn the_page_shows_the_files_that_ship() {
    is_on_the_page(DayGames::shipped());
    is_on_the_page(Puzzles::shipped());
}
