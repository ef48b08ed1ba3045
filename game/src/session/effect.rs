//! What a match asks of the world, and what the world may tell it.

use rsg_engine::{Cell, Color, Cost, Game, Move};

use super::table::{FinishedTable, TableQuestion};
use super::{Finished, FinishedSeries, Speech};
use crate::progress::puzzles::Try;
use crate::progress::{AnimationSpeed, CpuLevel, CpuPace};

/// How long the CPU waits before it answers, however fast it thought, in milliseconds.
pub fn pause(pace: CpuPace) -> u32 {
    match pace {
        CpuPace::Slow => 1600,
        CpuPace::Normal => 800,
        CpuPace::Fast => 200,
    }
}

/// How long to wait for the drawing to say that a placement was shown before going on without it, in milliseconds.
///
/// This is for a page that nobody draws, which must not stop the game. A page that has begun to show the placement
/// ([`Event::Drawn`]) says itself when it has ended.
pub fn patience(speed: AnimationSpeed) -> u32 {
    match speed {
        AnimationSpeed::Off => 0,
        AnimationSpeed::Fast => 2000,
        AnimationSpeed::Normal => 3500,
        AnimationSpeed::Slow => 6000,
    }
}

/// How long a pass notice stands against the CPU before it goes on by itself, in milliseconds.
pub const PASS_NOTICE: u32 = 1800;

/// How long a hint is shown, in milliseconds.
pub const HINT_SHOWN: u32 = 8000;

/// The settings a match listens to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchOptions {
    /// Whether the phone is handed over between two people's turns.
    pub hand_over: bool,
    /// Whether a pass is told by a notice.
    pub pass_notice: bool,
    pub pace: CpuPace,
    pub animation: AnimationSpeed,
}

/// What happens on a board: in a match, a lesson, or a game that is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A tap, or Enter, on a cell. While a placement is being shown, it ends that and does nothing else.
    Tap(Cell),
    Call(Color),
    /// The call dialog's button under a finger or in focus, or none any more.
    PreviewCall(Option<Color>),
    /// The call dialog is closed and the stone taken up again.
    CancelCall,
    Undo,
    /// In practice: back to before the player's last placement, as often as wanted.
    TakeBack,
    /// In practice: what was taken back is placed again.
    Forward,
    /// In practice: show what was better than the player's last placement, or the board as it is again.
    Better,
    /// Ask for a good placement; while one is sought or shown, away with it.
    Hint,
    /// On with it: a pass notice or hand-over screen was tapped. While a placement is being shown, it ends that.
    GoOn,
    NextGame,
    /// The CPU's answer to a question.
    Answer {
        question: u64,
        mv: Move,
    },
    /// What the placement cost that a question was about.
    Judged {
        question: u64,
        cost: Cost,
    },
    /// A timer asked for by [`Command::After`] has run out.
    Elapsed(Timer),
    /// The drawing has begun to show the step with this number, and will say when it has finished.
    Drawn {
        step: u64,
    },
    /// The drawing has finished showing the step with this number.
    Animated {
        /// [`crate::session::View::step`] as it was drawn.
        step: u64,
    },
}

impl Event {
    /// Whether the player did it, and not a timer, the thinking thread or the drawing. A button may have the focus
    /// without anybody's doing.
    pub fn is_touch(self) -> bool {
        !matches!(
            self,
            Event::PreviewCall(_)
                | Event::Answer { .. }
                | Event::Judged { .. }
                | Event::Elapsed(_)
                | Event::Drawn { .. }
                | Event::Animated { .. }
        )
    }
}

/// A timer's name. Each carries the number of what it waits for, so that a late one means nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Timer {
    /// The drawing had long enough to show this step.
    Settle(u64),
    /// The CPU may answer this question now.
    Pace(u64),
    /// The pass notice shown at this step has been read.
    Pass(u64),
    /// The hint that answered this question was shown long enough.
    Hint(u64),
    /// The one who watches the tutorial had time to read.
    Lesson(u64),
    /// A game's clock shows something else, or somebody's time is over. It goes by the time of game clocks.
    Clock(u64),
    /// The next placement of a line that plays itself on a puzzle's board may come.
    Puzzle(u64),
}

/// A question to the thinking thread.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// Counted up for ever: an answer to another number than the last is dropped.
    pub number: u64,
    /// The game as it stands, ko memory included.
    pub game: Game,
    pub level: CpuLevel,
    /// What variety is drawn from: the same for all questions of a game, so that a level plays alike all through it.
    pub seed: u64,
    /// The turn whose placement is to be judged before that, if one is.
    pub judge: Option<usize>,
}

/// A question about one placement.
#[derive(Debug, Clone, PartialEq)]
pub struct PlacementQuestion {
    /// Counted with the other questions.
    pub number: u64,
    pub game: Game,
    /// The turn of the placement.
    pub turn: usize,
}

/// A question about how a game ends with best play.
#[derive(Debug, Clone, PartialEq)]
pub struct RefutationQuestion {
    /// Counted with the other questions.
    pub number: u64,
    pub game: Game,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A stone is placed, and so many turn over.
    Place {
        flips: u8,
    },
    Capture,
    Call,
    /// A tap that ko forbids.
    Blocked,
    Pass,
    Won,
    Lost,
    /// Nobody won, or two people played.
    Over,
    /// A rank, trophy or day was earned.
    Earned,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Haptic {
    Tick,
    Thud,
    /// A tap that ko forbids.
    No,
    Cheer,
}

/// What a match asks for. Carried out in order, before the next draw.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// The snapshot has changed: keep it.
    Save,
    Book(Box<Finished>),
    /// A series for the books, after its last game.
    BookSeries(Box<FinishedSeries>),
    /// A game at the table for the books.
    BookTable(FinishedTable),
    /// How a try of a puzzle ended, for the books.
    Tried(Try),
    Device(Command),
}

/// What the device is to do. The app passes it on as it is.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// Ask the thinking thread. It answers with [`Event::Answer`].
    Think(Question),
    /// Ask it about a game at the table. It answers with [`TableEvent::Answer`](super::TableEvent::Answer).
    ThinkAtTable(Box<TableQuestion>),
    /// Ask what a placement cost. The thinking thread answers with [`Event::Judged`].
    Judge(PlacementQuestion),
    /// Ask how the game ends with best play. The app's own event brings the answer, which is a whole line.
    Refute(RefutationQuestion),
    /// Whatever was asked last is not wanted any more.
    StopThinking,
    /// Send [`Event::Elapsed`] with this timer after so many milliseconds.
    After {
        timer: Timer,
        millis: u32,
    },
    /// Send [`Event::Elapsed`] with this timer when the tutorial's message can have been read. How long that takes
    /// depends on the words, which the session does not know.
    AfterReading {
        timer: Timer,
    },
    Sound(Sound),
    Haptic(Haptic),
    Announce(Speech),
}

/// Collects what a match asks for while it is told something.
#[derive(Debug, Clone, Default)]
pub(super) struct Outbox(Vec<Effect>);

impl Outbox {
    pub fn push(&mut self, effect: Effect) {
        self.0.push(effect);
    }

    pub fn device(&mut self, command: Command) {
        self.push(Effect::Device(command));
    }

    pub fn sound(&mut self, sound: Sound) {
        self.device(Command::Sound(sound));
    }

    pub fn haptic(&mut self, haptic: Haptic) {
        self.device(Command::Haptic(haptic));
    }

    pub fn announce(&mut self, speech: Speech) {
        self.device(Command::Announce(speech));
    }

    pub fn after(&mut self, timer: Timer, millis: u32) {
        self.device(Command::After { timer, millis });
    }

    pub fn extend(&mut self, effects: impl IntoIterator<Item = Effect>) {
        self.0.extend(effects);
    }

    /// Everything collected so far.
    pub fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.0)
    }
}
