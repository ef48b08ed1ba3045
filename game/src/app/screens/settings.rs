//! The Settings screen.

use crate::app::context::Context;
use crate::app::effect::{Effect, Replacement};
use crate::app::event::{Event, SettingsEvent};
use crate::app::route::{Confirmation, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::Settings;

#[derive(Debug, Clone, Copy, Default)]
pub struct SettingsScreen {
    pub panel: ProgressPanel,
}

/// The panel below the buttons of export and import.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ProgressPanel {
    #[default]
    Closed,
    /// The progress as a text.
    Export,
    /// The input for such a text or file.
    Import,
}

impl Viewed for SettingsScreen {
    type View = ProgressPanel;

    fn view(&self, _context: &Context) -> ProgressPanel {
        self.panel
    }
}

impl Screen for SettingsScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Settings
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        let Event::Settings(event) = event else {
            return Transition::Stay;
        };
        match event {
            SettingsEvent::Change(settings) => change(settings, context),
            SettingsEvent::Export => {
                self.panel = ProgressPanel::Export;
                context.outbox.push(Effect::Export);
            }
            SettingsEvent::OpenImport => self.panel = ProgressPanel::Import,
            SettingsEvent::Import(import) => {
                self.panel = ProgressPanel::Closed;
                return Transition::Ask(Confirmation::Import(import));
            }
            SettingsEvent::Erase => return Transition::Ask(Confirmation::Erase),
            SettingsEvent::TakeBack => context.outbox.push(Effect::TakeBack),
        }
        Transition::Stay
    }

    /// Erases or replaces the present data once they are in a file of their own, and not before.
    fn confirm(&mut self, question: Confirmation, context: &mut Context) -> Transition {
        let replacement = match question {
            Confirmation::Erase => Replacement::NewPlayer,
            Confirmation::Import(import) => Replacement::Import(import),
            _ => return Transition::Stay,
        };
        context.outbox.push(Effect::BackUp(replacement));
        Transition::Stay
    }
}

/// A name that is being typed is saved in a moment, anything else at once.
fn change(settings: Settings, context: &mut Context) {
    let profile = &mut context.books.profile;
    let name = settings.name.clone();
    let before = std::mem::replace(&mut profile.settings, settings);
    if profile.settings == (Settings { name, ..before }) {
        context.save_soon();
    } else {
        context.save();
    }
}
