//! Practice: a word on every placement, back and forward at any time, and nothing in the books.
use super::*;
use crate::session::practice::{Grade, PracticeView, Verdict};
use rsg_classics::Points;
use rsg_engine::{Cost, Game};

fn practising(own: Color) -> Match {
    begin(Opponent::practice(CpuLevel::One), own)
}

/// The word that the last question asked for.
fn judge(game: &mut Match, points: i32, best: &str) -> Vec<DriverEffect> {
    let question = game.last_question();
    game.tell(word(question, points, best))
}

fn word(question: u64, points: i32, best: &str) -> BoardEvent {
    let cost = Cost {
        points,
        exact: true,
        best: mv(best),
        reply: None,
    };
    let finding = Finding::Cost(cost);
    BoardEvent::Answer(Answer { question, finding })
}

fn shown(game: &Match) -> PracticeView {
    game.view().practice.unwrap()
}

fn verdict(game: &Match) -> Option<Verdict> {
    shown(game).verdict
}

/// The whole points that the last placement is said to have cost.
fn cost(game: &Match) -> i32 {
    verdict(game).unwrap().cost.in_halves() / 2
}

fn judged(game: &Match) -> Vec<(Cell, Grade)> {
    let cells = game.view().cells().to_vec();
    let judged = cells.iter().filter_map(|cell| match cell.highlight {
        Some(Highlight::Judged(grade)) => Some((cell.cell, grade)),
        _ => None,
    });
    judged.collect()
}

/// The lone questions about a placement.
fn words_asked(effects: &[DriverEffect]) -> Vec<usize> {
    let turn = |topic: &Topic| match topic {
        Topic::Cost(placement) => Some(placement.turn),
        _ => None,
    };
    asked_for(effects, turn).map(|asked| *asked).collect()
}

#[test]
fn a_placement_is_judged_in_the_cpus_pause_and_the_word_stays_until_the_next() {
    let mut game = practising(Color::Black);
    assert!(!shown(&game).has_begun);
    let effects = game.tap(Cell::B4);
    assert_eq!(asked(&effects).unwrap().judge, Some(0));
    assert_eq!(verdict(&game), None);
    let effects = judge(&mut game, 4, "B6");
    let said = verdict(&game).unwrap();
    assert_eq!(
        (&said.play, said.cost),
        (&mv("B4").into(), Points::whole(4))
    );
    assert!(said.exact);
    assert_eq!(said.better, Some(mv("B6").into()));
    assert!(does(
        &effects,
        Command::Announce(Speech::Verdict(said.clone()))
    ));
    assert_eq!(judged(&game), [(Cell::B4, Grade::Slip)]);
    assert!(
        game.view().sides.turn.thinking,
        "the answer is still to come"
    );
    game.answer("BQ");
    assert_eq!(verdict(&game), Some(said));
    let effects = game.tap(Cell::CQ);
    assert_eq!(asked(&effects).unwrap().judge, Some(2));
    assert_eq!(verdict(&game), None, "that was about another stone");
}

/// The game that ends the lessons.
fn taught() -> Match {
    let beginner = Beginner {
        taught: true,
        free_hints: 0,
    };
    let plan = Plan {
        beginner,
        ..plan(cpu(), Color::Black)
    };
    Match::begin(plan, still()).0
}

#[test]
fn beside_a_game_that_counts_the_teacher_speaks_and_takes_nothing_back() {
    let mut game = taught();
    let effects = game.tap(Cell::B4);
    assert_eq!(asked(&effects).unwrap().judge, Some(0));
    judge(&mut game, 4, "B6");
    let view = shown(&game);
    assert_eq!(judged(&game), [(Cell::B4, Grade::Slip)]);
    assert!(view.counts && view.verdict.is_some());
    assert!(!(view.can_take_back || view.can_go_forward));
    let before = game.view();
    for event in [BoardEvent::TakeBack, BoardEvent::Better] {
        game.tell(event);
        assert_eq!(game.view(), before);
    }
    assert!(!game.is_practice() && game.leaving_loses());
    let restored = Match::restore(game.snapshot(), still()).unwrap();
    assert!(
        restored
            .view()
            .practice
            .is_some_and(|practice| practice.counts)
    );
    let effects = Box::new(game).leave();
    let booked = |effect: &DriverEffect| matches!(effect, DriverEffect::Book(_));
    assert!(effects.iter().any(booked), "it counts");
}

#[test]
fn nobody_waits_for_a_word() {
    let mut game = practising(Color::Black);
    game.drive("B4 BQ");
    assert_eq!(game.view().sides.turn.who, Who::You);
    assert_eq!(verdict(&game), None);
    judge(&mut game, 0, "B4");
    assert_eq!(judged(&game), [(Cell::B4, Grade::Good)], "it comes late");
}

#[test]
fn it_is_said_when_the_stones_have_come_to_rest() {
    let opponent = Opponent::practice(CpuLevel::One);
    let mut game = lively_match(opponent);
    game.tap(Cell::B4);
    judge(&mut game, 9, "B6");
    assert_eq!((verdict(&game), judged(&game)), (None, Vec::new()));
    game.show();
    assert_eq!(judged(&game), [(Cell::B4, Grade::Mistake)]);
    game.answer("BQ");
    assert!(game.view().sides.step.showing);
    assert_eq!(cost(&game), 9, "also while the CPU places");
}

#[test]
fn nothing_is_said_of_the_cpus_placements() {
    let (mut game, effects) = Match::begin(
        plan(Opponent::practice(CpuLevel::One), Color::White),
        still(),
    );
    assert_eq!(asked(&effects).unwrap().judge, None);
    let effects = game.answer("B4");
    assert!(words_asked(&effects).is_empty());
    assert!(!shown(&game).can_take_back);
    let effects = game.tap(Cell::BQ);
    assert_eq!(asked(&effects).unwrap().judge, Some(1));
}

#[test]
fn no_other_match_is_judged() {
    let mut game = against_cpu();
    let effects = game.tap(Cell::B4);
    assert_eq!(asked(&effects).unwrap().judge, None);
    assert_eq!(game.view().practice, None);
    let before = game.essence();
    for event in [
        BoardEvent::TakeBack,
        BoardEvent::Forward,
        BoardEvent::Better,
    ] {
        assert!(game.tell(event).is_empty());
    }
    assert_eq!(game.essence(), before);
    let mut practice = practising(Color::Black);
    practice.drive("B4 BQ");
    assert!(!practice.view().has_undo);
    let before = practice.essence();
    assert!(practice.tell(BoardEvent::Undo).is_empty());
    assert_eq!(practice.essence(), before);
}

#[test]
fn everything_is_taken_back_and_placed_again() {
    let mut game = practising(Color::Black);
    let line = "B4 BQ CQ C1 BX BJ[W]";
    let mut stands = Vec::new();
    for pair in line.split_whitespace().collect::<Vec<_>>().chunks(2) {
        stands.push(game.game().clone());
        game.drive(&pair.join(" "));
    }
    let end = game.game().clone();
    assert!(!shown(&game).can_go_forward);
    for stand in stands.iter().rev() {
        assert!(shown(&game).can_take_back);
        let effects = game.tell(BoardEvent::TakeBack);
        assert!(effects.contains(&DriverEffect::Save));
        assert_eq!(game.game(), stand);
        assert_eq!(game.view().sides.turn.who, Who::You);
        assert_eq!(asked(&effects), None);
    }
    assert!(!shown(&game).can_take_back);
    assert!(game.tell(BoardEvent::TakeBack).is_empty());
    for stand in stands.iter().skip(1).chain([&end]) {
        assert!(shown(&game).can_go_forward);
        assert!(game.tell(BoardEvent::Forward).contains(&DriverEffect::Save));
        assert_eq!(game.game(), stand);
    }
    assert!(game.tell(BoardEvent::Forward).is_empty());
}

#[test]
fn another_placement_ends_the_way_forward() {
    let mut game = practising(Color::Black);
    game.drive("B4 BQ CQ C1");
    game.tell(BoardEvent::TakeBack);
    game.tell(BoardEvent::TakeBack);
    game.drive("B4");
    assert!(!shown(&game).can_go_forward);
    assert_eq!(verdict(&game), None, "it is judged anew");
}

#[test]
fn what_was_said_is_said_again_on_the_way_back_and_forward() {
    let mut game = practising(Color::Black);
    game.drive("B4");
    judge(&mut game, 4, "B6");
    game.answer("BQ");
    game.drive("CQ");
    judge(&mut game, 0, "CQ");
    game.answer("C1");
    let effects = game.tell(BoardEvent::TakeBack);
    assert!(words_asked(&effects).is_empty(), "it is known");
    assert_eq!(cost(&game), 4);
    let effects = game.tell(BoardEvent::Forward);
    assert!(words_asked(&effects).is_empty());
    assert_eq!(cost(&game), 0);
}

#[test]
fn taking_back_while_the_cpu_thinks_stops_it_and_drops_what_comes() {
    let mut game = practising(Color::Black);
    game.tap(Cell::B4);
    let stale = game.last_question();
    assert!(does(
        &game.tell(BoardEvent::TakeBack),
        Command::StopThinking
    ));
    game.tell(word(stale, 4, "B6"));
    game.answer_to(stale, "BQ");
    game.tell(BoardEvent::Elapsed(Timer::Pace(stale)));
    assert_eq!((game.placed(), verdict(&game)), (0, None));
    let effects = game.tell(BoardEvent::Forward);
    let question = asked(&effects).unwrap();
    assert_eq!(question.judge, Some(0), "nothing is known of it yet");
    assert_ne!(question.number, stale);
    game.answer("BQ");
    assert_eq!(game.placed(), 2);
}

#[test]
fn what_is_judged_alone_is_asked_for_once_and_a_hint_does_not_lose_it() {
    let mut game = practising(Color::White);
    let effects = game.drive(PASS);
    let last = game.placed() - 1;
    assert!(matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
    assert_eq!(words_asked(&effects).last(), Some(&last));
    assert!(words_asked(&game.tell(BoardEvent::GoOn)).is_empty());
    let effects = game.tell(BoardEvent::Hint);
    assert_eq!(asked(&effects).unwrap().judge, Some(last));
    assert_eq!(words_asked(&game.tell(BoardEvent::Hint)), [last]);
    judge(&mut game, 2, "B6");
    assert_eq!(cost(&game), 2);
}

#[test]
fn the_better_placement_is_shown_on_the_board_it_belonged_to_and_the_match_waits() {
    let mut game = practising(Color::Black);
    assert!(game.tell(BoardEvent::Better).is_empty());
    game.tap(Cell::B4);
    let before = Game::new();
    judge(&mut game, 4, "B6");
    let as_it_is = game.view().cells().to_vec();
    let effects = game.tell(BoardEvent::Better);
    let better = Hinted {
        cell: Cell::B6,
        call: None,
        gain: Gain::Flips(1),
    };
    let better = AnyHint::Star(better);
    assert!(does(
        &effects,
        Command::Announce(Speech::Better(better.clone()))
    ));
    assert_eq!(shown(&game).better, Some(better));
    let cells = game.view().cells().to_vec();
    assert_eq!(cells[Cell::B6.index()].ghost, Some(Color::Black));
    for cell in &cells {
        assert_eq!(cell.stone, before.position().board().stone(cell.cell));
        assert_eq!(cell.mark, Mark::None);
    }
    assert!(cells.iter().any(|cell| cell.foreseen.is_some()));
    game.answer("BQ");
    assert_eq!(game.placed(), 1, "the CPU waits");
    game.tap(Cell::B1);
    assert_eq!(game.placed(), 2, "the tap brings the board back alone");
    assert_ne!(game.view().cells(), cells);
    game.tell(BoardEvent::Better);
    game.tell(BoardEvent::Better);
    assert_eq!(shown(&game).better, None);
    game.tell(BoardEvent::Better);
    game.tell(BoardEvent::TakeBack);
    assert_eq!((game.placed(), shown(&game).better), (0, None));
    assert!(as_it_is.iter().any(|cell| cell.last));
}

#[test]
fn after_the_end_the_game_goes_on_and_ends_again() {
    let mut game = practising(Color::Black);
    let effects = game.drive(BLACK_WINS);
    let booked = booked(&effects)[0].clone();
    let date = chrono::NaiveDate::default();
    assert_eq!(booked.record(date), None);
    assert_eq!(booked.kept_games(date).count(), 0);
    let end = game.game().clone();
    assert!(game.result().is_some() && shown(&game).can_take_back);
    let effects = game.tell(BoardEvent::TakeBack);
    assert!(effects.contains(&DriverEffect::Save));
    assert!(game.result().is_none() && game.finished.is_empty());
    let back = Match::restore(game.snapshot(), still()).unwrap();
    assert_eq!(back.snapshot(), game.snapshot());
    game.tell(BoardEvent::Forward);
    assert_eq!(game.game(), &end);
    assert!(game.result().is_some());
    let mut again = Match::restore(game.snapshot(), still()).unwrap();
    again.attend(Attention::Here);
    again.tell(BoardEvent::TakeBack);
    assert!(!again.is_over());
}

#[test]
fn a_kill_loses_neither_the_game_nor_the_way_forward() {
    let mut game = practising(Color::Black);
    game.drive("B4 BQ CQ C1");
    let end = game.game().clone();
    game.tell(BoardEvent::TakeBack);
    game.tell(BoardEvent::TakeBack);
    let mut back = Match::restore(game.snapshot(), still()).unwrap();
    back.attend(Attention::Here);
    assert_eq!(back.essence(), game.essence());
    back.tell(BoardEvent::Forward);
    let effects = back.tell(BoardEvent::Forward);
    assert_eq!(back.game(), &end);
    let mut back = Match::restore(back.snapshot(), still()).unwrap();
    assert_eq!(verdict(&back), None);
    assert_eq!(words_asked(&effects), [2]);
    assert_eq!(words_asked(&back.attend(Attention::Here)), [2]);
    judge(&mut back, 3, "B6");
    assert_eq!(verdict(&back).unwrap().play, mv("CQ").into());
}

#[test]
fn a_way_forward_that_cannot_be_gone_is_dropped() {
    let mut game = practising(Color::Black);
    game.drive("B4 BQ CQ C1");
    game.tell(BoardEvent::TakeBack);
    let mut snapshot = game.snapshot();
    let SavedStage::Playing { forward, .. } = &mut snapshot.stage else {
        panic!("it is being played");
    };
    assert_eq!(forward, "CQ C1");
    *forward = "CP C1".to_owned();
    let back = Match::restore(snapshot, still()).unwrap();
    assert!(!back.driven.can_go_forward());
}

#[test]
fn nobody_is_taken_back_before_the_place_where_practice_began() {
    let before = Game::from_record("B4 BQ").unwrap();
    let opponent = Opponent::Practice {
        level: CpuLevel::One,
        from: before.given(),
        opening: 2,
    };
    let plan = plan(opponent, Color::Black);
    let (mut game, _) = Match::begin_at(plan, Some("B4 BQ"), still(), 0).unwrap();
    assert!(!shown(&game).can_take_back);
    game.drive("CQ C1");
    game.tell(BoardEvent::TakeBack);
    assert_eq!(game.game(), &before);
    assert!(!shown(&game).can_take_back);
    assert_eq!(game.as_practice_began().as_deref(), Some("B4 BQ"));
}

#[test]
fn leaving_costs_nothing_and_a_look_away_asks_again() {
    let mut game = practising(Color::Black);
    game.tap(Cell::B4);
    assert!(!game.leaving_loses() && !game.has_stone_to_lose());
    assert!(does(&game.attend(Attention::Away), Command::StopThinking));
    let effects = game.attend(Attention::Here);
    assert_eq!(asked(&effects).unwrap().judge, Some(0));
}

/// A verdict on the last of these placements.
fn said(moves: &str, cost: Cost) -> Verdict {
    Verdict::on_the_star(&Game::from_record(moves).unwrap(), cost).unwrap()
}

#[test]
fn an_estimate_is_said_only_where_it_is_larger_than_its_error() {
    let cost = |points, exact| Cost {
        points,
        exact,
        best: mv("B6"),
        reply: None,
    };
    for points in 0..3 {
        let verdict = said("B4", cost(points, false));
        assert_eq!(
            (verdict.cost, verdict.better),
            (Points::default(), None),
            "{points}"
        );
        assert_eq!(said("B4", cost(points, true)).cost, Points::whole(points));
    }
    let large = said("B4", cost(6, false));
    assert_eq!((large.cost, large.exact), (Points::whole(6), false));
    assert_eq!(large.better, Some(mv("B6").into()));
}
