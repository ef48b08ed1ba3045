//! Passes that the rules force: the notice, and who goes on.

use super::*;

/// Games with turns after which Black has none, so that White has the turn again.
static WITH_PASSES: [(&GameCase, &str); 2] = [(&STAR, PASS), (&REVERSI, "f5 f6 d3 g5 h5 h4 g7 h6")];

fn before_last(line: &str) -> (&str, &str) {
    line.rsplit_once(' ').unwrap()
}

fn is_told(game: &Played) -> bool {
    let overlay = game.overlay();
    matches!(overlay, Some(BoardOverlay::Pass { color, .. }) if color == Color::Black)
}

#[test]
fn undo_takes_back_every_turn_of_the_cpu_since() {
    for (case, line) in WITH_PASSES {
        let mut game = case.begin(cpu(), Color::White);
        game.drive(line);
        game.tell(BoardEvent::GoOn);
        game.tell(BoardEvent::Undo);
        assert_eq!(game.record(), game.record_of(before_last(line).0));
        assert_eq!(game.view().sides.turn.side, Color::White);
    }
}

#[test]
fn the_notice_against_the_cpu_goes_by_itself_or_with_a_tap() {
    for (case, line) in WITH_PASSES {
        let mut game = case.against_cpu();
        let (others, last) = before_last(line);
        game.drive(others);
        let effects = game.answer(last);
        let timer = Timer::Pass(game.view().sides.step.number);
        let millis = PASS_NOTICE;
        assert!(does(&effects, Command::After { timer, millis }));
        assert!(is_told(&game) && turn_asked(&effects).is_none());
        let mut tapped = game.clone();
        let effects = game.tell(BoardEvent::Elapsed(timer));
        assert!(turn_asked(&effects).is_some());
        let effects = tapped.tell(BoardEvent::GoOn);
        assert!(turn_asked(&effects).is_some());
        assert_eq!((game.overlay(), tapped.overlay()), (None, None));
        let late = tapped.tell(BoardEvent::Elapsed(timer));
        assert!(late.is_empty(), "the timer means nothing any more");
    }
}

#[test]
fn the_notice_comes_after_the_animation() {
    for (case, line) in WITH_PASSES {
        let (mut game, _) = case.begin_as(case.plan(cpu(), Color::Black), lively());
        let (others, last) = before_last(line);
        game.drive(others);
        game.answer(last);
        assert_eq!(game.overlay(), None);
        let effects = game.show();
        assert!(is_told(&game) && times_a_pass(&effects));
    }
}

#[test]
fn who_has_the_turn_again_can_place_without_reading_it() {
    for (case, line) in WITH_PASSES {
        let mut game = case.begin(cpu(), Color::White);
        game.drive(line);
        assert!(is_told(&game) && !game.is_closed());
        game.tap_everywhere();
        assert!(!is_told(&game));
    }
}

#[test]
fn of_two_people_who_has_the_turn_again_keeps_the_phone() {
    for (case, line) in WITH_PASSES {
        let mut game = case.two_people();
        let effects = game.drive(line);
        assert!(is_told(&game));
        assert!(!times_a_pass(&effects), "the notice waits for a tap");
        game.tell(BoardEvent::GoOn);
        assert_eq!(game.overlay(), None);
        assert_eq!(game.view().sides.turn.side, Color::White);
    }
}

#[test]
fn a_notice_that_was_up_is_up_again() {
    for (case, line) in WITH_PASSES {
        for (opponent, is_cpu) in [(cpu(), true), (people(), false)] {
            let mut game = case.begin(opponent, Color::Black);
            game.drive(line);
            let mut back = game.kept();
            let effects = back.attend(Attention::Here);
            assert_eq!(back.overlay(), game.overlay());
            assert!(is_told(&back));
            assert_eq!(times_a_pass(&effects), is_cpu);
            assert_eq!(
                turn_asked(&effects),
                None,
                "the CPU waits until it was read"
            );
            let effects = back.tell(BoardEvent::GoOn);
            assert_eq!(back.overlay(), None);
            assert_eq!(turn_asked(&effects).is_some(), is_cpu);
        }
    }
}
