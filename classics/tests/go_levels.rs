//! The levels of Reversi Go: what is true of them in every game. How strong they are, docs/classics.md says.
#![allow(clippy::unwrap_used)]

use rsg_classics::go::{Game, Options, Phase, Thinker, transcript};
use rsg_classics::{Color, Level, Limits, Play, SplitMix64, Square};
use std::collections::HashSet;

/// Few playouts, so that whole games are quick.
const FEW: Limits<'_> = Limits::nodes(20);

fn options(size: u8, handicap: u8) -> Options {
    Options::new(size, 7, handicap).unwrap()
}

fn played(text: &str) -> Game {
    transcript::read(text, Options::default()).unwrap()
}

/// Turns that fill the board row by row: `.` is left free.
fn board(rows: [&str; 9]) -> Game {
    let mut black = Vec::new();
    let mut white = Vec::new();
    for (row, letters) in rows.iter().enumerate() {
        for (column, letter) in letters.bytes().enumerate() {
            let at = Square::new(row as u8, column as u8).unwrap();
            match letter {
                b'X' => black.push(at),
                b'O' => white.push(at),
                _ => {}
            }
        }
    }
    assert_eq!(black.len(), white.len(), "the sides have placed as often");
    let turns = black.iter().zip(&white);
    let text: Vec<String> = turns.map(|(one, other)| format!("{one} {other}")).collect();
    let game = played(&text.join(" "));
    assert!(game.turns().iter().all(|turn| turn.flipped.is_empty()));
    game
}

/// Black has the left and White the right, each with two eyes and more; every point between them is filled.
const DIVIDED: [&str; 9] = [
    ".X.XO.O.O",
    "XXXXOOOOO",
    "XXXXOOOOO",
    "XXXXOOOOO",
    "XXXXXOOOO",
    "XXXXXOOOO",
    "XXXXXOOOO",
    "XXXXXOOOO",
    ".X.XXO.OO",
];

fn with(game: &Game, turns: &str) -> Game {
    played(&format!("{game} {turns}"))
}

#[test]
fn every_level_plays_every_game_to_its_end_and_answers_the_same_the_same() {
    let mut thinker = Thinker::default();
    for level in Level::COMMON {
        for (size, handicap) in [(9, 0), (11, 3)] {
            if 9 < size && level != Level::Two {
                continue;
            }
            let mut game = Game::new(options(size, handicap));
            while game.phase() != Phase::Over {
                let chosen = thinker.choose(&game, level, 7, FEW).unwrap();
                // Something else in between changes nothing.
                thinker.best(&Game::new(options(10, 0)), FEW);
                let again = thinker.choose(&game, level, 7, FEW).unwrap();
                assert_eq!(chosen, again, "level {level} after {game}");
                let refusal = game.play(chosen.play).err();
                assert_eq!(refusal, None, "level {level} after {game}");
            }
        }
    }
}

/// Games that levels 1 to 4 played on with themselves: level, seed, playouts (0: their own number), size, handicap,
/// turns.
const RECORDED: &str = include_str!("games/go-levels.txt");

/// They have none of the top level's knowledge of endings.
#[test]
fn the_lower_levels_play_as_recorded() {
    let mut thinker = Thinker::default();
    for line in RECORDED.lines() {
        let (settings, turns) = line.split_once(" = ").unwrap();
        let settings: Vec<u8> = settings
            .split(' ')
            .map(|word| word.parse().unwrap())
            .collect();
        let [level, seed, playouts, size, handicap] = settings[..] else {
            panic!("{line}");
        };
        let level = Level::COMMON[usize::from(level) - 1];
        let limits = Limits {
            nodes: Some(u64::from(playouts)).filter(|playouts| 0 < *playouts),
            ..Limits::default()
        };
        let mut game = Game::new(options(size, handicap));
        while let Some(report) = thinker.play_on(&game, level, u64::from(seed), limits) {
            game.play(report.play).unwrap();
        }
        assert_eq!(game.to_string(), turns, "level {level}, seed {seed}");
    }
}

#[test]
fn openings_vary_from_seed_to_seed() {
    let mut thinker = Thinker::default();
    for level in Level::COMMON {
        let openings: HashSet<String> = (0..9)
            .map(|seed| {
                let mut game = Game::new(Options::default());
                for _ in 0..4 {
                    let chosen = thinker.choose(&game, level, seed, FEW).unwrap();
                    game.play(chosen.play).unwrap();
                }
                game.to_string()
            })
            .collect();
        assert!(6 < openings.len(), "level {level}: {openings:?}");
    }
}

#[test]
fn a_settled_game_is_stopped_as_soon_as_nothing_gains() {
    let mut thinker = Thinker::default();
    let settled = board(DIVIDED);
    for level in Level::COMMON {
        let mut game = settled.clone();
        let mut plays = Vec::new();
        while game.phase() == Phase::Open {
            let chosen = thinker.choose(&game, level, 1, Limits::default()).unwrap();
            plays.push(chosen.play.clone());
            game.play(chosen.play).unwrap();
        }
        assert_eq!(
            plays,
            [Play::Button, Play::Pass, Play::Pass],
            "level {level}"
        );
        let agreed = thinker.choose(&game, level, 1, FEW).unwrap();
        assert_eq!(agreed.play, Play::Agree(vec![]), "level {level}");
    }
}

#[test]
fn the_last_point_that_counts_is_taken_before_the_button() {
    let mut rows = DIVIDED;
    // Neither side's yet, and an eye more for White.
    rows[4] = "XXXX.OOOO";
    rows[8] = ".X.XXO.O.";
    let mut thinker = Thinker::default();
    let game = board(rows);
    for level in [Level::Four, Level::Five] {
        let chosen = thinker.choose(&game, level, 1, Limits::default());
        assert_eq!(chosen.unwrap().play, Play::Place("e5".parse().unwrap()));
    }
}

/// The divided board with a stone of White's that Black can flip at c5.
fn with_a_lost_stone() -> Game {
    let mut rows = DIVIDED;
    rows[4] = "XO.XXOOOO";
    rows[1] = "XXXXOO.OO";
    rows[3] = "XXXXOO.OO";
    rows[8] = ".X.XXO.O.";
    board(rows)
}

#[test]
fn what_is_lost_is_marked() {
    let stopped = with(&with_a_lost_stone(), "button pass pass");
    let thinker = Thinker::default();
    let lost = thinker.lost(&stopped, 1);
    let names: Vec<String> = lost.iter().map(Square::to_string).collect();
    assert_eq!(names, ["b5"]);
}

/// One more pass, and the stone would count as White's.
#[test]
fn what_is_lost_is_flipped_where_nothing_was_agreed() {
    let resumed = with(&with_a_lost_stone(), "button pass pass pass");
    let mut thinker = Thinker::default();
    for level in [Level::Three, Level::Four, Level::Five] {
        for seed in 0..5 {
            let turn = thinker.play_on(&resumed, level, seed, Limits::default());
            let flip = Play::Place("c5".parse().unwrap());
            assert_eq!(turn.unwrap().play, flip, "level {level}, seed {seed}");
        }
    }
}

/// Black's five stones c4 to g4 have one liberty left, and White is to move.
#[test]
fn the_top_level_flips_a_group_in_atari() {
    let game = played("c4 c3 d4 d3 e4 e3 f4 f3 g4 g3 h8 c5 b8 d5 h2 e5 b2 f5 e8 g5 c8 h4 g7");
    let flip: Square = "b4".parse().unwrap();
    assert_eq!(game.to_move(), Color::White);
    assert_eq!(game.flips(flip).concat().len(), 5);
    let mut thinker = Thinker::default();
    for seed in 0..4 {
        let turn = thinker.choose(&game, Level::Five, seed, Limits::default());
        assert_eq!(turn.unwrap().play, Play::Place(flip), "seed {seed}");
    }
}

#[test]
fn a_search_ends_when_it_is_told_to() {
    let mut thinker = Thinker::default();
    let game = played("e5 c3 g7");
    let endless = Limits::nodes(u64::MAX);
    let stopped = thinker.best(&game, endless.until(&|| true)).unwrap();
    assert!(stopped.playouts < 200, "{}", stopped.playouts);
    assert_eq!(game.refusal(&stopped.play), None);
    let over = with(&board(DIVIDED), "button pass pass pass pass");
    assert_eq!(thinker.best(&over, endless), None);
    assert_eq!(thinker.plain(&over, 1, 10), None);
    for level in Level::COMMON {
        let one = Limits::nodes(1);
        let chosen = thinker.choose(&game, level, 1, one).unwrap();
        assert_eq!(game.refusal(&chosen.play), None);
    }
}

#[test]
fn an_estimate_tells_who_owns_what() {
    let thinker = Thinker::default();
    let game = board(DIVIDED);
    let estimate = thinker.estimate(&game, 200, 1);
    assert_eq!(estimate, thinker.estimate(&game, 200, 1));
    for (index, owned) in estimate.owned.iter().enumerate() {
        let left = match index / 9 {
            0..=3 => index % 9 < 4,
            _ => index % 9 < 5,
        };
        assert!(
            if left { *owned > 0.8 } else { *owned < -0.8 },
            "{index}: {owned}"
        );
    }
    // 41 points against 40 and komi 7.
    assert!((estimate.lead + 6.0).abs() < 1.0, "{}", estimate.lead);
}

/// The eight ways to turn and mirror a board have the same worth, so the same levels find the same share of it.
#[test]
fn playouts_favour_no_corner() {
    let thinker = Thinker::default();
    let mut chance = SplitMix64::of_pair(1, 1);
    let estimate = thinker.estimate(&Game::new(Options::default()), 6_000, chance.next());
    let at = |row: usize, column: usize| estimate.owned[9 * row + column];
    for row in 0..9 {
        for column in 0..9 {
            let same = [at(row, column), at(8 - row, column), at(column, row)];
            let (least, most) = same
                .iter()
                .fold((f32::MAX, f32::MIN), |(least, most), value| {
                    (least.min(*value), most.max(*value))
                });
            assert!(most - least < 0.1, "{row} {column}: {same:?}");
        }
    }
}
