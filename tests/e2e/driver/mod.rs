//! The driver of the app from outside.

pub mod accessibility;
pub mod app;
pub mod autoplay;
pub mod browsers;
mod devtools;
pub mod files;
pub mod http;
pub mod named;
mod page;
mod patience;
pub mod picture;
pub mod prepared;
pub mod process;
pub mod runner;
mod screen;
pub mod scripts;
pub mod snapshot;
pub mod stand_in;
mod steps;
mod times;
pub mod touchables;
pub mod wait;
mod webdriver;
pub mod window;

/// Keys, as WebDriver writes them.
pub mod keys {
    pub const TAB: char = '\u{E004}';
    pub const ENTER: char = '\u{E007}';
    pub const ESCAPE: char = '\u{E00C}';
    pub const END: char = '\u{E010}';
    pub const HOME: char = '\u{E011}';
    pub const LEFT: char = '\u{E012}';
    pub const UP: char = '\u{E013}';
    pub const RIGHT: char = '\u{E014}';
    pub const DOWN: char = '\u{E015}';
}
