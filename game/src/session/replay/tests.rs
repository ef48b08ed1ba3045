//! A finished game runs once more on the board of its result.
#![allow(clippy::unwrap_used)]

use rsg_engine::Game;

use super::*;
use crate::board::{Attention, Command};
use crate::session::Match;
use crate::session::tests::{BLACK_WINS, against_cpu, cpu, lively_match};
use crate::session::{AnyDriver, DriverEffect};

const REPLAY: BoardEvent = BoardEvent::Replay { turning: None };

/// A match that is over, and everything has come to rest.
fn over() -> Match {
    let mut game = lively_match(cpu());
    game.drive(BLACK_WINS);
    assert!(game.is_over() && game.can_replay());
    game
}

/// The timer that is asked for, and how long it takes; none where nothing is.
fn timer(effects: &[DriverEffect]) -> Option<(BoardEvent, u32)> {
    effects.iter().find_map(|effect| match effect {
        DriverEffect::Device(Command::After { timer, millis }) => {
            Some((BoardEvent::Elapsed(*timer), *millis))
        }
        _ => None,
    })
}

fn stones(game: &Match) -> Vec<Option<Color>> {
    game.view().cells().iter().map(|cell| cell.stone).collect()
}

#[test]
fn every_turn_is_shown_as_it_was_and_the_end_comes_back() {
    let mut game = over();
    let (end, saved) = (game.view(), game.snapshot());
    let mut expected = Game::new();
    let mut waiting = timer(&game.apply_board(&REPLAY));
    let mut whole = 0;
    for (number, word) in (1..).zip(BLACK_WINS.split(' ')) {
        expected.play(word.parse().unwrap()).unwrap();
        let (elapsed, millis) = waiting.unwrap();
        whole += millis;
        let view = game.view();
        let turns = BLACK_WINS.split(' ').count();
        assert_eq!(
            view.replay,
            Some(ReplayView {
                shown: number,
                turns
            })
        );
        let on_board: Vec<_> = Cell::ALL
            .map(|cell| expected.position().board().stone(cell))
            .to_vec();
        assert_eq!(stones(&game), on_board, "{word}");
        let total = expected.position().score().black;
        let shown = view.sides.panels.black.score.total;
        assert_eq!(shown.in_halves(), 2 * i32::from(total), "{word}");
        let step = view.sides.step;
        assert!(step.showing && step.within.is_some_and(|within| within <= millis));
        assert_eq!(game.snapshot(), saved, "nothing of it is kept");
        let effects = game.apply_board(&elapsed);
        let is_mere_show = |effect: &DriverEffect| {
            matches!(
                effect,
                DriverEffect::Device(
                    Command::Sound(Sound::Place { flips: 0 }) | Command::After { .. }
                )
            )
        };
        assert!(effects.iter().all(is_mere_show), "{effects:?}");
        waiting = timer(&effects);
    }
    assert_eq!((waiting, whole), (None, WHOLE));
    assert_eq!(game.view(), end);
}

#[test]
fn what_is_drawn_and_late_timers_change_nothing() {
    let mut game = over();
    let (first, _) = timer(&game.apply_board(&REPLAY)).unwrap();
    assert!(game.apply_board(&REPLAY).is_empty(), "it runs already");
    let step = game.board_step().number;
    let _ = game.apply_board(&BoardEvent::Animated { step });
    assert!(!game.board_step().showing);
    assert_eq!(game.view().sides.before, None);
    assert!(timer(&game.apply_board(&first)).is_some());
    let shown = game.replayed();
    assert!(game.apply_board(&first).is_empty(), "that turn is past");
    let _ = game.apply_board(&BoardEvent::Tap(Cell::B4.into()));
    assert_eq!(
        game.replayed(),
        shown,
        "where a tap leads is for the screen to say"
    );
}

#[test]
fn it_ends_when_it_is_left_or_something_else_is_done() {
    for event in [BoardEvent::EndReplay, BoardEvent::GoOn] {
        let mut game = over();
        let end = game.view();
        let _ = game.apply_board(&REPLAY);
        assert!(game.replayed().is_some());
        let _ = game.apply_board(&event);
        assert_eq!(game.view(), end, "{event:?}");
    }
    let mut game = over();
    let _ = game.apply_board(&REPLAY);
    let _ = game.attend(Attention::Away);
    let _ = game.attend(Attention::Here);
    assert_eq!(game.replayed(), None);
}

#[test]
fn it_is_offered_where_there_is_something_to_see() {
    let mut still = against_cpu();
    still.drive(BLACK_WINS);
    assert!(!still.can_replay(), "the player wants nothing to move");
    assert!(still.apply_board(&REPLAY).is_empty());
    let mut open = lively_match(cpu());
    open.drive(BLACK_WINS.rsplit_once(' ').unwrap().0);
    assert!(!open.can_replay(), "it is not over");
    assert!(open.apply_board(&REPLAY).is_empty() && open.replayed().is_none());
}

#[test]
fn it_is_slowest_where_it_turned() {
    let slowest = |turning| {
        let mut game = over();
        let mut waiting = timer(&game.apply_board(&BoardEvent::Replay { turning }));
        let mut drawn = Vec::new();
        while let Some((elapsed, _)) = waiting {
            drawn.push(game.board_step().within.unwrap());
            waiting = timer(&game.apply_board(&elapsed));
        }
        let most = *drawn.iter().max().unwrap();
        let slow: Vec<usize> = (0..drawn.len()).filter(|&at| drawn[at] == most).collect();
        let [only] = slow[..] else {
            panic!("{drawn:?}");
        };
        only
    };
    assert_eq!(slowest(Some(9)), 9);
    assert_eq!(slowest(Some(20)), 20);
    // The last placement makes it 17 : 17: nobody leads any more.
    let last = BLACK_WINS.split(' ').count() - 1;
    assert_eq!(slowest(None), last);
}
