//! Practice on the star: the teacher beside a game that counts, and what an estimate says.
use super::*;
use crate::session::practice::{Grade, PracticeView, Verdict};
use rsg_classics::Points;
use rsg_engine::Game;
use rsg_engine::analysis::Cost;

/// The word that the last question asked for.
fn judge(game: &mut Match, points: i32, best: &str) -> Vec<DriverEffect> {
    let question = game.last_question();
    game.tell(word(question, points, best))
}

/// The word that the last question asked for, of a turn that gives a lead away.
fn judge_lost(game: &mut Match, points: i32, best: &str) -> Vec<DriverEffect> {
    let question = game.last_question();
    let lost = Cost {
        loses_lead: true,
        ..cost(points, best)
    };
    let finding = Finding::Cost(lost);
    game.tell(BoardEvent::Answer(Answer { question, finding }))
}

fn cost(points: i32, best: &str) -> Cost {
    Cost {
        points,
        exact: true,
        best: mv(best),
        reply: None,
        loses_lead: false,
    }
}

fn word(question: u64, points: i32, best: &str) -> BoardEvent {
    let cost = cost(points, best);
    let finding = Finding::Cost(cost);
    BoardEvent::Answer(Answer { question, finding })
}

fn shown(game: &Match) -> PracticeView {
    game.view().practice.unwrap()
}

fn judged(game: &Match) -> Vec<(Cell, Grade)> {
    let cells = game.view().cells().to_vec();
    let judged = cells.iter().filter_map(|cell| match cell.highlight {
        Some(Highlight::Judged(grade)) => Some((cell.cell, grade)),
        _ => None,
    });
    judged.collect()
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
    assert_eq!(judged(&game), [(Cell::B6, Grade::Better)]);
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

/// What the teacher says of the last turn, and whether it is heard as no more than a better one.
fn said_of(game: &Match, effects: &[DriverEffect]) -> (Option<Grade>, bool) {
    let is_mild =
        |effect: &DriverEffect| matches!(effect, DriverEffect::Announce(Speech::Better(_)));
    (shown(game).grade, effects.iter().any(is_mild))
}

#[test]
fn in_a_first_game_a_better_turn_is_shown_three_times_and_only_a_lost_lead_is_a_mistake() {
    let mut game = taught();
    let mut said = Vec::new();
    for text in BLACK_WINS.split_whitespace() {
        game.drive_one(text);
        if game.last().by != Color::Black {
            continue;
        }
        let effects = match said.len() {
            4 => judge_lost(&mut game, 2, "B6"),
            5 => judge(&mut game, 0, "B6"),
            _ => judge(&mut game, 12, "B6"),
        };
        said.push(said_of(&game, &effects));
        if said.len() == 6 {
            break;
        }
    }
    let mild = (Some(Grade::Better), true);
    let wanted = [
        mild,
        mild,
        mild,
        (None, false),
        (Some(Grade::Mistake), false),
        (Some(Grade::Good), false),
    ];
    assert_eq!(said, wanted);
}

#[test]
fn a_killed_first_game_remembers_how_often_a_better_turn_was_shown() {
    let mut game = taught();
    let mut said = Vec::new();
    for text in BLACK_WINS.split_whitespace() {
        game.drive_one(text);
        if game.last().by != Color::Black {
            continue;
        }
        let effects = judge(&mut game, 12, "B6");
        said.push((shown(&game).grade, effects.contains(&DriverEffect::Save)));
        if said.len() == 4 {
            break;
        }
        game = Match::restore(game.snapshot(), still()).unwrap();
        game.attend(Attention::Here);
    }
    let shown = (Some(Grade::Better), true);
    assert_eq!(said, [shown, shown, shown, (None, false)]);
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
        loses_lead: false,
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
