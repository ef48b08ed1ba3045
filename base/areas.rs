//! The message files of a language, for the build script and the chores. A new one is a file of its name in the folder
//! of each language.

use std::path::{Path, PathBuf};

/// The files in the folder of a language, by their names.
#[allow(clippy::disallowed_methods, reason = "a build script reads files")]
pub fn areas(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut areas: Vec<PathBuf> = files
        .filter(|file| file.extension().is_some_and(|ending| ending == "ftl"))
        .collect();
    areas.sort();
    areas
}
