//! The days that ship, and the checks of a file.

use super::*;
use crate::making::journal::Journal;
use crate::making::product::Tools;
use crate::making::tests::folder;
use rsg_engine::days::DayGame;

#[test]
fn what_ships_comes_from_its_games() {
    let days = DayGames::shipped();
    let mut tools = Tools::new();
    // The first one that the games yielded.
    let first = (0..u64::from(days.games)).find_map(|number| tools.day(days.seed, number).ok());
    assert!(first.is_some_and(|game| days.all.contains(&game)));
}

#[test]
fn the_check_refuses_another_par_a_duplicate_and_wrong_wins() {
    let shipped = DayGames::shipped();
    let job = |change: &dyn Fn(&mut Vec<DayGame>)| {
        let mut days = shipped.clone();
        days.all.truncate(3);
        change(&mut days.all);
        Job {
            path: "days".to_owned(),
            file: days,
            threads: 1,
        }
    };
    let said = |job: Job<DayGames>| {
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
        file: days,
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
fn days_that_are_made_again_keep_the_number_of_the_levels() {
    let shipped = DayGames::shipped();
    let mut days = DayGames {
        levels: shipped.levels + 1,
        ..shipped.clone()
    };
    days.keep(shipped);
    assert_eq!(&days, shipped);
}
