//! The drawing: the only module, with the program's entry, that names dioxus.
//!
//! - [`page`] is the one page every shell shows: styles, script, icon.
//! - [`shell`] carries the app to a window, a phone or a browser.
//! - `root` holds the app for as long as the page is the one that plays.
//! - [`runtime`] stands between the pure app and the world: events in, effects carried out.
//! - [`script`] runs scripts in the page.
//! - [`screens`] holds a screen a module, and what lies in front of them.
//! - [`browser`] says what the web page's browser offers and forgets.
//! - [`links`] says where links lead that go out of the app.
//! - [`page_claims`] holds the right of a page to act: of a preview's tabs the newest has it.
//! - [`components`] is what screens are put together from.
//! - [`texts`] gives every component its words; [`words`] puts them together.
//! - `terms` offers and tells what is agreed before a game; what each game has of its own is there.
//! - [`drawings`] has the shapes of badges, trophies and icons.
//!
//! Imports go one way:
//!
//! ```text
//! shell → root → screens ─────→ components → drawings, texts
//!           └───────┴→ runtime → page_claims, share, feedback, words
//!                                feedback → components; share, feedback → script; share → links
//!                                words, screens → terms → components
//! ```

pub mod browser;
pub mod components;
pub mod drawings;
pub mod feedback;
pub mod links;
pub mod page;
pub mod page_claims;
pub mod runtime;
pub mod screens;
pub mod script;
pub mod share;
pub mod shell;
mod terms;
pub mod texts;
pub mod words;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod board_tests;
#[cfg(test)]
mod contrast;
#[cfg(test)]
mod opening;
mod root;
#[cfg(test)]
mod ssr;
mod trouble;

pub use root::Root;
#[cfg(any(feature = "desktop", feature = "mobile"))]
pub use root::{AlreadyOpen, CannotStart, Page, use_kept};
