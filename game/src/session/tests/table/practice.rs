//! Practice at the table: a word on every turn, back and forward at any time, and nothing in the books.

use super::*;
use crate::session::speech::Speech;
use crate::session::{Grade, Highlight, PracticeView, Uncounted, Verdict};
use crate::thinking::{Finding, TablePosition, Topic};
use rsg_classics::{Judgement, Points};

fn practice(own: Color) -> Against {
    (Opponent::practice(CpuLevel::One), own)
}

fn practising(terms: &str) -> Table {
    begin_at(plan(terms, practice(Color::Black)), still(), 0).0
}

fn shown(table: &Table) -> PracticeView {
    table.view().practice.unwrap()
}

fn verdict(table: &Table) -> Option<Verdict> {
    shown(table).verdict
}

/// The thinking thread finds that this would have been better by so many points.
fn judge(table: &mut Table, question: u64, best: &str, halves: i32) -> Vec<DriverEffect> {
    let judgement = Judgement {
        best: Some(Play::Place(square(best))),
        lead: Points::default(),
        played: Some(Points::halves(-halves)),
        exact: true,
    };
    let finding = Finding::Position(Some(judgement));
    table.apply_board(&BoardEvent::Answer(Answer { question, finding }))
}

/// The lone questions about a turn.
fn words_asked(effects: &[DriverEffect]) -> Vec<Asked<TablePosition>> {
    let position = |topic: &Topic| match topic {
        Topic::TableCost(position) => Some(position.clone()),
        _ => None,
    };
    asked_for(effects, position).collect()
}

fn judged(table: &Table) -> Vec<(String, Grade)> {
    let squares = squares(table).squares.into_iter();
    let judged = squares.filter_map(|view| match view.highlight {
        Some(Highlight::Judged(grade)) => Some((view.square.to_string(), grade)),
        _ => None,
    });
    judged.collect()
}

#[test]
fn a_turn_is_judged_with_the_question_for_the_answer_and_the_word_stays_until_the_next() {
    let mut table = practising(EIGHT);
    assert!(!shown(&table).has_begun);
    let asked = question(&tap(&mut table, "d3")).unwrap();
    assert_eq!((asked.level, asked.judge), (Some(Level::One), Some(0)));
    assert_eq!(verdict(&table), None);
    let effects = judge(&mut table, asked.number, "c4", 8);
    let said = verdict(&table).unwrap();
    assert_eq!((said.cost, said.exact), (Points::whole(4), true));
    assert_eq!(said.better, Some(Play::Place(square("c4")).into()));
    let word = DriverEffect::Device(Command::Announce(Speech::Verdict(said.clone())));
    assert!(effects.contains(&word));
    assert_eq!(judged(&table), [("d3".to_owned(), Grade::Slip)]);
    answer(&mut table, asked.number, "c3");
    assert_eq!(verdict(&table), Some(said));
    let asked = question(&tap(&mut table, "c4")).unwrap();
    assert_eq!(asked.judge, Some(2));
    assert_eq!(verdict(&table), None, "that was about another disc");
}

#[test]
fn no_other_game_is_judged() {
    let mut table = against_cpu();
    assert_eq!(question(&tap(&mut table, "d3")).unwrap().judge, None);
    assert_eq!(table.view().practice, None);
    for event in [
        BoardEvent::TakeBack,
        BoardEvent::Forward,
        BoardEvent::Better,
    ] {
        assert_eq!(table.apply_board(&event), []);
    }
    assert_eq!(record(&table), "d3");
}

#[test]
fn everything_is_taken_back_and_played_again_and_a_kill_loses_nothing_of_it() {
    let mut table = practising(EIGHT);
    for (own, other) in [("d3", "c3"), ("c4", "e3")] {
        let asked = question(&tap(&mut table, own)).unwrap();
        answer(&mut table, asked.number, other);
    }
    let whole = record(&table);
    assert!(!shown(&table).can_go_forward && !table.view().has_undo);
    assert_eq!(table.apply_board(&BoardEvent::Undo), []);
    let effects = table.apply_board(&BoardEvent::TakeBack);
    assert!(effects.contains(&DriverEffect::Save));
    assert_eq!(record(&table), "d3c3");
    let _ = table.apply_board(&BoardEvent::TakeBack);
    assert_eq!(record(&table), "");
    assert!(!shown(&table).can_take_back);
    assert_eq!(table.apply_board(&BoardEvent::TakeBack), []);
    let saved = table.snapshot();
    assert_eq!(turns_of(&saved), ("", &*whole));
    let mut table = Table::restore(saved.clone(), still()).unwrap();
    let _ = table.attend(Attention::Here);
    assert_eq!(table.snapshot(), saved);
    let _ = table.apply_board(&BoardEvent::Forward);
    assert_eq!(record(&table), "d3c3");
    let _ = table.apply_board(&BoardEvent::Forward);
    assert_eq!(record(&table), whole);
    assert!(!shown(&table).can_go_forward && turns_of(&table.snapshot()).1.is_empty());
    assert!(!table.leaving_loses() && !table.has_stone_to_lose());
}

#[test]
fn a_way_forward_that_does_not_lead_on_is_dropped() {
    let table = practising(EIGHT);
    for ahead in ["d3d3", "c4e3", "nonsense"] {
        let saved = with_turns(table.snapshot(), "d3", ahead);
        let table = Table::restore(saved.clone(), still()).unwrap();
        assert_eq!(turns_of(&table.snapshot()).1, "", "{ahead}");
    }
}

#[test]
fn another_turn_ends_the_way_forward_and_a_stale_word_is_dropped() {
    let mut table = practising(EIGHT);
    let stale = question(&tap(&mut table, "d3")).unwrap().number;
    let effects = table.apply_board(&BoardEvent::TakeBack);
    assert!(effects.contains(&DriverEffect::Device(Command::StopThinking)));
    judge(&mut table, stale, "c4", 8);
    answer(&mut table, stale, "c3");
    assert_eq!((record(&table).as_str(), verdict(&table)), ("", None));
    tap(&mut table, "c4");
    assert!(!shown(&table).can_go_forward);
}

#[test]
fn the_better_turn_is_shown_on_the_board_it_belonged_to_and_the_game_waits() {
    let mut table = practising(EIGHT);
    let asked = question(&tap(&mut table, "d3")).unwrap();
    judge(&mut table, asked.number, "c4", 8);
    let effects = table.apply_board(&BoardEvent::Better);
    let better = AnyHint::Square(Play::Place(square("c4")));
    let speech = Speech::Better(better.clone());
    assert!(effects.contains(&DriverEffect::Device(Command::Announce(speech))));
    assert_eq!(shown(&table).better, Some(better));
    let squares = squares(&table).squares;
    let hinted: Vec<_> = squares.iter().filter(|view| view.hinted).collect();
    assert_eq!((hinted.len(), hinted[0].square), (1, square("c4")));
    let stones = squares.iter().filter(|view| view.stone.is_some());
    assert_eq!(stones.count(), 4, "the board before it");
    answer(&mut table, asked.number, "c3");
    assert_eq!(table.game().turns(), 1, "the CPU waits");
    tap(&mut table, "f5");
    assert_eq!(
        record(&table),
        "d3c3",
        "the tap brings the board back alone"
    );
    assert_eq!(shown(&table).better, None);
}

#[test]
fn the_better_turn_goes_away_as_it_has_come() {
    let mut table = practising(EIGHT);
    let asked = question(&tap(&mut table, "d3")).unwrap();
    judge(&mut table, asked.number, "c4", 8);
    let _ = table.apply_board(&BoardEvent::Better);
    assert!(shown(&table).better.is_some());
    let _ = table.apply_board(&BoardEvent::Better);
    assert_eq!(shown(&table).better, None);
}

#[test]
fn after_the_end_the_game_goes_on_and_ends_again() {
    let record_of = "b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6";
    let six = plan("reversi 6 othello most", practice(Color::White));
    let (mut table, _) = Table::begin_at(six, Some(record_of), still(), 0).unwrap();
    let last = if table.game().to_move() == Color::White {
        let effects = tap(&mut table, "f5");
        booked(&effects).unwrap()
    } else {
        let asked = table.driven.board.last_question();
        booked(&answer(&mut table, asked, "f5")).unwrap()
    };
    assert_eq!(last.record(Default::default()), None, "it is in no book");
    let over = table.result().unwrap();
    assert_eq!(over.uncounted, Some(Uncounted::Practice));
    assert!(shown(&table).can_take_back);
    let effects = table.apply_board(&BoardEvent::TakeBack);
    assert!(effects.contains(&DriverEffect::Save));
    assert!(!table.is_over() && shown(&table).can_go_forward);
    let _ = table.apply_board(&BoardEvent::Forward);
    assert!(table.is_over());
}

#[test]
fn resigning_is_taken_back_too() {
    let mut table = practising("go 9 7 0");
    let asked = question(&tap(&mut table, "e5")).unwrap();
    answer(&mut table, asked.number, "c3");
    let _ = table.resign();
    assert!(table.result().is_some());
    let mut table = Table::restore(table.snapshot(), still()).unwrap();
    let _ = table.attend(Attention::Here);
    let _ = table.apply_board(&BoardEvent::TakeBack);
    assert!(!table.is_over() && !table.snapshot().resigned);
    assert_eq!(record(&table), "");
}

#[test]
fn what_is_judged_alone_is_asked_for_once() {
    let mut table = practising(EIGHT);
    let asked = question(&tap(&mut table, "d3")).unwrap();
    answer(&mut table, asked.number, "c3");
    assert!(words_asked(&table.attend(Attention::Here)).is_empty());
    let effects = table.attend(Attention::Away);
    assert!(words_asked(&effects).is_empty());
    let saved = table.snapshot();
    let mut table = Table::restore(saved.clone(), still()).unwrap();
    let words = words_asked(&table.attend(Attention::Here));
    assert_eq!(words.len(), 1);
    assert_eq!(words[0].played, Some(Play::Place(square("d3"))));
    assert_eq!(words[0].game.turns(), 0);
    judge(&mut table, words[0].number, "d3", 0);
    assert_eq!(verdict(&table).unwrap().grade(), Grade::Good);
    assert!(words_asked(&table.attend(Attention::Here)).is_empty());
}

#[test]
fn nobody_is_taken_back_before_the_place_where_practice_began() {
    let opponent = Opponent::Practice {
        level: CpuLevel::One,
        from: rsg_engine::Position::start(),
        opening: 2,
    };
    let eight = plan(EIGHT, (opponent, Color::Black));
    let (mut table, _) = Table::begin_at(eight, Some("d3c3"), still(), 0).unwrap();
    assert!(!shown(&table).can_take_back);
    let asked = question(&tap(&mut table, "c4")).unwrap();
    answer(&mut table, asked.number, "e3");
    let _ = table.apply_board(&BoardEvent::TakeBack);
    assert_eq!(record(&table), "d3c3");
    assert!(!shown(&table).can_take_back);
    assert_eq!(table.as_practice_began().as_deref(), Some("d3c3"));
}
