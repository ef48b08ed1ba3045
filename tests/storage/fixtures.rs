//! Files as today's version writes them: `tests/fixtures/saved`.
//!
//! If one of these tests fails, the format has changed, and what players have on their phones is not read as it should be.
//! A change that is meant takes a new version and an upgrade (`src/storage/format.rs`), and a folder of files of its own.

use crate::folder::Place;
use crate::sample::elsewhere;
use crate::today;
use reverstargo::storage::{Archive, Notice, VERSION, decode, encode, wrap};
use rsg_engine::{Color, Move};
use rsg_game::progress::{
    AttemptId, BoardTheme, ByPlayer, CalendarDay, CpuLevel, Ending, Exam, FinishedMatch, Format,
    GameKey, Help, Judged, KeptGame, KeptGames, LanguageChoice, LeftSeries, MatchId, Opponent,
    Outcome, Plan, Played, PlayerName, Profile, SavedStage, Score, Settings, Snapshot,
};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

const FILES: [&str; 3] = ["profile.json", "running.json", "games.json"];

fn fixture(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures/saved")
        .join(file)
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|mv| mv.parse().unwrap()).collect()
}

fn people() -> Opponent {
    Opponent::People(["Bo 👩‍👩‍👧‍👦", ""].map(PlayerName::new).into())
}

fn exam() -> Opponent {
    Opponent::Exam {
        exam: Exam::GrandMaster,
        attempt: AttemptId(27),
    }
}

fn finished(id: u32, opponent: Opponent, played: Played) -> FinishedMatch {
    FinishedMatch {
        id: MatchId(id),
        date: today(),
        opponent,
        color: Color::Black,
        help: Help::default(),
        played,
        outcome: Outcome::Won,
        ending: Ending::Played,
    }
}

fn matches() -> [FinishedMatch; 4] {
    let score = |one, two| -> ByPlayer<Score> { [Score::from(one), Score::from(two)].into() };
    let cpu = |level, day| Opponent::Cpu { level, day };
    let single = Played::Single(score((25, 1), (12, 0)));
    [
        finished(1, cpu(CpuLevel::Three, CalendarDay::new(today())), single),
        FinishedMatch {
            color: Color::White,
            help: Help { hints: 2, undos: 1 },
            outcome: Outcome::Lost,
            ending: Ending::GivenUp,
            ..finished(
                2,
                cpu(CpuLevel::Oracle, None),
                Played::Reverse(score((0, 0), (37, 4)), None),
            )
        },
        FinishedMatch {
            outcome: Outcome::Drawn,
            ..finished(
                5,
                people(),
                Played::Reverse(score((20, 3), (17, 0)), Some(score((17, 0), (20, 3)))),
            )
        },
        finished(200, exam(), single),
    ]
}

/// A series in its second game.
fn series() -> Snapshot {
    Snapshot {
        plan: Plan {
            id: MatchId(201),
            opponent: exam(),
            format: Format::Single,
            first: Color::Black,
            won_before: 19,
            seed: u64::MAX,
        },
        finished: vec![moves("B4 BQ CQ")],
        help: Help::default(),
        stage: SavedStage::Between,
    }
}

/// A game that is played on from a position that is not the start.
fn practice() -> Snapshot {
    Snapshot {
        plan: Plan {
            id: MatchId(201),
            opponent: Opponent::Practice {
                level: CpuLevel::Max,
                from: elsewhere(),
                opening: 2,
            },
            format: Format::Single,
            first: Color::White,
            won_before: 0,
            seed: 5,
        },
        finished: Vec::new(),
        help: Help { hints: 2, undos: 1 },
        stage: SavedStage::Playing {
            moves: moves("B8 C9 B1[W]"),
            undone: true,
        },
    }
}

/// The player in the files, without the running match.
fn player() -> Profile {
    let mut profile = Profile::default();
    profile.settings.name = PlayerName::new("श्रीकृष्ण");
    profile.settings.board = BoardTheme::ColourBlind;
    profile.settings.language = LanguageChoice::Japanese;
    profile.settings.hints = false;
    profile.tutorial_done = true;
    for finished in matches() {
        assert!(profile.book(finished));
    }
    assert!(profile.leave_series(LeftSeries {
        attempt: AttemptId(26),
        exam: Exam::Stone,
        date: today(),
    }));
    profile
}

fn games() -> KeptGames {
    let game = |number, opponent| KeptGame {
        key: GameKey {
            id: MatchId(5),
            number,
        },
        date: today(),
        opponent,
        own: Color::White,
        outcome: Outcome::Lost,
        ending: Ending::Played,
        moves: moves("B4 BQ CQ"),
        favourite: false,
        analysis: Vec::new(),
    };
    let judged = |before, after, exact, line| {
        Some(Judged {
            before,
            after,
            exact,
            line: moves(line),
        })
    };
    let analysed = KeptGame {
        favourite: true,
        analysis: vec![
            judged(-6, -9, false, "B1[B] B7[W]"),
            None,
            judged(12, 12, true, "CQ"),
        ],
        ..game(2, people())
    };
    KeptGames::new([game(1, people()), analysed])
}

/// A folder with the files.
fn place() -> Place {
    let place = Place::new("fixtures");
    for file in FILES {
        fs::copy(fixture(file), place.path().join(file)).unwrap();
    }
    place
}

#[test]
fn what_is_written_is_what_the_files_say() {
    let place = Place::new("written");
    let (mut store, _, _) = place.open();
    let mut profile = player();
    for running in [series(), practice()] {
        profile.running = Some(running);
        store.save(&profile).unwrap();
    }
    store.replace_games(games()).unwrap();
    for file in FILES {
        let now = fs::read_to_string(place.path().join(file)).unwrap();
        assert_eq!(now, fs::read_to_string(fixture(file)).unwrap(), "{file}");
    }
}

#[test]
fn the_files_are_read() {
    let (store, mut profile, notices) = place().open();
    assert_eq!(notices, []);
    assert_eq!(profile.running.take(), Some(practice()));
    assert_eq!(profile, player());
    assert_eq!(*store.games(), games());
    let text = fs::read_to_string(fixture("export.txt")).unwrap();
    let archive = Archive::new(&player(), Some(&games()));
    assert_eq!(decode(&text), Ok(archive.clone()));
    assert_eq!(decode(&encode(&archive).unwrap()), Ok(archive));
}

/// What is found after somebody has changed the data of the profile's file.
fn edited(edit: impl FnOnce(&mut Value)) -> (Profile, Vec<Notice>) {
    let place = place();
    let path = place.path().join("profile.json");
    let mut file: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    edit(&mut file["data"]["profile"]);
    fs::write(&path, wrap(VERSION, &file["data"].to_string())).unwrap();
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
        name: player().settings.name,
        ..Settings::default()
    };
    assert_eq!(found.settings, settings);
    assert_eq!(found.matches(), player().matches());
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
