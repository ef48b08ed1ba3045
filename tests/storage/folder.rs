//! A real folder: files set aside, files of later versions, a second process, import and export.

use crate::chance::{Chance, today};
use crate::sample;
use reverstargo::storage::{
    Archive, Document, Folder, ImportError, Instead, Notice, SaveError, Store, decode, encode,
};
use rsg_game::progress::{KeptGames, Profile};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own for a test, gone afterwards.
pub struct Place {
    path: PathBuf,
    folder: RefCell<Option<Folder>>,
}

impl Place {
    pub fn new(name: &str) -> Self {
        Self::below(&std::env::temp_dir(), name)
    }

    /// In memory, where there is such a place: for very many small folders.
    pub fn in_memory(name: &str) -> Self {
        let memory = Path::new("/dev/shm");
        if memory.is_dir() {
            Self::below(memory, name)
        } else {
            Self::new(name)
        }
    }

    fn below(folder: &Path, name: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("rsg-storage-{name}-{}-{number}", std::process::id());
        let path = folder.join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        let folder = RefCell::default();
        Self { path, folder }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Loads what is in it, again and again in this process, which has it to itself until it leaves.
    pub fn open(&self) -> (Store<Folder>, Profile, Vec<Notice>) {
        let mut folder = self.folder.borrow_mut();
        let folder = folder.get_or_insert_with(|| Folder::open(&self.path).unwrap());
        let (store, opened) = Store::open(folder.clone(), today());
        (store, opened.profile, opened.notices)
    }

    /// Lets other processes in, once every store is gone.
    pub fn leave(&self) {
        self.folder.take();
    }

    pub fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path.join(file), bytes).unwrap();
    }

    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path.join(file)).unwrap()
    }

    /// Makes a file one of a later version.
    fn put_off(&self, file: &str) {
        let later = self
            .read(file)
            .replacen("\"version\":", "\"version\":99", 1);
        self.write(file, later);
    }

    /// What is in its files.
    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let files = fs::read_dir(&self.path).unwrap().map(|file| {
            let file = file.unwrap();
            let name = file.file_name().into_string().unwrap();
            (name, fs::read(file.path()).unwrap_or_default())
        });
        files.filter(|(name, _)| name != "lock").collect()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// A folder that a player has used, the profile before its last save, and the last one.
pub fn lived_in(name: &str) -> (Place, Profile, Profile) {
    let place = Place::new(name);
    let (mut store, mut profile, _) = place.open();
    let mut chance = Chance(11);
    for _ in 0..20 {
        sample::live_on(&mut profile, &mut chance);
        store.save(&profile).unwrap();
    }
    profile.running = None;
    store.save(&profile).unwrap();
    let before = profile.clone();
    sample::book_one(&mut profile, &mut chance);
    store.save(&profile).unwrap();
    drop(store);
    place.leave();
    (place, before, profile)
}

#[test]
fn what_is_saved_is_loaded() {
    let place = Place::new("loaded");
    let (mut store, mut profile, notices) = place.open();
    assert_eq!((&profile, notices.len()), (&Profile::default(), 0));
    let mut chance = Chance(3);
    for number in 0..200 {
        sample::live_on(&mut profile, &mut chance);
        store.save(&profile).unwrap();
        store.keep(sample::kept_game(&mut chance, number)).unwrap();
        if number % 20 == 0 {
            let games = store.games().clone();
            let found;
            (store, found, _) = place.open();
            assert_eq!(*store.games(), games);
            assert!(found.taken_ids() >= games.highest_id());
            profile.take_ids(games.highest_id());
            assert_eq!(found, profile);
        }
    }
}

#[test]
fn a_placement_writes_the_small_file_only() {
    let (place, _, mut profile) = lived_in("small");
    let (mut store, _, _) = place.open();
    let before = place.files();
    profile.running = Some(sample::running(&mut Chance(1), profile.next_match_id()));
    store.save(&profile).unwrap();
    let after = place.files();
    assert_eq!(after["profile.json"], before["profile.json"]);
    assert_ne!(after["running.json"], before["running.json"]);
    assert_eq!(place.open().1, profile);
}

#[test]
fn an_unreadable_profile_is_set_aside_and_the_last_good_copy_used() {
    for broken in ["", "{", "\0\0\0\0", "{\"app\":\"ReverStarGo\"}", "[]"] {
        let (place, before, _) = lived_in("unreadable");
        place.write("profile.json", broken);
        let (mut store, found, notices) = place.open();
        assert_eq!(found, before);
        let name = "profile-unreadable-2026-11-21.json".to_owned();
        assert_eq!(
            notices,
            [Notice::SetAside {
                document: Document::Profile,
                files: vec![name.clone()],
                instead: Instead::LastGoodCopy,
            }]
        );
        store.save(&found).unwrap();
        assert_eq!(place.read(&name), broken, "it is kept as it was");
        assert_eq!(place.open().2, [], "the player is told once");
        // A second one on the same day gets another name.
        place.write("profile.json", b"worse");
        let (_, _, notices) = place.open();
        assert!(
            matches!(&notices[..], [Notice::SetAside { files, .. }] if files[0].ends_with("-2.json"))
        );
        assert_eq!(place.read(&name), broken, "never overwritten");
    }
}

#[test]
fn without_any_good_copy_a_new_player_starts_and_both_files_are_kept() {
    let (place, _, _) = lived_in("nothing");
    let files = [
        "profile.json",
        "profile.json.bak",
        "running.json",
        "running.json.bak",
    ];
    for file in files {
        place.write(file, format!("broken {file}"));
    }
    let (_, found, notices) = place.open();
    assert_eq!(found, Profile::default());
    assert_eq!(notices.len(), 2);
    assert!(notices.iter().all(|n| matches!(n, Notice::SetAside { instead: Instead::Nothing, files, .. } if files.len() == 2)));
    let kept: Vec<Vec<u8>> = place.files().into_values().collect();
    for file in files {
        assert!(kept.contains(&format!("broken {file}").into_bytes()));
    }
}

#[test]
fn a_broken_running_match_or_game_file_never_harms_the_profile() {
    for file in ["running.json", "games.json"] {
        let (place, _, profile) = lived_in(file);
        place.write(file, b"broken");
        let (_, found, notices) = place.open();
        assert_eq!(found.matches(), profile.matches());
        assert_eq!(notices.len(), 1, "{file}");
    }
}

/// The last good copy of the profile is older than the running match: the match is still the last one there is.
#[test]
fn with_the_last_good_copy_goes_the_running_match_that_came_after_it() {
    let (place, before, mut profile) = lived_in("after");
    let (mut store, _, _) = place.open();
    profile.running = Some(sample::running(&mut Chance(5), profile.next_match_id()));
    store.save(&profile).unwrap();
    place.write("profile.json", b"broken");
    let (_, found, notices) = place.open();
    assert_eq!(notices.len(), 1);
    assert_eq!(found.matches(), before.matches());
    assert_eq!(found.running, profile.running);
}

/// The running match's file is the one from before its result was booked: it is over, and is not played again.
#[test]
fn a_match_that_is_booked_is_not_running() {
    let (place, _, mut profile) = lived_in("booked");
    let (mut store, _, _) = place.open();
    profile.running = Some(sample::running(&mut Chance(5), profile.next_match_id()));
    store.save(&profile).unwrap();
    let stale = place.read("running.json");
    sample::book_one(&mut profile, &mut Chance(6));
    store.save(&profile).unwrap();
    let now = place.read("running.json");
    assert_eq!(now, stale, "one file is written, not two");
    let (_, found, notices) = place.open();
    assert_eq!((&found, notices.len()), (&profile, 0));
}

#[test]
fn a_folder_in_the_profiles_place_is_set_aside_too() {
    let (place, before, _) = lived_in("folder");
    fs::remove_file(place.path().join("profile.json")).unwrap();
    fs::create_dir(place.path().join("profile.json")).unwrap();
    let (_, found, notices) = place.open();
    assert_eq!(found, before);
    assert_eq!(notices.len(), 1);
}

#[test]
fn an_endless_file_is_not_read() {
    let (place, before, _) = lived_in("endless");
    let file = fs::File::create(place.path().join("profile.json")).unwrap();
    file.set_len(1 << 40).unwrap();
    let (_, found, notices) = place.open();
    assert_eq!((found, notices.len()), (before, 1));
}

#[test]
fn a_later_versions_files_are_left_untouched() {
    for file in ["profile.json", "running.json"] {
        let (place, _, profile) = lived_in(&format!("later-{file}"));
        place.put_off(file);
        let files = place.files();
        let (mut store, found, notices) = place.open();
        assert_eq!(found, Profile::default());
        assert!(matches!(notices[0], Notice::Newer { version, .. } if version >= 990));
        for refused in [
            store.save(&profile),
            store.erase_all_but(&profile),
            store.back_up(&profile).map(drop),
            store.keep(sample::kept_game(&mut Chance(1), 1)),
        ] {
            assert!(matches!(refused, Err(SaveError::Newer(_))));
        }
        assert_eq!(place.files(), files);
    }
}

#[test]
fn kept_games_of_a_later_version_are_all_that_erasing_leaves() {
    let (place, _, mut profile) = lived_in("later-games");
    let (mut store, _, _) = place.open();
    for id in 1..3 {
        store.keep(sample::kept_game(&mut Chance(1), id)).unwrap();
    }
    place.put_off("games.json");
    let before = place.files();
    let (mut store, found, notices) = place.open();
    assert!(matches!(
        notices[..],
        [Notice::Newer { document: Document::Games, version }] if version >= 990
    ));
    assert_eq!(found.matches(), profile.matches());
    let kept = store.keep(sample::kept_game(&mut Chance(1), 9));
    assert!(matches!(kept, Err(SaveError::Newer(_))));
    profile.tutorial_done = !profile.tutorial_done;
    store.save(&profile).unwrap();
    store.back_up(&profile).unwrap();
    let erased = store.erase_all_but(&Profile::default());
    assert!(matches!(erased, Err(SaveError::Newer(_))));
    let after = place.files();
    let names: Vec<&str> = after.keys().map(String::as_str).collect();
    assert_eq!(names, ["games.json", "games.json.bak", "profile.json"]);
    for name in ["games.json", "games.json.bak"] {
        assert_eq!(after[name], before[name]);
    }
    assert_eq!(place.open().1, Profile::default());
}

#[test]
fn a_second_process_is_refused_until_the_first_has_ended() {
    let (place, _, profile) = lived_in("second");
    let first = Folder::open(place.path()).unwrap();
    let (store, _) = Store::open(first.clone(), today());
    drop(first);
    // A second opening is to the system what another process is.
    let refused = Folder::open(place.path()).unwrap_err();
    assert_eq!(SaveError::from(refused), SaveError::InUse);
    drop(store);
    assert_eq!(place.open().1, profile);
}

#[test]
fn a_folder_that_could_not_be_locked_is_saved_in_once_it_can_be() {
    let place = Place::new("unlocked");
    let lock = place.path().join("lock");
    fs::create_dir(&lock).unwrap();
    let (mut store, profile, notices) = place.open();
    assert!(matches!(notices[..], [Notice::NotSaving(_)]));
    assert!(store.save(&profile).is_err());
    fs::remove_dir(&lock).unwrap();
    store.save(&profile).unwrap();
    assert!(Folder::open(place.path()).is_err(), "it is locked now");
}

/// Without the file that is locked, another process is let in, and what it saves is newer.
#[cfg(unix)]
#[test]
fn whoever_loses_the_locked_file_saves_nothing_more() {
    let (place, _, profile) = lived_in("lost");
    let (mut store, mut found, _) = place.open();
    fs::remove_file(place.path().join("lock")).unwrap();
    let (mut other, opened) = Store::open(Folder::open(place.path()).unwrap(), today());
    assert_eq!(opened.profile, profile);
    let mut newer = profile.clone();
    sample::book_one(&mut newer, &mut Chance(8));
    other.save(&newer).unwrap();
    found.running = Some(sample::running(&mut Chance(9), found.next_match_id()));
    let files = place.files();
    assert_eq!(store.save(&found), Err(SaveError::InUse));
    assert_eq!(
        store.keep(sample::kept_game(&mut Chance(1), 1)),
        Err(SaveError::InUse)
    );
    assert_eq!(place.files(), files);
    assert_eq!(other.save(&newer), Ok(()));
}

/// What the other process has saved is newer than what this one would save.
#[test]
fn a_folder_that_another_process_locked_meanwhile_is_not_saved_in() {
    let place = Place::new("meanwhile");
    let lock = place.path().join("lock");
    fs::create_dir(&lock).unwrap();
    let (mut store, profile, _) = place.open();
    fs::remove_dir(&lock).unwrap();
    let (mut other, _) = Store::open(Folder::open(place.path()).unwrap(), today());
    other.save(&profile).unwrap();
    drop(other);
    let files = place.files();
    assert!(store.save(&sample::profile(&mut Chance(3), 9)).is_err());
    assert_eq!(place.files(), files);
}

#[test]
fn progress_goes_out_and_comes_back_as_text() {
    let mut chance = Chance(21);
    for changes in [0, 1, 50, 500] {
        let profile = sample::profile(&mut chance, changes);
        let games = KeptGames::new((0..120).map(|id| sample::kept_game(&mut chance, id)));
        for games in [None, Some(&games)] {
            let archive = Archive::new(&profile, games);
            let text = encode(&archive).unwrap();
            let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
            assert!(text.bytes().all(is_plain));
            assert_eq!(decode(&text).as_ref(), Ok(&archive));
            let lines = text.as_bytes().chunks(60).map(String::from_utf8_lossy);
            let wrapped: String = lines.map(|line| format!(" {line}\r\n")).collect();
            assert_eq!(decode(&wrapped).as_ref(), Ok(&archive));
        }
    }
}

#[test]
fn a_text_that_is_something_else_is_refused_with_the_reason() {
    let text = encode(&Archive::new(&sample::profile(&mut Chance(2), 40), None)).unwrap();
    for other in ["", "hello", "B4 BQ CQ"] {
        assert_eq!(decode(other), Err(ImportError::NotProgress));
    }
    let later = text.replacen("RSG1", "RSG7", 1);
    assert_eq!(decode(&later), Err(ImportError::Newer(7)));
    for cut in ["RSG1-", &text[..text.len() - 1]] {
        assert_eq!(decode(cut), Err(ImportError::Damaged));
    }
    let mut chance = Chance(8);
    for _ in 0..2000 {
        let place = 5 + chance.below(text.len() - 5);
        let letter =
            chance.pick(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-");
        let mut changed = text.clone();
        changed.replace_range(place..=place, std::str::from_utf8(&[letter]).unwrap());
        if changed != text {
            assert_eq!(decode(&changed), Err(ImportError::Damaged), "{place}");
        }
    }
}

#[test]
fn an_import_keeps_what_was_there_as_a_text_that_can_be_imported() {
    let (place, _, before) = lived_in("import");
    let (mut store, _, _) = place.open();
    for id in 1..30 {
        store
            .keep(sample::kept_game(&mut Chance(id), 500 + id as u32))
            .unwrap();
    }
    let games = store.games().clone();
    let other = sample::profile(&mut Chance(77), 60);
    let text = encode(&Archive::new(&other, None)).unwrap();

    let name = store.back_up(&before).unwrap();
    assert_eq!(
        store.back_up(&before).unwrap(),
        name.replace(".txt", "-2.txt"),
        "no copy replaces another"
    );
    let (imported, kept) = decode(&text).unwrap().adopt(store.games());
    store.save(&imported).unwrap();
    store.replace_games(kept).unwrap();

    let (store, found, _) = place.open();
    assert_eq!(found, imported);
    assert_eq!(found.matches(), other.matches());
    assert_eq!(*store.games(), games, "games that did not come along stay");
    assert!(found.next_match_id() > games.highest_id());
    let copy = decode(&place.read(&name)).unwrap();
    assert_eq!(copy, Archive::new(&before, Some(&games)));
}

#[test]
fn erasing_leaves_nothing_behind() {
    let (place, _, profile) = lived_in("erase");
    place.write("running.json", b"broken");
    place.write("holiday.jpg", b"not ours");
    let (mut store, _, _) = place.open();
    store.keep(sample::kept_game(&mut Chance(1), 1)).unwrap();
    store.back_up(&profile).unwrap();
    store.erase_all_but(&Profile::default()).unwrap();
    let names: Vec<String> = place.files().into_keys().collect();
    assert_eq!(names, ["games.json", "holiday.jpg", "profile.json"]);
    let (mut store, found, notices) = place.open();
    assert_eq!((&found, notices.len()), (&Profile::default(), 0));
    assert!(store.games().all().is_empty());
    store.save(&profile).unwrap();
    assert_eq!(place.open().1, profile);
}

/// Erasing puts everything aside, the running match and the kept games included, for thirty days.
#[test]
fn what_was_erased_can_be_taken_back() {
    let (place, _, mut profile) = lived_in("erased");
    let (mut store, _, _) = place.open();
    profile.running = Some(sample::running(&mut Chance(1), profile.next_match_id()));
    store.save(&profile).unwrap();
    store.keep(sample::kept_game(&mut Chance(1), 1)).unwrap();
    let games = store.games().clone();
    let erase = |store: &mut Store<Folder>, profile: &Profile| {
        store.set_erased_aside(profile).unwrap();
        store.erase_all_but(&Profile::default()).unwrap();
    };
    assert_eq!(store.erased(today()), None);
    erase(&mut store, &profile);
    assert_eq!(store.erased(today()), Some(today()));
    // There is nothing to lose now, so the way back is not covered by nothing.
    erase(&mut store, &Profile::default());
    let (mut store, found, notices) = place.open();
    assert_eq!((&found, notices.len()), (&Profile::default(), 0));
    let back = store.take_back(today()).unwrap();
    assert_eq!(back, Archive::whole(&profile, &games));
    assert_eq!(
        decode(&place.read("erased-2026-11-21.txt"))
            .unwrap()
            .profile
            .running,
        None
    );

    // It stays until it is saved again.
    let other = sample::profile(&mut Chance(5), 9);
    erase(&mut store, &other);
    assert_eq!(store.take_back(today()).unwrap().profile, other);
    let newest = place.path().join("erased-2026-11-21-2.txt");
    assert!(newest.exists());
    store.save(&other).unwrap();
    store.forget_erased(today());
    assert!(!newest.exists());
    assert_eq!(store.take_back(today()).unwrap().profile, profile);
    place.write("erased-2026-11-21.txt", "damaged");
    assert_eq!(store.take_back(today()), Err(ImportError::NotProgress));
}

#[test]
fn what_was_erased_is_kept_for_thirty_days() {
    use chrono::Days;
    let (place, _, profile) = lived_in("thirty");
    let (mut store, _, _) = place.open();
    store.set_erased_aside(&profile).unwrap();
    let folder = store.disk().clone();
    drop(store);
    for (days, there) in [(0, true), (30, true), (31, false)] {
        let day = today() + Days::new(days);
        let (store, _) = Store::open(folder.clone(), day);
        assert_eq!(store.erased(day).is_some(), there, "after {days} days");
    }
    assert!(!place.path().join("erased-2026-11-21.txt").exists());
}

#[test]
fn a_glance_sees_the_saved_choices_and_touches_nothing() {
    use reverstargo::storage::saved_settings;
    use rsg_game::progress::Theme;
    let place = Place::new("glance");
    assert_eq!(saved_settings(place.path()), None);
    let mut profile = Profile::default();
    profile.settings.theme = Theme::Dark;
    let (mut store, _, _) = place.open();
    store.save(&profile).unwrap();
    profile.settings.theme = Theme::Light;
    store.save(&profile).unwrap();
    let theme = || saved_settings(place.path()).map(|settings| settings.theme);
    assert_eq!(theme(), Some(Theme::Light));
    place.write("profile.json", "nonsense");
    assert_eq!(theme(), Some(Theme::Dark), "the copy before it");
    let left = place.read("profile.json");
    assert_eq!(left, "nonsense", "it is for the store to set it aside");
}
