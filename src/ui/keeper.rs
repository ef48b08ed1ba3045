//! The open data folder, as the runtime wants it: what goes wrong comes out as a [`Trouble`] the player can be told.

use std::path::Path;

use chrono::NaiveDate;

use crate::platform::{self, clock};
use crate::storage::{
    self, Archive, Document, Folder, ImportError, Instead, Notice, Opened, SaveError, Store,
};
use crate::ui::seat::Seat;
use rsg_game::app::{Import, Trouble};
use rsg_game::progress::{GameKey, KeptGame, KeptGames, Profile};

/// The data folder, held for as long as this page plays.
pub(super) struct Keeper {
    /// `None` where the folder could not be opened at all: the game goes on and nothing is kept.
    store: Option<Store<Folder>>,
    /// The page's claim; lost at once when another page of this process opens.
    seat: Seat,
    /// Whether another process may take the folder over.
    shares: bool,
}

impl Keeper {
    /// Opens the folder and reads what is in it. Of what there is to tell the heaviest comes first.
    pub(super) fn open(
        path: &Path,
        today: NaiveDate,
        seat: Seat,
    ) -> (Keeper, Profile, Vec<Trouble>) {
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
        let keeper = Keeper {
            store,
            seat,
            shares: platform::folder::IS_SHARED,
        };
        (keeper, profile, troubles_of(&notices))
    }

    /// Whether a newer window, tab or process has taken over.
    pub(super) fn is_taken_over(&mut self) -> bool {
        let taken = |store: &mut Store<Folder>| store.check() == Err(SaveError::TakenOver);
        !self.seat.is_held() || self.shares && self.store.as_mut().is_some_and(taken)
    }

    pub(super) fn save(&mut self, profile: &Profile) -> Result<(), Trouble> {
        self.write(Trouble::CannotSave, |store| store.save(profile))
    }

    pub(super) fn keep(&mut self, game: KeptGame) -> Result<(), Trouble> {
        self.write_games(|store| store.keep(game))
    }

    pub(super) fn forget(&mut self, key: GameKey) -> Result<(), Trouble> {
        self.write_games(|store| store.forget(key))
    }

    pub(super) fn games(&self) -> KeptGames {
        self.store
            .as_ref()
            .map(|store| store.games().clone())
            .unwrap_or_default()
    }

    /// Puts a profile that an import is to take the place of into a file of its own, with the kept games.
    pub(super) fn back_up(&mut self, replaced: &Profile) -> Result<(), Trouble> {
        self.write(Trouble::NotImported, |store| {
            store.back_up(replaced).map(drop)
        })
    }

    pub(super) fn replace_games(&mut self, games: KeptGames) -> Result<(), Trouble> {
        self.write_games(|store| store.replace_games(games))
    }

    pub(super) fn erase_all_but(&mut self, profile: &Profile) -> Result<(), Trouble> {
        self.write(Trouble::NotErased, |store| store.erase_all_but(profile))
            .map_err(|trouble| match trouble {
                // What a newer version wrote stays, and nothing more is to be said about it.
                Trouble::NewerVersion => Trouble::NotErased,
                trouble => trouble,
            })
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

    /// Those of a newer version are left alone; that was told when the folder was opened, and not again for every game.
    fn write_games(
        &mut self,
        write: impl FnOnce(&mut Store<Folder>) -> Result<(), SaveError>,
    ) -> Result<(), Trouble> {
        self.write(Trouble::CannotKeepGames, |store| match write(store) {
            Err(SaveError::Newer(_)) => Ok(()),
            written => written,
        })
    }

    /// Writes something; `failed` is what the player is told if that cannot be done for now.
    fn write(
        &mut self,
        failed: Trouble,
        write: impl FnOnce(&mut Store<Folder>) -> Result<(), SaveError>,
    ) -> Result<(), Trouble> {
        if !self.seat.is_held() {
            return Err(Trouble::TakenOver);
        }
        let store = self.store.as_mut().ok_or(failed)?;
        write(store).map_err(|error| {
            eprintln!("not saved: {error}");
            match trouble_of_error(&error) {
                Trouble::CannotSave => failed,
                trouble => trouble,
            }
        })
    }
}

fn troubles_of(notices: &[Notice]) -> Vec<Trouble> {
    let mut troubles: Vec<Trouble> = notices.iter().filter_map(trouble_of).collect();
    troubles.sort_by_key(|trouble| std::cmp::Reverse(weight(*trouble)));
    troubles
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
        Notice::Newer {
            document: Document::Games,
            ..
        } => Some(Trouble::NewerGames),
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

/// Which of several troubles the player is told first: the one with the heaviest consequences.
fn weight(trouble: Trouble) -> u8 {
    match trouble {
        Trouble::NotImported | Trouble::NotErased | Trouble::CannotKeepGames => 0,
        Trouble::GamesLost | Trouble::NewerGames => 0,
        Trouble::MatchLost => 1,
        Trouble::OlderCopy => 2,
        Trouble::CannotSave => 3,
        Trouble::TakenOver => 4,
        Trouble::StartedAnew => 5,
        Trouble::NewerVersion => 6,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_engine::Color;
    use rsg_game::progress::{CpuLevel, Ending, Help, MatchId, Outcome, Versus};
    use std::fs;
    use std::path::PathBuf;

    /// A data folder of its own for a test, gone afterwards.
    struct Place(PathBuf);

    impl Place {
        fn new(name: &str) -> Self {
            let name = format!("rsg-keeper-{name}-{}", std::process::id());
            let place = std::env::temp_dir().join(name);
            fs::create_dir_all(&place).unwrap();
            Self(place)
        }

        fn open(&self) -> (Keeper, Vec<Trouble>) {
            let today = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
            let (keeper, _, troubles) = Keeper::open(&self.0, today, Seat::take());
            (keeper, troubles)
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn game(id: u32) -> KeptGame {
        KeptGame {
            key: GameKey {
                id: MatchId(id),
                number: 1,
            },
            finished: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
            versus: Versus::Cpu {
                level: CpuLevel::One,
                day: None,
                help: Help::default(),
            },
            own: Color::Black,
            outcome: Outcome::Won,
            ending: Ending::Played,
            moves: vec!["B4".parse().unwrap()],
            favourite: false,
            analysis: Vec::new(),
        }
    }

    #[test]
    fn kept_games_of_a_newer_version_are_told_once_and_the_profile_is_saved() {
        let place = Place::new("newer-games");
        place.open().0.keep(game(1)).unwrap();
        let file = place.0.join("games.json");
        let newer = fs::read_to_string(&file).unwrap();
        let newer = newer.replacen("\"version\":", "\"version\":99", 1);
        fs::write(&file, &newer).unwrap();
        let (mut keeper, troubles) = place.open();
        assert_eq!(troubles, [Trouble::NewerGames]);
        assert_eq!(keeper.keep(game(2)), Ok(()));
        assert_eq!(keeper.save(&Profile::default()), Ok(()));
        assert_eq!(fs::read_to_string(&file).unwrap(), newer);
        assert_eq!(
            keeper.erase_all_but(&Profile::default()),
            Err(Trouble::NotErased)
        );
    }

    #[test]
    fn what_cannot_be_written_is_told_for_what_it_was() {
        let (mut keeper, _) = Place::new("told").open();
        keeper.store = None;
        let profile = Profile::default();
        assert_eq!(keeper.save(&profile), Err(Trouble::CannotSave));
        assert_eq!(keeper.keep(game(1)), Err(Trouble::CannotKeepGames));
        assert_eq!(keeper.back_up(&profile), Err(Trouble::NotImported));
        assert_eq!(keeper.erase_all_but(&profile), Err(Trouble::NotErased));
    }

    /// Where another process may come, one that came is noticed without a save; elsewhere nobody looks at the disk.
    #[test]
    fn another_process_is_looked_for_where_there_can_be_one() {
        let place = Place::new("company");
        for shares in [true, false] {
            let (mut keeper, _) = place.open();
            keeper.shares = shares;
            assert!(!keeper.is_taken_over());
            let folder = Folder::open(&place.0).unwrap();
            let (mut other, _) = Store::open(folder, 77, NaiveDate::MIN);
            assert_eq!(other.check(), Ok(()));
            assert_eq!(keeper.is_taken_over(), shares);
            assert_eq!(keeper.save(&Profile::default()), Err(Trouble::TakenOver));
        }
    }

    #[test]
    fn everything_is_told_and_the_heaviest_first() {
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
        assert_eq!(
            troubles_of(&[games, profile]),
            [Trouble::StartedAnew, Trouble::GamesLost]
        );
    }
}
