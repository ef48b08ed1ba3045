//! The runtime's work with saved progress: save, export, import, erase and take back.

use dioxus::prelude::*;
use rsg_game::app::{Event, Import, Origin, Replacement, SettingsEvent, Trouble};
use rsg_game::progress::KeptGames;

use super::Runtime;
use crate::storage::{self, Archive, Folder, ImportError, SaveError, Store};
use crate::ui::trouble;

impl Runtime {
    /// Reads such a text and asks whether it is to take the place of what there is.
    ///
    /// # Errors
    ///
    /// Why it cannot be imported; nothing has changed then.
    pub fn import(self, text: &str) -> Result<(), ImportError> {
        let archive = storage::decode(text)?.by(self.clock.today())?;
        let (profile, games) = archive.adopt(self.store.peek().games());
        let import = Import {
            profile,
            games,
            origin: Origin::Outside,
        };
        self.dispatch(Event::Settings(SettingsEvent::Import(Box::new(import))));
        Ok(())
    }

    pub(super) fn save(mut self) -> Event {
        let saved = self.store.write().save(self.app.peek().profile());
        answer(trouble::of_write(saved, Trouble::CannotSave), Event::Saved)
    }

    /// Changes what is kept beside the profile.
    pub(super) fn keep(
        mut self,
        change: impl FnOnce(&mut Store<Folder>) -> Result<(), SaveError>,
    ) -> Event {
        let changed = change(&mut self.store.write());
        self.show_games();
        answer(trouble::of_games(changed), Event::GamesSaved)
    }

    pub(super) fn back_up(mut self, replacement: Replacement) -> Event {
        let app = self.app.peek();
        let mut store = self.store.write();
        let (copied, failed) = match replacement {
            Replacement::Import(_) => {
                let copied = store.back_up(app.profile()).map(drop);
                (copied, Trouble::NotImported)
            }
            Replacement::NewPlayer => {
                let copied = store.set_erased_aside(app.profile());
                (copied, Trouble::NothingErased)
            }
        };
        answer(
            trouble::of_write(copied, failed),
            Event::BackedUp(replacement),
        )
    }

    /// Reads what was erased, for the question whether it is to come back.
    pub(super) fn take_back(self) -> Event {
        let store = self.store.peek();
        match store.take_back(self.clock.today()) {
            Ok(archive) => {
                let (profile, games) = archive.adopt(&KeptGames::default());
                let origin = Origin::Erased;
                let import = Import {
                    profile,
                    games,
                    origin,
                };
                Event::Settings(SettingsEvent::Import(Box::new(import)))
            }
            Err(error) => {
                eprintln!("what was erased cannot be read: {error}");
                Event::Trouble(Trouble::ErasedLost)
            }
        }
    }

    pub(super) fn show_erased(mut self) {
        let erased = self.store.peek().erased(self.clock.today());
        self.erased.set(erased);
    }

    pub(super) fn erase(mut self) -> Event {
        let erased = self.store.write().erase_all_but(self.app.peek().profile());
        self.show_games();
        self.show_erased();
        // What a newer version wrote stays too, and there is nothing more to be said about it.
        let erased = trouble::of_write(erased, Trouble::NotErased).map_err(|_| Trouble::NotErased);
        answer(erased, Event::GamesSaved)
    }

    pub(super) fn show_games(mut self) {
        let games = self.store.peek().games().clone();
        self.games.set(games);
    }

    pub(super) fn export(self) -> Option<String> {
        let archive = Archive::new(self.app.peek().profile(), Some(self.store.peek().games()));
        storage::encode(&archive)
            .inspect_err(|cause| eprintln!("the progress cannot be exported: {cause}"))
            .ok()
    }
}

fn answer(written: Result<(), Trouble>, done: Event) -> Event {
    written.map_or_else(Event::Trouble, |()| done)
}
