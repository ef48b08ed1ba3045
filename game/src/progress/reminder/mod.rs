//! The reminder and its moments.

pub(super) mod reminder_choice;
pub(super) mod reminders;
