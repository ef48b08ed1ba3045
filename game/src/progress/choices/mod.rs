//! The player's choices: settings, name, reminder, and those of Setup.

pub(super) mod color_choice;
pub(super) mod house_rules;
pub(super) mod name;
pub(super) mod reminder;
pub(super) mod settings;
pub(super) mod setup_choices;
