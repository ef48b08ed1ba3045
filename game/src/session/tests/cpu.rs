//! Passes against the CPU.
use super::*;

#[test]
fn undo_takes_back_every_placement_the_cpu_made_since() {
    // White is the player: after its BJ black must pass, and white places again.
    let mut game = begin(cpu(), Color::White);
    game.drive(PASS);
    game.tell(BoardEvent::GoOn);
    game.tell(BoardEvent::Undo);
    assert_eq!(game.placed(), 5);
    assert_eq!(game.game().position().to_move(), Color::White);
}

#[test]
fn a_pass_notice_against_the_cpu_goes_on_by_itself_or_with_a_tap() {
    let mut game = against_cpu();
    let effects = game.drive(PASS);
    let step = game.view().sides.step.number;
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::Pass {
            color: Color::Black,
            who: Who::You
        })
    ));
    assert!(does(
        &effects,
        Command::After {
            timer: Timer::Pass(step),
            millis: PASS_NOTICE,
        }
    ));
    let mut tapped = game.clone();
    let effects = game.tell(BoardEvent::Elapsed(Timer::Pass(step)));
    assert!(asked(&effects).is_some());
    assert_eq!(game.overlay(), None);
    let effects = tapped.tell(BoardEvent::GoOn);
    assert!(asked(&effects).is_some());
    assert_eq!(tapped.overlay(), None);
    assert!(
        tapped
            .tell(BoardEvent::Elapsed(Timer::Pass(step)))
            .is_empty(),
        "the timer means nothing any more"
    );
}

#[test]
fn without_animation_a_pass_after_the_cpus_placement_is_timed_at_once() {
    let mut game = against_cpu();
    game.drive("B4 BQ CQ C1 BX");
    let effects = game.answer("BJ[W]");
    let step = game.view().sides.step.number;
    assert!(does(
        &effects,
        Command::After {
            timer: Timer::Pass(step),
            millis: PASS_NOTICE,
        }
    ));
}

#[test]
fn the_pass_notice_comes_after_the_animation() {
    let mut game = lively_match(cpu());
    game.drive("B4 BQ CQ C1 BX");
    game.answer("BJ[W]");
    assert_eq!(game.overlay(), None);
    let effects = game.show();
    assert!(matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
    assert!(times_a_pass(&effects));
}

#[test]
fn who_passes_for_the_cpu_can_place_without_reading_it() {
    let mut game = begin(cpu(), Color::White);
    game.drive(PASS);
    assert!(matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
    let playable = game
        .view()
        .cells()
        .iter()
        .find(|cell| cell.mark == Mark::Playable)
        .unwrap()
        .cell;
    game.tap(playable);
    assert!(!matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
}
