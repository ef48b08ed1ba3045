//! Placing, calling, and what ko has to say about it.
use super::*;

/// The cell that the board says ko forbids.
fn blocked(game: &Match) -> Option<Cell> {
    match game.view().board {
        PlayedBoard::Star { blocked, .. } => blocked,
        PlayedBoard::Squares(_) => None,
    }
}

#[test]
fn a_placement_without_a_call_is_made_at_once() {
    let mut game = against_cpu();
    let effects = game.tap(Cell::B4);
    assert_eq!(game.placed(), 1);
    assert!(effects.contains(&DriverEffect::Save));
    assert!(asked(&effects).is_some());
}

#[test]
fn a_tap_on_any_other_cell_changes_nothing() {
    let mut game = against_cpu();
    for cell in [Cell::CP, Cell::A1, Cell::A3, Cell::D2] {
        assert_eq!(game.mark_of(cell), Mark::None);
        assert!(game.tap(cell).is_empty(), "{cell}");
    }
    assert!(game.game().turns().is_empty());
}

#[test]
fn with_two_calls_the_dialog_asks_and_nothing_has_flipped() {
    let mut game = two_people_after(BOTH_CALLS);
    let board = game.game().position();
    let effects = game.tap(Cell::BJ);
    assert!(does(&effects, Command::Announce(Speech::AskCall(Cell::BJ))));
    assert_eq!(game.game().position(), board);
    let view = game.view();
    let Some(BoardOverlay::Call(call)) = game.overlay() else {
        panic!("no dialog: {:?}", game.overlay());
    };
    assert!(call.options.black.enabled && call.options.white.enabled);
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
                    game.game().calls(cell),
                    rsg_engine::Calls::Needed { same: true, .. }
                );
                if same && matches!(game.mark_of(cell), Mark::Playable | Mark::Exception) {
                    let mut other = game.clone();
                    let own = other.game().position().to_move();
                    other.tap(cell);
                    assert_eq!(
                        other.game().turns().last().unwrap().mv,
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
        .rearrange(|game| drop(game.play(mv).unwrap()));
}

#[test]
fn a_blocked_cell_says_why_and_stays_empty() {
    let mut game = two_people_after(BLOCKED);
    assert_eq!(game.mark_of(Cell::A7), Mark::Blocked);
    let before = game.essence();
    let effects = game.tap(Cell::A7);
    assert!(does(&effects, Command::Announce(Speech::Blocked(Cell::A7))));
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
    assert!(call.options.black.enabled);
    assert!(!call.options.white.enabled);
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
        assert!(call.options.black.enabled && call.options.white.enabled);
        game.tell(BoardEvent::Call(Color::Black));
    }
    assert!(game.last().exception);
}
