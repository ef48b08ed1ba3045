//! No room on the disk, and no permission in the folder: the game goes on, and what was saved stays.
//!
//! A disk in memory with little room is full in every way there is; beside it the real file system is asked, under
//! limits. Limits on this process cannot be lifted again, so the tests start this test binary once more, for one test,
//! under the limit; a variable names the folder to it.

#![cfg(unix)]

use crate::chance::{Chance, today};
use crate::disk::TestDisk;
use crate::place::{Place, lived_in};
use crate::sample;
use reverstargo::storage::{Folder, Notice, SaveError, Store};
use rsg_game::progress::Profile;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

const FOLDER: &str = "RSG_TEST_LIMITED";

/// The folder this process was given, if it is the one under the limit.
fn given() -> Option<PathBuf> {
    std::env::var_os(FOLDER).map(PathBuf::from)
}

fn open(path: &Path) -> (Store<Folder>, Profile, Vec<Notice>) {
    let (store, opened) = Store::open(Folder::open(path).unwrap(), today());
    (store, opened.profile, opened.notices)
}

/// A profile too large for the limits here.
fn large(profile: &Profile) -> Profile {
    let mut large = profile.clone();
    for _ in 0..500 {
        sample::book_one(&mut large, &mut Chance(6));
    }
    large
}

/// Under `ulimit -f` every file that grows beyond 16 KB (32 KB, where the shell counts so) is refused, as on a full
/// disk.
#[test]
fn a_file_that_may_not_grow_is_a_full_disk() {
    if let Some(path) = given() {
        let (mut store, profile, notices) = open(&path);
        assert_eq!(notices, []);
        assert_eq!(store.save(&large(&profile)), Err(SaveError::Full));
        drop(store);
        assert_eq!(open(&path).1, profile);
        return;
    }
    let (place, _, profile) = lived_in("limit");
    let this = std::env::current_exe().unwrap();
    let status = Command::new("sh")
        .arg("-c")
        .arg("trap '' XFSZ; ulimit -f 32; exec \"$0\" --exact full::a_file_that_may_not_grow_is_a_full_disk")
        .arg(this)
        .env(FOLDER, place.path())
        .stdout(std::process::Stdio::null())
        .status()
        .unwrap();
    assert!(
        status.success(),
        "the process under the limit failed: {status}"
    );
    let (mut store, found, notices) = place.open();
    assert_eq!((&found, notices.len()), (&profile, 0));
    store.save(&large(&profile)).unwrap();
    assert!(!place.path().join("profile.json.tmp").exists());
}

#[test]
fn on_a_full_disk_the_last_save_stays_and_the_next_one_succeeds_when_there_is_room() {
    let disk = TestDisk::default();
    let (mut store, mut profile, _) = disk.open();
    store.save(&profile).unwrap();
    disk.set_room(Some(128 * 1024));
    let mut chance = Chance(4);
    let mut saves = 0;
    let (last, refused) = loop {
        let before = profile.clone();
        for _ in 0..20 {
            sample::book_one(&mut profile, &mut chance);
        }
        match store.save(&profile) {
            Ok(()) => saves += 1,
            Err(error) => break (before, error),
        }
    };
    assert_eq!(refused, SaveError::Full);
    assert!(saves > 3, "{saves}");
    assert_eq!(disk.open().1, last);

    // Something else takes what room is left; opening and saving go on as far as they can.
    disk.set_room(Some(disk.used()));
    let (mut store, found, notices) = disk.open();
    assert_eq!(found, last);
    assert_eq!(notices, [Notice::NotSaving(SaveError::Full)]);
    assert_eq!(store.save(&profile), Err(SaveError::Full));
    disk.set_room(None);
    store.save(&profile).unwrap();
    assert_eq!(disk.open().1, profile);
}

/// Games are kept in memory as long as there is no room, and the next change of them that finds some saves them all.
#[test]
fn games_kept_on_a_full_disk_are_there_and_are_saved_once_there_is_room() {
    let disk = TestDisk::default();
    let game = |id| sample::any_kept(&mut Chance(u64::from(id)), id);
    let (mut store, _, _) = disk.open();
    store.keep(game(1)).unwrap();
    disk.set_room(Some(disk.used()));
    let (mut store, _, notices) = disk.open();
    assert_eq!(notices, [Notice::NotSaving(SaveError::Full)]);
    assert_eq!(store.keep(game(2)), Err(SaveError::Full));
    assert_eq!(store.games().all(), [game(1), game(2)]);
    disk.set_room(None);
    store.keep(game(3)).unwrap();
    let (store, _, _) = disk.open();
    assert_eq!(store.games().all(), [game(1), game(2), game(3)]);
}

/// Root may write anywhere, so root hands this over to a user who may not.
#[test]
fn in_a_read_only_folder_the_game_goes_on_without_saving() {
    if let Some(path) = given() {
        let (mut store, mut profile, notices) = open(&path);
        assert_eq!(notices, [Notice::NotSaving(SaveError::ReadOnly)]);
        assert!(!profile.matches().is_empty(), "what is there can be read");
        profile.tutorial_done = !profile.tutorial_done;
        assert_eq!(store.save(&profile), Err(SaveError::ReadOnly));
        return;
    }
    let (place, _, profile) = lived_in("read-only");
    let allow = |mode| fs::set_permissions(place.path(), fs::Permissions::from_mode(mode)).unwrap();
    allow(0o555);
    let this = std::env::current_exe().unwrap();
    let is_root = fs::write(place.path().join("probe"), b"").is_ok();
    let lent = Place::new("lent");
    let mut command;
    if is_root {
        // Where this binary lies, another user may not look: lend a copy.
        let copy = lent.path().join("test");
        fs::copy(this, &copy).unwrap();
        allow_all(lent.path());
        allow_all(&copy);
        command = Command::new(copy);
        command.uid(65534).gid(65534);
    } else {
        command = Command::new(this);
    }
    let status = command
        .args([
            "--exact",
            "full::in_a_read_only_folder_the_game_goes_on_without_saving",
        ])
        .env(FOLDER, place.path())
        .current_dir(lent.path())
        .stdout(std::process::Stdio::null())
        .status()
        .unwrap();
    allow(0o755);
    assert!(
        status.success(),
        "the user without permission failed: {status}"
    );
    assert_eq!(place.open().1, profile);
}

fn allow_all(path: &Path) {
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}
