//! The only part of the app that reads the outside: command line, data folder, clock, chance, language, theme.
//!
//! Everything here is read once at the start and passed on as the plain value [`Launch`], so that no other module has
//! to know on what it runs.
#![allow(clippy::disallowed_methods, reason = "the outside is read here")]

use std::fmt;
use std::path::PathBuf;

use crate::storage::Kept;

pub mod address;
#[cfg(target_os = "android")]
pub mod android;
pub mod args;
pub mod clock;
pub mod device;
pub mod folder;
#[cfg(target_os = "ios")]
pub mod ios;
pub mod language;
pub mod late;
mod system;
pub mod theme;

pub use args::{Args, CommandLine};
pub use clock::Clock;
pub use system::System;

/// The app's start values from the outside world.
#[derive(Debug, Clone)]
pub struct Launch {
    /// The disk of the player's progress. This process has it to itself until it ends.
    pub folder: Kept,
    pub clock: Clock,
    /// The seed of every random choice.
    pub seed: u64,
    /// Shows the developer menu.
    pub dev: bool,
    /// Drops the CPU's pause for the player's pace.
    pub no_pauses: bool,
}

impl Launch {
    /// A start with these flags, and with progress kept there.
    fn of(args: &Args, folder: Kept) -> Launch {
        Launch {
            folder,
            clock: Clock::new(args.today, args.clock_speed),
            seed: args.seed.unwrap_or_else(device::chance),
            dev: args.dev,
            no_pauses: args.no_pauses,
        }
    }
}

/// Why the app does not start; a sentence for people.
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
                "the game is already open with the progress in {}, close it first or name another folder with --data-dir",
                path.display()
            ),
            Refused::NoFolder(sentence) => f.write_str(sentence),
        }
    }
}

/// Returns true if there is a display that a window could open on.
#[must_use]
pub fn has_display() -> bool {
    let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(
        unix,
        not(any(
            target_os = "macos",
            target_os = "ios",
            target_os = "android"
        ))
    )) || named("DISPLAY")
        || named("WAYLAND_DISPLAY")
}
