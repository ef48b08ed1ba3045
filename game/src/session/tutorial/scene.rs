//! A lesson: its board, its target, and the answers to other taps.

use rsg_engine::Color;

use crate::board::BoardEvent;
use crate::games::BoardGame;
use crate::play::{Play, Spot};
use crate::progress::PlayerName;
use crate::session::Who;

/// A lesson's board.
#[derive(Debug, Clone)]
pub struct Scene {
    pub game: Box<dyn BoardGame>,
    /// The target, which glows. Where several spots are right, there is none.
    pub target: Option<Target>,
    /// The colour that is right to call, where one is asked for.
    pub call: Option<Color>,
    /// The number of turns the lesson takes. There are no answers in between.
    pub moves: usize,
    /// The spots that the task is about.
    pub subject: Vec<Spot>,
    /// True if the message afterwards is about the same stones.
    pub subject_stays: bool,
    /// True if the number missing around the subject is shown on it.
    pub counts: bool,
}

/// Something that can be tapped to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    Spot(Spot),
    /// A turn beside the board.
    Beside(Play),
}

impl Target {
    /// The play of a board's event; none if it is about something else.
    pub fn of(event: &BoardEvent) -> Option<Target> {
        match event {
            BoardEvent::Tap(spot) => Some(Target::Spot(*spot)),
            BoardEvent::Beside(play) => Some(Target::Beside(play.clone())),
            _ => None,
        }
    }

    /// The event of a tap there.
    pub fn touched(self) -> BoardEvent {
        match self {
            Target::Spot(spot) => BoardEvent::Tap(spot),
            Target::Beside(play) => BoardEvent::Beside(play),
        }
    }
}

/// The message about a tap that was not the one wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrongTap {
    /// Stones are not placed on CP.
    Core,
    Occupied,
    FlipsNothing,
    Ko,
    /// The colour that flips fewer stones.
    Call,
    /// The stone would have no liberty.
    NoLiberty,
    /// It is allowed, but the lesson shows something else.
    Elsewhere,
}

impl WrongTap {
    pub const ALL: [Self; 7] = [
        Self::Core,
        Self::Occupied,
        Self::FlipsNothing,
        Self::Ko,
        Self::Call,
        Self::NoLiberty,
        Self::Elsewhere,
    ];

    /// The word that stands for it in the texts' keys.
    pub fn key(self) -> &'static str {
        match self {
            Self::Core => "core",
            Self::Occupied => "occupied",
            Self::FlipsNothing => "flips-nothing",
            Self::Ko => "ko",
            Self::Call => "call",
            Self::NoLiberty => "no-liberty",
            Self::Elsewhere => "elsewhere",
        }
    }
}

/// The colours of the lessons belong to no players: there are no answers.
pub(super) fn who() -> Who {
    Who::Player(PlayerName::default())
}
