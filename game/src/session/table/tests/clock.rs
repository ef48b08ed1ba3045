//! Saves of a game with a clock while nobody places.

use super::*;

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
            let again = Table::restore(&saved, still()).unwrap();
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
