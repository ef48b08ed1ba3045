//! Progress as a text that can be copied, sent and pasted.
//!
//! ```text
//! RSG1-eJyNk01uwzAMhK9SaG0…-3f9a0c1be2d47788
//! ```
//!
//! Between the first and the last dash is the saved form of the profile, compressed, in the letters of base 64 that
//! survive any messenger; after it comes the sum of those letters. Spaces and line breaks do not matter.

use super::envelope::{self, Unreadable, broken};
use super::format;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use chrono::NaiveDate;
use rsg_game::progress::{KeptGames, Profile};
use serde::{Deserialize, Serialize};

/// The beginning of the text: the program, and the version of this wrapping (the data inside has a version of its own).
const START: &str = "RSG1-";
const START_OF_ANY: &str = "RSG";

/// A text longer than this is none of ours.
const LONGEST: usize = 24 * 1024 * 1024;

/// The largest size of the unpacked data, in bytes.
const LARGEST: usize = super::slot::LARGEST as usize;

/// Progress to take elsewhere, or all that something else takes the place of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Archive {
    pub profile: Profile,
    pub games: Option<KeptGames>,
}

/// The reason why a text cannot be imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It is something else.
    NotProgress,
    /// A part is missing or was changed on the way.
    Damaged,
    /// A later version of the app wrote it.
    Newer(u32),
    /// A version of the app wrote it that came before all that are read.
    TooOld(u32),
    /// It contains days that have not come yet.
    Future,
}

impl std::fmt::Display for ImportError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotProgress => f.write_str("this is not exported progress"),
            Self::Damaged => f.write_str("the exported progress is incomplete or was changed"),
            Self::Newer(version) => write!(f, "version {version} of the app's data is newer"),
            Self::TooOld(version) => write!(f, "version {version} of the app's data is too old"),
            Self::Future => f.write_str("the exported progress has days that have not come yet"),
        }
    }
}

impl std::error::Error for ImportError {}

impl From<Unreadable> for ImportError {
    fn from(reason: Unreadable) -> Self {
        match reason {
            Unreadable::Newer(version) => Self::Newer(version),
            Unreadable::TooOld(version) => Self::TooOld(version),
            Unreadable::Broken(_) => Self::Damaged,
        }
    }
}

impl Archive {
    /// Progress to take elsewhere, with the games that wait. A series stays here.
    pub fn new(profile: &Profile, games: Option<&KeptGames>) -> Self {
        let mut profile = profile.clone();
        profile.waiting = profile.waiting.to_take_along();
        Self {
            profile,
            games: games.cloned(),
        }
    }

    /// All progress and games, because something else takes their place.
    pub fn whole(profile: &Profile, games: &KeptGames) -> Self {
        Self {
            profile: profile.clone(),
            games: Some(games.clone()),
        }
    }

    /// Returns what the app has once this is imported. Games that do not come along stay as they are now, no new match
    /// gets an id that one of them carries, and there are ids for all that are still to come: those of the waiting
    /// games are given out anew, whatever they were where they come from.
    pub fn adopt(self, games_now: &KeptGames) -> (Profile, KeptGames) {
        let mut games = self.games.unwrap_or_else(|| games_now.clone());
        let mut profile = self.profile;
        games.keep_new(std::mem::take(&mut profile.to_keep));
        profile.leave_room(&mut games);
        profile.take_ids(games.highest_id());
        profile.number_all_waiting();
        (profile, games)
    }

    /// This archive, unless it has days that have not come yet. Tomorrow may have begun where it was written.
    ///
    /// # Errors
    ///
    /// [`ImportError::Future`].
    pub fn by(self, today: NaiveDate) -> Result<Self, ImportError> {
        let last = today.succ_opt().unwrap_or(today);
        let games = self.games.as_ref();
        let is_early = self.profile.is_dated_after(last)
            || games.is_some_and(|games| games.is_dated_after(last));
        if is_early {
            Err(ImportError::Future)
        } else {
            Ok(self)
        }
    }
}

/// Writes progress as text.
///
/// # Errors
///
/// When it cannot be written as JSON.
pub fn encode(archive: &Archive) -> Result<String, serde_json::Error> {
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&format::write(archive)?, 9);
    let letters = BASE64_URL_SAFE_NO_PAD.encode(packed);
    let sum = envelope::checksum(letters.as_bytes());
    Ok(format!("{START}{letters}-{sum}"))
}

/// Reads progress from text, with the games that wait. A series does not come along.
///
/// # Errors
///
/// When it is something else, was damaged on the way, or comes from a version that is not read.
pub fn decode(text: &str) -> Result<Archive, ImportError> {
    let archive = decode_whole(text)?;
    Ok(Archive::new(&archive.profile, archive.games.as_ref()))
}

/// Reads progress from text, with everything in it.
///
/// # Errors
///
/// As for [`decode`].
pub fn decode_whole(text: &str) -> Result<Archive, ImportError> {
    if text.len() > LONGEST {
        return Err(ImportError::NotProgress);
    }
    let text: String = text
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '\u{200B}' | '\u{FEFF}'))
        .collect();
    let Some(rest) = text.strip_prefix(START) else {
        return Err(wrapping_version(&text).map_or(ImportError::NotProgress, ImportError::Newer));
    };
    let (letters, sum) = rest.rsplit_once('-').ok_or(ImportError::Damaged)?;
    if envelope::checksum(letters.as_bytes()) != sum {
        return Err(ImportError::Damaged);
    }
    let packed = BASE64_URL_SAFE_NO_PAD
        .decode(letters)
        .map_err(|error| ImportError::from(broken(error)))?;
    let bytes = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(&packed, LARGEST)
        .map_err(|error| ImportError::from(broken(error)))?;
    Ok(format::read(&bytes)?)
}

/// The version of a wrapping later than this one.
fn wrapping_version(text: &str) -> Option<u32> {
    let (version, _) = text.strip_prefix(START_OF_ANY)?.split_once('-')?;
    version.parse().ok().filter(|version| *version > 1)
}
