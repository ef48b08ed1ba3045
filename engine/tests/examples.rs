//! The worked examples of `docs/rules.md`, row by row: play the moves from the start, then look.
#![allow(clippy::unwrap_used)]

use rsg_engine::{
    CallState, Calls, Cell, Cells, Color, Decided, Effect, End, Game, Mark, Move, MoveError,
    Outcome,
};

fn after(moves: &str) -> Game {
    Game::from_record(moves).unwrap_or_else(|error| panic!("{error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn preview(game: &Game, text: &str) -> Effect {
    game.preview(mv(text)).unwrap()
}

fn stones(cells: &[Cell]) -> Cells {
    cells.iter().copied().collect()
}

fn taken(effect: &Effect) -> Cells {
    effect
        .captured
        .iter()
        .fold(Cells::EMPTY, |all, &group| all | group)
}

#[test]
fn only_one_call_is_allowed() {
    let game = after("BQ");
    assert_eq!(game.position().to_move(), Color::White);
    assert_eq!(
        game.calls(Cell::B7),
        Calls::Needed {
            calls: rsg_engine::ByColor {
                black: CallState::NotAllowed,
                white: CallState::Free
            },
            same: false,
        }
    );
    assert_eq!(game.preview(mv("B7[B]")), Err(MoveError::CallNotAllowed));
    assert_eq!(game.preview(mv("B7")), Err(MoveError::CallMissing));
    assert_eq!(preview(&game, "B7[W]").flipped(), stones(&[Cell::A7]));
}

#[test]
fn both_calls_are_allowed_and_differ() {
    let game = after("BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8");
    assert_eq!(game.position().to_move(), Color::Black);
    let (black, white) = (preview(&game, "BJ[B]"), preview(&game, "BJ[W]"));
    assert_ne!(black.after, white.after);
    assert_eq!(
        game.calls(Cell::BJ),
        Calls::Needed {
            calls: rsg_engine::ByColor {
                black: CallState::Free,
                white: CallState::Free
            },
            same: false,
        }
    );
}

#[test]
fn two_calls_may_lead_to_the_same_position() {
    let game = after("BQ");
    let (black, white) = (preview(&game, "B3[B]"), preview(&game, "B3[W]"));
    assert_eq!(black.after, white.after);
    assert_ne!(black.flip_count(), white.flip_count());
    assert!(matches!(
        game.calls(Cell::B3),
        Calls::Needed { same: true, .. }
    ));
    assert!(game.moves().contains(&mv("B3[B]")) && game.moves().contains(&mv("B3[W]")));
}

#[test]
fn two_stones_are_captured() {
    let effect = preview(&after("B9[B] BX BJ[W] B8 BQ B3[W]"), "B7[B]");
    assert_eq!(effect.by, Color::Black);
    assert_eq!(taken(&effect), stones(&[Cell::A9, Cell::AJ]));
    assert_eq!(effect.capture_count(), 2);
    assert_eq!(effect.after.stone(Cell::A9), None);
}

#[test]
fn a_call_completes_a_surround() {
    let effect = preview(&after("BX B9[W] C9 B8"), "B7[B]");
    assert_eq!(taken(&effect), stones(&[Cell::A9]));
    assert_eq!(effect.placed().stone(Cell::CP), Some(Color::Black));
}

#[test]
fn the_stone_of_cp_is_captured() {
    let effect = preview(&after("B5[W] B3[W] B2 B6"), "B8");
    assert_eq!(taken(&effect), stones(&[Cell::CP]));
    assert_eq!(effect.after.stone(Cell::CP), None);
    assert_eq!(effect.capture_count(), 1);
    assert!(!effect.cp_point, "its stone was taken, not the empty cell");
}

#[test]
fn an_empty_cp_is_surrounded() {
    let effect = preview(&after("BX CX BQ B8"), "B6");
    assert!(effect.cp_point);
    assert_eq!(effect.captured, []);
    assert_eq!(effect.capture_count(), 1);
    assert_eq!(effect.after.stone(Cell::CP), None);
}

#[test]
fn a_call_recolours_cp() {
    let game = after("B5[W] B4");
    assert_eq!(game.position().board().stone(Cell::CP), Some(Color::Black));
    let effect = preview(&game, "B3[W]");
    assert_eq!(effect.by, Color::Black);
    assert!(!effect.flipped().contains(Cell::CP));
    assert_eq!(effect.after.stone(Cell::CP), Some(Color::White));
}

#[test]
fn a_group_stays_protected_although_cp_was_called() {
    let game = after("B2 BQ B4 B5[B] B9[W] C5 C1 B8 B3[B] C3 B7[W]");
    assert_eq!(game.position().to_move(), Color::White);
    for call in ["BJ[W]", "BJ[B]"] {
        let effect = preview(&game, call);
        assert_eq!(effect.captured, [], "{call}");
        assert_eq!(effect.after.stone(Cell::A3), Some(Color::Black), "{call}");
        assert_eq!(effect.after.stone(Cell::CP), Some(Color::White), "{call}");
    }
}

#[test]
fn a_group_surrounded_before_is_protected() {
    let effect = preview(&after("B2 BQ B4 B3[W] BX B9[W] C4 BJ[B]"), "CX");
    assert_eq!(effect.captured, []);
    assert_eq!(effect.after.stone(Cell::A3), Some(Color::White));
    let around = Cells::of(Cell::A3).neighbours();
    assert!(around.is_subset(effect.after.stones(Color::Black)));
}

#[test]
fn a_player_without_placement_passes() {
    let game = after("B4 BQ CQ C1 BX BJ[W]");
    let turn = game.turns().last().unwrap();
    assert_eq!((turn.by, turn.passes), (Color::White, Some(Color::Black)));
    assert_eq!(game.position().to_move(), Color::White);
    assert_eq!(game.end(), None);
}

#[test]
fn ko_blocks_both_calls() {
    let mut game = after("BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]");
    assert_eq!(game.position().to_move(), Color::White);
    assert_eq!(game.mark(Cell::A7), Mark::Blocked);
    let calls = rsg_engine::ByColor {
        black: CallState::Blocked,
        white: CallState::Blocked,
    };
    assert!(matches!(game.calls(Cell::A7), Calls::Needed { calls: found, .. } if found == calls));
    for call in ["A7[B]", "A7[W]"] {
        assert_eq!(game.play(mv(call)), Err(MoveError::Ko));
        assert!(!game.moves().contains(&mv(call)));
        assert!(game.remembers(preview(&game, call).after));
    }
}

#[test]
fn ko_blocks_a_placement_without_a_call() {
    let moves =
        "B5[W] B7[B] B9[B] BJ[W] B6 B8 B1[B] B3[B] C7 C8 D8 C6 C9 BQ B2 C2 B4 C5 C4 D4 D6 B6";
    let mut game = after(moves);
    assert_eq!(game.mark(Cell::B4), Mark::Blocked);
    assert_eq!(game.calls(Cell::B4), Calls::Needless { blocked: true });
    assert_eq!(game.play(mv("B4")), Err(MoveError::Ko));
}

#[test]
fn ko_blocks_one_of_two_calls() {
    let game = after("B9[B] B7[W] B6 B5[B] C7 BJ[W] C5 B4 B8 C9 B1[W] B2 BQ C1 BX A5[B]");
    assert_eq!(game.position().to_move(), Color::Black);
    assert_eq!(game.mark(Cell::A1), Mark::OneCall);
    assert!(game.moves().contains(&mv("A1[B]")));
    assert!(!game.moves().contains(&mv("A1[W]")));
    let calls = rsg_engine::ByColor {
        black: CallState::Free,
        white: CallState::Blocked,
    };
    assert_eq!(game.calls(Cell::A1), Calls::Needed { calls, same: false });
}

#[test]
fn the_exception_frees_what_ko_blocks() {
    let moves = "BQ B2 BX B1[W] B4 B3[W] C2 BJ[W] C4 C3 CJ B7[B] B8 B5[B] A3[B] D4 C7 AJ[W]";
    let game = after(moves);
    assert_eq!(game.position().to_move(), Color::Black);
    assert_eq!(game.position().moves(), [mv("A3[B]"), mv("A3[W]")]);
    assert_eq!(game.moves(), [mv("A3[B]"), mv("A3[W]")]);
    assert_eq!(game.mark(Cell::A3), Mark::Exception);
    for call in ["A3[B]", "A3[W]"] {
        let mut game = game.clone();
        let turn = game.play(mv(call)).unwrap();
        assert!(turn.exception);
        assert!(game.exception_spent());
    }
}

#[test]
fn ko_ends_a_game() {
    let game = after(
        "B5[B] B7[W] B2 BQ B9[W] B1[W] C1 B4 B3[W] C4 B6 B8 D4 CX C8 C2 DX BJ[W] A1[W] C6 C5 A5[B] \
         D6 DQ A1[B] A5[B]",
    );
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.end, End::Ko);
    let (last, earlier) = game.turns().split_last().unwrap();
    assert!(last.exception);
    assert!(earlier.iter().all(|turn| turn.ended.is_none()));
    assert!(
        game.position().has_placement(),
        "there are placements, all blocked"
    );
    assert_eq!(game.moves(), []);
    assert!(
        Cell::ALL
            .into_iter()
            .all(|cell| game.mark(cell) == Mark::None)
    );
}

#[test]
fn captures_break_a_tie() {
    let game = after(
        "B1[B] B7[W] B6 B5[W] B8 BJ[B] C7 C9 B9 B4 C4 B3[W] BX D4 D8 C8 C5 C6 CQ BQ B2 C2 C1 CJ CX DQ",
    );
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.score.black, outcome.score.white), (17, 17));
    assert_eq!((outcome.captures.black, outcome.captures.white), (2, 0));
    assert_eq!(outcome.winner, Some(Color::Black));
    assert_eq!(outcome.decided, Decided::Captures);
}

#[test]
fn a_game_may_be_drawn() {
    let game = after(
        "B2 B6 B7[W] BQ B5[W] B1[W] B9[W] C3 B4 C5 B3[B] C7 C6 D6 C4 BX C2 D2 B8 CX BJ[W] CJ CQ C1 C9 C8 \
         DQ D4 DX",
    );
    let Outcome {
        score,
        captures,
        winner,
        decided,
        ..
    } = game.outcome().unwrap();
    assert_eq!(score.black, score.white);
    assert_eq!(captures.black, captures.white);
    assert_eq!((winner, decided), (None, Decided::Draw));
}

/// The start position, the examples and the perft table of the page hold.
#[test]
fn the_rules_page_tells_the_truth() {
    let page = include_str!("../../docs/rules.md");
    let start = rsg_engine::Position::start();
    assert!(page.contains(&format!("\n{start}\n")));
    let section = |title: &str| {
        let from = page.split_once(title).unwrap().1;
        from.split("\n## ").next().unwrap()
    };
    let mut played = 0;
    for row in section("## Worked examples").lines() {
        let moves = row.split('`').nth(1).unwrap_or("");
        if row.starts_with("| ") && !moves.is_empty() {
            after(moves);
            played += 1;
        }
    }
    assert_eq!(played, 17);
    let mut depths = 0;
    for row in section("## Perft").lines() {
        let cells: Vec<String> = row
            .split('|')
            .map(|cell| cell.trim().replace(',', ""))
            .collect();
        if let Some(Ok(depth)) = cells.get(1).map(|cell| cell.parse::<u32>())
            && depth < 9
        {
            assert_eq!(
                rsg_engine::perft(start.sides(), depth).to_string(),
                cells[2]
            );
            depths += 1;
        }
    }
    assert_eq!(depths, 8);
}
