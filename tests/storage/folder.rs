//! A real folder: files set aside, files of later versions, a second process.

use crate::chance::{Chance, today};
use crate::place::{Place, lived_in};
use crate::sample;
use reverstargo::storage::{Document, Folder, Instead, Notice, SaveError, Store};
use rsg_game::progress::Profile;
use std::fs;

#[test]
fn what_is_saved_is_loaded() {
    let place = Place::new("loaded");
    let (mut store, mut profile, notices) = place.open();
    assert_eq!((&profile, notices.len()), (&Profile::default(), 0));
    let mut chance = Chance(3);
    for number in 0..200 {
        sample::live_on(&mut profile, &mut chance);
        store.save(&profile).unwrap();
        store.keep(sample::any_kept(&mut chance, number)).unwrap();
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
    sample::play_on(&mut profile, &mut Chance(1));
    store.save(&profile).unwrap();
    let after = place.files();
    let new = profile.waiting.in_order()[0].id.number();
    assert_eq!(after["profile.json"], before["profile.json"]);
    let changed = after
        .iter()
        .filter(|(name, now)| before.get(*name) != Some(*now));
    let changed: Vec<&String> = changed.map(|(name, _)| name).collect();
    assert_eq!(changed, [&format!("waiting-{new}.json")]);
    assert_eq!(place.open().1, profile);
}

/// A power cut in the middle of renaming may leave a file with two names.
#[test]
fn a_good_copy_that_is_the_temporary_file_too_is_not_written_over() {
    let (place, _, mut profile) = lived_in("two-names");
    let [file, backup, temporary] = ["", ".bak", ".tmp"].map(|end| format!("profile.json{end}"));
    let path = |name: &str| place.path().join(name);
    fs::remove_file(path(&file)).unwrap();
    fs::hard_link(path(&backup), path(&temporary)).unwrap();
    let before = fs::read(path(&backup)).unwrap();
    let (mut store, found, _) = place.open();
    profile.clone_from(&found);
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    assert_eq!(fs::read(path(&backup)).unwrap(), before);
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
        "waiting-1.json",
        "waiting-1.json.bak",
    ];
    for file in files {
        place.write(file, format!("broken {file}"));
    }
    let (_, found, notices) = place.open();
    assert_eq!(found, Profile::default());
    assert_eq!(notices.len(), 2);
    assert!(notices.iter().all(|n| matches!(
        n,
        Notice::SetAside { instead: Instead::Nothing, files, .. } if files.len() == 2
    )));
    let kept: Vec<Vec<u8>> = place.files().into_values().collect();
    for file in files {
        assert!(kept.contains(&format!("broken {file}").into_bytes()));
    }
}

#[test]
fn a_broken_running_match_or_game_file_never_harms_the_profile() {
    for file in ["waiting-1.json", "waiting-22.json", "games.json"] {
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
    sample::play_on(&mut profile, &mut Chance(5));
    store.save(&profile).unwrap();
    place.write("profile.json", b"broken");
    let (_, found, notices) = place.open();
    assert_eq!(notices.len(), 1);
    assert_eq!(found.matches(), before.matches());
    let played = profile.waiting.in_order()[0];
    assert_eq!(found.waiting.get(played.id), Some(played));
}

/// The copy of the profile knows a game that was left since, and another one has its place: the newer one waits. What
/// was left stays left, or a lost game could be had back by breaking a file.
#[test]
fn with_the_last_good_copy_goes_a_game_that_took_the_place_of_another_one() {
    let (place, before, mut profile) = lived_in("another");
    let (mut store, _, _) = place.open();
    let mut chance = Chance(7);
    let left = before.waiting.in_order()[0].clone();
    sample::wait_with(&mut profile, &mut chance);
    store.save(&profile).unwrap();
    sample::wait_with(&mut profile, &mut chance);
    store.save(&profile).unwrap();
    let newer = profile.waiting.in_order()[0].clone();
    assert!(newer.id == left.id && newer.game != left.game);
    place.write("profile.json", b"broken");
    let (_, found, notices) = place.open();
    assert_eq!(notices.len(), 1);
    assert_eq!(found.waiting.get(left.id), Some(&newer));
}

/// The waiting game's file is the one from before its result was booked: it is over, and is not played again.
#[test]
fn a_match_that_is_booked_is_not_running() {
    let (place, _, mut profile) = lived_in("booked");
    let (mut store, _, _) = place.open();
    sample::wait_with(&mut profile, &mut Chance(5));
    store.save(&profile).unwrap();
    sample::wait_with(&mut profile, &mut Chance(6));
    store.save(&profile).unwrap();
    let stale = place.read("waiting-1.json");
    profile.waiting = Default::default();
    sample::book_one(&mut profile, &mut Chance(6));
    store.save(&profile).unwrap();
    assert!(!place.path().join("waiting-1.json").exists(), "it is gone");
    place.write("waiting-1.json", stale);
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
    for file in ["profile.json", "waiting-1.json"] {
        let (place, _, profile) = lived_in(&format!("later-{file}"));
        if file != "profile.json" {
            place.write(file, place.read("profile.json"));
        }
        place.put_off(file);
        let files = place.files();
        let (mut store, found, notices) = place.open();
        assert_eq!(found, Profile::default());
        assert!(matches!(notices[0], Notice::Newer { version, .. } if version >= 990));
        for refused in [
            store.save(&profile),
            store.erase_all_but(&profile),
            store.back_up(&profile, today()).map(drop),
            store.keep(sample::any_kept(&mut Chance(1), 1)),
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
        store.keep(sample::any_kept(&mut Chance(1), id)).unwrap();
    }
    place.put_off("games.json");
    let before = place.files();
    let (mut store, found, notices) = place.open();
    assert!(matches!(
        notices[..],
        [Notice::Newer { document: Document::Games, version }] if version >= 990
    ));
    assert_eq!(found.matches(), profile.matches());
    let kept = store.keep(sample::any_kept(&mut Chance(1), 9));
    assert!(matches!(kept, Err(SaveError::Newer(_))));
    profile.tutorial_done = !profile.tutorial_done;
    store.save(&profile).unwrap();
    store.back_up(&profile, today()).unwrap();
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
    sample::play_on(&mut found, &mut Chance(9));
    let files = place.files();
    assert_eq!(store.save(&found), Err(SaveError::InUse));
    assert_eq!(
        store.keep(sample::any_kept(&mut Chance(1), 1)),
        Err(SaveError::InUse)
    );
    assert_eq!(place.files(), files);
    assert_eq!(other.save(&newer), Ok(()));
}

/// The other process has saved newer progress than this one would save.
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
