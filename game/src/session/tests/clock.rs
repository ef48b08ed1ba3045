//! A match with a clock.
use super::*;
use crate::progress::{Absence, Ending, Millis};

fn with_clock(opponent: Opponent, format: Format) -> Match {
    let plan = Plan {
        minutes: Minutes(1),
        format,
        ..plan(opponent, Color::Black)
    };
    Match::begin_at(plan, None, still(), 1_000_000).unwrap().0
}

fn seconds(game: &Match, color: Color) -> Option<u64> {
    game.view().sides.panels[color].seconds
}

/// So long after the beginning.
fn at(game: &mut Match, millis: Millis) {
    game.set_now(1_000_000 + millis);
}

fn killed(game: &Match, millis: Millis) -> Match {
    let mut back = Match::restore(game.snapshot(), still()).unwrap();
    at(&mut back, millis);
    back.attend(Attention::Here);
    back
}

#[test]
fn there_is_none_unless_it_was_agreed() {
    let game = against_cpu();
    assert!(!game.has_clock() && game.snapshot().clock.is_none());
    assert_eq!(seconds(&game, Color::Black), None);
}

#[test]
fn each_ones_time_runs_while_it_is_their_turn() {
    let mut game = with_clock(people(), Format::Single);
    at(&mut game, 10_000);
    game.tap(Cell::B4);
    game.tell(BoardEvent::GoOn);
    at(&mut game, 15_000);
    game.tap(Cell::BQ);
    assert_eq!(seconds(&game, Color::Black), Some(50));
    assert_eq!(seconds(&game, Color::White), Some(55));
}

#[test]
fn whoever_runs_out_of_time_has_lost_and_it_is_booked_so() {
    for (opponent, loser) in [(people(), Color::White), (cpu(), Color::Black)] {
        let mut game = with_clock(opponent, Format::Single);
        if loser == Color::White {
            game.tap(Cell::B4);
            game.tell(BoardEvent::GoOn);
        }
        at(&mut game, 60_000);
        let effects = game.tap(Cell::BQ);
        let result = booked(&effects)[0].clone();
        assert_eq!(decided(&result), Some(EndReason::Time(loser)));
        let record = result.record(chrono::NaiveDate::default()).unwrap();
        assert_eq!(record.ending, Ending::OnTime);
        assert_eq!(result.winner, Some(game.plan().player_of(!loser, 0)));
        let told = game.result().unwrap();
        assert_eq!(told.reason, Some(EndReason::Time(loser)));
        assert!(game.is_over() && game.tell(BoardEvent::Undo).is_empty());
        let back = killed(&game, 61_000);
        assert_eq!(back.result().unwrap(), told);
    }
}

#[test]
fn who_runs_out_of_time_in_the_first_game_loses_the_reverse_match() {
    let mut game = with_clock(people(), Format::Reverse);
    at(&mut game, 60_000);
    let effects = game.tap(Cell::B4);
    assert_eq!(booked(&effects)[0].winner, Some(Player::Two));
    assert!(game.is_over());
    assert!(killed(&game, 61_000).is_over());
}

#[test]
fn the_second_game_has_a_clock_of_its_own() {
    let mut game = with_clock(people(), Format::Reverse);
    at(&mut game, 30_000);
    game.drive(BLACK_WINS);
    assert!(game.result().is_some() && game.is_between());
    game.tell(BoardEvent::NextGame);
    assert_eq!(seconds(&game, Color::White), Some(60));
}

/// The clock's timer among these effects.
fn timer(effects: &[DriverEffect]) -> Option<Timer> {
    effects.iter().rev().find_map(|effect| match effect {
        DriverEffect::Device(Command::After {
            timer: timer @ Timer::Clock(_),
            ..
        }) => Some(*timer),
        _ => None,
    })
}

/// The app is killed while the player thinks: less than five seconds come back.
#[test]
fn a_kill_gives_no_thinking_time_back() {
    let plan = Plan {
        minutes: Minutes(1),
        ..plan(cpu(), Color::Black)
    };
    let (mut game, effects) = Match::begin_at(plan, None, still(), 1_000_000).unwrap();
    let (mut ticking, mut saved) = (timer(&effects).unwrap(), game.snapshot());
    for second in 1..=50 {
        at(&mut game, 1_000 * second);
        let effects = game.tell(BoardEvent::Elapsed(ticking));
        ticking = timer(&effects).unwrap_or(ticking);
        if effects.contains(&DriverEffect::Save) {
            saved = game.snapshot();
        }
        let back = Match::restore(saved.clone(), still()).unwrap();
        let left = seconds(&back, Color::Black).unwrap();
        assert!(left - (60 - second) < 5, "{left} after {second} s");
    }
}

#[test]
fn two_people_who_are_back_agree_on_the_time_away() {
    let mut game = with_clock(people(), Format::Single);
    at(&mut game, 10_000);
    game.tap(Cell::B4);
    game.tell(BoardEvent::GoOn);
    at(&mut game, 20_000);
    game.attend(Attention::Away);
    let mut back = killed(&game, 50_000);
    let Some(BoardOverlay::Absence { color, .. }) = back.overlay() else {
        panic!("{:?}", back.overlay());
    };
    assert_eq!(color, Color::White);
    let before = back.essence();
    back.tap(Cell::BQ);
    assert_eq!(back.essence(), before, "nothing goes on before that");
    back.tell(BoardEvent::Absence(Absence::GoOn));
    assert!(matches!(
        back.overlay(),
        Some(BoardOverlay::HandOver { .. })
    ));
    assert_eq!(seconds(&back, Color::White), Some(50));
}
