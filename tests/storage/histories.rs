//! Random histories of a player and a disk.

use crate::chance::Chance;
use crate::disk::{Fault, TestDisk};
use crate::sample;

/// The histories of one test run.
const HISTORIES: u64 = 2000;

/// One life: forty saves or so, with failures, crashes and power cuts between them and in the middle of them. Whatever
/// is found afterwards is what was confirmed last, or something that was tried since.
fn live(seed: u64) -> (usize, usize) {
    let mut chance = Chance(seed);
    let disk = TestDisk::default();
    let (mut store, mut profile, _) = disk.open();
    let mut possible = vec![profile.clone()];
    let (mut failures, mut stops) = (0, 0);
    for step in 0..40 {
        sample::live_on(&mut profile, &mut chance);
        if chance.one_in(3) {
            disk.plan(chance.below(12), chance.pick(&Fault::ALL));
        }
        match store.save(&profile) {
            Ok(()) => possible.clear(),
            Err(_) => failures += 1,
        }
        possible.push(profile.clone());
        if disk.stopped() || chance.one_in(8) {
            stops += 1;
            disk.restart(chance.one_in(2), &mut chance);
            let notices;
            (store, profile, notices) = disk.open();
            assert_eq!(notices, [], "history {seed}, step {step}");
            assert!(possible.contains(&profile), "history {seed}, step {step}");
            possible = vec![profile.clone()];
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
