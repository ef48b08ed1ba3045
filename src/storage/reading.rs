//! The data folder, read and put together.
//!
//! A file that cannot be read is set aside, under a name of its own.

use super::disk::Disk;
use super::envelope::Unreadable;
use super::format::{self, GamesFile, ProfileFile, WaitingFile, Writing};
use super::notice::{Instead, Notice};
use super::slot::{self, Document, Found, Seen};
use chrono::NaiveDate;
use rsg_game::progress::{KeptGames, Profile, WaitingId};
use std::collections::BTreeSet;

/// The content of the data folder.
#[derive(Debug, Default)]
pub struct Reading {
    /// The profile with the waiting games.
    pub profile: Profile,
    /// The games that have a file of their own, as of today or an older one.
    pub files: BTreeSet<WaitingId>,
    /// The profile known to be on disk; none where a copy had to do, so that the next save writes all of it.
    pub confirmed: Option<Confirmed>,
    /// The highest serial number of a writing that is named anywhere.
    pub last_serial: u64,
    /// The games kept for review.
    pub games: KeptGames,
    /// The file that holds them.
    pub games_in: GamesIn,
    /// The version of the app that wrote the kept games, if it is a later one.
    pub newer_games: Option<u32>,
    /// Unreadable files that still have the name under which something good is to be saved.
    pub stuck: Vec<(Document, String)>,
    /// Notices for the player.
    pub notices: Vec<Notice>,
}

/// A profile that is on disk, with the waiting games as they are there.
#[derive(Debug)]
pub struct Confirmed {
    pub profile: Profile,
    /// The serial number and sum of its file.
    pub writing: Writing,
}

/// Where the kept games are on disk.
///
/// What replaces them belongs to another profile, and the two are two files. So the profile's own file names the new
/// games first, and their file afterwards. Whatever stops this, what is found is the old of both or the new of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesIn {
    /// In their own file. `after` is the writing of the profile that named them last.
    Own { after: Option<Writing> },
    /// In the profile's file, of this writing. Their own file is older.
    Profile(Writing),
    /// In neither, or nobody knows: the next save of the profile names them.
    Neither,
}

impl Default for GamesIn {
    fn default() -> Self {
        Self::Own { after: None }
    }
}

/// A later version of the app wrote the profile or a waiting game.
#[derive(Debug)]
pub struct Later {
    /// The profile or a waiting game.
    pub document: Document,
    pub version: u32,
}

impl Reading {
    /// Reads the folder. `today` dates the names of files that cannot be read.
    ///
    /// # Errors
    ///
    /// When a later version of the app wrote what is there.
    pub fn of<D: Disk>(disk: &D, today: NaiveDate) -> Result<Self, Later> {
        let profile = look(disk, Document::Profile, format::read_profile)?;
        let mut waiting = Vec::new();
        for place in WaitingId::all() {
            let read = |bytes: &[u8]| format::read_waiting(bytes, place);
            waiting.push((place, look(disk, Document::Waiting(place), read)?));
        }
        let games = slot::look(disk, Document::Games, format::read_games);
        // Only now is anything touched: next to what a later version wrote everything stays as it is.
        let mut reading = Self::default();
        reading.clear_the_way(disk, today, Document::Profile, &profile);
        for (place, seen) in &waiting {
            reading.clear_the_way(disk, today, Document::Waiting(*place), seen);
        }
        reading.clear_the_way(disk, today, Document::Games, &games);
        reading.take_games(games.found);
        if let Found::Current(file) | Found::Previous(file) = &profile.found {
            reading.replace_games(file);
        }
        let waiting = waiting.into_iter().map(|(place, seen)| (place, seen.found));
        reading.put_together(profile.found, waiting.collect());
        reading.profile.take_ids(reading.games.highest_id());
        Ok(reading)
    }

    fn take_games(&mut self, found: Found<GamesFile<KeptGames>>) {
        match found {
            Found::Current(file) | Found::Previous(file) => {
                self.last_serial = file.after.as_ref().map_or(0, |after| after.serial);
                self.games = file.games;
                self.games_in = GamesIn::Own { after: file.after };
            }
            Found::Nothing => {}
            Found::Newer(version) => {
                self.newer_games = Some(version);
                self.notices.push(Notice::Newer {
                    document: Document::Games,
                    version,
                });
            }
        }
    }

    /// Takes the games that the profile's file names, unless the kept games' own file has been written since then.
    fn replace_games(&mut self, profile: &ProfileFile) {
        if let Some(games) = &profile.games
            && self.last_serial < profile.writing.serial
            && self.newer_games.is_none()
        {
            self.games = games.clone();
            self.games_in = GamesIn::Profile(profile.writing.clone());
        }
    }

    /// Puts the profile and the waiting games together.
    fn put_together(
        &mut self,
        profile: Found<ProfileFile>,
        waiting: Vec<(WaitingId, Found<WaitingFile>)>,
    ) {
        let mut files = Vec::new();
        let mut are_current = true;
        for (place, found) in waiting {
            are_current &= !matches!(found, Found::Previous(_));
            if let Found::Current(file) | Found::Previous(file) = found {
                self.files.insert(place);
                files.push(file);
            }
        }
        files.sort_by_key(|file| file.after.serial);
        if let Some(newest) = files.last() {
            self.last_serial = self.last_serial.max(newest.after.serial);
        }
        let (file, profile_is_current) = match profile {
            Found::Current(file) => (Some(file), true),
            Found::Previous(file) => (Some(file), false),
            Found::Nothing | Found::Newer(_) => (None, false),
        };
        let writing = file.as_ref().map(|file| file.writing.clone());
        let is_of_today = file.as_ref().is_some_and(|file| file.is_of_today);
        self.profile = file.map(|file| file.profile).unwrap_or_default();
        for file in files {
            // After a writing of the profile that is lost, a waiting game is newer than the copy of the profile.
            let continues = writing
                .as_ref()
                .is_none_or(|writing| file.after == *writing || file.after.serial > writing.serial);
            if !continues {
                continue;
            }
            self.profile.waiting.put(file.game);
        }
        let Some(writing) = writing else {
            return;
        };
        self.last_serial = self.last_serial.max(writing.serial);
        self.profile.forget_past_games();
        if profile_is_current && are_current && is_of_today {
            self.confirmed = Some(Confirmed {
                profile: self.profile.clone(),
                writing,
            });
        }
    }

    /// Sets aside unreadable files whose names a save needs.
    fn clear_the_way<D: Disk, T>(
        &mut self,
        disk: &D,
        today: NaiveDate,
        document: Document,
        seen: &Seen<T>,
    ) {
        if seen.in_the_way.is_empty() {
            return;
        }
        let mut files = Vec::new();
        for name in &seen.in_the_way {
            match slot::set_aside(disk, document, name, today) {
                Ok(new_name) => files.push(new_name),
                Err(_) => self.stuck.push((document, name.clone())),
            }
        }
        let instead = match seen.found {
            Found::Current(_) => Instead::NothingNeeded,
            Found::Previous(_) => Instead::LastGoodCopy,
            Found::Nothing | Found::Newer(_) => Instead::Nothing,
        };
        self.notices.push(match seen.is_too_old {
            true => Notice::TooOld { document, files },
            false => Notice::SetAside {
                document,
                files,
                instead,
            },
        });
    }
}

/// Looks at a document; nothing can be done if a later version wrote it.
fn look<D: Disk, T>(
    disk: &D,
    document: Document,
    parse: impl Fn(&[u8]) -> Result<T, Unreadable>,
) -> Result<Seen<T>, Later> {
    let seen = slot::look(disk, document, parse);
    match seen.found {
        Found::Newer(version) => Err(Later { document, version }),
        _ => Ok(seen),
    }
}
