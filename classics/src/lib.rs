//! The classic games that ReverStarGo comes from: their rules, exact and fast.
//!
//! [`reversi`] and [`go`]. Like the engine of the star, this library knows no app: of ours it depends on `rsg-base`
//! alone, reads no clock and starts no thread.
//!
//! ```
//! use rsg_classics::reversi::{Eight, Game, Options};
//!
//! let mut game = Game::<Eight>::new(Options::default());
//! let turn = game.play("f5".parse()?)?;
//! assert_eq!(turn.flipped().count(), 1);
//! assert_eq!(game.to_string(), "f5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod error;
mod game_text;
pub mod go;
mod letter;
mod level;
mod mind;
mod playable;
pub mod reversi;
mod set_up;
mod shape;
mod square;
mod squares_game;
#[cfg(feature = "serde")]
mod text_form;

pub use error::{Error, RecordError};
pub use letter::{color_of_disc, disc_letter};
pub use level::Level;
pub use mind::{Judgement, Mind};
pub use rsg_base::{ByColor, Color, Limits, Playable, SplitMix64, perft};
pub use set_up::{NoSetUp, SetUp};
pub use shape::Shape;
pub use square::Square;
pub use squares_game::{AnyRefusal, Change, Ended, Play, Points, SquaresGame, Terms};

/// The example of the page that introduces the library.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
