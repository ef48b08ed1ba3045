//! Placing, calling, and what ko has to say about it.
use super::*;
use crate::progress::CallReason;
use rsg_engine::{ByColor, Calls};

/// The cell that ko forbids on the board.
fn blocked(game: &Match) -> Option<Cell> {
    match game.view().board {
        BoardView::Star { blocked, .. } => blocked,
        BoardView::Squares(_) => None,
    }
}

#[test]
fn a_tap_on_any_other_cell_changes_nothing() {
    let mut game = against_cpu();
    for cell in [Cell::CP, Cell::A1, Cell::A3, Cell::D2] {
        assert_eq!(game.mark_of(cell), Mark::None);
        assert!(game.tap(cell).is_empty(), "{cell}");
    }
    assert!(game.star().turns().is_empty());
}

#[test]
fn with_two_calls_the_dialog_asks_and_nothing_has_flipped() {
    let mut game = two_people_after(BOTH_CALLS);
    let board = game.star().position();
    let effects = game.tap(Cell::BJ);
    assert!(does(
        &effects,
        DriverEffect::Announce(Speech::AskCall(Cell::BJ.into()))
    ));
    assert_eq!(game.star().position(), board);
    let view = game.view();
    let Some(BoardOverlay::Call(call)) = game.overlay() else {
        panic!("no dialog: {:?}", game.overlay());
    };
    assert!(call.options.black.is_open() && call.options.white.is_open());
    assert_eq!(view.cells()[Cell::BJ.index()].ghost, Some(Color::Black));
    assert_eq!(view.cells()[Cell::BJ.index()].stone, None);
}

#[test]
fn each_call_does_what_its_preview_shows() {
    for color in Color::ALL {
        let mut game = two_people_after(BOTH_CALLS);
        game.tap(Cell::BJ);
        game.tell(BoardEvent::PreviewCall(Some(color)));
        let foreseen = game.view().cells().to_vec();
        game.tell(BoardEvent::Call(color));
        assert_eq!(game.last().mv, Move::calling(Cell::BJ, color));
        let after = game.view().cells().to_vec();
        for (before, after) in foreseen.iter().zip(after) {
            match before.foreseen {
                Some(Foreseen::Flipped(color)) => assert_eq!(after.stone, Some(color)),
                Some(Foreseen::Captured) => assert_eq!(after.stone, None),
                Some(Foreseen::CorePoint) => assert_eq!(after.stone, None),
                None if before.cell == Cell::BJ => assert_eq!(after.stone, Some(Color::Black)),
                None => assert_eq!(after.stone, before.stone, "{}", before.cell),
            }
        }
        assert!(foreseen.iter().any(|cell| cell.foreseen.is_some()));
    }
}

#[test]
fn a_cancelled_call_takes_the_stone_up_again() {
    let mut game = two_people_after(BOTH_CALLS);
    let before = game.essence();
    game.tap(Cell::BJ);
    game.tell(BoardEvent::CancelCall);
    assert_eq!(game.essence(), before);
    assert_eq!(game.overlay(), None);
    assert!(game.view().cells().iter().all(|cell| cell.ghost.is_none()));
}

#[test]
fn while_the_dialog_asks_other_cells_do_nothing() {
    let mut game = two_people_after(BOTH_CALLS);
    game.tap(Cell::BJ);
    let view = game.view();
    for cell in Cell::ALL {
        assert!(game.tap(cell).is_empty());
    }
    assert_eq!(game.view(), view);
}

#[test]
fn the_only_call_is_made_without_asking() {
    let mut game = two_people();
    game.drive("BQ");
    game.tell(BoardEvent::GoOn);
    let effects = game.tap(Cell::B7);
    assert_eq!(game.last().mv, mv("B7[W]"));
    assert!(effects.contains(&DriverEffect::Save));
}

#[test]
fn two_calls_with_one_result_call_the_own_colour_without_asking() {
    // Found by walking: the first placement of any game from the vectors whose two calls lead to one position.
    let games = include_str!("../../../../engine/tests/vectors/games.txt");
    let mut seen = 0;
    for line in games.lines().take(60) {
        let mut game = two_people();
        game.set_options(BoardOptions {
            hand_over: false,
            ..still()
        });
        for word in line.split(" = ").next().unwrap().split_whitespace() {
            if word == "--" {
                continue;
            }
            game.tell(BoardEvent::GoOn);
            for cell in Cell::ALL {
                let same = matches!(
                    game.star().calls(cell),
                    rsg_engine::Calls::Needed { same: true, .. }
                );
                if same && matches!(game.mark_of(cell), Mark::Playable | Mark::Exception) {
                    let mut other = game.clone();
                    let own = other.star().position().to_move();
                    other.tap(cell);
                    assert_eq!(
                        other.star().turns().last().unwrap().mv,
                        Move::calling(cell, own)
                    );
                    seen += 1;
                }
            }
            drive_vector(&mut game, mv(word));
        }
    }
    assert!(seen > 10, "only {seen} such cells were met");
}

/// Plays a recorded move whose call may be the one that the app never makes.
fn drive_vector(game: &mut Match, mv: Move) {
    game.driven
        .board
        .rearrange(|game| assert!(game.play(&mv.into())));
}

#[test]
fn a_blocked_cell_says_why_and_stays_empty() {
    let mut game = two_people_after(BLOCKED);
    assert_eq!(game.mark_of(Cell::A7), Mark::Blocked);
    let before = game.essence();
    let effects = game.tap(Cell::A7);
    assert!(does(
        &effects,
        DriverEffect::Announce(Speech::Blocked(Cell::A7.into()))
    ));
    assert!(does(&effects, Command::Sound(Sound::Blocked)));
    assert_eq!(blocked(&game), Some(Cell::A7));
    assert_eq!(game.essence(), before);
    game.tap(Cell::CP);
    assert_eq!(blocked(&game), None);
}

#[test]
fn a_call_that_ko_forbids_is_disabled() {
    let mut game = two_people_after(ONE_CALL);
    assert_eq!(game.mark_of(Cell::A1), Mark::OneCall);
    game.tap(Cell::A1);
    let Some(BoardOverlay::Call(call)) = game.overlay() else {
        panic!("no dialog");
    };
    assert!(call.options.black.is_open());
    assert!(!call.options.white.is_open());
    assert!(game.tell(BoardEvent::Call(Color::White)).is_empty());
    game.tell(BoardEvent::Call(Color::Black));
    assert_eq!(game.last().mv, mv("A1[B]"));
}

#[test]
fn an_exception_can_be_played() {
    let mut game = two_people_after(EXCEPTION);
    assert_eq!(game.mark_of(Cell::A3), Mark::Exception);
    game.tap(Cell::A3);
    if let Some(BoardOverlay::Call(call)) = game.overlay() {
        assert!(call.options.black.is_open() && call.options.white.is_open());
        game.tell(BoardEvent::Call(Color::Black));
    }
    assert!(game.last().exception);
}

/// A game in which `BQ` was played, and in which every call is asked for.
fn asking_every_call() -> Match {
    let mut game = two_people();
    game.set_options(BoardOptions {
        hand_over: false,
        every_call: true,
        ..still()
    });
    game.drive("BQ");
    game
}

#[test]
fn every_call_is_asked_for_where_that_is_wanted() {
    let mut game = asking_every_call();
    let effects = game.tap(Cell::B7);
    assert!(does(
        &effects,
        DriverEffect::Announce(Speech::AskCall(Cell::B7.into()))
    ));
    let Some(BoardOverlay::Call(call)) = game.overlay() else {
        panic!("no dialog");
    };
    let ByColor { black, white } = call.options;
    assert_eq!(black.refusal, Some(CallRefusal::FlipsNothing));
    assert_eq!(black.picture, None);
    assert_eq!(white.refusal, None);
    assert!(game.tell(BoardEvent::Call(Color::Black)).is_empty());
    game.tell(BoardEvent::Call(Color::White));
    assert_eq!(game.last().mv, mv("B7[W]"));
    let call = game.view().sides.call.expect("it was called");
    assert_eq!((call.color, call.reason), (Color::White, CallReason::Asked));
    assert!(!call.is_explained, "the dialog was seen");
}

#[test]
fn a_placement_beside_cp_is_never_asked_about() {
    let mut game = asking_every_call();
    let beside = Cell::ALL.into_iter().find(|&cell| {
        game.mark_of(cell) == Mark::Playable
            && matches!(game.star().calls(cell), Calls::Needless { .. })
    });
    game.tap(beside.expect("a cell without a call"));
    assert_eq!(game.placed(), 2);
}

#[test]
fn the_pictures_of_the_calls_are_the_boards_they_lead_to() {
    for color in Color::ALL {
        let mut game = two_people_after(BOTH_CALLS);
        game.tap(Cell::BJ);
        let Some(BoardOverlay::Call(call)) = game.overlay() else {
            panic!("no dialog");
        };
        let picture = call.options[color].picture.expect("a picture");
        game.tell(BoardEvent::Call(color));
        assert_eq!(picture.after, game.star().position().board());
        let effect = &game.last().effect;
        assert_eq!(picture.flipped, effect.flipped());
        let captured: usize = effect.captured.iter().map(|group| group.len()).sum();
        assert_eq!(picture.captured.len(), captured);
    }
}

/// The remark on the last turn's call.
fn shown(game: &Match) -> (Color, CallReason, bool) {
    let call = game.view().sides.call.expect("a call");
    (call.color, call.reason, call.is_explained)
}

#[test]
fn a_call_without_a_choice_is_explained_twice_and_shown_always() {
    let mut explained = ExplainedCalls::default();
    for time in 1..=3 {
        let mut game = begin(cpu(), Color::White);
        let options = BoardOptions {
            explained,
            ..still()
        };
        game.set_options(options);
        game.answer("BQ");
        let effects = game.tap(Cell::B7);
        let is_told = time < 3;
        assert_eq!(shown(&game), (Color::White, CallReason::Only, is_told));
        let noted = DriverEffect::CallExplained(CallReason::Only);
        assert_eq!(effects.contains(&noted), is_told, "time {time}");
        let announced = effects.iter().find_map(|effect| match effect {
            DriverEffect::Announce(Speech::Placed(placed)) => placed.call,
            _ => None,
        });
        assert_eq!(announced.map(|call| call.is_explained), Some(is_told));
        explained.note(CallReason::Only);
    }
}

#[test]
fn the_cpus_call_is_shown_and_never_explained() {
    let mut game = against_cpu();
    game.tap(Cell::BQ);
    let effects = game.answer("B7[W]");
    let call = game.view().sides.call.expect("a call");
    assert_eq!((call.by, call.color), (Color::White, Color::White));
    assert!(!call.is_explained);
    let noted = DriverEffect::CallExplained(CallReason::Only);
    assert!(!effects.contains(&noted));
}

#[test]
fn a_call_is_not_shown_again_on_coming_back() {
    let mut game = against_cpu();
    game.tap(Cell::BQ);
    game.answer("B7[W]");
    let kept = Match::restore(game.snapshot(), still()).expect("a match");
    assert_eq!(kept.view().sides.call, None);
    game.tell(BoardEvent::Undo);
    assert_eq!(game.view().sides.call, None, "taken back");
}

#[test]
fn a_call_that_turns_the_core_is_heard_and_felt_as_that() {
    let cued = |moves: &str, last: &str| {
        let mut game = two_people_after(moves);
        let effects = game.drive(last);
        [
            does(&effects, Command::Sound(Sound::Core)),
            does(&effects, Command::Haptic(Haptic::Core)),
            does(&effects, Command::Sound(Sound::Call)),
        ]
    };
    assert_eq!(cued("BQ", "B7[W]"), [true, true, false], "its first colour");
    let both = "BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8";
    assert_eq!(cued(both, "BJ[W]"), [true, true, false], "it was black");
    assert_eq!(
        cued(both, "BJ[B]"),
        [false, false, true],
        "it is black already"
    );
    assert_eq!(cued("", "BQ"), [false, false, false], "no call");
}
