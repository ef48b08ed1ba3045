//! A placement while it is being shown: what a tap does then, and what is still to be read.

use rsg_engine::{Cell, Color};

use super::*;
use crate::games::SideScore;
use crate::progress::Exam;
use crate::session::HintView;

#[test]
fn a_tap_while_the_cpu_s_stone_lands_places_nothing() {
    let mut game = lively_match(cpu());
    game.tap(Cell::BQ);
    game.show();
    game.answer("B7[W]");
    let playable = |game: &Match| game.star().moves()[0].cell;
    let cell = playable(&game);
    game.tap(cell);
    assert_eq!(game.placed(), 2);
    game.tap(cell);
    assert!(game.driven.board.asks_for_call() || game.placed() == 3);
}

#[test]
fn what_is_read_is_of_before_until_the_stone_has_been_shown() {
    let mut game = lively_match(cpu());
    let start = game.view().sides.panels.map(|panel| panel.score);
    game.tap(Cell::BQ);
    let view = game.view();
    let before = view.sides.before.as_ref().unwrap();
    assert_eq!((before.side, &before.who), (Color::Black, &Who::You));
    assert_eq!(before.scores, start, "what is read");
    assert!(matches!(view.sides.turn.who, Who::Cpu(_)), "what is true");
    game.show();
    assert_eq!(game.view().sides.before, None);
    game.answer("B7[W]");
    let view = game.view();
    let before = view.sides.before.as_ref().map(|before| &before.who);
    assert!(matches!(before, Some(Who::Cpu(_))));
    assert_eq!((view.sides.turn.who, view.hint), (Who::You, HintView::Open));
}

#[test]
fn captured_stones_are_read_when_they_have_been_shown() {
    let mut game = two_people_after("B9[B] BX BJ[W] B8 BQ B3[W]");
    game.set_options(lively());
    game.tap(Cell::B7);
    if game.driven.board.asks_for_call() {
        game.tell(BoardEvent::Call(Color::Black));
    }
    let view = game.view();
    let before = view.sides.before.unwrap();
    let captured = |score: SideScore| score.captures().unwrap().1;
    assert_eq!(captured(before.scores.black), 0);
    assert_eq!(captured(view.sides.panels.black.score), 2);
    let board = game.last().effect.before;
    assert_eq!(
        usize::from(before.scores.white.captures().unwrap().0),
        board.stones(Color::White).len()
    );
}

#[test]
fn a_series_counts_its_game_when_the_last_stone_has_been_shown() {
    let mut series = begin_series(Exam::Stone, 0, Color::Black);
    let (last, line) = {
        let mut words: Vec<&str> = BLACK_WINS.split_whitespace().collect();
        (words.pop().unwrap(), words.join(" "))
    };
    series.drive(&line);
    series.set_options(lively());
    if series.view().sides.turn.thinking {
        series.answer(last);
    } else {
        series.tap(mv(last).cell);
        if let Some(call) = mv(last)
            .call
            .filter(|_| series.driven.board.asks_for_call())
        {
            series.tell(BoardEvent::Call(call));
        }
    }
    let view = series.view();
    assert_eq!(view.facts.series.unwrap().score, score(0, 0, 0));
    assert_eq!(series.series_view().unwrap().score, score(1, 0, 0));
    assert_eq!(series.result(), None);
}

#[test]
fn a_stone_that_waited_for_its_call_does_not_come_again() {
    let mut game = two_people_after("BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8");
    game.set_options(lively());
    game.tap(Cell::BJ);
    assert!(game.driven.board.asks_for_call());
    game.tell(BoardEvent::Call(Color::White));
    assert_eq!(game.board_step().arrival, Arrival::Held);
    game.show();
    game.tell(BoardEvent::GoOn);
    let next = game.star().moves().into_iter().find(|mv| mv.call.is_none());
    game.tap(next.unwrap().cell);
    assert_eq!(game.board_step().arrival, Arrival::Dropped);
}

#[test]
fn a_previewed_call_shows_its_stone_even_if_it_is_flipped() {
    let mut game = two_people_after("BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8");
    game.tap(Cell::BJ);
    for color in Color::ALL {
        game.tell(BoardEvent::PreviewCall(Some(color)));
        let core = game.view().cells()[Cell::CP.index()];
        assert_eq!(core.called, Some(color));
    }
    let flipped = game.view().cells()[Cell::CP.index()].foreseen;
    assert_eq!(flipped, Some(Foreseen::Flipped(Color::Black)));
    game.tell(BoardEvent::PreviewCall(None));
    assert_eq!(game.view().cells()[Cell::CP.index()].called, None);
}

#[test]
fn a_page_that_draws_says_itself_when_it_has_shown_a_placement() {
    let mut game = lively_match(cpu());
    game.tap(Cell::BQ);
    let step = game.board_step().number;
    game.tell(BoardEvent::Drawn { step });
    game.tell(BoardEvent::Elapsed(Timer::Settle(step)));
    assert!(game.board_step().showing, "it takes as long as it takes");
    game.show();
    game.answer("B7[W]");
    let step = game.board_step().number;
    game.tell(BoardEvent::Elapsed(Timer::Settle(step)));
    assert!(!game.board_step().showing, "nobody draws");
}
