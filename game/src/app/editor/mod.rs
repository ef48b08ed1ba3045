//! Boards of one's own: a position of any game is set up, played from, asked about and sent.
//!
//! - `editing`: the board under the player's hands, as a state machine
//! - `asking`: the questions about it, its worth and whether it is a puzzle
//! - `request`: the games from it
//! - `screen`: the screen, and the ways to it
//! - `view`: what is to be drawn

pub(in crate::app) mod asking;
pub(in crate::app) mod editing;
pub(in crate::app) mod request;
pub(in crate::app) mod screen;
mod view;

pub use editing::EditorEvent;
pub use screen::EditorScreen;
pub use view::{AgainstView, AskView, EditorView, VerdictView, WorthView};
