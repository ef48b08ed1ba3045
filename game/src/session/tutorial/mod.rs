//! The tutorial: a few short lessons played on the app's own board.
//!
//! Each lesson is a small [`Match`] from a set-up position, so that marks, call dialog, animation and pass notice are
//! those of a real game. Taps go past the lesson first: one that is not right is answered by a [`WrongTap`] and the board
//! stays as it is. Every cell that is marked is right. Nothing that happens here is booked or kept but the lesson one is at.
//!
//! Watched, the tutorial plays itself by beats of a timer, each as long as the message takes to read; the first tap of the
//! one who watches takes over.

#[cfg(test)]
mod claims;
mod lessons;

use rsg_engine::{Color, Mark};

use super::effect::{Command, Outbox};
use super::{
    Attention, BoardStep, Effect, Event, Highlight, Match, MatchOptions, Overlay, Sound, Timer,
    View, mix,
};
use crate::progress::{ByPlayer, CpuLevel, Format, Lesson, MatchId, Opponent, Plan};
pub use lessons::WrongTap;
use lessons::scene;

/// How long the one who watches waits for the next thing where there is nothing new to read, in milliseconds.
const BEAT: u32 = 1800;

#[derive(Debug, Clone)]
pub struct Tutorial {
    lesson: Lesson,
    table: Match,
    options: MatchOptions,
    seed: u64,
    remark: Remark,
    watching: bool,
    /// Counts the boards that were set up, so that no two have questions of the same number.
    tables: u64,
    /// Counts the beats, so that a late timer means nothing.
    beat: u64,
    /// The message that the one who watches has had time for.
    read: Option<(Lesson, Remark)>,
    /// What is asked for by what happens just now; empty in between.
    outbox: Outbox,
}

/// What the message says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    Task,
    /// Why that was not it.
    Wrong(WrongTap),
    /// What has happened, and what that means.
    Right,
}

/// What the player does beside the lesson's board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TutorialEvent {
    Next,
    Previous,
    Again,
    Watch(bool),
    /// The lessons are done: on to a real game.
    Play,
}

#[derive(Debug, Clone, PartialEq)]
pub struct TutorialView {
    pub lesson: Lesson,
    pub remark: Remark,
    pub board: View,
    /// Whether what was asked for is done, so that it goes on: to the next lesson, or to a real game.
    pub can_go_on: bool,
    pub can_go_back: bool,
    pub watching: bool,
}

impl TutorialView {
    /// Whether points are shown: from the lesson before the first capture on, so that the capture is seen to count.
    #[must_use]
    pub fn has_scores(&self) -> bool {
        Lesson::OtherCall <= self.lesson
    }

    /// Whether somebody plays against the player, so that it matters whose turn it is.
    #[must_use]
    pub fn has_turns(&self) -> bool {
        self.lesson == Lesson::Game
    }
}

impl Tutorial {
    pub fn begin(lesson: Lesson, options: MatchOptions, seed: u64) -> Self {
        Self {
            lesson,
            table: table(lesson, options, mix(seed, 0)),
            options,
            seed,
            remark: Remark::Task,
            watching: false,
            tables: 0,
            beat: 0,
            read: None,
            outbox: Outbox::default(),
        }
    }

    /// Tells the tutorial what the player does beside the board.
    #[must_use]
    pub fn apply(&mut self, event: TutorialEvent) -> Vec<Effect> {
        match event {
            TutorialEvent::Next => self.go_on(),
            TutorialEvent::Previous => {
                if let Some(previous) = self.lesson.previous() {
                    self.enter(previous);
                }
            }
            TutorialEvent::Again => self.enter(self.lesson),
            TutorialEvent::Watch(watching) => self.watch(watching),
            // What comes after the lessons is not theirs to begin.
            TutorialEvent::Play => {}
        }
        self.wait_a_beat();
        self.outbox.take()
    }

    /// Tells the tutorial what happens on the board. The end of an animation, for one, does not put off the next beat.
    #[must_use]
    pub fn apply_board(&mut self, event: Event) -> Vec<Effect> {
        if let Event::Elapsed(Timer::Lesson(beat)) = event {
            if beat == self.beat && self.watching {
                self.show();
                self.wait_a_beat();
            }
        } else {
            self.watching &= !event.is_touch();
            self.tell_board(event);
        }
        self.outbox.take()
    }

    #[must_use]
    pub fn attend(&mut self, attention: Attention) -> Vec<Effect> {
        self.watching &= attention != Attention::Away;
        self.table.attend(attention)
    }

    /// The number of the last question, and an answer that can be played.
    #[cfg(test)]
    pub fn open_question(&self) -> (u64, rsg_engine::Move) {
        (self.table.last_question(), self.table.game().moves()[0])
    }

    pub fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// Whether all lessons are done.
    pub fn is_finished(&self) -> bool {
        self.lesson.next().is_none() && self.can_go_on()
    }

    pub fn board_step(&self) -> BoardStep {
        self.table.board_step()
    }

    /// A pass is told of where somebody answers; in the other lessons nobody does.
    pub fn overlay(&self) -> Option<Overlay> {
        let overlay = self.table.overlay()?;
        let told = matches!(overlay, Overlay::Call(_)) || self.lesson == Lesson::Game;
        told.then_some(overlay)
    }

    pub fn view(&self) -> TutorialView {
        TutorialView {
            lesson: self.lesson,
            remark: self.remark,
            board: self.board_view(),
            can_go_on: self.can_go_on(),
            can_go_back: self.lesson.previous().is_some(),
            watching: self.watching,
        }
    }

    /// The match's view, without marks where nobody is to place, and with what the eye is led to.
    fn board_view(&self) -> View {
        let mut view = self.table.view();
        let (scene, done) = (scene(self.lesson), self.can_go_on());
        for cell in &mut view.cells {
            if done {
                cell.mark = Mark::None;
            }
            let subject = scene.subject.contains(&cell.cell) && (!done || scene.subject_stays);
            cell.highlight = subject.then_some(Highlight::Subject);
            if scene.target == Some(cell.cell) && self.table.awaits_placement() && !done {
                cell.highlight = Some(Highlight::Target);
            }
        }
        view
    }

    fn can_go_on(&self) -> bool {
        self.remark == Remark::Right
    }

    /// Something on the board: first past the lesson, then to the match.
    fn tell_board(&mut self, event: Event) {
        // A tap while something moves ends that, as in a game, and is about nothing else.
        let settled = !self.table.board_step().showing;
        if let Event::Tap(cell) = event
            && settled
        {
            if self.can_go_on() || !self.table.awaits_placement() {
                return;
            }
            let wrong = scene(self.lesson).judge(self.table.game(), cell);
            self.remark = wrong.map_or(Remark::Task, Remark::Wrong);
            if wrong.is_some() {
                return;
            }
        }
        let placed = self.table.game().turns().len();
        self.tell_quietly(event);
        if placed < self.table.game().turns().len() {
            let done = self.lesson != Lesson::Game || self.table.is_over();
            self.remark = if done { Remark::Right } else { Remark::Task };
        }
    }

    /// Passes an event on to the match, which leaves no trace in books and files. In all lessons but the last nobody
    /// answers, so whose turn it would be is not announced either, and the end of a board is no end of a game.
    fn tell_quietly(&mut self, event: Event) {
        let (is_game, is_end) = (self.lesson == Lesson::Game, self.lesson == Lesson::End);
        let effects = self.table.apply(event).into_iter();
        self.outbox.extend(effects.filter(|effect| match effect {
            Effect::Save
            | Effect::Book(_)
            | Effect::BookSeries(_)
            | Effect::BookTable(_)
            | Effect::Tried(_) => false,
            Effect::Device(Command::Announce(_) | Command::Sound(Sound::Pass)) => is_game,
            Effect::Device(Command::Sound(Sound::Won | Sound::Lost | Sound::Over)) => {
                is_game || is_end
            }
            Effect::Device(_) => true,
        }));
    }

    fn go_on(&mut self) {
        if let Some(next) = self.lesson.next().filter(|_| self.can_go_on()) {
            self.enter(next);
        }
    }

    fn enter(&mut self, lesson: Lesson) {
        let effects = self.table.attend(Attention::Away);
        self.outbox.extend(effects);
        self.tables += 1;
        self.lesson = lesson;
        self.table = table(lesson, self.options, mix(self.seed, self.tables));
        self.remark = Remark::Task;
    }

    /// Begins to show, or leaves it. What was said about a tap is not left standing.
    fn watch(&mut self, watching: bool) {
        self.watching = watching;
        self.read = None;
        if let Remark::Wrong(_) = self.remark {
            self.remark = Remark::Task;
        }
    }

    /// Asks for the next beat, if somebody watches: when the message was read, or soon if it was before.
    fn wait_a_beat(&mut self) {
        if !self.watching {
            return;
        }
        self.beat += 1;
        let timer = Timer::Lesson(self.beat);
        let message = Some((self.lesson, self.remark));
        if std::mem::replace(&mut self.read, message) == message {
            self.outbox.after(timer, BEAT);
        } else {
            self.outbox.device(Command::AfterReading { timer });
        }
    }

    /// Does the next thing for the one who watches.
    fn show(&mut self) {
        if self.can_go_on() {
            self.watching = self.lesson.next().is_some();
            self.go_on();
        } else if self.table.asks_for_call() {
            let color = match self.lesson {
                Lesson::Call => Color::Black,
                _ => Color::White,
            };
            self.tell_board(Event::Call(color));
        } else if self.table.awaits_placement()
            && let Some(cell) = scene(self.lesson).shown(self.table.game())
        {
            self.tell_board(Event::Tap(cell));
        }
    }
}

/// The lesson's board. Only in the last one somebody plays against the player.
fn table(lesson: Lesson, options: MatchOptions, seed: u64) -> Match {
    let opponent = match lesson {
        Lesson::Game => Opponent::Cpu {
            level: CpuLevel::One,
            day: None,
        },
        _ => Opponent::People(ByPlayer::default()),
    };
    let plan = Plan {
        id: MatchId(0),
        opponent,
        format: Format::Single,
        first: Color::Black,
        won_before: 0,
        seed,
    };
    let options = MatchOptions {
        hand_over: false,
        ..options
    };
    Match::set_up(plan, options, scene(lesson).game())
}

#[cfg(test)]
mod tests;
