//! What is going on right now, as pure state machines. It uses the values of [`progress`](crate::progress), which does
//! not know it.
//!
//! A [`Match`] is a running single game, Reverse Match, Rank-Up series or game between two people. It is told what
//! happens by [`Match::apply`] with an [`Event`], and answers with [`Effect`]s it would like to have carried out: ask
//! the CPU, keep a snapshot, make a sound. It does none of that itself. It reads no clock and draws no random number;
//! the [`View`] says all that is to be drawn without anybody knowing a rule.
//!
//! ```text
//!                 ┌───────────── next game ─────────────┐
//!                 ▼                                     │
//!   begin ──► Playing ──────── game over ───────► Between games
//!              │ ▲                    │
//!   placement  │ │ undo               └── match over ─► Over
//!              ▼ │
//!     Choosing · HandOver · Passing · Thinking
//! ```
//!
//! - In a game, *Choosing* is a person looking for a move, perhaps with the call dialog open or a hint shown; *HandOver* waits
//!   for the phone to change hands; *Passing* shows a pass notice; *Thinking* is the CPU's turn.
//! - Every question to the CPU carries a number that is never used again, in no other match either, and an answer to
//!   another number than the last is dropped: that is all it takes for undo, quit, pause and new game while the CPU
//!   thinks. Steps, and the timers that wait for them, are numbered in the same way.
//! - The CPU's placement happens when three things have come, in any order: its answer, the end of a natural pause, and
//!   the end of the animation before it. The same end of the animation lets pass notice, hand-over screen and result
//!   come up. If the drawing never reports that end, a timer does.
//! - The app says who looks at the match ([`Match::attend`]). While a question is in front of the board
//!   ([`Attention::Held`]) nothing moves by itself, but everything that arrives is remembered; "declined" therefore means
//!   that nothing has changed. While nobody looks ([`Attention::Away`]) the CPU is stopped too, and asked again later.
//! - A game that ends is put into the books ([`Effect::Book`]) in the same call, long before its result is shown.

mod effect;
mod elsewhere;
mod ending;
mod flow;
mod hint;
pub mod pictures;
mod practice;
pub mod praise;
mod puzzle;
mod result;
pub mod review;
mod running;
mod seed;
mod speech;
pub mod square_pictures;
mod table;
mod table_review;
mod tutorial;
mod view;

pub use effect::{
    Command, Effect, Event, HINT_SHOWN, Haptic, MatchOptions, PASS_NOTICE, PlacementQuestion,
    Question, RefutationQuestion, Sound, Timer, patience, pause,
};
pub use hint::{HintView, Hinted};
pub use practice::{Grade, PracticeView, Reason, Verdict};
pub use puzzle::{Clue, PuzzleState, Refutation, Solving, SolvingEvent, SolvingView, Task};
pub use result::{Decided, Finished, FinishedGame, FinishedSeries, GameEnd};
pub use running::{Attention, Damaged, Match};
pub use seed::mix;
pub use speech::{BoardSummary, Next, Placed, Speech, Who};
pub use table::{
    Aim, Aiming, AreaCount, BesideView, FinishedTable, PointView, SquareView, StopView, Table,
    TableBefore, TableEvent, TableHint, TableNext, TableNote, TableOver, TablePanel, TableQuestion,
    TableSpeech, TableStep, TableView, TableWish,
};
pub use table_review::{
    TablePosition, TableReview, TableReviewView, TableRow, TableValue, TableVerdict,
};
pub use tutorial::{Remark, Tutorial, TutorialEvent, TutorialView, WrongTap};
pub use view::{
    Arrival, Before, BoardStep, CallOption, CallView, CellView, Foreseen, GameOver, Highlight,
    Overlay, PanelView, Points, SeriesView, TurnView, View,
};

pub(crate) use view::board_cells;

#[cfg(test)]
pub(crate) mod tests;
