//! The clock of a game, and its saves while nobody places.

use super::*;
use crate::session::{Next, Speech};

/// A game between two people with a minute each; nothing is handed over.
fn with_clock(opponent: Against) -> (Table, Vec<DriverEffect>) {
    let plan = Plan {
        minutes: Minutes(1),
        ..plan(EIGHT, opponent)
    };
    let options = BoardOptions {
        hand_over: false,
        ..still()
    };
    begin_at(plan, options, 1_000_000)
}

fn timer(effects: &[DriverEffect]) -> Option<(u64, u32)> {
    effects.iter().rev().find_map(|effect| match effect {
        DriverEffect::Device(Command::After {
            timer: Timer::Clock(number),
            millis,
        }) => Some((*number, *millis)),
        _ => None,
    })
}

/// Lets a second pass. Says whether the game was saved.
fn tick(table: &mut Table, second: u64, number: &mut u64) -> bool {
    table.set_now(1_000_000 + second * 1000);
    let effects = table.apply_board(&BoardEvent::Elapsed(Timer::Clock(*number)));
    if let Some((next, _)) = timer(&effects) {
        *number = next;
    }
    effects.contains(&DriverEffect::Save)
}

/// Killed while the clock runs: less than five seconds of it are given back, and it is not saved more often than it must be.
#[test]
fn a_kill_gives_less_than_five_seconds_back() {
    for opponent in [cpu(Color::Black), people()] {
        let (mut table, effects) = with_clock(opponent);
        let (mut number, _) = timer(&effects).unwrap();
        let (mut saved, mut saves) = (table.snapshot(), 0);
        for second in 1..=50 {
            if tick(&mut table, second, &mut number) {
                saved = table.snapshot();
                saves += 1;
            }
            let again = Table::restore(saved.clone(), still()).unwrap();
            let left = seconds(&again)[0].unwrap();
            assert!(left - (60 - second) < 5, "{left} after {second} s");
        }
        assert_eq!(saves, 12);
    }
}

/// A clock that stands asks for nothing, and neither does a timer that comes late or twice.
#[test]
fn a_clock_that_stands_is_not_saved() {
    let (mut table, effects) = with_clock(cpu(Color::Black));
    let (number, _) = timer(&effects).unwrap();
    table.set_now(1_010_000);
    let _ = table.attend(Attention::Away);
    for second in 11..30 {
        assert!(!tick(&mut table, second, &mut { number }), "{second}");
    }
}

#[test]
fn the_clock_runs_for_whoever_is_to_move_and_ticks() {
    let (mut table, effects) = with_clock(people());
    let (first, millis) = timer(&effects).unwrap();
    assert_eq!((millis, seconds(&table)), (1000, [Some(60), Some(60)]));
    table.set_now(1_001_000);
    let effects = table.apply_board(&BoardEvent::Elapsed(Timer::Clock(first)));
    assert_eq!(seconds(&table), [Some(59), Some(60)]);
    assert!(timer(&effects).is_some_and(|(next, _)| next != first));
    table.set_now(1_010_500);
    let effects = tap(&mut table, "d3");
    assert_eq!(timer(&effects).unwrap().1, 1000);
    table.set_now(1_020_500);
    let _ = tap(&mut table, "c3");
    assert_eq!(seconds(&table), [Some(50), Some(50)]);
}

#[test]
fn who_runs_out_of_time_loses_whatever_the_board_shows() {
    let (mut table, effects) = with_clock(cpu(Color::Black));
    let (number, _) = timer(&effects).unwrap();
    table.set_now(1_060_000);
    let effects = table.apply_board(&BoardEvent::Elapsed(Timer::Clock(number)));
    let finished = booked(&effects).unwrap();
    assert_eq!(finished.winner, Some(Player::Two));
    assert_eq!(finished.ending, Ending::OnTime);
    assert!(effects.contains(&DriverEffect::Save));
    let out_of_time = Some(EndReason::Time(Color::Black));
    let is_said = |effect: &DriverEffect| {
        let DriverEffect::Device(Command::Announce(Speech::Begin { next, .. })) = effect else {
            return false;
        };
        matches!(next, Next::Over { reason, .. } if *reason == out_of_time)
    };
    assert!(effects.iter().any(is_said), "{effects:?}");
    let reason = table.result().unwrap().reason;
    assert_eq!(winner(&table), Some(Color::White));
    assert_eq!(reason, Some(EndReason::Time(Color::Black)));
    let again = Table::restore(table.snapshot(), still()).unwrap();
    assert_eq!(again.result(), table.result());
    assert_eq!(tap(&mut table, "d3"), []);
}

#[test]
fn a_placement_that_comes_too_late_is_none() {
    let (mut table, _) = with_clock(people());
    table.set_now(1_060_001);
    let _ = tap(&mut table, "d3");
    assert_eq!(record(&table), "");
    assert_eq!(winner(&table), Some(Color::White));
}

#[test]
fn the_clock_stands_while_nobody_looks_and_two_people_say_whether_that_counts() {
    for (answer, left) in [(Absence::GoOn, 50), (Absence::Count, 40)] {
        let (mut table, _) = with_clock(people());
        table.set_now(1_010_000);
        let _ = table.attend(Attention::Away);
        let saved = table.snapshot();
        let mut table = Table::restore(saved.clone(), table.driven.board.options()).unwrap();
        table.set_now(1_020_000);
        let _ = table.attend(Attention::Here);
        assert_eq!(
            table.overlay(),
            Some(BoardOverlay::Absence {
                color: Color::Black,
                seconds: 10
            })
        );
        assert_eq!(tap(&mut table, "d3"), [], "the question comes first");
        let effects = table.apply_board(&BoardEvent::Absence(answer));
        assert!(timer(&effects).is_some());
        assert_eq!(seconds(&table), [Some(left), Some(60)]);
        assert_eq!(table.overlay(), None);
    }
}

#[test]
fn the_cpu_s_clock_stands_while_it_waits_with_its_answer() {
    let (mut table, _) = with_clock(cpu(Color::Black));
    let asked = question(&tap(&mut table, "d3")).unwrap();
    table.set_now(1_003_000);
    let _ = table.apply_board(&BoardEvent::Answer(Answer::turn(
        asked.number,
        Play::Place(square("c3")),
    )));
    table.set_now(1_030_000);
    let _ = table.apply_board(&BoardEvent::Elapsed(Timer::Pace(asked.number)));
    assert_eq!(seconds(&table), [Some(60), Some(57)]);
}
