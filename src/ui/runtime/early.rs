//! Events that come before the whole program is there.
//!
//! The web page's program comes in two parts (`xtask/src/web/split`). The first has what a newcomer sees and may touch
//! at once: Today and Play. Any other event waits here until both parts are there, and so does all that the player does
//! after it. Elsewhere the program is whole from the beginning.

use dioxus::prelude::*;
use rsg_game::app::{Event, ScreenName};

use crate::platform::device;

/// The events that wait.
#[derive(Clone, Copy)]
pub(super) struct Early {
    kept: CopyValue<Vec<Event>>,
    /// An event of the player's waits.
    keeps_player: Signal<bool>,
}

impl Early {
    pub(super) fn new() -> Early {
        Early {
            kept: CopyValue::new(Vec::new()),
            keeps_player: Signal::new(false),
        }
    }

    /// Gives the event back if it can be done now, and keeps it otherwise.
    pub(super) fn admit(mut self, event: Event, shown: ScreenName) -> Option<Event> {
        if device::is_whole_program() {
            return Some(event);
        }
        if !*self.keeps_player.peek() && is_early(&event, shown) {
            return Some(event);
        }
        // A screen asks for its files by itself.
        if event.is_by_player() && !matches!(event, Event::Late(_)) {
            self.keeps_player.set(true);
            device::ask_for_whole_program();
        }
        self.kept.write().push(event);
        None
    }

    /// Gives all events back, in the order in which they came.
    pub(super) fn let_go(mut self) -> Vec<Event> {
        if *self.keeps_player.peek() {
            self.keeps_player.set(false);
        }
        std::mem::take(&mut *self.kept.write())
    }

    /// Returns true if something that the player did waits, and follows that.
    pub(super) fn keeps_something(self) -> bool {
        *self.keeps_player.read()
    }
}

/// Returns true if all that the event leads to is in the first part.
fn is_early(event: &Event, shown: ScreenName) -> bool {
    let is_there = |screen: &ScreenName| matches!(screen, ScreenName::Home | ScreenName::Games);
    match event {
        Event::Open(screen) => is_there(screen) && is_there(&shown),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::app::SettingsEvent;

    #[test]
    fn two_places_are_early() {
        let places = [ScreenName::Home, ScreenName::Games];
        for place in places {
            for shown in places {
                assert!(is_early(&Event::Open(place), shown), "{place:?}");
            }
        }
        for later in [
            Event::FirstGame,
            Event::Open(ScreenName::Puzzles),
            Event::Open(ScreenName::Tutorial),
            Event::Open(ScreenName::You),
            Event::Open(ScreenName::Settings),
            Event::Back,
            Event::Settings(SettingsEvent::Export),
            Event::Suspended,
        ] {
            assert!(!is_early(&later, ScreenName::Home), "{later:?}");
        }
        let from_a_game = Event::Open(ScreenName::Home);
        assert!(!is_early(&from_a_game, ScreenName::Play));
    }
}
