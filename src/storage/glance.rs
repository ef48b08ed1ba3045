//! A look at what is kept, from outside: nothing is opened, taken over, repaired or set aside.

use super::disk;
use super::format;
use super::slot::{Document, LARGEST};
use rsg_game::progress::Settings;
use std::path::Path;

/// The player's choices as they were saved last, for what has to be known before the app is there. None where nothing is
/// kept or it cannot be read; what is to be done about that is for [`Store::open`](super::Store::open).
#[must_use]
pub fn saved_settings(folder: &Path) -> Option<Settings> {
    [Document::Profile.file(), Document::Profile.backup()]
        .iter()
        .filter_map(|name| disk::read_file(&folder.join(name), LARGEST).ok().flatten())
        .find_map(|bytes| format::read_profile(&bytes).ok())
        .map(|file| file.profile.settings)
}
