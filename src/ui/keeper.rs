//! The open data folder, as the runtime wants it: what goes wrong comes out as a [`Trouble`] the player can be told.

use std::path::Path;

use chrono::NaiveDate;

use crate::app::{Import, Trouble};
use crate::platform::clock;
use crate::progress::{GameKey, KeptGame, KeptGames, Profile};
use crate::storage::{
    self, Archive, Document, Folder, ImportError, Instead, Notice, Opened, SaveError, Store,
};
use crate::ui::seat::Seat;

/// The data folder, held for as long as this page plays.
pub(super) struct Keeper {
    /// `None` where the folder could not be opened at all: the game goes on and nothing is kept.
    store: Option<Store<Folder>>,
    /// The page's claim; lost at once when another page of this process opens.
    seat: Seat,
}

impl Keeper {
    /// Opens the folder and reads what is in it.
    pub(super) fn open(
        path: &Path,
        today: NaiveDate,
        seat: Seat,
    ) -> (Keeper, Profile, Option<Trouble>) {
        let opened = Folder::open(path).map(|folder| Store::open(folder, clock::chance(), today));
        let (store, Opened { profile, notices }) = match opened {
            Ok((store, opened)) => (Some(store), opened),
            Err(cause) => {
                eprintln!("the data folder cannot be opened: {cause}");
                (
                    None,
                    Opened {
                        notices: vec![Notice::NotSaving(cause.into())],
                        ..Opened::default()
                    },
                )
            }
        };
        for notice in &notices {
            eprintln!("the data folder: {notice:?}");
        }
        let trouble = notices
            .iter()
            .filter_map(trouble_of)
            .max_by_key(|trouble| weight(*trouble));
        (Keeper { store, seat }, profile, trouble)
    }

    /// Whether a newer window, tab or process has taken over.
    pub(super) fn is_taken_over(&mut self) -> bool {
        !self.seat.is_held()
            || self
                .store
                .as_mut()
                .is_some_and(|store| store.check() == Err(SaveError::TakenOver))
    }

    pub(super) fn save(&mut self, profile: &Profile) -> Result<(), Trouble> {
        self.write(|store| store.save(profile))
    }

    pub(super) fn keep(&mut self, game: KeptGame) -> Result<(), Trouble> {
        self.write(|store| store.keep(game))
    }

    pub(super) fn forget(&mut self, key: GameKey) -> Result<(), Trouble> {
        self.write(|store| store.forget(key))
    }

    pub(super) fn games(&self) -> KeptGames {
        self.store
            .as_ref()
            .map(|store| store.games().clone())
            .unwrap_or_default()
    }

    /// Puts a profile that something else has taken the place of into a file of its own, with the kept games.
    pub(super) fn back_up(&mut self, replaced: &Profile) -> Result<(), Trouble> {
        self.write(|store| store.back_up(replaced).map(|_| ()))
    }

    pub(super) fn replace_games(&mut self, games: KeptGames) -> Result<(), Trouble> {
        self.write(|store| store.replace_games(games))
    }

    pub(super) fn erase_all_but(&mut self, profile: &Profile) -> Result<(), Trouble> {
        self.write(|store| store.erase_all_but(profile))
    }

    /// Everything as a text to take elsewhere.
    pub(super) fn export(&self, profile: &Profile) -> Option<String> {
        storage::encode(&Archive::new(profile, Some(&self.games())))
            .inspect_err(|cause| eprintln!("the progress cannot be exported: {cause}"))
            .ok()
    }

    /// Reads such a text: what there would be if it were imported now.
    pub(super) fn read_import(&self, text: &str) -> Result<Import, ImportError> {
        let (profile, games) = storage::decode(text)?.adopt(&self.games());
        Ok(Import { profile, games })
    }

    fn write(
        &mut self,
        write: impl FnOnce(&mut Store<Folder>) -> Result<(), SaveError>,
    ) -> Result<(), Trouble> {
        if !self.seat.is_held() {
            return Err(Trouble::TakenOver);
        }
        let store = self.store.as_mut().ok_or(Trouble::CannotSave)?;
        write(store).map_err(|error| {
            eprintln!("not saved: {error}");
            trouble_of_error(&error)
        })
    }
}

fn trouble_of(notice: &Notice) -> Option<Trouble> {
    match notice {
        Notice::SetAside {
            document: Document::Games,
            instead: Instead::Nothing,
            ..
        } => Some(Trouble::GamesLost),
        Notice::SetAside {
            instead: Instead::LastGoodCopy,
            ..
        } => Some(Trouble::OlderCopy),
        Notice::SetAside {
            document: Document::Running,
            instead: Instead::Nothing,
            ..
        } => Some(Trouble::MatchLost),
        Notice::SetAside {
            instead: Instead::Nothing,
            ..
        } => Some(Trouble::StartedAnew),
        Notice::Newer { .. } => Some(Trouble::NewerVersion),
        Notice::NotSaving(error) => Some(trouble_of_error(error)),
    }
}

fn trouble_of_error(error: &SaveError) -> Trouble {
    match error {
        SaveError::TakenOver => Trouble::TakenOver,
        SaveError::Newer(_) => Trouble::NewerVersion,
        SaveError::Full | SaveError::ReadOnly | SaveError::Busy | SaveError::Other(_) => {
            Trouble::CannotSave
        }
    }
}

/// Which of several troubles the player is told: the one with the heaviest consequences.
fn weight(trouble: Trouble) -> u8 {
    match trouble {
        Trouble::GamesLost => 0,
        Trouble::MatchLost => 1,
        Trouble::OlderCopy => 2,
        Trouble::CannotSave => 3,
        Trouble::TakenOver => 4,
        Trouble::StartedAnew => 5,
        Trouble::NewerVersion => 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kept_games_that_cannot_be_read_are_told_and_other_troubles_come_first() {
        let games = Notice::SetAside {
            document: Document::Games,
            files: Vec::new(),
            instead: Instead::Nothing,
        };
        let profile = Notice::SetAside {
            document: Document::Profile,
            files: Vec::new(),
            instead: Instead::Nothing,
        };
        let told = |notices: &[Notice]| {
            let troubles = notices.iter().filter_map(trouble_of);
            troubles.max_by_key(|trouble| weight(*trouble))
        };
        assert_eq!(told(std::slice::from_ref(&games)), Some(Trouble::GamesLost));
        assert_eq!(told(&[games, profile]), Some(Trouble::StartedAnew));
    }
}
