//! The checks of a file, the selection, and the ratings of levels.

use super::journal::Harvest;
use super::*;
use crate::making::product::Product;
use crate::making::tests::folder;
use rsg_engine::puzzle::SOLVER_RATINGS;
use rsg_engine::{Color, SplitMix64, Thinker};
use std::path::Path;

/// Checks a whole file.
fn check_file(path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    Job::<Puzzles>::of(path.to_string_lossy().into_owned(), 1)?.sample(usize::MAX, out)
}

#[test]
fn the_check_refuses_a_cook_a_duplicate_and_wrong_finds() {
    let folder = folder("check");
    let path = folder.join("puzzles.bin");
    let mut puzzles = Puzzles::shipped().clone();
    puzzles.all.truncate(4);
    puzzles.daily = 4;
    let check = |puzzles: &Puzzles| {
        std::fs::write(&path, puzzles.to_bytes()).expect("it can be written");
        let mut out = Vec::new();
        let passed = check_file(&path, &mut out).is_ok();
        (passed, String::from_utf8(out).expect("it is text"))
    };
    let (passed, said) = check(&puzzles);
    assert!(passed && said == "4 puzzles, 0 of them refused\n", "{said}");
    let mut cooked = puzzles.clone();
    let puzzle = &mut cooked.all[1];
    let mut captures = puzzle.position.captures();
    captures[puzzle.solver()] = 15;
    let position = &puzzle.position;
    puzzle.position = rsg_engine::Position::new(position.board(), position.to_move(), captures)
        .expect("so many captures are allowed");
    let (passed, said) = check(&cooked);
    assert!(!passed && said.starts_with("puzzle 2: "), "{said}");
    let mut twice = puzzles.clone();
    twice.all[3] = twice.all[0].clone();
    assert!(!check(&twice).0);
    let mut finds = puzzles.clone();
    let puzzle = &mut finds.all[2];
    puzzle.found[0] += 1;
    puzzle.rating = rsg_engine::puzzle::rating(puzzle.found, puzzles.tries);
    let (passed, said) = check(&finds);
    assert!(!passed && said.contains("the levels find it"), "{said}");
    let mut bytes = puzzles.to_bytes();
    bytes[60] ^= 1;
    std::fs::write(&path, bytes).expect("it can be written");
    assert!(check_file(&path, &mut Vec::new()).is_err());
    std::fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn the_second_solver_knows_who_wins_by_captures_too() {
    let (mut thinker, mut second) = (Thinker::with_megabytes(1), Second::new(1));
    let mut chance = SplitMix64::new(11);
    // Won by points, won by captures, drawn.
    let mut met = [0; 3];
    while met.iter().any(|count| *count < 3) {
        let mut game = Game::new();
        while game.end().is_none() && 7 < game.position().sides().vacant().len() {
            let moves = game.moves();
            game.play(moves[chance.below(moves.len())])
                .expect("it is one of the moves");
        }
        let Some(solution) = thinker.solve(&game, &|| false) else {
            continue;
        };
        let side = game.position().to_move();
        let winner = match solution.result {
            0 => None,
            1.. => Some(side),
            _ => Some(!side),
        };
        for color in Color::ALL {
            let wins = second.wins(&game, color);
            assert_eq!(wins, winner == Some(color), "{}", game.position());
        }
        let kind = match (solution.margin, winner) {
            (0, None) => 2,
            (0, Some(_)) => 1,
            _ => 0,
        };
        met[kind] += 1;
    }
}

/// docs/strength.md says how often a level beats the one below in three series.
#[test]
fn levels_are_rated_by_their_matches() {
    let page = include_str!("../../../../docs/strength.md");
    let (_, table) = page
        .split_once("| first | second | seed 1 |")
        .expect("the page has the table of three seeds");
    let mut rating = f64::from(SOLVER_RATINGS[0]);
    for (index, pair) in ["2 | 1", "3 | 2", "4 | 3", "5 | 4", "max | 5"]
        .into_iter()
        .enumerate()
    {
        let row = table
            .lines()
            .find(|line| line.starts_with(&format!("| {pair} |")))
            .expect("the table has the pair");
        let shares = row.split('|').filter_map(|cell| {
            let share: f64 = cell.trim().strip_suffix(" %")?.parse().ok()?;
            Some(share / 300.0)
        });
        let share: f64 = shares.sum();
        rating += 400.0 * (share / (1.0 - share)).log10();
        let recorded = SOLVER_RATINGS[index + 1];
        assert_eq!(rating.round() as u16, recorded, "{pair}");
    }
}

#[test]
fn what_is_taken_rises_in_each_band_of_ratings() {
    let mut selection = Selection::default();
    let puzzle = |found: [u8; 6], number: usize| Puzzle {
        found,
        rating: rsg_engine::puzzle::rating(found, 60),
        ..Puzzles::shipped().all[number].clone()
    };
    let mut add = |found, number| {
        let puzzles = vec![puzzle(found, number)];
        let counts = journal::Counts::default();
        selection.add(&Harvest { counts, puzzles }, 10);
        selection.taken.len()
    };
    assert_eq!(add([0; 6], 0), 0, "nobody finds it");
    assert_eq!(add([1, 0, 0, 0, 0, 60], 0), 0, "its band does not rise yet");
    assert_eq!(add([0, 5, 10, 20, 30, 60], 1), 1);
    assert_eq!(
        add([1, 0, 0, 0, 0, 60], 0),
        2,
        "by chance, as its band rises"
    );
    assert_eq!(add([5, 0, 0, 0, 0, 60], 2), 2, "not by chance");
    assert_eq!(add([0, 5, 10, 20, 30, 60], 1), 2, "it is there already");
    assert_eq!(
        (selection.not_found, selection.falling, selection.twice),
        (1, 2, 1)
    );
    assert!(selection.taken.iter().all(|puzzle| 1500 <= puzzle.rating));
}
