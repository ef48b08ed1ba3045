//! Files that are not part of the web page's program and come when they are wanted. Elsewhere they are built in and come at once.

/// A file that comes when it is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LateFile {
    /// What the app is built from, with the texts of the licences.
    Licences,
}

/// How far a file is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum HowFar {
    #[default]
    NotAsked,
    Coming,
    There,
    /// It could not be had; it is asked for again when it is wanted again.
    Failed,
}

/// What happens to such a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LateEvent {
    /// The player wants it.
    Want(LateFile),
    /// What [`Effect::Bring`](super::Effect::Bring) asked for is there.
    Came(LateFile),
    /// It could not be had.
    Failed(LateFile),
}
