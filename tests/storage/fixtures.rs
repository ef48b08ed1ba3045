//! Files as today's version writes them: `tests/fixtures/saved`.
//!
//! If one of these tests fails, the format has changed, and what players have on their phones is not read as it should be.
//! A change that is meant takes a new version and an upgrade (`src/storage/format.rs`), and a folder of files of its own.

use crate::place::Place;
use reverstargo::storage::{Archive, Notice, VERSION, decode, wrap};
use rsg_classics::Color;
use rsg_game::progress::{
    BoardTheme, Classics, GameClock, KeptGames, LanguageChoice, MatchId, Minutes, Profile,
    Progress, Rank, SavedTable, Settings, Snapshot,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

const FILES: [&str; 3] = ["profile.json", "running.json", "games.json"];

fn fixture(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures/saved")
        .join(file)
}

fn data(file: &str) -> Value {
    let file: Value = serde_json::from_slice(&fs::read(fixture(file)).unwrap()).unwrap();
    file["data"].clone()
}

/// A folder with the files.
fn place() -> Place {
    let place = Place::new("fixtures");
    for file in FILES {
        fs::copy(fixture(file), place.path().join(file)).unwrap();
    }
    place
}

/// What is read and written again is the same.
fn is_read_and_written<T: DeserializeOwned + Serialize>(written: &Value) {
    let value: T = serde_json::from_value(written.clone()).unwrap();
    assert_eq!(serde_json::to_value(value).unwrap(), *written);
}

/// The player in the profile won at every kind of match; the unfinished match there is a series, the newer one practice.
#[test]
fn everything_is_written_as_in_the_files() {
    is_read_and_written::<Profile>(&data("profile.json")["profile"]);
    is_read_and_written::<Snapshot>(&data("running.json")["running"]);
    is_read_and_written::<KeptGames>(&data("games.json")["games"]);
}

/// A game's clock is read as one whose players have gone away.
#[test]
fn a_game_clock_is_written_so_that_people_can_read_it() {
    let mut clock = Minutes(1).clock().unwrap();
    clock.run(Color::Black, 5);
    clock.run(Color::White, 1005);
    let written = json!({
        "left": [59_000, 60_000],
        "course": {"running": {"side": "white", "since": 1005}},
    });
    assert_eq!(serde_json::to_value(&clock).unwrap(), written);
    let mut read: GameClock = serde_json::from_value(written).unwrap();
    assert_eq!(read.running(), None);
    read.come_back(3005, true);
    assert_eq!(read.absence(), Some((Color::White, 2000)));
    is_read_and_written::<GameClock>(&serde_json::to_value(&read).unwrap());
}

fn written_table() -> Value {
    json!({
        "number": 3,
        "terms": "reversi 6 classic fewest",
        "opponent": {"cpu": {"level": 5, "own": "white"}},
        "seed": 7,
        "record": "c3d3",
        "minutes": 1,
        "clock": {"left": [59_000, 60_000], "course": {"away": {"side": "white", "since": 1005}}},
    })
}

/// The classics stand in texts and words; what is not known of them costs nothing else.
#[test]
fn a_table_and_its_results_are_written_so_that_people_can_read_them() {
    is_read_and_written::<SavedTable>(&written_table());
    let mut people = written_table();
    people["opponent"] = json!("people");
    is_read_and_written::<SavedTable>(&people);
    is_read_and_written::<Classics>(&json!({
        "choices": {"mode": "two", "level": 2, "color": "random", "minutes": 5, "terms": ["reversi 10 othello most"]},
        "results": [
            {"number": 1, "date": "2026-11-21", "terms": "go 9", "level": 1, "own": "black", "outcome": "won", "ending": "on-time"},
            {"number": 2, "date": "2026-11-21", "terms": "reversi 8 othello most", "level": 5, "own": "white", "outcome": "drawn"},
        ],
    }));
    assert_eq!(
        serde_json::from_value::<Classics>(json!({})).unwrap(),
        Classics::default()
    );
}

/// A turn at the table writes the small file alone, and is there again beside the running match.
#[test]
fn a_table_is_kept_beside_the_running_match() {
    let place = place();
    let (mut store, mut profile, _) = place.open();
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    let before = fs::read(place.path().join("profile.json")).unwrap();
    profile.table = Some(serde_json::from_value(written_table()).unwrap());
    store.save(&profile).unwrap();
    assert_eq!(fs::read(place.path().join("profile.json")).unwrap(), before);
    let (_, again, notices) = place.open();
    assert_eq!((again, notices.len()), (profile.clone(), 0));
    assert_eq!(
        Archive::new(&profile, None).profile.table,
        None,
        "it stays here"
    );
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    assert_eq!(place.open().1, profile);
}

#[test]
fn the_files_are_read() {
    let (store, mut profile, notices) = place().open();
    assert_eq!(notices, []);
    let settings = &profile.settings;
    assert_eq!(settings.name.as_str(), "श्रीकृष्ण");
    assert_eq!(settings.board, BoardTheme::ColourBlind);
    assert_eq!(settings.language, LanguageChoice::Japanese);
    assert!(!settings.hints && settings.sound && profile.tutorial_done);
    assert_eq!(Progress::of(&profile).rank(), Rank::Leather);
    assert_eq!(profile.next_match_id(), MatchId(201));
    let running = profile.running.take().unwrap();
    assert_eq!(
        serde_json::to_value(running).unwrap(),
        data("running.json")["running"]
    );
    assert_eq!(store.games().all().len(), 2);
    let text = fs::read_to_string(fixture("export.txt")).unwrap();
    assert_eq!(
        decode(&text),
        Ok(Archive::new(&profile, Some(store.games())))
    );
}

#[test]
fn a_save_writes_such_files() {
    let place = place();
    let (mut store, mut profile, _) = place.open();
    let games = store.games().clone();
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    profile.settings.praise = !profile.settings.praise;
    let practice = profile.running.take();
    let series = data("profile.json")["profile"]["running"].clone();
    profile.running = Some(serde_json::from_value(series).unwrap());
    store.save(&profile).unwrap();
    profile.running = practice;
    store.save(&profile).unwrap();
    store.replace_games(games).unwrap();
    for file in FILES {
        let now: Value =
            serde_json::from_slice(&fs::read(place.path().join(file)).unwrap()).unwrap();
        assert_eq!(now["app"], "ReverStarGo");
        assert_eq!(now["version"], VERSION);
        for part in ["profile", "running", "games"] {
            assert_eq!(now["data"][part], data(file)[part], "{file} {part}");
        }
    }
}

/// What is found after somebody has changed the data of the profile's file.
fn edited(edit: impl FnOnce(&mut Value)) -> (Profile, Vec<Notice>) {
    let place = place();
    let mut data = data("profile.json");
    edit(&mut data["profile"]);
    place.write("profile.json", wrap(VERSION, &data.to_string()));
    let (_, profile, notices) = place.open();
    (profile, notices)
}

/// A board that a later version has taken away, a language it never had, a switch that is no switch: each becomes what a
/// new player starts with, nothing else of the profile changes, and nobody is told.
#[test]
fn a_setting_that_is_not_known_is_the_one_of_a_new_player() {
    let (found, notices) = edited(|profile| {
        let settings = profile["settings"].as_object_mut().unwrap();
        for (name, strange) in [
            ("language", json!("tlh")),
            ("theme", json!("sepia")),
            ("board", json!("marble")),
            ("rim", json!(12)),
            ("hints", json!("perhaps")),
            ("hint_button", json!("perhaps")),
            ("animation", json!(null)),
            ("pace", json!(["fast"])),
            ("sound", json!({})),
        ] {
            assert!(
                settings.insert(name.to_owned(), strange).is_some(),
                "{name} was written"
            );
        }
        assert!(settings.remove("haptics").is_some());
    });
    assert_eq!(notices, []);
    let settings = Settings {
        name: found.settings.name.clone(),
        ..Settings::default()
    };
    assert_eq!(found.settings, settings);
    assert_eq!(
        (settings.name.as_str(), found.matches().len()),
        ("श्रीकृष्ण", 4)
    );
}

/// Numbers to which nobody can have counted, texts that are no notation, matches out of order: such a file is broken, and
/// must neither stop the app nor its counting.
#[test]
fn what_cannot_have_been_written_is_refused() {
    let strange = [
        ("/matches/0/id", json!(u32::MAX)),
        ("/matches/3/id", json!(u32::MAX / 2)),
        ("/matches/1/id", json!(1)),
        ("/matches/3/opponent/exam/attempt", json!(u32::MAX)),
        ("/matches/0/opponent/cpu/day", json!("2025-12-31")),
        ("/matches/0/opponent/cpu/level", json!("9")),
        (
            "/matches/0/opponent",
            json!({"practice": {"level": "1", "from": "./wbwbwb/............/............/...... b 0 0", "opening": 0}}),
        ),
        ("/matches/0/color", json!("green")),
        ("/matches/0/date", json!("2026-02-30")),
        ("/left/0/attempt", json!(u32::MAX - 1)),
        ("/taken", json!(u32::MAX)),
        (
            "/running/plan/opponent",
            json!({"practice": {"level": "1", "from": "w", "opening": 0}}),
        ),
        ("/running/finished/0", json!("B4 B5[G]")),
    ];
    for (place, value) in strange {
        let (found, notices) = edited(|profile| *profile.pointer_mut(place).unwrap() = value);
        assert_eq!(found.matches(), [], "{place}");
        assert!(matches!(notices[..], [Notice::SetAside { .. }]), "{place}");
    }
    let (found, notices) = edited(|profile| profile["taken"] = json!(3));
    assert_eq!((found.next_match_id(), notices.len()), (MatchId(201), 0));
}
