//! How each document is written, version by version.
//!
//! The types here mirror the app's, so that those are free to change. A version that was ever written is never edited:
//! a change makes a new one, with a function that brings the old one up to it and a file of the old one under
//! `tests/fixtures` that proves it.
//!
//! Nothing has been released yet. What first ships is the current version as `tests/fixtures/saved` has it: the folder of
//! its number, and `review` with what Review added before the release without a new number (a kept game's analysis, a
//! game that is played on).

mod shared;
mod v1;
mod v2;
mod words;

use super::envelope::{self, Unreadable, broken};
use super::portable::Archive;
use rsg_game::progress::{KeptGame, KeptGames, Profile};
use rsg_game::session::Snapshot;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shared::{SavedGame, SavedRunning};

/// The version this app writes.
pub const VERSION: u32 = 2;

/// A profile as it lies on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileFile {
    /// The profile, with the running match as it was when this was written.
    pub profile: Profile,
    /// Which writing of it this is.
    pub writing: Writing,
}

/// One particular writing of the profile. The running match's file names the one it continues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writing {
    /// Grows with every writing.
    pub serial: u64,
    /// The sum of its bytes.
    pub sum: String,
}

/// The running match as it lies in a file of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunningFile {
    /// The writing of the profile it continues.
    pub after: Writing,
    /// The match, or none.
    pub running: Option<Snapshot>,
}

#[derive(Serialize, Deserialize)]
struct SavedRunningFile {
    serial: u64,
    profile: String,
    running: Option<SavedRunning>,
}

#[derive(Serialize, Deserialize)]
struct SavedGames {
    games: Vec<SavedGame>,
}

/// Writes a profile.
///
/// # Errors
///
/// When it cannot be written as JSON.
pub fn write_profile(
    profile: &Profile,
    serial: u64,
) -> Result<(Vec<u8>, Writing), serde_json::Error> {
    let bytes = envelope::seal(VERSION, &v2::SavedProfile::of(profile, serial))?;
    let sum = envelope::checksum(&bytes);
    Ok((bytes, Writing { serial, sum }))
}

/// Reads a profile of any version so far.
///
/// # Errors
///
/// When a later version wrote it or it is broken.
pub fn read_profile(bytes: &[u8]) -> Result<ProfileFile, Unreadable> {
    let (version, data) = envelope::open(bytes, VERSION)?;
    let saved = saved_profile(version, data)?;
    let serial = saved.serial;
    let profile = saved
        .into_profile()
        .ok_or_else(|| broken("it contradicts itself"))?;
    let sum = envelope::checksum(bytes);
    Ok(ProfileFile {
        profile,
        writing: Writing { serial, sum },
    })
}

/// Writes the running match.
///
/// # Errors
///
/// When it cannot be written as JSON.
pub fn write_running(
    running: Option<&Snapshot>,
    after: &Writing,
) -> Result<Vec<u8>, serde_json::Error> {
    let saved = SavedRunningFile {
        serial: after.serial,
        profile: after.sum.clone(),
        running: running.map(Into::into),
    };
    envelope::seal(VERSION, &saved)
}

/// Reads the running match.
///
/// # Errors
///
/// When a later version wrote it or it is broken.
pub fn read_running(bytes: &[u8]) -> Result<RunningFile, Unreadable> {
    let (_version, data) = envelope::open(bytes, VERSION)?;
    let saved: SavedRunningFile = parse(data)?;
    Ok(RunningFile {
        after: Writing {
            serial: saved.serial,
            sum: saved.profile,
        },
        running: saved.running.map(Into::into),
    })
}

/// Writes the kept games.
///
/// # Errors
///
/// When they cannot be written as JSON.
pub fn write_games(games: &KeptGames) -> Result<Vec<u8>, serde_json::Error> {
    let games = games.all().iter().map(Into::into).collect();
    envelope::seal(VERSION, &SavedGames { games })
}

/// Reads the kept games.
///
/// # Errors
///
/// When a later version wrote them or they are broken.
pub fn read_games(bytes: &[u8]) -> Result<KeptGames, Unreadable> {
    let (_version, data) = envelope::open(bytes, VERSION)?;
    let saved: SavedGames = parse(data)?;
    Ok(KeptGames::new(saved.games.into_iter().map(KeptGame::from)))
}

/// The current form of a profile of that version: each version before it is brought up to the next.
fn saved_profile(version: u32, data: &RawValue) -> Result<v2::SavedProfile, Unreadable> {
    match version {
        1 => Ok(parse::<v1::SavedProfile>(data)?.into()),
        VERSION => parse(data),
        _ => Err(broken("there is no such version")),
    }
}

#[derive(Serialize)]
struct SavedArchive {
    profile: v2::SavedProfile,
    games: Option<SavedGames>,
}

/// The same as it is read: what is in the profile depends on the version.
#[derive(Deserialize)]
struct LoadedArchive<'a> {
    #[serde(borrow)]
    profile: &'a RawValue,
    games: Option<SavedGames>,
}

/// Writes progress to take elsewhere.
///
/// # Errors
///
/// When it cannot be written as JSON.
pub fn write_archive(archive: &Archive) -> Result<Vec<u8>, serde_json::Error> {
    let games = archive.games.as_ref().map(|games| SavedGames {
        games: games.all().iter().map(Into::into).collect(),
    });
    let profile = v2::SavedProfile::of(&archive.profile, 0);
    envelope::seal(VERSION, &SavedArchive { profile, games })
}

/// Reads progress from elsewhere.
///
/// # Errors
///
/// When a later version wrote it or it is broken.
pub fn read_archive(bytes: &[u8]) -> Result<Archive, Unreadable> {
    let (version, data) = envelope::open(bytes, VERSION)?;
    let saved: LoadedArchive<'_> = parse(data)?;
    let profile = saved_profile(version, saved.profile)?
        .into_profile()
        .ok_or_else(|| broken("it contradicts itself"))?;
    let games = saved
        .games
        .map(|saved| KeptGames::new(saved.games.into_iter().map(KeptGame::from)));
    Ok(Archive::new(&profile, games.as_ref()))
}

fn parse<'de, T: Deserialize<'de>>(data: &'de RawValue) -> Result<T, Unreadable> {
    serde_json::from_str(data.get()).map_err(broken)
}
