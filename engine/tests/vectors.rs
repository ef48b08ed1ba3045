//! Recorded games: replaying their moves must give the recorded positions, endings and winners.
#![allow(clippy::unwrap_used)]

use rsg_engine::{Color, Game, Position};

const GAMES: &str = include_str!("vectors/games.txt");
const TRACES: &str = include_str!("vectors/traces.txt");

/// A finished game as `vectors/games.txt` describes it.
fn result(game: &Game) -> String {
    let outcome = game.outcome().unwrap();
    let winner = match outcome.winner {
        Some(Color::Black) => "b",
        Some(Color::White) => "w",
        None => "draw",
    };
    format!("{} {} {winner}", game.position(), outcome.end)
}

#[test]
fn recorded_games_end_as_recorded() {
    let mut games = 0;
    for line in GAMES.lines() {
        let (moves, expected) = line.split_once(" = ").unwrap();
        let game = Game::from_record(moves).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(result(&game), expected, "{moves}");
        assert_eq!(game.record(), moves);
        games += 1;
    }
    assert_eq!(games, 400);
}

#[test]
fn recorded_positions_follow_each_placement() {
    let mut lines = TRACES.lines().peekable();
    let mut games = 0;
    while let Some(moves) = lines.next().and_then(|line| line.strip_prefix("# ")) {
        let game = Game::from_record(moves).unwrap();
        for position in &game.positions()[1..] {
            assert_eq!(position.to_string(), lines.next().unwrap(), "{moves}");
            assert_eq!(
                position.to_string().parse::<Position>().as_ref(),
                Ok(position)
            );
        }
        games += 1;
    }
    assert_eq!(lines.next(), None, "the file ends with the last game");
    assert_eq!(games, 40);
}
