//! The data folder, read and put together.
//!
//! A file that cannot be read is set aside, under a name of its own.

use super::disk::Disk;
use super::envelope::Unreadable;
use super::format::{self, ProfileFile, RunningFile, Writing};
use super::slot::{self, Document, Found, Seen};
use super::store::{Instead, Notice};
use chrono::NaiveDate;
use rsg_game::progress::{KeptGames, Profile};

/// What is in the data folder.
#[derive(Debug, Default)]
pub struct Reading {
    /// The profile with the running match.
    pub profile: Profile,
    /// What is known to be on disk; nothing where a copy had to do, so that the next save writes all of it.
    pub confirmed: Option<Confirmed>,
    /// The highest serial number of a writing that is named anywhere.
    pub last_serial: u64,
    /// The games kept for review.
    pub games: KeptGames,
    /// The version of the app that wrote the kept games, if it is a later one.
    pub newer_games: Option<u32>,
    /// Unreadable files that still have the name under which something good is to be saved.
    pub stuck: Vec<(Document, String)>,
    /// What the player should know.
    pub notices: Vec<Notice>,
}

/// A profile that is on disk, with the running match as it is there.
#[derive(Debug)]
pub struct Confirmed {
    /// The profile.
    pub profile: Profile,
    /// Which writing of it that is.
    pub writing: Writing,
}

/// A later version of the app wrote the profile or the running match.
#[derive(Debug)]
pub struct Later {
    /// What it wrote.
    pub document: Document,
    /// Which version.
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
        let running = look(disk, Document::Running, format::read_running)?;
        let games = slot::look(disk, Document::Games, format::read_games);
        // Only now is anything touched: next to what a later version wrote everything stays as it is.
        let mut reading = Self::default();
        reading.clear_the_way(disk, today, Document::Profile, &profile);
        reading.clear_the_way(disk, today, Document::Running, &running);
        reading.clear_the_way(disk, today, Document::Games, &games);
        reading.take_games(games.found);
        reading.put_together(profile.found, running.found);
        reading.profile.take_ids(reading.games.highest_id());
        Ok(reading)
    }

    fn take_games(&mut self, found: Found<KeptGames>) {
        match found {
            Found::Current(games) | Found::Previous(games) => self.games = games,
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

    /// Puts the profile and the running match together.
    fn put_together(&mut self, profile: Found<ProfileFile>, running: Found<RunningFile>) {
        let (running, running_is_current) = match running {
            Found::Current(file) => (Some(file), true),
            Found::Previous(file) => (Some(file), false),
            Found::Nothing | Found::Newer(_) => (None, true),
        };
        if let Some(file) = &running {
            self.last_serial = file.after.serial;
        }
        let (file, profile_is_current) = match profile {
            Found::Current(file) => (file, true),
            Found::Previous(file) => (file, false),
            Found::Nothing | Found::Newer(_) => {
                if let Some(file) = running {
                    self.profile.running = file.running;
                    self.profile.table = file.table;
                }
                return;
            }
        };
        let ProfileFile {
            mut profile,
            writing,
        } = file;
        self.last_serial = self.last_serial.max(writing.serial);
        if let Some(file) = running {
            // After a writing of the profile that is lost, the running match is newer than the copy of the profile.
            let is_newer = file.after.serial > writing.serial;
            if file.after == writing || is_newer {
                profile.running = file.running;
                profile.table = file.table;
            }
        }
        if profile
            .running
            .as_ref()
            .is_some_and(|running| running.is_past(&profile))
        {
            profile.running = None;
        }
        if profile_is_current && running_is_current {
            self.confirmed = Some(Confirmed {
                profile: profile.clone(),
                writing,
            });
        }
        self.profile = profile;
    }

    /// Sets aside what lies where something is to be saved.
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
        self.notices.push(Notice::SetAside {
            document,
            files,
            instead: match seen.found {
                Found::Current(_) => Instead::NothingNeeded,
                Found::Previous(_) => Instead::LastGoodCopy,
                Found::Nothing | Found::Newer(_) => Instead::Nothing,
            },
        });
    }
}

/// Looks at a document that nothing is done without.
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
