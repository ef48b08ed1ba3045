//! The part of the lessons that differs from game to game: their boards, and the answers to taps.

use rsg_classics::{Play, Terms};
use rsg_engine::Color;

use crate::board::{Board, BoardEvent, BoardGame, News, Seat, Spot};
use crate::progress::{Lesson, PlayerName};
use crate::session::effect::Outbox;
use crate::session::{BesideView, BoardOverlay, CellView, SquareView, Who};
use crate::thinking::Topic;

/// A game with lessons.
pub trait LessonGame: BoardGame {
    /// The board of a lesson as it begins. Black, the player, is to move.
    fn scene(lesson: Lesson) -> Scene<Self>;

    /// Who makes a colour's turns.
    fn seat(_lesson: Lesson, _color: Color) -> Seat<Self::Level> {
        Seat::Person
    }

    /// What is wrong with a tap beside the target, or nothing if it is right.
    fn judge(&self, spot: Spot) -> Option<WrongTap>;

    /// The spot that whoever watches sees tapped where none glows.
    fn liveliest(&self) -> Option<Spot> {
        None
    }

    /// The board, without marks where nobody is to place, and with what the eye is led to.
    fn draw(board: &Board<Self>, scene: &Scene<Self>, done: bool) -> LessonBoard;

    /// What lies over the board.
    fn overlay(_board: &Board<Self>, _lesson: Lesson) -> Option<BoardOverlay> {
        None
    }

    /// The question about a turn of the CPU.
    fn turn_topic(&self, _seed: u64) -> Option<Topic> {
        None
    }

    /// Says what has happened in a lesson in which somebody answers.
    fn say(_outbox: &mut Outbox, _board: &Board<Self>, _news: &News<Self::Spot, Self::Play>) {}

    /// Who has won, at the end.
    fn winner(&self) -> Option<Color> {
        None
    }
}

/// A lesson's board.
#[derive(Debug, Clone)]
pub struct Scene<G> {
    pub game: G,
    /// What glows. In the star's game every placement is right, and none glows.
    pub target: Option<Target>,
    /// The spots that the task is about.
    pub subject: Vec<Spot>,
    /// Whether what is said afterwards is about the same.
    pub subject_stays: bool,
}

/// Something that can be tapped to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    Spot(Spot),
    /// A turn beside the board.
    Beside(Play),
}

impl Target {
    /// What an event of the board plays; none if it is about something else.
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

/// What is said about a tap that was not the one wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrongTap {
    /// Nobody places on CP.
    Core,
    Occupied,
    FlipsNothing,
    Ko,
    /// The colour that was called before, where the other one is asked for.
    SameCall,
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
        Self::SameCall,
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
            Self::SameCall => "same-call",
            Self::NoLiberty => "no-liberty",
            Self::Elsewhere => "elsewhere",
        }
    }
}

/// The board of a lesson as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub enum LessonBoard {
    /// The 37 cells, in the order of [`Cell::ALL`](rsg_engine::Cell::ALL).
    Star(Vec<CellView>),
    Squares {
        terms: Terms,
        /// Row by row from the top.
        squares: Vec<SquareView>,
        /// The turn beside the board that glows.
        beside: Option<BesideView>,
    },
}

/// Only in the star's last lesson somebody plays against the player, who is Black.
pub(super) fn who(lesson: Lesson, color: Color) -> Who {
    match (lesson, color) {
        (Lesson::Game, Color::Black) => Who::You,
        (Lesson::Game, Color::White) => Who::Cpu,
        _ => Who::Player(PlayerName::default()),
    }
}
