//! A real process that writes into a real folder, killed with SIGKILL at any moment, again and again.
//!
//! The process is this test binary itself: it runs [`a_writer_saves_and_says_so`] alone, with a variable that names the
//! folder. It tells on its standard output what it is about to save and what is saved, and the killer compares.

use crate::chance::{Chance, today};
use crate::place::Place;
use crate::sample;
use reverstargo::storage::{Folder, Store};
use rsg_game::progress::{Profile, Settings};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Names the folder to the process that writes.
const FOLDER: &str = "RSG_TEST_WRITER";

/// The number of times that the writer is killed.
const KILLS: u64 = 220;

/// The values that tell one saved profile from the next: the number of matches, the waiting games, a switch.
fn state(profile: &Profile) -> String {
    let games = profile.waiting.all().iter();
    let waiting: Vec<_> = games.map(|one| (one.id.number(), one.touched)).collect();
    format!(
        "{} {waiting:?} {}",
        profile.matches().len(),
        profile.settings.praise
    )
}

/// Saves as long as it lives, or twenty times if nobody asked for more.
#[test]
fn a_writer_saves_and_says_so() {
    let asked = std::env::var_os(FOLDER);
    // Whoever is killed leaves nothing of its own behind.
    let own = asked.is_none().then(|| Place::new("writer"));
    let path = match (&asked, &own) {
        (Some(asked), _) => PathBuf::from(asked),
        (None, own) => own.as_ref().unwrap().path().to_owned(),
    };
    let mut chance = Chance(u64::from(std::process::id()));
    let (mut store, opened) = Store::open(Folder::open(&path).unwrap(), today());
    assert_eq!(opened.notices, []);
    let mut profile = opened.profile;
    let mut out = std::io::stdout();
    // Nothing of the test runner is in the way on the first line.
    writeln!(out, "\nfound {}", state(&profile)).unwrap();
    let mut saved = 0;
    while asked.is_some() || saved < 20 {
        let settings = profile.settings.clone();
        sample::play_on(&mut profile, &mut chance);
        if chance.one_in(2) {
            sample::live_on(&mut profile, &mut chance);
            profile.settings = Settings {
                praise: !settings.praise,
                ..settings
            };
        }
        writeln!(out, "saving {}", state(&profile)).unwrap();
        store.save(&profile).unwrap();
        writeln!(out, "saved {}", state(&profile)).unwrap();
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

        let words = ["found", "saving", "saved"];
        let said: Vec<(&str, &str)> = said
            .iter()
            .filter_map(|line| line.split_once(' '))
            .filter(|(word, _)| words.contains(word))
            .collect();
        let (_, found, notices) = place.open();
        place.leave();
        assert_eq!(notices, [], "kill {kill}");
        saves += said.iter().filter(|(word, _)| *word == "saved").count();
        let Some((word, last)) = said.last() else {
            continue;
        };
        cut += usize::from(*word == "saving");
        let confirmed = said.iter().rfind(|(word, _)| *word != "saving");
        let possible = [Some(*last), confirmed.map(|(_, state)| *state)];
        let found = state(&found);
        assert!(
            possible.contains(&Some(&found)),
            "kill {kill}: {found}, {said:?}"
        );
    }
    assert!(
        saves > KILLS as usize && cut > 0,
        "{saves} saves, {cut} of them cut"
    );
}
