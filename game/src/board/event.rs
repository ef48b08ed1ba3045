//! Events on a board, and the types that all games share for them.

use rsg_classics::Square;
use rsg_engine::Color;

use crate::play::{Play, Spot};
use crate::progress::Absence;
use crate::thinking::Answer;

/// The input of a board, whichever game and screen it is. A board takes the events that have a meaning in its game; the
/// driver that holds it takes the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardEvent {
    /// A tap, or Enter, on a spot. While a turn is being shown, it ends that and does nothing else. In a stopped game
    /// it marks a group as lost, or takes the mark away.
    Tap(Spot),
    Call(Color),
    /// The call dialog's button under a finger or in focus, or none any more.
    PreviewCall(Option<Color>),
    /// The call dialog is closed and the stone taken up again.
    CancelCall,
    /// The finger rests on a square, or has aimed at one, or neither any more.
    Aim(Option<Aim>),
    /// A turn beside the board: a pass, or the button.
    Beside(Play),
    /// The marked groups are lost, and the stopped game ends.
    Agree,
    /// In a stopped game: show how it would be counted as it is marked, or the board as it is again.
    Why,
    /// The stopped game goes on.
    Resume,
    /// Two people who are back at a game with a clock have agreed on the time away.
    Absence(Absence),
    /// Back to before the player's last turn. Between two people on one phone it asks the other one, if that was agreed
    /// on.
    Undo,
    /// The other one lets the last turn be taken back.
    AgreeToUndo,
    /// The other one plays on.
    RefuseUndo,
    /// In practice: back to before the player's last placement, as often as wanted.
    TakeBack,
    /// In practice: what was taken back is placed again.
    Forward,
    /// In practice: show what was better than the player's last placement, or the board as it is again.
    Better,
    /// Ask for a good turn; while one is sought or shown, away with it.
    Hint,
    /// Go on: a pass notice or hand-over screen was tapped. While a turn is being shown, it ends that.
    GoOn,
    NextGame,
    /// The finished game runs once more, slower at this turn if it is named.
    Replay {
        turning: Option<usize>,
    },
    /// Enough of that: the board as it is again.
    EndReplay,
    /// An answer of the thinking thread.
    Answer(Answer),
    /// A timer asked for by [`Command::After`](super::Command::After) has run out.
    Elapsed(Timer),
    /// The drawing has begun to show the step with this number, and will say when it has finished.
    Drawn {
        step: u64,
    },
    /// The drawing has finished showing the step with this number.
    Animated {
        step: u64,
    },
}

impl BoardEvent {
    /// Returns true if the player did it, and not a timer, the thinking thread or the drawing. A button may get the
    /// focus without the player's doing.
    #[must_use]
    pub fn is_touch(&self) -> bool {
        !matches!(
            self,
            BoardEvent::PreviewCall(_)
                | BoardEvent::Answer(_)
                | BoardEvent::Elapsed(_)
                | BoardEvent::Drawn { .. }
                | BoardEvent::Animated { .. }
        )
    }
}

/// A square that is thought of before anything is placed there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    pub square: Square,
    /// True if it stays when the finger is lifted, until it is placed on or another one is aimed at.
    pub stays: bool,
}

/// A timer's name. Each carries the number of what it waits for, so that a late one means nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Timer {
    /// The drawing had long enough to show this step.
    Settle(u64),
    /// The turn that this question is about may happen now.
    Pace(u64),
    /// The pass notice shown at this step has been read.
    Pass(u64),
    /// The hint that answered this question was shown long enough.
    Hint(u64),
    /// The one who watches the tutorial had time to read.
    Lesson(u64),
    /// A game's clock shows something else, or a side's time is over. It goes by the time of game clocks.
    Clock(u64),
    /// The next placement of a line that plays itself on a puzzle's board may come.
    Puzzle(u64),
    /// The next turn of a game that runs once more may come.
    Replay(u64),
    /// A game that is looked at was judged for long enough to show a mistake in it.
    Lead(u64),
}
