//! The choices on the Settings screen, and the developer menu.

use super::books::Books;
use super::navigation::{Confirmation, Destination};
use super::screen::{ProgressPanel, Screen};
use super::setup::Choices;
use super::{
    App, DevEvent, Effect, GivesUp, Import, Origin, Replacement, ScreenName, SettingsEvent,
};
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
            SettingsEvent::Export => {
                self.screen = Screen::Settings(ProgressPanel::Export);
                self.outbox.push(Effect::Export);
            }
            SettingsEvent::OpenImport => self.screen = Screen::Settings(ProgressPanel::Import),
            SettingsEvent::Import(import) => {
                self.screen = Screen::Settings(ProgressPanel::Closed);
                self.ask(Confirmation::Import(import));
            }
            SettingsEvent::Erase => self.ask(Confirmation::Erase),
            SettingsEvent::TakeBack => self.outbox.push(Effect::TakeBack),
        }
    }

    /// What there is was put aside, and something else takes its place.
    pub(super) fn replace(&mut self, replacement: Replacement) {
        match replacement {
            Replacement::Import(import) => self.import(*import),
            Replacement::NewPlayer => {
                self.replace_profile(Profile::default());
                self.outbox.push(Effect::Erase);
            }
        }
    }

    /// What the Settings show of bringing progress out and in.
    pub fn progress_panel(&self) -> ProgressPanel {
        match self.screen {
            Screen::Settings(panel) => panel,
            _ => ProgressPanel::Closed,
        }
    }

    /// What was read from outside takes the place of the profile and the kept games; they were put aside. Games that
    /// wait and do not come along are left for it, and what that costs is booked in what there is from now on, or it would be a way out.
    fn import(&mut self, import: Import) {
        let Import {
            mut profile,
            games,
            origin,
        } = import;
        let left = self.left_behind(&profile.waiting);
        self.outbox.push(Effect::ReplaceGames(Box::new(games)));
        self.keep_playable(&mut profile.waiting);
        self.replace_profile(profile);
        self.book_left_games(left);
        if origin == Origin::Erased {
            self.outbox.push(Effect::ForgetErased);
        }
    }

    /// What an import means for the games that wait and do not come along.
    pub(super) fn import_gives_up(&self, import: &Import) -> Option<GivesUp> {
        let left = self.left_behind(&import.profile.waiting);
        let loses = self.is_lost_with(&left);
        (!left.is_empty()).then_some(if loses { GivesUp::Loses } else { GivesUp::Free })
    }

    /// Another profile takes the place of the one there is, its waiting games included.
    pub(super) fn replace_profile(&mut self, profile: Profile) {
        self.choices = Choices::remembered(profile.matches());
        self.books = Books::of(profile, self.books.today);
        self.running = None;
        (self.table, self.table_id) = (None, None);
        // What was to be saved is replaced, and the new profile is complete only below.
        self.save_is_due = false;
        self.arrive(Destination::HOME);
        self.take_up_kept_matches();
        self.take_up_kept_tables();
        self.save();
    }

    pub(super) fn apply_dev(&mut self, event: DevEvent) {
        if !self.dev || self.in_series() {
            return;
        }
        self.put_down_match();
        self.put_down_table();
        let mut profile = self.books.profile.clone();
        match event {
            DevEvent::SetRank(rank) => profile.forge_rank(rank),
            DevEvent::ClearMonth => profile.forge_month(self.month, self.books.today),
            DevEvent::Reset => profile = Profile::default(),
        }
        profile.number_waiting(None);
        let screen = self.screen();
        self.replace_profile(profile);
        if screen != ScreenName::Play {
            self.arrive(Destination::Screen(screen));
        }
    }
}
