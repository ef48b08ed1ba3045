//! The driver of the lessons, whichever game they teach.

use crate::session::BoardView;

use rsg_engine::{ByColor, Color};

use super::scene::{Scene, Target, WrongTap, who};
use super::{squares, star};
use crate::board::{
    Attention, Board, BoardEvent, BoardOptions, BoardOutput, BoardStep, Command, EndCue, News,
    Seat, Sound, Timer,
};
use crate::games::GameRef;
use crate::play::Spot;
use crate::progress::{ExplainedCalls, Lesson};
use crate::session::effect::Outbox;
use crate::session::view::{SidesView, overlay};
use crate::session::{AnyDriver, BoardOverlay, CallView, DriverEffect, first_number};

/// The wait before the next step where there is nothing new to read, in milliseconds.
const STEP_PAUSE: u32 = 1800;

/// The lessons of one game, at one of them.
#[derive(Debug, Clone)]
pub struct Tutorial {
    lesson: Lesson,
    scene: Scene,
    pub(super) board: Board,
    /// The number of the lesson's turns made.
    made: usize,
    remark: Remark,
    watching: bool,
    /// True once a call of this lesson was made, right or wrong.
    called: bool,
    /// Counts the beats, so that a late timer means nothing.
    step_timer: u64,
    /// The message that the one who watches has had time for.
    read: Option<(Lesson, Remark, usize)>,
    /// True if the next step is to come as soon as nothing moves.
    step_due: bool,
    /// The outputs of the present event; empty in between.
    outbox: Outbox,
}

/// The kind of message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    Task,
    /// The reason that the tap was wrong.
    Wrong(WrongTap),
    /// The result of the tap, and its meaning.
    Right,
}

/// An action of the player beside the lesson's board.
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
    pub board: BoardView,
    pub sides: SidesView,
    /// True if the task is done, so that it goes on: to the next lesson, or to a real game.
    pub can_go_on: bool,
    pub can_go_back: bool,
    pub watching: bool,
    /// The number of turns that the lesson still takes.
    pub left: usize,
}

impl TutorialView {
    /// Returns true if points are shown.
    #[must_use]
    pub fn has_scores(&self) -> bool {
        self.lesson.game().spec().scores_from <= self.lesson
    }
}

/// The learner never hands the phone over, nobody answers who could pass, and a call is asked for where the lesson is
/// about one: its words explain calls.
fn on_one_phone(options: BoardOptions) -> BoardOptions {
    BoardOptions {
        hand_over: false,
        pass_notice: false,
        every_call: false,
        explained: ExplainedCalls::ALL,
        ..options
    }
}

impl Tutorial {
    /// Applies an action of the player beside the board.
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
        self.await_next_step();
        self.outbox.take()
    }

    #[must_use]
    pub fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// Returns true if all lessons are done.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.lesson.next().is_none() && self.can_go_on()
    }

    #[must_use]
    pub fn view(&self) -> TutorialView {
        // What a placement has done is told when it can be seen.
        let remark = match self.remark {
            Remark::Right if !self.board.steps().are_settled() => Remark::Task,
            remark => remark,
        };
        TutorialView {
            lesson: self.lesson,
            remark,
            board: self.draw(),
            sides: SidesView::of(&self.board, Color::Black, &|_| who()),
            can_go_on: remark == Remark::Right,
            can_go_back: self.lesson.previous().is_some(),
            watching: self.watching,
            left: self.scene.moves.saturating_sub(self.made),
        }
    }
}

impl AnyDriver for Tutorial {
    /// The end of an animation, for one, does not put off the next step.
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect> {
        if let BoardEvent::Elapsed(Timer::Lesson(number)) = event {
            if *number == self.step_timer && self.watching {
                self.show();
                self.await_next_step();
            }
        } else {
            self.watching &= !event.is_touch();
            self.on_board_event(event);
            self.go_on_as_black();
        }
        self.ask_for_step_timer();
        self.outbox.take()
    }

    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect> {
        self.watching &= attention != Attention::Away;
        let outs = self.board.attend(attention);
        self.take_outputs(outs);
        self.outbox.take()
    }

    fn set_options(&mut self, options: BoardOptions) {
        self.board.set_options(on_one_phone(options));
    }

    fn overlay(&self) -> Option<BoardOverlay> {
        // There are no answers, so no pass is announced.
        match overlay(&self.board, &|_| who())? {
            BoardOverlay::Call(call) => Some(BoardOverlay::Call(CallView {
                told: !self.hides_calls(),
                ..call
            })),
            _ => None,
        }
    }

    fn board_step(&self) -> BoardStep {
        self.board.step()
    }
}

impl Tutorial {
    /// The lessons of a game, from one of them on.
    #[must_use]
    pub fn begin(lesson: Lesson, options: BoardOptions, seed: u64) -> Tutorial {
        let options = on_one_phone(options);
        let scene = scene(lesson);
        let seats = ByColor::new_with(|_| Seat::Person);
        Self {
            lesson,
            board: Board::new(scene.game.clone(), seats, options, first_number(seed)),
            scene,
            made: 0,
            remark: Remark::Task,
            watching: false,
            called: false,
            step_timer: 0,
            read: None,
            step_due: false,
            outbox: Outbox::default(),
        }
    }

    fn can_go_on(&self) -> bool {
        self.remark == Remark::Right
    }

    /// Something on the board: first past the lesson, then to the game.
    fn on_board_event(&mut self, event: &BoardEvent) {
        // A tap while something moves ends that, as in a game, and is about nothing else.
        let settled = self.board.steps().are_settled();
        if let Some(touched) = Target::of(event).filter(|_| settled) {
            if self.can_go_on() || !self.board.awaits_placement() {
                return;
            }
            let wrong = self.judge(touched);
            self.remark = wrong.map_or(Remark::Task, Remark::Wrong);
            if wrong.is_some() {
                return;
            }
        }
        // What a call does is not shown on the board either before one was made.
        if self.hides_calls() && matches!(event, BoardEvent::PreviewCall(_)) {
            return;
        }
        let placed = self.board.game().turns();
        self.called |= matches!(event, BoardEvent::Call(_));
        if self.calls_wrong(event) {
            let outs = self.board.apply(&BoardEvent::CancelCall);
            self.take_outputs(outs);
            self.remark = Remark::Wrong(WrongTap::Call);
            return;
        }
        let outs = self.board.apply(event);
        self.take_outputs(outs);
        if placed < self.board.game().turns() {
            self.made += 1;
            self.remark = match self.made < self.scene.moves {
                true => Remark::Task,
                false => Remark::Right,
            };
        }
    }

    /// Where a lesson takes more than one turn, Black is to move again as soon as what was done can be seen.
    fn go_on_as_black(&mut self) {
        let goes_on = 0 < self.made && !self.can_go_on();
        if goes_on
            && self.board.steps().are_settled()
            && let Some(game) = self.board.game().star().and_then(star::again_for_black)
        {
            self.board.put(Box::new(game));
            let outs = self.board.finish();
            self.take_outputs(outs);
        }
    }

    /// The fault of playing there; none if it is right.
    fn judge(&self, touched: Target) -> Option<WrongTap> {
        match (touched, &self.scene.target) {
            (touched, Some(target)) if touched == *target => None,
            (Target::Spot(spot), _) => self.judge_spot(spot),
            (Target::Beside(_), _) => Some(WrongTap::Elsewhere),
        }
    }

    fn judge_spot(&self, spot: Spot) -> Option<WrongTap> {
        match self.board.game().inner() {
            GameRef::Star(game) => star::judge(game, spot),
            GameRef::Squares(game) => squares::judge(game, spot),
        }
    }

    fn draw(&self) -> BoardView {
        let (board, scene, done) = (&self.board, &self.scene, self.can_go_on());
        match board.game().inner() {
            GameRef::Star(game) => star::draw(board, game, scene, done),
            GameRef::Squares(game) => squares::draw(board, game, scene, done),
        }
    }

    /// Returns true while the player is to find out which call does more: nothing says what either flips.
    fn hides_calls(&self) -> bool {
        self.lesson == Lesson::OtherCall && !self.called
    }

    /// Returns true if the called colour is not the one the lesson is about.
    fn calls_wrong(&self, event: &BoardEvent) -> bool {
        match (event, self.scene.call) {
            (BoardEvent::Call(color), Some(right)) => self.board.asks_for_call() && *color != right,
            _ => false,
        }
    }

    fn take_outputs(&mut self, outs: Vec<BoardOutput>) {
        for out in outs {
            // A pass is nobody's, for nobody answers.
            if out == BoardOutput::Device(Command::Sound(Sound::Pass)) {
                continue;
            }
            if let Some(BoardOutput::News(News::Ended)) = self.outbox.pass_on(out)
                && matches!(self.lesson, Lesson::End | Lesson::ReversiEnd)
            {
                self.outbox.end(EndCue::Over);
            }
        }
    }

    fn go_on(&mut self) {
        if let Some(next) = self.lesson.next().filter(|_| self.can_go_on()) {
            self.enter(next);
        }
    }

    fn enter(&mut self, lesson: Lesson) {
        self.lesson = lesson;
        self.scene = scene(lesson);
        self.made = 0;
        self.called = false;
        self.board.put(self.scene.game.clone());
        let outs = self.board.finish();
        self.take_outputs(outs);
        self.remark = Remark::Task;
    }

    /// Begins to show, with what comes next, or leaves it. What was said about a tap is not left standing, and what is
    /// said by now has been read.
    fn watch(&mut self, watching: bool) {
        self.watching = watching;
        if let Remark::Wrong(_) = self.remark {
            self.remark = Remark::Task;
        }
        self.read = Some((self.lesson, self.remark, self.made));
        if watching {
            self.show();
        }
    }

    /// Starts the wait for the next step, for a player who watches.
    fn await_next_step(&mut self) {
        self.step_due = self.watching;
        self.ask_for_step_timer();
    }

    /// Asks for the timer of the next step, once nothing moves: when the message was read, or soon if it was before.
    fn ask_for_step_timer(&mut self) {
        if !self.watching || !self.step_due || !self.board.steps().are_settled() {
            return;
        }
        self.step_due = false;
        self.step_timer += 1;
        let timer = Timer::Lesson(self.step_timer);
        let message = Some((self.lesson, self.remark, self.made));
        if std::mem::replace(&mut self.read, message) == message {
            self.outbox.after(timer, STEP_PAUSE);
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
            let color = self.scene.call.unwrap_or(Color::Black);
            self.on_board_event(&BoardEvent::Call(color));
        } else if self.board.awaits_placement()
            && let Some(target) = self.shown()
        {
            self.on_board_event(&target.touched());
        }
        self.go_on_as_black();
    }

    /// The next play shown to a player who watches.
    fn shown(&self) -> Option<Target> {
        let game = self.board.game();
        let first = || game.star().and_then(star::first_right).map(Target::Spot);
        self.scene.target.clone().or_else(first)
    }
}

/// The board of a lesson as it begins. Black, the player, is to move.
fn scene(lesson: Lesson) -> Scene {
    match lesson.game().spec().lesson_board(lesson) {
        Some(board) => squares::scene(board),
        None => star::scene(lesson),
    }
}
