//! Exports that somebody has changed by hand: each is refused, or there is a next game after it.

use crate::chance::{Chance, today};
use crate::disk::TestDisk;
use crate::sample;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use chrono::Days;
use reverstargo::storage::{Archive, ImportError, VERSION, decode, wrap};
use rsg_engine::puzzle::Puzzles;
use rsg_game::app::{App, Start};
use rsg_game::progress::{AttemptId, Exam, GameKey, KeptGame, KeptGames, LeftSeries, MatchId};
use serde_json::{Value, json};

/// Numbers at which something may go wrong.
const POISON: [u64; 9] = [
    0,
    1,
    (1 << 30) - 1,
    1 << 30,
    (1 << 31) - 3,
    (1 << 31) - 2,
    (1 << 31) - 1,
    u32::MAX as u64 - 1,
    u32::MAX as u64,
];

/// A text with this in it that is whole from outside.
pub fn text_of(data: &Value) -> String {
    let bytes = wrap(VERSION, &data.to_string());
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&bytes, 1);
    let letters = BASE64_URL_SAFE_NO_PAD.encode(packed);
    let sum = rsg_engine::fnv1a(letters.as_bytes());
    format!("RSG1-{letters}-{sum:016x}")
}

/// A random player's export, as JSON.
fn export(chance: &mut Chance) -> Value {
    let profile = sample::profile(chance, 40);
    let games = KeptGames::new((0..8).map(|id| sample::any_kept(chance, id)));
    serde_json::to_value(Archive::new(&profile, Some(&games))).unwrap()
}

/// Every number in it that names a match or an attempt, by its path.
fn numbers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                let path = format!("{path}/{key}");
                if ["id", "attempt", "taken"].contains(&key.as_str()) && field.is_u64() {
                    found.push(path);
                } else {
                    numbers(field, &path, found);
                }
            }
        }
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                numbers(item, &format!("{path}/{place}"), found);
            }
        }
        _ => {}
    }
}

/// After an import: a game is played in the app and given up, an attempt is left, a game is kept, and all of it is read
/// back.
fn lives_on(archive: Archive) {
    let (profile, games) = archive.adopt(&KeptGames::default());
    let disk = TestDisk::default();
    let (mut store, _, _) = disk.open();
    store.replace_games(games);
    store.save(&profile).unwrap();

    let (mut store, profile, notices) = disk.open();
    assert_eq!(notices, []);
    let before = profile.matches().len();
    let start = Start {
        profile,
        at: today().into(),
        seed: 1,
        dev: false,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    };
    let (mut app, _) = App::new(start);
    for event in sample::a_game_given_up() {
        for effect in app.apply(event, app.now()) {
            if let rsg_game::app::Effect::KeepNew(games) = effect {
                store.keep_new(games).unwrap();
            }
        }
    }
    assert_eq!(app.profile().matches().len(), before + 1, "it is booked");
    let mut profile = app.profile().clone();
    let attempt = profile.next_attempt_id();
    let left = LeftSeries {
        attempt,
        exam: Exam::ALL[0],
        date: today(),
    };
    assert!(profile.leave_series(left), "{attempt:?}");
    let game = sample::kept_game(&mut Chance(1), profile.next_match_id().0);
    store.keep(game).unwrap();
    store.save(&profile).unwrap();

    let (again, found, notices) = disk.open();
    assert_eq!(notices, [], "what was saved can be read");
    assert_eq!(found.matches(), profile.matches());
    assert_eq!(found.left_series(), profile.left_series());
    assert_eq!(again.games(), store.games());
    assert!(found.next_match_id() > again.games().highest_id());
}

/// One number after the other, each with every poison, then two at once.
#[test]
fn after_any_import_that_is_taken_there_is_a_next_game() {
    let mut chance = Chance(16);
    let (mut taken, mut refused) = (0, 0);
    for round in 0..6 {
        let good = export(&mut chance);
        let mut places = Vec::new();
        numbers(&good, "", &mut places);
        assert!(places.len() > 10, "{places:?}");
        for (number, place) in places.iter().enumerate() {
            for poison in POISON {
                let mut bad = good.clone();
                *bad.pointer_mut(place).unwrap() = json!(poison);
                if round % 2 == 1 {
                    let other = &places[(number * 7 + 3) % places.len()];
                    *bad.pointer_mut(other).unwrap() = json!(chance.pick(&POISON));
                }
                match decode(&text_of(&bad)) {
                    Err(_) => refused += 1,
                    Ok(archive) => {
                        taken += 1;
                        lives_on(archive);
                    }
                }
            }
        }
    }
    assert!(
        taken > 300 && refused > 100,
        "{taken} taken, {refused} refused"
    );
}

/// Numbers that are low enough stay what they are; high ones are given out anew in the same order.
#[test]
fn only_numbers_without_room_are_given_out_anew() {
    let mut chance = Chance(3);
    let profile = sample::profile(&mut chance, 30);
    let games =
        |first: u32| KeptGames::new((0..5).map(|id| sample::kept_game(&mut Chance(4), first + id)));
    let low = Archive::new(&profile, Some(&games(100)));
    assert_eq!(low.clone().adopt(&KeptGames::default()).1, games(100));

    let high = Archive::new(&profile, Some(&games(u32::MAX - 9)));
    let (adopted, kept) = high.adopt(&KeptGames::default());
    let count = profile.matches().len() as u32;
    let keys: Vec<u32> = kept.all().iter().map(|item| item.key().id.0).collect();
    assert_eq!(keys, (count + 1..=count + 5).collect::<Vec<_>>());
    let ids: Vec<MatchId> = adopted.matches().iter().map(|one| one.id).collect();
    assert_eq!(ids, (1..=count).map(MatchId).collect::<Vec<_>>());
    assert_eq!(adopted.next_match_id(), MatchId(count + 6));
}

/// An attempt has one number in the matches, among those that were left and in the kept games.
#[test]
fn an_attempt_has_one_number_everywhere() {
    let mut games = KeptGames::default();
    let mut profile = rsg_game::progress::Profile::default();
    let exam = Exam::ALL[0];
    let attempt = AttemptId((1 << 31) - 2);
    profile.leave_series(LeftSeries {
        attempt,
        exam,
        date: today(),
    });
    games.keep(KeptGame {
        key: GameKey {
            id: MatchId(1),
            number: 1,
        },
        opponent: rsg_game::progress::Opponent::Exam { exam, attempt },
        ..sample::kept_game(&mut Chance(2), 1)
    });
    let (profile, games) = Archive::new(&profile, Some(&games)).adopt(&KeptGames::default());
    assert_eq!(profile.left_series()[0].attempt, AttemptId(1));
    assert_eq!(
        games.games().next().unwrap().opponent.attempt(),
        Some(AttemptId(1))
    );
    assert_eq!(profile.next_attempt_id(), AttemptId(2));
}

/// Tomorrow may have begun where a text was written; later days have not come anywhere.
#[test]
fn days_that_have_not_come_are_refused() {
    let tomorrow = today() + Days::new(1);
    for (late, days) in [(false, 0), (false, 1), (true, 2), (true, 400)] {
        let date = today() + Days::new(days);
        let left = LeftSeries {
            attempt: AttemptId(1),
            exam: Exam::ALL[0],
            date,
        };
        let mut profile = rsg_game::progress::Profile::default();
        profile.leave_series(left);
        let game = KeptGame {
            date,
            opponent: rsg_game::progress::Opponent::People(Default::default()),
            ..sample::kept_game(&mut Chance(2), 1)
        };
        for archive in [
            Archive::new(&profile, None),
            Archive::new(&Default::default(), Some(&KeptGames::new([game]))),
        ] {
            let read = archive.by(today());
            assert_eq!(read.is_err(), late, "{date} {tomorrow}");
            assert!(!late || read == Err(ImportError::Future));
        }
    }
}
