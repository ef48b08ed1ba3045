//! Another profile in the place of the one there is, stopped or disturbed at every call of the storage: the profile and
//! the kept games change together, and what was replaced can be had again.

use crate::device::{Device, Files, at_every_call, disk_with, still};
use crate::{fixtures, sample};
use reverstargo::storage::{Archive, decode_whole, encode};
use rsg_game::app::{Event, Mode, SetupEvent};
use rsg_game::board::BoardEvent;
use rsg_game::progress::{GameKind, KeptGames, MatchRecord, PlayerName, Snapshot, WaitingGames};
use serde_json::{Value, json};
use std::fs;

/// What tells one player's progress from another one's.
#[derive(Debug, Clone, PartialEq, Eq)]
struct State {
    name: PlayerName,
    matches: Vec<MatchRecord>,
    waiting: Vec<Snapshot>,
    games: KeptGames,
}

impl State {
    fn of(device: &Device) -> State {
        let profile = device.app.profile();
        let waiting = profile.waiting.in_order().into_iter();
        State {
            name: profile.settings.name.clone(),
            matches: profile.matches().to_vec(),
            // A result that is looked at does not come along.
            waiting: waiting.map(|one| Snapshot::clone(&one.game)).collect(),
            games: device.store.games().clone(),
        }
    }
}

/// A player of this name who has given up `games` games, and whose last game waits.
fn player(name: &str, games: usize) -> Device {
    let mut profile = still();
    profile.settings.name = PlayerName::new(name);
    let mut device = Device::of(&profile);
    for _ in 0..games {
        for event in sample::a_game_given_up() {
            device.tell(event);
        }
    }
    leave_a_game(&mut device);
    device
}

/// A game on the star between two people waits with its first stone.
fn leave_a_game(device: &mut Device) {
    for event in [
        Event::SetUp(GameKind::Star, Some(Mode::Two)),
        Event::Setup(SetupEvent::Start),
        Event::Board(BoardEvent::Tap(rsg_engine::Cell::B4.into())),
        Event::Back,
    ] {
        device.tell(event);
    }
}

fn files(device: &Device) -> Files {
    device.store.disk().files()
}

/// The text that a device exports.
fn exported(device: &Device) -> String {
    encode(&Archive::new(
        device.app.profile(),
        Some(device.store.games()),
    ))
    .unwrap()
}

/// The copies that an import has put aside.
fn put_aside(device: &Device) -> Vec<Archive> {
    let files = files(device).into_iter();
    let copies = files.filter(|(name, _)| name.starts_with("before-import"));
    let read = |bytes: Vec<u8>| decode_whole(&String::from_utf8(bytes).unwrap()).unwrap();
    copies.map(|(_, bytes)| read(bytes)).collect()
}

#[test]
fn an_import_replaces_profile_and_kept_games_together_wherever_it_stops() {
    let (here, there) = (player("Ada", 2), player("Emmy", 3));
    let text = exported(&there);
    let act = |device: &mut Device| device.import(&text);
    let files = files(&here);
    let old = State::of(&Device::start(&disk_with(&files)));
    let mut undisturbed = Device::start(&disk_with(&files));
    act(&mut undisturbed);
    let new = State::of(&undisturbed);
    assert_eq!((old.games.all().len(), new.games.all().len()), (2, 3));
    assert_eq!((old.name.as_str(), new.name.as_str()), ("Ada", "Emmy"));
    at_every_call(&files, &act, &|device, case| {
        let found = State::of(device);
        if found == old {
            return;
        }
        assert_eq!(found, new, "{case}");
        let [copy] = &put_aside(device)[..] else {
            panic!("{case}: what was there is not in one file");
        };
        assert_eq!(copy.profile.matches(), old.matches, "{case}");
        assert_eq!(copy.games.as_ref(), Some(&old.games), "{case}");
    });
}

/// The games of the import are changed before anything else is saved.
#[test]
fn what_is_done_after_an_import_is_there_wherever_it_stops() {
    let (here, there) = (player("Ada", 2), player("Emmy", 3));
    let text = exported(&there);
    let mut here = Device::start(&disk_with(&files(&here)));
    here.import(&text);
    let files = files(&here);
    let key = here.store.games().all()[1].key();
    let act = |device: &mut Device| {
        for event in sample::a_game_given_up() {
            device.tell(event);
        }
        let _ = device.store.forget(key);
        let _ = device.store.save_games();
    };
    let mut undisturbed = Device::start(&disk_with(&files));
    act(&mut undisturbed);
    let wanted = State::of(&undisturbed);
    assert_eq!(wanted.games.all().len(), 3);
    at_every_call(&files, &act, &|device, case| {
        let found = State::of(device);
        let kept: Vec<_> = found.games.all().iter().map(|item| item.key().id).collect();
        // Three came along; one more was kept with its result, and one is forgotten last.
        let possible: [&[u32]; 3] = [&[1, 2, 3], &[1, 2, 3, 4], &[1, 3, 4]];
        let kept: Vec<u32> = kept.into_iter().map(|id| id.0).collect();
        assert!(possible.contains(&&kept[..]), "{case}: {kept:?}");
        let booked = found.matches.len();
        assert!(
            kept.contains(&4) == (booked == 4),
            "{case}: {kept:?} {booked}"
        );
    });
}

/// Twenty games wait, and beside them a result of Reversi that was not closed.
fn with_twenty_and_a_result() -> Device {
    let mut device = player("Ada", 1);
    while device.app.waiting().len() < WaitingGames::MOST - 1 {
        leave_a_game(&mut device);
    }
    for event in [
        Event::SetUp(GameKind::Reversi, None),
        Event::Setup(SetupEvent::Terms("reversi 6 othello most".parse().unwrap())),
        Event::Setup(SetupEvent::Mode(Mode::Two)),
        Event::Setup(SetupEvent::Start),
    ] {
        device.tell(event);
    }
    device.play_out();
    // It is killed at its result.
    let mut device = Device::start(&disk_with(&files(&device)));
    leave_a_game(&mut device);
    assert_eq!(device.app.waiting().len(), WaitingGames::MOST);
    assert_eq!(device.app.results_left_open().len(), 1);
    device
}

#[test]
fn what_was_erased_comes_back_with_every_game_that_waited_wherever_it_stops() {
    let device = with_twenty_and_a_result();
    let rows = device.app.waiting();
    let games = device.store.games().clone();
    let mut undisturbed = Device::start(&disk_with(&files(&device)));
    undisturbed.erase();
    assert!(undisturbed.app.waiting().is_empty() && undisturbed.store.games().all().is_empty());
    undisturbed.take_back();
    assert_eq!(undisturbed.app.waiting(), rows);
    // Where something fails, nothing may be erased, or nothing taken back.
    let act = |device: &mut Device| {
        device.erase();
        device.take_back();
    };
    at_every_call(&files(&device), &act, &|device, case| {
        if device.app.waiting().is_empty() {
            // It was stopped between the two.
            assert!(device.app.profile().matches().is_empty(), "{case}");
            assert!(device.store.games().all().is_empty(), "{case}");
            device.take_back();
        }
        assert_eq!(device.app.waiting(), rows, "{case}");
        assert_eq!(device.store.games(), &games, "{case}");
    });
}

/// Kept games that come with an import stand beside the profile until they are in a file of their own, which then names
/// that writing.
#[test]
fn games_that_come_with_a_profile_are_written_beside_it_first() {
    let place = fixtures::place();
    let (mut store, profile, _) = place.open();
    let games = store.games().clone();
    let written = |file: &str| -> Value {
        let bytes = fs::read(place.path().join(file)).unwrap();
        let file: Value = serde_json::from_slice(&bytes).unwrap();
        file["data"].clone()
    };
    let before = written("games.json");
    assert_eq!(before["after"], Value::Null);
    store.replace_games(KeptGames::default());
    assert_eq!(written("games.json"), before, "not yet");
    store.save(&profile).unwrap();
    let (beside, own) = (written("profile.json"), written("games.json"));
    assert_eq!((&beside["games"], &own["games"]), (&json!([]), &json!([])));
    assert_eq!(own["after"]["serial"], beside["serial"]);
    // What changes afterwards changes there alone, and is what counts.
    for game in games.all() {
        store.keep(game.clone()).unwrap();
    }
    assert_eq!(written("profile.json"), beside);
    let (mut store, mut profile, _) = place.open();
    assert_eq!(store.games(), &games);
    profile.settings.praise = !profile.settings.praise;
    store.save(&profile).unwrap();
    assert_eq!(written("profile.json")["games"], Value::Null);
    assert_eq!(place.open().0.games(), &games);
}
