//! Practice: a word on every turn, back and forward at any time, and nothing in the books.

use super::*;
use crate::session::practice::{Grade, PracticeView, Verdict};

fn practising(case: &'static GameCase) -> Played {
    case.begin(practice(), Color::Black)
}

fn shown(game: &Played) -> PracticeView {
    game.view().practice.unwrap()
}

fn verdict(game: &Played) -> Option<Verdict> {
    shown(game).verdict
}

/// The stones that are marked on the board as judged.
fn judged(game: &Played) -> Vec<(Spot, Grade)> {
    let highlights: Vec<_> = match game.view().board {
        BoardView::Star { cells, .. } => cells.iter().map(|cell| cell.highlight).collect(),
        BoardView::Squares(board) => board.squares.iter().map(|one| one.highlight).collect(),
    };
    let spots = game.stones().into_iter().map(|(spot, _)| spot);
    let judged = spots
        .zip(highlights)
        .filter_map(|(spot, highlight)| match highlight {
            Some(Highlight::Judged(grade)) => Some((spot, grade)),
            _ => None,
        });
    judged.collect()
}

#[test]
fn a_turn_is_judged_with_the_question_for_the_answer_and_the_word_stays_until_the_next() {
    for case in GAMES {
        let mut game = practising(case);
        assert!(!shown(&game).has_begun);
        let asked = turn_asked(&game.place(case.line[0])).unwrap();
        assert_eq!((asked.level, asked.judge), (Some(CpuLevel::One), Some(0)));
        assert_eq!(verdict(&game), None);
        let effects = game.judge(asked.number, 4, case.other);
        let said = verdict(&game).unwrap();
        assert_eq!(
            (&said.play, said.cost),
            (&case.play(case.line[0]), Points::whole(4))
        );
        assert!(said.exact);
        assert_eq!(said.better, Some(case.play(case.other)));
        assert!(does(
            &effects,
            DriverEffect::Announce(Speech::Verdict(said.clone()))
        ));
        assert_eq!(
            judged(&game),
            [(game.spot(case.line[0]).unwrap(), Grade::Slip)]
        );
        assert!(
            game.view().sides.turn.thinking,
            "the answer is still to come"
        );
        game.answer(case.line[1]);
        assert_eq!(verdict(&game), Some(said));
        let asked = turn_asked(&game.place(case.line[2])).unwrap();
        assert_eq!(asked.judge, Some(2));
        assert_eq!(verdict(&game), None, "that was about another stone");
    }
}

#[test]
fn nobody_waits_for_a_word() {
    for case in GAMES {
        let mut game = practising(case);
        game.place(case.line[0]);
        let question = game.last_question();
        game.answer(case.line[1]);
        assert_eq!(
            (game.view().sides.turn.who, verdict(&game)),
            (Who::You, None)
        );
        game.judge(question, 0, case.line[0]);
        assert_eq!(
            judged(&game),
            [(game.spot(case.line[0]).unwrap(), Grade::Good)],
            "it comes late"
        );
    }
}

#[test]
fn it_is_said_when_the_stones_have_come_to_rest() {
    for case in GAMES {
        let (mut game, _) = case.begin_as(case.plan(practice(), Color::Black), lively());
        game.place(case.line[0]);
        let question = game.last_question();
        game.judge(question, 9, case.other);
        assert_eq!((verdict(&game), judged(&game)), (None, Vec::new()));
        game.show();
        assert_eq!(
            judged(&game),
            [(game.spot(case.line[0]).unwrap(), Grade::Mistake)]
        );
        game.answer(case.line[1]);
        assert!(game.view().sides.step.showing);
        assert!(verdict(&game).is_some(), "also while the CPU places");
    }
}

#[test]
fn nothing_is_said_of_the_cpus_turns() {
    for case in GAMES {
        let (mut game, effects) = case.begin_as(case.plan(practice(), Color::White), still());
        assert_eq!(turn_asked(&effects).unwrap().judge, None);
        let effects = game.answer(case.line[0]);
        assert_eq!(words_asked(&effects), []);
        assert!(!shown(&game).can_take_back);
        let effects = game.place(case.line[1]);
        assert_eq!(turn_asked(&effects).unwrap().judge, Some(1));
    }
}

#[test]
fn no_other_match_is_judged_and_practice_has_no_undo() {
    for case in GAMES {
        let mut game = case.against_cpu();
        let effects = game.place(case.line[0]);
        assert_eq!(turn_asked(&effects).unwrap().judge, None);
        assert_eq!(game.view().practice, None);
        let before = game.same();
        for event in [
            BoardEvent::TakeBack,
            BoardEvent::Forward,
            BoardEvent::Better,
        ] {
            assert!(game.tell(event).is_empty());
        }
        assert_eq!(game.same(), before);
        let mut game = practising(case);
        game.drive(&case.start(2));
        assert!(!game.view().has_undo && game.tell(BoardEvent::Undo).is_empty());
        assert_eq!(game.turns(), 2);
    }
}

#[test]
fn everything_is_taken_back_and_played_again_and_a_kill_loses_nothing_of_it() {
    for case in GAMES {
        let mut game = practising(case);
        game.drive(&case.start(4));
        let marks = [0, 2, 4].map(|turns| game.record_of(&case.start(turns)));
        assert!(!shown(&game).can_go_forward);
        for mark in [&marks[1], &marks[0]] {
            assert!(shown(&game).can_take_back);
            let effects = game.tell(BoardEvent::TakeBack);
            assert!(effects.contains(&DriverEffect::Save));
            assert_eq!((&game.record(), turn_asked(&effects)), (mark, None));
            assert_eq!(game.view().sides.turn.who, Who::You);
        }
        assert!(!shown(&game).can_take_back && game.tell(BoardEvent::TakeBack).is_empty());
        let back = game.killed();
        assert_eq!(back.same(), game.same());
        for mut game in [game, back] {
            for mark in &marks[1..] {
                assert!(shown(&game).can_go_forward);
                assert!(game.tell(BoardEvent::Forward).contains(&DriverEffect::Save));
                assert_eq!(game.record(), *mark);
            }
            assert!(game.tell(BoardEvent::Forward).is_empty());
            assert!(!game.leaving_loses() && !game.has_stone_to_lose());
        }
    }
}

#[test]
fn a_way_forward_that_cannot_be_gone_is_dropped() {
    for case in GAMES {
        let mut game = practising(case);
        game.drive(&case.start(4));
        game.tell(BoardEvent::TakeBack);
        assert!(shown(&game.kept()).can_go_forward);
        let mut saved = game.snapshot();
        let SavedStage::Playing { forward, .. } = &mut saved.stage else {
            panic!("{saved:?}");
        };
        *forward = format!("{0} {0}", case.line[0]);
        let back = Match::restore(saved, still()).unwrap();
        assert!(!back.view().practice.unwrap().can_go_forward);
    }
}

#[test]
fn another_turn_ends_the_way_forward_and_is_judged_anew() {
    for case in GAMES {
        let mut game = practising(case);
        game.drive(&case.start(4));
        game.tell(BoardEvent::TakeBack);
        game.tell(BoardEvent::TakeBack);
        game.place(case.other);
        assert!(!shown(&game).can_go_forward && verdict(&game).is_none());
    }
}

#[test]
fn what_was_said_is_said_again_on_the_way_back_and_forward() {
    for case in GAMES {
        let mut game = practising(case);
        for (at, points) in [(0, 4), (2, 0)] {
            game.place(case.line[at]);
            let question = game.last_question();
            let best = if points == 0 {
                case.line[at]
            } else {
                case.other
            };
            game.judge(question, points, best);
            game.answer(case.line[at + 1]);
        }
        let cost = |game: &Played| verdict(game).unwrap().cost;
        let effects = game.tell(BoardEvent::TakeBack);
        assert_eq!(
            (words_asked(&effects), cost(&game)),
            (vec![], Points::whole(4))
        );
        let effects = game.tell(BoardEvent::Forward);
        assert_eq!(
            (words_asked(&effects), cost(&game)),
            (vec![], Points::default())
        );
    }
}

#[test]
fn taking_back_while_the_cpu_thinks_stops_it_and_drops_what_comes() {
    for case in GAMES {
        let mut game = practising(case);
        game.place(case.line[0]);
        let stale = game.last_question();
        assert!(does(
            &game.tell(BoardEvent::TakeBack),
            Command::StopThinking
        ));
        game.judge(stale, 4, case.other);
        game.answer_to(stale, case.line[1]);
        game.tell(BoardEvent::Elapsed(Timer::Pace(stale)));
        assert_eq!((game.turns(), verdict(&game)), (0, None));
        let asked = turn_asked(&game.tell(BoardEvent::Forward)).unwrap();
        assert_eq!(asked.judge, Some(0), "nothing is known of it yet");
        assert_ne!(asked.number, stale);
        game.answer(case.line[1]);
        assert_eq!(game.turns(), 2);
    }
}

#[test]
fn what_is_judged_alone_is_asked_for_once_and_a_hint_does_not_lose_it() {
    for case in GAMES {
        let mut game = practising(case);
        game.drive(&case.start(2));
        assert_eq!(words_asked(&game.attend(Attention::Here)), []);
        assert_eq!(words_asked(&game.attend(Attention::Away)), []);
        let mut game = game.kept();
        let [(number, 0)] = words_asked(&game.attend(Attention::Here))[..] else {
            panic!("{case:?}");
        };
        assert_eq!(words_asked(&game.attend(Attention::Here)), []);
        let asked = turn_asked(&game.tell(BoardEvent::Hint)).unwrap();
        assert_eq!(asked.judge, Some(0));
        let [(again, 0)] = words_asked(&game.tell(BoardEvent::Hint))[..] else {
            panic!("{case:?}");
        };
        game.judge(number, 2, case.other);
        assert_eq!(verdict(&game), None, "that question is stale");
        game.judge(again, 0, case.line[0]);
        assert_eq!(verdict(&game).unwrap().grade(), Grade::Good);
        assert_eq!(words_asked(&game.attend(Attention::Here)), []);
    }
}

#[test]
fn at_a_pass_the_word_is_asked_for_alone_and_once() {
    let mut game = STAR.begin(practice(), Color::White);
    let effects = game.drive(PASS);
    assert!(matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
    let last = words_asked(&effects).last().map(|(_, turn)| *turn);
    assert_eq!(last, Some(game.turns() - 1));
    assert_eq!(words_asked(&game.tell(BoardEvent::GoOn)), []);
}

#[test]
fn the_better_turn_is_shown_on_the_board_it_belonged_to_and_the_match_waits() {
    for case in GAMES {
        let mut game = practising(case);
        assert!(game.tell(BoardEvent::Better).is_empty());
        let before = game.stones();
        game.place(case.line[0]);
        let question = game.last_question();
        game.judge(question, 4, case.other);
        let effects = game.tell(BoardEvent::Better);
        let better = shown(&game).better.unwrap();
        assert!(does(
            &effects,
            DriverEffect::Announce(Speech::Better(better))
        ));
        assert_eq!(game.stones(), before, "the board before it");
        assert!(game.is_closed() && game.points_out(case.other));
        game.answer(case.line[1]);
        assert_eq!(game.turns(), 1, "the CPU waits");
        game.place(case.line[2]);
        assert_eq!(game.turns(), 2, "the tap brings the board back alone");
        assert_eq!(shown(&game).better, None);
        game.tell(BoardEvent::Better);
        assert!(shown(&game).better.is_some());
        game.tell(BoardEvent::Better);
        assert_eq!(shown(&game).better, None, "it goes away as it has come");
        game.tell(BoardEvent::Better);
        game.tell(BoardEvent::TakeBack);
        assert_eq!((game.turns(), shown(&game).better), (0, None));
    }
}

#[test]
fn after_the_end_the_game_goes_on_and_ends_again() {
    for case in GAMES {
        let mut game = practising(case);
        let effects = game.drive(case.whole);
        let result = booked(&effects)[0];
        assert_eq!(result.record(Default::default()), None, "it is in no book");
        assert_eq!(result.kept_games(Default::default()).count(), 0);
        let (end, over) = (game.record(), game.result().unwrap());
        assert_eq!(over.uncounted, Some(Uncounted::Practice));
        assert!(shown(&game).can_take_back);
        let back = game.killed();
        for mut game in [game, back] {
            let effects = game.tell(BoardEvent::TakeBack);
            assert!(effects.contains(&DriverEffect::Save));
            assert!(!game.is_over() && game.result().is_none() && game.finished().is_none());
            let mut back = game.killed();
            assert_eq!(back.same(), game.same());
            back.tell(BoardEvent::Forward);
            assert_eq!(
                (back.record(), back.result()),
                (end.clone(), Some(over.clone()))
            );
        }
    }
}

#[test]
fn nobody_is_taken_back_before_the_place_where_practice_began() {
    for case in GAMES {
        let opponent = Opponent::Practice {
            level: CpuLevel::One,
            from: rsg_engine::Position::start(),
            opening: 2,
        };
        let plan = case.plan(opponent, Color::Black);
        let (mut game, _) = case.begin_at(plan, Some(&case.start(2)), still(), 0);
        let start = game.record();
        assert!(!shown(&game).can_take_back);
        game.drive(&case.line[2..4].join(" "));
        game.tell(BoardEvent::TakeBack);
        assert_eq!(game.record(), start);
        assert!(!shown(&game).can_take_back);
        assert_eq!(game.beginning(), Some(start));
    }
}

#[test]
fn leaving_costs_nothing_and_a_look_away_asks_again() {
    for case in GAMES {
        let mut game = practising(case);
        game.place(case.line[0]);
        assert!(!game.leaving_loses() && !game.has_stone_to_lose());
        assert!(does(&game.attend(Attention::Away), Command::StopThinking));
        let effects = game.attend(Attention::Here);
        assert_eq!(turn_asked(&effects).unwrap().judge, Some(0));
        assert!(booked(&game.leave()).is_empty());
    }
}
