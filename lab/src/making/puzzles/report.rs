//! The tables about the puzzles: positions that passed each test, and puzzles that each level finds.

use super::journal::{Counts, Harvest, Test};
use super::select::{Selection, table};
use rsg_engine::puzzle::{Puzzles, SOLVERS, Theme};
use std::fmt::Write;

/// The number of positions that came to each test, and of those that passed it.
pub fn funnel(games: &[Harvest], selection: &Selection) -> String {
    let mut counts = Counts::default();
    for harvest in games {
        counts.add(&harvest.counts);
    }
    let of_positions = Test::ALL.map(|test| (test.passed(), counts.failed(test)));
    let of_puzzles = [
        ("some level finds it", selection.not_found),
        ("stronger levels find it more often", selection.falling),
        ("it is in no other puzzle", selection.twice),
    ];
    let mut left = counts.looked_at;
    let mut text = format!(
        "{} games, {left} positions looked at.\n\n| test | came to it | passed |\n|---|---|---|\n",
        games.len()
    );
    for (test, failed) in of_positions.into_iter().chain(of_puzzles) {
        let came = left;
        left -= failed;
        let _ = writeln!(text, "| {test} | {came} | {left} |");
    }
    text
}

/// The beginning of the table of grades.
pub const GRADES: &str = "| grade | puzzles |";

/// The puzzles by grade and theme.
pub fn about(puzzles: &Puzzles) -> String {
    let mut text = format!("{}\n", grades(puzzles));
    text += "| theme | puzzles |\n|---|---|\n";
    for theme in Theme::ALL {
        let with = puzzles.all.iter();
        let with = with.filter(|puzzle| puzzle.themes.contains(theme)).count();
        let _ = writeln!(text, "| {theme} | {with} |");
    }
    let size = puzzles.to_bytes().len();
    let (count, daily) = (puzzles.all.len(), puzzles.daily);
    let _ = writeln!(
        text,
        "\n{count} puzzles in {size} bytes, {daily} of them for days."
    );
    text
}

/// The share of games in which each level finds the puzzles of each grade.
pub fn grades(puzzles: &Puzzles) -> String {
    let levels = SOLVERS.map(|level| format!(" {level} |")).concat();
    let mut text = format!("{GRADES} rating |{levels}\n|---|---|---|");
    text += &"---|".repeat(SOLVERS.len());
    text.push('\n');
    for (grade, count, found) in table(puzzles) {
        let ratings = || {
            let of_grade = puzzles.all.iter().filter(|puzzle| puzzle.grade() == grade);
            of_grade.map(|puzzle| puzzle.rating)
        };
        let (low, high) = (ratings().min().unwrap_or(0), ratings().max().unwrap_or(0));
        let found = found.map(|found| format!(" {found:.2} % |")).concat();
        let _ = writeln!(
            text,
            "| {} | {count} | {low} to {high} |{found}",
            grade.number()
        );
    }
    text
}
