//! The tutorial: a few short lessons played on the app's own board.
//!
//! Each lesson is a position on the [`Board`], so that marks, call dialog, animation and pass notice are those of a real game. In
//! all lessons but the last nobody answers, so whose turn it would be is not announced either, and the end of a board is no end
//! of a game. Taps go past the lesson first: one that is not right is answered by a [`WrongTap`] and the board
//! stays as it is. Every cell that is marked is right. Nothing that happens here is booked or kept but the lesson one is at.
//!
//! Watched, the tutorial does the next thing at once, then plays itself by beats of a timer, each as long as the message takes
//! to read; the first tap of the one who watches takes over. What was done is told when it can be seen on the board.

#[cfg(test)]
mod claims;
mod lessons;

use rsg_engine::{ByColor, Cell, Color, Game, Mark, Move};

use super::effect::{Command, Heard, Outbox};
use super::star_news::say_star;
use super::view::star_overlay;
use super::{BoardOverlay, DriverEffect, Highlight, StarView, Who, first_number, mix};
use crate::board::{
    Attention, Board, BoardEvent, BoardOptions, BoardStep, News, Out, Seat, Sound, Spot, Timer,
};
use crate::progress::{CpuLevel, Lesson, PlayerName};
use crate::thinking::{StarTurn, Topic, Wish};
pub use lessons::WrongTap;
use lessons::scene;

/// How long the one who watches waits for the next thing where there is nothing new to read, in milliseconds.
const BEAT: u32 = 1800;

#[derive(Debug, Clone)]
pub struct Tutorial {
    lesson: Lesson,
    board: Board<Game>,
    seed: u64,
    remark: Remark,
    watching: bool,
    /// Counts the boards that were set up, so that the CPU plays each of them in another way.
    boards: u64,
    /// Counts the beats, so that a late timer means nothing.
    beat: u64,
    /// The message that the one who watches has had time for.
    read: Option<(Lesson, Remark)>,
    /// Whether the next beat is to be asked for as soon as nothing moves.
    beat_due: bool,
    /// The colour that was called in the lesson on calling. The next lesson asks for the other one.
    called: Option<Color>,
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
    pub board: StarView,
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

/// The learner never hands the phone over.
fn on_one_phone(options: BoardOptions) -> BoardOptions {
    BoardOptions {
        hand_over: false,
        ..options
    }
}

impl Tutorial {
    pub fn begin(lesson: Lesson, options: BoardOptions, seed: u64) -> Self {
        let options = on_one_phone(options);
        Self {
            lesson,
            board: Board::new(
                scene(lesson).game(),
                seats(lesson),
                options,
                first_number(seed),
            ),
            seed,
            remark: Remark::Task,
            watching: false,
            boards: 0,
            beat: 0,
            read: None,
            beat_due: false,
            called: None,
            outbox: Outbox::default(),
        }
    }

    /// Tells the tutorial what the player does beside the board.
    #[must_use]
    pub fn apply(&mut self, event: TutorialEvent) -> Vec<DriverEffect> {
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
    pub fn apply_board(&mut self, event: BoardEvent) -> Vec<DriverEffect> {
        if let BoardEvent::Elapsed(Timer::Lesson(beat)) = event {
            if beat == self.beat && self.watching {
                self.show();
                self.wait_a_beat();
            }
        } else {
            self.watching &= !event.is_touch();
            self.tell_board(&event);
        }
        self.ask_for_beat();
        self.outbox.take()
    }

    #[must_use]
    pub fn attend(&mut self, attention: Attention) -> Vec<DriverEffect> {
        self.watching &= attention != Attention::Away;
        let outs = self.board.attend(attention);
        self.hear(outs);
        self.outbox.take()
    }

    pub fn set_options(&mut self, options: BoardOptions) {
        self.board.set_options(on_one_phone(options));
    }

    /// The number of the last question, and an answer that can be played.
    #[cfg(test)]
    pub fn open_question(&self) -> (u64, Move) {
        (self.board.last_question(), self.board.game().moves()[0])
    }

    pub fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// Whether all lessons are done.
    pub fn is_finished(&self) -> bool {
        self.lesson.next().is_none() && self.can_go_on()
    }

    pub fn board_step(&self) -> BoardStep {
        self.board.step()
    }

    /// A pass is told of where somebody answers; in the other lessons nobody does.
    pub fn overlay(&self) -> Option<BoardOverlay> {
        let overlay = star_overlay(&self.board, &|color| who(self.lesson, color))?;
        let told = matches!(overlay, BoardOverlay::Call(_)) || self.lesson == Lesson::Game;
        told.then_some(overlay)
    }

    pub fn view(&self) -> TutorialView {
        // What a placement has done is told when it can be seen.
        let remark = match self.remark {
            Remark::Right if !self.board.steps().are_settled() => Remark::Task,
            remark => remark,
        };
        TutorialView {
            lesson: self.lesson,
            remark,
            board: self.board_view(),
            can_go_on: remark == Remark::Right,
            can_go_back: self.lesson.previous().is_some(),
            watching: self.watching,
        }
    }

    /// The board, without marks where nobody is to place, and with what the eye is led to.
    fn board_view(&self) -> StarView {
        let mut view = StarView::of(&self.board, Color::Black, &|color| who(self.lesson, color));
        let (scene, done) = (scene(self.lesson), self.can_go_on());
        for cell in &mut view.cells {
            if done {
                cell.mark = Mark::None;
            }
            let subject = scene.subject.contains(&cell.cell) && (!done || scene.subject_stays);
            cell.highlight = subject.then_some(Highlight::Subject);
            if scene.target == Some(cell.cell) && self.board.awaits_placement() && !done {
                cell.highlight = Some(Highlight::Target);
            }
        }
        view
    }

    fn can_go_on(&self) -> bool {
        self.remark == Remark::Right
    }

    /// Something on the board: first past the lesson, then to the game.
    fn tell_board(&mut self, event: &BoardEvent) {
        // A tap while something moves ends that, as in a game, and is about nothing else.
        let settled = self.board.steps().are_settled();
        if let BoardEvent::Tap(Spot::Cell(cell)) = *event
            && settled
        {
            if self.can_go_on() || !self.board.awaits_placement() {
                return;
            }
            let wrong = scene(self.lesson).judge(self.board.game(), cell);
            self.remark = wrong.map_or(Remark::Task, Remark::Wrong);
            if wrong.is_some() {
                return;
            }
        }
        let placed = self.board.game().turns().len();
        if self.repeats_call(event) {
            let outs = self.board.apply(&BoardEvent::CancelCall);
            self.hear(outs);
            self.remark = Remark::Wrong(WrongTap::SameCall);
            return;
        }
        let outs = self.board.apply(event);
        self.hear(outs);
        if let (Lesson::Call, BoardEvent::Call(color)) = (self.lesson, event) {
            self.called = Some(*color);
        }
        if placed < self.board.game().turns().len() {
            let done = self.lesson != Lesson::Game || self.board.is_over();
            self.remark = if done { Remark::Right } else { Remark::Task };
        }
    }

    /// Whether the colour of the lesson before is called once more where the other one is asked for.
    fn repeats_call(&self, event: &BoardEvent) -> bool {
        let called = self.called.map(BoardEvent::Call);
        self.lesson == Lesson::OtherCall
            && self.board.asks_for_call()
            && called.as_ref() == Some(event)
    }

    fn hear(&mut self, outs: Vec<Out<Cell, Move>>) {
        let lesson = self.lesson;
        for out in outs {
            if out == Out::Sound(Sound::Pass) && lesson != Lesson::Game {
                continue;
            }
            match self.outbox.pass_on(out) {
                Some(Heard::Ask(number, wish)) => self.ask(number, wish),
                Some(Heard::News(News::Ended)) => self.sound_the_end(),
                Some(Heard::News(news)) if lesson == Lesson::Game => {
                    let who = |color| who(lesson, color);
                    say_star(&mut self.outbox, &self.board, &news, &who);
                }
                Some(Heard::News(_)) | None => {}
            }
        }
    }

    fn ask(&mut self, number: u64, wish: Wish) {
        if wish == Wish::Turn {
            let turn = StarTurn {
                game: self.board.game().clone(),
                level: CpuLevel::One,
                seed: mix(self.seed, self.boards),
                judge: None,
            };
            self.outbox.ask(number, Topic::Turn(turn));
        }
    }

    fn sound_the_end(&mut self) {
        let winner = self
            .board
            .game()
            .outcome()
            .and_then(|outcome| outcome.winner);
        match (self.lesson, winner) {
            (Lesson::Game, Some(Color::Black)) => self.outbox.sound(Sound::Won),
            (Lesson::Game, Some(Color::White)) => self.outbox.sound(Sound::Lost),
            (Lesson::Game, None) | (Lesson::End, _) => self.outbox.sound(Sound::Over),
            _ => {}
        }
    }

    fn go_on(&mut self) {
        if let Some(next) = self.lesson.next().filter(|_| self.can_go_on()) {
            self.enter(next);
        }
    }

    fn enter(&mut self, lesson: Lesson) {
        self.boards += 1;
        self.lesson = lesson;
        self.board.set_up(scene(lesson).game(), seats(lesson));
        let outs = self.board.finish();
        self.hear(outs);
        self.remark = Remark::Task;
    }

    /// Begins to show, with what comes next, or leaves it. What was said about a tap is not left standing, and what is said
    /// by now has been read.
    fn watch(&mut self, watching: bool) {
        self.watching = watching;
        if let Remark::Wrong(_) = self.remark {
            self.remark = Remark::Task;
        }
        self.read = Some((self.lesson, self.remark));
        if watching {
            self.show();
        }
    }

    /// Somebody who watches waits for the next beat.
    fn wait_a_beat(&mut self) {
        self.beat_due = self.watching;
        self.ask_for_beat();
    }

    /// Asks for the next beat, once nothing moves: when the message was read, or soon if it was before.
    fn ask_for_beat(&mut self) {
        if !self.watching || !self.beat_due || !self.board.steps().are_settled() {
            return;
        }
        self.beat_due = false;
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
        } else if self.board.asks_for_call() {
            let color = match self.lesson {
                Lesson::Call => Color::Black,
                _ => self.called.map_or(Color::White, |called| !called),
            };
            self.tell_board(&BoardEvent::Call(color));
        } else if self.board.awaits_placement()
            && let Some(cell) = scene(self.lesson).shown(self.board.game())
        {
            self.tell_board(&BoardEvent::Tap(cell.into()));
        }
    }
}

/// Only in the last lesson somebody plays against the player, who is Black.
fn seats(lesson: Lesson) -> ByColor<Seat<CpuLevel>> {
    ByColor::new_with(|color| match (lesson, color) {
        (Lesson::Game, Color::White) => Seat::Cpu(CpuLevel::One),
        _ => Seat::Person,
    })
}

fn who(lesson: Lesson, color: Color) -> Who {
    match (lesson, color) {
        (Lesson::Game, Color::Black) => Who::You,
        (Lesson::Game, Color::White) => Who::Cpu,
        _ => Who::Player(PlayerName::default()),
    }
}

#[cfg(test)]
mod tests;
