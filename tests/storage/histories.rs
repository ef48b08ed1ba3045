//! Random histories of a player, a disk and two windows.

use crate::disk::{Fault, TestDisk};
use crate::sample::{self, Chance};
use crate::today;
use reverstargo::storage::disk::Disk;
use reverstargo::storage::{Notice, Opened, SaveError, Store};
use rsg_game::progress::Profile;

/// The histories of one test run.
const HISTORIES: u64 = 2000;

/// What may be found on the disk: what was last confirmed, and whatever was tried since.
struct Expected {
    confirmed: Profile,
    tried: Vec<Profile>,
}

impl Expected {
    fn check(&mut self, opened: &Opened, what: &str) {
        assert_eq!(opened.notices, [], "{what}");
        let found = &opened.profile;
        assert!(
            *found == self.confirmed || self.tried.contains(found),
            "{what}: something else was found"
        );
        self.confirmed = found.clone();
        self.tried.clear();
    }

    fn note(&mut self, profile: &Profile, saved: bool) {
        if saved {
            self.confirmed = profile.clone();
            self.tried.clear();
        } else {
            self.tried.push(profile.clone());
        }
    }
}

/// One life: forty saves or so, with failures, crashes and power cuts between them and in the middle of them.
fn live(seed: u64) -> (usize, usize) {
    let mut chance = Chance(seed);
    let disk = TestDisk::default();
    let (mut store, opened) = Store::open(disk.clone(), chance.next(), today());
    let mut profile = opened.profile.clone();
    let mut expected = Expected {
        confirmed: opened.profile,
        tried: Vec::new(),
    };
    let (mut failures, mut stops) = (0, 0);
    for step in 0..40 {
        sample::live_on(&mut profile, &mut chance);
        if chance.one_in(3) {
            disk.plan(chance.below(12), chance.pick(&Fault::ALL));
        }
        let saved = store.save(&profile);
        failures += usize::from(saved.is_err());
        expected.note(&profile, saved.is_ok());
        if disk.stopped() || chance.one_in(8) {
            stops += 1;
            disk.restart(chance.one_in(2), &mut chance);
            let opened;
            (store, opened) = Store::open(disk.clone(), chance.next(), today());
            expected.check(&opened, &format!("history {seed}, step {step}"));
            profile = opened.profile;
        }
    }
    (failures, stops)
}

#[test]
fn whatever_happens_the_last_confirmed_state_is_found_or_one_tried_since() {
    let (mut failures, mut stops) = (0, 0);
    for seed in 0..HISTORIES {
        let (failed, stopped) = live(seed);
        failures += failed;
        stops += stopped;
    }
    assert!(
        failures > 5_000 && stops > 5_000,
        "{failures} failures, {stops} stops"
    );
}

/// Several windows open the same folder one after another and all try to save. Only the newest does; the others find out
/// before they write, and nothing that any of them was told is saved gets lost.
#[test]
fn the_newest_window_writes_and_the_older_ones_say_so() {
    let mut refused = 0;
    for seed in 0..1000 {
        let mut chance = Chance(seed);
        let disk = TestDisk::default();
        let mut windows: Vec<(Store<TestDisk>, Profile)> = Vec::new();
        let mut saved = Profile::default();
        for step in 0..40 {
            if windows.is_empty() || chance.one_in(6) {
                let (store, opened) = Store::open(disk.clone(), chance.next(), today());
                assert_eq!(opened.profile, saved, "history {seed}, step {step}");
                assert_eq!(opened.notices, []);
                windows.push((store, opened.profile));
            }
            let newest = windows.len() - 1;
            let place = chance.below(windows.len());
            let (store, profile) = &mut windows[place];
            sample::live_on(profile, &mut chance);
            let files = disk.files();
            if place == newest {
                assert_eq!(store.check(), Ok(()));
                store.save(profile).unwrap();
                saved = profile.clone();
            } else {
                assert_eq!(store.check(), Err(SaveError::TakenOver));
                assert_eq!(store.save(profile), Err(SaveError::TakenOver));
                assert_eq!(
                    store.keep(sample::kept_game(&mut chance, 1)),
                    Err(SaveError::TakenOver)
                );
                assert_eq!(store.back_up(profile), Err(SaveError::TakenOver));
                assert_eq!(store.erase_all_but(profile), Err(SaveError::TakenOver));
                assert_eq!(disk.files(), files, "nothing was written");
                refused += 1;
            }
        }
    }
    assert!(refused > 5000, "{refused}");
}

/// A window that could not take its seat, because the disk was full, does not take it from one that came later.
#[test]
fn a_seat_that_could_not_be_taken_is_not_taken_from_a_newer_window() {
    for after in 0..4 {
        for fault in [Fault::Fails, Fault::FailsHalfway] {
            let disk = TestDisk::default();
            disk.plan(after, fault);
            let (mut older, _) = Store::open(disk.clone(), 1, today());
            let (mut newer, mut opened) = Store::open(disk.clone(), 2, today());
            sample::live_on(&mut opened.profile, &mut Chance(5));
            newer.save(&opened.profile).unwrap();
            assert_eq!(
                older.save(&Profile::default()),
                Err(SaveError::TakenOver),
                "{after} {fault:?}"
            );
            let (_, found) = Store::open(disk.clone(), 3, today());
            assert_eq!(found.profile, opened.profile);
        }
    }
}

#[test]
fn a_window_without_a_seat_takes_it_when_nobody_else_has_come() {
    let disk = TestDisk::default();
    disk.plan(1, Fault::Fails);
    let (mut store, opened) = Store::open(disk.clone(), 1, today());
    let mut profile = opened.profile;
    sample::live_on(&mut profile, &mut Chance(5));
    assert_eq!(store.save(&profile), Ok(()));
    assert_eq!(store.check(), Ok(()));
}

/// A window that opens while another one is saving for too long sees what was there before. It may save only if that is
/// still there.
#[test]
fn a_window_that_could_not_wait_does_not_undo_what_was_saved_meanwhile() {
    for saves_meanwhile in [true, false] {
        let disk = TestDisk::default();
        let mut chance = Chance(12);
        let (mut older, mut opened) = Store::open(disk.clone(), 1, today());
        older.save(&opened.profile).unwrap();
        let saving = disk.lock().unwrap();
        let (mut newer, found) = Store::open(disk.clone(), 2, today());
        assert_eq!(found.notices, [Notice::NotSaving(SaveError::Busy)]);
        drop(saving);
        sample::live_on(&mut opened.profile, &mut chance);
        if saves_meanwhile {
            older.save(&opened.profile).unwrap();
            let mut profile = found.profile;
            sample::live_on(&mut profile, &mut chance);
            assert_eq!(newer.save(&profile), Err(SaveError::TakenOver));
        } else {
            newer.save(&opened.profile).unwrap();
            assert_eq!(older.check(), Err(SaveError::TakenOver));
        }
        let (_, found) = Store::open(disk.clone(), 3, today());
        assert_eq!(found.profile, opened.profile);
    }
}
