//! The maker of days on few games, and the checks of a file.

use super::journal::Outcome;
use super::*;
use crate::making::journal::Journal;
use crate::page::Marked;
use rsg_engine::days::DayGame;
use std::path::{Path, PathBuf};

/// A folder of the test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rsg-days-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the system's folder can be written to");
    folder
}

/// The days of so many games; games are played up to the number that is not in the journal yet.
fn made(journal: &Path, games: u32, threads: usize) -> DayGames {
    let maker = Maker {
        count: 1000,
        most_games: games,
        ..Maker::new(1, threads, journal.to_owned())
    };
    let Ok(made) = maker.make(&mut Vec::new()) else {
        panic!("a folder of the test's own can be written to");
    };
    let Ok((days, tables)) = finish(made, 3, &mut Vec::new()) else {
        panic!("a list can be written to");
    };
    assert!(tables.starts_with(&format!("{games} games.")));
    days
}

#[test]
fn the_file_depends_neither_on_the_threads_nor_on_when_the_maker_was_stopped() {
    let folder = folder("made");
    let [one, two, stopped] = ["one", "two", "stopped"].map(|name| folder.join(name));
    let whole = made(&one, 220, 1);
    assert!(1 < whole.all.len() && whole.levels == 3);
    assert_eq!(made(&two, 220, 2), whole);
    assert_eq!(made(&stopped, 60, 1).games, 60);
    // Cut in the middle of the last line.
    let text = std::fs::read_to_string(&stopped).expect("it was written");
    std::fs::write(&stopped, &text[..text.len() - 4]).expect("it can be written");
    assert_eq!(made(&stopped, 220, 2), whole);
    let journals = [one, stopped].map(|path| std::fs::read(path).expect("it was written"));
    assert_eq!(journals[0], journals[1]);
    std::fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn what_ships_comes_from_its_games() {
    let days = DayGames::shipped();
    let mut tools = make::Tools::new();
    // The first one that the games yielded.
    let first =
        (0..u64::from(days.games)).find_map(|number| match tools.try_game(days.seed, number) {
            Outcome::Day(game) => Some(game),
            Outcome::Rejected(_) => None,
        });
    assert!(first.is_some_and(|game| days.all.contains(&game)));
}

#[test]
fn the_check_refuses_another_par_a_duplicate_and_wrong_wins() {
    let folder = folder("check");
    let shipped = DayGames::shipped();
    let job = |change: &dyn Fn(&mut Vec<DayGame>)| {
        let mut days = shipped.clone();
        days.all.truncate(3);
        change(&mut days.all);
        Job {
            path: "days".to_owned(),
            days,
            threads: 1,
        }
    };
    let said = |job: Job| {
        let mut out = Vec::new();
        let passed = job.sample(3, &mut out).is_ok();
        (passed, String::from_utf8(out).expect("it is text"))
    };
    let (passed, all) = said(job(&|_| {}));
    assert!(passed && all == "3 days, 0 of them refused\n", "{all}");
    let (passed, all) = said(job(&|days| days[1].par ^= 1));
    assert!(
        !passed && all.starts_with("2026-01-02: the margin"),
        "{all}"
    );
    let (passed, all) = said(job(&|days| days[2].won ^= 1));
    assert!(!passed && all.starts_with("2026-01-03: Lv.2 wins"), "{all}");
    assert!(!said(job(&|days| days[2] = days[0])).0);
    std::fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn a_check_of_all_goes_on_where_it_was() {
    let folder = folder("all");
    let path = folder.join("checked");
    let mut days = DayGames::shipped().clone();
    days.all.truncate(3);
    // It fails, but is said to be proved already.
    days.all[0].par ^= 1;
    let journal = || Journal::new(&path, "checked".to_owned());
    std::fs::write(&path, "checked\n0 proved\n").expect("it can be written");
    let job = Job {
        path: "days".to_owned(),
        days,
        threads: 2,
    };
    assert!(job.go_on(&journal(), &mut Vec::new()).is_ok());
    let text = std::fs::read_to_string(&path).expect("it was written");
    assert_eq!(text, "checked\n0 proved\n1 proved\n2 proved\n");
    std::fs::write(&path, "checked\n").expect("it can be written");
    assert!(job.go_on(&journal(), &mut Vec::new()).is_err());
    std::fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn the_page_shows_the_days_that_ship() {
    let page = include_str!("../../../../docs/puzzles.md");
    let marked = Marked::find(page, MARKS).expect("the page has its part");
    let about = report::about(DayGames::shipped());
    assert!(marked.inside.contains(&about), "{about}");
}
