//! Hints: asked for, shown, taken away. What they cost is the star's own ([`super::super::hint`]).

use super::*;

fn shown(game: &Played) -> bool {
    matches!(game.view().hint, HintView::Shown(_))
}

/// Asks for a hint, and answers with this turn.
fn advise(game: &mut Played, word: &str) -> Vec<DriverEffect> {
    game.tell(BoardEvent::Hint);
    game.answer_to(game.last_question(), word)
}

#[test]
fn it_is_the_best_turn_and_shown_for_a_moment() {
    for case in GAMES {
        let mut game = case.against_cpu();
        assert_eq!(game.view().hint, HintView::Open);
        let asked = turn_asked(&game.tell(BoardEvent::Hint)).unwrap();
        assert_eq!((asked.level, asked.record), (None, game.record()));
        assert_eq!(game.view().hint, HintView::Sought);
        assert!(
            !game.view().sides.turn.thinking,
            "it is still the person's turn"
        );
        let effects = game.answer_to(asked.number, case.line[0]);
        let (timer, millis) = (Timer::Hint(asked.number), HINT_SHOWN);
        assert!(does(&effects, Command::After { timer, millis }));
        let HintView::Shown(hint) = game.view().hint else {
            panic!("{:?}", game.view().hint);
        };
        assert!(does(&effects, DriverEffect::Announce(Speech::Hint(hint))));
        assert!(game.points_out(case.line[0]));
        game.tell(BoardEvent::Elapsed(Timer::Hint(asked.number - 1)));
        assert!(shown(&game), "that was an older one");
        game.tell(BoardEvent::Elapsed(timer));
        assert_eq!((game.view().hint, game.turns()), (HintView::Open, 0));
    }
}

#[test]
fn there_is_none_while_the_cpu_thinks_and_none_between_two_people() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.place(case.line[0]);
        let before = game.view();
        assert_eq!(before.hint, HintView::NotNow);
        assert!(game.tell(BoardEvent::Hint).is_empty());
        assert_eq!(game.view(), before, "the CPU's question stands");
        let mut game = case.two_people();
        assert_eq!(game.view().hint, HintView::Never);
        assert!(game.tell(BoardEvent::Hint).is_empty() && !game.hint_costs());
    }
}

#[test]
fn a_turn_withdraws_the_question_and_a_late_answer_is_dropped() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.tell(BoardEvent::Hint);
        let stale = game.last_question();
        let effects = game.place(case.line[0]);
        let at = |wanted: fn(&DriverEffect) -> bool| effects.iter().position(wanted).unwrap();
        let stop = at(|effect| *effect == Command::StopThinking.into());
        let think = at(|effect| matches!(effect, DriverEffect::Ask(_)));
        assert!(stop < think, "the CPU's own comes after");
        game.answer_to(stale, case.other);
        game.tell(BoardEvent::Elapsed(Timer::Pace(stale)));
        assert_eq!(game.turns(), 1);
        assert!(
            !game.view().facts.hinted,
            "one that never came costs nothing"
        );
        game.answer(case.line[1]);
        game.answer_to(stale, case.line[2]);
        assert_eq!(game.view().hint, HintView::Open);
    }
}

#[test]
fn asking_again_takes_it_away_and_a_tap_where_nothing_can_be_placed_leaves_it() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.tell(BoardEvent::Hint);
        assert!(game.place(case.nowhere).is_empty());
        assert_eq!(game.view().hint, HintView::Sought);
        let stop = [DriverEffect::Device(Command::StopThinking)];
        assert_eq!(game.tell(BoardEvent::Hint), stop);
        assert_eq!(game.view().hint, HintView::Open);
        advise(&mut game, case.line[0]);
        assert!(game.place(case.nowhere).is_empty() && shown(&game));
        assert!(game.tell(BoardEvent::Hint).is_empty());
        assert_eq!(game.view().hint, HintView::Open);
        // What was seen was seen, where that is counted.
        assert_eq!(game.view().facts.hinted, case.terms.is_none());
    }
}

#[test]
fn undo_takes_it_away() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.drive(&case.start(2));
        advise(&mut game, case.line[2]);
        game.tell(BoardEvent::Undo);
        assert_eq!((game.view().hint, game.turns()), (HintView::Open, 0));
        let mut seeking = case.against_cpu();
        seeking.drive(&case.start(2));
        seeking.tell(BoardEvent::Hint);
        let stale = seeking.last_question();
        assert!(does(&seeking.tell(BoardEvent::Undo), Command::StopThinking));
        seeking.answer_to(stale, case.line[0]);
        assert_eq!(seeking.view().hint, HintView::Open);
    }
}

#[test]
fn an_answer_that_cannot_be_played_is_replaced_by_one_that_can() {
    for case in GAMES {
        let mut game = case.against_cpu();
        advise(&mut game, case.nowhere);
        assert!(shown(&game));
    }
}

#[test]
fn it_waits_for_the_animation_and_for_a_question_in_front() {
    for case in GAMES {
        let (mut game, _) = case.begin_as(case.plan(cpu(), Color::Black), lively());
        game.drive(case.line[0]);
        game.answer(case.line[1]);
        advise(&mut game, case.line[2]);
        assert_eq!(game.view().hint, HintView::Sought, "stones still move");
        game.show();
        assert!(shown(&game));
        let mut game = case.against_cpu();
        game.tell(BoardEvent::Hint);
        game.attend(Attention::Held);
        game.answer_to(game.last_question(), case.line[0]);
        assert!(!shown(&game));
        assert_eq!(turn_asked(&game.attend(Attention::Here)), None);
        assert!(shown(&game));
    }
}

#[test]
fn leaving_and_going_away_stop_it_and_coming_back_does_not_ask_again() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.tell(BoardEvent::Hint);
        assert!(does(&game.clone().leave(), Command::StopThinking));
        assert!(does(&game.attend(Attention::Away), Command::StopThinking));
        assert_eq!(turn_asked(&game.attend(Attention::Here)), None);
        assert_eq!(game.view().hint, HintView::Open);
        advise(&mut game, case.line[0]);
        assert!(game.attend(Attention::Away).is_empty());
        game.attend(Attention::Here);
        assert_eq!(game.view().hint, HintView::Open);
    }
}

#[test]
fn in_practice_hints_cost_nothing() {
    for case in GAMES {
        let mut game = case.begin(practice(), Color::Black);
        assert!(!game.hint_costs());
        advise(&mut game, case.line[0]);
        assert!(shown(&game) && !game.view().facts.hinted);
    }
}
