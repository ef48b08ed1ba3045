//! One game on one board, whichever game it is.
//!
//! A [`Board`] is a state machine around a [`BoardGame`]. [`Board::apply`] takes a [`BoardEvent`] and returns
//! [`BoardOutput`]s, in order: commands for the device, questions for the thinking thread, and [`News`] for the driver
//! that holds it. A driver (a match, a lesson, a puzzle) decides what the news mean: it books, saves and announces. The
//! board does none of that.
//!
//! ```text
//!   begin ──► Choosing · HandOver · Passing · Thinking ──── last turn ────► Over
//!              ▲ │                                 │ ▲
//!   take back  │ │ turn                 both pass  ▼ │ play on
//!              └─┘                               Stopped ──── agreement ───► Over
//! ```
//!
//! - *Choosing* is a person looking for a turn, perhaps with the call dialog open or a hint shown; *HandOver* waits for
//!   the phone to change hands; *Passing* shows a pass notice; *Thinking* waits for the turn of a [`Seat`] that no
//!   person on this phone holds: the CPU, the other phone's player, a script.
//! - Every question carries a number that is never used again, on no other board either, and an answer to another
//!   number than the last one is dropped: that is all it takes for take-back, quit, pause and new game while the CPU
//!   thinks. Steps, and the timers that wait for them, are numbered in the same way ([`Steps`]).
//! - A turn that was waited for happens when three things have come, in any order: the answer, the end of a natural
//!   pause, and the end of the animation before it. The same end of the animation lets pass notice and hand-over screen
//!   come up. If the drawing never reports that end, a timer does.
//! - The driver sets the attention that the board has ([`Board::attend`]). While a question is in front of it
//!   ([`Attention::Held`]) nothing moves by itself, but everything that arrives is remembered; "declined" therefore
//!   means that nothing has changed. While the player is away ([`Attention::Away`]) the CPU is stopped too, and asked
//!   again later.

mod agreement;
mod effect;
mod event;
mod flow;
mod steps;
mod stop;
mod time;
mod undo;

pub use effect::{
    BoardOptions, BoardOutput, Command, EndCue, HINT_SHOWN, Haptic, News, PASS_NOTICE, Sound,
    patience, pause,
};
pub use event::{Aim, BoardEvent, Timer};
pub use steps::{Arrival, BoardStep, MadeCall, Steps};
pub use stop::{Stop, StopView};

use rsg_engine::{ByColor, Color};

use crate::games::{BoardGame, SideScore};
pub use crate::play::{Play, Spot};
use crate::progress::{CallReason, CpuLevel, GameClock, Millis};

/// The kind of player that makes a colour's turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// A person on this phone.
    Person,
    /// The CPU at this level.
    Cpu(CpuLevel),
    /// A person on another phone: the driver delivers the turns that came in ([`Board::deliver`]).
    Message,
    /// A script: the driver delivers its turns.
    Script,
}

/// The player's attention to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attention {
    /// The player.
    Here,
    /// The player, at a question in front of the board.
    Held,
    /// The player is not there.
    Away,
}

/// Undo between two people on one phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MutualUndo {
    Never,
    IfAgreed,
    /// This side asks for its last turn back.
    Asked(Color),
}

/// A game on a board, in play or over.
#[derive(Debug, Clone)]
pub struct Board {
    game: Box<dyn BoardGame>,
    seats: ByColor<Seat>,
    options: BoardOptions,
    phase: Phase,
    aim: Option<Aim>,
    /// True if the call of the last turn is explained.
    explains_call: bool,
    /// True if the CPU has just refused an agreement.
    cpu_plays_on: bool,
    mutual_undo: MutualUndo,
    /// Two people who sit opposite each other both see the board all the time: the phone is not handed over.
    sits_opposite: bool,
    attention: Attention,
    steps: Steps,
    /// The last question's number.
    asked: u64,
    clock: Option<GameClock>,
    /// The time of game clocks, as it was set last.
    now: Millis,
    /// The side whose time the clock's timer waits for, and that timer's number.
    ticking: Option<(Color, u64)>,
    /// Counts the clock's timers.
    ticks: u64,
    /// The time that both sides had left together when the driver was last asked to save the clock.
    clock_saved: Millis,
    outbox: Vec<BoardOutput>,
}

/// The state of a board, by what the game waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// A person's turn.
    Choosing(Asking),
    /// The phone in the next person's hands.
    HandOver,
    /// A notice that this colour has no turn.
    Passing { color: Color, notice: Notice },
    /// The turn of a seat that no person of this phone holds.
    Thinking {
        question: u64,
        answer: Option<Play>,
        /// True if the natural pause is over.
        pause_over: bool,
    },
    /// A stop: the sides agree on the lost groups, or one of them plays on.
    Stopped(Stop),
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// The phase of a game as it stands, before any notice or question.
    fn of(game: &dyn BoardGame) -> Phase {
        if game.is_over() {
            Phase::Over
        } else if game.is_stopped() {
            Phase::Stopped(Stop::default())
        } else {
            Phase::Choosing(Asking::Nothing)
        }
    }
}

/// The question or remark in front of a person who chooses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asking {
    Nothing,
    /// The colour to call: the stone is on this spot, nothing has flipped.
    Call {
        spot: Spot,
        preview: Option<Color>,
    },
    /// A rule which cannot be seen forbids this spot.
    Refused(Spot),
    /// A wait for a hint.
    Sought {
        question: u64,
        answer: Option<Play>,
    },
    /// A good turn, as a hint.
    Hinted {
        question: u64,
        play: Play,
    },
}

/// The progress of a pass notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// The animation before it still runs.
    Coming,
    /// It is up, and a timer will end it.
    Timed,
    /// It was up long enough.
    Read,
}

impl Board {
    /// The board of a game as it stands, before any question. Questions and steps are numbered from `first_number`
    /// on: each board counts from somewhere else, so that an answer or timer that was meant for another one means
    /// nothing here.
    #[must_use]
    pub fn new(
        game: Box<dyn BoardGame>,
        seats: ByColor<Seat>,
        options: BoardOptions,
        first_number: u64,
    ) -> Board {
        Board {
            phase: Phase::of(&*game),
            game,
            seats,
            options,
            aim: None,
            explains_call: false,
            cpu_plays_on: false,
            mutual_undo: MutualUndo::Never,
            sits_opposite: false,
            attention: Attention::Here,
            steps: Steps::from(first_number),
            asked: first_number,
            clock: None,
            now: 0,
            ticking: None,
            ticks: first_number,
            clock_saved: 0,
            outbox: Vec::new(),
        }
    }

    /// A game that was kept. Nobody looks at it before [`Board::attend`] says so, and nobody knows whether a pass
    /// notice was read, so it is up again.
    pub fn restore(&mut self) {
        self.attention = Attention::Away;
        self.set_phase_again();
    }

    /// Puts another game on the board, as it stands, for others to play. Questions and steps go on being counted.
    pub fn set_up(&mut self, game: Box<dyn BoardGame>, seats: ByColor<Seat>) {
        self.seats = seats;
        self.put(game);
    }

    /// Puts a game on the board as it stands.
    pub fn put(&mut self, game: Box<dyn BoardGame>) {
        self.rearrange(|old| *old = game);
    }

    #[must_use]
    pub fn game(&self) -> &dyn BoardGame {
        &*self.game
    }

    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The number of the board shown, and the turn that led to it.
    #[must_use]
    pub fn step(&self) -> BoardStep {
        self.steps.drawn_with(self.game.last())
    }

    /// The call of the turn that led to this board, as long as it is shown or could be.
    #[must_use]
    pub fn made_call(&self) -> Option<MadeCall> {
        let arrival = self.steps.arrival()?;
        let change = self.game.last()?;
        let called = change.called?;
        Some(MadeCall {
            color: called.color,
            by: change.by,
            reason: match arrival {
                Arrival::Held => CallReason::Asked,
                Arrival::Dropped => called.reason,
            },
            is_explained: self.explains_call,
        })
    }

    #[must_use]
    pub fn steps(&self) -> &Steps {
        &self.steps
    }

    #[must_use]
    pub fn options(&self) -> BoardOptions {
        self.options
    }

    /// Sets whether the two people on this phone sit opposite each other.
    pub fn set_opposite(&mut self, opposite: bool) {
        self.sits_opposite = opposite;
    }

    pub fn set_options(&mut self, options: BoardOptions) {
        self.options = options;
    }

    /// Ends the animations at once.
    pub fn settle(&mut self) {
        self.steps.settle();
    }

    #[must_use]
    pub fn attention(&self) -> Attention {
        self.attention
    }

    /// Returns true if the player is at the board, without a question in front of it.
    #[must_use]
    pub fn is_attended(&self) -> bool {
        self.attention == Attention::Here && !self.is_in_question()
    }

    /// Returns true if two people on one phone have to answer a question before the game goes on.
    #[must_use]
    pub fn is_in_question(&self) -> bool {
        self.absence().is_some() || self.asks_for_undo().is_some()
    }

    #[must_use]
    pub fn aim(&self) -> Option<Aim> {
        self.aim.filter(|_| self.is_choosing())
    }

    /// Returns true if the CPU has just refused an agreement, and the game goes on.
    #[must_use]
    pub fn cpu_plays_on(&self) -> bool {
        self.cpu_plays_on
    }

    /// The number of the last question.
    #[must_use]
    pub fn last_question(&self) -> u64 {
        self.asked
    }

    /// The number for a question that the driver asks beside the board's own.
    pub fn next_question(&mut self) -> u64 {
        self.asked += 1;
        self.asked
    }

    #[must_use]
    pub fn is_person(&self, color: Color) -> bool {
        self.seats[color] == Seat::Person
    }

    /// Returns true if two people play on one phone.
    #[must_use]
    pub fn is_on_one_phone(&self) -> bool {
        self.is_person(Color::Black) && self.is_person(Color::White)
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Returns true if a person may choose a turn now.
    #[must_use]
    pub fn is_choosing(&self) -> bool {
        matches!(self.phase, Phase::Choosing(_)) && self.is_person(self.game.to_move())
    }

    /// Returns true if a person may place a stone now, without an open question or hint.
    #[must_use]
    pub fn awaits_placement(&self) -> bool {
        let free = matches!(
            self.phase,
            Phase::Choosing(Asking::Nothing | Asking::Refused(_))
        );
        free && self.is_choosing()
    }

    /// Returns true if the board waits for the turn of a seat that no person of this phone holds.
    #[must_use]
    pub fn awaits_answer(&self) -> bool {
        matches!(self.phase, Phase::Thinking { answer: None, .. })
    }

    /// Returns true if the CPU thinks about a turn, or about the lost groups of a stopped game.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        match &self.phase {
            Phase::Thinking { .. } => true,
            Phase::Stopped(stop) => stop.is_asking(),
            _ => false,
        }
    }

    /// The side whose turn is shown to be; none while the game is stopped or over.
    #[must_use]
    pub fn side_on_turn(&self) -> Option<Color> {
        let nobody = matches!(self.phase, Phase::Stopped(_) | Phase::Over);
        (!nobody).then(|| self.game.to_move())
    }

    /// The score of each side on the board as it is. Groups marked as lost count before it is agreed.
    #[must_use]
    pub fn score(&self) -> ByColor<SideScore> {
        self.game.score()
    }

    /// The game before the turn that is being shown, and who made that.
    #[must_use]
    pub fn before_shown(&self) -> Option<(Color, Box<dyn BoardGame>)> {
        let is_shown = self.steps.arrival().is_some() && !self.steps.are_settled();
        let mut game = is_shown.then(|| self.game.clone())?;
        let (by, _) = game.undo()?;
        Some((by, game))
    }

    /// Returns true if the call dialog is open.
    #[must_use]
    pub fn asks_for_call(&self) -> bool {
        matches!(self.phase, Phase::Choosing(Asking::Call { .. }))
    }

    /// The hint that is shown.
    #[must_use]
    pub fn hinted(&self) -> Option<&Play> {
        match &self.phase {
            Phase::Choosing(Asking::Hinted { play, .. }) => Some(play),
            _ => None,
        }
    }

    /// Returns true if a turn of this colour is in the game, none that was taken back.
    #[must_use]
    pub fn has_played(&self, color: Color) -> bool {
        let mut game = self.game.clone();
        while let Some((by, _)) = game.undo() {
            if by == color {
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests;
