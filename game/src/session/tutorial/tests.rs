//! The tutorial played through, lesson by lesson, without an interface.

use crate::play::Play;
use rsg_engine::{Cell, Color, Mark};

use super::*;
use crate::board::{BoardEvent, BoardOptions, Command, Sound, Spot, Timer};
use crate::progress::{AnimationSpeed, CpuPace, ExplainedCalls, GameKind, Lesson};
use crate::session::{
    AnyDriver, BoardOverlay, BoardView, CellView, DriverEffect, Highlight, SquaresView,
};

/// The lessons of the star.
fn lessons() -> impl Iterator<Item = Lesson> {
    Lesson::of(GameKind::Star).iter().copied()
}

/// The lessons of every game.
fn all_lessons() -> impl Iterator<Item = Lesson> {
    let games = GameKind::ALL.into_iter();
    games.flat_map(|game| Lesson::of(game).iter().copied())
}

/// The number of turns that a lesson takes.
fn turns(lesson: Lesson) -> usize {
    match lesson {
        Lesson::Capture | Lesson::Pair => 2,
        _ => 1,
    }
}

/// A lesson of any game.
fn any_at(lesson: Lesson) -> Tutorial {
    Tutorial::begin(lesson, tutorial_at(Lesson::Flip).board.options(), 7)
}

fn tutorial_at(lesson: Lesson) -> Tutorial {
    let options = BoardOptions {
        hand_over: true,
        pass_notice: true,
        pace: CpuPace::Fast,
        animation: AnimationSpeed::Off,
        every_call: false,
        explained: ExplainedCalls::default(),
    };
    Tutorial::begin(lesson, options, 7)
}

fn tap(tutorial: &mut Tutorial, cell: Cell) -> Vec<DriverEffect> {
    tutorial.apply_board(&BoardEvent::Tap(cell.into()))
}

fn call(tutorial: &mut Tutorial, color: Color) {
    let _ = tutorial.apply_board(&BoardEvent::Call(color));
}

/// The cells on which that is true.
fn cells(tutorial: &Tutorial, is_so: impl Fn(&CellView) -> bool) -> Vec<Cell> {
    let BoardView::Star { cells: all, .. } = tutorial.view().board else {
        panic!("no star");
    };
    let cells = all.iter().filter(|cell| is_so(cell));
    cells.map(|cell| cell.cell).collect()
}

fn marked(tutorial: &Tutorial) -> Vec<Cell> {
    cells(tutorial, |cell| cell.mark != Mark::None)
}

fn glowing(tutorial: &Tutorial) -> Vec<Cell> {
    cells(tutorial, |cell| cell.highlight == Some(Highlight::Target))
}

/// The spots of the board with what glows on them, then the turns beside it that glow.
fn targets(tutorial: &Tutorial) -> Vec<BoardEvent> {
    let glows = |highlight| highlight == Some(Highlight::Target);
    match tutorial.view().board {
        BoardView::Star { cells, .. } => {
            let glowing = cells.into_iter().filter(|cell| glows(cell.highlight));
            glowing
                .map(|cell| BoardEvent::Tap(cell.cell.into()))
                .collect()
        }
        BoardView::Squares(SquaresView {
            squares, beside, ..
        }) => {
            let glowing = squares.into_iter().filter(|square| glows(square.highlight));
            let glowing = glowing.map(|square| BoardEvent::Tap(square.square.into()));
            let beside = beside.into_iter().filter(|turn| turn.open);
            glowing
                .chain(beside.map(|turn| BoardEvent::Beside(turn.play)))
                .collect()
        }
    }
}

/// The touches that are right: on the star those of all marked cells.
fn right(tutorial: &Tutorial) -> Vec<BoardEvent> {
    match tutorial.view().board {
        BoardView::Star { cells, .. } => {
            let marked = cells.into_iter().filter(|cell| cell.mark != Mark::None);
            marked
                .map(|cell| BoardEvent::Tap(cell.cell.into()))
                .collect()
        }
        BoardView::Squares(SquaresView { .. }) => targets(tutorial),
    }
}

/// Does what the lesson marks, as often as it takes.
fn pass(tutorial: &mut Tutorial) -> Vec<DriverEffect> {
    let mut effects = Vec::new();
    while let Some(event) = right(tutorial).first() {
        effects.extend(tutorial.apply_board(event));
        if tutorial.overlay().is_some() {
            let color = right_call(tutorial);
            effects.extend(tutorial.apply_board(&BoardEvent::Call(color)));
        }
    }
    effects
}

fn right_call(tutorial: &Tutorial) -> Color {
    match tutorial.lesson() {
        Lesson::OtherCall => Color::White,
        _ => Color::Black,
    }
}

/// Taps every marked cell in every order, and calls the right colour.
fn try_all(tutorial: &Tutorial, left: usize) {
    assert_eq!(tutorial.view().left, left, "{:?}", tutorial.lesson());
    let marked = marked(tutorial);
    assert_eq!(marked.is_empty(), left == 0, "{:?}", tutorial.lesson());
    let expected = match left {
        0 => Remark::Right,
        _ => Remark::Task,
    };
    assert_eq!(tutorial.view().remark, expected, "{:?}", tutorial.lesson());
    for cell in marked {
        let mut tutorial = tutorial.clone();
        tap(&mut tutorial, cell);
        if tutorial.overlay().is_some() {
            let color = right_call(&tutorial);
            call(&mut tutorial, color);
        }
        try_all(&tutorial, left - 1);
    }
}

#[test]
fn every_marked_cell_of_every_lesson_is_right() {
    for lesson in lessons() {
        try_all(&tutorial_at(lesson), turns(lesson));
    }
}

#[test]
fn what_is_missing_around_the_outlined_stones_is_counted_on_the_first_one() {
    for (lesson, subject) in [(Lesson::Capture, Cell::BQ), (Lesson::Pair, Cell::B2)] {
        let mut tutorial = tutorial_at(lesson);
        for missing in [2, 1] {
            let counted = cells(&tutorial, |cell| {
                cell.highlight == Some(Highlight::Missing(missing))
            });
            assert_eq!(counted, [subject], "{lesson:?}");
            let cell = marked(&tutorial)[0];
            tap(&mut tutorial, cell);
        }
        let counted = |cell: &CellView| matches!(cell.highlight, Some(Highlight::Missing(_)));
        assert!(cells(&tutorial, counted).is_empty(), "{lesson:?}");
    }
}

#[test]
fn the_second_turn_waits_until_the_first_one_has_been_shown() {
    let mut tutorial = lively(Lesson::Capture);
    let cell = marked(&tutorial)[0];
    tap(&mut tutorial, cell);
    assert!(marked(&tutorial).is_empty());
    settle(&mut tutorial);
    assert_eq!(marked(&tutorial).len(), 1);
}

#[test]
fn every_other_touch_is_refused_with_a_reason_and_changes_nothing() {
    for lesson in all_lessons() {
        let before = any_at(lesson);
        let spots: Vec<Spot> = match before.view().board {
            BoardView::Star { cells, .. } => cells.iter().map(|cell| cell.cell.into()).collect(),
            BoardView::Squares(SquaresView { squares, .. }) => {
                squares.iter().map(|square| square.square.into()).collect()
            }
        };
        let elsewhere = match spots[0] {
            Spot::Cell(_) => Spot::Square("a1".parse().unwrap()),
            Spot::Square(_) => Spot::Cell(Cell::B4),
        };
        let taps = spots.into_iter().chain([elsewhere]).map(BoardEvent::Tap);
        let beside = [Play::Pass, Play::Button].map(BoardEvent::Beside);
        let right = right(&before);
        for event in taps.chain(beside).filter(|event| !right.contains(event)) {
            let mut tutorial = before.clone();
            let _ = tutorial.apply_board(&event);
            let view = tutorial.view();
            let is_wrong = matches!(view.remark, Remark::Wrong(_));
            assert!(is_wrong, "{lesson:?}: {event:?}");
            assert_eq!(view.board, before.view().board, "{lesson:?}: {event:?}");
        }
    }
}

#[test]
fn one_thing_glows_until_it_was_touched_and_it_is_right() {
    for lesson in all_lessons().filter(|lesson| turns(*lesson) == 1) {
        let mut tutorial = any_at(lesson);
        let glowing = targets(&tutorial);
        assert_eq!(glowing.len(), 1, "{lesson:?}");
        assert_eq!(glowing, right(&tutorial), "{lesson:?}");
        let effects = pass(&mut tutorial);
        let view = tutorial.view();
        assert!(view.remark == Remark::Right && view.can_go_on, "{lesson:?}");
        assert!(targets(&tutorial).is_empty(), "{lesson:?}");
        assert_eq!(tutorial.overlay(), None, "{lesson:?}");
        let is_kept = |effect: &DriverEffect| !matches!(effect, DriverEffect::Device(_));
        assert!(!effects.iter().any(is_kept), "{lesson:?}");
        assert!(!effects.contains(&DriverEffect::Device(Command::Sound(Sound::Pass))));
    }
}

#[test]
fn done_one_after_the_other_they_lead_to_their_end() {
    for game in GameKind::ALL {
        let mut tutorial = any_at(Lesson::of(game)[0]);
        for &lesson in Lesson::of(game) {
            assert!(!tutorial.is_finished());
            assert_eq!(tutorial.view().lesson, lesson);
            let _ = tutorial.apply(TutorialEvent::Next);
            assert_eq!(tutorial.view().lesson, lesson, "not before it is done");
            pass(&mut tutorial);
            if lesson.next().is_some() {
                let _ = tutorial.apply(TutorialEvent::Next);
            }
        }
        assert!(tutorial.is_finished());
    }
}

#[test]
fn a_good_tap_places_and_nobody_is_asked_to_go_on_placing() {
    let mut tutorial = tutorial_at(Lesson::Lines);
    let effects = tap(&mut tutorial, Cell::B4);
    let sound = Command::Sound(Sound::Place { flips: 3 });
    assert!(effects.contains(&DriverEffect::Device(sound)));
    let of_a_game = |effect: &DriverEffect| {
        matches!(
            effect,
            DriverEffect::Announce(_)
                | DriverEffect::Device(Command::Sound(Sound::End(_) | Sound::Pass))
        )
    };
    assert!(!effects.iter().any(of_a_game));
    assert_eq!(tutorial.overlay(), None);
    tap(&mut tutorial, Cell::B2);
    assert_eq!(tutorial.board.game().turns(), 1);
}

#[test]
fn a_right_tap_takes_the_word_about_a_wrong_one_away() {
    let mut tutorial = tutorial_at(Lesson::Call);
    tap(&mut tutorial, Cell::CP);
    assert_eq!(tutorial.view().remark, Remark::Wrong(WrongTap::Core));
    tap(&mut tutorial, Cell::B9);
    assert_eq!(tutorial.view().remark, Remark::Task);
    let _ = tutorial.apply_board(&BoardEvent::CancelCall);
    assert_eq!(glowing(&tutorial), [Cell::B9]);
}

#[test]
fn scores_are_shown_from_the_fourth_lesson_on_and_a_capture_counts() {
    let shows = |lesson| tutorial_at(lesson).view().has_scores();
    let shown: Vec<bool> = lessons().map(shows).collect();
    let from_the_fourth: Vec<bool> = (1..=lessons().count()).map(|number| 4 <= number).collect();
    assert_eq!(shown, from_the_fourth);
    let mut tutorial = tutorial_at(Lesson::Capture);
    let captured = |tutorial: &Tutorial| {
        let score = tutorial.view().sides.panels.black.score;
        score.captures().unwrap().1
    };
    assert_eq!(captured(&tutorial), 0);
    pass(&mut tutorial);
    assert_eq!(captured(&tutorial), 1);
}

#[test]
fn the_ring_stays_where_the_answer_speaks_of_the_same_stone() {
    let subject =
        |tutorial: &Tutorial| cells(tutorial, |cell| cell.highlight == Some(Highlight::Subject));
    let mut edge = tutorial_at(Lesson::Edge);
    assert_eq!(subject(&edge), [Cell::C4]);
    pass(&mut edge);
    assert_eq!(subject(&edge), [Cell::C4]);
    let mut flip = tutorial_at(Lesson::Flip);
    pass(&mut flip);
    assert!(subject(&flip).is_empty());
}

#[test]
fn counting_shows_the_totals_and_no_result_sheet() {
    let mut tutorial = tutorial_at(Lesson::End);
    pass(&mut tutorial);
    let view = tutorial.view();
    assert_eq!(view.remark, Remark::Right);
    assert_eq!(tutorial.overlay(), None);
    assert!(view.sides.panels.white.score.total < view.sides.panels.black.score.total);
}

#[test]
fn going_back_and_again_begin_a_lesson_afresh() {
    let mut tutorial = tutorial_at(Lesson::Lines);
    tap(&mut tutorial, Cell::B4);
    let _ = tutorial.apply(TutorialEvent::Again);
    assert_eq!(tutorial.view().remark, Remark::Task);
    assert!(tutorial.board.game().turns() == 0);
    let _ = tutorial.apply(TutorialEvent::Previous);
    assert_eq!(tutorial.view().lesson, Lesson::Flip);
}

/// The timer of the beat that was asked for, and whether it waits for something to be read.
fn beat(effects: &[DriverEffect]) -> Option<(Timer, bool)> {
    effects.iter().rev().find_map(|effect| match effect {
        DriverEffect::Device(Command::AfterReading { timer }) => Some((*timer, true)),
        DriverEffect::Device(Command::After {
            timer: timer @ Timer::Lesson(_),
            ..
        }) => Some((*timer, false)),
        _ => None,
    })
}

#[test]
fn watched_it_plays_itself_to_the_end_and_gives_time_to_read_each_message() {
    let now = |tutorial: &Tutorial| {
        let view = tutorial.view();
        (view.lesson, view.remark, view.left)
    };
    for game in GameKind::ALL {
        let mut tutorial = any_at(Lesson::of(game)[0]);
        // Who asks to be shown has read what is asked for.
        let mut seen = vec![now(&tutorial)];
        let mut effects = tutorial.apply(TutorialEvent::Watch(true));
        while !tutorial.is_finished() {
            let message = now(&tutorial);
            let (timer, reads) = beat(&effects).expect("the next beat is asked for while watching");
            assert_eq!(reads, !seen.contains(&message), "{message:?}");
            seen.push(message);
            effects = tutorial.apply_board(&BoardEvent::Elapsed(timer));
        }
        // The last message stays, after a beat of its own.
        let (last, _) = beat(&effects).expect("the last beat");
        assert_eq!(
            beat(&tutorial.apply_board(&BoardEvent::Elapsed(last))),
            None
        );
        assert!(tutorial.is_finished() && !tutorial.view().watching);
        seen.dedup();
        let tasks = |lesson| {
            (1..=turns(lesson))
                .rev()
                .map(move |left| (lesson, Remark::Task, left))
        };
        let lessons = Lesson::of(game).iter().copied();
        let mut all: Vec<_> = lessons
            .flat_map(|lesson| tasks(lesson).chain([(lesson, Remark::Right, 0)]))
            .collect();
        all.pop();
        assert_eq!(seen, all);
    }
}

#[test]
fn a_late_beat_and_a_touch_end_watching() {
    let mut tutorial = tutorial_at(Lesson::Flip);
    let first = tutorial.apply(TutorialEvent::Watch(true));
    let _ = tutorial.apply(TutorialEvent::Watch(false));
    let _ = tutorial.apply(TutorialEvent::Watch(true));
    let now = (tutorial.view().lesson, tutorial.view().remark);
    assert_eq!(now, (Lesson::Lines, Remark::Task));
    let (late, _) = beat(&first).expect("a beat");
    let _ = tutorial.apply_board(&BoardEvent::Elapsed(late));
    assert_eq!((tutorial.view().lesson, tutorial.view().remark), now);
    tap(&mut tutorial, Cell::D2);
    assert!(!tutorial.view().watching);
}

#[test]
fn no_old_hint_stands_while_it_is_watched() {
    let mut tutorial = tutorial_at(Lesson::Flip);
    tap(&mut tutorial, Cell::D8);
    assert_ne!(tutorial.view().remark, Remark::Task);
    let _ = tutorial.apply(TutorialEvent::Watch(true));
    assert_eq!(tutorial.view().remark, Remark::Right);
}

#[test]
fn what_happens_on_the_board_does_not_put_off_the_next_beat() {
    let mut tutorial = tutorial_at(Lesson::Flip);
    let first = tutorial.apply(TutorialEvent::Watch(true));
    let settled = tutorial.apply_board(&BoardEvent::Animated { step: 1 });
    assert_eq!(beat(&settled), None);
    let (due, _) = beat(&first).expect("a beat");
    let _ = tutorial.apply_board(&BoardEvent::Elapsed(due));
    assert_eq!(tutorial.view().lesson, Lesson::Lines);
}

/// With stones that move.
fn lively(lesson: Lesson) -> Tutorial {
    let mut tutorial = tutorial_at(lesson);
    tutorial.board.set_options(BoardOptions {
        animation: AnimationSpeed::Normal,
        ..tutorial.board.options()
    });
    tutorial
}

fn settle(tutorial: &mut Tutorial) -> Vec<DriverEffect> {
    let step = tutorial.board.step().number;
    tutorial.apply_board(&BoardEvent::Animated { step })
}

#[test]
fn what_was_done_is_told_when_it_can_be_seen() {
    let mut tutorial = lively(Lesson::Flip);
    pass(&mut tutorial);
    assert_eq!(tutorial.view().remark, Remark::Task);
    assert!(!tutorial.view().can_go_on);
    settle(&mut tutorial);
    assert_eq!(tutorial.view().remark, Remark::Right);
    assert!(tutorial.view().can_go_on);
}

#[test]
fn whoever_asks_to_be_shown_sees_it_at_once_and_reads_when_it_has_been_shown() {
    let mut tutorial = lively(Lesson::Flip);
    let effects = tutorial.apply(TutorialEvent::Watch(true));
    assert_eq!(tutorial.board.game().turns(), 1);
    assert_eq!(beat(&effects), None, "nobody reads while stones move");
    let (_, reads) = beat(&settle(&mut tutorial)).expect("the next beat");
    assert!(reads);
}

#[test]
fn the_call_that_flips_less_is_answered_and_taken_up_again() {
    for lesson in [Lesson::Call, Lesson::OtherCall] {
        let mut tutorial = tutorial_at(lesson);
        let right = right_call(&tutorial);
        tap(&mut tutorial, Cell::B9);
        call(&mut tutorial, !right);
        assert_eq!(tutorial.view().remark, Remark::Wrong(WrongTap::Call));
        assert!(tutorial.overlay().is_none() && tutorial.board.game().turns() == 0);
        assert_eq!(glowing(&tutorial), [Cell::B9]);
        tap(&mut tutorial, Cell::B9);
        assert_eq!(tutorial.view().remark, Remark::Task);
        call(&mut tutorial, right);
        assert_eq!(tutorial.view().remark, Remark::Right);
        // Shown, it is the right one as well.
        let _ = tutorial.apply(TutorialEvent::Again);
        let mut effects = tutorial.apply(TutorialEvent::Watch(true));
        while tutorial.view().remark != Remark::Right {
            let (timer, _) = beat(&effects).expect("it goes on");
            effects = tutorial.apply_board(&BoardEvent::Elapsed(timer));
        }
    }
}

#[test]
fn the_territory_is_shown_once_both_have_passed() {
    let territory = |tutorial: &Tutorial| {
        let BoardView::Squares(SquaresView { squares, .. }) = tutorial.view().board else {
            panic!("no squares");
        };
        let owned = squares
            .iter()
            .filter(|square| square.point.territory.is_some());
        owned.count()
    };
    let mut tutorial = any_at(Lesson::GoEnd);
    assert_eq!(territory(&tutorial), 0);
    pass(&mut tutorial);
    assert_eq!(territory(&tutorial), 63);
}

#[test]
fn what_the_calls_of_step_four_flip_is_hidden_until_one_was_made() {
    let told = |tutorial: &Tutorial| match tutorial.overlay() {
        Some(BoardOverlay::Call(call)) => Some((call.told, call.preview)),
        _ => None,
    };
    let mut tutorial = tutorial_at(Lesson::OtherCall);
    tap(&mut tutorial, Cell::B9);
    let _ = tutorial.apply_board(&BoardEvent::PreviewCall(Some(Color::White)));
    assert_eq!(told(&tutorial), Some((false, None)));
    call(&mut tutorial, Color::Black);
    tap(&mut tutorial, Cell::B9);
    let _ = tutorial.apply_board(&BoardEvent::PreviewCall(Some(Color::White)));
    assert_eq!(told(&tutorial), Some((true, Some(Color::White))));
    let _ = tutorial.apply(TutorialEvent::Again);
    tap(&mut tutorial, Cell::B9);
    assert_eq!(told(&tutorial), Some((false, None)));
    // The lesson before it shows them.
    let mut tutorial = tutorial_at(Lesson::Call);
    tap(&mut tutorial, Cell::B9);
    assert_eq!(told(&tutorial), Some((true, None)));
}
