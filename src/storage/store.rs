//! Opening the data folder, and saving into it.
//!
//! A save writes one file. As long as only one of the waiting games has changed that is its own, `waiting-3.json`;
//! anything else goes into `profile.json`, together with all waiting games as they then are. A game's file names the
//! writing of the profile that it continues, and is ignored after another one. So a game that ends is booked and gone
//! from the waiting games in one and the same rename, and no crash can book it twice or not at all.
//!
//! The kept games are in `games.json`. Where other ones take their place, with another profile, `profile.json` names
//! these too, and `games.json` is written after it ([`GamesIn`]).

use super::disk::Disk;
use super::erased;
use super::format;
use super::notice::{Notice, SaveError};
use super::portable::{self, Archive, ImportError};
use super::reading::{Confirmed, GamesIn, Later, Reading};
use super::slot::{self, Document};
use chrono::NaiveDate;
use rsg_game::progress::{GameKey, KeptGame, KeptGames, KeptItem, Profile, WaitingGame, WaitingId};
use std::collections::BTreeSet;
use std::io;

/// The beginning of the names of files that hold what an import replaced.
const BEFORE_IMPORT: &str = "before-import";

/// The data folder, opened.
#[derive(Debug)]
pub struct Store<D: Disk> {
    disk: D,
    today: NaiveDate,
    /// Unreadable files that still have the name under which something good is to be saved.
    stuck: Vec<(Document, String)>,
    /// A later version of the app wrote the profile or a waiting game: nothing is touched.
    newer: Option<u32>,
    /// A later version of the app wrote the kept games.
    newer_games: Option<u32>,
    /// The profile known to be on disk.
    confirmed: Option<Confirmed>,
    /// The waiting games that have a file of their own; some may be ignored.
    files: BTreeSet<WaitingId>,
    games: KeptGames,
    games_in: GamesIn,
    last_serial: u64,
}

/// The profile found in the data folder, and notices for the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opened {
    /// The profile with the waiting games, a new player's if there was none.
    pub profile: Profile,
    /// Notices for the player.
    pub notices: Vec<Notice>,
}

impl<D: Disk> Store<D> {
    /// Loads what is in the folder. `today` dates the names of files that have to be set aside.
    pub fn open(disk: D, today: NaiveDate) -> (Self, Opened) {
        let mut store = Self {
            disk,
            today,
            stuck: Vec::new(),
            newer: None,
            newer_games: None,
            confirmed: None,
            files: BTreeSet::new(),
            games: KeptGames::default(),
            games_in: GamesIn::default(),
            last_serial: 0,
        };
        // A program that stopped in the middle of a save has left renames that a loss of power could still undo. What
        // is shown to the player from here on must stay. Where this fails, the next save says what is wrong.
        let _ = store.disk.sync_folder();
        let mut opened = store.load();
        if store.newer.is_none() {
            erased::let_go(&store.disk, today);
        }
        if let Err(error) = store.try_out() {
            opened.notices.push(Notice::NotSaving(error));
        }
        store.move_games();
        (store, opened)
    }

    pub fn disk(&self) -> &D {
        &self.disk
    }

    /// Tries whether a save would work now, so that the player knows before there is something to lose.
    fn try_out(&mut self) -> Result<(), SaveError> {
        self.prepare()?;
        Ok(self.disk.probe()?)
    }

    /// Saves the profile with its waiting games.
    ///
    /// # Errors
    ///
    /// When it could not be saved. What was saved before is still there, and the next call tries again.
    pub fn save(&mut self, profile: &Profile) -> Result<(), SaveError> {
        self.prepare()?;
        let result = match &self.confirmed {
            Some(confirmed) if confirmed.profile == *profile => return Ok(()),
            Some(confirmed) => match only_change(&confirmed.profile, profile) {
                Some(game) => self.save_waiting(game),
                None => self.save_profile(profile),
            },
            None => self.save_profile(profile),
        };
        if result.is_err() {
            // What is on disk now is one of two things, so the next save writes all of it.
            self.confirmed = None;
            if !matches!(self.games_in, GamesIn::Own { .. }) {
                self.games_in = GamesIn::Neither;
            }
        }
        self.move_games();
        result
    }

    /// The games kept for review.
    pub fn games(&self) -> &KeptGames {
        &self.games
    }

    /// Keeps a finished game or a board for looking at again. It is kept until the app ends even if it cannot be saved.
    ///
    /// # Errors
    ///
    /// When it could not be saved. The next change of the kept games tries again.
    pub fn keep(&mut self, item: impl Into<KeptItem>) -> Result<(), SaveError> {
        self.games.keep(item);
        self.save_games()
    }

    /// Keeps games that have ended, each unless it is kept already.
    ///
    /// # Errors
    ///
    /// When they could not be saved. The next change of the kept games tries again.
    pub fn keep_new(&mut self, games: Vec<KeptGame>) -> Result<(), SaveError> {
        self.games.keep_new(games);
        self.save_games()
    }

    /// Adds a game that was pasted or a board that was set up to the kept ones, unless it is there already.
    ///
    /// # Errors
    ///
    /// When it could not be saved. The next change of the kept games tries again.
    pub fn keep_brought(&mut self, item: KeptItem) -> Result<(), SaveError> {
        self.games.keep_brought(item);
        self.save_games()
    }

    /// Deletes a kept game at the player's request.
    ///
    /// # Errors
    ///
    /// When it could not be saved. The next change of the kept games tries again.
    pub fn forget(&mut self, key: GameKey) -> Result<(), SaveError> {
        self.games.forget(key);
        self.save_games()
    }

    /// Puts other games in the place of the kept ones. They belong to another profile and are saved with it, by the
    /// next [`Store::save`]: before that nothing is written.
    pub fn replace_games(&mut self, games: KeptGames) {
        self.games = games;
        if self.newer_games.is_none() {
            self.games_in = GamesIn::Neither;
            self.confirmed = None;
        }
    }

    /// Writes the kept games' own file if it is older than the games that the profile's file names. As long as that
    /// fails, they are named there.
    fn move_games(&mut self) {
        if matches!(self.games_in, GamesIn::Profile(_)) {
            let _ = self.save_games();
        }
    }

    /// Writes this profile, its waiting games and the kept games as a text that can be imported, into a file of its
    /// own: something else is about to take their place. Returns the file's name.
    ///
    /// # Errors
    ///
    /// When it could not be saved.
    pub fn back_up(&mut self, profile: &Profile, today: NaiveDate) -> Result<String, SaveError> {
        self.put_aside(BEFORE_IMPORT, profile, today)
    }

    /// Does the same because everything is about to be erased. Where there is nothing to lose, nothing is written.
    ///
    /// # Errors
    ///
    /// When it could not be saved.
    pub fn set_erased_aside(
        &mut self,
        profile: &Profile,
        today: NaiveDate,
    ) -> Result<(), SaveError> {
        if *profile == Profile::default() && self.games.all().is_empty() {
            return self.prepare();
        }
        self.put_aside(erased::STEM, profile, today).map(drop)
    }

    /// The day of the last erasing that can be taken back today.
    pub fn erased(&self, today: NaiveDate) -> Option<NaiveDate> {
        erased::newest(&self.disk, today).map(|erased| erased.date)
    }

    /// Reads what was erased last.
    ///
    /// # Errors
    ///
    /// When there is nothing, or it cannot be read.
    pub fn take_back(&self, today: NaiveDate) -> Result<Archive, ImportError> {
        let erased = erased::newest(&self.disk, today).ok_or(ImportError::NotProgress)?;
        let read = self.disk.read(&erased.name(), slot::LARGEST);
        let text = read.ok().flatten().ok_or(ImportError::Damaged)?;
        portable::decode_whole(&String::from_utf8_lossy(&text))
    }

    /// Removes what was erased last, because it is there again. As long as that is not saved, it stays.
    pub fn forget_erased(&mut self, today: NaiveDate) {
        let newest = erased::newest(&self.disk, today);
        if let Some(erased) = newest.filter(|_| self.confirmed.is_some()) {
            // One that stays is offered once more, and harms nothing.
            let _ = self.disk.remove(&erased.name());
        }
    }

    fn put_aside(
        &mut self,
        stem: &str,
        profile: &Profile,
        today: NaiveDate,
    ) -> Result<String, SaveError> {
        self.prepare()?;
        let name = self.free_name(&format!("{stem}-{today}"))?;
        let text = portable::encode(&Archive::whole(profile, &self.games))?;
        if let Err(error) = self.write_for_good(&name, text.as_bytes()) {
            // Half a copy would be taken for one. Whether it goes changes nothing else.
            let _ = self.disk.remove(&name);
            return Err(error.into());
        }
        Ok(name)
    }

    fn write_for_good(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.disk.write(name, bytes)?;
        self.disk.sync(name)?;
        self.disk.sync_folder()
    }

    /// Leaves nothing but this profile: no waiting games, no kept games, no copies, nothing that was set aside, except
    /// by [`Store::set_erased_aside`]. Only the player's request leads here; no other file is ever deleted without one.
    /// A file that cannot be erased, such as kept games of a later version, does not keep the others from being erased.
    ///
    /// # Errors
    ///
    /// When something could not be erased.
    pub fn erase_all_but(&mut self, profile: &Profile) -> Result<(), SaveError> {
        self.replace_games(KeptGames::default());
        self.confirmed = None;
        self.save(profile)?;
        let games = self.save_games();
        games.and(self.erase_left_over())
    }

    fn erase_left_over(&mut self) -> Result<(), SaveError> {
        self.prepare()?;
        let stays = self.newer_games.map(|_| Document::Games.backup());
        let mut erased = Ok(());
        self.files.clear();
        for name in self.disk.names()? {
            let goes = name.starts_with(BEFORE_IMPORT) || Document::is_left_over(&name);
            if goes && Some(&name) != stays.as_ref() {
                erased = self.disk.remove(&name).and(erased);
            }
        }
        Ok(self.disk.sync_folder().and(erased)?)
    }

    /// Writes the kept games as they are.
    ///
    /// # Errors
    ///
    /// When they could not be saved. The next change of the kept games tries again.
    pub fn save_games(&mut self) -> Result<(), SaveError> {
        if let Some(version) = self.newer_games {
            return Err(SaveError::Newer(version));
        }
        self.prepare()?;
        let after = match &self.games_in {
            GamesIn::Own { after } => after.clone(),
            GamesIn::Profile(writing) => Some(writing.clone()),
            GamesIn::Neither => {
                let cause = "the profile that the kept games belong to is not saved";
                return Err(SaveError::Other(cause.to_owned()));
            }
        };
        let bytes = format::write_games(&self.games, after.clone())?;
        self.write(Document::Games, &bytes)?;
        self.games_in = GamesIn::Own { after };
        Ok(())
    }

    /// Checks and clears the way for a write: no newer version, the disk claimed, unreadable files moved.
    fn prepare(&mut self) -> Result<(), SaveError> {
        if let Some(version) = self.newer {
            return Err(SaveError::Newer(version));
        }
        self.disk.claim()?;
        while let Some((document, name)) = self.stuck.last() {
            slot::unstick(&self.disk, *document, name, self.today)?;
            self.stuck.pop();
        }
        Ok(())
    }

    fn load(&mut self) -> Opened {
        match Reading::of(&self.disk, self.today) {
            Ok(reading) => {
                self.confirmed = reading.confirmed;
                self.last_serial = reading.last_serial;
                self.games = reading.games;
                self.games_in = reading.games_in;
                self.files = reading.files;
                self.newer_games = reading.newer_games;
                self.stuck = reading.stuck;
                Opened {
                    profile: reading.profile,
                    notices: reading.notices,
                }
            }
            Err(Later { document, version }) => {
                self.newer = Some(version);
                Opened {
                    notices: vec![Notice::Newer { document, version }],
                    ..Opened::default()
                }
            }
        }
    }

    fn save_profile(&mut self, profile: &Profile) -> Result<(), SaveError> {
        self.last_serial += 1;
        let is_named = !matches!(self.games_in, GamesIn::Own { .. });
        let games = is_named.then_some(&self.games);
        let (bytes, writing) = format::write_profile(profile, games, self.last_serial)?;
        self.write(Document::Profile, &bytes)?;
        if is_named {
            self.games_in = GamesIn::Profile(writing.clone());
        }
        self.confirmed = Some(Confirmed {
            profile: profile.clone(),
            writing,
        });
        self.tidy_up(profile);
        Ok(())
    }

    /// Removes the files of games that wait no more: they continue an earlier writing and are ignored.
    fn tidy_up(&mut self, profile: &Profile) {
        let disk = &self.disk;
        self.files.retain(|place| {
            let stays = profile.waiting.get(*place).is_some();
            // One that cannot be removed harms nothing, and is tried again.
            stays || slot::remove(disk, Document::Waiting(*place)).is_err()
        });
    }

    fn save_waiting(&mut self, game: &WaitingGame) -> Result<(), SaveError> {
        let Some(confirmed) = &self.confirmed else {
            return Ok(());
        };
        let bytes = format::write_waiting(game, &confirmed.writing)?;
        self.files.insert(game.id);
        self.write(Document::Waiting(game.id), &bytes)?;
        if let Some(confirmed) = &mut self.confirmed {
            confirmed.profile.waiting.put(game.clone());
        }
        Ok(())
    }

    fn write(&self, document: Document, bytes: &[u8]) -> Result<(), SaveError> {
        let result = slot::save(&self.disk, document, bytes);
        if result.is_err() {
            // On a full disk half a temporary file is in the way of the next try. Whether it goes changes nothing else.
            let _ = self.disk.remove(&document.temporary());
        }
        Ok(result?)
    }

    fn free_name(&self, stem: &str) -> io::Result<String> {
        for number in 1..=9999 {
            let name = match number {
                1 => format!("{stem}.txt"),
                _ => format!("{stem}-{number}.txt"),
            };
            if !self.disk.exists(&name)? {
                return Ok(name);
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

/// The one waiting game that was added or changed, if that is the only difference between the two profiles.
fn only_change<'p>(before: &Profile, now: &'p Profile) -> Option<&'p WaitingGame> {
    let stays = |game: &WaitingGame| now.waiting.get(game.id).is_some();
    if !(before.is_same_but_for_waiting(now) && before.waiting.all().iter().all(stays)) {
        return None;
    }
    let is_new = |game: &&WaitingGame| before.waiting.get(game.id) != Some(*game);
    let mut new = now.waiting.all().iter().filter(is_new);
    new.next().filter(|_| new.next().is_none())
}
