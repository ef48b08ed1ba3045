//! A real process that writes into a real folder, killed with SIGKILL at any moment, again and again.
//!
//! The process is this test binary itself: it runs [`a_writer_saves_and_says_so`] alone, with a variable that names the
//! folder. It tells on its standard output what it is about to save and what is saved, and the killer compares.

use crate::folder::Place;
use crate::sample::{self, Chance};
use crate::today;
use reverstargo::storage::{Folder, Store};
use rsg_game::progress::{Profile, Settings};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// Names the folder to the process that writes.
const FOLDER: &str = "RSG_TEST_WRITER";

/// How often the writer is killed.
const KILLS: u64 = 220;

/// The writer counts its saves in the seed of the running match, or in its absence by matches.
fn mark(profile: &Profile) -> (usize, Option<u64>, &Settings) {
    let seed = profile.running.as_ref().map(|running| running.plan.seed);
    (profile.matches().len(), seed, &profile.settings)
}

fn line(word: &str, profile: &Profile) -> String {
    let (matches, seed, settings) = mark(profile);
    format!("{word} {matches} {seed:?} {}", settings.praise)
}

/// Saves as long as it lives, or twenty times if nobody asked for more.
#[test]
fn a_writer_saves_and_says_so() {
    let asked = std::env::var_os(FOLDER);
    let own = Place::new("writer");
    let path = asked.clone().map_or(own.path().to_owned(), Into::into);
    let mut chance = Chance(u64::from(std::process::id()));
    let (mut store, opened) = Store::open(Folder::open(&path).unwrap(), today());
    assert_eq!(opened.notices, []);
    let mut profile = opened.profile;
    let mut out = std::io::stdout();
    // Nothing of the test runner is in the way on the first line.
    writeln!(out, "\n{}", line("found", &profile)).unwrap();
    let mut saved = 0;
    while asked.is_some() || saved < 20 {
        let settings = profile.settings.clone();
        sample::live_on(&mut profile, &mut chance);
        profile.settings = Settings {
            praise: !settings.praise,
            ..settings
        };
        writeln!(out, "{}", line("saving", &profile)).unwrap();
        store.save(&profile).unwrap();
        writeln!(out, "{}", line("saved", &profile)).unwrap();
        saved += 1;
    }
    drop(store);
    let (_, opened) = Store::open(Folder::open(&path).unwrap(), today());
    assert_eq!(opened.profile, profile);
}

#[test]
fn a_killed_writer_leaves_what_it_confirmed_or_what_it_was_saving() {
    let place = Place::new("killed");
    let mut chance = Chance(9);
    let (mut saves, mut cut) = (0, 0);
    for kill in 0..KILLS {
        let mut writer = Command::new(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "killed::a_writer_saves_and_says_so",
                "--nocapture",
            ])
            .env(FOLDER, place.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(writer.stdout.take().unwrap())
            .lines()
            .map(Result::unwrap);
        // Wait until it is at work, then let it go on for a moment that ends anywhere.
        let before = chance.below(12);
        let mut said: Vec<String> = Vec::new();
        while said.iter().filter(|line| line.starts_with("saved")).count() < before {
            said.push(lines.next().expect("the writer writes until it is killed"));
        }
        std::thread::sleep(std::time::Duration::from_micros(chance.below(3000) as u64));
        writer.kill().unwrap();
        said.extend(lines);
        writer.wait().unwrap();

        let said: Vec<&str> = said
            .iter()
            .map(String::as_str)
            .filter(|line| {
                ["found", "saving", "saved"]
                    .iter()
                    .any(|word| line.starts_with(word))
            })
            .collect();
        let state = |line: &str| line.split_once(' ').map(|(_, state)| state.to_owned());
        let (_, found, notices) = place.open();
        place.leave();
        assert_eq!(notices, [], "kill {kill}");
        let found = state(&line("found", &found)).unwrap();
        let confirmed = said
            .iter()
            .rev()
            .find(|line| !line.starts_with("saving"))
            .and_then(|line| state(line));
        let last = said.last().and_then(|line| state(line));
        saves += said.iter().filter(|line| line.starts_with("saved")).count();
        cut += usize::from(said.last().is_some_and(|line| line.starts_with("saving")));
        if let Some(last) = last {
            assert!(
                Some(&found) == confirmed.as_ref() || found == last,
                "kill {kill}: {found}, {said:?}"
            );
        }
    }
    assert!(
        saves > KILLS as usize && cut > 0,
        "{saves} saves, {cut} of them cut"
    );
}
