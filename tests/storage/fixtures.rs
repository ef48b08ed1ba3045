//! Files of every version that was ever written, as they were written: `tests/fixtures/saved/vN`.
//!
//! All of them hold the same player. A change of format adds a folder and never edits one.

use crate::folder::Place;
use crate::sample::elsewhere;
use crate::today;
use reverstargo::storage::{Archive, Folder, Store, VERSION, decode, encode};
use rsg_engine::{Color, Move};
use rsg_game::progress::{
    CpuLevel, Ending, Exam, GameKey, Help, Judged, KeptGame, KeptGames, MatchId, Outcome, Profile,
    Progress, Rank, Settings, Versus,
};
use rsg_game::session::{Matchup, Plan, SavedStage, Snapshot};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

fn fixture(version: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/saved/v{version}"))
}

/// A folder with the files of that version, as a player of that version left it.
fn as_left_by(version: u32) -> Place {
    let place = Place::new(&format!("version-{version}"));
    for file in ["profile.json", "running.json", "games.json"] {
        fs::copy(fixture(version).join(file), place.path().join(file)).unwrap();
    }
    place
}

fn open(place: &Place) -> (Store<Folder>, Profile) {
    let (store, profile, notices) = place.open();
    assert_eq!(notices, []);
    (store, profile)
}

/// What anybody can check in the files by reading them.
fn check_player(profile: &Profile) {
    assert_eq!(profile.settings.name.as_str(), "Bo 👩‍👩‍👧‍👦");
    assert_eq!(profile.settings.board.key(), "colour-blind");
    assert_eq!(profile.settings.language.key(), "ja");
    assert!(!profile.settings.hints && profile.settings.sound && profile.tutorial_done);
    assert_eq!(profile.matches().len(), 42);
    assert_eq!(profile.left_series().len(), 6);
    assert_eq!(profile.next_match_id(), MatchId(201));
    assert_eq!(profile.matches()[3].level(), Some(Exam::Stone.rule().level));
    assert_eq!(profile.matches()[0].outcome, Outcome::Won);
    assert_eq!(Progress::of(profile).rank(), Rank::Silver);
    let running = profile.running.as_ref().unwrap();
    assert_eq!(running.plan.seed, 1_257_636_513_884_084_784);
    assert!(matches!(
        running.plan.matchup,
        Matchup::Exam {
            exam: Exam::Topaz,
            won_before: 19,
            ..
        }
    ));
    assert!(
        matches!(&running.stage, SavedStage::Playing { moves, undone: true } if moves.len() == 17)
    );
}

#[test]
fn every_version_that_was_ever_written_is_read() {
    let (current, profile) = open(&as_left_by(VERSION));
    check_player(&profile);
    assert_eq!(current.games().all().len(), 6);
    for version in 1..VERSION {
        let (store, found) = open(&as_left_by(version));
        assert_eq!(found, profile, "version {version}");
        assert_eq!(store.games(), current.games(), "version {version}");
    }
}

#[test]
fn a_profile_of_an_earlier_version_is_brought_up_by_the_next_save_and_kept_as_the_last_copy() {
    for version in 1..VERSION {
        let place = as_left_by(version);
        let (mut store, mut profile) = open(&place);
        let before = fs::read(place.path().join("profile.json")).unwrap();
        profile.tutorial_done = false;
        store.save(&profile).unwrap();
        let text = fs::read_to_string(place.path().join("profile.json")).unwrap();
        assert!(text.starts_with(&format!("{{\"app\":\"ReverStarGo\",\"version\":{VERSION},")));
        assert_eq!(
            fs::read(place.path().join("profile.json.bak")).unwrap(),
            before
        );
        assert_eq!(open(&place).1, profile);
    }
}

/// A board that a later version has taken away, a language it never had, a switch that is no switch: each becomes what a
/// new player starts with, nothing else of the profile changes, and nobody is told.
#[test]
fn a_setting_that_is_not_known_is_the_one_of_a_new_player() {
    for version in 1..=VERSION {
        let (_, expected) = open(&as_left_by(version));
        let place = as_left_by(version);
        let path = place.path().join("profile.json");
        let mut file: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        let settings = &mut file["data"]["settings"];
        for (name, strange) in [
            ("language", json!("tlh")),
            ("theme", json!("sepia")),
            ("board", json!("marble")),
            ("rim", json!(12)),
            ("hints", json!("perhaps")),
            ("animation", json!(null)),
            ("pace", json!(["fast"])),
            ("sound", json!({})),
        ] {
            assert!(settings[name] != Value::Null, "{name} was written");
            settings[name] = strange;
        }
        // Whoever edits a file by hand leaves the sum out.
        file.as_object_mut().unwrap().remove("sum");
        fs::write(&path, file.to_string()).unwrap();
        let (_, found) = open(&place);
        let mut settings = Settings::default();
        settings.name = expected.settings.name.clone();
        settings.hint_button = expected.settings.hint_button;
        settings.haptics = expected.settings.haptics;
        settings.handover = expected.settings.handover;
        settings.praise = expected.settings.praise;
        assert_ne!(settings, expected.settings, "version {version}");
        assert_eq!(found.settings, settings, "version {version}");
        assert_eq!(found.matches(), expected.matches(), "version {version}");
    }
}

#[test]
fn exported_progress_of_every_version_is_read() {
    let (store, profile) = open(&as_left_by(VERSION));
    let archive = Archive::new(&profile, Some(store.games()));
    for version in 1..=VERSION {
        let text = fs::read_to_string(fixture(version).join("export.txt")).unwrap();
        assert_eq!(decode(&text), Ok(archive.clone()), "version {version}");
    }
}

/// If this fails, the format has changed: that takes a new version, an upgrade and a new folder of fixtures. (A player's
/// first save has the number 1, as in the file.)
#[test]
fn what_is_written_now_is_what_the_current_version_says() {
    let (old, mut profile) = open(&as_left_by(VERSION));
    let place = Place::new("written-now");
    let (mut store, _) = open(&place);
    let running = profile.running.take();
    store.save(&profile).unwrap();
    profile.running = running;
    store.save(&profile).unwrap();
    store.replace_games(old.games().clone()).unwrap();
    for file in ["profile.json", "running.json", "games.json"] {
        let now = fs::read_to_string(place.path().join(file)).unwrap();
        let expected = fs::read_to_string(fixture(VERSION).join(file)).unwrap();
        assert_eq!(now, expected, "{file}");
    }
    let text = encode(&Archive::new(&profile, Some(old.games()))).unwrap();
    assert_eq!(
        text,
        fs::read_to_string(fixture(VERSION).join("export.txt")).unwrap()
    );
}

/// What Review adds to the files of the current version, in a folder of its own: a game with its analysis, and a game that
/// is played on from a position that is not the start.
fn review_fixture() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/saved/review")
}

fn analysed_game() -> KeptGame {
    let words =
        |text: &str| -> Vec<Move> { text.split(' ').map(|mv| mv.parse().unwrap()).collect() };
    let judged = |before, after, exact, line| {
        Some(Judged {
            before,
            after,
            exact,
            line: words(line),
        })
    };
    KeptGame {
        key: GameKey {
            id: MatchId(300),
            number: 1,
        },
        finished: today(),
        versus: Versus::Cpu {
            level: CpuLevel::Four,
            day: None,
            help: Help { hints: 1, undos: 0 },
        },
        own: Color::Black,
        outcome: Outcome::Lost,
        ending: Ending::Played,
        moves: words("B4 BQ CQ"),
        favourite: true,
        analysis: vec![
            judged(-6, -9, false, "B1[B] B7[W]"),
            None,
            judged(12, 12, true, "CQ"),
        ],
    }
}

fn played_on() -> Snapshot {
    Snapshot {
        plan: Plan {
            id: MatchId(201),
            matchup: Matchup::Practice {
                level: CpuLevel::Oracle,
                from: elsewhere(),
                opening: 2,
            },
            first: Color::Black,
            seed: 5,
        },
        finished: Vec::new(),
        help: Help { hints: 2, undos: 1 },
        stage: SavedStage::Playing {
            moves: ["B8", "C9", "C5"].map(|mv| mv.parse().unwrap()).to_vec(),
            undone: true,
        },
    }
}

#[test]
fn what_review_keeps_is_written_as_in_its_files_and_read_back() {
    let place = Place::new("review-written");
    let (mut store, mut profile) = open(&place);
    store.save(&profile).unwrap();
    profile.running = Some(played_on());
    store.save(&profile).unwrap();
    store
        .replace_games(KeptGames::new([analysed_game()]))
        .unwrap();
    for file in ["profile.json", "running.json", "games.json"] {
        let now = fs::read_to_string(place.path().join(file)).unwrap();
        let expected = fs::read_to_string(review_fixture().join(file)).unwrap();
        assert_eq!(now, expected, "{file}");
    }
    drop(store);
    let (store, back) = open(&place);
    assert_eq!(back.running, Some(played_on()));
    assert_eq!(store.games().all(), [analysed_game()]);
}
