//! Hints: asked for, shown, taken away, written down.
use super::*;
use crate::progress::Beginner;

/// The hint that is shown.
fn shown(game: &Match) -> Option<Hinted> {
    match game.view().hint {
        HintView::Shown(AnyHint::Star(hint)) => Some(hint),
        _ => None,
    }
}

fn practice(moves: &str) -> Match {
    let game = rsg_engine::Game::from_record(moves).unwrap();
    let opponent = Opponent::Practice {
        level: CpuLevel::One,
        from: rsg_engine::Position::start(),
        opening: game.turns().len(),
    };
    let first = game.position().to_move();
    Match::begin_at(plan(opponent, first), Some(moves), still(), 0)
        .unwrap()
        .0
}

#[test]
fn a_hint_before_the_first_stone_is_oracles_and_shown_for_a_moment() {
    let mut game = against_cpu();
    assert_eq!(game.view().hint, HintView::Open);
    let effects = game.tell(BoardEvent::Hint);
    let question = asked(&effects).unwrap();
    assert_eq!(question.level, CpuLevel::Oracle);
    assert_eq!(question.game, *game.game());
    let number = question.number;
    assert_eq!(game.view().hint, HintView::Sought);
    assert!(
        !game.view().sides.turn.thinking,
        "it is still the person's turn"
    );
    let effects = game.advise("B4");
    assert!(effects.contains(&DriverEffect::Save), "it is written down");
    assert!(does(
        &effects,
        Command::After {
            timer: Timer::Hint(number),
            millis: HINT_SHOWN,
        }
    ));
    let expected = Hinted {
        cell: Cell::B4,
        call: None,
        gain: Gain::Flips(1),
    };
    assert_eq!(shown(&game), Some(expected));
    assert!(does(
        &effects,
        Command::Announce(Speech::Hint(AnyHint::Star(expected)))
    ));
    let view = game.view();
    assert_eq!(view.cells()[Cell::B4.index()].ghost, Some(Color::Black));
    assert!(view.cells().iter().any(|cell| cell.foreseen.is_some()));
    assert!(view.facts.hinted);
    game.tell(BoardEvent::Elapsed(Timer::Hint(number - 1)));
    assert!(shown(&game).is_some(), "that was an older one");
    game.tell(BoardEvent::Elapsed(Timer::Hint(number)));
    assert_eq!(game.view().hint, HintView::Open);
    assert!(game.view().cells().iter().all(|cell| cell.ghost.is_none()));
    assert!(game.game().turns().is_empty(), "it places nothing");
}

/// What the engine says that this placement wins.
fn gain(game: &Match, mv: &str) -> Gain {
    let effect = game.game().preview(mv.parse().unwrap()).unwrap();
    assert_eq!(effect.capture_count(), 0);
    Gain::Flips(effect.flip_count())
}

/// A game that was begun at the lowest rank.
fn as_a_beginner() -> Match {
    let plan = Plan {
        beginner: Beginner {
            taught: false,
            free_hints: Beginner::FREE_HINTS,
        },
        ..plan(cpu(), Color::Black)
    };
    Match::begin(plan, still()).0
}

#[test]
fn a_beginner_s_first_three_hints_are_free_and_the_fourth_is_not() {
    let mut game = as_a_beginner();
    for taken in 0..3 {
        assert!(!game.hint_costs(), "{taken}");
        assert_eq!(game.view().free_hints, 3 - taken);
        game.tell(BoardEvent::Hint);
        game.advise("B4");
        game.tell(BoardEvent::Hint);
        let help = game.help;
        assert_eq!((help.free_hints, help.hints), (taken + 1, 0));
        assert!(!game.view().facts.hinted);
    }
    assert!(game.hint_costs(), "it is said before the fourth");
    game.tell(BoardEvent::Hint);
    game.advise("B4");
    assert_eq!((game.help.free_hints, game.help.hints), (3, 1));
    assert!(!game.hint_costs(), "said once a match");
    let restored = Match::restore(game.snapshot(), still()).unwrap();
    assert_eq!((restored.help.free_hints, restored.help.hints), (3, 1));
}

#[test]
fn a_hint_says_the_call_only_where_the_dialog_asks() {
    let mut game = against_cpu();
    game.drive(BOTH_CALLS);
    game.tell(BoardEvent::Hint);
    game.advise("BJ[W]");
    let expected = Hinted {
        cell: Cell::BJ,
        call: Some(Color::White),
        gain: gain(&game, "BJ[W]"),
    };
    assert_eq!(shown(&game), Some(expected));
    let mut game = begin(cpu(), Color::White);
    game.drive("BQ");
    game.tell(BoardEvent::Hint);
    game.advise("B7[W]");
    let only = Hinted {
        cell: Cell::B7,
        call: None,
        gain: gain(&game, "B7[W]"),
    };
    assert_eq!(shown(&game), Some(only));
}

#[test]
fn there_is_none_while_the_cpu_thinks_passes_or_the_game_is_over() {
    let mut game = against_cpu();
    game.tap(Cell::B4);
    assert_eq!(game.view().hint, HintView::NotNow);
    let before = game.view();
    assert!(game.tell(BoardEvent::Hint).is_empty());
    assert_eq!(game.view(), before, "the CPU's question stands");
    let mut game = begin(cpu(), Color::White);
    game.drive(PASS);
    assert!(matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
    assert!(game.tell(BoardEvent::Hint).is_empty());
    let mut game = against_cpu();
    game.drive(BLACK_WINS);
    assert!(game.tell(BoardEvent::Hint).is_empty());
    let mut game = against_cpu();
    game.drive(BOTH_CALLS);
    game.tap(Cell::BJ);
    assert_eq!(
        game.view().hint,
        HintView::NotNow,
        "the call dialog is open"
    );
}

#[test]
fn there_is_none_in_a_series_and_none_between_two_people() {
    for opponent in [exam(Exam::Stone), people()] {
        let mut game = begin(opponent, Color::Black);
        assert_eq!(game.view().hint, HintView::Never);
        assert!(game.tell(BoardEvent::Hint).is_empty());
        assert!(!game.hint_costs());
    }
}

#[test]
fn a_placement_withdraws_the_question_and_a_late_answer_is_dropped() {
    let mut game = against_cpu();
    game.tell(BoardEvent::Hint);
    let stale = game.last_question();
    let effects = game.tap(Cell::B4);
    let stop = effects
        .iter()
        .position(|e| *e == DriverEffect::Device(Command::StopThinking));
    let think = effects
        .iter()
        .position(|e| matches!(e, DriverEffect::Device(Command::Ask(_))));
    assert!(stop.unwrap() < think.unwrap(), "the CPU's own comes after");
    game.answer_to(stale, "B6");
    game.tell(BoardEvent::Elapsed(Timer::Pace(stale)));
    assert_eq!(game.placed(), 1);
    assert!(
        !game.view().facts.hinted,
        "one that never came costs nothing"
    );
    game.answer("BQ");
    game.answer_to(stale, "CQ");
    assert_eq!(game.view().hint, HintView::Open);
}

#[test]
fn asking_again_takes_it_away_and_a_tap_beside_the_cells_leaves_it() {
    let mut game = against_cpu();
    game.tell(BoardEvent::Hint);
    assert!(game.tap(Cell::CP).is_empty());
    assert_eq!(game.view().hint, HintView::Sought);
    assert_eq!(
        game.tell(BoardEvent::Hint),
        [DriverEffect::Device(Command::StopThinking)]
    );
    assert_eq!(game.view().hint, HintView::Open);
    game.tell(BoardEvent::Hint);
    game.advise("B4");
    assert!(game.tap(Cell::CP).is_empty());
    assert!(shown(&game).is_some());
    assert!(game.tell(BoardEvent::Hint).is_empty());
    assert_eq!(game.view().hint, HintView::Open);
    assert!(game.view().facts.hinted, "what was seen was seen");
}

#[test]
fn undo_takes_a_hint_away_and_not_what_it_costs() {
    let mut game = against_cpu();
    game.drive("B4 BQ");
    game.tell(BoardEvent::Hint);
    game.advise("CQ");
    assert_eq!(game.help.hints, 1);
    game.tell(BoardEvent::Undo);
    assert_eq!(game.view().hint, HintView::Open);
    assert!(game.game().turns().is_empty());
    assert_eq!((game.help.hints, game.help.undos), (1, 1));
    let mut seeking = against_cpu();
    seeking.drive("B4 BQ");
    seeking.tell(BoardEvent::Hint);
    let stale = seeking.last_question();
    assert!(does(&seeking.tell(BoardEvent::Undo), Command::StopThinking));
    seeking.answer_to(stale, "B4");
    assert_eq!(seeking.view().hint, HintView::Open);
}

#[test]
fn an_answer_that_cannot_be_played_is_replaced_by_one_that_can() {
    let mut game = against_cpu();
    let first = game.game().moves()[0].cell;
    game.tell(BoardEvent::Hint);
    game.advise("CP");
    assert_eq!(shown(&game).unwrap().cell, first);
}

#[test]
fn it_waits_for_the_animation_and_for_a_question_in_front() {
    let mut game = lively_match(cpu());
    game.drive("B4");
    game.answer("BQ");
    game.tell(BoardEvent::Hint);
    game.advise("CQ");
    assert_eq!(game.view().hint, HintView::Sought, "stones still move");
    game.show();
    assert!(shown(&game).is_some());
    let mut game = against_cpu();
    game.tell(BoardEvent::Hint);
    game.attend(Attention::Held);
    game.advise("B4");
    assert!(shown(&game).is_none());
    assert!(asked(&game.attend(Attention::Here)).is_none());
    assert!(shown(&game).is_some());
}

#[test]
fn leaving_and_pausing_stop_it_and_coming_back_does_not_ask_again() {
    let mut game = against_cpu();
    game.tell(BoardEvent::Hint);
    assert!(does(&Box::new(game.clone()).leave(), Command::StopThinking));
    assert!(does(&game.attend(Attention::Away), Command::StopThinking));
    assert!(asked(&game.attend(Attention::Here)).is_none());
    assert_eq!(game.view().hint, HintView::Open);
    game.tell(BoardEvent::Hint);
    game.advise("B4");
    assert!(game.attend(Attention::Away).is_empty());
    game.attend(Attention::Here);
    assert_eq!(game.view().hint, HintView::Open);
}

#[test]
fn what_was_shown_stays_written_down_through_a_kill() {
    let mut game = against_cpu();
    game.drive("B4 BQ");
    assert!(game.hint_costs());
    game.tell(BoardEvent::Hint);
    game.advise("CQ");
    assert!(!game.hint_costs());
    let mut back = Match::restore(game.snapshot(), still()).unwrap();
    back.attend(Attention::Here);
    assert!(back.view().facts.hinted && !back.hint_costs());
    assert_eq!(back.view().hint, HintView::Open);
    assert_eq!(back.snapshot(), game.snapshot());
}

#[test]
fn the_result_carries_it_over_both_games_of_a_reverse_match() {
    let mut game = begin_reverse(cpu(), Color::Black);
    game.tell(BoardEvent::Hint);
    game.advise("B1[B]");
    game.drive(BLACK_WINS);
    game.tell(BoardEvent::NextGame);
    assert!(!game.hint_costs(), "it is one result");
    let effects = game.drive(DRAW);
    let result = booked(&effects)[0];
    assert_eq!(result.help.hints, 1);
    assert!(result.is_practice());
}

#[test]
fn practice_has_hints_and_they_cost_nothing() {
    let mut game = practice("B4 BQ");
    assert!(!game.hint_costs());
    game.tell(BoardEvent::Hint);
    game.advise("CQ");
    assert!(shown(&game).is_some());
}
