//! The requests of a board's driver to the app and the device.

use super::{Finished, FinishedSeries, Speech};
use crate::board::{BoardOutput, Command, EndCue, Haptic, Sound, Timer};
use crate::progress::CallReason;
use crate::progress::puzzles::Try;
use crate::thinking::{Question, Topic};

/// An output of a driver. Carried out in order, before the next draw.
#[derive(Debug, Clone, PartialEq)]
pub enum DriverEffect {
    /// The snapshot has changed: keep it.
    Save,
    Book(Box<Finished>),
    /// A series for the books, after its last game.
    BookSeries(Box<FinishedSeries>),
    /// The end of a try of a puzzle, for the books.
    Tried(Try),
    /// A reason for a call was explained to the player.
    CallExplained(CallReason),
    Device(Command),
    /// Ask the thinking thread. It answers with [`BoardEvent::Answer`](crate::board::BoardEvent::Answer).
    Ask(Box<Question>),
    /// Say this to whoever listens.
    Announce(Speech),
}

impl From<Command> for DriverEffect {
    fn from(command: Command) -> DriverEffect {
        DriverEffect::Device(command)
    }
}

/// Collects a driver's outputs during an event.
#[derive(Debug, Clone, Default)]
pub(super) struct Outbox(Vec<DriverEffect>);

impl Outbox {
    pub fn push(&mut self, effect: DriverEffect) {
        self.0.push(effect);
    }

    pub fn device(&mut self, command: Command) {
        self.push(DriverEffect::Device(command));
    }

    pub fn sound(&mut self, sound: Sound) {
        self.device(Command::Sound(sound));
    }

    pub fn haptic(&mut self, haptic: Haptic) {
        self.device(Command::Haptic(haptic));
    }

    /// Lets an end be heard and felt.
    pub fn end(&mut self, cue: EndCue) {
        self.sound(Sound::End(cue));
        self.haptic(Haptic::End(cue));
    }

    pub fn announce(&mut self, speech: Speech) {
        self.push(DriverEffect::Announce(speech));
    }

    pub fn after(&mut self, timer: Timer, millis: u32) {
        self.device(Command::After { timer, millis });
    }

    pub fn ask(&mut self, number: u64, topic: Topic) {
        self.push(DriverEffect::Ask(Box::new(Question { number, topic })));
    }

    /// Passes a board's commands for the device on, and returns the outputs for the driver: a question, whose game the
    /// driver knows best, or news.
    pub fn pass_on(&mut self, out: BoardOutput) -> Option<BoardOutput> {
        match out {
            BoardOutput::Device(command) => {
                self.device(command);
                None
            }
            BoardOutput::Ask(..) | BoardOutput::News(_) => Some(out),
        }
    }

    /// Everything collected so far.
    pub fn take(&mut self) -> Vec<DriverEffect> {
        std::mem::take(&mut self.0)
    }
}
