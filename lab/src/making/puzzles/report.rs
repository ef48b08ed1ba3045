//! The tables about the puzzles: positions that passed each test, and puzzles that each level finds.

use super::journal::{Counts, Harvest, PASSED};
use crate::making::product;
use rsg_engine::puzzle::{Grade, Puzzle, Puzzles, SOLVERS, Theme};
use std::fmt::Write;

/// The number of positions that came to each test, and of those that passed it; then the same of the puzzles.
pub fn funnel(games: &[Harvest], of_puzzles: [(&'static str, u64); 3]) -> String {
    let mut counts = Counts::default();
    for harvest in games {
        counts.add(&harvest.counts);
    }
    let of_positions = PASSED.into_iter().zip(counts.failed);
    format!(
        "{} games, {} positions looked at.\n\n{}",
        games.len(),
        counts.looked_at,
        product::funnel(counts.looked_at, of_positions.chain(of_puzzles))
    )
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
fn grades(puzzles: &Puzzles) -> String {
    let levels = SOLVERS.map(|level| format!(" {level} |")).concat();
    let mut text = format!("{GRADES} rating |{levels}\n|---|---|---|");
    text += &"---|".repeat(SOLVERS.len());
    text.push('\n');
    for grade in Grade::ALL {
        let of_grade = puzzles.all.iter().filter(|puzzle| puzzle.grade() == grade);
        let of_grade: Vec<&Puzzle> = of_grade.collect();
        let count = of_grade.len();
        let ratings = || of_grade.iter().map(|puzzle| puzzle.rating);
        let (low, high) = (ratings().min().unwrap_or(0), ratings().max().unwrap_or(0));
        let games = f64::from(puzzles.tries) * (count.max(1) as f64);
        let _ = write!(text, "| {} | {count} | {low} to {high} |", grade.number());
        for level in 0..SOLVERS.len() {
            let found = of_grade.iter().map(|puzzle| f64::from(puzzle.found[level]));
            let _ = write!(text, " {:.2} % |", 100.0 * found.sum::<f64>() / games);
        }
        text.push('\n');
    }
    text
}
