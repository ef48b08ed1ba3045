//! Notices about the data folder, and the errors of a save.

use std::io;

use super::slot::Document;

/// A fact about the data folder that the player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Files could not be read. They were given new names and are kept.
    SetAside {
        document: Document,
        /// The files' new names; none where the disk does not let them be renamed.
        files: Vec<String>,
        instead: Instead,
    },
    /// A version of the app wrote this that came before all that are read. Its files were given new names and are kept,
    /// and nothing takes its place.
    TooOld {
        document: Document,
        /// The files' new names; none where the disk does not let them be renamed.
        files: Vec<String>,
    },
    /// A later version of the app wrote this; it is left untouched, and nothing will be saved.
    Newer {
        /// The profile or a waiting game.
        document: Document,
        version: u32,
    },
    /// Nothing can be saved for now.
    NotSaving(SaveError),
}

/// The replacement of an unreadable file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    LastGoodCopy,
    /// Nothing: there was none.
    Nothing,
    /// Nothing is missing: it was a copy beside what is good.
    NothingNeeded,
}

/// The reason why something was not saved. The state that was saved before is still there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Another process has the folder.
    InUse,
    /// A later version of the app wrote what is there.
    Newer(u32),
    /// The disk is full.
    Full,
    /// The folder cannot be written.
    ReadOnly,
    /// Anything else, in the system's words.
    Other(String),
}

impl std::fmt::Display for SaveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::InUse => f.write_str("another window or program has it open"),
            Self::Newer(version) => write!(f, "version {version} of the saved files is newer"),
            Self::Full => f.write_str("the disk is full"),
            Self::ReadOnly => f.write_str("the data folder cannot be written"),
            Self::Other(words) => f.write_str(words),
        }
    }
}

impl std::error::Error for SaveError {}

impl From<io::Error> for SaveError {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => Self::Full,
            Kind::ReadOnlyFilesystem | Kind::PermissionDenied => Self::ReadOnly,
            Kind::WouldBlock => Self::InUse,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for SaveError {
    fn from(error: serde_json::Error) -> Self {
        Self::Other(error.to_string())
    }
}
