//! The shelf, over a database that answers late, aborts any transaction, has no room, forgets, and belongs to another
//! page.

use crate::chance::{Chance, today};
use crate::sample;
use reverstargo::storage::disk::{Disk, Settling};
use reverstargo::storage::shelf::{Batch, Bytes, Database, Done, Shelf};
use reverstargo::storage::{Document, Notice, SaveError, Store};
use rsg_game::progress::Profile;
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// The rows of the database, and the transactions that are under way, oldest first.
#[derive(Default)]
struct Rows {
    files: BTreeMap<String, Bytes>,
    owner: u64,
    open: VecDeque<(u64, Batch, Done)>,
    /// The room for all files together, in bytes.
    room: Option<usize>,
    kept: usize,
    aborted: usize,
    /// The number of transactions that wrote all files there are.
    whole: usize,
}

/// The database. Clones are the same one.
#[derive(Clone, Default)]
struct TestDatabase(Rc<RefCell<Rows>>);

/// The database as one page has it.
struct Held {
    database: TestDatabase,
    number: u64,
}

impl Database for Held {
    fn keep(&self, batch: Batch, done: Done) {
        let mut rows = self.database.0.borrow_mut();
        rows.open.push_back((self.number, batch, done));
    }
}

type TestStore = Store<Shelf<Held>>;

impl TestDatabase {
    /// Opens it as a page does, which then is the one that may write.
    fn open(&self) -> (TestStore, Profile, Vec<Notice>) {
        let (number, files) = {
            let mut rows = self.0.borrow_mut();
            rows.owner += 1;
            (rows.owner, rows.files.clone())
        };
        let database = self.clone();
        let shelf = Shelf::new(Held { database, number }, files);
        let (store, opened) = Store::open(shelf, today());
        (store, opened.profile, opened.notices)
    }

    /// Ends the oldest transaction: it is kept if it may be, or aborted. Whether there was one.
    fn end_one(&self, aborted: bool) -> bool {
        let Some((number, batch, done)) = self.0.borrow_mut().open.pop_front() else {
            return false;
        };
        let result = self.0.borrow_mut().try_out(number, batch, aborted);
        done(result);
        true
    }

    fn end_all(&self) {
        while self.end_one(false) {}
    }

    /// The page is gone in the middle of something: `kept` of its transactions have come through.
    fn lose_page(&self, kept: usize) {
        for _ in 0..kept {
            self.end_one(false);
        }
        let lost = std::mem::take(&mut self.0.borrow_mut().open);
        drop(lost);
    }
}

impl Rows {
    fn try_out(&mut self, number: u64, batch: Batch, aborted: bool) -> io::Result<()> {
        if number != self.owner {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        if aborted {
            self.aborted += 1;
            return Err(io::Error::other("AbortError"));
        }
        let mut files = self.files.clone();
        for (name, bytes) in batch.changes {
            match bytes {
                Some(bytes) => files.insert(name, bytes),
                None => files.remove(&name),
            };
        }
        let used: usize = files.values().map(|bytes| bytes.len()).sum();
        if self.room.is_some_and(|room| room < used) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.files = files;
        self.kept += 1;
        self.whole += usize::from(batch.is_whole);
        if batch.names.iter().all(|name| self.files.contains_key(name)) {
            Ok(())
        } else {
            // What this transaction wrote stays; what is missing is told.
            Err(io::ErrorKind::NotFound.into())
        }
    }
}

/// The result of a save, if there is one yet.
fn told(settling: &mut Settling) -> Option<io::Result<()>> {
    let mut context = Context::from_waker(Waker::noop());
    match Pin::new(settling).poll(&mut context) {
        Poll::Ready(result) => Some(result),
        Poll::Pending => None,
    }
}

/// A page's life between two openings: its saved profiles, and the saves that are not known to be permanent.
struct Life {
    store: TestStore,
    /// Every state that may be found now, oldest first.
    possible: Vec<Profile>,
    /// For each save that is not settled, the length of `possible` when it was made.
    waiting: Vec<(usize, Settling)>,
}

impl Life {
    fn of((store, profile, notices): (TestStore, Profile, Vec<Notice>)) -> (Life, Profile) {
        assert_eq!(notices, []);
        let life = Life {
            store,
            possible: vec![profile.clone()],
            waiting: Vec::new(),
        };
        (life, profile)
    }

    fn save(&mut self, profile: &Profile) {
        self.store.save(profile).unwrap();
        self.possible.push(profile.clone());
        let settling = self.store.disk().settled();
        self.waiting.push((self.possible.len(), settling));
    }

    /// Drops the states that are too old to be found any more, by the saves that are settled. Returns the number of
    /// saves that have failed for now.
    fn hear(&mut self) -> usize {
        let (mut sure, mut failed) = (0, 0);
        self.waiting
            .retain_mut(|(number, settling)| match told(settling) {
                None => true,
                Some(result) => {
                    match result {
                        Ok(()) => sure = sure.max(*number),
                        Err(_) => failed += 1,
                    }
                    false
                }
            });
        let gone = sure.saturating_sub(1);
        self.possible.drain(..gone);
        for (number, _) in &mut self.waiting {
            *number -= gone;
        }
        failed
    }
}

/// Forty saves with transactions that end early, late, not at all or badly, and pages that go in the middle of them.
fn live(seed: u64) -> (usize, usize) {
    let mut chance = Chance(seed);
    let database = TestDatabase::default();
    let (mut life, mut profile) = Life::of(database.open());
    let (mut failures, mut stops) = (0, 0);
    for step in 0..40 {
        sample::live_on(&mut profile, &mut chance);
        life.save(&profile);
        for _ in 0..chance.below(3) {
            database.end_one(chance.one_in(4));
        }
        failures += life.hear();
        if chance.one_in(8) {
            stops += 1;
            database.lose_page(chance.below(3));
            let possible = std::mem::take(&mut life.possible);
            (life, profile) = Life::of(database.open());
            assert!(possible.contains(&profile), "history {seed}, step {step}");
        }
    }
    (failures, stops)
}

#[test]
fn whatever_transactions_do_the_last_settled_state_is_found_or_one_saved_since() {
    let (mut failures, mut stops) = (0, 0);
    for seed in 0..500 {
        let (failed, stopped) = live(seed);
        failures += failed;
        stops += stopped;
    }
    assert!(
        failures > 1_000 && stops > 1_000,
        "{failures} failures, {stops} stops"
    );
}

#[test]
fn a_save_is_told_when_it_is_for_good_and_not_before() {
    let database = TestDatabase::default();
    let (mut life, mut profile) = Life::of(database.open());
    sample::live_on(&mut profile, &mut Chance(3));
    life.save(&profile);
    assert!(told(&mut life.waiting[0].1).is_none());
    assert_eq!(
        database.open().1,
        Profile::default(),
        "nothing is there yet"
    );
    let database = TestDatabase::default();
    let (mut life, _) = Life::of(database.open());
    life.save(&profile);
    database.end_all();
    assert!(matches!(told(&mut life.waiting[0].1), Some(Ok(()))));
    assert_eq!(database.open().1, profile);
}

#[test]
fn what_was_aborted_is_kept_with_the_next_save_or_when_it_is_asked_for() {
    let database = TestDatabase::default();
    let (mut life, mut profile) = Life::of(database.open());
    for asked in [false, true] {
        sample::live_on(&mut profile, &mut Chance(5));
        life.save(&profile);
        while !database.0.borrow().open.is_empty() {
            database.end_one(true);
        }
        assert_eq!(life.hear(), 1);
        if asked {
            // As the app does after a pause: nothing has changed since, and all the same it is not for good.
            life.store.save(&profile).unwrap();
            assert!(!life.store.disk().settled().is_over());
        } else {
            sample::live_on(&mut profile, &mut Chance(6));
            life.save(&profile);
        }
        database.end_all();
        assert!(life.store.disk().settled().is_over());
        let files = database.0.borrow().files.clone();
        let copy = TestDatabase::default();
        copy.0.borrow_mut().files = files;
        assert_eq!(copy.open().1, profile);
    }
}

#[test]
fn without_room_every_save_says_so_and_with_room_all_is_kept() {
    let database = TestDatabase::default();
    let (mut life, mut profile) = Life::of(database.open());
    database.0.borrow_mut().room = Some(0);
    for seed in 0..5 {
        sample::live_on(&mut profile, &mut Chance(seed));
        life.save(&profile);
        database.end_all();
        let (_, mut settling) = life.waiting.pop().unwrap();
        let error = told(&mut settling).unwrap().unwrap_err();
        assert_eq!(SaveError::from(error), SaveError::Full);
    }
    database.0.borrow_mut().room = None;
    let mut settling = life.store.disk().settled();
    database.end_all();
    assert!(matches!(told(&mut settling), Some(Ok(()))));
    assert_eq!(database.open().1, profile);
}

#[test]
fn an_older_page_cannot_write() {
    let database = TestDatabase::default();
    let (mut older, mut profile) = Life::of(database.open());
    sample::live_on(&mut profile, &mut Chance(1));
    older.save(&profile);
    database.end_all();
    let (mut newer, found) = Life::of(database.open());
    assert_eq!(found, profile);
    let mut other = profile.clone();
    sample::live_on(&mut other, &mut Chance(2));
    older.save(&other);
    database.end_all();
    let (_, mut settling) = older.waiting.pop().unwrap();
    let error = told(&mut settling).unwrap().unwrap_err();
    assert_eq!(SaveError::from(error), SaveError::InUse);
    // It knows now, and says so before it tries.
    assert_eq!(older.store.save(&profile), Err(SaveError::InUse));
    sample::live_on(&mut profile, &mut Chance(3));
    newer.save(&profile);
    database.end_all();
    assert_eq!(database.open().1, profile);
}

#[test]
fn a_database_that_has_forgotten_everything_is_a_new_players() {
    let database = TestDatabase::default();
    let (mut life, mut profile) = Life::of(database.open());
    sample::live_on(&mut profile, &mut Chance(1));
    life.save(&profile);
    database.end_all();
    let files = std::mem::take(&mut database.0.borrow_mut().files);
    assert!(files.contains_key(&Document::Profile.file()));
    let (_, found, notices) = database.open();
    assert_eq!((found, notices), (Profile::default(), Vec::new()));
}

#[test]
fn what_is_deleted_under_a_page_is_written_whole_with_its_next_save() {
    let database = TestDatabase::default();
    let (mut life, mut profile) = Life::of(database.open());
    let mut chance = Chance(8);
    for _ in 0..6 {
        sample::live_on(&mut profile, &mut chance);
        life.save(&profile);
        database.end_all();
    }
    life.hear();
    database.0.borrow_mut().files.clear();
    sample::live_on(&mut profile, &mut chance);
    life.save(&profile);
    // The next one waits meanwhile.
    sample::live_on(&mut profile, &mut chance);
    life.save(&profile);
    database.end_all();
    assert_eq!(life.hear(), 0, "the player need not be told");
    assert!(life.waiting.is_empty());
    assert_eq!(database.0.borrow().whole, 1);
    assert_eq!(database.open().1, profile);
}

#[test]
fn what_cannot_be_written_whole_is_told_and_tried_again() {
    let database = TestDatabase::default();
    let (mut life, mut profile) = Life::of(database.open());
    sample::live_on(&mut profile, &mut Chance(1));
    life.save(&profile);
    database.end_all();
    life.hear();
    database.0.borrow_mut().files.clear();
    sample::live_on(&mut profile, &mut Chance(2));
    life.save(&profile);
    database.end_one(false);
    // The whole is under way, and aborted.
    database.end_one(true);
    assert_eq!(life.hear(), 1);
    let mut settling = life.store.disk().settled();
    database.end_all();
    assert!(matches!(told(&mut settling), Some(Ok(()))));
    assert_eq!(database.open().1, profile);
}
