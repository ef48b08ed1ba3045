//! The runtime's work with saved progress: save, export, import, erase and take back.

use dioxus::prelude::*;
use rsg_game::app::{Event, Import, Origin, Replacement, SettingsEvent, Trouble};
use rsg_game::progress::KeptGames;

use super::Runtime;
use crate::storage::disk::Disk as _;
use crate::storage::{self, Archive, ImportError, Kept, SaveError, Store};
use crate::ui::trouble;

impl Runtime {
    /// Reads such a text and asks whether it is to take the place of what there is.
    ///
    /// # Errors
    ///
    /// Why it cannot be imported; nothing has changed then.
    pub fn import(self, text: &str) -> Result<(), ImportError> {
        let at = self.clock.now();
        let read = || {
            let archive = storage::decode(text)?.by(at.today())?;
            Ok(archive.adopt(self.store.peek().games()))
        };
        let (profile, games) = self.guarded(read).unwrap_or(Err(ImportError::Damaged))?;
        let import = Import {
            profile,
            games,
            origin: Origin::Outside,
        };
        self.dispatch_at(at, Event::Settings(SettingsEvent::Import(Box::new(import))));
        Ok(())
    }

    pub(super) fn save(mut self) -> Option<Event> {
        let saved = self.store.write().save(self.app.peek().profile());
        self.once_settled(saved, |saved| {
            answer(trouble::of_write(saved, Trouble::CannotSave), Event::Saved)
        })
    }

    /// The event after a write: returned at once if the write is permanent or has failed, else sent once that is known.
    fn once_settled(
        self,
        written: Result<(), SaveError>,
        event: impl FnOnce(Result<(), SaveError>) -> Event + 'static,
    ) -> Option<Event> {
        let settling = self.store.peek().disk().settled();
        if written.is_err() || settling.is_over() {
            return Some(event(written));
        }
        let inbox = self.inbox.peek().clone();
        let mut unsettled = self.unsettled;
        *unsettled.write() += 1;
        dioxus::core::spawn_forever(async move {
            let settled = settling.await.map_err(SaveError::from);
            if let Ok(mut unsettled) = unsettled.try_write() {
                *unsettled -= 1;
            }
            // A page that is gone need not be told.
            let _ = inbox.send(event(settled));
        });
        None
    }

    /// Changes what is kept beside the profile.
    pub(super) fn keep(
        mut self,
        change: impl FnOnce(&mut Store<Kept>) -> Result<(), SaveError>,
    ) -> Option<Event> {
        let changed = change(&mut self.store.write());
        self.show_games();
        self.once_settled(changed, |changed| {
            answer(trouble::of_games(changed), Event::GamesSaved)
        })
    }

    pub(super) fn back_up(mut self, replacement: Replacement) -> Option<Event> {
        let (copied, failed) = {
            let app = self.app.peek();
            let mut store = self.store.write();
            match replacement {
                Replacement::Import(_) => {
                    let copied = store.back_up(app.profile(), app.today()).map(drop);
                    (copied, Trouble::NotImported)
                }
                Replacement::NewPlayer => {
                    let copied = store.set_erased_aside(app.profile(), app.today());
                    (copied, Trouble::NothingErased)
                }
            }
        };
        self.once_settled(copied, move |copied| {
            answer(
                trouble::of_write(copied, failed),
                Event::BackedUp(replacement),
            )
        })
    }

    /// Reads what was erased, for the question whether it is to come back.
    pub(super) fn take_back(self) -> Event {
        let store = self.store.peek();
        match store.take_back(self.app.peek().today()) {
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
        let erased = self.store.peek().erased(self.app.peek().today());
        self.erased.set(erased);
    }

    pub(super) fn erase(mut self) -> Option<Event> {
        let erased = self.store.write().erase_all_but(self.app.peek().profile());
        self.show_games();
        self.show_erased();
        self.once_settled(erased, |erased| {
            let erased = trouble::of_write(erased, Trouble::NotErased);
            // What a newer version wrote stays too, and there is nothing more to be said about it.
            answer(erased.map_err(|_| Trouble::NotErased), Event::GamesSaved)
        })
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
