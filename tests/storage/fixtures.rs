//! Files as today's version writes them (`saved` in `tests/fixtures`), and as versions 6 to 9 did (`version-6`, …).
//!
//! If one of these tests fails, the format has changed, and the files on players' phones are not read as they should.
//! A change that is meant takes a new version and an upgrade (`src/storage/format.rs`), and a folder of its own files.

use crate::place::Place;
use crate::sample;
use reverstargo::storage::{
    Archive, Folder, Instead, Notice, Store, VERSION, decode, encode, wrap,
};
use rsg_classics::Color;
use rsg_game::progress::boards::{BoardWords, KeptBoard, OwnBoard};
use rsg_game::progress::by_message::Waiting;
use rsg_game::progress::friends::Friends;
use rsg_game::progress::sets::Sets;
use rsg_game::progress::{
    BoardTheme, ClockTime, GameClock, GameKey, Hour, KeptGames, LanguageChoice, MatchId,
    MatchRecord, Profile, Progress, Rank, Reminder, SavedStage, Settings, WaitingGame,
    WaitingGames,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

pub const FILES: [&str; 4] = [
    "profile.json",
    "waiting-2.json",
    "waiting-3.json",
    "games.json",
];

pub fn fixture(file: &str) -> PathBuf {
    fixture_of("saved", file)
}

pub fn fixture_of(version: &str, file: &str) -> PathBuf {
    let fixtures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    fixtures.join(version).join(file)
}

/// The version as it stands in each file that today's version writes.
fn today() -> String {
    format!("\"version\":{VERSION}")
}

fn data(file: &str) -> Value {
    data_of("saved", file)
}

pub fn data_of(version: &str, file: &str) -> Value {
    let bytes = fs::read(fixture_of(version, file)).unwrap();
    let file: Value = serde_json::from_slice(&bytes).unwrap();
    file["data"].clone()
}

/// A folder with the files.
pub fn place() -> Place {
    place_of("saved", &FILES)
}

pub fn place_of(version: &str, files: &[&str]) -> Place {
    let place = Place::new("fixtures");
    for file in files {
        fs::copy(fixture_of(version, file), place.path().join(file)).unwrap();
    }
    place
}

/// Checks that a value is the same after it is read and written again.
pub fn is_read_and_written<T: DeserializeOwned + Serialize>(written: &Value) {
    let value: T = serde_json::from_value(written.clone()).unwrap();
    assert_eq!(serde_json::to_value(value).unwrap(), *written);
}

/// The player in the profile won at every kind of match; a series and a classic wait there, and beside it the classic
/// one turn later and practice.
#[test]
fn everything_is_written_as_in_the_files() {
    is_read_and_written::<Profile>(&data("profile.json")["profile"]);
    is_read_and_written::<WaitingGame>(&data("waiting-2.json")["game"]);
    is_read_and_written::<WaitingGame>(&data("waiting-3.json")["game"]);
    is_read_and_written::<KeptGames>(&data("games.json")["games"]);
}

/// A game's clock is read as one whose players have gone away.
#[test]
fn a_game_clock_is_written_so_that_people_can_read_it() {
    let mut clock = ClockTime::of_minutes(1).clock().unwrap();
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

/// A match on squares that waits.
fn written_match() -> Value {
    json!({"id": 1, "touched": 1, "game": {
        "plan": {
            "id": 3, "rules": "reversi 6 classic fewest", "opponent": {"cpu": {"level": "5"}}, "format": "single",
            "first": "white", "won_before": 0, "seed": 7, "minutes": 1,
        },
        "finished": [],
        "help": {"hints": 0, "undos": 0},
        "stage": {"playing": {"moves": "c3d3", "undone": false}},
        "clock": {"left": [59_000, 60_000], "course": {"away": {"side": "white", "since": 1005}}},
    }})
}

/// A waiting match has one form in every game, in texts and words; what is not known of it costs nothing else.
#[test]
fn a_match_and_its_results_are_written_so_that_people_can_read_them() {
    is_read_and_written::<WaitingGame>(&written_match());
    let mut people = written_match();
    let plan = &mut people["game"]["plan"];
    plan["opponent"] = json!({"people": ["Aki", "Mira"]});
    plan["house"] = json!({"undo": true, "opposite": false});
    plan["format"] = json!("reverse");
    plan["pasted"] = json!(true);
    is_read_and_written::<WaitingGame>(&people);
    people["game"]["finished"] = json!(["d3c3", "c3"]);
    people["game"]["stage"] = json!("over");
    people["game"]["resigned"] = json!(true);
    is_read_and_written::<WaitingGame>(&people);
    is_read_and_written::<Vec<MatchRecord>>(&json!([
        {"id": 1, "date": "2026-11-21", "rules": "go 9", "opponent": {"cpu": {"level": "1"}},
         "color": "black", "outcome": "won", "ending": "on-time"},
        {"id": 2, "date": "2026-11-21", "rules": "reversi 8 othello most", "opponent": {"cpu": {"level": "6"}},
         "color": "white", "outcome": "drawn"},
        {"id": 3, "date": "2026-11-21", "rules": "go 9 7 0", "opponent": {"people": ["Aki", "Mira"]},
         "color": "white", "outcome": "lost", "ending": "resigned"},
        {"id": 4, "date": "2026-11-21", "rules": "go 9 7 0", "opponent": {"people": ["Aki", "Mira"]},
         "color": "white", "outcome": "won", "message": 1_099_511_627_775_u64},
    ]));
}

/// A profile from before two people were remembered has the names of their last match, one of today their choice.
#[test]
fn two_people_are_written_so_that_people_can_read_them() {
    let mut written = data("profile.json")["profile"].clone();
    let older: Profile = serde_json::from_value(written.clone()).unwrap();
    assert!(older.two_people().house.are_none());
    written["two_people"] =
        json!({"names": ["Aki", "Mira"], "house": {"undo": true, "opposite": false}});
    is_read_and_written::<Profile>(&written);
    let profile: Profile = serde_json::from_value(written).unwrap();
    let two = profile.two_people();
    assert_eq!((two.names.two.as_str(), two.house.undo), ("Mira", true));
}

/// A turn writes the file of its game alone.
#[test]
fn each_waiting_game_has_a_file_of_its_own() {
    let place = place();
    let (mut store, mut profile, _) = place.open();
    let before = place.files();
    let mut table = profile.waiting.squares().unwrap().clone();
    let id = profile.waiting.all()[1].id;
    let SavedStage::Playing { moves, .. } = &mut table.stage else {
        panic!("{table:?}");
    };
    *moves = "c3d3c4".to_owned();
    profile.waiting.keep(Some(id), table);
    store.save(&profile).unwrap();
    let after = place.files();
    let changed = |name: &&String| before.get(*name) != after.get(*name);
    let changed: Vec<&String> = after.keys().filter(changed).collect();
    assert_eq!(changed, ["waiting-2.json", "waiting-2.json.bak"]);
    let (_, again, notices) = place.open();
    assert_eq!((again, notices.len()), (profile.clone(), 0));
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    assert_eq!(place.open().1, profile);
}

/// The files of older versions are read, and from the first save on they are as today's version writes them.
#[test]
fn the_files_of_older_versions_are_read_and_brought_up() {
    let missing = [
        ("version-6", &["friends", "board", "sets"][..]),
        ("version-7", &["friends", "board", "sets"]),
        ("version-8", &["board", "sets"]),
        ("version-9", &["sets"]),
    ];
    missing.into_iter().for_each(upgraded);
}

/// The number under which a board is kept in the files of today.
const OF_BOARD: MatchId = MatchId(203);

/// Every version has all that is in the files of today, but what is missing.
fn upgraded((version, missing): (&str, &[&str])) {
    let place = place_of(version, &FILES);
    let (mut store, mut profile, notices) = place.open();
    assert_eq!(notices, []);
    let (other, mut expected, _) = self::place().open();
    assert!(!expected.friends.is_empty());
    assert!(!expected.sets.is_empty());
    let mut games = other.games().clone();
    assert!(games.get(GameKey::alone(OF_BOARD)).is_some());
    for what in missing {
        match *what {
            "friends" => expected.friends = Friends::default(),
            "board" => games.forget(GameKey::alone(OF_BOARD)),
            _ => expected.sets = Sets::default(),
        }
    }
    assert_eq!((&profile, store.games()), (&expected, &games));
    let text = fs::read_to_string(fixture_of(version, "export.txt")).unwrap();
    let archive = Archive::new(&profile, Some(store.games()));
    assert_eq!(decode(&text), Ok(archive), "an export comes in whole");
    let before = place.read("profile.json");
    store.save(&profile).unwrap();
    let written = &place.files()["profile.json"];
    assert!(String::from_utf8_lossy(written).contains(&today()));
    assert_eq!(place.read("profile.json.bak"), before);
    assert_eq!(place.open().1, profile);
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    assert_eq!(place.open().1, profile);
}

/// Whatever a version before version 6 wrote is kept as it is, and is not called damaged.
#[test]
fn files_of_a_version_that_is_not_read_are_set_aside_and_told_as_too_old() {
    for version in 1..6 {
        let place = place();
        let before = place.files();
        for file in FILES {
            let data = data(file);
            place.write(file, wrap(version, &data.to_string()));
        }
        let old = place.files();
        let (mut store, profile, notices) = place.open();
        assert_eq!(profile, Profile::default(), "{version}");
        let files = notices.iter().map(|notice| match notice {
            Notice::TooOld { document, files } => (document.file(), files.clone()),
            other => panic!("{other:?}"),
        });
        for (file, set_aside) in files.collect::<Vec<_>>() {
            let [set_aside] = &set_aside[..] else {
                panic!("{set_aside:?}");
            };
            assert_eq!(place.files()[set_aside], old[&file], "{version} {file}");
        }
        assert_eq!(notices.len(), before.len());
        store.save(&profile).unwrap();
        assert_eq!(place.open().2, [], "a save has room");
    }
}

/// What is good takes the place of what is too old.
#[test]
fn a_copy_of_today_beside_an_old_file_is_used() {
    let place = place();
    let (_, expected, _) = place.open();
    let today = place.read("profile.json");
    place.write("profile.json", wrap(5, &data("profile.json").to_string()));
    place.write("profile.json.bak", today);
    let (_, profile, notices) = place.open();
    assert_eq!(profile, expected);
    let [Notice::SetAside { instead, .. }] = &notices[..] else {
        panic!("{notices:?}");
    };
    assert_eq!(*instead, Instead::LastGoodCopy);
}

/// Writes the files of today's version from those of version 6: `cargo xtask fixtures` runs it.
#[test]
#[ignore = "it writes into the source folder, when the format has changed"]
fn write_the_files_of_today() {
    let place = place_of("version-6", &FILES);
    let (mut store, mut profile, notices) = place.open();
    assert_eq!(notices, []);
    profile.friends = sample::friends();
    profile.sets = sample::sets();
    store.keep(a_board()).unwrap();
    write_such_files(&mut store, &profile);
    let saved = fixture("");
    fs::create_dir_all(&saved).unwrap();
    for file in FILES {
        fs::copy(place.path().join(file), saved.join(file)).unwrap();
    }
    let archive = Archive::new(&profile, Some(store.games()));
    fs::write(saved.join("export.txt"), encode(&archive).unwrap() + "\n").unwrap();
}

/// The board that is kept in the files of today.
fn a_board() -> KeptBoard {
    let board = OwnBoard::read("w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1").unwrap();
    let words = BoardWords::new("शेवट", "White is to find the one placement that wins.");
    let date = "2026-11-21".parse().unwrap();
    KeptBoard::new(GameKey::alone(OF_BOARD), date, board, words)
}

/// Saves the profile, with the waiting games as the file of version 6 has them, and then the games that have gone on
/// since, each into a file of its own.
fn write_such_files(store: &mut Store<Folder>, profile: &Profile) {
    let mut profile = profile.clone();
    let newest = std::mem::replace(&mut profile.waiting, waiting_of_the_profile_alone());
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    for game in &newest.all()[1..] {
        profile.waiting.put(game.clone());
        store.save(&profile).unwrap();
    }
    store.save_games().unwrap();
}

fn waiting_of_the_profile_alone() -> WaitingGames {
    place_of("version-6", &["profile.json"]).open().1.waiting
}

/// A waiting file that cannot be read costs at most its own game's last turns; one of a later version stops everything.
#[test]
fn a_broken_waiting_file_costs_no_other_game() {
    let all = place().open().1.waiting;
    for (file, expected) in [
        ("waiting-3.json", [1, 2].as_slice()),
        ("waiting-2.json", &[1, 2, 3]),
    ] {
        let place = place();
        place.write(file, "broken");
        let (_, profile, notices) = place.open();
        assert!(matches!(notices[..], [Notice::SetAside { .. }]), "{file}");
        let found: Vec<u8> = profile
            .waiting
            .all()
            .iter()
            .map(|one| one.id.number())
            .collect();
        assert_eq!(found, expected, "{file}");
        assert!(place.files().keys().any(|name| name.contains("unreadable")));
    }
    let place = place();
    place.write("waiting-9.json", place.read("waiting-3.json"));
    let (_, profile, notices) = place.open();
    assert_eq!(
        (profile.waiting, notices.len()),
        (all, 1),
        "not the game of this place"
    );
    let place = self::place();
    place.put_off("waiting-3.json");
    let files = place.files();
    let (mut store, profile, notices) = place.open();
    assert!(matches!(notices[..], [Notice::Newer { .. }, ..]));
    assert_eq!(profile, Profile::default());
    assert!(store.save(&profile).is_err());
    assert_eq!(place.files(), files, "nothing is touched");
}

#[test]
fn the_files_are_read() {
    let (store, profile, notices) = place().open();
    assert_eq!(notices, []);
    let settings = &profile.settings;
    assert_eq!(settings.name.as_str(), "श्रीकृष्ण");
    assert_eq!(settings.board, BoardTheme::ColourBlind);
    assert_eq!(settings.language, LanguageChoice::Japanese);
    assert!(!settings.playable_marks && settings.sound && profile.tutorial_done);
    assert_eq!(Progress::of(&profile).rank(), Rank::Leather);
    assert_eq!(profile.next_match_id(), MatchId(204));
    let waiting = serde_json::to_value(&profile.waiting).unwrap();
    assert_eq!(waiting[0], data("profile.json")["profile"]["waiting"][0]);
    assert_eq!(waiting[1], data("waiting-2.json")["game"]);
    assert_eq!(waiting[2], data("waiting-3.json")["game"]);
    let [star, go] = profile.by_message.all() else {
        panic!("{:?}", profile.by_message);
    };
    assert!(star.terms.rules.is_star());
    assert_eq!(star.waiting(), Waiting::Them);
    assert_eq!(go.terms.rules.to_string(), "go 9 7 0");
    assert_eq!(go.waiting(), Waiting::Me, "there are two versions");
    let games = store.games().games();
    let is_star: Vec<bool> = games.map(|game| game.rules.is_star()).collect();
    assert_eq!(is_star, [true, true, false, false]);
    let kept = store.games().get(GameKey::alone(OF_BOARD));
    assert_eq!(kept, Some(&a_board().into()));
    let text = fs::read_to_string(fixture("export.txt")).unwrap();
    let archive = Archive::new(&profile, Some(store.games()));
    assert_eq!(decode(&text), Ok(archive), "the series stays here");
}

#[test]
fn a_save_writes_such_files() {
    let place = place();
    let (mut store, profile, _) = place.open();
    write_such_files(&mut store, &profile);
    for file in FILES {
        let now: Value =
            serde_json::from_slice(&fs::read(place.path().join(file)).unwrap()).unwrap();
        assert_eq!(now["app"], "ReverStarGo");
        assert_eq!(now["version"], VERSION);
        for part in ["profile", "game", "games"] {
            assert_eq!(now["data"][part], data(file)[part], "{file} {part}");
        }
    }
}

/// The profile and the notices after a change of the data in the profile's file.
fn edited(edit: impl FnOnce(&mut Value)) -> (Profile, Vec<Notice>) {
    let place = place();
    let mut data = data("profile.json");
    edit(&mut data["profile"]);
    place.write("profile.json", wrap(VERSION, &data.to_string()));
    let (_, profile, notices) = place.open();
    (profile, notices)
}

/// A board that a later version has taken away, a language it never had, a switch that is no switch: each becomes what
/// a new player starts with, nothing else of the profile changes, and nobody is told.
#[test]
fn a_setting_that_is_not_known_is_the_one_of_a_new_player() {
    let (found, notices) = edited(|profile| {
        let settings = profile["settings"].as_object_mut().unwrap();
        for (name, strange) in [
            ("language", json!("tlh")),
            ("theme", json!("sepia")),
            ("board", json!("marble")),
            ("rim", json!(12)),
            ("playable_marks", json!("perhaps")),
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
        // It was written when a new player had it on, and stays as it was.
        handover: true,
        ..Settings::default()
    };
    assert_eq!(found.settings, settings);
    assert_eq!(
        (settings.name.as_str(), found.matches().len()),
        ("श्रीकृष्ण", 7)
    );
}

/// The reminder stands in a file once the player was asked for it.
#[test]
fn a_reminder_is_written_so_that_people_can_read_it() {
    let mut written = data("profile.json")["profile"]["settings"].clone();
    assert_eq!(written.get("reminder"), None);
    for (word, reminder) in [
        (json!("off"), Reminder::Off),
        (json!({"at": 19}), Reminder::At(Hour::EVENING)),
    ] {
        written["reminder"] = word;
        is_read_and_written::<Settings>(&written);
        let settings: Settings = serde_json::from_value(written.clone()).unwrap();
        assert_eq!(settings.reminder, reminder);
    }
    for strange in [json!({"at": 24}), json!({"at": -1}), json!("at"), json!(19)] {
        written["reminder"] = strange;
        let settings: Settings = serde_json::from_value(written.clone()).unwrap();
        assert_eq!(settings.reminder, Reminder::Unasked);
    }
}

/// Numbers to which nobody can have counted, texts that are no notation, matches out of order: such a file is broken,
/// and must neither stop the app nor its counting.
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
            json!({"practice":
                {"level": "1", "from": "./wbwbwb/............/............/...... b 0 0", "opening": 0}}),
        ),
        ("/matches/0/color", json!("green")),
        ("/matches/0/date", json!("2026-02-30")),
        ("/left/0/attempt", json!(u32::MAX - 1)),
        ("/taken", json!(u32::MAX)),
        (
            "/waiting/0/game/plan/opponent",
            json!({"practice": {"level": "1", "from": "w", "opening": 0}}),
        ),
        ("/waiting/0/game/finished/0", json!("B4 B5[G]")),
    ];
    for (place, value) in strange {
        let (found, notices) = edited(|profile| *profile.pointer_mut(place).unwrap() = value);
        assert_eq!(found.matches(), [], "{place}");
        assert!(matches!(notices[..], [Notice::SetAside { .. }]), "{place}");
    }
    let (found, notices) = edited(|profile| profile["taken"] = json!(3));
    assert_eq!((found.next_match_id(), notices.len()), (MatchId(204), 0));
}
