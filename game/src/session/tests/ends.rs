//! Ends of single games, and games that are left.
use super::*;

#[test]
fn a_finished_game_is_booked_and_kept_at_once_and_shown_later() {
    let mut game = lively_match(cpu());
    let (last, others) = BLACK_WINS.rsplit_once(' ').map(|(a, b)| (b, a)).unwrap();
    game.drive(others);
    let effects = game.answer(last);
    let results = booked(&effects);
    assert_eq!(results.len(), 1);
    assert_eq!(results[0].id, MatchId(7));
    assert_eq!(results[0].winner, Some(Player::One));
    assert_eq!(decided(results[0]), Some(EndReason::Captures));
    assert!(effects.contains(&DriverEffect::Save));
    assert_eq!(game.result(), None, "the last stones still turn");
    let effects = game.show();
    assert!(booked(&effects).is_empty(), "once");
    let over = game.result().unwrap();
    let parts = over.sides.each_ref().map(|side| side.score.captures());
    assert_eq!(parts, [Some((15, 2)), Some((17, 0))]);
    assert_eq!(over.reason, Some(EndReason::Captures));
    assert!(!game.is_between());
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
fn after_the_end_nothing_happens_any_more() {
    let mut game = against_cpu();
    game.drive(BLACK_WINS);
    let before = game.view();
    for cell in Cell::ALL {
        assert!(game.tap(cell).is_empty());
    }
    for event in [
        BoardEvent::Undo,
        BoardEvent::GoOn,
        BoardEvent::NextGame,
        BoardEvent::CancelCall,
    ] {
        assert!(game.tell(event.clone()).is_empty(), "{event:?}");
    }
    assert_eq!(game.view(), before);
    assert!(
        game.view()
            .cells()
            .iter()
            .all(|cell| cell.mark == Mark::None)
    );
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
            game.play(mv(word)).unwrap();
        }
    });
    let last = moves.split_whitespace().last().unwrap();
    game.drive(last);
    assert!(game.result().is_some());
}

#[test]
fn leaving_is_free_before_the_first_own_stone() {
    let game = against_cpu();
    assert!(!game.leaving_loses());
    assert!(booked(&Box::new(game).leave()).is_empty());
    let mut game = begin(cpu(), Color::White);
    game.drive("B4");
    assert!(!game.leaving_loses(), "the CPU's stone is none of ours");
    assert!(booked(&Box::new(game).leave()).is_empty());
}

#[test]
fn leaving_after_the_first_own_stone_loses_even_when_it_was_taken_back() {
    let mut game = against_cpu();
    game.drive("B4 BQ");
    let mut back = game.clone();
    back.tell(BoardEvent::Undo);
    for game in [game, back] {
        assert!(game.leaving_loses());
        let effects = Box::new(game).leave();
        let results = booked(&effects);
        assert_eq!(results.len(), 1);
        assert_eq!(results[0].winner, Some(Player::Two));
        assert_eq!(results[0].games[0].ending, Ending::GivenUp);
        assert_eq!(results[0].games[0].winner, Some(Player::Two));
        assert!(effects.contains(&DriverEffect::Save));
    }
}

#[test]
fn leaving_while_the_cpu_thinks_stops_it() {
    let mut game = against_cpu();
    game.tap(Cell::B4);
    assert!(does(&Box::new(game).leave(), Command::StopThinking));
}
