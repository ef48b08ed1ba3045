//! The only part of the app that reads the outside: command line, data folder, clock, chance, language, theme.
//!
//! Everything here is read once at the start and passed on as the plain value [`Launch`], so that no other module has
//! to know on what it runs.
#![allow(clippy::disallowed_methods, reason = "the outside is read here")]

pub mod address;
#[cfg(target_os = "android")]
pub mod android;
pub mod args;
pub mod clock;
pub mod device;
pub mod environment_languages;
pub mod folder;
#[cfg(target_os = "ios")]
pub mod ios;
pub mod late;
mod launch;
pub mod scene;
mod system;
pub mod theme;

pub use args::{Args, CommandLine};
pub use clock::Clock;
pub use folder::Refused;
pub use launch::{Launch, Seeds};
pub use system::System;

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
