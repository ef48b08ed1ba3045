//! The runtime's work with the reminder: messages from the phone, and the plan for it.
//!
//! On Android the page's bridge reports whether the phone can remind (`assets/scripts/phone.js`) and takes the plan; an
//! iPhone always can. On all other devices no plan is sent, and the interface shows nothing of it.

use chrono::NaiveDateTime;
use dioxus::prelude::*;
use rsg_game::app::Event;
use rsg_game::progress::Moment;

use super::Runtime;
use crate::platform::System;

/// The system of the phone that can remind, where it is known from the start.
pub(super) const AT_THE_START: Option<System> = if cfg!(target_os = "ios") {
    Some(System::Ios)
} else {
    None
};

impl Runtime {
    /// True on a phone that can remind the player.
    #[must_use]
    pub fn reminds(self) -> bool {
        self.reminds.read().is_some()
    }

    /// Takes the phone's message: it can remind, or the player does not allow it.
    pub fn on_phone_event(mut self, word: &str) {
        match word {
            "reminds" => {
                self.reminds.set(Some(System::Android));
                self.remind(self.clock.now());
            }
            "refuses" => self.dispatch(Event::RemindersRefused),
            _ => {}
        }
    }

    /// Makes the phone ask the player for permission.
    pub(super) fn ask_to_remind(self) {
        if self.reminds.peek().is_some() {
            let inbox = self.inbox.peek().clone();
            phone::ask(move || {
                // A page that is gone cannot be told.
                let _ = inbox.send(Event::RemindersRefused);
            });
        }
    }

    /// Gives the phone the moments and the words, in place of those it had.
    pub fn remind(self, now: Moment) {
        if self.reminds.peek().is_some() {
            let moments = self.app.peek().reminders(now);
            let texts = self.texts.peek();
            let [title, text] = ["reminder-title", "reminder-text"].map(|key| texts.get(key));
            phone::plan(&moments, &title, &text);
        }
        self.see_whether_it_may_remind();
    }

    /// Turns the reminder off where the phone does not permit it any more.
    pub fn see_whether_it_may_remind(self) {
        let Some(system) = *self.reminds.peek() else {
            return;
        };
        if asks_again(system, &self.app.peek().reminders(self.clock.now())) {
            self.ask_to_remind();
        }
    }

    /// From now on the app runs on an iPhone, as far as reminders go.
    #[cfg(test)]
    pub fn reminds_as_an_iphone(mut self) {
        self.reminds.set(Some(System::Ios));
    }
}

/// Returns true if permission is to be asked for anew, with these moments to come. A phone that was restored from a
/// backup has the player's choice and not the permission, and a player may take the permission back at any time. Asking
/// twice is no second question to the player: iOS remembers the first answer and gives it again (Apple, *Asking
/// permission to use notifications*). On Android the activity looks by itself, with each plan (`MainActivity.remind`).
fn asks_again(system: System, moments: &[NaiveDateTime]) -> bool {
    system == System::Ios && !moments.is_empty()
}

#[cfg(target_os = "ios")]
use crate::platform::ios::reminder as phone;

#[cfg(not(target_os = "ios"))]
mod phone {
    use chrono::NaiveDateTime;

    use crate::ui::script;

    /// The answer comes by way of the page: [`Runtime::on_phone_event`](super::Runtime::on_phone_event).
    pub fn ask(_refused: impl Fn() + Send + 'static) {
        script::run("askToRemind", &[]);
    }

    pub fn plan(moments: &[NaiveDateTime], title: &str, text: &str) {
        let written = moments
            .iter()
            .map(|moment| moment.format("%Y-%m-%dT%H:%M").to_string());
        script::run(
            "remind",
            &[&written.collect::<Vec<_>>().join(" "), title, text],
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_iphone_that_is_to_remind_is_asked_whether_it_still_may() {
        let moment = chrono::DateTime::UNIX_EPOCH.naive_utc();
        assert!(asks_again(System::Ios, &[moment]));
        assert!(!asks_again(System::Ios, &[]), "nobody wants a reminder");
        for system in [System::Android, System::Desk] {
            assert!(!asks_again(system, &[moment]), "{system:?}");
        }
    }
}
