//! The drawing: the only room, with the program's entry, that names dioxus.
//!
//! - [`page`] is the one page every shell shows: styles, script, icon.
//! - [`shell`] carries the app to a window, a phone or a browser.
//! - [`runtime`] stands between the pure app and the world: events in, effects carried out.
//! - [`screens`] holds a screen a file, [`components`] what screens share.
//! - [`texts`] gives every component its words; [`words`], [`who`] and [`speech`] put them together.
//! - [`drawings`] has the shapes of badges, trophies and icons.

pub mod components;
pub mod drawings;
pub mod feedback;
pub mod page;
pub mod runtime;
pub mod screens;
pub mod share;
pub mod shell;
pub mod speech;
pub mod texts;
pub mod who;
pub mod words;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod board_tests;
#[cfg(test)]
mod contrast;
mod root;
mod trouble;

pub use root::Root;
