//! Single files of version 6 that are brought up to today's version, or set aside.

use crate::fixtures::data_of;
use crate::place::Place;
use reverstargo::storage::{Notice, wrap};
use rsg_game::progress::{Ending, Profile};
use serde_json::{Value, json};

/// A file of version 6 that lacks something is damaged in that version, too.
#[test]
fn a_file_of_version_6_that_cannot_be_brought_up_is_set_aside() {
    for damaged in [
        json!({"serial": 1, "profile": {"settings": {}}}),
        json!({"serial": 1, "profile": {"waiting": [{"id": 1, "touched": 1, "game": {"table": {"record": ""}}}]}}),
    ] {
        let place = Place::new("damaged");
        let damaged = wrap(6, &damaged.to_string());
        place.write("profile.json", &damaged);
        let (_, profile, notices) = place.open();
        assert_eq!(profile, Profile::default());
        let [Notice::SetAside { files, .. }] = &notices[..] else {
            panic!("{notices:?}");
        };
        assert_eq!(place.files()[&files[0]], damaged);
    }
}

/// A match on squares of version 6 as the waiting game of today.
fn brought_up(table: Value) -> Value {
    let place = Place::new("upgrade");
    let mut profile = data_of("version-6", "profile.json");
    profile["profile"]["waiting"] = json!([{"id": 1, "touched": 1, "game": {"table": table}}]);
    profile["profile"]["matches"] = json!([]);
    place.write("profile.json", wrap(6, &profile.to_string()));
    let (_, profile, notices) = place.open();
    assert_eq!(notices, []);
    serde_json::to_value(&profile.waiting).unwrap()[0]["game"].clone()
}

/// Version 6 did not say of a game on squares whether it is over: the rules, the clock and a resignation did.
#[test]
fn a_match_of_version_6_that_is_over_says_so_from_now_on() {
    let whole = "c3d3c4d4e2b2c2d2a1f1c1b1e1d1f2a3a2b3a4e3f3b4e4f4a5c5b5d5e5a6b6f5c6d6e6f6";
    let table = |record: &str| {
        json!({"id": 300, "terms": "reversi 6 classic fewest", "opponent": {"cpu": {"level": 5, "own": "white"}},
            "seed": 7, "record": record})
    };
    let stage = |game: &Value| (game["stage"].clone(), game["finished"].clone());
    let going_on = brought_up(table("c3"));
    let playing = json!({"playing": {"moves": "c3", "undone": false}});
    assert_eq!(stage(&going_on), (playing, json!([])));
    assert_eq!(going_on["plan"]["opponent"], json!({"cpu": {"level": "5"}}));
    assert_eq!(going_on["plan"]["first"], "white");
    assert_eq!(
        stage(&brought_up(table(whole))),
        (json!("over"), json!([whole]))
    );

    let mut first = table(whole);
    first["format"] = json!("reverse");
    assert_eq!(
        stage(&brought_up(first.clone())),
        (json!("between"), json!([whole]))
    );
    let mut second = first;
    second["first_game"] = json!(whole);
    assert_eq!(
        stage(&brought_up(second)),
        (json!("over"), json!([whole, whole]))
    );

    let mut late = table("c3");
    late["clock"] = json!({"left": [0, 60_000], "course": {"out": {"side": "black"}}});
    let mut resigned = table("c3");
    resigned["resigned"] = json!(true);
    for (name, game) in [("late", late), ("resigned", resigned)] {
        assert_eq!(
            stage(&brought_up(game)),
            (json!("over"), json!(["c3"])),
            "{name}"
        );
    }
    let mut practice = table("c3");
    practice["opponent"] = json!({"practice": {"level": 2, "own": "black"}});
    practice["ahead"] = json!("c3d3");
    let practice = brought_up(practice);
    assert_eq!(practice["stage"]["playing"]["forward"], "c3d3");
    assert_eq!(
        practice["plan"]["opponent"],
        json!({"practice": {"level": "2", "opening": 0}})
    );
}

/// On the star, version 6 wrote the turns that were taken back alone, and called a resignation leaving.
#[test]
fn a_match_on_the_star_of_version_6_is_brought_up() {
    let place = Place::new("upgrade");
    let mut profile = data_of("version-6", "profile.json");
    let mut game = profile["profile"]["waiting"][0].clone();
    game["game"]["star"]["finished"] = json!([]);
    game["game"]["star"]["plan"]["id"] = json!(300);
    game["game"]["star"]["plan"]["opponent"] = json!({"practice": {
        "level": "1", "from": rsg_engine::Position::start().to_string(), "opening": 0,
    }});
    game["game"]["star"]["stage"] =
        json!({"playing": {"moves": "B4 BQ", "undone": false, "forward": "CQ"}});
    profile["profile"]["waiting"] = json!([game]);
    let left = |id: u32, opponent: Value| {
        json!({"id": id, "date": "2026-11-21", "opponent": opponent, "color": "black",
            "played": {"single": [[1, 0], [2, 0]]}, "outcome": "lost", "ending": "given-up"})
    };
    profile["profile"]["matches"] = json!([
        left(1, json!({"people": ["Aki", "Mira"]})),
        left(2, json!({"cpu": {"level": "1"}})),
    ]);
    place.write("profile.json", wrap(6, &profile.to_string()));
    let (_, profile, _) = place.open();
    let endings: Vec<Ending> = profile.matches().iter().map(|one| one.ending).collect();
    assert_eq!(endings, [Ending::Resigned, Ending::GivenUp]);
    let waiting = serde_json::to_value(&profile.waiting).unwrap();
    let playing = &waiting[0]["game"]["stage"]["playing"];
    assert_eq!(
        (&playing["moves"], &playing["forward"]),
        (&json!("B4 BQ"), &json!("B4 BQ CQ"))
    );
}
