//! What is chosen on the Settings screen, and the developer menu.

use super::books::Books;
use super::navigation::{Confirmation, Destination};
use super::setup::Choices;
use super::{App, DevEvent, Effect, Import, ScreenName, SettingsEvent};
use crate::progress::{Profile, Settings};

impl App {
    pub(super) fn apply_settings(&mut self, event: SettingsEvent) {
        match event {
            SettingsEvent::Change(settings) => {
                let name = settings.name.clone();
                let now = std::mem::replace(&mut self.books.profile.settings, settings);
                if self.books.profile.settings == (Settings { name, ..now }) {
                    self.save_soon();
                } else {
                    self.save();
                }
            }
            SettingsEvent::Export => self.outbox.push(Effect::Export),
            SettingsEvent::Import(import) => self.ask(Confirmation::Import(import)),
            SettingsEvent::Erase => self.ask(Confirmation::Erase { again: false }),
        }
    }

    /// What was read from outside takes the place of the profile and the kept games; they were put aside.
    pub(super) fn import(&mut self, import: Import) {
        let Import { profile, games } = import;
        self.outbox.push(Effect::ReplaceGames(Box::new(games)));
        self.replace_profile(profile);
    }

    /// Another profile takes the place of the one there is, its unfinished match included.
    pub(super) fn replace_profile(&mut self, profile: Profile) {
        self.choices = Choices::remembered(profile.matches());
        self.books = Books::of(profile, self.books.today);
        self.running = None;
        // What was to be saved is replaced, and the new profile is complete only below.
        self.save_is_due = false;
        self.arrive(Destination::HOME);
        self.take_up_kept_match();
        self.save();
    }

    pub(super) fn apply_dev(&mut self, event: DevEvent) {
        if !self.dev || self.in_series() {
            return;
        }
        let mut profile = self.books.profile.clone();
        profile.running = None;
        match event {
            DevEvent::SetRank(rank) => profile.forge_rank(rank),
            DevEvent::ClearMonth => profile.forge_month(self.month, self.books.today),
            DevEvent::Reset => profile = Profile::default(),
        }
        let screen = self.screen();
        self.replace_profile(profile);
        if screen != ScreenName::Play {
            self.arrive(Destination::Screen(screen));
        }
    }
}
