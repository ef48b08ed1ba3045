//! Reversi Go: Go in which surrounded groups change sides instead of leaving, on 9 to 19 points a side.
//!
//! - [`Game`] is a whole game: turns with what they flip, the button, passes, the stop with its agreement, the score.
//! - [`Thinker`] chooses turns, says which groups are lost at the stop, and estimates how a game stands.
//! - [`transcript`] reads and writes games as text.
//!
//! Two passes stop a game. Then both sides may agree upon groups that flip, and the game is over:
//!
//! ```
//! use rsg_classics::go::{Game, Options, Phase};
//! use rsg_classics::{Color, Play};
//!
//! let mut game = Game::new(Options::default());
//! game.play(Play::Place("e5".parse()?))?;
//! game.play(Play::Place("a1".parse()?))?;
//! game.play(Play::Button)?;
//! game.play(Play::Pass)?;
//! game.play(Play::Pass)?;
//! assert_eq!(game.phase(), Phase::Stopped);
//! game.play(Play::Agree(vec!["a1".parse()?]))?;
//! assert_eq!((game.phase(), game.winner()), (Phase::Over, Some(Color::Black)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod appraise;
mod board;
mod exact;
mod game;
mod level;
mod marks;
mod neighbours;
mod options;
mod play_out;
mod playout;
mod point_set;
mod position;
mod prior;
mod score;
mod search;
mod squares_game;
mod thinker;
pub mod transcript;
mod turn;

pub use appraise::{Appraisal, Comparison};
pub use game::Game;
pub use level::playouts;
pub use options::Options;
pub use score::{Owner, Score};
pub(crate) use squares_game::read as read_any;
pub use thinker::{Estimate, Report, Thinker};
pub use turn::{Phase, Refusal, Turn};
