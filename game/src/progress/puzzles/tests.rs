//! Puzzles tried, rows of days, mistakes that come back.

use super::*;
use crate::progress::{Judged, Week};
use chrono::Days;
use rsg_engine::{Move, Position};

fn day(text: &str) -> CalendarDay {
    CalendarDay::parse(text).unwrap()
}

#[test]
fn the_first_try_counts_and_the_last_is_known() {
    let mut book = PuzzleBook::default();
    let key = PuzzleKey::Day(day("2026-11-21"));
    assert_eq!(book.tried(key), None);
    book.note(key, Try::Wrong, 1200);
    let rating = book.rating();
    assert!(rating.points() < Rating::default().points());
    book.note(key, Try::Wrong, 1200);
    book.note(key, Try::Helped, 1200);
    book.note(key, Try::Wrong, 1200);
    let tried = book.tried(key).unwrap();
    assert_eq!(
        (tried.first, tried.last, tried.wrong),
        (Try::Wrong, Try::Wrong, 2)
    );
    assert!(tried.is_solved() && book.is_solved(day("2026-11-21")));
    assert_eq!(book.rating(), rating, "only a first try moves the rating");
    assert_eq!(
        book.tried(PuzzleKey::Number(324)),
        None,
        "days and numbers are apart"
    );
}

#[test]
fn what_was_solved_at_the_first_try_is_counted() {
    let mut book = PuzzleBook::default();
    let tries = [Try::Right, Try::Helped, Try::Wrong, Try::Shown];
    for (number, how) in (7..).zip(tries) {
        book.note(PuzzleKey::Number(number), how, 1200);
        book.note(PuzzleKey::Number(number), Try::Right, 1200);
    }
    assert_eq!(book.solved_at_first(), 1);
    book.note(PuzzleKey::Day(day("2026-11-21")), Try::Right, 1200);
    assert_eq!(book.solved_at_first(), 2, "days count, too");
}

#[test]
fn a_row_is_one_of_days_solved_at_once() {
    let mut book = PuzzleBook::default();
    let note = |book: &mut PuzzleBook, date: &str, how| {
        book.note(PuzzleKey::Day(day(date)), how, 1200);
    };
    let today = day("2026-11-21").date();
    assert_eq!(book.day_row(today), 0);
    note(&mut book, "2026-11-20", Try::Right);
    note(&mut book, "2026-11-18", Try::Right);
    assert_eq!(book.day_row(today), 1, "today is still open");
    note(&mut book, "2026-11-19", Try::Right);
    assert_eq!(book.day_row(today), 3, "a day can be made up for");
    note(&mut book, "2026-11-21", Try::Right);
    assert_eq!(book.day_row(today), 4);
    assert_eq!(book.day_row(today + Days::new(1)), 4);
    assert_eq!(book.day_row(today + Days::new(2)), 0);
    note(&mut book, "2026-11-22", Try::Helped);
    assert_eq!(book.day_row(today + Days::new(1)), 0, "a hint ends it");
    // The calendar's first day, and a clock before it.
    note(&mut book, "2026-01-01", Try::Right);
    assert_eq!(book.day_row(day("2026-01-01").date()), 1);
    assert_eq!(book.day_row(day("2026-01-01").date() - Days::new(9)), 0);
}

#[test]
fn the_best_run_is_kept() {
    let mut book = PuzzleBook::default();
    assert!(book.note_run(4));
    assert!(!book.note_run(3) && !book.note_run(4));
    assert_eq!(book.best_run(), 4);
}

/// A game of 30 placements whose last is said to be a mistake.
fn mistake(today: NaiveDate) -> Mistake {
    let mut game = rsg_engine::Game::new();
    let mut moves: Vec<Move> = Vec::new();
    while moves.len() < 30 {
        let mv = {
            let possible = game.moves();
            possible[moves.len() % possible.len()]
        };
        game.play(mv).unwrap();
        moves.push(mv);
    }
    let judged = Judged {
        before: 3,
        after: -4,
        exact: true,
        line: moves[..6].to_vec(),
        only: true,
    };
    Mistake::new(Position::start(), &moves, judged, today).unwrap()
}

#[test]
fn a_mistake_comes_back_until_it_was_solved_after_every_interval() {
    let mut today = day("2026-11-21").date();
    let mut book = PuzzleBook::default();
    assert!(book.add_mistake(mistake(today)));
    assert!(!book.add_mistake(mistake(today)), "never twice");
    let practise = |book: &mut PuzzleBook, right, today| {
        let one = book.mistakes()[0].clone();
        book.note_mistake(&one, right, today)
    };
    assert!(book.due_mistakes(today).is_empty());
    practise(&mut book, true, today);
    assert!(
        book.due_mistakes(today + Days::new(1)).len() == 1,
        "too early counts for nothing"
    );
    // Missed after the second interval: from the start.
    today = today + Days::new(1);
    assert_eq!(book.put_right_in(Week::of(today)), 0);
    practise(&mut book, true, today);
    assert_eq!(book.put_right_in(Week::of(today)), 1);
    assert_eq!(book.put_right_in(Week::of(today + Days::new(7))), 0);
    today = today + Days::new(3);
    practise(&mut book, false, today);
    assert_eq!(book.put_right_in(Week::of(today)), 0, "missed again");
    for (number, days) in (1..).zip(INTERVALS) {
        assert!(!book.mistakes()[0].is_due(today + Days::new(u64::from(days) - 1)));
        today = today + Days::new(days.into());
        assert_eq!(book.due_mistakes(today).len(), 1);
        assert_eq!(practise(&mut book, true, today), number == INTERVALS.len());
    }
    assert!(book.mistakes().is_empty());
}

#[test]
fn a_clock_that_was_ahead_hides_no_mistake() {
    let today = day("2026-11-21").date();
    let mut book = PuzzleBook::default();
    book.add_mistake(mistake(today + Days::new(4000)));
    assert_eq!(book.due_mistakes(today).len(), 1);
}

#[test]
fn only_what_is_proved_and_can_be_played_is_a_mistake() {
    let today = day("2026-11-21").date();
    let sound = mistake(today);
    let (from, moves) = sound.id();
    let estimated = Judged {
        exact: false,
        ..sound.judged.clone()
    };
    let without = Judged {
        line: Vec::new(),
        ..sound.judged.clone()
    };
    assert!(Mistake::new(from, moves, estimated, today).is_none());
    assert!(Mistake::new(from, moves, without, today).is_none());
    assert!(Mistake::new(from, &[], sound.judged.clone(), today).is_none());
    let twice = [moves[0]; 2];
    assert!(Mistake::new(from, &twice, sound.judged.clone(), today).is_none());
    let elsewhere = from.passed();
    assert!(Mistake::new(elsewhere, moves, sound.judged.clone(), today).is_none());
}
