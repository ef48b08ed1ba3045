//! A look at what is kept, from outside: nothing is opened, taken over, repaired or set aside.
#![allow(clippy::disallowed_methods, reason = "reads the saved settings")]

use super::format;
use super::slot::{Document, LARGEST};
use rsg_game::progress::Settings;
use std::fs;
use std::path::Path;

/// The player's choices as they were saved last, for what has to be known before the app is there. None where nothing is
/// kept or it cannot be read; what is to be done about that is for [`Store::open`](super::Store::open).
#[must_use]
pub fn saved_settings(folder: &Path) -> Option<Settings> {
    [Document::Profile.file(), Document::Profile.backup()]
        .iter()
        .map(|name| folder.join(name))
        .filter(|file| fs::metadata(file).is_ok_and(|about| about.len() <= LARGEST))
        .filter_map(|file| fs::read(file).ok())
        .find_map(|bytes| format::read_profile(&bytes).ok())
        .map(|file| file.profile.settings)
}
