//! Hints on the star: what they say, what they cost, and that they are written down.
use super::*;
use crate::progress::Beginner;

/// The hint that is shown.
fn shown(game: &Match) -> Option<Hinted> {
    match game.view().hint {
        HintView::Shown(hint) => Some(hint),
        _ => None,
    }
}

#[test]
fn a_hint_says_what_it_wins_and_is_written_down_when_it_is_shown() {
    let mut game = against_cpu();
    game.tell(BoardEvent::Hint);
    let effects = game.advise("B4");
    assert!(effects.contains(&DriverEffect::Save), "it is written down");
    let expected = Hinted {
        play: mv("B4").into(),
        gain: Some(Gain::Flips(1)),
    };
    assert_eq!(shown(&game), Some(expected));
    let view = game.view();
    assert!(view.cells().iter().any(|cell| cell.foreseen.is_some()));
    assert!(view.facts.hinted);
}

/// The gain of this placement by the engine.
fn gain(game: &Match, mv: &str) -> Gain {
    let effect = game.star().preview(mv.parse().unwrap()).unwrap();
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
        play: mv("BJ[W]").into(),
        gain: Some(gain(&game, "BJ[W]")),
    };
    assert_eq!(shown(&game), Some(expected));
    let mut game = begin(cpu(), Color::White);
    game.drive("BQ");
    game.tell(BoardEvent::Hint);
    game.advise("B7[W]");
    let only = Hinted {
        play: mv("B7").into(),
        gain: Some(gain(&game, "B7[W]")),
    };
    assert_eq!(shown(&game), Some(only));
}

#[test]
fn there_is_none_at_a_pass_in_a_call_dialog_and_in_a_series() {
    let mut game = begin(cpu(), Color::White);
    game.drive(PASS);
    assert!(matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
    assert!(game.tell(BoardEvent::Hint).is_empty());
    let mut game = against_cpu();
    game.drive(BOTH_CALLS);
    game.tap(Cell::BJ);
    assert_eq!(game.view().hint, HintView::NotNow);
    let mut game = begin(exam(Exam::Stone), Color::Black);
    assert_eq!(game.view().hint, HintView::Never);
    assert!(game.tell(BoardEvent::Hint).is_empty() && !game.hint_costs());
}

#[test]
fn undo_takes_back_nothing_of_what_a_hint_costs() {
    let mut game = against_cpu();
    game.drive("B4 BQ");
    game.tell(BoardEvent::Hint);
    game.advise("CQ");
    assert_eq!(game.help.hints, 1);
    game.tell(BoardEvent::Undo);
    assert_eq!((game.help.hints, game.help.undos), (1, 1));
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
