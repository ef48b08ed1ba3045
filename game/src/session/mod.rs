//! The drivers: pure state machines that hold a [`Board`](crate::board::Board) each and know the purpose of its game.
//! They use the values of [`progress`](crate::progress), which does not know them.
//!
//! | driver | holds |
//! |---|---|
//! | [`Match`] | single game, Reverse Match, Rank-Up series, practice, game of two people on one phone or by message |
//! | [`Solving`] | a puzzle; a script holds the opponent's seat |
//! | [`Tutorial`] | the lessons |
//! | [`Review`](review::Review) | a finished game that is looked at again |
//!
//! [`AnyDriver::apply_board`] takes a [`BoardEvent`](crate::board::BoardEvent), passes it to the board, and turns the
//! board's outputs into [`DriverEffect`]s: ask the CPU, keep a snapshot, make a sound, book a result. A driver carries
//! none of them out itself. It reads no clock and draws no random number; its view holds all that is to be drawn, so
//! that drawing needs no rules.
//!
//! Where games differ a file is named after the game: in `tutorial` its lessons, in `practice` its teacher, in `review`
//! its analysis. A game that is over is one kind of value, with one result for the books (`result`).
//!
//! A match goes on after a game:
//!
//! ```text
//!                 ┌───────────── next game ─────────────┐
//!                 ▼                                     │
//!   begin ──► Playing ──────── game over ───────► Between games
//!                                     │
//!                                     └── match over ─► Over
//! ```
//!
//! While its result is looked at, a game on the star or of Reversi can run once more (`replay`): the driver shows a
//! second board then, on which the turns are made again, and its own one keeps the end.
//!
//! A game that ends is put into the books ([`DriverEffect::Book`]) in the same call, long before its result is shown.

mod captures;
mod driver;
mod effect;
mod hint;
mod matches;
pub mod pictures;
mod practice;
pub mod praise;
mod puzzle;
mod replay;
mod result;
pub mod review;
mod seed;
mod speech;
pub mod square_pictures;
mod star_news;
mod tutorial;
mod view;

pub use driver::AnyDriver;
pub use effect::DriverEffect;
pub use hint::{Gain, HintView, Hinted};
pub use matches::{Damaged, Match};
pub use practice::{Grade, PracticeView, Reason, Verdict};
pub use puzzle::{Clue, PuzzleState, Refutation, Solving, SolvingEvent, SolvingView, Task};
pub use replay::ReplayView;
pub use result::{EndReason, Finished, FinishedGame, FinishedSeries};
use seed::first_number;
pub use seed::mix;
pub use speech::{BoardSummary, CaptureSummary, Next, Placed, Speech};
pub use tutorial::{Remark, Tutorial, TutorialEvent, TutorialView, WrongTap};
pub use view::{
    Aiming, Before, BesideView, BoardOverlay, BoardView, CallOption, CallPicture, CallRefusal,
    CallView, CellView, Foreseen, GameFacts, GameView, Highlight, MessageStop, NumberedStone,
    OverView, PanelView, PointView, SeriesView, SideOver, SidesView, SquareView, SquaresNote,
    SquaresView, StarView, TurnView, Uncounted, Who,
};

#[cfg(test)]
pub(crate) mod tests;
