//! A look at what is kept, from outside: nothing is opened, taken over, repaired or set aside.

use super::disk::{self, Disk};
use super::format;
use super::slot::{Document, LARGEST};
use rsg_game::progress::Settings;
use std::io;
use std::path::Path;

/// The player's choices as they were saved last, for what has to be known before the app is there. None where nothing
/// is kept or it cannot be read; what is to be done about that is for [`Store::open`](super::Store::open).
#[must_use]
pub fn saved_settings(folder: &Path) -> Option<Settings> {
    settings(|name| disk::read_file(&folder.join(name), LARGEST))
}

/// The saved settings on any disk.
#[must_use]
pub fn settings_on(disk: &impl Disk) -> Option<Settings> {
    settings(|name| disk.read(name, LARGEST))
}

fn settings(read: impl Fn(&str) -> io::Result<Option<Vec<u8>>>) -> Option<Settings> {
    let names = [Document::Profile.file(), Document::Profile.backup()];
    names
        .iter()
        .filter_map(|name| read(name).ok().flatten())
        .find_map(|bytes| format::read_profile(&bytes).ok())
        .map(|file| file.profile.settings)
}
