//! Files as today's version writes them, `tests/fixtures/saved`, and as earlier ones did, `tests/fixtures/version-1`,
//! `version-2` and so on up to `version-6`, which is as version 6 wrote them first.
//!
//! If one of these tests fails, the format has changed, and the files on players' phones are not read as they should.
//! A change that is meant takes a new version and an upgrade (`src/storage/format.rs`), and a folder of its own files.

use crate::place::Place;
use reverstargo::storage::{Archive, Notice, VERSION, decode, wrap};
use rsg_classics::Color;
use rsg_game::progress::by_message::Waiting;
use rsg_game::progress::{
    BoardTheme, CpuLevel, Format, GameClock, GameKind, Hour, KeptGames, LanguageChoice, MatchId,
    MatchRecord, Minutes, Profile, Progress, Rank, Reminder, SavedStage, Settings, Snapshot,
    WaitingGame, WaitingGames,
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

const FILES_OF_VERSION_1: [&str; 3] = ["profile.json", "running.json", "games.json"];

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

fn data_of(version: &str, file: &str) -> Value {
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
    is_read_and_written::<WaitingGames>(&data("waiting-2.json")["waiting"]);
    is_read_and_written::<WaitingGames>(&data("waiting-3.json")["waiting"]);
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
        "id": 3,
        "terms": "reversi 6 classic fewest",
        "opponent": {"cpu": {"level": 5, "own": "white"}},
        "seed": 7,
        "record": "c3d3",
        "minutes": 1,
        "clock": {"left": [59_000, 60_000], "course": {"away": {"side": "white", "since": 1005}}},
    })
}

/// The only game that waits.
fn alone(table: &Value) -> Value {
    json!({"id": 1, "touched": 1, "game": {"table": table}})
}

/// The classics stand in texts and words; what is not known of them costs nothing else.
#[test]
fn a_table_and_its_results_are_written_so_that_people_can_read_them() {
    is_read_and_written::<WaitingGame>(&alone(&written_table()));
    let mut people = written_table();
    people["opponent"] = json!("people");
    is_read_and_written::<WaitingGame>(&alone(&people));
    people["house"] = json!({"undo": true, "opposite": false});
    people["people"] = json!({"names": ["Aki", "Mira"], "first": "white"});
    is_read_and_written::<WaitingGame>(&alone(&people));
    people["format"] = json!("reverse");
    is_read_and_written::<WaitingGame>(&alone(&people));
    people["first_game"] = json!("d3c3");
    is_read_and_written::<WaitingGame>(&alone(&people));
    is_read_and_written::<Vec<MatchRecord>>(&json!([
        {"id": 1, "date": "2026-11-21", "rules": "go 9", "opponent": {"cpu": {"level": "1"}},
         "color": "black", "outcome": "won", "ending": "on-time"},
        {"id": 2, "date": "2026-11-21", "rules": "reversi 8 othello most", "opponent": {"cpu": {"level": "6"}},
         "color": "white", "outcome": "drawn"},
        {"id": 3, "date": "2026-11-21", "rules": "go 9 7 0", "opponent": {"people": ["Aki", "Mira"]},
         "color": "white", "outcome": "lost", "ending": "resigned"},
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
    table.stage = SavedStage::Playing {
        moves: "c3d3c4".to_owned(),
        undone: false,
        forward: String::new(),
    };
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

/// The files of version 1 are read, and from the first save on they are as today's version writes them.
#[test]
fn the_files_of_version_1_are_read_and_brought_up() {
    let place = place_of("version-1", &FILES_OF_VERSION_1);
    let (mut store, mut profile, notices) = place.open();
    assert_eq!(notices, []);
    assert_eq!(
        (profile.matches().len(), profile.next_match_id()),
        (4, MatchId(201))
    );
    let practice = data_of("version-1", "running.json")["running"].clone();
    let waiting = serde_json::to_value(&profile.waiting).unwrap();
    let listed = json!([{"id": 1, "touched": 2, "game": {"star": practice}}]);
    assert_eq!(waiting, listed, "the newer one, not that of the profile");
    assert_eq!(store.games().all().len(), 2);
    let text = fs::read_to_string(fixture_of("version-1", "export.txt")).unwrap();
    let mut exported = profile.clone();
    exported.waiting = Default::default();
    let archive = Archive::new(&exported, Some(store.games()));
    assert_eq!(decode(&text), Ok(archive), "then games stayed here");

    let table: WaitingGame = serde_json::from_value(alone(&written_table())).unwrap();
    profile.waiting.keep(None, Snapshot::clone(&table.game));
    store.save(&profile).unwrap();
    assert_eq!(place.open().1, profile);
    let files = place.files();
    assert!(
        files.contains_key("running.json"),
        "as long as the copy is of version 1"
    );
    assert!(String::from_utf8_lossy(&files["profile.json"]).contains(&today()));
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    assert!(!place.files().contains_key("running.json"));
    assert_eq!(place.open().1, profile);
}

/// Version 2 knew no games of classics by message; nothing else was written otherwise.
#[test]
fn the_files_of_version_2_are_read_and_brought_up() {
    let place = place_of("version-2", &FILES);
    let (mut store, mut profile, notices) = place.open();
    assert_eq!(notices, []);
    let expected = place_of("version-3", &FILES).open().1;
    profile.by_message = expected.by_message.clone();
    assert_eq!(profile, expected);
    let text = fs::read_to_string(fixture_of("version-2", "export.txt")).unwrap();
    let archive = decode(&text).unwrap();
    assert_eq!(archive.profile.matches(), profile.matches());
    store.save(&profile).unwrap();
    let written = &place.files()["profile.json"];
    assert!(String::from_utf8_lossy(written).contains(&today()));
    assert_eq!(place.open().1, profile);
}

/// Version 3 kept no games of classics; nothing else was written otherwise.
#[test]
fn the_files_of_version_3_are_read_and_brought_up() {
    let place = place_of("version-3", &FILES);
    let (mut store, profile, notices) = place.open();
    assert_eq!(
        (&profile, notices.len()),
        (&place_of("version-4", &FILES).open().1, 0)
    );
    let before = store.games().all().to_vec();
    assert_eq!(before.len(), 2);
    let text = fs::read_to_string(fixture_of("version-3", "export.txt")).unwrap();
    let archive = Archive::new(&profile, Some(store.games()));
    assert_eq!(adopted(decode(&text).unwrap()), adopted(archive));
    let all = self::place().open().0.games().all().to_vec();
    for game in &all[2..] {
        store.keep(game.clone()).unwrap();
    }
    let written = &place.files()["games.json"];
    assert!(String::from_utf8_lossy(written).contains(&today()));
    assert_eq!(place.open().0.games().all(), all);
}

/// Version 4 knew no Reverse Match of a classic; nothing else was written otherwise.
#[test]
fn the_files_of_version_4_are_read_and_brought_up() {
    let place = place_of("version-4", &FILES);
    let (mut store, mut profile, notices) = place.open();
    assert_eq!(notices, []);
    let text = fs::read_to_string(fixture_of("version-4", "export.txt")).unwrap();
    let archive = Archive::new(&profile, Some(store.games()));
    assert_eq!(adopted(decode(&text).unwrap()), adopted(archive));
    let (other, expected, _) = place_of("version-5", &FILES).open();
    assert_eq!(store.games(), other.games());
    let mut table = profile.waiting.squares().unwrap().clone();
    assert_eq!(table.plan.format, Format::Single);
    assert_eq!(table.finished, [""; 0]);
    let swapped = expected.waiting.squares().unwrap();
    (table.plan.format, table.finished) = (swapped.plan.format, swapped.finished.clone());
    let id = profile.waiting.all()[1].id;
    let mut only = expected.waiting.clone();
    only.put(profile.waiting.all()[1].clone());
    assert_eq!(without_numbers(&profile.waiting), without_numbers(&only));
    table.plan.id = swapped.plan.id;
    assert_eq!(*swapped, table);
    profile.waiting.keep(Some(id), table);
    store.save(&profile).unwrap();
    let written = &place.files()["profile.json"];
    assert!(String::from_utf8_lossy(written).contains(&today()));
    assert_eq!(place.open().1, profile);
}

/// An archive as it is once it was imported.
fn adopted(archive: Archive) -> (Profile, KeptGames) {
    archive.adopt(&KeptGames::default())
}

fn without_numbers(games: &WaitingGames) -> Vec<Snapshot> {
    let games = games.all().iter().cloned();
    games
        .map(|one: WaitingGame| one.game.numbered(MatchId(1)))
        .collect()
}

/// Version 5 had lists of their own for the results of the classics, under a row of numbers of their own.
#[test]
fn the_files_of_version_5_are_read_and_brought_up() {
    let place = place_of("version-5", &FILES);
    let (mut store, mut profile, notices) = place.open();
    assert_eq!(notices, []);
    let (other, expected, _) = self::place().open();
    assert_eq!((&profile, store.games()), (&expected, other.games()));
    let text = fs::read_to_string(fixture_of("version-5", "export.txt")).unwrap();
    let of_today = fs::read_to_string(fixture("export.txt")).unwrap();
    assert_eq!(
        adopted(decode(&text).unwrap()),
        adopted(decode(&of_today).unwrap()),
        "an export comes in whole"
    );
    store.save(&profile).unwrap();
    let written = &place.files()["profile.json"];
    assert!(String::from_utf8_lossy(written).contains(&today()));
    assert_eq!(place.open().1, profile);
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    assert_eq!(place.open().1, profile);
}

/// Whichever game was booked first, every result is there with its date, in its old order, and each game that waits
/// comes behind them or belongs to its result.
#[test]
fn results_of_version_5_come_behind_those_of_the_star_and_what_waits_behind_all() {
    let place = place_of("version-5", &FILES);
    let mut data = data_of("version-5", "profile.json");
    let waiting = data["profile"]["waiting"].as_array_mut().unwrap();
    let mut table = waiting[1].clone();
    // One that is over and booked as the third, and one that is not.
    table["id"] = json!(3);
    table["game"]["table"]["number"] = json!(3);
    waiting.push(table);
    data["profile"]["matches"]
        .as_array_mut()
        .unwrap()
        .truncate(3);
    data["profile"]["taken"] = json!(70);
    place.write("profile.json", wrap(5, &data.to_string()));
    let (_, profile, notices) = place.open();
    assert_eq!(notices, []);
    let of = |one: &MatchRecord| (one.id.0, one.date.to_string(), one.rules.to_string());
    let booked: Vec<_> = profile.matches()[3..].iter().map(of).collect();
    let behind = [
        (71, "2026-11-20", "reversi 8 othello most"),
        (72, "2026-11-21", "go 9"),
        (73, "2026-11-21", "go 9 7 0"),
    ];
    let behind = behind.map(|(id, date, rules)| (id, date.to_owned(), rules.to_owned()));
    assert_eq!(booked, behind);
    let waiting = profile.waiting.all().iter();
    let waiting = waiting.map(|one| one.game.result_id().0);
    assert_eq!(waiting.collect::<Vec<_>>(), [74, 74, 73]);
    let progress = Progress::of(&profile);
    let levels: Vec<_> = progress
        .squares_records()
        .iter()
        .map(|one| CpuLevel::from(one.level))
        .collect();
    assert_eq!(
        levels,
        [CpuLevel::Six],
        "what cannot be read counts nowhere"
    );
    assert_eq!(progress.pairs(GameKind::Go).head_to_head().len(), 1);
}

/// Both places of version 1 were taken.
#[test]
fn the_classic_of_version_1_waits_beside_the_match() {
    let place = place_of("version-1", &FILES_OF_VERSION_1);
    let mut running = data_of("version-1", "running.json");
    running["table"] = written_table();
    let table = running["table"].as_object_mut().unwrap();
    let id = table.remove("id").unwrap();
    table.insert("number".to_owned(), id);
    place.write("running.json", wrap(1, &running.to_string()));
    let (_, profile, notices) = place.open();
    assert_eq!((profile.waiting.all().len(), notices.len()), (2, 0));
    assert!(profile.waiting.star().is_some() && profile.waiting.squares().is_some());
}

/// Older files that are broken or lost, as the version before handled them.
#[test]
fn a_copy_of_version_1_goes_with_the_games_after_it() {
    let place = place_of("version-1", &FILES_OF_VERSION_1);
    let files = place.files();
    place.write("profile.json.bak", &files["profile.json"]);
    place.write("profile.json", "broken");
    let (_, profile, notices) = place.open();
    assert_eq!((profile.matches().len(), notices.len()), (4, 1));
    assert_eq!(profile.waiting.all().len(), 1);
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
    assert_eq!(waiting[1], data("waiting-2.json")["waiting"][0]);
    assert_eq!(waiting[2], data("waiting-3.json")["waiting"][0]);
    let [star, go] = profile.by_message.all() else {
        panic!("{:?}", profile.by_message);
    };
    assert_eq!((star.terms.classic, star.waiting()), (None, Waiting::Them));
    let terms = go.terms.classic.map(|terms| terms.to_string());
    assert_eq!(terms.as_deref(), Some("go 9 7 0"));
    assert_eq!(go.waiting(), Waiting::Me, "there are two versions");
    let kept = store.games().all();
    let is_star: Vec<bool> = kept.iter().map(|game| game.rules.is_star()).collect();
    assert_eq!(is_star, [true, true, false, false]);
    let text = fs::read_to_string(fixture("export.txt")).unwrap();
    let archive = Archive::new(&profile, Some(store.games()));
    assert_eq!(decode(&text), Ok(archive), "the series stays here");
}

#[test]
fn a_save_writes_such_files() {
    let place = place();
    let (mut store, mut profile, _) = place.open();
    let games = store.games().clone();
    let newest = profile.waiting.clone();
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    profile.settings.praise = !profile.settings.praise;
    let older = data("profile.json")["profile"]["waiting"].clone();
    profile.waiting = serde_json::from_value(older).unwrap();
    store.save(&profile).unwrap();
    for game in &newest.all()[1..] {
        profile.waiting.put(game.clone());
        store.save(&profile).unwrap();
    }
    store.replace_games(games).unwrap();
    for file in FILES {
        let now: Value =
            serde_json::from_slice(&fs::read(place.path().join(file)).unwrap()).unwrap();
        assert_eq!(now["app"], "ReverStarGo");
        assert_eq!(now["version"], VERSION);
        for part in ["profile", "waiting", "games"] {
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
            "/waiting/0/game/star/plan/opponent",
            json!({"practice": {"level": "1", "from": "w", "opening": 0}}),
        ),
        ("/waiting/0/game/star/finished/0", json!("B4 B5[G]")),
    ];
    for (place, value) in strange {
        let (found, notices) = edited(|profile| *profile.pointer_mut(place).unwrap() = value);
        assert_eq!(found.matches(), [], "{place}");
        assert!(matches!(notices[..], [Notice::SetAside { .. }]), "{place}");
    }
    let (found, notices) = edited(|profile| profile["taken"] = json!(3));
    assert_eq!((found.next_match_id(), notices.len()), (MatchId(204), 0));
}
