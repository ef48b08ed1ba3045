//! The tables about the days: positions that passed each test, and how hard the days are.

use super::journal::{Outcome, TESTS};
use crate::making::product;
use rsg_engine::days::{DayGame, DayGames, PAR, VACANT};
use rsg_engine::puzzle::Day;
use std::fmt::Write;

const WEEKDAYS: [&str; 7] = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
];

/// The number of positions that came to each test, and of those that passed it.
pub fn funnel(games: &[Outcome], twice: u64) -> String {
    let failed = TESTS.map(|(rejection, _, passed)| {
        let refused = games.iter().filter(|game| **game == Err(rejection));
        (passed, refused.count() as u64)
    });
    let new = ("it is not the image of another day", twice);
    let failed = failed.into_iter().chain([new]);
    let count = games.len() as u64;
    format!("{count} games.\n\n{}", product::funnel(count, failed))
}

/// The days by weekday, by empty cells and by par.
pub fn about(days: &DayGames) -> String {
    let mut text =
        "| weekday | days | games of Lv.2 won | least | most | mean par |\n|---|---|---|---|---|---|\n"
            .to_owned();
    for (weekday, name) in (0..).zip(WEEKDAYS) {
        let of_weekday: Vec<&DayGame> = of_weekday(days, weekday).collect();
        let share = |won: f64| 100.0 * won / f64::from(days.tries);
        let won = of_weekday.iter().map(|game| f64::from(game.won));
        let least = won.clone().fold(f64::INFINITY, f64::min);
        let most = won.clone().fold(0.0, f64::max);
        let count = of_weekday.len().max(1) as f64;
        let par: f64 = of_weekday.iter().map(|game| f64::from(game.par)).sum();
        let _ = writeln!(
            text,
            "| {name} | {} | {:.1} % | {:.0} % | {:.0} % | {:.1} |",
            of_weekday.len(),
            share(won.sum::<f64>() / count),
            share(least),
            share(most),
            par / count
        );
    }
    let vacant = |game: &DayGame| game.position.sides().vacant().len() as i32;
    let cells = *VACANT.start() as i32..=*VACANT.end() as i32;
    text += &counted(days, "empty cells", cells, vacant);
    text += &counted(days, "par", PAR, |game| i32::from(game.par));
    let size = days.to_bytes().len();
    let _ = writeln!(text, "\n{} days in {size} bytes.", days.all.len());
    text
}

/// The positions of a day of the week, 0 for Monday.
fn of_weekday(days: &DayGames, weekday: u8) -> impl Iterator<Item = &DayGame> {
    let numbered = (0..).map(Day).zip(&days.all);
    numbered
        .filter(move |(day, _)| day.weekday() == weekday)
        .map(|(_, game)| game)
}

/// The number of days for each value of something.
fn counted(
    days: &DayGames,
    name: &str,
    values: impl Iterator<Item = i32>,
    value: impl Fn(&DayGame) -> i32,
) -> String {
    let (mut head, mut rule, mut row) = (
        format!("\n| {name} |"),
        "|---|".to_owned(),
        "| days |".to_owned(),
    );
    for one in values {
        let count = days.all.iter().filter(|game| value(game) == one).count();
        head += &format!(" {one} |");
        rule += "---|";
        row += &format!(" {count} |");
    }
    format!("{head}\n{rule}\n{row}\n")
}
