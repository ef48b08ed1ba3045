//! The content of each file: the types of `game` as they write themselves, and the upgrade of older versions.
//!
//! ```text
//! profile.json   {"serial":7,"profile":{…}}, and with an import "games":[…]
//! waiting-3.json {"after":{"serial":7,"sum":"…"},"game":{"id":3,…}}
//! games.json     {"games":[…]}, and since an import "after":{"serial":7,"sum":"…"}
//! exported text  {"profile":{…},"games":[…]}
//! ```
//!
//! A key has one meaning in all of them, so that one function brings the data of any file to the next version. To
//! change how something is written: raise [`VERSION`], add an upgrade to [`UPGRADES`], and keep the files of the
//! version before: `tests/fixtures/saved` becomes a folder of that version, and `cargo xtask fixtures` writes those of
//! today.
//!
//! A new kind of data raises the version, so that an older app refuses the file in place of losing what it does not
//! know. A new setting does not.

use super::envelope::{self, Unreadable, broken};
use super::version_6::{self, Unfit};
use rsg_game::progress::{KeptGames, Profile, WaitingGame, WaitingId};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Error, Value};

/// The version this app writes.
pub const VERSION: u32 = 10;

/// The first version that is read. No app that was released wrote an earlier one.
pub const OLDEST: u32 = 6;

/// Brings a file's data from one version to the next.
type Upgrade = fn(Value) -> Result<Value, Unfit>;

/// For each version from [`OLDEST`] on that is before this one, the upgrade to the version after it.
const UPGRADES: [Upgrade; (VERSION - OLDEST) as usize] =
    [version_6::upgrade, WITH_FRIENDS, WITH_BOARDS, WITH_SETS];

/// Version 8 may have results of friends beside all that version 7 had.
const WITH_FRIENDS: Upgrade = Ok;

/// Version 9 may have boards among the kept games, and games by message that begin from one.
const WITH_BOARDS: Upgrade = Ok;

/// Version 10 may have sets of boards beside all that version 9 had.
const WITH_SETS: Upgrade = Ok;

/// One particular writing of the profile. A waiting game's file names the one it continues, and the kept games' file
/// the last one that replaced them.
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
    /// The games that take the place of the kept ones, which have a file of their own.
    pub games: Option<KeptGames>,
    /// True if this version of the app wrote it.
    pub is_of_today: bool,
}

/// A waiting game as it lies in a file of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WaitingFile<G = WaitingGame> {
    /// The writing of the profile it continues.
    pub after: Writing,
    pub game: G,
}

#[derive(Serialize, Deserialize)]
struct Numbered<P, G> {
    serial: u64,
    profile: P,
    #[serde(default = "no_games", skip_serializing_if = "Option::is_none")]
    games: Option<G>,
}

fn no_games<G>() -> Option<G> {
    None
}

/// The kept games and boards as they lie on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamesFile<G> {
    pub games: G,
    /// The writing of the profile that named these games last, if one ever did: what it names is known here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Writing>,
}

/// The profile, with the games that take the place of the kept ones, if there are any.
pub fn write_profile(
    profile: &Profile,
    games: Option<&KeptGames>,
    serial: u64,
) -> Result<(Vec<u8>, Writing), Error> {
    let numbered = Numbered {
        serial,
        profile,
        games,
    };
    let bytes = envelope::seal(VERSION, &numbered)?;
    let sum = envelope::checksum(&bytes);
    Ok((bytes, Writing { serial, sum }))
}

/// # Errors
///
/// When a later version wrote it or it is broken; the same holds for the others.
pub fn read_profile(bytes: &[u8]) -> Result<ProfileFile, Unreadable> {
    let Numbered {
        serial,
        profile,
        games,
    } = read(bytes)?;
    let sum = envelope::checksum(bytes);
    Ok(ProfileFile {
        profile,
        games,
        writing: Writing { serial, sum },
        is_of_today: envelope::open(bytes, OLDEST..=VERSION)?.0 == VERSION,
    })
}

pub fn write_waiting(game: &WaitingGame, after: &Writing) -> Result<Vec<u8>, Error> {
    let after = after.clone();
    envelope::seal(VERSION, &WaitingFile { after, game })
}

/// The game that waits in a place.
pub fn read_waiting(bytes: &[u8], place: WaitingId) -> Result<WaitingFile, Unreadable> {
    let file: WaitingFile = read(bytes)?;
    match file.game.id == place {
        true => Ok(file),
        false => Err(broken("it is not the game of this place")),
    }
}

/// The kept games. `after` is the writing of the profile that named them last.
pub fn write_games(games: &KeptGames, after: Option<Writing>) -> Result<Vec<u8>, Error> {
    envelope::seal(VERSION, &GamesFile { games, after })
}

pub fn read_games(bytes: &[u8]) -> Result<GamesFile<KeptGames>, Unreadable> {
    read(bytes)
}

/// The bytes of other data in this version.
pub fn write(data: &impl Serialize) -> Result<Vec<u8>, Error> {
    envelope::seal(VERSION, data)
}

/// The data of a file of this version or an earlier one.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    let (version, data) = envelope::open(bytes, OLDEST..=VERSION)?;
    let upgrades = &UPGRADES[(version - OLDEST) as usize..];
    if upgrades.is_empty() {
        return serde_json::from_str(data.get()).map_err(broken);
    }
    let mut data = serde_json::from_str(data.get()).map_err(broken)?;
    for upgrade in upgrades {
        data = upgrade(data).map_err(broken)?;
    }
    serde_json::from_value(data).map_err(broken)
}
