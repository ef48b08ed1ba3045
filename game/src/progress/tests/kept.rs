//! The games kept for looking at again.

use super::*;

fn game(number: u32, favourite: bool) -> KeptGame {
    KeptGame {
        key: GameKey {
            id: MatchId(number),
            number: 1,
        },
        date: date("2026-11-21"),
        opponent: at(CpuLevel::One),
        own: Color::Black,
        outcome: Outcome::Won,
        ending: Ending::Played,
        moves: vec!["B4".parse().unwrap(), "B1[W]".parse().unwrap()],
        favourite,
        analysis: Vec::new(),
    }
}

fn numbers(kept: &KeptGames) -> Vec<u32> {
    kept.all().iter().map(|game| game.key.id.0).collect()
}

#[test]
fn the_last_hundred_are_kept_and_favourites_beside_them() {
    let mut kept = KeptGames::default();
    for number in 1..=250 {
        kept.keep(game(number, number <= 3 || number == 120));
    }
    let expected: Vec<u32> = [1, 2, 3, 120].into_iter().chain(151..=250).collect();
    assert_eq!(numbers(&kept), expected);
    assert_eq!(KeptGames::new(kept.all().to_vec()), kept);
}

#[test]
fn a_game_kept_twice_is_there_once() {
    let mut kept = KeptGames::default();
    kept.keep(game(1, false));
    kept.keep(game(2, false));
    kept.keep(game(1, false));
    assert_eq!(numbers(&kept), [1, 2]);
}

#[test]
fn a_deleted_game_comes_back_to_its_place() {
    let mut kept = KeptGames::new((1..=100).map(|number| game(number, false)));
    for number in [1, 50, 100] {
        let before = kept.clone();
        let deleted = kept.all()[number - 1].clone();
        kept.forget(deleted.key);
        kept.keep(deleted);
        assert_eq!(kept, before, "{number}");
    }
}

/// So a slip of the finger on an old favourite is taken back by another tap.
#[test]
fn a_favourite_no_more_goes_when_the_next_game_comes() {
    let mut kept = KeptGames::default();
    for number in 1..=101 {
        kept.keep(game(number, number == 1));
    }
    let key = GameKey {
        id: MatchId(1),
        number: 1,
    };
    assert!(kept.get(key).is_some());
    let before = kept.clone();
    kept.keep(game(1, false));
    assert!(kept.get(key).is_some());
    kept.keep(game(1, true));
    assert_eq!(kept, before);
    kept.keep(game(1, false));
    kept.keep(game(102, false));
    assert!(kept.get(key).is_none());
    assert_eq!(kept.all().len(), KeptGames::MOST);
}

#[test]
fn ids_that_kept_games_carry_are_not_given_again() {
    let mut profile = Profile::default();
    profile.take_ids(MatchId(80));
    profile.take_ids(MatchId(3));
    assert_eq!(profile.next_match_id(), MatchId(81));
    profile.forge_rank(Rank::Leather);
    assert_eq!(profile.next_match_id(), MatchId(82));
}

#[test]
fn accuracy_falls_with_what_the_average_placement_gave_away() {
    let worth = |loss| {
        Some(Judged {
            before: loss,
            after: 0,
            exact: true,
            line: Vec::new(),
        })
    };
    let mut game = game(1, false);
    assert_eq!(game.accuracy(Color::Black), None);
    game.moves = vec![
        "B4".parse().unwrap(),
        "BQ".parse().unwrap(),
        "CQ".parse().unwrap(),
    ];
    game.analysis = vec![worth(0), worth(6), worth(5)];
    assert_eq!(game.accuracy(Color::Black), Some(88), "2.5 points each");
    assert_eq!(game.accuracy(Color::White), Some(70));
    game.analysis[1] = None;
    assert_eq!(game.accuracy(Color::White), None);
    assert_eq!(game.accuracy(Color::Black), Some(88));
    let worst = worth(200);
    assert_eq!(accuracy([worst.as_ref()]), Some(0));
    assert_eq!(accuracy([]), None);
}

#[test]
fn a_number_that_nobody_can_have_counted_to_does_not_stop_the_counting() {
    for number in [u32::MAX, u32::MAX - 1] {
        let mut profile = Profile::default();
        profile.take_ids(MatchId(number));
        for _ in 0..2 {
            let id = profile.next_match_id();
            assert!(profile.book(won(id, at(CpuLevel::One))));
        }
    }
}
