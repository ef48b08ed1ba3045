//! The stop of Reversi Go is agreed on by messages.

use super::*;
use crate::progress::by_message::{Log, MessageMatch, MessagePlan};
use crate::session::tests::every_game::by_message::{begun, known, played, rest};

/// A game that this phone has begun as Black, with this done in it and sent.
fn by_message(terms: &str, log: &str) -> MessageMatch {
    let terms = MessagePlan::on_squares(Color::Black, terms.parse().unwrap());
    let log = Log::try_from(log.to_owned()).unwrap();
    known(begun(terms), log.clone(), log.len())
}

fn receive(game: &mut Played, log: &str) {
    let log = Log::try_from(log.to_owned()).unwrap();
    game.receive(&log);
    rest(game);
}

fn log(game: &Played) -> String {
    game.log().into()
}

const NINE: &str = "go 9 7 0";

/// Black has passed second: it is for player one to mark.
const STOPPED: &str = "a1 button b1 pass pass";

#[test]
fn who_passed_second_marks_in_the_same_message() {
    let mut game = played(&GO, &by_message(NINE, "a1 button b1 pass"));
    game.tell(BoardEvent::Beside(Play::Pass));
    let stop = game.squares().message_stop.unwrap();
    assert_eq!((stop.own, stop.can_mark, stop.answers), (true, true, false));
    game.tell(BoardEvent::Resume);
    assert_eq!(log(&game), STOPPED, "there is nothing to refuse");
    game.place("b1");
    game.tell(BoardEvent::Agree);
    assert_eq!(log(&game), format!("{STOPPED} lost:a1"));
    assert!(!game.is_own_turn() && !game.is_over());
    // What was marked is not touched any more, but taken back.
    game.place("a1");
    assert!(game.squares().squares[0].point.lost);
    game.tell(BoardEvent::Undo);
    game.tell(BoardEvent::Undo);
    assert_eq!(log(&game), "a1 button b1 pass");
    assert!(game.is_own_turn() && game.squares().stop.is_none());
}

#[test]
fn marks_that_came_in_are_agreed_to_as_they_are() {
    let mut game = by_message(NINE, STOPPED);
    game.me = Player::Two;
    let mut game = played(&GO, &game);
    assert!(!game.is_own_turn());
    receive(&mut game, &format!("{STOPPED} lost:a1"));
    assert!(game.squares().squares[0].point.lost && game.is_own_turn());
    let effects = game.tell(BoardEvent::Agree);
    assert!(booked(&effects).len() == 1 && effects.contains(&DriverEffect::Save));
    assert_eq!(log(&game), format!("{STOPPED} lost:a1 agrees"));
    assert_eq!(game.stone("a1"), Some(Color::White));
    assert_eq!(game.winner(), Some(Color::White));
}

#[test]
fn marks_that_came_in_are_answered_by_others_once() {
    let mut game = by_message(NINE, STOPPED);
    game.me = Player::Two;
    let mut game = played(&GO, &game);
    receive(&mut game, &format!("{STOPPED} lost:a1"));
    game.place("a1");
    game.tell(BoardEvent::Agree);
    assert_eq!(log(&game), format!("{STOPPED} lost:a1 lost:"));
    let mut other = played(&GO, &by_message(NINE, &format!("{STOPPED} lost:a1")));
    receive(&mut other, &log(&game));
    let stop = other.squares().message_stop.unwrap();
    assert_eq!((stop.own, stop.can_mark, stop.answers), (true, false, true));
    assert_eq!(other.place("a1"), [], "each marks once");
    other.tell(BoardEvent::Resume);
    assert_eq!(log(&other), format!("{STOPPED} lost:a1 lost: plays-on"));
    // The turn is White's, who passed first.
    assert!(!other.is_own_turn() && other.squares().stop.is_none());
    game.mark_sent();
    receive(&mut game, &log(&other));
    assert!(game.is_own_turn() && game.squares().stop.is_none());
    game.place("c3");
    assert!(log(&game).ends_with("plays-on c3"));
}
