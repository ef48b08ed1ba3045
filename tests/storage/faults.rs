//! Every single operation of every kind of save, with every fault, after a crash and after a loss of power.

use crate::disk::{Fault, TestDisk};
use crate::sample::{self, Chance};
use crate::today;
use reverstargo::storage::{Notice, Store};
use rsg_game::progress::Profile;

/// A disk with a profile on it that was saved several times, and that profile.
fn lived_in() -> (TestDisk, Profile) {
    let disk = TestDisk::default();
    let (mut store, opened) = Store::open(disk.clone(), today());
    let mut profile = opened.profile;
    let mut chance = Chance(7);
    for _ in 0..12 {
        sample::live_on(&mut profile, &mut chance);
        store.save(&profile).unwrap();
    }
    (disk, profile)
}

/// The profile after one more change of a kind: a placement, or a result.
fn one_more(profile: &Profile, placement: bool) -> Profile {
    let mut chance = Chance(99);
    let mut next = profile.clone();
    if placement {
        next.running = Some(sample::running(&mut chance, next.next_match_id()));
    } else {
        let id = next.next_match_id();
        assert!(next.book(sample::finished(&mut chance, id)));
        next.running = None;
    }
    next
}

/// How many operations a save takes that nothing disturbs.
fn operations_of_a_save(placement: bool) -> usize {
    let (disk, profile) = lived_in();
    let (mut store, _) = Store::open(disk.clone(), today());
    let before = disk.operations();
    store.save(&one_more(&profile, placement)).unwrap();
    disk.operations() - before
}

fn loaded(disk: &TestDisk) -> Profile {
    let (_, opened) = Store::open(disk.clone(), today());
    assert_eq!(
        opened.notices,
        [],
        "nothing was damaged, so there is nothing to tell"
    );
    opened.profile
}

#[test]
fn a_save_that_is_disturbed_leaves_the_old_state_or_the_new_one() {
    let mut tried = 0;
    for placement in [true, false] {
        for after in 0..operations_of_a_save(placement) {
            for fault in Fault::ALL {
                for seed in 0..20 {
                    let (disk, old) = lived_in();
                    let new = one_more(&old, placement);
                    let (mut store, _) = Store::open(disk.clone(), today());
                    disk.plan(after, fault);
                    let _ = store.save(&new);
                    disk.restart(seed % 2 == 1, &mut Chance(seed));
                    let found = loaded(&disk);
                    assert!(
                        found == old || found == new,
                        "{placement} {after} {fault:?} {seed}"
                    );
                    tried += 1;
                }
            }
        }
    }
    assert!(tried >= 2 * 6 * 4 * 20, "{tried}");
}

#[test]
fn after_a_failed_save_the_next_one_succeeds() {
    for placement in [true, false] {
        for after in 0..operations_of_a_save(placement) {
            for fault in [Fault::Fails, Fault::FailsHalfway] {
                for back in [true, false] {
                    let (disk, old) = lived_in();
                    let new = one_more(&old, placement);
                    let (mut store, _) = Store::open(disk.clone(), today());
                    disk.plan(after, fault);
                    let failed = store.save(&new).is_err();
                    // The player goes on, or takes back what was not saved.
                    let last = if back { &old } else { &new };
                    store.save(last).unwrap();
                    disk.restart(true, &mut Chance(after as u64));
                    assert_eq!(
                        &loaded(&disk),
                        last,
                        "{placement} {after} {fault:?} {failed}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_first_save_of_all_leaves_a_new_player_or_the_new_state() {
    for fault in Fault::ALL {
        for after in 0..12 {
            for seed in 0..20 {
                let disk = TestDisk::default();
                let (mut store, opened) = Store::open(disk.clone(), today());
                let new = one_more(&opened.profile, false);
                disk.plan(after, fault);
                let _ = store.save(&new);
                disk.restart(true, &mut Chance(seed));
                let found = loaded(&disk);
                assert!(
                    found == opened.profile || found == new,
                    "{after} {fault:?} {seed}"
                );
            }
        }
    }
}

#[test]
fn a_disturbed_opening_loses_nothing() {
    let (disk, profile) = lived_in();
    let before = disk.operations();
    drop(Store::open(disk.clone(), today()));
    for after in 0..disk.operations() - before {
        for fault in Fault::ALL {
            for seed in 0..20 {
                let (disk, _) = lived_in();
                disk.plan(after, fault);
                let (mut store, opened) = Store::open(disk.clone(), today());
                if !fault.stops() {
                    assert_eq!(opened.profile, profile, "one failure is borne");
                    let next = one_more(&opened.profile, true);
                    store.save(&next).unwrap();
                    assert_eq!(loaded(&disk), next);
                } else {
                    disk.restart(seed % 2 == 0, &mut Chance(seed));
                    assert_eq!(loaded(&disk), profile, "{after} {fault:?}");
                }
            }
        }
    }
}

#[test]
fn setting_aside_is_tried_again_before_anything_is_saved() {
    let broken = b"not a profile";
    for after in 0..40 {
        for fault in [Fault::Fails, Fault::FailsHalfway] {
            let (disk, profile) = lived_in();
            disk.put("profile.json", broken);
            disk.plan(after, fault);
            let (mut store, opened) = Store::open(disk.clone(), today());
            assert!(
                opened
                    .notices
                    .iter()
                    .any(|notice| matches!(notice, Notice::SetAside { .. }))
            );
            assert!(opened.profile.taken_ids() <= profile.taken_ids());
            let next = one_more(&opened.profile, false);
            while store.save(&next).is_err() {}
            assert!(
                disk.files()
                    .iter()
                    .any(|(name, bytes)| name.contains("unreadable") && bytes == broken),
                "{after} {fault:?}"
            );
            disk.restart(true, &mut Chance(after as u64));
            assert_eq!(loaded(&disk), next);
        }
    }
}

#[test]
fn games_survive_every_fault_and_never_harm_the_profile() {
    for after in 0..12 {
        for fault in Fault::ALL {
            for seed in 0..20 {
                let (disk, profile) = lived_in();
                let mut chance = Chance(seed);
                let (mut store, _) = Store::open(disk.clone(), today());
                for id in 1..4 {
                    store.keep(sample::kept_game(&mut chance, id)).unwrap();
                }
                let old = store.games().clone();
                disk.plan(after, fault);
                let _ = store.keep(sample::kept_game(&mut chance, 4));
                let new = store.games().clone();
                disk.restart(true, &mut chance);
                let (store, opened) = Store::open(disk.clone(), today());
                assert!(
                    *store.games() == old || *store.games() == new,
                    "{after} {fault:?}"
                );
                assert_eq!(opened.notices, []);
                assert_eq!(opened.profile.matches(), profile.matches());
                assert_eq!(opened.profile.running, profile.running);
            }
        }
    }
}

/// What an import is about to replace is put aside as a whole or not at all: half a file would be mistaken for a copy.
#[test]
fn a_copy_that_could_not_be_written_leaves_nothing_behind() {
    let (disk, profile) = lived_in();
    let (mut store, _) = Store::open(disk.clone(), today());
    let before = disk.operations();
    store.back_up(&profile).unwrap();
    for after in 0..disk.operations() - before {
        for fault in [Fault::Fails, Fault::FailsHalfway] {
            let (disk, profile) = lived_in();
            let (mut store, _) = Store::open(disk.clone(), today());
            disk.plan(after, fault);
            let copied = store.back_up(&profile);
            let copies = disk.files();
            let copies = copies
                .keys()
                .filter(|name| name.starts_with("before-import"));
            assert_eq!(
                copies.count(),
                usize::from(copied.is_ok()),
                "{after} {fault:?}"
            );
        }
    }
}

/// Erasing goes on after something that cannot be erased, and says so.
#[test]
fn one_file_that_cannot_be_removed_keeps_no_other() {
    let left_over = |name: &String| name.starts_with("before-import") || name.contains(".bak");
    let opened = || {
        let (disk, profile) = lived_in();
        let (mut store, _) = Store::open(disk.clone(), today());
        for id in 1..4 {
            store.keep(sample::kept_game(&mut Chance(1), id)).unwrap();
        }
        store.back_up(&profile).unwrap();
        store.back_up(&profile).unwrap();
        assert!(disk.files().keys().filter(|name| left_over(name)).count() > 3);
        (disk, store)
    };
    let (disk, mut store) = opened();
    let before = disk.operations();
    store.erase_all_but(&Profile::default()).unwrap();
    let operations = disk.operations() - before;
    let mut kept_one = 0;
    for after in 0..operations {
        let (disk, mut store) = opened();
        disk.plan(after, Fault::Fails);
        let erased = store.erase_all_but(&Profile::default());
        let profile = disk.files().remove("profile.json");
        let saved = profile.is_some_and(|bytes| bytes.len() < 1000);
        let left = disk.files().into_keys().filter(left_over).count();
        if erased.is_ok() {
            assert_eq!(left, 0, "{after}");
        } else if saved && left == 1 {
            kept_one += 1;
        }
    }
    assert!(
        kept_one >= 4,
        "of five files each may be the one that stays: {kept_one}"
    );
}
