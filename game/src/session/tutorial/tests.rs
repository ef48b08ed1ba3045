//! The tutorial played through, step by step, without an interface.

use rsg_engine::{Cell, Color, Mark};

use super::*;
use crate::progress::{AnimationSpeed, CpuPace};
use crate::session::Timer;

fn tutorial() -> Tutorial {
    let options = MatchOptions {
        hand_over: true,
        pace: CpuPace::Fast,
        animation: AnimationSpeed::Off,
    };
    Tutorial::begin(options, 7)
}

fn tap(tutorial: &mut Tutorial, cell: Cell) -> Vec<Effect> {
    tutorial.apply_board(Event::Tap(cell))
}

fn call(tutorial: &mut Tutorial, color: Color) {
    let _ = tutorial.apply_board(Event::Call(color));
}

fn next(tutorial: &mut Tutorial) -> bool {
    let _ = tutorial.apply(TutorialEvent::Next);
    tutorial.is_finished()
}

/// Does what each lesson wants, up to the one given.
fn drive_to(lesson: Lesson) -> Tutorial {
    let mut tutorial = tutorial();
    while tutorial.view().lesson != lesson {
        pass(&mut tutorial);
        next(&mut tutorial);
    }
    tutorial
}

/// Does what the lesson wants.
fn pass(tutorial: &mut Tutorial) {
    let lesson = tutorial.view().lesson;
    let cell = lesson
        .shown(&lesson.game())
        .expect("every lesson shows a cell");
    tap(tutorial, cell);
    if lesson == Lesson::Call {
        call(tutorial, Color::Black);
        next(tutorial);
        tap(tutorial, cell);
        call(tutorial, Color::White);
    }
}

/// Lets the CPU and the player place whatever is first, until the mini-game is over.
fn play_out(tutorial: &mut Tutorial) {
    for _ in 0..60 {
        let view = tutorial.view();
        if view.remark == Remark::Done {
            return;
        }
        let effects = if view.board.turn.thinking {
            let mv = tutorial.table.game().moves()[0];
            let question = tutorial.table.asked;
            let mut effects = tutorial.apply_board(Event::Answer { question, mv });
            effects.extend(tutorial.apply_board(Event::Elapsed(Timer::Pace(question))));
            effects
        } else if let Some(Overlay::Pass { .. }) = tutorial.overlay() {
            tutorial.apply_board(Event::GoOn)
        } else if let Some(Overlay::Call(_)) = tutorial.overlay() {
            tutorial.apply_board(Event::Call(Color::Black))
        } else {
            let playable = |cell: &&crate::session::CellView| {
                matches!(cell.mark, Mark::Playable | Mark::OneCall | Mark::Exception)
            };
            let cell = view.board.cells.iter().find(playable).map(|cell| cell.cell);
            tap(
                tutorial,
                cell.expect("the player has a placement, or a notice would be up"),
            )
        };
        assert!(
            !effects
                .iter()
                .any(|effect| matches!(effect, Effect::Book(_) | Effect::Save)),
            "a lesson was booked"
        );
    }
    panic!("the mini-game did not end");
}

#[test]
fn the_middle_opens_the_tutorial() {
    let mut tutorial = tutorial();
    tap(&mut tutorial, Cell::D2);
    assert_eq!(
        tutorial.view().remark,
        Remark::Wrong(WrongTap::NotCore, Cell::D2)
    );
    assert!(!next(&mut tutorial));
    assert_eq!(tutorial.view().lesson, Lesson::Star);
    tap(&mut tutorial, Cell::CP);
    assert_eq!(tutorial.view().remark, Remark::Done);
    next(&mut tutorial);
    assert_eq!(tutorial.view().lesson, Lesson::Bracket);
}

#[test]
fn a_wrong_tap_changes_nothing_on_the_board() {
    let mut tutorial = drive_to(Lesson::Capture);
    let before = tutorial.view().board;
    tap(&mut tutorial, Cell::A7);
    let after = tutorial.view();
    assert_eq!(after.remark, Remark::Wrong(WrongTap::Wall, Cell::A7));
    assert_eq!(after.board, before);
}

#[test]
fn a_good_tap_places_and_nobody_is_asked_to_go_on_placing() {
    let mut tutorial = drive_to(Lesson::Lines);
    let effects = tap(&mut tutorial, Cell::B2);
    let sound = Command::Sound(Sound::Place { flips: 3 });
    assert!(effects.contains(&Effect::Device(sound)));
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::Device(Command::Announce(_))))
    );
    let view = tutorial.view();
    assert_eq!(view.remark, Remark::Done);
    assert!(view.board.cells.iter().all(|cell| cell.mark == Mark::None));
    tap(&mut tutorial, Cell::B4);
    assert_eq!(tutorial.table.game().turns().len(), 1);
}

#[test]
fn both_calls_have_to_be_tried() {
    let mut tutorial = drive_to(Lesson::Call);
    tap(&mut tutorial, Cell::B9);
    assert!(matches!(tutorial.overlay(), Some(Overlay::Call(_))));
    call(&mut tutorial, Color::White);
    assert_eq!(tutorial.view().remark, Remark::Half(Color::White));
    next(&mut tutorial);
    assert_eq!(tutorial.view().remark, Remark::Other(Color::Black));
    tap(&mut tutorial, Cell::B9);
    call(&mut tutorial, Color::White);
    assert_eq!(
        tutorial.view().remark,
        Remark::Wrong(WrongTap::SameCall, Cell::CP)
    );
    tap(&mut tutorial, Cell::B9);
    call(&mut tutorial, Color::Black);
    assert_eq!(tutorial.view().remark, Remark::Done);
}

#[test]
fn counting_shows_the_totals_and_no_result_sheet() {
    let mut tutorial = drive_to(Lesson::Count);
    pass(&mut tutorial);
    let view = tutorial.view();
    assert_eq!(view.remark, Remark::Done);
    assert_eq!(tutorial.overlay(), None);
    assert!(view.board.panels.white.total < view.board.panels.black.total);
}

#[test]
fn the_mini_game_is_played_to_its_end_and_leaves_no_trace() {
    let mut tutorial = drive_to(Lesson::Play);
    play_out(&mut tutorial);
    assert!(next(&mut tutorial));
}

#[test]
fn going_back_and_again_begin_a_lesson_afresh() {
    let mut tutorial = drive_to(Lesson::Lines);
    tap(&mut tutorial, Cell::B2);
    let _ = tutorial.apply(TutorialEvent::Again);
    assert_eq!(tutorial.view().remark, Remark::Task);
    assert!(tutorial.table.game().turns().is_empty());
    let _ = tutorial.apply(TutorialEvent::Previous);
    assert_eq!(tutorial.view().lesson, Lesson::Bracket);
}

#[test]
fn leaving_the_mini_game_withdraws_its_question() {
    let mut tutorial = drive_to(Lesson::Play);
    let cell = Lesson::Play
        .shown(tutorial.table.game())
        .expect("a placement");
    tap(&mut tutorial, cell);
    if tutorial.table.asks_for_call() {
        call(&mut tutorial, Color::Black);
    }
    assert!(tutorial.view().board.turn.thinking);
    let effects = tutorial.apply(TutorialEvent::Previous);
    assert!(effects.contains(&Effect::Device(Command::StopThinking)));
}

/// The number of the beat that was asked for, if one was.
fn beat(effects: &[Effect]) -> Option<u64> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Device(Command::After {
            timer: Timer::Lesson(beat),
            ..
        }) => Some(*beat),
        _ => None,
    })
}

#[test]
fn watched_it_plays_itself_up_to_the_mini_game() {
    let mut tutorial = tutorial();
    let mut effects = tutorial.apply(TutorialEvent::Watch(true));
    let mut seen = vec![tutorial.view().lesson];
    for _ in 0..30 {
        let beat = beat(&effects).expect("the next beat is asked for while watching");
        effects = tutorial.apply_board(Event::Elapsed(Timer::Lesson(beat)));
        let lesson = tutorial.view().lesson;
        if seen.last() != Some(&lesson) {
            seen.push(lesson);
        }
        if lesson == Lesson::Play {
            break;
        }
    }
    assert_eq!(seen, Lesson::ALL);
}

#[test]
fn a_late_beat_and_a_touch_end_watching() {
    let mut tutorial = tutorial();
    let first = tutorial.apply(TutorialEvent::Watch(true));
    let _ = tutorial.apply(TutorialEvent::Watch(false));
    let _ = tutorial.apply(TutorialEvent::Watch(true));
    let late = Event::Elapsed(Timer::Lesson(beat(&first).expect("a beat")));
    let _ = tutorial.apply_board(late);
    assert_eq!(tutorial.view().remark, Remark::Task);
    tap(&mut tutorial, Cell::D2);
    assert!(!tutorial.view().watching);
}

#[test]
fn what_happens_on_the_board_does_not_put_off_the_next_beat() {
    let mut tutorial = tutorial();
    let first = tutorial.apply(TutorialEvent::Watch(true));
    let settled = tutorial.apply_board(Event::Animated { step: 1 });
    assert_eq!(beat(&settled), None);
    let due = Event::Elapsed(Timer::Lesson(beat(&first).expect("a beat")));
    let _ = tutorial.apply_board(due);
    assert_eq!(tutorial.view().remark, Remark::Done);
}
