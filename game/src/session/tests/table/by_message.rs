//! The stop of Reversi Go is agreed on by messages.

use super::*;
use crate::progress::Player;
use crate::progress::by_message::{Log, MessageMatch, MessageTerms};
use crate::session::tests::every_game::by_message::{begun, known, rest};

/// A game that this phone has begun as Black, with this done in it and sent.
fn by_message(terms: &str, log: &str) -> MessageMatch {
    let terms = MessageTerms::classic(Color::Black, terms.parse().unwrap());
    let log = Log::try_from(log.to_owned()).unwrap();
    known(begun(terms), log.clone(), log.len())
}

/// The match on a board that is on the screen, without animation.
fn looked_at(game: &MessageMatch) -> Table {
    let mut table = Table::by_message(game, still(), 1).unwrap();
    let _ = table.attend(Attention::Here);
    table
}

fn receive(table: &mut Table, log: &str) {
    let log = Log::try_from(log.to_owned()).unwrap();
    let _ = table.receive(&log);
    rest(table);
}

fn log(table: &Table) -> String {
    table.log().into()
}

const NINE: &str = "go 9 7 0";

/// Black has passed second: it is for player one to mark.
const STOPPED: &str = "a1 button b1 pass pass";

#[test]
fn who_passed_second_marks_in_the_same_message() {
    let mut table = looked_at(&by_message(NINE, "a1 button b1 pass"));
    let _ = table.apply_board(&BoardEvent::Beside(Play::Pass));
    let stop = squares(&table).message_stop.unwrap();
    assert_eq!((stop.own, stop.can_mark, stop.answers), (true, true, false));
    let _ = table.apply_board(&BoardEvent::Resume);
    assert_eq!(log(&table), STOPPED, "there is nothing to refuse");
    let _ = tap(&mut table, "b1");
    let _ = table.apply_board(&BoardEvent::Agree);
    assert_eq!(log(&table), format!("{STOPPED} lost:a1"));
    assert!(!table.is_own_turn() && !table.is_over());
    // What was marked is not touched any more, but taken back.
    let _ = tap(&mut table, "a1");
    assert!(squares(&table).squares[0].point.lost);
    let _ = table.apply_board(&BoardEvent::Undo);
    let _ = table.apply_board(&BoardEvent::Undo);
    assert_eq!(log(&table), "a1 button b1 pass");
    assert!(table.is_own_turn() && squares(&table).stop.is_none());
}

#[test]
fn marks_that_came_in_are_agreed_to_as_they_are() {
    let mut game = by_message(NINE, STOPPED);
    game.me = Player::Two;
    let mut table = looked_at(&game);
    assert!(!table.is_own_turn());
    receive(&mut table, &format!("{STOPPED} lost:a1"));
    assert!(squares(&table).squares[0].point.lost && table.is_own_turn());
    let effects = table.apply_board(&BoardEvent::Agree);
    assert!(booked(&effects).is_some() && effects.contains(&DriverEffect::Save));
    assert_eq!(log(&table), format!("{STOPPED} lost:a1 agrees"));
    assert_eq!(table.game().stone(square("a1")), Some(Color::White));
    assert_eq!(winner(&table), Some(Color::White));
}

#[test]
fn marks_that_came_in_are_answered_by_others_once() {
    let mut game = by_message(NINE, STOPPED);
    game.me = Player::Two;
    let mut table = looked_at(&game);
    receive(&mut table, &format!("{STOPPED} lost:a1"));
    let _ = tap(&mut table, "a1");
    let _ = table.apply_board(&BoardEvent::Agree);
    assert_eq!(log(&table), format!("{STOPPED} lost:a1 lost:"));
    let mut other = looked_at(&by_message(NINE, &format!("{STOPPED} lost:a1")));
    receive(&mut other, &log(&table));
    let stop = squares(&other).message_stop.unwrap();
    assert_eq!((stop.own, stop.can_mark, stop.answers), (true, false, true));
    assert_eq!(tap(&mut other, "a1"), [], "each marks once");
    let _ = other.apply_board(&BoardEvent::Resume);
    assert_eq!(log(&other), format!("{STOPPED} lost:a1 lost: plays-on"));
    // The turn is White's, who passed first.
    assert!(!other.is_own_turn() && squares(&other).stop.is_none());
    table.mark_sent();
    receive(&mut table, &log(&other));
    assert!(table.is_own_turn() && squares(&table).stop.is_none());
    let _ = tap(&mut table, "c3");
    assert!(log(&table).ends_with("plays-on c3"));
}
