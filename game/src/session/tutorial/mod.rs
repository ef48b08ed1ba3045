//! The tutorial: seven lessons played on the app's own board.
//!
//! Each lesson is a small [`Match`] from a set-up position, so that marks, call dialog, animation and pass notice are
//! those of a real game. Taps go past the lesson first: one that does not show its idea is answered by a [`WrongTap`] and
//! the board stays as it is. Nothing that happens here is booked or kept.
//!
//! Watched, the tutorial plays itself by beats of a timer; the first tap of the one who watches takes over.

mod lessons;

use rsg_engine::{ByColor, Cell, Color, Mark};

use super::effect::{Command, Outbox};
use super::{
    Attention, BoardStep, Effect, Event, Match, MatchOptions, Overlay, Sound, Timer, View, mix,
};
use crate::progress::{ByPlayer, CpuLevel, Format, MatchId, Opponent, Plan};
pub use lessons::{Lesson, WrongTap};

/// How long the one who watches has to read before something moves, in milliseconds.
const BEAT: u32 = 3600;

#[derive(Debug, Clone)]
pub struct Tutorial {
    lesson: Lesson,
    table: Match,
    options: MatchOptions,
    seed: u64,
    remark: Remark,
    /// Which calls have been tried in the lesson on calls.
    tried: ByColor<bool>,
    watching: bool,
    /// Counts the boards that were set up, so that no two have questions of the same number.
    tables: u64,
    /// Counts the beats, so that a late timer means nothing.
    beat: u64,
    /// Whether the last lesson was left by *Done*.
    finished: bool,
    /// What is asked for by what happens just now; empty in between.
    outbox: Outbox,
}

/// What is said below the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    Task,
    /// Why that was not it, about this cell.
    Wrong(WrongTap, Cell),
    /// What this call did; the other one comes next.
    Half(Color),
    /// The same position again, for this call.
    Other(Color),
    /// What was learned.
    Done,
}

/// What the player does beside the lesson's board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TutorialEvent {
    /// On to the other call, the next lesson, or out at the end.
    Next,
    Previous,
    Again,
    Watch(bool),
}

#[derive(Debug, Clone, PartialEq)]
pub struct TutorialView {
    pub lesson: Lesson,
    pub remark: Remark,
    pub board: View,
    /// Whether *Next* leads on.
    pub can_go_on: bool,
    pub can_go_back: bool,
    pub watching: bool,
}

impl Tutorial {
    pub fn begin(options: MatchOptions, seed: u64) -> Self {
        Self {
            lesson: Lesson::Star,
            table: table(Lesson::Star, options, mix(seed, 0)),
            options,
            seed,
            remark: Remark::Task,
            tried: ByColor::default(),
            watching: false,
            tables: 0,
            beat: 0,
            finished: false,
            outbox: Outbox::default(),
        }
    }

    /// Tells the tutorial what the player does beside the board.
    #[must_use]
    pub fn apply(&mut self, event: TutorialEvent) -> Vec<Effect> {
        match event {
            TutorialEvent::Next if self.can_go_on() => self.go_on(),
            TutorialEvent::Next => {}
            TutorialEvent::Previous => {
                if let Some(previous) = self.lesson.previous() {
                    self.enter(previous);
                }
            }
            TutorialEvent::Again => self.enter(self.lesson),
            TutorialEvent::Watch(watching) => self.watching = watching,
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

    /// Whether the last lesson was left by *Done*.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    #[must_use]
    pub fn attend(&mut self, attention: Attention) -> Vec<Effect> {
        self.watching &= attention != Attention::Away;
        self.table.attend(attention)
    }

    pub fn board_step(&self) -> BoardStep {
        self.table.board_step()
    }

    pub fn overlay(&self) -> Option<Overlay> {
        self.table.overlay()
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

    /// The match's view, without marks where nobody is to place.
    fn board_view(&self) -> View {
        let mut view = self.table.view();
        if self.can_go_on() || self.lesson == Lesson::Star {
            view.cells
                .iter_mut()
                .for_each(|cell| cell.mark = Mark::None);
        }
        view
    }

    fn can_go_on(&self) -> bool {
        matches!(self.remark, Remark::Done | Remark::Half(_))
    }

    /// Something on the board: first past the lesson, then to the match.
    fn tell_board(&mut self, event: Event) {
        if let Event::Tap(cell) = event {
            if self.can_go_on() || !self.table.awaits_placement() {
                return;
            }
            if let Some(wrong) = self.lesson.judge(self.table.game(), cell) {
                self.remark = Remark::Wrong(wrong, cell);
                return;
            }
            if self.lesson == Lesson::Star {
                self.remark = Remark::Done;
                self.outbox.sound(Sound::Call);
                return;
            }
        }
        if let Event::Call(color) = event
            && self.lesson == Lesson::Call
            && self.tried[color]
        {
            self.remark = Remark::Wrong(WrongTap::SameCall, Cell::CP);
            self.tell_quietly(Event::CancelCall);
            return;
        }
        let placed = self.table.game().turns().len();
        self.tell_quietly(event);
        if placed < self.table.game().turns().len() {
            self.learn();
        }
    }

    /// Passes an event on to the match, which leaves no trace in books and files. In all lessons but the last nobody
    /// answers, so whose turn it would be is not announced either.
    fn tell_quietly(&mut self, event: Event) {
        let announces = self.lesson == Lesson::Play;
        let effects = self.table.apply(event).into_iter();
        self.outbox.extend(effects.filter(|effect| match effect {
            Effect::Save | Effect::Book(_) | Effect::BookSeries(_) => false,
            Effect::Device(Command::Announce(_)) => announces,
            Effect::Device(_) => true,
        }));
    }

    /// A stone was placed: what was learned by it?
    fn learn(&mut self) {
        match self.lesson {
            Lesson::Call => {
                let call = self
                    .table
                    .game()
                    .turns()
                    .last()
                    .and_then(|turn| turn.mv.call);
                let Some(color) = call else { return };
                self.tried[color] = true;
                self.remark = if self.tried[!color] {
                    Remark::Done
                } else {
                    Remark::Half(color)
                };
            }
            Lesson::Play => {
                self.remark = if self.table.is_over() {
                    Remark::Done
                } else {
                    Remark::Task
                };
            }
            _ => self.remark = Remark::Done,
        }
    }

    fn go_on(&mut self) {
        if let Remark::Half(color) = self.remark {
            self.set_up();
            self.remark = Remark::Other(!color);
            return;
        }
        match self.lesson.next() {
            Some(next) => self.enter(next),
            None => {
                self.watching = false;
                self.finished = true;
            }
        }
    }

    fn enter(&mut self, lesson: Lesson) {
        let effects = self.table.attend(Attention::Away);
        self.outbox.extend(effects);
        self.lesson = lesson;
        self.set_up();
        self.remark = Remark::Task;
        self.tried = ByColor::default();
    }

    fn set_up(&mut self) {
        self.tables += 1;
        self.table = table(self.lesson, self.options, mix(self.seed, self.tables));
    }

    /// Asks for the next beat, if somebody watches.
    fn wait_a_beat(&mut self) {
        if self.watching {
            self.beat += 1;
            self.outbox.after(Timer::Lesson(self.beat), BEAT);
        }
    }

    /// Does the next thing for the one who watches.
    fn show(&mut self) {
        if self.can_go_on() {
            if self.lesson.next().is_none() {
                self.watching = false;
            } else {
                self.go_on();
            }
            return;
        }
        if self.table.asks_for_call() {
            let color = if self.tried.black {
                Color::White
            } else {
                Color::Black
            };
            self.tell_board(Event::Call(color));
        } else if self.table.awaits_placement()
            && let Some(cell) = self.lesson.shown(self.table.game())
        {
            self.tell_board(Event::Tap(cell));
        }
    }
}

/// The lesson's board. Only in the last one somebody plays against the player.
fn table(lesson: Lesson, options: MatchOptions, seed: u64) -> Match {
    let opponent = match lesson {
        Lesson::Play => Opponent::Cpu {
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
    Match::set_up(plan, options, lesson.game())
}

#[cfg(test)]
mod tests;
