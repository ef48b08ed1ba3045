//! Puzzles: what one must be, what it is about, the bytes, the days, and those that ship.
#![allow(clippy::unwrap_used)]

use rsg_engine::puzzle::{
    Day, Fault, Grade, Puzzle, Puzzles, SOLVERS, Theme, Themes, Unfit, rating,
};
use rsg_engine::{Cell, Color, Game, Move, Position, SplitMix64, Symmetry, Thinker};

/// The number of shipped puzzles that are proved each time. `cargo xtask puzzles --check` proves all.
const SAMPLE: usize = 100;

fn never() -> bool {
    false
}

/// The game after moves from the start.
fn after(moves: &str) -> Game {
    Game::from_record(moves).unwrap()
}

/// The themes of moves from a position that is given by the moves before them.
fn themes(before: &str, line: &str, margin: u8) -> Themes {
    let line: Vec<Move> = line.split(' ').map(|mv| mv.parse().unwrap()).collect();
    Themes::of(after(before).position(), &line, margin).unwrap()
}

#[test]
fn themes_are_read_off_the_solution() {
    let is = |theme, before, line| themes(before, line, 9).contains(theme);
    for (theme, before, line, not) in [
        (Theme::Capture, "B9[B] BX BJ[W] B8 BQ B3[W]", "B7[B]", "B4"),
        (Theme::Capture, "BX CX BQ B8", "B6", "C8"),
        (
            Theme::Protected,
            "B2 BQ B4 B5[B] B9[W] C5 C1 B8 B3[B] C3 B7[W]",
            "BJ[W]",
            "",
        ),
        (
            Theme::Call,
            "BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8",
            "BJ[W]",
            "",
        ),
        (
            Theme::Ko,
            "",
            "BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]",
            "BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B]",
        ),
        (Theme::Tip, "B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ", "DX", "C7"),
        (Theme::Pass, "B4 BQ CQ C1 BX", "BJ[W]", ""),
    ] {
        assert!(is(theme, before, line), "{theme}: {before} : {line}");
        assert!(
            not.is_empty() || !is(theme, before, not),
            "{theme}: {before} : {not}"
        );
    }
}

#[test]
fn a_reply_is_not_a_theme_and_a_needless_or_indifferent_call_neither() {
    // White's reply takes the tip.
    let line = "CJ DX";
    assert!(!themes("B4 BX BJ[W] BQ B1[B] B6 B9[W]", line, 9).contains(Theme::Tip));
    // Only one call is allowed.
    assert!(!themes("BQ", "B7[W]", 9).contains(Theme::Call));
    // Both calls are allowed and lead to the same.
    assert!(!themes("", "B1[B]", 9).contains(Theme::Call));
    assert!(!themes("BX B9[W] C9", "B3[W]", 9).contains(Theme::Call));
}

#[test]
fn a_sacrifice_flips_fewest_and_a_narrow_win_is_counted() {
    let before = "B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ";
    let game = after(before);
    let flips = |mv: &Move| game.preview(*mv).unwrap().flip_count();
    let moves = game.moves();
    for mv in &moves {
        let more = moves
            .iter()
            .filter(|other| flips(mv) < flips(other))
            .count();
        let fewest = moves.iter().all(|other| flips(mv) <= flips(other));
        let is = Themes::of(game.position(), &[*mv], 9).unwrap();
        let wanted = fewest && moves.len() - 1 < 2 * more;
        assert_eq!(is.contains(Theme::Sacrifice), wanted, "{mv}");
    }
    for (margin, counted) in [(0, true), (2, true), (3, false)] {
        let is = themes(before, "C7", margin).contains(Theme::Counting);
        assert_eq!(is, counted, "{margin}");
    }
}

#[test]
fn a_line_that_cannot_be_played_has_no_themes() {
    let start = Position::start();
    assert_eq!(Themes::of(start, &["A3".parse().unwrap()], 1), None);
    assert_eq!(Themes::NONE.iter().count(), 0);
}

/// The winner with best play, played through the rules without any table: 1 the colour, -1 the other, 0 nobody. `None`
/// if it takes more placements than are left.
fn plain_outcome(game: &Game, color: Color, left: &mut u32) -> Option<i32> {
    if let Some(outcome) = game.outcome() {
        return Some(match outcome.winner {
            None => 0,
            Some(winner) if winner == color => 1,
            Some(_) => -1,
        });
    }
    let mut outcomes = Vec::new();
    for mv in game.moves() {
        *left = left.checked_sub(1)?;
        let mut next = game.clone();
        next.play(mv).unwrap();
        outcomes.push(plain_outcome(&next, color, left)?);
    }
    if game.position().to_move() == color {
        outcomes.into_iter().max()
    } else {
        outcomes.into_iter().min()
    }
}

/// The positions that a game's moves lead to, each once, and who wins there. `None` if that is too much to play
/// through.
fn children(game: &Game) -> Option<Vec<(Position, i32)>> {
    let mut left = 5000;
    let (position, color) = (game.position(), game.position().to_move());
    let mut found: Vec<(Position, i32)> = Vec::new();
    for mv in game.moves() {
        let mut child = game.clone();
        child.play(mv).unwrap();
        let after = position.play_unchecked(mv);
        if found.iter().all(|(other, _)| *other != after) {
            found.push((after, plain_outcome(&child, color, &mut left)?));
        }
    }
    Some(found)
}

#[test]
fn the_only_win_is_the_one_that_plain_play_finds() {
    let mut thinker = Thinker::with_megabytes(1);
    let mut chance = SplitMix64::new(5);
    // Too few choices, not won, cooked, one win.
    let mut met = [0; 4];
    while met.iter().any(|count| *count < 3) {
        let mut game = Game::new();
        while game.end().is_none() && 4 < game.position().sides().vacant().len() {
            let moves = game.moves();
            game.play(moves[chance.below(moves.len())]).unwrap();
        }
        let Some(found) = thinker.only_win(&game, &never) else {
            continue;
        };
        let kind = match found {
            Err(Unfit::Choices) => 0,
            Err(Unfit::NotWon) => 1,
            Err(Unfit::Cooked) => 2,
            Err(unfit) => panic!("{unfit}"),
            Ok(_) => 3,
        };
        if 3 <= met[kind] {
            continue;
        }
        let Some(children) = children(&game) else {
            continue;
        };
        met[kind] += 1;
        let wins = children.iter().filter(|(_, outcome)| *outcome == 1);
        let wins: Vec<Position> = wins.map(|(after, _)| *after).collect();
        match found {
            Err(Unfit::Choices) => assert!(children.len() < 3),
            Err(Unfit::NotWon) => assert!(wins.is_empty()),
            Err(_) => assert!(1 < wins.len()),
            Ok(only) => {
                assert_eq!(wins, [game.position().play_unchecked(only.mv)]);
                assert_eq!(only.others, children.len() - 1);
            }
        }
    }
}

#[test]
fn what_is_played_first_is_on_the_rim_where_no_history_can_block_it() {
    let mut thinker = Thinker::with_megabytes(8);
    let mut chance = SplitMix64::new(8);
    let (mut inside, mut outside) = (0, 0);
    while inside < 3 || outside < 5 {
        let mut game = Game::new();
        while game.end().is_none() && 9 < game.position().sides().vacant().len() {
            let moves = game.moves();
            let inner: Vec<&Move> = moves.iter().filter(|mv| mv.cell.is_interior()).collect();
            // Inner cells are left free now and then.
            let mv = match inner.as_slice() {
                [] => moves[chance.below(moves.len())],
                _ if chance.below(3) == 0 => moves[chance.below(moves.len())],
                inner => *inner[chance.below(inner.len())],
            };
            game.play(mv).unwrap();
        }
        let game = Game::from_position(game.position());
        let Some(Ok(only)) = thinker.only_win(&game, &never) else {
            continue;
        };
        let line = thinker.puzzle_line(game.position(), &never).unwrap();
        if only.mv.cell.is_interior() {
            assert_eq!(line, Err(Unfit::History), "{}", game.position());
            inside += 1;
        } else if let Ok(line) = line {
            assert_eq!(line[0], only.mv);
            outside += 1;
        }
    }
}

#[test]
fn days_begin_again_after_the_last() {
    let puzzle = a_puzzle();
    let puzzles = Puzzles {
        all: vec![puzzle; 4000],
        daily: Day::COUNT,
        tries: 60,
        seed: 1,
        games: 1,
    };
    for (day, number, round) in [
        (Day::FIRST, 1, 0),
        (Day(1), 2, 0),
        (Day(789), 790, 0),
        (Day::LAST, 3652, 0),
        (Day(3652), 1, 1),
        (Day(2 * 3652 + 5), 6, 2),
        (Day(-1), 3652, -1),
    ] {
        let of_day = puzzles.of_day(day);
        assert_eq!((of_day.number, of_day.round), (number, round), "{day}");
    }
    assert_eq!(puzzles.day_of(1), Some(Day::FIRST));
    assert_eq!(puzzles.day_of(3652), Some(Day::LAST));
    assert_eq!(puzzles.day_of(3653), None);
    assert_eq!(puzzles.day_of(0), None);
}

/// The first puzzle that ships.
fn a_puzzle() -> Puzzle {
    Puzzles::shipped().get(1).unwrap().clone()
}

/// A small file.
fn some(count: usize) -> Puzzles {
    let shipped = Puzzles::shipped();
    Puzzles {
        all: shipped.all[..count].to_vec(),
        daily: count,
        ..shipped.clone()
    }
}

#[test]
fn bytes_are_read_back_and_damaged_ones_refused() {
    let puzzles = some(20);
    let bytes = puzzles.to_bytes();
    assert_eq!(Puzzles::from_bytes(&bytes), Ok(puzzles));
    for at in 0..bytes.len() {
        assert!(Puzzles::from_bytes(&bytes[..at]).is_err(), "cut at {at}");
        for bit in 0..8 {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << bit;
            assert!(Puzzles::from_bytes(&damaged).is_err(), "bit {bit} of {at}");
        }
    }
    let mut longer = bytes;
    longer.push(0);
    assert!(Puzzles::from_bytes(&longer).is_err());
}

#[test]
fn a_damaged_record_is_refused_or_read_as_another() {
    let mut refused = 0;
    for puzzle in &some(20).all {
        let mut bytes = Vec::new();
        puzzle.write(&mut bytes);
        assert_eq!(Puzzle::read(&mut bytes.as_slice()).as_ref(), Ok(puzzle));
        for at in 0..bytes.len() {
            for value in 0..=u8::MAX {
                let mut damaged = bytes.clone();
                damaged[at] = value;
                match Puzzle::read(&mut damaged.as_slice()) {
                    Ok(other) => assert_eq!(other == *puzzle, value == bytes[at]),
                    Err(_) => refused += 1,
                }
            }
        }
    }
    assert!(0 < refused);
}

#[test]
fn what_ships_is_small_whole_and_nothing_twice() {
    let shipped = Puzzles::shipped();
    let bytes = include_bytes!("../../assets/puzzles/puzzles.bin");
    assert!(bytes.len() <= 250_000);
    assert_eq!(shipped.to_bytes(), bytes);
    assert_eq!(shipped.twice(), None);
    assert_eq!(shipped.daily, Day::COUNT);
    assert!(shipped.daily <= shipped.all.len());
    for puzzle in &shipped.all {
        assert!(puzzle.fits_a_record());
        assert_eq!(rating(puzzle.found, shipped.tries), puzzle.rating);
        assert_eq!(
            Themes::of(puzzle.position, &puzzle.line, puzzle.margin),
            Some(puzzle.themes)
        );
    }
}

#[test]
fn a_sample_of_what_ships_is_proved() {
    let shipped = Puzzles::shipped();
    let mut thinker = Thinker::with_megabytes(32);
    let step = (shipped.all.len() / SAMPLE).max(1);
    let sample = (1..).zip(&shipped.all).step_by(step).take(SAMPLE);
    for (number, puzzle) in sample {
        let proved = puzzle.prove(&mut thinker, shipped.tries);
        assert_eq!(proved, Ok(()), "puzzle {number}");
    }
}

#[test]
fn days_grow_harder_through_the_week() {
    let shipped = Puzzles::shipped();
    let mut weekdays = [const { Vec::new() }; 7];
    for day in 0..shipped.daily as i32 {
        let number = shipped.of_day(Day(day)).number;
        let rating = shipped.get(number).unwrap().rating;
        weekdays[usize::from(Day(day).weekday())].push(rating);
    }
    for pair in weekdays.windows(2) {
        assert!(pair[0].iter().max() <= pair[1].iter().min());
    }
}

#[test]
fn in_each_grade_stronger_levels_find_more() {
    let shipped = Puzzles::shipped();
    for grade in Grade::ALL {
        let of_grade = shipped.all.iter().filter(|puzzle| puzzle.grade() == grade);
        let mut found = [0; SOLVERS.len()];
        let mut games = 0;
        for puzzle in of_grade {
            games += u64::from(shipped.tries);
            for (sum, finds) in found.iter_mut().zip(puzzle.found) {
                *sum += u64::from(finds);
            }
        }
        // Where both find all of them it cannot rise.
        let rises = |pair: &[u64]| pair[0] < pair[1] || pair[0] == games;
        assert!(found.windows(2).all(rises), "{grade:?}: {found:?}");
        let share = games / u64::from(shipped.tries) * 5;
        assert!(shipped.all.len() as u64 <= share, "{grade:?} is thin");
    }
}

#[test]
fn a_wrong_cell_is_refused() {
    let mut thinker = Thinker::with_megabytes(8);
    let tries = Puzzles::shipped().tries;
    for puzzle in &some(20).all {
        // The winning placement on another cell.
        let game = Game::from_position(puzzle.position);
        let other = game.moves().into_iter().find(|mv| *mv != puzzle.line[0]);
        let mut wrong = puzzle.clone();
        wrong.line[0] = other.unwrap();
        assert_eq!(wrong.prove(&mut thinker, tries), Err(Fault::Line));
        // The cell of the winning placement is not empty.
        let board = puzzle.position.board();
        let board = board.with(puzzle.line[0].cell, Some(puzzle.solver()));
        let position = Position::new(board, puzzle.solver(), puzzle.position.captures());
        let wrong = Puzzle {
            position: position.unwrap(),
            ..puzzle.clone()
        };
        assert!(wrong.prove(&mut thinker, tries).is_err());
    }
}

#[test]
fn a_cook_is_refused() {
    let mut thinker = Thinker::with_megabytes(8);
    let tries = Puzzles::shipped().tries;
    let mut cooked = 0;
    for puzzle in &some(20).all {
        // With so many captures every placement wins.
        let mut captures = puzzle.position.captures();
        captures[puzzle.solver()] += 90;
        let position = Position::new(puzzle.position.board(), puzzle.solver(), captures);
        let wrong = Puzzle {
            position: position.unwrap(),
            ..puzzle.clone()
        };
        let proved = wrong.prove(&mut thinker, tries);
        assert_eq!(proved, Err(Fault::Unfit(Unfit::Cooked)));
        cooked += 1;
    }
    assert_eq!(cooked, 20);
}

#[test]
fn an_image_of_another_puzzle_is_refused() {
    let mut puzzles = some(20);
    assert_eq!(puzzles.twice(), None);
    let original = puzzles.all[3].clone();
    let symmetry = Symmetry::ALL[7];
    // Turned and with the colours exchanged.
    let board = symmetry.board(original.position.board());
    let mut exchanged = board;
    for cell in Cell::ALL {
        exchanged = exchanged.with(cell, board.stone(cell).map(|color| !color));
    }
    let position = Position::new(exchanged, !original.solver(), Default::default());
    puzzles.all.push(Puzzle {
        position: position.unwrap(),
        ..original
    });
    assert_eq!(puzzles.twice(), Some((4, 21)));
}

#[test]
fn a_wrong_margin_theme_or_rating_is_refused() {
    let mut thinker = Thinker::with_megabytes(8);
    let (puzzle, tries) = (a_puzzle(), Puzzles::shipped().tries);
    let mut prove = |puzzle: &Puzzle| puzzle.prove(&mut thinker, tries);
    assert_eq!(prove(&puzzle), Ok(()));
    let mut wrong = puzzle.clone();
    wrong.margin += 1;
    assert_eq!(prove(&wrong), Err(Fault::Margin));
    let mut wrong = puzzle.clone();
    wrong.themes = Theme::ALL.into_iter().fold(Themes::NONE, Themes::with);
    assert_eq!(prove(&wrong), Err(Fault::Themes));
    let mut wrong = puzzle.clone();
    wrong.rating += 1;
    assert_eq!(prove(&wrong), Err(Fault::Rating));
    let mut wrong = puzzle;
    wrong.line.push(Move::plain(Cell::A1));
    assert_eq!(prove(&wrong), Err(Fault::Line));
}
