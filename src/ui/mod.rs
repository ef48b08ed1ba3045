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
//! - [`seats`] says which page may act: of a preview's tabs the newest.
//! - [`components`] is what screens are put together from.
//! - [`texts`] gives every component its words; [`words`], [`who`], [`speech`], [`numbers`], [`puzzle_words`],
//!   [`call_words`] and [`tutorial_words`] put them together.
//! - [`drawings`] has the shapes of badges, trophies and icons.
//!
//! Imports go one way:
//!
//! ```text
//! shell → root → screens ─────→ components → drawings, texts
//!           └───────┴→ runtime → seats, share, feedback, speech, tutorial_words
//!                                feedback → components; share, feedback → script; share → links
//! ```

pub mod browser;
pub mod call_words;
pub mod components;
pub mod drawings;
pub mod feedback;
pub mod links;
pub mod numbers;
pub mod page;
pub mod page_claims;
pub mod puzzle_words;
pub mod runtime;
pub mod screens;
pub mod script;
pub mod share;
pub mod shell;
pub mod speech;
pub mod texts;
pub mod tutorial_words;
pub mod verdict_words;
pub mod who;
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
