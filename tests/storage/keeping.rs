//! The end of a game, stopped or disturbed at every call of the storage: its result is booked once, and its games are
//! kept once, under a key that no other game has.

use crate::chance::Chance;
use crate::device::{Device, at_every_call, files_of, still};
use crate::sample;
use rsg_engine::{Color, Position};
use rsg_game::app::{Event, Mode, PlayEvent, SetupEvent, WaitingEvent};
use rsg_game::board::BoardEvent;
use rsg_game::progress::boards::OwnBoard;
use rsg_game::progress::by_message::{MessageMatch, MessageMatchId, MessageMatches, MessagePlan};
use rsg_game::progress::{
    Format, GameKey, GameKind, KeptGame, KeptGames, KeptItem, MatchId, Player, Profile, Snapshot,
};
use serde_json::{Value, json};

fn keys(games: &KeptGames) -> Vec<GameKey> {
    games.all().iter().map(KeptItem::key).collect()
}

/// A game of Reversi between two people, one turn before the end of the second game of two.
fn at_the_end_of_a_reverse_match() -> Profile {
    let mut device = Device::of(&still());
    for event in [
        Event::SetUp(GameKind::Reversi, None),
        Event::Setup(SetupEvent::Terms("reversi 6 othello most".parse().unwrap())),
        Event::Setup(SetupEvent::Mode(Mode::Two)),
        Event::Setup(SetupEvent::Format(Format::Reverse)),
        Event::Setup(SetupEvent::Name(Player::One, "Ana".to_owned())),
        Event::Setup(SetupEvent::Name(Player::Two, "Bo".to_owned())),
        Event::Setup(SetupEvent::Start),
    ] {
        device.tell(event);
    }
    device.play_out();
    device.tell(Event::Play(PlayEvent::NextStep));
    device.play_out()
}

#[test]
fn both_games_of_a_reverse_match_are_kept_once_wherever_its_end_is_stopped() {
    let profile = at_the_end_of_a_reverse_match();
    let end = |device: &mut Device| {
        if let Some(row) = device.app.waiting().first() {
            device.tell(Event::Waiting(WaitingEvent::Continue(row.id)));
            device.play_out();
        }
    };
    at_every_call(&files_of(&profile), &end, &|device, case| {
        // What was stopped before its end goes on.
        end(device);
        assert_eq!(device.app.profile().results(), 1, "{case}");
        let kept = keys(device.store.games());
        let numbers: Vec<(MatchId, u8)> = kept.iter().map(|key| (key.id, key.number)).collect();
        assert_eq!(numbers, [(MatchId(1), 1), (MatchId(1), 2)], "{case}");
    });
}

/// A match on the star waits while a classic is given up, and is given up after it.
#[test]
fn games_that_end_one_after_the_other_are_both_kept_wherever_that_is_stopped() {
    let mut device = Device::of(&still());
    for event in sample::a_game_given_up().into_iter().take(7) {
        device.tell(event);
    }
    device.tell(Event::Back);
    for event in [
        Event::SetUp(GameKind::Reversi, Some(Mode::Cpu)),
        Event::Setup(SetupEvent::Start),
    ] {
        device.tell(event);
    }
    let place: rsg_classics::Square = "d3".parse().unwrap();
    device.tell(Event::Board(BoardEvent::Tap(place.into())));
    device.tell(Event::Back);
    let profile = device.app.profile().clone();
    assert_eq!(profile.waiting.all().len(), 2);
    let give_up_all = |device: &mut Device| {
        while let Some(row) = device.app.waiting().first() {
            device.tell(Event::Waiting(WaitingEvent::GiveUp(row.id)));
            device.tell(Event::Confirm);
        }
    };
    at_every_call(&files_of(&profile), &give_up_all, &|device, case| {
        give_up_all(device);
        assert_eq!(device.app.profile().results(), 2, "{case}");
        let kept: Vec<&KeptGame> = device.store.games().games().collect();
        assert_eq!(kept.len(), 2, "{case}: {:?}", keys(device.store.games()));
        assert_ne!(kept[0].key.id, kept[1].key.id, "{case}");
        let stars = kept.iter().filter(|game| game.rules.is_star()).count();
        assert_eq!(stars, 1, "{case}");
    });
}

/// A game from a board that was set up is written with its position, and one from the usual start as before.
#[test]
fn the_position_of_a_board_that_was_set_up_is_kept_with_its_games() {
    let mut chance = Chance(31);
    let position: Position = "w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1"
        .parse()
        .unwrap();
    let usual = sample::kept_game(&mut chance, 3);
    let mut kept = usual.clone();
    kept.from = Some(position);
    let written = serde_json::to_value([&usual, &kept]).unwrap();
    assert_eq!(written[0].get("from"), None);
    assert_eq!(written[1]["from"], json!(position.to_string()));
    let read: [KeptGame; 2] = serde_json::from_value(written).unwrap();
    assert_eq!(read, [usual, kept.clone()]);
    assert_eq!(kept.star().given(), position);
    let mut running = sample::running(&mut chance, MatchId(7));
    let usual = serde_json::to_value(&running).unwrap();
    assert_eq!(usual["plan"].get("from"), None);
    running.plan.from = Some(position);
    let written = serde_json::to_value(&running).unwrap();
    let read: Snapshot = serde_json::from_value(written).unwrap();
    assert_eq!(read, running);
    assert_eq!(read.plan.start(), position);
}

/// A game by message from a board that was set up is written with it, and one from the usual start as before.
#[test]
fn the_board_of_a_game_by_message_is_kept_with_it() {
    let board = OwnBoard::start(&"go 9 -3 0".to_owned().into());
    let date = "2026-11-22".parse().unwrap();
    let begun =
        |terms| MessageMatch::begin(MessageMatchId::new(7), terms, Default::default(), date);
    let from_board = MessagePlan::from_board(Color::White, board.clone());
    let usual = MessagePlan::on_squares(Color::White, board.terms().unwrap());
    for (terms, from) in [(usual, Value::Null), (from_board, json!(board.to_string()))] {
        let game = begun(terms);
        let written = serde_json::to_value(&game).unwrap();
        assert_eq!(
            (&written["rules"], &written["from"]),
            (&json!("go 9 -3 0"), &from)
        );
        let read: MessageMatches = serde_json::from_value(json!([written])).unwrap();
        assert_eq!(read.all(), [game]);
    }
}
