//! Every single operation of every kind of save, with every fault, after a crash and after a loss of power.

use crate::chance::{Chance, today};
use crate::disk::{Fault, TestDisk};
use crate::sample;
use reverstargo::storage::{Notice, SaveError, Store, decode_whole};
use rsg_game::progress::Profile;

const FAILURES: &[Fault] = &[Fault::Fails, Fault::FailsHalfway];

/// The number of tries of each fault, each with another seed for what a loss of power leaves.
const SEEDS: u64 = 20;

/// Every one of `operations` operations, with every one of these faults, for every seed.
fn disturbances<'f>(
    operations: usize,
    faults: &'f [Fault],
    seeds: u64,
) -> impl Iterator<Item = (usize, Fault, u64)> + 'f {
    let of_operation = move |after| {
        let of_fault = move |fault: &Fault| {
            let fault = *fault;
            (0..seeds).map(move |seed| (after, fault, seed))
        };
        faults.iter().flat_map(of_fault)
    };
    (0..operations).flat_map(of_operation)
}

/// A disk with a profile on it that was saved several times, and that profile.
fn lived_in() -> (TestDisk, Profile) {
    let disk = TestDisk::default();
    let (mut store, mut profile, _) = disk.open();
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
        sample::play_on(&mut next, &mut chance);
    } else {
        sample::book_one(&mut next, &mut chance);
    }
    next
}

/// The number of operations of an action that nothing disturbs.
fn operations_of(act: impl FnOnce(&mut Store<TestDisk>, &Profile)) -> usize {
    let (disk, profile) = lived_in();
    let (mut store, _, _) = disk.open();
    let before = disk.operations();
    act(&mut store, &profile);
    disk.operations() - before
}

fn operations_of_a_save(placement: bool) -> usize {
    operations_of(|store, profile| store.save(&one_more(profile, placement)).unwrap())
}

fn loaded(disk: &TestDisk) -> Profile {
    let (_, profile, notices) = disk.open();
    assert_eq!(
        notices,
        [],
        "nothing was damaged, so there is nothing to tell"
    );
    profile
}

#[test]
fn a_save_that_is_disturbed_leaves_the_old_state_or_the_new_one() {
    let mut tried = 0;
    for placement in [true, false] {
        let operations = operations_of_a_save(placement);
        for (after, fault, seed) in disturbances(operations, &Fault::ALL, SEEDS) {
            let (disk, old) = lived_in();
            let new = one_more(&old, placement);
            let (mut store, _, _) = disk.open();
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
    assert!(tried >= 2 * 6 * 4 * SEEDS, "{tried}");
}

#[test]
fn after_a_failed_save_the_next_one_succeeds() {
    for placement in [true, false] {
        for (after, fault, back) in disturbances(operations_of_a_save(placement), FAILURES, 2) {
            let (disk, old) = lived_in();
            let new = one_more(&old, placement);
            let (mut store, _, _) = disk.open();
            disk.plan(after, fault);
            let failed = store.save(&new).is_err();
            // The player goes on, or takes back what was not saved.
            let last = if back == 0 { &old } else { &new };
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

#[test]
fn the_first_save_of_all_leaves_a_new_player_or_the_new_state() {
    for (after, fault, seed) in disturbances(12, &Fault::ALL, SEEDS) {
        let disk = TestDisk::default();
        let (mut store, old, _) = disk.open();
        let new = one_more(&old, false);
        disk.plan(after, fault);
        let _ = store.save(&new);
        disk.restart(true, &mut Chance(seed));
        let found = loaded(&disk);
        assert!(found == old || found == new, "{after} {fault:?} {seed}");
    }
}

#[test]
fn a_disturbed_opening_loses_nothing() {
    let (disk, profile) = lived_in();
    let before = disk.operations();
    drop(disk.open());
    let operations = disk.operations() - before;
    for (after, fault, seed) in disturbances(operations, &Fault::ALL, SEEDS) {
        let (disk, _) = lived_in();
        disk.plan(after, fault);
        let (mut store, found, _) = disk.open();
        if fault.stops() {
            disk.restart(seed % 2 == 0, &mut Chance(seed));
            assert_eq!(loaded(&disk), profile, "{after} {fault:?}");
        } else {
            assert_eq!(found, profile, "one failure is borne");
            let next = one_more(&found, true);
            store.save(&next).unwrap();
            assert_eq!(loaded(&disk), next);
        }
    }
}

#[test]
fn setting_aside_is_tried_again_before_anything_is_saved() {
    let broken = b"not a profile";
    for (after, fault, _) in disturbances(40, FAILURES, 1) {
        let (disk, profile) = lived_in();
        disk.put("profile.json", broken);
        disk.plan(after, fault);
        let (mut store, found, notices) = disk.open();
        let told = |notice: &Notice| matches!(notice, Notice::SetAside { .. });
        assert!(notices.iter().any(told));
        assert!(found.taken_ids() <= profile.taken_ids());
        let next = one_more(&found, false);
        while store.save(&next).is_err() {}
        let aside =
            |(name, bytes): (&String, &Vec<u8>)| name.contains("unreadable") && bytes == broken;
        assert!(disk.files().iter().any(aside), "{after} {fault:?}");
        disk.restart(true, &mut Chance(after as u64));
        assert_eq!(loaded(&disk), next);
    }
}

#[test]
fn games_survive_every_fault_and_never_harm_the_profile() {
    for (after, fault, seed) in disturbances(12, &Fault::ALL, SEEDS) {
        let (disk, profile) = lived_in();
        let mut chance = Chance(seed);
        let (mut store, _, _) = disk.open();
        for id in 1..4 {
            store.keep(sample::any_kept(&mut chance, id)).unwrap();
        }
        let old = store.games().clone();
        disk.plan(after, fault);
        let _ = store.keep(sample::any_kept(&mut chance, 4));
        let new = store.games().clone();
        disk.restart(true, &mut chance);
        let (store, found, notices) = disk.open();
        assert!(
            *store.games() == old || *store.games() == new,
            "{after} {fault:?}"
        );
        assert_eq!(notices, []);
        assert_eq!(found.matches(), profile.matches());
        assert_eq!(found.waiting, profile.waiting);
    }
}

/// A waiting game that is given up is there as it was or gone, wherever that stops, and the others are as they were; so
/// is each of several that change one after the other.
#[test]
fn waiting_games_come_and_go_whole() {
    let played = || {
        let disk = TestDisk::default();
        let (mut store, mut profile, _) = disk.open();
        let mut chance = Chance(3);
        for _ in 0..40 {
            sample::play_on(&mut profile, &mut chance);
            store.save(&profile).unwrap();
        }
        assert_eq!(profile.waiting.all().len(), 4);
        (disk, store, profile)
    };
    let without = |profile: &Profile, place: usize| {
        let mut next = profile.clone();
        let id = next.waiting.all()[place].id;
        next.waiting.remove(id);
        next
    };
    for place in 0..4 {
        let (disk, mut store, old) = played();
        let before = disk.operations();
        store.save(&without(&old, place)).unwrap();
        let operations = disk.operations() - before;
        let files = disk.files();
        let games = files.keys().filter(|name| name.starts_with("waiting"));
        assert_eq!(games.filter(|name| name.ends_with(".json")).count(), 3);
        for (after, fault, seed) in disturbances(operations, &Fault::ALL, 6) {
            let (disk, mut store, old) = played();
            let new = without(&old, place);
            disk.plan(after, fault);
            let _ = store.save(&new);
            disk.restart(seed % 2 == 1, &mut Chance(seed));
            let (mut store, found, notices) = disk.open();
            let case = format!("{place} {after} {fault:?} {seed}");
            assert_eq!(notices, [], "{case}");
            assert!(found == old || found == new, "{case}");
            // What is left of a game that went is no part of one that takes its place.
            let mut next = without(&found, 0);
            sample::play_on(&mut next, &mut Chance(seed));
            store.save(&next).unwrap();
            assert_eq!(loaded(&disk), next, "{case}");
        }
    }
}

/// The progress that an import is about to replace is put aside as a whole or not at all: half a file would be mistaken
/// for a copy.
#[test]
fn a_copy_that_could_not_be_written_leaves_nothing_behind() {
    let operations = operations_of(|store, profile| drop(store.back_up(profile, today()).unwrap()));
    for (after, fault, _) in disturbances(operations, FAILURES, 1) {
        let (disk, profile) = lived_in();
        let (mut store, _, _) = disk.open();
        disk.plan(after, fault);
        let copied = store.back_up(&profile, today());
        let files = disk.files();
        let copies = files
            .keys()
            .filter(|name| name.starts_with("before-import"));
        assert_eq!(
            copies.count(),
            usize::from(copied.is_ok()),
            "{after} {fault:?}"
        );
    }
}

/// Stopped at any call, erasing leaves the old progress, or a new player's with the old one to be taken back; what an
/// import replaced is then in a file.
#[test]
fn erasing_and_importing_lose_nothing_wherever_they_stop() {
    let new = Profile::default();
    let other = sample::profile(&mut Chance(31), 9);
    let erase = |store: &mut Store<TestDisk>, old: &Profile| {
        store.set_erased_aside(old, today())?;
        store.save(&new)?;
        store.erase_all_but(&new)
    };
    let import = |store: &mut Store<TestDisk>, old: &Profile| {
        store.back_up(old, today())?;
        store.replace_games(Default::default());
        store.save(&other)
    };
    type Act<'a> = &'a dyn Fn(&mut Store<TestDisk>, &Profile) -> Result<(), SaveError>;
    let acts: [(Act<'_>, &Profile); 2] = [(&erase, &new), (&import, &other)];
    for (act, wanted) in acts {
        let operations = operations_of(|store, old| act(store, old).unwrap());
        for (after, fault, seed) in disturbances(operations, &Fault::ALL, 6) {
            let (disk, old) = lived_in();
            let (mut store, _, _) = disk.open();
            disk.plan(after, fault);
            let _ = act(&mut store, &old);
            disk.restart(seed % 2 == 1, &mut Chance(seed));
            let (store, found, notices) = disk.open();
            assert_eq!(notices, [], "{after} {fault:?} {seed}");
            assert!(found == old || found == *wanted, "{after} {fault:?} {seed}");
            if found != old {
                let files = disk.files();
                let copy = files
                    .iter()
                    .find(|(name, _)| name.starts_with("before-import"));
                let aside = store.take_back(today()).or_else(|none| {
                    let (_, text) = copy.ok_or(none)?;
                    decode_whole(&String::from_utf8_lossy(text))
                });
                assert_eq!(aside.unwrap().profile, old, "{after} {fault:?} {seed}");
            }
        }
    }
}

/// Erasing goes on after something that cannot be erased, and says so.
#[test]
fn one_file_that_cannot_be_removed_keeps_no_other() {
    let left_over = |name: &String| name.starts_with("before-import") || name.contains(".bak");
    let opened = || {
        let (disk, profile) = lived_in();
        let (mut store, _, _) = disk.open();
        for id in 1..4 {
            store.keep(sample::any_kept(&mut Chance(1), id)).unwrap();
        }
        store.back_up(&profile, today()).unwrap();
        store.back_up(&profile, today()).unwrap();
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
