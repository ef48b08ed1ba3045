//! The games kept for looking at again.

use super::*;
use crate::progress::boards::{BoardWords, KeptBoard, OwnBoard};
use rsg_engine::{Game, Move, Position};

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
        rules: Rules::Star,
        record: "B4 B1[W]".to_owned(),
        favourite,
        analysis: Vec::new(),
        rounds: 0,
        tags: Tags::default(),
        from: None,
    }
}

fn numbers(kept: &KeptGames) -> Vec<u32> {
    kept.all().iter().map(|item| item.key().id.0).collect()
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
fn whose_game_a_mistake_is_from_is_told_as_long_as_it_is_certain() {
    let with = |number, level, record: &str| KeptGame {
        opponent: at(level),
        record: record.to_owned(),
        ..game(number, false)
    };
    let mut kept = KeptGames::new([
        with(1, CpuLevel::Three, "B4 B1[W] C1"),
        with(2, CpuLevel::Three, "B4 B1[W] C3"),
        with(3, CpuLevel::Two, "B4 B1[B]"),
    ]);
    let level_in = |kept: &KeptGames, line: &str| {
        let moves = line
            .split_whitespace()
            .map(|word| word.parse::<Move>().unwrap());
        kept.level_in(Position::start(), &moves.collect::<Vec<_>>())
    };
    assert_eq!(level_in(&kept, "B4 B1[W]"), Some(CpuLevel::Three));
    assert_eq!(level_in(&kept, "B4 B1[B]"), Some(CpuLevel::Two));
    assert_eq!(level_in(&kept, "B4"), None, "games with two opponents");
    assert_eq!(level_in(&kept, "B4 B1[B] C1"), None, "no such game");
    kept.forget(kept.all()[2].key());
    assert_eq!(level_in(&kept, "B4"), Some(CpuLevel::Three));
}

#[test]
fn a_deleted_game_comes_back_to_its_place() {
    let mut kept = KeptGames::new((1..=100).map(|number| game(number, false)));
    for number in [1, 50, 100] {
        let before = kept.clone();
        let deleted = kept.all()[number - 1].clone();
        kept.forget(deleted.key());
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
fn accuracy_falls_with_what_the_average_choice_gave_away() {
    let worth = |loss, exact| {
        Some(Judged {
            before: loss,
            after: 0,
            exact,
            line: Vec::new(),
            only: false,
        })
    };
    let mut kept = game(1, false);
    kept.record = "B4 BQ CQ".to_owned();
    let game = kept.star();
    let of = |side, judged: &[Option<Judged>]| Accuracy::of(side, &game, judged);
    let found = |percent, exact| Some(Accuracy { percent, exact });
    let judged = [worth(0, true), worth(6, true), worth(4, true)];
    assert_eq!(of(Color::Black, &judged), found(81, true), "2 points each");
    assert_eq!(of(Color::White, &judged), found(53, true), "6 points");
    let estimated = [worth(0, true), None, worth(4, false)];
    assert_eq!(of(Color::Black, &estimated), found(81, false));
    assert_eq!(of(Color::White, &estimated), None, "it is not judged yet");
    assert_eq!(of(Color::Black, &[]), None);
}

/// A placement that nobody could have avoided says nothing about whoever made it.
#[test]
fn forced_placements_do_not_count() {
    let text = "from w/bbwbwb/.bwww...wb../............/...... b 0 0 : B8 C9 C5 B1[W]";
    let game = Game::from_record(text).unwrap();
    let cost = |turn: usize, side| {
        let judged: Vec<_> = (0..game.turns().len())
            .map(|at| {
                Some(Judged {
                    before: if at == turn { 10 } else { 0 },
                    after: 0,
                    exact: true,
                    line: Vec::new(),
                    only: false,
                })
            })
            .collect();
        Accuracy::of(side, &game, &judged)
    };
    let mut forced = 0;
    for (turn, (before, played)) in game.positions().iter().zip(game.turns()).enumerate() {
        let percent = cost(turn, played.by).map(|found| found.percent);
        if before.moves().len() == 1 {
            assert!(percent.is_none_or(|percent| percent == 100), "turn {turn}");
            forced += 1;
        } else {
            assert!(percent.is_some_and(|percent| percent < 100), "turn {turn}");
        }
    }
    assert!(forced < game.turns().len());
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

/// The moves of a pasted game tell who has won, and one that is kept already is not kept again, whoever has played it.
#[test]
fn a_pasted_game_is_kept_once() {
    let key = |number| GameKey {
        id: MatchId(number),
        number: 1,
    };
    let today = date("2026-11-21");
    let whole = "b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6f5";
    let terms: rsg_classics::Terms = "reversi 6 othello most".parse().unwrap();
    let pasted = |text: &str, number| {
        let game = terms.read(text).unwrap();
        KeptGame::pasted(&game, key(number), today)
    };
    assert_eq!(pasted(&whole[..20], 1), None, "it is not over");
    let game = pasted(whole, 1).unwrap();
    assert_eq!(game.outcome, Outcome::Lost, "White has more discs");
    let mut kept = KeptGames::default();
    kept.keep_brought(game);
    kept.keep_brought(pasted(whole, 2).unwrap());
    assert_eq!(numbers(&kept), [1]);
    // What was played and kept as such is not kept again either.
    let played = game_on_the_star();
    let moves: Vec<_> = played.turns().iter().map(|turn| turn.mv).collect();
    let mut kept = KeptGames::new([KeptGame {
        record: KeptGame::record_of(&moves),
        ..super::kept::game(1, false)
    }]);
    let pasted = KeptGame::pasted(&played, key(2), today).unwrap();
    kept.keep_brought(pasted.clone());
    assert_eq!(numbers(&kept), [1]);
    kept.forget(key(1));
    kept.keep_brought(pasted);
    assert_eq!(numbers(&kept), [2]);
}

/// A game that is played by the first placement there is, to its end.
fn game_on_the_star() -> Game {
    let mut game = Game::new();
    while let Some(&first) = game.moves().first() {
        game.play(first).unwrap();
    }
    game
}

/// Whatever goes wrong with numbers: no game is lost for another one.
#[test]
fn another_game_with_the_same_key_stays() {
    let other = |words: [&str; 2]| KeptGame {
        record: words.join(" "),
        ..game(1, false)
    };
    let (first, second) = (other(["B4", "BQ"]), other(["B4", "CQ"]));
    let mut kept = KeptGames::default();
    kept.keep(first.clone());
    kept.keep(second.clone());
    let ids =
        |kept: &KeptGames| -> Vec<u32> { kept.all().iter().map(|one| one.key().id.0).collect() };
    assert_eq!(ids(&kept), [1, 2]);
    assert_eq!(kept.all()[0], first.clone().into());
    // What becomes known of it later is kept with it, not beside it.
    kept.keep(KeptGame {
        rounds: 3,
        ..second.clone()
    });
    kept.keep_new([second.clone(), first]);
    assert_eq!(ids(&kept), [1, 2]);
    assert_eq!(
        kept.games().map(|game| game.rounds).collect::<Vec<_>>(),
        [0, 3]
    );
}

fn board(number: u32, stones: usize, name: &str) -> KeptBoard {
    let mut board = OwnBoard::empty(&Rules::Star);
    for spot in board.spots().take(stones).collect::<Vec<_>>() {
        board.put(spot, Some(Color::White));
    }
    let key = GameKey::alone(MatchId(number));
    KeptBoard::new(key, date("2026-11-21"), board, BoardWords::new(name, ""))
}

/// Games and boards share the list, its limit and its favourites.
#[test]
fn boards_are_kept_among_the_games() {
    let mut kept = KeptGames::default();
    kept.keep(KeptBoard {
        favourite: true,
        ..board(1, 0, "kept for ever")
    });
    for number in (2..=200).step_by(2) {
        kept.keep(board(number, number as usize % 37, ""));
        kept.keep(game(number + 1, false));
    }
    let expected: Vec<u32> = [1].into_iter().chain(102..=201).collect();
    assert_eq!(numbers(&kept), expected);
    assert_eq!(kept.games().count(), 50);
    assert_eq!(KeptGames::new(kept.all().to_vec()), kept);
    // One that is deleted comes back to its place.
    let before = kept.clone();
    kept.forget(GameKey::alone(MatchId(102)));
    kept.keep(before.all()[1].clone());
    assert_eq!(kept, before);
}

/// What is said of a board may change; the board under its key does not.
#[test]
fn a_board_that_is_kept_again_is_renamed() {
    let mut kept = KeptGames::default();
    kept.keep_brought(board(1, 3, "one"));
    kept.keep_brought(board(2, 4, "two"));
    kept.keep_brought(board(3, 3, "another name"));
    let names = |kept: &KeptGames| -> Vec<String> {
        let boards = kept.all().iter().filter_map(KeptItem::board);
        boards.map(|kept| kept.words.name().to_owned()).collect()
    };
    assert_eq!(names(&kept), ["another name", "two"]);
    kept.keep(board(2, 4, "renamed"));
    assert_eq!(names(&kept), ["another name", "renamed"]);
    // Another board under a key that is taken takes no place.
    kept.keep(board(2, 5, "new"));
    assert_eq!(names(&kept), ["another name", "renamed", "new"]);
    kept.keep(game(1, false));
    assert_eq!(numbers(&kept), [1, 2, 3, 4]);
}
