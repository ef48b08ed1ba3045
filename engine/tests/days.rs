//! The positions of Today's game: what one must be, the bytes, the days, and those that ship.
#![allow(clippy::unwrap_used)]

use rsg_engine::days::{DayGame, DayGames, NotADay, PAR, VACANT, Within};
use rsg_engine::puzzle::Day;
use rsg_engine::{Board, FileFault, Game, Limits, Position, SplitMix64, Thinker};

/// The number of shipped days that are proved each time. `cargo xtask days --check` proves all.
const SAMPLE: usize = 10;

fn never() -> bool {
    false
}

/// A random game, up to a number of vacant cells, if it gets so far.
fn random_game(seed: u64, vacant: usize) -> Option<Game> {
    let mut chance = SplitMix64::new(seed);
    let mut game = Game::new();
    while vacant < game.position().sides().vacant().len() && game.end().is_none() {
        let moves = game.moves();
        game.play(moves[chance.below(moves.len())]).unwrap();
    }
    game.end().is_none().then_some(game)
}

#[test]
fn a_margin_within_a_range_is_the_solvers() {
    let mut thinker = Thinker::with_megabytes(8);
    let mut met = [0; 3];
    for game in (0..60).filter_map(|seed| random_game(seed, 9)) {
        let (margin, _) = thinker.margin(&game, &never).unwrap();
        for range in [3..=12, margin..=margin, margin + 1..=margin + 4, -40..=40] {
            thinker.forget();
            let limits = Limits::default();
            let found = thinker.margin_within(&game, range.clone(), limits);
            let wanted = if margin < *range.start() {
                Within::Less
            } else if *range.end() < margin {
                Within::More
            } else {
                Within::Margin(margin)
            };
            assert_eq!(found, Some(wanted), "{} in {range:?}", game.record());
            met[match wanted {
                Within::Less => 0,
                Within::Margin(_) => 1,
                Within::More => 2,
            }] += 1;
        }
    }
    assert!(met.iter().all(|count| 10 < *count), "{met:?}");
}

#[test]
fn a_proof_that_may_not_take_so_long_tells_nothing() {
    let day = DayGames::shipped().of_day(Day::FIRST);
    let game = Game::from_position(day.position);
    let limits = Limits::nodes(10);
    let mut thinker = Thinker::with_megabytes(1);
    assert_eq!(thinker.margin_within(&game, PAR, limits), None);
    let stopped = thinker.margin_within(&game, PAR, Limits::default().until(&|| true));
    assert_eq!(stopped, None);
}

#[test]
fn a_position_with_too_many_cells_too_few_choices_or_another_par_is_no_day() {
    let start = Position::start();
    assert_eq!(DayGame::allows(&start), Err(NotADay::Vacant));
    let over = Position::new(Board::EMPTY, start.to_move(), start.captures()).unwrap();
    assert_eq!(DayGame::allows(&over), Err(NotADay::Vacant));
    // Black has one placement here, in which every call leads to the same.
    let narrow = (0..)
        .filter_map(|seed| random_game(seed, 20))
        .map(|game| game.position())
        .find(|position| Game::from_position(*position).moves().len() == 1)
        .unwrap();
    assert_eq!(DayGame::allows(&narrow), Err(NotADay::Choices));
    let mut thinker = Thinker::with_megabytes(16);
    let day = DayGames::shipped().of_day(Day::FIRST);
    assert_eq!(day.prove(&mut thinker), Ok(()));
    for par in [day.par - 1, day.par + 1] {
        let wrong = DayGame { par, ..*day };
        assert_eq!(wrong.prove(&mut thinker), Err(NotADay::Par));
    }
}

#[test]
fn days_are_read_as_they_were_written() {
    let days = DayGames::shipped();
    let bytes = days.to_bytes();
    assert_eq!(DayGames::from_bytes(&bytes).as_ref(), Ok(days));
    assert!(bytes.len() <= 80_000, "{}", bytes.len());
    for game in &days.all {
        assert_eq!(DayGame::from_record(game.to_record()), Ok(*game));
    }
    let refused = |bytes: &[u8]| DayGames::from_bytes(bytes).unwrap_err();
    assert_eq!(refused(&[]), FileFault::Short.into());
    let mut damaged = bytes.clone();
    damaged[100] ^= 1;
    assert_eq!(refused(&damaged), FileFault::Checksum.into());
    let signed = |mut bytes: Vec<u8>| {
        let sum = rsg_engine::fnv1a(&bytes);
        bytes.extend(sum.to_le_bytes());
        refused(&bytes)
    };
    let body = &bytes[..bytes.len() - 8];
    assert_eq!(signed(body[1..].to_vec()), FileFault::Kind.into());
    let short = signed(body[..body.len() - 10].to_vec());
    assert_eq!(short, FileFault::Count.into());
    let mut no_board = body.to_vec();
    let first = bytes.len() - 8 - 10 * days.all.len();
    no_board[first..first + 8].fill(0xFF);
    assert_eq!(signed(no_board), FileFault::Board.into());
}

#[test]
fn the_days_that_ship_are_sound() {
    let days = DayGames::shipped();
    assert_eq!((days.twice(), days.all.len()), (None, Day::COUNT));
    assert!(0 < days.levels);
    for game in &days.all {
        assert_eq!(DayGame::allows(&game.position), Ok(()), "{}", game.position);
        assert!(PAR.contains(&i32::from(game.par)) && game.won <= days.tries);
        let vacant = game.position.sides().vacant().len();
        assert!(VACANT.contains(&vacant));
    }
    let mut twice = days.clone();
    twice.all[1] = twice.all[0];
    assert_eq!(twice.twice(), Some((Day(0), Day(1))));
}

#[test]
fn a_sample_of_the_days_that_ship_is_proved() {
    let days = DayGames::shipped();
    let mut thinker = Thinker::with_megabytes(32);
    for number in 0..SAMPLE {
        let day = Day((number * days.all.len() / SAMPLE) as i32);
        let proved = days.of_day(day).prove(&mut thinker);
        assert_eq!(proved, Ok(()), "{day}");
    }
}

#[test]
fn every_monday_is_easier_than_every_sunday() {
    let days = DayGames::shipped();
    let won = |weekday: u8| {
        let numbered = (0..).map(Day).zip(&days.all);
        numbered
            .filter(move |(day, _)| day.weekday() == weekday)
            .map(|(_, game)| game.won)
    };
    for weekday in 0..6 {
        let (hardest, easiest) = (won(weekday).min(), won(weekday + 1).max());
        assert!(easiest <= hardest, "weekday {weekday}");
    }
    assert!(won(6).max() < won(0).min());
}

#[test]
fn after_the_last_day_they_begin_again() {
    let days = DayGames::shipped();
    let count = days.all.len() as i32;
    assert_eq!(days.of_day(Day(count)), days.of_day(Day::FIRST));
    assert_eq!(days.of_day(Day(2 * count - 1)), days.of_day(Day(count - 1)));
    assert_ne!(days.of_day(Day(0)), days.of_day(Day(1)));
}
