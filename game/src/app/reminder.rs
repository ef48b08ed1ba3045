//! The reminder of an open day: when the phone is told of it, and the offer on Today.
//!
//! The phone's list is made from the setting, the date and the cleared days. Whatever changes one of them, be it a won
//! game, an import or midnight, [`App::apply`](super::App::apply) sees that the list is another one and asks for
//! [`Effect::Remind`].

use chrono::NaiveDateTime;

use super::context::Context;
use super::effect::{Effect, Toast};
use crate::progress::{Moment, Reminder};

/// The moments at which the phone is to remind the player from now on, by the player's own clock.
pub(super) fn moments(context: &Context, now: Moment) -> Vec<NaiveDateTime> {
    let books = &context.books;
    let reminder = books.settings().reminder;
    books.progress.reminders(reminder, now.local)
}

/// The moments of reminders from the first minute of the day on.
pub(super) fn of_the_day(context: &Context) -> Vec<NaiveDateTime> {
    moments(context, context.at.today().into())
}

/// Passes a changed list to the phone. When the reminder was just turned on, the phone asks for the player's
/// permission.
pub(super) fn renew(before: &[NaiveDateTime], context: &mut Context) {
    let now = of_the_day(context);
    if before.is_empty() && !now.is_empty() {
        context.outbox.push(Effect::AskToRemind);
    }
    if before != now {
        context.outbox.push(Effect::Remind);
    }
}

/// Returns true if Today offers the reminder, on a phone that has one.
pub(super) fn is_offered(context: &Context) -> bool {
    let books = &context.books;
    let reminder = books.settings().reminder;
    books.progress.earns_a_reminder(reminder, books.today)
}

/// The player's answer to the offer.
pub(super) fn answer(reminder: Reminder, context: &mut Context) {
    if is_offered(context) {
        context.books.profile.settings.reminder = reminder;
        context.save();
    }
}

/// Turns the reminder off: the phone does not permit it.
pub(super) fn refuse(context: &mut Context) {
    let reminder = &mut context.books.profile.settings.reminder;
    if reminder.hour().is_some() {
        *reminder = Reminder::Off;
        context.save();
        context.outbox.push(Effect::Say(Toast::RemindersRefused));
    }
}
