//! Rank-Up series: every path through one.
use super::*;

/// A series in which the player is black in the first game.
fn series(which: Exam, won_before: u32) -> Match {
    begin_series(which, won_before, Color::Black)
}

/// Plays a game so that this player wins it, and goes on to the next if there is one.
fn game_won_by(game: &mut Match, player: Player) -> Vec<DriverEffect> {
    let mut effects = game.drive(match_won_by(game.color(player)));
    effects.extend(game.show());
    effects.extend(game.tell(BoardEvent::NextGame));
    effects
}

fn match_won_by(color: Color) -> &'static str {
    match color {
        Color::Black => BLACK_WINS,
        Color::White => WHITE_WINS,
    }
}

#[test]
fn the_two_games_of_these_tests_are_won_by_their_colours() {
    for (moves, color) in [(BLACK_WINS, Color::Black), (WHITE_WINS, Color::White)] {
        let mut game = two_people();
        game.drive(moves);
        assert_eq!(game.star().outcome().unwrap().winner, Some(color));
    }
}

#[test]
fn colours_alternate_every_game() {
    let mut game = series(Exam::Bronze, 0);
    assert_eq!(game.color(Player::One), Color::Black);
    game_won_by(&mut game, Player::One);
    assert_eq!(game.color(Player::One), Color::White);
    game_won_by(&mut game, Player::Two);
    assert_eq!(game.color(Player::One), Color::Black);
    assert_eq!(game.game_number(), 3);
    let white_first = begin_series(Exam::Stone, 0, Color::White);
    assert_eq!(white_first.color(Player::One), Color::White);
}

#[test]
fn wins_at_the_target_pass() {
    let mut game = series(Exam::Stone, 0);
    let effects = game_won_by(&mut game, Player::One);
    assert_eq!(booked(&effects).len(), 1);
    assert!(booked_series(&effects).is_none());
    let effects = game_won_by(&mut game, Player::One);
    let end = booked_series(&effects).unwrap();
    assert_eq!(end.end, SeriesEnd::PassedByWins);
    assert_eq!(end.score, score(2, 0, 0));
    assert!(game.is_over());
    assert_eq!(game.series_end(), Some(SeriesEnd::PassedByWins));
}

#[test]
fn the_cpus_wins_at_the_target_fail() {
    let mut game = series(Exam::Stone, 0);
    game_won_by(&mut game, Player::Two);
    game_won_by(&mut game, Player::One);
    assert!(!game.is_over());
    let effects = game_won_by(&mut game, Player::Two);
    assert_eq!(
        booked_series(&effects).unwrap().end,
        SeriesEnd::FailedByLosses
    );
}

#[test]
fn a_draw_counts_for_nobody_and_the_next_game_follows() {
    let mut game = series(Exam::Stone, 0);
    for _ in 0..5 {
        let effects = game.drive(DRAW);
        assert_eq!(booked(&effects).len(), 1);
        assert!(game.result().is_some() && game.is_between());
        game.tell(BoardEvent::NextGame);
    }
    assert_eq!(tally(&game.finished), score(0, 0, 5));
    assert_eq!(game.game_number(), 6);
}

#[test]
fn every_game_is_booked_under_its_own_number() {
    let mut game = series(Exam::Bronze, 0);
    let mut ids = Vec::new();
    for player in [Player::One, Player::Two, Player::One] {
        let effects = game_won_by(&mut game, player);
        ids.extend(booked(&effects).iter().map(|result| result.id.0));
    }
    assert_eq!(ids, [7, 8, 9]);
}

#[test]
fn twenty_career_wins_pass_at_once_even_when_behind() {
    let mut game = series(Exam::Platinum, 19);
    game_won_by(&mut game, Player::Two);
    game_won_by(&mut game, Player::Two);
    assert!(!game.is_over());
    let effects = game_won_by(&mut game, Player::One);
    let end = booked_series(&effects).unwrap();
    assert_eq!(end.end, SeriesEnd::PassedByCareer);
    assert_eq!(end.score, score(1, 2, 0));
}

#[test]
fn career_wins_pass_only_where_the_table_says_so() {
    let mut game = series(Exam::Bronze, 19);
    game_won_by(&mut game, Player::One);
    assert!(!game.is_over());
    assert_eq!(game.view().facts.series.unwrap().career, None);
    let game = series(Exam::Topaz, 4);
    assert_eq!(game.view().facts.series.unwrap().career, Some((4, 20)));
}

#[test]
fn nothing_is_taken_back_in_a_series() {
    let mut game = series(Exam::Stone, 0);
    game.drive("B4 BQ");
    assert!(!game.view().can_undo);
    let before = game.essence();
    game.tell(BoardEvent::Undo);
    assert_eq!(game.essence(), before);
}

#[test]
fn leaving_in_a_game_loses_it_and_fails_the_series() {
    for moves in ["", "B4", "B4 BQ", "B4 BQ CQ"] {
        let mut game = series(Exam::Stone, 0);
        game.drive(moves);
        assert!(game.leaving_loses());
        let effects = Box::new(game).leave();
        let results = booked(&effects);
        assert_eq!(results.len(), 1, "after {moves:?}");
        assert_eq!(results[0].winner, Some(Player::Two));
        assert_eq!(decided(results[0]), Some(EndReason::Leaving));
        assert_eq!(
            booked_series(&effects).unwrap().end,
            SeriesEnd::FailedByLeaving
        );
    }
}

#[test]
fn leaving_between_two_games_fails_the_series_and_loses_no_game() {
    let mut game = series(Exam::Stone, 0);
    let effects = game.drive(BLACK_WINS);
    assert_eq!(booked(&effects).len(), 1);
    let effects = Box::new(game).leave();
    assert!(booked(&effects).is_empty());
    let end = booked_series(&effects).unwrap();
    assert_eq!(end.end, SeriesEnd::FailedByLeaving);
    assert_eq!(end.score, score(1, 0, 0));
}

#[test]
fn the_books_come_before_the_save_that_keeps_them() {
    let mut game = series(Exam::Stone, 0);
    game_won_by(&mut game, Player::One);
    let effects = game.drive(WHITE_WINS);
    let place = |wanted: fn(&DriverEffect) -> bool| effects.iter().position(wanted).unwrap();
    let last_save = effects.len()
        - 1
        - effects
            .iter()
            .rev()
            .position(|effect| *effect == DriverEffect::Save)
            .unwrap();
    assert!(place(|effect| matches!(effect, DriverEffect::Book(_))) < last_save);
    assert!(place(|effect| matches!(effect, DriverEffect::BookSeries(_))) < last_save);
}
