//! Files that are not part of the web page's program and come when they are wanted. Elsewhere they are built in and
//! come at once.

use rsg_engine::puzzle::Puzzles;

use crate::text::Language;

/// A file that comes when it is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LateFile {
    /// The components of the app, with the texts of their licences.
    Licences,
    /// The puzzles that ship.
    Puzzles,
    /// The drawings of opponents who smile and wince.
    Moods,
    /// The words of a language.
    Texts(Language),
}

/// The loading state of a file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LoadState {
    #[default]
    NotAsked,
    Loading,
    Loaded,
    /// It could not be had; it is asked for again when it is wanted again.
    Failed,
}

/// A file that has come, with its contents for the app.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Brought {
    Licences,
    Puzzles(&'static Puzzles),
    Moods,
    Texts(Language),
}

/// An event of such a file.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum LateEvent {
    /// The player wants it.
    Want(LateFile),
    /// The file of [`Effect::Fetch`](super::Effect::Fetch) is there.
    Fetched(Brought),
    /// It could not be had.
    Failed(LateFile),
    /// There is a network again: what could not be had is asked for once more.
    Online,
}
