//! Small values that every crate of ReverStarGo needs once.
//!
//! * [`Color`] and [`ByColor`]: the two colours, and one value for each of them. All three games have them.
//! * [`Playable`]: the interface of a game, which all three implement; [`perft()`] counts positions of any of them.
//! * [`Limits`]: how much a search may look at, and the check that ends it.
//! * [`SplitMix64`]: random numbers from a seed.
//! * [`fnv1a`]: a checksum of files and texts.
//! * [`patterns`]: shapes of cells that index tables of learned weights, and [`weights_from_bytes`]: such weights in
//!   files.
//! * [`unpacked`]: what is built in packed.
//!
//! With the feature `serde` they can stand in files and messages.
//!
//! The libraries `rsg-engine` and `rsg-classics` name these again, so that a user of one library needs one import.
//! Nothing here knows a file, a clock or a thread, and everything gives the same values on every machine.
#![forbid(unsafe_code)]
#![warn(missing_docs, clippy::print_stdout, clippy::print_stderr)]

mod chance;
mod checksum;
mod color;
mod limits;
mod packed;
pub mod patterns;
mod perft;
mod playable;
#[cfg(feature = "serde")]
mod text_form;
mod weights;

pub use chance::SplitMix64;
pub use checksum::fnv1a;
pub use color::{ByColor, Color};
pub use limits::Limits;
pub use packed::unpacked;
pub use perft::{Countable, perft};
pub use playable::Playable;
pub use weights::{weights_from_bytes, weights_to_bytes};
