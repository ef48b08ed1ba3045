//! Ends of games that only the star has: by captures, by ko, level in everything, stuck.
use super::*;

#[test]
fn a_win_by_captures_is_told_with_them() {
    let mut game = against_cpu();
    let effects = game.drive(BLACK_WINS);
    assert_eq!(decided(booked(&effects)[0]), Some(EndReason::Captures));
    let over = game.result().unwrap();
    let parts = over.sides.each_ref().map(|side| side.score.captures());
    assert_eq!(parts, [Some((15, 2)), Some((17, 0))]);
    assert_eq!(over.reason, Some(EndReason::Captures));
}

#[test]
fn a_game_can_end_by_ko() {
    let mut game = against_cpu();
    let effects = game.drive(KO_ENDING);
    let results = booked(&effects);
    assert!(results[0].games[0].by_ko);
    assert_eq!(decided(results[0]), Some(EndReason::Ko));
    assert!(game.is_over());
}

#[test]
fn a_draw_is_nobodys() {
    let mut game = against_cpu();
    let effects = game.drive(DRAW);
    assert_eq!(booked(&effects)[0].winner, None);
    assert_eq!(decided(booked(&effects)[0]), Some(EndReason::Level));
    assert!(does(&effects, Command::Sound(Sound::End(EndCue::Over))));
}

#[test]
fn two_passes_end_the_game_without_a_notice() {
    // Ended stuck: neither player has a placement, so nobody is told to pass.
    let games = include_str!("../../../../engine/tests/vectors/games.txt");
    let line = games.lines().find(|line| line.contains(" stuck ")).unwrap();
    let (moves, _) = line.split_once(" = ").unwrap();
    let mut game = two_people();
    game.driven.board.rearrange(|game| {
        let moves: Vec<_> = moves
            .split_whitespace()
            .filter(|word| *word != "--")
            .collect();
        for word in &moves[..moves.len() - 1] {
            assert!(game.play(&mv(word).into()));
        }
    });
    let last = moves.split_whitespace().last().unwrap();
    game.drive(last);
    assert!(game.result().is_some());
}
