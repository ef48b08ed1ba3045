//! The choices of Setup in saved files.

use crate::fixtures::{FILES, fixture, fixture_of, is_read_and_written, place, place_of};
use reverstargo::storage::decode;
use rsg_game::progress::{Choices, ChoicesByGame, CpuLevel, GameKind, Minutes, Mode, Rules};
use serde_json::json;
use std::fs;
use std::path::PathBuf;

/// Each game has a row.
#[test]
fn choices_are_written_so_that_people_can_read_them() {
    is_read_and_written::<ChoicesByGame>(&json!([
        {
            "rules": "star", "mode": "cpu", "color": "black", "level": "max", "practice": "oracle", "format": "reverse",
            "minutes_of_two": 5,
        },
        {
            "rules": "reversi 10 othello most", "mode": "two", "color": "random", "level": "2", "practice": "6",
            "format_of_two": "reverse", "minutes": 5,
        },
    ]));
    assert_eq!(
        serde_json::from_value::<Choices>(json!({})).unwrap(),
        Choices::default()
    );
}

/// Version 6 wrote one row of choices for both classics at first, and none of the star's.
#[test]
fn the_first_files_of_version_6_are_read() {
    let first = place_of("version-6", &FILES);
    let (_, profile, notices) = first.open();
    assert_eq!((&profile, notices), (&place().open().1, Vec::new()));
    let [of_then, of_today] = [fixture_of("version-6", "export.txt"), fixture("export.txt")];
    let read = |path: PathBuf| decode(&fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(read(of_then), read(of_today));
    let choices = GameKind::ALL.map(|game| profile.choices(game));
    let of = |one: &Choices| {
        (
            one.mode,
            one.level(one.mode, |_| true),
            one.minutes(Mode::Two),
        )
    };
    let of_classics = (Mode::Two, CpuLevel::Two, Some(Minutes(5)));
    assert_eq!(of(&choices[1]), of_classics);
    assert_eq!(of(&choices[2]), of_classics);
    assert_eq!(choices[1].rules.to_string(), "reversi 10 othello most");
    assert_eq!(choices[2].rules, Rules::usual(GameKind::Go));
    assert_eq!(choices[0].mode, Mode::Cpu, "the star had none");
}
