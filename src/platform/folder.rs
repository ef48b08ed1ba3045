//! Where the player's progress lives on this device, and whether it can live there.

use std::fs;
use std::path::{Path, PathBuf};

/// The variable in which the Android activity names the app's private folder before it starts the Rust half.
const ANDROID_FOLDER: &str = "RSG_FILES_DIR";

/// The name of the game's own folder inside the system's folder for app data.
const OWN: &str = "reverstargo";

/// Whether another process may open the folder at the same time: on phones the app has it to itself.
pub const IS_SHARED: bool = !cfg!(any(target_os = "android", target_os = "ios"));

/// The usual place for progress on this system.
///
/// # Errors
///
/// One sentence, if the system names no place at all.
pub fn usual() -> Result<PathBuf, String> {
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
    found
        .map(|folder| folder.join(OWN))
        .ok_or_else(|| "no folder for progress is known here, name one with --data-dir".to_owned())
}

/// Makes sure that progress can be kept in `folder`: it exists afterwards and a file can be written there. A full disk is
/// no obstacle: it was filled by something else and may be emptied, so the game goes on and says that it cannot save.
///
/// # Errors
///
/// One sentence, if it cannot; nothing is left behind then.
pub fn prepare(folder: &Path) -> Result<(), String> {
    let refuse =
        |cause: std::io::Error| format!("progress cannot be kept in {}: {cause}", folder.display());
    fs::create_dir_all(folder).map_err(refuse)?;
    // Permissions lie (read-only mounts, root, quotas); writing is the only honest question.
    let probe = folder.join(format!(".probe-{}", std::process::id()));
    let written = fs::write(&probe, b"?");
    let _ = fs::remove_file(&probe);
    match written {
        Err(cause) if !is_full(&cause) => Err(refuse(cause)),
        _ => Ok(()),
    }
}

fn is_full(cause: &std::io::Error) -> bool {
    use std::io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    matches!(cause.kind(), StorageFull | QuotaExceeded | FileTooLarge)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn fresh(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("rsg-folder-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn a_missing_folder_is_made_and_left_empty() {
        let folder = fresh("missing").join("deep");
        prepare(&folder).unwrap();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
        fs::remove_dir_all(folder.parent().unwrap()).unwrap();
    }

    #[test]
    fn a_folder_below_a_file_is_refused_in_one_sentence() {
        let file = fresh("file");
        fs::write(&file, b"here first").unwrap();
        let complaint = prepare(&file.join("below")).unwrap_err();
        assert!(
            complaint.contains("cannot be kept") && !complaint.contains('\n'),
            "{complaint}"
        );
        assert_eq!(fs::read(&file).unwrap(), b"here first");
        fs::remove_file(&file).unwrap();
    }

    #[test]
    fn only_a_full_disk_is_no_obstacle() {
        use std::io::ErrorKind as Kind;
        for (kind, full) in [
            (Kind::StorageFull, true),
            (Kind::QuotaExceeded, true),
            (Kind::PermissionDenied, false),
            (Kind::ReadOnlyFilesystem, false),
        ] {
            assert_eq!(is_full(&kind.into()), full, "{kind:?}");
        }
    }

    #[test]
    fn the_usual_place_carries_the_games_name() {
        assert!(usual().unwrap().ends_with(OWN));
    }
}
