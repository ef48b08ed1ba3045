//! Every file of a data folder as good, broken, of a later version, missing, a pipe, a folder or a link; alone, and
//! every two of them together.
#![cfg(unix)]

use crate::chance::{Chance, today};
use crate::place::Place;
use crate::sample;
use reverstargo::storage::{Folder, Notice, SaveError, Store, saved_settings, wrap};
use rsg_game::progress::Profile;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{FileTypeExt as _, symlink};
use std::path::Path;
use std::process::Command;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Good,
    Broken,
    Newer,
    Missing,
    Pipe,
    Folder,
    /// A link to a good file elsewhere.
    Link,
    /// A link to nothing.
    DeadLink,
}

const STATES: [State; 8] = [
    State::Good,
    State::Broken,
    State::Newer,
    State::Missing,
    State::Pipe,
    State::Folder,
    State::Link,
    State::DeadLink,
];

/// The files that are loaded.
const KEPT: [&str; 6] = [
    "profile.json",
    "profile.json.bak",
    "waiting-1.json",
    "waiting-1.json.bak",
    "games.json",
    "games.json.bak",
];

/// The files that are written first.
const TEMPORARY: [&str; 3] = ["profile.json.tmp", "waiting-1.json.tmp", "games.json.tmp"];

/// The content of a folder: good files, and a pipe. Made once.
struct Stock {
    place: Place,
    good: BTreeMap<String, Vec<u8>>,
}

impl Stock {
    fn new() -> Self {
        let place = Place::in_memory("table-stock");
        let (mut store, mut profile, _) = place.open();
        let mut chance = Chance(5);
        for round in 0..3 {
            sample::book_one(&mut profile, &mut chance);
            store.save(&profile).unwrap();
            for _ in 0..2 {
                sample::wait_with(&mut profile, &mut chance);
                store.save(&profile).unwrap();
            }
            store.keep(sample::any_kept(&mut chance, round)).unwrap();
        }
        let file = |name: &str| (name.to_owned(), fs::read(place.path().join(name)).unwrap());
        let mut good: BTreeMap<_, _> = KEPT.map(file).into();
        for name in TEMPORARY {
            good.insert(name.to_owned(), b"half a fi".to_vec());
        }
        let pipe = place.path().join("pipe");
        let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        Self { place, good }
    }

    fn put(&self, folder: &Path, name: &str, state: State) {
        let path = folder.join(name);
        let good = &self.good[name];
        match state {
            State::Good => fs::write(path, good).unwrap(),
            State::Broken => fs::write(path, broken(name)).unwrap(),
            State::Newer => fs::write(path, newer(name)).unwrap(),
            State::Missing => {}
            State::Pipe => fs::hard_link(self.place.path().join("pipe"), path).unwrap(),
            State::Folder => {
                fs::create_dir(&path).unwrap();
                fs::write(path.join("inside"), name).unwrap();
            }
            State::Link => {
                let elsewhere = folder.join(format!("elsewhere-{name}"));
                fs::write(&elsewhere, good).unwrap();
                symlink(elsewhere, path).unwrap();
            }
            State::DeadLink => symlink(folder.join(format!("nowhere-{name}")), path).unwrap(),
        }
    }

    /// Returns true if the content that was put there is still somewhere in the folder, and the target of a link is as
    /// it was.
    fn is_there(&self, folder: &Path, name: &str, state: State) -> bool {
        let is_somewhere = |is_it: &dyn Fn(&Path) -> bool| {
            let mut files = fs::read_dir(folder)
                .unwrap()
                .map(|file| file.unwrap().path());
            files.any(|path| is_it(&path))
        };
        let holds =
            |bytes: &[u8]| is_somewhere(&|path| path.is_file() && fs::read(path).unwrap() == bytes);
        match state {
            State::Good | State::Missing => true,
            State::Broken => holds(broken(name).as_bytes()),
            State::Newer => holds(&newer(name)),
            State::Pipe => {
                is_somewhere(&|path| path.symlink_metadata().unwrap().file_type().is_fifo())
            }
            State::Folder => is_somewhere(&|path| {
                fs::read_to_string(path.join("inside")).is_ok_and(|text| text == name)
            }),
            State::Link => {
                fs::read(folder.join(format!("elsewhere-{name}"))).unwrap() == self.good[name]
            }
            State::DeadLink => {
                !folder.join(format!("nowhere-{name}")).exists()
                    && is_somewhere(&|path| path.is_symlink() && !path.exists())
            }
        }
    }
}

fn broken(name: &str) -> String {
    format!("broken {name}")
}

fn newer(name: &str) -> Vec<u8> {
    wrap(99, &format!("{{\"later\":\"{name}\"}}"))
}

/// Every name in the folder with what it is and holds.
fn everything(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).unwrap().map(|file| {
        let file = file.unwrap();
        let kind = file.file_type().unwrap();
        let held = kind.is_file().then(|| fs::read(file.path()).unwrap());
        let name = file.file_name().into_string().unwrap();
        (name, format!("{kind:?} {held:?}"))
    });
    files.filter(|(name, _)| name != "lock").collect()
}

/// Opens the folder, plays on and opens it again.
fn live(stock: &Stock, states: &BTreeMap<&str, State>) {
    let place = Place::in_memory("table");
    let folder = place.path();
    for name in KEPT.iter().chain(&TEMPORARY) {
        stock.put(
            folder,
            name,
            states.get(name).copied().unwrap_or(State::Missing),
        );
    }
    let before = everything(folder);
    let case = format!("{states:?}");
    let _ = saved_settings(folder);
    assert_eq!(
        everything(folder),
        before,
        "a glance touches nothing: {case}"
    );

    let (mut store, mut profile, notices) = place.open();
    let refused = notices.iter().any(|notice| {
        matches!(notice, Notice::Newer { document, .. } if *document != reverstargo::storage::Document::Games)
    });
    profile.tutorial_done = !profile.tutorial_done;
    let saved = store.save(&profile);
    let kept = store.keep(sample::any_kept(&mut Chance(9), 900));
    if refused {
        assert!(matches!(saved, Err(SaveError::Newer(_))), "{case}");
        assert!(kept.is_err(), "{case}");
        assert_eq!(
            everything(folder),
            before,
            "what is called untouched: {case}"
        );
        return;
    }
    sample::book_one(&mut profile, &mut Chance(3));
    let again = store.save(&profile);
    for (name, state) in states {
        let is_temporary = TEMPORARY.contains(name);
        // What was being written when the app ended is of no use.
        let goes = is_temporary && !matches!(state, State::Folder | State::Link);
        assert!(
            goes || stock.is_there(folder, name, *state),
            "{name} is gone: {case}"
        );
    }
    // A folder is in the way of writing; whoever plays is told.
    let in_the_way = |name: &str| states.get(name) == Some(&State::Folder);
    assert_eq!(
        saved.is_err() || again.is_err(),
        in_the_way("profile.json.tmp"),
        "{case}"
    );
    let games_refused = notices
        .iter()
        .any(|notice| matches!(notice, Notice::Newer { .. }));
    assert_eq!(
        kept.is_err(),
        in_the_way("games.json.tmp") || games_refused,
        "{case}"
    );
    let is_odd = |name: &&str| {
        KEPT.contains(name) && !matches!(states[*name], State::Good | State::Missing | State::Link)
    };
    if states.keys().any(is_odd) {
        assert!(!notices.is_empty(), "nobody was told: {case}");
    }
    if again.is_ok() {
        let (_, found, _) = place.open();
        assert_eq!(found.matches(), profile.matches(), "{case}");
    }
}

#[test]
fn whatever_a_file_is_nothing_is_lost_and_nothing_is_waited_for() {
    let stock = Stock::new();
    for name in KEPT.iter().chain(&TEMPORARY) {
        for state in STATES {
            let mut states: BTreeMap<&str, State> = KEPT.map(|kept| (kept, State::Good)).into();
            states.insert(name, state);
            live(&stock, &states);
            live(&stock, &BTreeMap::from([(*name, state)]));
        }
    }
}

/// Beside the two all files are good, or there is no other.
#[test]
fn whatever_two_files_are_nothing_is_lost_and_nothing_is_waited_for() {
    let stock = Stock::new();
    for (place, one) in KEPT.iter().enumerate() {
        for other in &KEPT[place + 1..] {
            for first in STATES {
                for second in STATES {
                    let mut states: BTreeMap<&str, State> =
                        KEPT.map(|kept| (kept, State::Good)).into();
                    states.insert(one, first);
                    states.insert(other, second);
                    live(&stock, &states);
                }
            }
        }
    }
}

/// A link in the place of a file that is written: what it leads to stays as it is.
#[test]
fn no_link_is_written_through() {
    let place = Place::new("links");
    let target = place.path().join("target");
    fs::write(&target, "somebody's own").unwrap();
    for name in TEMPORARY.iter().chain(&["probe"]) {
        symlink(&target, place.path().join(name)).unwrap();
    }
    let (mut store, mut profile, _) = place.open();
    sample::book_one(&mut profile, &mut Chance(3));
    store.save(&profile).unwrap();
    store.keep(sample::any_kept(&mut Chance(9), 1)).unwrap();
    sample::wait_with(&mut profile, &mut Chance(9));
    store.save(&profile).unwrap();
    assert_eq!(fs::read_to_string(&target).unwrap(), "somebody's own");

    let other = Place::new("locked-by-a-link");
    symlink(&target, other.path().join("lock")).unwrap();
    let (mut store, _) = Store::open(Folder::open(other.path()).unwrap(), today());
    assert!(store.save(&Profile::default()).is_err());
    assert_eq!(fs::read_to_string(&target).unwrap(), "somebody's own");
}

/// An endless file is not read to its end, and a silent one is not waited for.
#[test]
fn no_device_is_read() {
    for device in ["/dev/zero", "/dev/full", "/dev/tty"] {
        let place = Place::new("device");
        symlink(device, place.path().join("profile.json")).unwrap();
        assert_eq!(saved_settings(place.path()), None);
        let (_, found, notices) = place.open();
        assert_eq!((found, notices.len()), (Profile::default(), 1), "{device}");
    }
}
