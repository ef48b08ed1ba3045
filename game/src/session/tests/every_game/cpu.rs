//! The CPU's turn: questions, answers, waiting, Undo, going away.

use super::*;

#[test]
fn the_cpu_is_asked_at_once_and_answers_after_its_pause() {
    for case in GAMES {
        let mut game = case.against_cpu();
        assert!(!game.is_closed());
        let effects = game.place(case.line[0]);
        assert!(effects.contains(&DriverEffect::Save));
        let asked = turn_asked(&effects).unwrap();
        assert_eq!(
            (asked.level, asked.record),
            (Some(CpuLevel::One), game.record())
        );
        let number = asked.number;
        let (timer, millis) = (Timer::Pace(number), pause(CpuPace::Normal));
        assert!(does(&effects, Command::After { timer, millis }));
        assert!(game.view().sides.turn.thinking && game.is_closed());
        game.answer_to(number, case.line[1]);
        assert_eq!(game.turns(), 1, "it waits for its pause");
        game.tell(BoardEvent::Elapsed(timer));
        assert_eq!(game.record(), game.record_of(&case.start(2)));
        assert!(!game.view().sides.turn.thinking);
    }
}

#[test]
fn a_slow_answer_is_played_when_it_comes() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.place(case.line[0]);
        let question = game.last_question();
        game.tell(BoardEvent::Elapsed(Timer::Pace(question)));
        assert_eq!(game.turns(), 1);
        game.answer_to(question, case.line[1]);
        assert_eq!(game.turns(), 2);
    }
}

#[test]
fn the_answer_also_waits_for_the_animation_but_not_for_ever() {
    let animated: fn(u64) -> BoardEvent = |step| BoardEvent::Animated { step };
    let patient: fn(u64) -> BoardEvent = |step| BoardEvent::Elapsed(Timer::Settle(step));
    for case in GAMES {
        for done in [animated, patient] {
            let (mut game, _) = case.begin_as(case.plan(cpu(), Color::Black), lively());
            let effects = game.place(case.line[0]);
            let step = game.view().sides.step.number;
            let timer = Timer::Settle(step);
            let millis = patience(AnimationSpeed::Normal);
            assert!(does(&effects, Command::After { timer, millis }));
            game.answer(case.line[1]);
            assert_eq!(game.turns(), 1);
            game.tell(BoardEvent::Animated { step: step - 1 });
            assert_eq!(game.turns(), 1, "that was an older step");
            game.tell(done(step));
            assert_eq!(game.turns(), 2);
        }
    }
}

#[test]
fn the_cpu_begins_when_it_is_black() {
    for case in GAMES {
        let (mut game, effects) = case.begin_as(case.plan(cpu(), Color::White), still());
        assert!(turn_asked(&effects).is_some() && game.is_closed());
        game.answer(case.line[0]);
        assert_eq!(game.view().sides.turn.who, Who::You);
        assert!(!game.is_closed());
    }
}

#[test]
fn taps_elsewhere_and_at_other_times_change_nothing() {
    for case in GAMES {
        let mut game = case.against_cpu();
        assert!(game.place(case.nowhere).is_empty());
        game.place(case.line[0]);
        let view = game.view();
        assert!(game.tap_everywhere().is_empty(), "it is the CPU's turn");
        assert_eq!(game.view(), view);
    }
}

#[test]
fn an_answer_to_another_question_is_dropped() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.place(case.line[0]);
        let number = game.last_question();
        for question in [0, number - 1, number + 1] {
            game.answer_to(question, case.line[1]);
            game.tell(BoardEvent::Elapsed(Timer::Pace(question)));
        }
        game.tell(BoardEvent::Elapsed(Timer::Pace(number)));
        assert_eq!(game.turns(), 1);
    }
}

#[test]
fn an_answer_that_cannot_be_played_is_replaced_by_one_that_can() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.place(case.line[0]);
        game.answer(case.nowhere);
        assert_eq!(game.turns(), 2);
    }
}

#[test]
fn the_choices_of_one_game_have_one_source_and_those_of_the_next_another() {
    for case in WITH_REVERSE {
        let seeds = |seed| {
            let plan = Plan {
                format: Format::Reverse,
                seed,
                ..case.plan(cpu(), Color::Black)
            };
            let mut game = case.begin_as(plan, still()).0;
            let mut effects = game.drive(case.whole);
            effects.extend(game.tell(BoardEvent::NextGame));
            let asked = turns_asked(&effects).into_iter();
            asked.map(|asked| asked.seed).collect::<Vec<_>>()
        };
        let (one, other) = (seeds(1), seeds(2));
        assert_eq!(one, seeds(1));
        assert_ne!(one[0], other[0]);
        let (next, first) = one.split_last().unwrap();
        assert!(first.iter().all(|seed| *seed == first[0]));
        assert_ne!(*next, first[0]);
    }
}

#[test]
fn undo_goes_back_to_before_the_own_turn() {
    for case in GAMES {
        let mut game = case.against_cpu();
        assert!(!game.view().can_undo);
        game.drive(&case.start(4));
        assert!(game.view().can_undo);
        let effects = game.tell(BoardEvent::Undo);
        assert_eq!(game.record(), game.record_of(&case.start(2)));
        assert!(effects.contains(&DriverEffect::Save));
        assert!(!game.view().sides.turn.thinking);
        // Once a game on the star, elsewhere as often as wanted.
        game.drive(&case.line[2..4].join(" "));
        assert_eq!(game.view().can_undo, case.terms.is_some());
        assert_eq!(game.killed().view().can_undo, case.terms.is_some());
        let after = game.same();
        for left in if case.terms.is_some() {
            vec![2, 0, 0]
        } else {
            vec![4]
        } {
            game.tell(BoardEvent::Undo);
            assert_eq!(game.turns(), left);
        }
        assert!(!game.view().can_undo && game.tell(BoardEvent::Undo).is_empty());
        assert_eq!(game.same() == after, case.terms.is_none());
        assert!(game.killed().leaving_loses() || case.terms.is_some());
    }
}

#[test]
fn undo_while_the_cpu_thinks_stops_it_and_drops_its_answer() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.place(case.line[0]);
        let stale = game.last_question();
        let effects = game.tell(BoardEvent::Undo);
        assert!(does(&effects, Command::StopThinking));
        assert_eq!(game.turns(), 0);
        game.tell(BoardEvent::Elapsed(Timer::Pace(stale)));
        game.answer_to(stale, case.line[1]);
        assert_eq!(game.turns(), 0);
        game.place(case.line[0]);
        game.answer_to(stale, case.line[1]);
        game.tell(BoardEvent::Elapsed(Timer::Pace(stale)));
        assert_eq!(game.turns(), 1, "the new question is another one");
    }
}

#[test]
fn nothing_moves_while_a_question_is_in_front_and_all_is_remembered() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.place(case.line[0]);
        game.attend(Attention::Held);
        let before = game.same();
        game.answer(case.line[1]);
        game.place(case.line[2]);
        game.tell(BoardEvent::Undo);
        assert_eq!(game.same(), before);
        game.attend(Attention::Here);
        assert_eq!(game.turns(), 2);
    }
}

#[test]
fn while_nobody_looks_the_cpu_stops_and_it_is_asked_again_later() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.place(case.line[0]);
        let stale = game.last_question();
        let stop = [DriverEffect::Device(Command::StopThinking)];
        assert_eq!(game.attend(Attention::Away), stop);
        let before = game.same();
        game.answer(case.line[1]);
        assert!(game.place(case.line[2]).is_empty());
        assert!(game.attend(Attention::Away).is_empty());
        assert_eq!(game.same(), before);
        let effects = game.attend(Attention::Here);
        assert!(stale < turn_asked(&effects).unwrap().number);
        game.answer(case.line[1]);
        assert_eq!(game.turns(), 2);
    }
}

#[test]
fn each_turn_is_said_in_full() {
    for case in GAMES {
        let mut game = case.against_cpu();
        let mut effects = game.place(case.line[0]);
        let before = game.stones();
        effects.extend(game.answer(case.line[1]));
        let placed = effects.iter().filter_map(|effect| match effect {
            DriverEffect::Announce(Speech::Placed(placed)) => Some(placed),
            _ => None,
        });
        let [own, answer] = placed.collect::<Vec<_>>()[..] else {
            panic!("{effects:?}");
        };
        assert_eq!(own.by, Who::You);
        assert!(matches!(answer.by, Who::Cpu(_)));
        assert_eq!(answer.play, case.play(case.line[1]));
        let pairs = before.into_iter().zip(game.stones());
        let turned = pairs.filter(|((_, old), (_, new))| old.is_some() && old != new);
        assert_eq!(answer.flips, turned.count());
        // In Go it can be placed nearly everywhere.
        let is_counted = case.terms != GO.terms;
        let next = Next::Turn {
            who: Who::You,
            color: Color::Black,
            moves: is_counted.then(|| game.open_spots()),
        };
        assert_eq!(answer.next, next);
    }
}
