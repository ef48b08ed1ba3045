//! What a game is played for, as pure state machines that hold a [`Board`](crate::board::Board) each: they are its *drivers*.
//! They use the values of [`progress`](crate::progress), which does not know them.
//!
//! | driver | holds |
//! |---|---|
//! | [`Match`] | a single game of any kind, Reverse Match, Rank-Up series, practice, or a game between two people, on one phone or by message |
//! | [`Solving`] | a puzzle; a script holds the opponent's seat |
//! | [`Tutorial`] | the lessons |
//! | [`Review`](review::Review) | a finished game that is looked at again |
//!
//! A driver is told what happens by [`AnyDriver::apply_board`] with a [`BoardEvent`](crate::board::BoardEvent), passes it to its board, hears what
//! the board asks for and tells, and answers with [`DriverEffect`]s it would like to have carried out: ask the CPU, keep a snapshot,
//! make a sound, book a result. It does none of that itself. It reads no clock and draws no random number; its view says all
//! that is to be drawn without anybody knowing a rule.
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
//! While its result is looked at, a game on the star or of Reversi can run once more (`replay`): the driver shows a second board
//! then, on which the turns are made again, and its own one keeps the end.
//!
//! A game that ends is put into the books ([`DriverEffect::Book`]) in the same call, long before its result is shown.

mod counted;
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
mod who;

pub use effect::{Command, DriverEffect};
pub use hint::{AnyHint, Gain, HintView, Hinted};
pub use matches::{
    AnyDriver, AnyGame, AnyMatch, Damaged, Match, begin_match, match_by_message, restore_match,
};
pub use practice::{Grade, PracticeView, Reason, Verdict};
pub use puzzle::{
    Clue, Hardness, PuzzleState, Refutation, Solving, SolvingEvent, SolvingView, Task,
};
pub use replay::ReplayView;
pub use result::{EndReason, Finished, FinishedGame, FinishedSeries};
use seed::first_number;
pub use seed::mix;
pub use speech::{BoardSummary, CaptureSummary, Next, Placed, Speech};
pub use tutorial::{LessonBoard, Remark, Tutorial, TutorialEvent, TutorialView, WrongTap};
pub use view::{
    Aiming, Before, BesideView, BoardOverlay, CallOption, CallPicture, CallRefusal, CallView,
    CellView, Foreseen, GameFacts, GameView, Highlight, OverView, PanelView, PlayedBoard,
    PointView, RemoteStop, SeriesView, SideOver, SidesView, SquareView, SquaresView, StarView,
    TableNote, TurnView, Uncounted,
};
pub use who::Who;

#[cfg(test)]
pub(crate) mod tests;
