//! The place of the player's progress on this device, and the checks that it can be kept there.

use std::fmt;
use std::path::{Path, PathBuf};

use super::args::Args;
use crate::storage::disk::Disk;
use crate::storage::{Folder, SaveError};

/// The variable in which the Android activity names the app's private folder before it starts the Rust half.
const ANDROID_FOLDER: &str = "RSG_FILES_DIR";

/// The name of the game's own folder inside the system's folder for app data.
const OWN: &str = "reverstargo";

/// The reason why the app does not start; a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// Another window or server keeps its progress in this folder.
    InUse(PathBuf),
    /// There is no folder that progress can be kept in.
    NoFolder(String),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::InUse(path) => write!(
                f,
                "the game is already open with the progress in {}, \
                 close it first or name another folder with --data-dir",
                path.display()
            ),
            Refused::NoFolder(sentence) => f.write_str(sentence),
        }
    }
}

/// Opens the folder that the command line names, or else the usual one, as [`open`] does.
///
/// # Errors
///
/// When the folder cannot be used.
pub fn open_for(args: &Args) -> Result<Folder, Refused> {
    match &args.data_dir {
        Some(path) => open(path),
        None => open(&usual()?),
    }
}

/// The usual place for progress on this system.
///
/// # Errors
///
/// When the system names no place at all.
pub fn usual() -> Result<PathBuf, Refused> {
    let named = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(folder) = named(ANDROID_FOLDER) {
        return Ok(folder.join(OWN));
    }
    let found = if cfg!(any(target_os = "macos", target_os = "ios")) {
        named("HOME").map(|home| home.join("Library/Application Support"))
    } else if cfg!(windows) {
        named("APPDATA")
    } else {
        named("XDG_DATA_HOME")
            .filter(|folder| folder.is_absolute())
            .or_else(|| named("HOME").map(|home| home.join(".local/share")))
    };
    found.map(|folder| folder.join(OWN)).ok_or_else(|| {
        Refused::NoFolder("no folder for progress is known here, name one with --data-dir".into())
    })
}

/// Opens the folder for this process alone, made if it is not there, and makes sure that progress can be kept in it. A
/// full disk is no obstacle: it was filled by something else and may be emptied, so the game goes on and says that it
/// cannot save.
///
/// # Errors
///
/// When another process has it, or nothing can be written there.
pub fn open(path: &Path) -> Result<Folder, Refused> {
    let refuse = |cause: SaveError| match cause {
        SaveError::InUse => Refused::InUse(path.to_owned()),
        cause => Refused::NoFolder(format!(
            "progress cannot be kept in {}: {cause}",
            path.display()
        )),
    };
    let folder = Folder::open(path).map_err(|cause| refuse(cause.into()))?;
    match folder.probe().map_err(SaveError::from) {
        Ok(()) | Err(SaveError::Full) => Ok(folder),
        Err(cause) => Err(refuse(cause)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn fresh(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("rsg-folder-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn a_missing_folder_is_made_and_a_second_process_is_refused() {
        let path = fresh("missing").join("deep");
        let folder = open(&path).unwrap();
        assert!(matches!(open(&path), Err(Refused::InUse(refused)) if refused == path));
        drop(folder);
        drop(open(&path).unwrap());
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }

    #[test]
    fn a_folder_below_a_file_is_refused_in_one_sentence() {
        let file = fresh("file");
        fs::write(&file, b"here first").unwrap();
        let complaint = open(&file.join("below")).unwrap_err().to_string();
        assert!(
            complaint.contains("cannot be kept") && !complaint.contains('\n'),
            "{complaint}"
        );
        assert_eq!(fs::read(&file).unwrap(), b"here first");
        fs::remove_file(&file).unwrap();
    }

    #[test]
    fn the_usual_place_carries_the_games_name() {
        assert!(usual().unwrap().ends_with(OWN));
    }
}
