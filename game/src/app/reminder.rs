//! The reminder of an open day: when the phone is told of it, and the offer on Today.
//!
//! The phone's list is made from the setting, the date and the cleared days. Whatever changes one of them, be it a won game,
//! an import or midnight, [`App::apply`] sees that the list is another one and asks for [`Effect::Remind`].

use chrono::{NaiveDateTime, NaiveTime};

use super::{App, Effect, Told};
use crate::progress::Reminder;

impl App {
    /// The moments at which the phone is to remind the player from now on, by the player's own clock.
    pub fn reminders(&self, now: NaiveDateTime) -> Vec<NaiveDateTime> {
        let progress = &self.books.progress;
        progress.reminders(self.settings().reminder, now)
    }

    /// The same, from the first minute of the day on.
    pub(super) fn reminders_of_the_day(&self) -> Vec<NaiveDateTime> {
        self.reminders(self.books.today.and_time(NaiveTime::MIN))
    }

    /// Tells the phone what has changed. Whoever has just turned the reminder on is asked by the phone whether it may.
    pub(super) fn renew_reminders(&mut self, before: &[NaiveDateTime]) {
        let now = self.reminders_of_the_day();
        if before.is_empty() && !now.is_empty() {
            self.outbox.push(Effect::AskToRemind);
        }
        if before != now {
            self.outbox.push(Effect::Remind);
        }
    }

    /// Whether Today offers the reminder, on a phone that has one.
    pub fn offers_reminder(&self) -> bool {
        let progress = &self.books.progress;
        progress.earns_a_reminder(self.settings().reminder, self.books.today)
    }

    /// The player's answer to the offer.
    pub(super) fn answer_reminder(&mut self, reminder: Reminder) {
        if self.offers_reminder() {
            self.books.profile.settings.reminder = reminder;
            self.save();
        }
    }

    /// The phone does not let the app remind anybody.
    pub(super) fn refuse_reminder(&mut self) {
        if self.settings().reminder.hour().is_some() {
            self.books.profile.settings.reminder = Reminder::Off;
            self.save();
            self.outbox.push(Effect::Say(Told::RemindersRefused));
        }
    }
}
