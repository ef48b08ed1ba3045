//! A match with a clock.

use super::*;
use crate::progress::Absence;

const START: Millis = 1_000_000;

/// A game with a minute each; nothing is handed over.
fn with_clock(
    case: &'static GameCase,
    opponent: Opponent,
    format: Format,
) -> (Played, Vec<DriverEffect>) {
    let plan = Plan {
        minutes: ClockTime::of_minutes(1),
        format,
        ..case.plan(opponent, Color::Black)
    };
    let options = BoardOptions {
        hand_over: false,
        ..still()
    };
    case.begin_at(plan, None, options, START)
}

fn single(case: &'static GameCase, opponent: Opponent) -> Played {
    with_clock(case, opponent, Format::Single).0
}

fn at(game: &mut Played, millis: Millis) {
    game.set_now(START + millis);
}

fn both(game: &Played) -> [Option<u64>; 2] {
    Color::ALL.map(|color| game.seconds(color))
}

/// The clock's timer among these effects, and how long it takes.
fn timer(effects: &[DriverEffect]) -> Option<(Timer, u32)> {
    effects.iter().rev().find_map(|effect| match effect {
        DriverEffect::Device(Command::After {
            timer: timer @ Timer::Clock(_),
            millis,
        }) => Some((*timer, *millis)),
        _ => None,
    })
}

#[test]
fn there_is_none_unless_it_was_agreed() {
    for case in GAMES {
        let game = case.against_cpu();
        assert!(game.snapshot().clock.is_none());
        assert_eq!(both(&game), [None, None]);
        assert!(single(case, cpu()).snapshot().clock.is_some());
    }
}

#[test]
fn it_runs_for_whoever_is_to_move_and_ticks() {
    for case in GAMES {
        let (mut game, effects) = with_clock(case, people(), Format::Single);
        let (first, millis) = timer(&effects).unwrap();
        assert_eq!((millis, both(&game)), (1000, [Some(60), Some(60)]));
        at(&mut game, 1_000);
        let effects = game.tell(BoardEvent::Elapsed(first));
        assert_eq!(both(&game), [Some(59), Some(60)]);
        assert!(timer(&effects).is_some_and(|(next, _)| next != first));
        at(&mut game, 10_500);
        let effects = game.place(case.line[0]);
        assert_eq!(timer(&effects).unwrap().1, 1000);
        at(&mut game, 20_500);
        game.place(case.line[1]);
        assert_eq!(both(&game), [Some(50), Some(50)]);
    }
}

#[test]
fn whoever_runs_out_of_time_has_lost_and_it_is_booked_saved_and_said() {
    for case in GAMES {
        for (opponent, loser) in [(people(), Color::White), (cpu(), Color::Black)] {
            let mut game = single(case, opponent);
            if loser == Color::White {
                game.place(case.line[0]);
            }
            at(&mut game, 60_000);
            let effects = game.place(case.line[1]);
            assert!(effects.contains(&DriverEffect::Save));
            let result = booked(&effects)[0].clone();
            let late = Some(EndReason::Time(loser));
            assert_eq!(decided(&result), late);
            let record = result.record(Default::default()).unwrap();
            assert_eq!(record.ending, Ending::OnTime);
            assert_eq!(result.winner, Some(game.plan().player_of(!loser, 0)));
            let is_said = |effect: &DriverEffect| {
                let DriverEffect::Announce(Speech::Begin { next, .. }) = effect else {
                    return false;
                };
                matches!(next, Next::Over { reason, .. } if *reason == late)
            };
            assert!(effects.iter().any(is_said), "{effects:?}");
            let told = game.result().unwrap();
            assert_eq!(
                (told.reason, told.winner().unwrap().color),
                (late, Some(!loser))
            );
            assert!(game.is_over() && game.tell(BoardEvent::Undo).is_empty());
            assert!(game.place(case.line[1]).is_empty());
            assert_eq!(game.killed().result(), Some(told));
        }
    }
}

#[test]
fn a_turn_that_comes_too_late_is_none() {
    for case in GAMES {
        let mut game = single(case, people());
        at(&mut game, 60_001);
        game.place(case.line[0]);
        assert_eq!((game.turns(), game.is_over()), (0, true));
    }
}

#[test]
fn who_runs_out_of_time_in_the_first_game_loses_the_reverse_match() {
    for case in WITH_REVERSE {
        let (mut game, _) = with_clock(case, people(), Format::Reverse);
        at(&mut game, 60_000);
        let effects = game.place(case.line[0]);
        let result = booked(&effects)[0];
        assert_eq!((result.winner, result.games.len()), (Some(Player::Two), 1));
        assert!(game.is_over() && !game.is_between() && game.killed().is_over());
    }
}

#[test]
fn who_runs_out_of_time_in_the_second_game_loses_what_was_won() {
    for case in WITH_REVERSE {
        let (mut game, _) = with_clock(case, people(), Format::Reverse);
        game.drive(case.whole);
        at(&mut game, 30_000);
        game.tell(BoardEvent::NextGame);
        assert_eq!(both(&game), [Some(60), Some(60)], "a clock for each game");
        at(&mut game, 90_000);
        let effects = game.place(case.line[0]);
        let result = booked(&effects)[0];
        // The winner of the first game had the other colour.
        assert_eq!((result.winner, result.games.len()), (Some(Player::One), 2));
        assert_eq!(result.ending, Ending::OnTime);
        let over = game.result().unwrap();
        assert_eq!(
            (over.margin, over.reason),
            (None, Some(EndReason::Time(Color::Black)))
        );
        assert_eq!(game.killed().result(), Some(over));
    }
}

/// Killed while the clock runs: less than five seconds of it are given back, and it is not saved more often than it
/// must be.
#[test]
fn a_kill_gives_less_than_five_seconds_back() {
    for case in GAMES {
        for opponent in [cpu(), people()] {
            let (mut game, effects) = with_clock(case, opponent, Format::Single);
            let (mut ticking, _) = timer(&effects).unwrap();
            let (mut saved, mut saves) = (game.kept(), 0);
            for second in 1..=50 {
                at(&mut game, 1_000 * second);
                let effects = game.tell(BoardEvent::Elapsed(ticking));
                ticking = timer(&effects).map_or(ticking, |(timer, _)| timer);
                if effects.contains(&DriverEffect::Save) {
                    saved = game.kept();
                    saves += 1;
                }
                let left = saved.seconds(Color::Black).unwrap();
                assert!(left - (60 - second) < 5, "{left} after {second} s");
            }
            assert_eq!(saves, 12);
        }
    }
}

/// A clock that stands asks for nothing, and neither does a timer that comes late or twice.
#[test]
fn a_clock_that_stands_is_not_saved() {
    for case in GAMES {
        let (mut game, effects) = with_clock(case, cpu(), Format::Single);
        let (ticking, _) = timer(&effects).unwrap();
        at(&mut game, 10_000);
        game.attend(Attention::Away);
        for second in 11..30 {
            at(&mut game, 1_000 * second);
            let effects = game.tell(BoardEvent::Elapsed(ticking));
            assert!(!effects.contains(&DriverEffect::Save), "{second}");
        }
    }
}

#[test]
fn it_stands_while_nobody_looks_and_two_people_say_whether_that_counts() {
    for case in GAMES {
        for (answer, left) in [(Absence::GoOn, 50), (Absence::Count, 40)] {
            let mut game = single(case, people());
            game.place(case.line[0]);
            at(&mut game, 10_000);
            game.attend(Attention::Away);
            let mut game = game.kept();
            at(&mut game, 20_000);
            game.attend(Attention::Here);
            assert_eq!(
                game.overlay(),
                Some(BoardOverlay::Absence {
                    color: Color::White,
                    seconds: 10
                })
            );
            assert!(
                game.place(case.line[1]).is_empty(),
                "the question comes first"
            );
            let effects = game.tell(BoardEvent::Absence(answer));
            assert!(timer(&effects).is_some());
            assert_eq!(both(&game), [Some(60), Some(left)]);
            assert_eq!(game.overlay(), None);
        }
    }
}

#[test]
fn after_the_time_away_the_phone_is_handed_over() {
    for case in GAMES {
        let mut game = single(case, people());
        game.options = still();
        game.set_options(still());
        game.drive(case.line[0]);
        game.tell(BoardEvent::GoOn);
        at(&mut game, 10_000);
        game.attend(Attention::Away);
        let mut back = game.kept();
        at(&mut back, 40_000);
        back.attend(Attention::Here);
        back.tell(BoardEvent::Absence(Absence::GoOn));
        assert!(back.is_handed_over());
    }
}

#[test]
fn the_cpu_s_stands_while_it_waits_with_its_answer() {
    for case in GAMES {
        let mut game = single(case, cpu());
        game.place(case.line[0]);
        let question = game.last_question();
        at(&mut game, 3_000);
        game.answer_to(question, case.line[1]);
        at(&mut game, 30_000);
        game.tell(BoardEvent::Elapsed(Timer::Pace(question)));
        assert_eq!((game.turns(), both(&game)), (2, [Some(60), Some(57)]));
    }
}
