//! The store of all progress: versioned, atomic, recovering.
//!
//! ```text
//! profile.json                       settings, matches, everything achieved
//! waiting-1.json …                   the games that are not over, each by itself
//! games.json                         the games kept for review
//! *.json.bak                         the previous good copy of each
//! *.json.tmp                         a write that was interrupted, of no use
//! profile-unreadable-2026-11-21.json a file that could not be read, never touched again
//! before-import-2026-11-21.txt       what an import replaced, as a text that can be imported
//! erased-2026-11-21.txt              what was erased, likewise, for thirty days
//! lock                               locked by the process that may write, as long as it lives
//! ```
//!
//! [`Store::open`] loads the files and returns notices for the player; [`Store::save`] writes. Nothing here panics over
//! the content of a file, and nothing is lost silently: every way in which it can go wrong is a value.
//!
//! The app's start opens the [`Folder`] once, which keeps other processes out, and the store on it; it passes
//! [`Opened::profile`] to the app, calls [`Store::save`] for every change and [`Store::keep`] for every finished game.
//!
//! - Each document is written to a temporary file, synced and renamed ([`slot`]); the file systems it has to survive
//!   are in the tests.
//! - The types of `game` write themselves; what is written has a version ([`mod@format`]) and is wrapped in an envelope
//!   that never changes ([`envelope`]).
//! - What lies in the folder is read and put together in one place ([`reading`]).
//! - One process writes: the first one has the folder to itself ([`disk`]).
//! - Progress leaves and enters as a text ([`portable`]).
//! - In a browser the files are on a [`shelf`], and a database keeps them.

pub mod disk;
mod envelope;
mod erased;
mod format;
mod glance;
mod notice;
mod portable;
mod reading;
pub mod shelf;
mod slot;
mod store;
mod version_6;

#[cfg(target_family = "wasm")]
pub mod indexed;

pub use disk::Folder;
pub use envelope::wrap;
pub use erased::DAYS as DAYS_TO_TAKE_BACK;
pub use format::{OLDEST, VERSION};
pub use glance::{saved_settings, settings_on};
pub use portable::{Archive, ImportError, decode, decode_whole, encode};
pub use slot::Document;
/// The disk of this system: a folder.
#[cfg(not(target_family = "wasm"))]
pub type Kept = Folder;
/// The disk of a browser: files in memory, kept in a database.
#[cfg(target_family = "wasm")]
pub type Kept = shelf::Shelf<indexed::Indexed>;

pub use notice::{Instead, Notice, SaveError};
pub use store::{Opened, Store};
