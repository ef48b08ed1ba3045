//! The requests and news of a board, and the length of its pauses.

use super::Timer;
use crate::play::{Play, Spot};
use crate::progress::{AnimationSpeed, CallReason, CpuPace, ExplainedCalls};
use crate::thinking::AskKind;

/// The natural pause before a turn of the CPU, in milliseconds, however fast it thought.
#[must_use]
pub fn pause(pace: CpuPace) -> u32 {
    match pace {
        CpuPace::Slow => 1600,
        CpuPace::Normal => 800,
        CpuPace::Fast => 200,
    }
}

/// The longest wait for the drawing to report that a turn was shown, in milliseconds; then the game goes on without it.
///
/// It keeps a page that is not drawn from stopping the game. A page that has begun to show the turn
/// ([`BoardEvent::Drawn`](super::BoardEvent::Drawn)) reports itself when it has ended.
#[must_use]
pub fn patience(speed: AnimationSpeed) -> u32 {
    match speed {
        AnimationSpeed::Off => 0,
        AnimationSpeed::Fast => 2000,
        AnimationSpeed::Normal => 3500,
        AnimationSpeed::Slow => 6000,
    }
}

/// The time after which a pass notice against the CPU closes by itself, in milliseconds.
pub const PASS_NOTICE: u32 = 1800;

/// The time for which a hint is shown, in milliseconds.
pub const HINT_SHOWN: u32 = 8000;

/// The settings a board listens to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardOptions {
    /// True if the phone is handed over between two people's turns.
    pub hand_over: bool,
    /// True if a pass is shown by a notice.
    pub pass_notice: bool,
    pub pace: CpuPace,
    pub animation: AnimationSpeed,
    /// True if each call is asked for, one without a choice too.
    pub every_call: bool,
    /// The number of times that calls made without asking were explained to the player.
    pub explained: ExplainedCalls,
}

/// The board's effects, in the order in which they are to be carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardOutput {
    Device(Command),
    /// Ask the thinking thread under this number. The driver knows the whole question.
    Ask(u64, AskKind),
    /// Something has happened that the driver may book, save or announce.
    News(News),
}

/// A command for the device. Drivers and the app pass it on as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// The last question is not wanted any more.
    StopThinking,
    /// Send [`BoardEvent::Elapsed`](super::BoardEvent::Elapsed) with this timer after these milliseconds.
    After {
        timer: Timer,
        millis: u32,
    },
    /// Send that event with this timer when the tutorial's message can have been read. How long that takes depends on
    /// the words, which no driver knows.
    AfterReading {
        timer: Timer,
    },
    Sound(Sound),
    Haptic(Haptic),
}

/// An event on a board, for its driver.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A game that begins or goes on is on the screen.
    Opened,
    /// A turn was made; its consequences follow.
    TurnMade,
    /// The consequences of the turn have been decided.
    TurnDone,
    /// The game is over by its rules.
    Ended,
    /// The seat to move waits for a turn that the driver delivers.
    Awaiting,
    /// A rule that cannot be seen forbids this spot.
    Refused(Spot),
    /// The colour called with a stone on this spot.
    CallAsked(Spot),
    /// The stone on this spot was taken up again.
    CallCancelled(Spot),
    /// A call was made without asking, and the reason is explained to the player.
    CallExplained(CallReason),
    /// A hint is shown.
    Hinted(Play),
    /// A group of a stopped game was marked as lost, or the mark was taken away.
    Marked { spot: Spot, lost: bool },
    /// The CPU has said which groups are lost.
    LostKnown,
    /// The stopped game goes on.
    Resumed,
    /// Two people have agreed to take the last turn back.
    TakenBack,
    /// A side's time is over, and with it the game.
    TimeIsUp,
    /// The clock has run for so long, or was set, that it is to be saved.
    ClockChanged,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A stone is placed, and a number of stones turn over.
    Place {
        flips: u8,
    },
    Capture,
    /// A colour was asked for, and CP has it already.
    Call,
    /// A call turns CP.
    Core,
    /// A tap that ko forbids.
    Blocked,
    Pass,
    End(EndCue),
}

/// The end of a game, or of a task, as sound and vibration. Of all that come with one end only the weightiest is
/// played, the last one here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndCue {
    /// A draw, or two people played.
    Over,
    Lost,
    Won,
    /// A day was cleared.
    Day,
    /// A rank was gained, or something as rare: a level or a trophy.
    Rank,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Haptic {
    Tick,
    Thud,
    /// A call turns CP.
    Core,
    /// A tap that ko forbids.
    No,
    End(EndCue),
}
