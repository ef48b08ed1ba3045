//! What must hold for any file and any text. The fuzz targets try it on what they make up; an ordinary test
//! (`tests/storage/corpus.rs`) tries it on what they found worth keeping.
//!
//! ```text
//! cargo install cargo-fuzz
//! cd fuzz && cargo +nightly fuzz run --fuzz-dir . saved     # or import
//! ```
#![allow(dead_code, clippy::unwrap_used, reason = "each target uses its check")]

use chrono::NaiveDate;
use reverstargo::storage::disk::Disk;
use reverstargo::storage::{Notice, Store, VERSION, decode, encode, wrap};
use rsg_game::progress::{Month, Profile, Progress, Span};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;

/// Any bytes as any of the files, and any text as the data of one, whose sum is right.
pub fn saved(data: &[u8]) {
    let Some((which, bytes)) = data.split_first() else {
        return;
    };
    saved_file(*which, bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        saved_file(*which, &wrap(VERSION, text));
    }
}

/// Nothing panics, the bytes are never lost, and what was taken can be saved and loaded.
fn saved_file(which: u8, bytes: &[u8]) {
    let names = [
        "profile.json",
        "profile.json.bak",
        "running.json",
        "games.json",
    ];
    let name = names[usize::from(which) % names.len()];
    let disk = Memory::default();
    disk.write(name, bytes).unwrap();
    let (mut store, opened) = Store::open(disk.clone(), today());
    assert!(disk.holds(bytes), "{name} is gone");
    look_at(&opened.profile);
    if opened
        .notices
        .iter()
        .any(|notice| matches!(notice, Notice::Newer { .. }))
    {
        assert!(store.save(&opened.profile).is_err() || name == "games.json");
        return assert!(disk.holds(bytes), "a later version's file was touched");
    }
    let mut profile = opened.profile.clone();
    profile.tutorial_done = !profile.tutorial_done;
    store.save(&profile).unwrap();
    store.replace_games(store.games().clone()).unwrap();
    if !opened.notices.is_empty() {
        assert!(disk.holds(bytes), "{name} was lost by saving");
    }
    let (again, opened) = Store::open(disk, today());
    assert_eq!(opened.profile, profile);
    assert_eq!(again.games(), store.games());
}

/// Any text as exported progress: it is refused with a reason, or it is read and can be written again.
pub fn import(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match decode(&text) {
        Err(reason) => assert!(!reason.to_string().is_empty()),
        Ok(archive) => {
            look_at(&archive.profile);
            assert_eq!(decode(&encode(&archive).unwrap()), Ok(archive));
        }
    }
}

/// Whatever the screens show of a profile can be computed.
fn look_at(profile: &Profile) {
    let progress = Progress::of(profile);
    let month = progress.calendar(Month::of(today()), today());
    assert_eq!(month.days.len(), 30);
    assert!(progress.rank().number() <= 30);
    assert_eq!(progress.chart(Span::Days, today()).len(), 30);
    assert!(progress.day_streak(today()).best as usize <= progress.cleared_days());
    assert!(progress.head_to_head().len() <= profile.matches().len());
}

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

/// Files in memory, on which nothing ever fails.
#[derive(Clone, Debug, Default)]
struct Memory(Rc<RefCell<BTreeMap<String, Vec<u8>>>>);

impl Memory {
    fn holds(&self, bytes: &[u8]) -> bool {
        self.0.borrow().values().any(|file| file == bytes)
    }
}

impl Disk for Memory {
    fn claim(&self) -> io::Result<()> {
        Ok(())
    }

    fn read(&self, name: &str, most: u64) -> io::Result<Option<Vec<u8>>> {
        match self.0.borrow().get(name) {
            Some(bytes) if bytes.len() as u64 > most => Err(io::ErrorKind::FileTooLarge.into()),
            bytes => Ok(bytes.cloned()),
        }
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.0.borrow_mut().insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn sync(&self, _name: &str) -> io::Result<()> {
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let mut files = self.0.borrow_mut();
        let bytes = files.remove(from).ok_or(io::ErrorKind::NotFound)?;
        files.insert(to.to_owned(), bytes);
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.0.borrow_mut().remove(name);
        Ok(())
    }

    fn sync_folder(&self) -> io::Result<()> {
        Ok(())
    }

    fn exists(&self, name: &str) -> io::Result<bool> {
        Ok(self.0.borrow().contains_key(name))
    }

    fn names(&self) -> io::Result<Vec<String>> {
        Ok(self.0.borrow().keys().cloned().collect())
    }
}
