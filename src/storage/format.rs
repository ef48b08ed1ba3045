//! The content of each file: the types of `game` as they write themselves, and the upgrade of older versions.
//!
//! ```text
//! profile.json   {"serial":7,"profile":{…}}
//! waiting-3.json {"after":{"serial":7,"sum":"…"},"waiting":[{"id":3,…}]}
//! running.json   the same, of version 1, which had one place for a match and one for a classic
//! games.json     {"games":[…]}
//! exported text  {"profile":{…},"games":[…]}
//! ```
//!
//! A key stands for the same in all of them, so that one function brings the data of any file to the next version. To
//! change how something is written: raise [`VERSION`], add an upgrade to [`UPGRADES`], and add a folder of files of the
//! version before to `tests/fixtures`.

use super::envelope::{self, Unreadable, broken};
use rsg_game::progress::{KeptGames, Profile, WaitingGame, WaitingGames, WaitingId};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Error, Map, Value, json};

/// The version this app writes.
pub const VERSION: u32 = 6;

/// Brings a file's data from one version to the next.
type Upgrade = fn(Value) -> Result<Value, &'static str>;

/// For each version before this one, what makes the next version of it.
#[cfg(not(test))]
const UPGRADES: [Upgrade; VERSION as usize] = [
    |_| Err("no version 0 was ever written"),
    list_waiting_games,
    know_classics_by_message,
    keep_classics,
    swap_colors_in_reversi,
    list_all_results,
];

/// For tests there was a version 0, in which the profile's flag had another name.
#[cfg(test)]
const UPGRADES: [Upgrade; VERSION as usize] = [
    |mut data| {
        if let Some(profile) = data.get_mut("profile").and_then(Value::as_object_mut) {
            let learned = profile.remove("learned").ok_or("no flag")?;
            profile.insert("tutorial_done".to_owned(), learned);
        }
        Ok(data)
    },
    list_waiting_games,
    know_classics_by_message,
    keep_classics,
    swap_colors_in_reversi,
    list_all_results,
];

/// Up to version 2 all games by message were played on the star, and what it wrote about them is what is written today.
/// A game of a classic names its terms, and an app of version 2 could not read its log.
fn know_classics_by_message(data: Value) -> Result<Value, &'static str> {
    Ok(data)
}

/// Up to version 3 all kept games were played on the star, and each is written as it was. An app of version 3 could not
/// read one of a classic.
fn keep_classics(data: Value) -> Result<Value, &'static str> {
    Ok(data)
}

/// Up to version 4 every classic was a single game, and is written as it was. An app of version 4 would take a Reverse
/// Match for a single game.
fn swap_colors_in_reversi(data: Value) -> Result<Value, &'static str> {
    Ok(data)
}

/// Up to version 5 the results of the classics were lists of their own, under a row of numbers of their own. From
/// version 6 on there is one list, and they come behind what was there, in the order in which they were booked. The
/// games that wait get their numbers when all files are put together ([`Profile::number_behind_one_list`]); until then
/// a classic has its old one.
fn list_all_results(mut data: Value) -> Result<Value, &'static str> {
    if let Some(profile) = data.get_mut("profile") {
        join_results(profile.as_object_mut().ok_or("no profile")?)?;
        rename_numbers(profile.get_mut("waiting"))?;
        join_kept(profile.get_mut("to_keep"))?;
    }
    rename_numbers(data.get_mut("waiting"))?;
    join_kept(data.get_mut("games"))?;
    Ok(data)
}

/// Kept games were of two kinds, which named the same things in two ways.
fn join_kept(games: Option<&mut Value>) -> Result<(), &'static str> {
    for game in games.and_then(Value::as_array_mut).into_iter().flatten() {
        let game = game.as_object_mut().ok_or("no game")?;
        for (before, now) in [("moves", "record"), ("terms", "rules")] {
            if let Some(value) = game.remove(before) {
                game.insert(now.to_owned(), value);
            }
        }
        if let Some(mut players) = game.remove("players") {
            if let Some(level) = players.pointer_mut("/cpu/level") {
                *level = level.to_string().into();
            }
            game.insert("opponent".to_owned(), players);
        }
    }
    Ok(())
}

fn join_results(profile: &mut Map<String, Value>) -> Result<(), &'static str> {
    let Some(Value::Object(mut classics)) = profile.remove("classics") else {
        return Ok(());
    };
    if let Some(choices) = classics.remove("choices") {
        profile.insert("table_choices".to_owned(), choices);
    }
    let mut results = Vec::new();
    for (list, opponent) in [
        ("results", against_cpu as OpponentOf),
        ("pairs", between_two),
    ] {
        for result in list_of(&mut classics, list)? {
            let Value::Object(mut result) = result else {
                return Err("no result");
            };
            let (number, opponent) = (result.remove("number"), opponent(&mut result)?);
            result.insert("opponent".to_owned(), opponent);
            for (before, now) in [("terms", "rules"), ("own", "color"), ("first", "color")] {
                if let Some(value) = result.remove(before) {
                    result.insert(now.to_owned(), value);
                }
            }
            let number = number.as_ref().and_then(Value::as_u64);
            results.push((number.ok_or("no number")?, result));
        }
    }
    results.sort_by_key(|(number, _)| *number);
    let taken = profile
        .get("taken")
        .and_then(Value::as_u64)
        .ok_or("no number")?;
    let matches = profile.get_mut("matches").and_then(Value::as_array_mut);
    let matches = matches.ok_or("no matches")?;
    let last = matches.last().and_then(|last| last["id"].as_u64());
    let first = taken.max(last.unwrap_or(0)).saturating_add(1);
    for (id, (_, mut result)) in (first..).zip(results) {
        result.insert("id".to_owned(), id.into());
        matches.push(result.into());
    }
    let last = matches.last().and_then(|last| last["id"].as_u64());
    let taken = taken.max(last.unwrap_or(0));
    profile.insert("taken".to_owned(), taken.into());
    Ok(())
}

/// Takes from a result whom it was played against, as it is written today.
type OpponentOf = fn(&mut Map<String, Value>) -> Result<Value, &'static str>;

fn against_cpu(result: &mut Map<String, Value>) -> Result<Value, &'static str> {
    let level = result.remove("level").ok_or("no level")?;
    Ok(json!({"cpu": {"level": level.to_string()}}))
}

fn between_two(result: &mut Map<String, Value>) -> Result<Value, &'static str> {
    let names = result.remove("names").ok_or("no names")?;
    Ok(json!({"people": names}))
}

fn list_of(classics: &mut Map<String, Value>, name: &str) -> Result<Vec<Value>, &'static str> {
    match classics.remove(name) {
        None => Ok(Vec::new()),
        Some(Value::Array(list)) => Ok(list),
        Some(_) => Err("no list"),
    }
}

/// The number of a classic that waits has the name of a match's.
fn rename_numbers(waiting: Option<&mut Value>) -> Result<(), &'static str> {
    let games = waiting.and_then(Value::as_array_mut).into_iter().flatten();
    for table in games.filter_map(|one| one.pointer_mut("/game/table")) {
        let table = table.as_object_mut().ok_or("no game")?;
        let number = table.remove("number").ok_or("no number")?;
        table.insert("id".to_owned(), number);
    }
    Ok(())
}

/// Version 1 had one place for a match on the star and one for a classic; from version 2 on there is a list. In it the
/// match is the first one, as it was on Home.
fn list_waiting_games(mut data: Value) -> Result<Value, &'static str> {
    if let Some(profile) = data.get_mut("profile") {
        list_waiting_in(profile.as_object_mut().ok_or("no profile")?);
    }
    if let Some(running) = data
        .as_object_mut()
        .filter(|data| data.contains_key("after"))
    {
        list_waiting_in(running);
    }
    Ok(data)
}

fn list_waiting_in(data: &mut Map<String, Value>) {
    let slots = [("running", 1, 2, "star"), ("table", 2, 1, "table")];
    let games = slots.into_iter().filter_map(|(slot, id, touched, game)| {
        let saved = data.remove(slot).filter(|saved| !saved.is_null())?;
        Some(json!({"id": id, "touched": touched, "game": {game: saved}}))
    });
    let games: Vec<Value> = games.collect();
    data.insert("waiting".to_owned(), games.into());
}

/// One particular writing of the profile. A waiting game's file names the one it continues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Writing {
    /// Grows with every writing, so that no two files are the same.
    pub serial: u64,
    /// The sum of its bytes.
    pub sum: String,
}

/// A profile as it lies on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileFile {
    /// The profile, with the waiting games as they were when this was written.
    pub profile: Profile,
    /// The serial number and sum of its file.
    pub writing: Writing,
    /// True if this version of the app wrote it.
    pub is_of_today: bool,
}

/// Waiting games as they lie in a file of their own: one, or in version 1 all there were.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct WaitingFile {
    /// The writing of the profile it continues.
    pub after: Writing,
    pub waiting: WaitingGames,
}

#[derive(Serialize)]
struct WaitingOne<'a> {
    after: &'a Writing,
    waiting: [&'a WaitingGame; 1],
}

#[derive(Serialize, Deserialize)]
struct Numbered<P> {
    serial: u64,
    profile: P,
}

#[derive(Serialize, Deserialize)]
struct GamesFile<G> {
    games: G,
}

pub fn write_profile(profile: &Profile, serial: u64) -> Result<(Vec<u8>, Writing), Error> {
    let bytes = envelope::seal(VERSION, &Numbered { serial, profile })?;
    let sum = envelope::checksum(&bytes);
    Ok((bytes, Writing { serial, sum }))
}

/// # Errors
///
/// When a later version wrote it or it is broken; the same holds for the others.
pub fn read_profile(bytes: &[u8]) -> Result<ProfileFile, Unreadable> {
    let Numbered { serial, profile } = read(bytes)?;
    let sum = envelope::checksum(bytes);
    Ok(ProfileFile {
        profile,
        writing: Writing { serial, sum },
        is_of_today: envelope::open(bytes, VERSION)?.0 == VERSION,
    })
}

pub fn write_waiting(game: &WaitingGame, after: &Writing) -> Result<Vec<u8>, Error> {
    let waiting = [game];
    envelope::seal(VERSION, &WaitingOne { after, waiting })
}

/// The game that waits in a place.
pub fn read_waiting(bytes: &[u8], place: WaitingId) -> Result<WaitingFile, Unreadable> {
    let file: WaitingFile = read(bytes)?;
    match file.waiting.all() {
        [one] if one.id == place => Ok(file),
        _ => Err(broken("it is not the game of this place")),
    }
}

/// The games that waited in version 1.
pub fn read_running(bytes: &[u8]) -> Result<WaitingFile, Unreadable> {
    read(bytes)
}

pub fn write_games(games: &KeptGames) -> Result<Vec<u8>, Error> {
    envelope::seal(VERSION, &GamesFile { games })
}

pub fn read_games(bytes: &[u8]) -> Result<KeptGames, Unreadable> {
    read(bytes).map(|GamesFile { games }| games)
}

/// The bytes of other data in this version.
pub fn write(data: &impl Serialize) -> Result<Vec<u8>, Error> {
    envelope::seal(VERSION, data)
}

/// The data of a file of this version or an earlier one.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    let (version, data) = envelope::open(bytes, VERSION)?;
    let upgrades = &UPGRADES[version as usize..];
    if upgrades.is_empty() {
        return serde_json::from_str(data.get()).map_err(broken);
    }
    let mut data = serde_json::from_str(data.get()).map_err(broken)?;
    for upgrade in upgrades {
        data = upgrade(data).map_err(broken)?;
    }
    serde_json::from_value(data).map_err(broken)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::storage::{Archive, Folder, Notice, Store};
    use chrono::NaiveDate;
    use rsg_game::progress::Lesson;
    use std::fs;
    use std::path::PathBuf;

    /// A folder of its own for a test, gone afterwards.
    struct Place(Folder);

    impl Place {
        fn new(name: &str) -> Self {
            let name = format!("rsg-format-{name}-{}", std::process::id());
            Self(Folder::open(std::env::temp_dir().join(name)).unwrap())
        }

        fn file(&self, name: &str) -> PathBuf {
            self.0.path().join(name)
        }

        fn open(&self) -> (Store<Folder>, Profile, Vec<Notice>) {
            let today = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
            let (store, opened) = Store::open(self.0.clone(), today);
            (store, opened.profile, opened.notices)
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(self.0.path());
        }
    }

    /// A file's data as version 0 wrote it.
    fn version_0(data: &impl Serialize) -> Vec<u8> {
        let mut data = serde_json::to_value(data).unwrap();
        let profile = data["profile"].as_object_mut().unwrap();
        let learned = profile.remove("tutorial_done").unwrap();
        profile.insert("learned".to_owned(), learned);
        envelope::wrap(0, &data.to_string())
    }

    fn somebody() -> Profile {
        let mut profile = Profile::default();
        profile.tutorial_done = true;
        profile.settings.sound = false;
        profile
    }

    #[test]
    fn an_older_file_is_brought_up_by_the_next_save_and_kept_as_the_last_copy() {
        let place = Place::new("older");
        let file = place.file("profile.json");
        let profile = somebody();
        let older = version_0(&Numbered { serial: 7, profile });
        fs::write(&file, &older).unwrap();
        let (mut store, mut profile, notices) = place.open();
        assert_eq!((&profile, notices.len()), (&somebody(), 0));
        profile.settings.sound = true;
        store.save(&profile).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.starts_with(&format!("{{\"app\":\"ReverStarGo\",\"version\":{VERSION},")));
        assert_eq!(fs::read(place.file("profile.json.bak")).unwrap(), older);
        assert_eq!(place.open().1, profile);
    }

    #[test]
    fn an_older_export_is_brought_up() {
        let archive = Archive::new(&somebody(), Some(&KeptGames::default()));
        assert_eq!(read::<Archive>(&version_0(&archive)), Ok(archive));
    }

    #[test]
    fn an_older_file_that_cannot_be_brought_up_is_set_aside() {
        let place = Place::new("broken");
        let data = json!({"serial": 1, "profile": {"settings": {}}});
        let broken = envelope::wrap(0, &data.to_string());
        fs::write(place.file("profile.json"), &broken).unwrap();
        let (_, profile, notices) = place.open();
        assert_eq!(profile, Profile::default());
        let [Notice::SetAside { files, .. }] = &notices[..] else {
            panic!("{notices:?}");
        };
        assert_eq!(fs::read(place.file(&files[0])).unwrap(), broken);
    }

    /// The tutorial had a lesson on the names of cells; who stands there goes on at the one after it.
    #[test]
    fn a_lesson_that_is_gone_is_the_next_one() {
        let lesson: Lesson = serde_json::from_str("\"names\"").unwrap();
        assert_eq!(lesson, Lesson::End);
    }
}
