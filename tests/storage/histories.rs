//! Random histories of a player and a disk.

use crate::disk::{Fault, TestDisk};
use crate::sample::{self, Chance};
use crate::today;
use reverstargo::storage::{Opened, Store};
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
    let (mut store, opened) = Store::open(disk.clone(), today());
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
            (store, opened) = Store::open(disk.clone(), today());
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
