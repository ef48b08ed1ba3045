//! Progress that goes out and comes in again: as a text, as an import, erased and taken back.

use crate::chance::{Chance, today};
use crate::place::lived_in;
use crate::sample;
use reverstargo::storage::{Archive, Folder, ImportError, Store, decode, encode};
use rsg_game::progress::{KeptGames, Profile};

#[test]
fn progress_goes_out_and_comes_back_as_text() {
    let mut chance = Chance(21);
    for changes in [0, 1, 50, 500] {
        let profile = sample::profile(&mut chance, changes);
        let games = KeptGames::new((0..120).map(|id| sample::any_kept(&mut chance, id)));
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

    let name = store.back_up(&before, today()).unwrap();
    assert_eq!(
        store.back_up(&before, today()).unwrap(),
        name.replace(".txt", "-2.txt"),
        "no copy replaces another"
    );
    let (imported, kept) = decode(&text).unwrap().adopt(store.games());
    store.replace_games(kept);
    store.save(&imported).unwrap();

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
    place.write("waiting-9.json", b"broken");
    place.write("holiday.jpg", b"not ours");
    let (mut store, _, _) = place.open();
    store.keep(sample::kept_game(&mut Chance(1), 1)).unwrap();
    store.back_up(&profile, today()).unwrap();
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
    sample::play_on(&mut profile, &mut Chance(1));
    store.save(&profile).unwrap();
    store.keep(sample::kept_game(&mut Chance(1), 1)).unwrap();
    let games = store.games().clone();
    let erase = |store: &mut Store<Folder>, profile: &Profile| {
        store.set_erased_aside(profile, today()).unwrap();
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
            .waiting,
        profile.waiting.to_take_along()
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
    store.set_erased_aside(&profile, today()).unwrap();
    let folder = store.disk().clone();
    drop(store);
    for (days, there) in [(0, true), (30, true), (31, false)] {
        let day = today() + Days::new(days);
        let (store, _) = Store::open(folder.clone(), day);
        assert_eq!(store.erased(day).is_some(), there, "after {days} days");
    }
    assert!(!place.path().join("erased-2026-11-21.txt").exists());
}
