//! The driver of the lessons, whichever game they teach.

use rsg_engine::{ByColor, Color};

use super::game::{LessonBoard, LessonGame, Scene, Target, WrongTap, who};
use crate::board::{
    Attention, Board, BoardEvent, BoardGame, BoardOptions, News, Out, Sound, Timer,
};
use crate::progress::{GameKind, Lesson};
use crate::session::effect::{Command, Heard, Outbox};
use crate::session::view::SidesView;
use crate::session::{BoardOverlay, DriverEffect, first_number, mix};
use crate::thinking::Wish;

/// How long the one who watches waits for the next thing where there is nothing new to read, in milliseconds.
const BEAT: u32 = 1800;

/// The lessons of one game, at one of them.
#[derive(Debug, Clone)]
pub(super) struct Course<G: LessonGame> {
    lesson: Lesson,
    scene: Scene<G>,
    pub(super) board: Board<G>,
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
    pub board: LessonBoard,
    pub sides: SidesView,
    /// Whether what was asked for is done, so that it goes on: to the next lesson, or to a real game.
    pub can_go_on: bool,
    pub can_go_back: bool,
    pub watching: bool,
}

impl TutorialView {
    /// Whether points are shown: on the star from the lesson before the first capture on, so that the capture is seen to
    /// count; in a classic at the end.
    #[must_use]
    pub fn has_scores(&self) -> bool {
        match self.lesson.game() {
            GameKind::Star => Lesson::OtherCall <= self.lesson,
            GameKind::Reversi | GameKind::Go => self.lesson.next().is_none(),
        }
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

impl<G: LessonGame> Course<G> {
    pub fn begin(lesson: Lesson, options: BoardOptions, seed: u64) -> Self {
        let options = on_one_phone(options);
        let scene = G::scene(lesson);
        let seats = ByColor::new_with(|color| G::seat(lesson, color));
        Self {
            lesson,
            board: Board::new(scene.game.clone(), seats, options, first_number(seed)),
            scene,
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
    pub fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect> {
        if let BoardEvent::Elapsed(Timer::Lesson(beat)) = event {
            if *beat == self.beat && self.watching {
                self.show();
                self.wait_a_beat();
            }
        } else {
            self.watching &= !event.is_touch();
            self.tell_board(event);
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

    pub fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// Whether all lessons are done.
    pub fn is_finished(&self) -> bool {
        self.lesson.next().is_none() && self.can_go_on()
    }

    pub fn overlay(&self) -> Option<BoardOverlay> {
        G::overlay(&self.board, self.lesson)
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
            board: G::draw(&self.board, &self.scene, self.can_go_on()),
            sides: SidesView::of(&self.board, Color::Black, &|color| who(self.lesson, color)),
            can_go_on: remark == Remark::Right,
            can_go_back: self.lesson.previous().is_some(),
            watching: self.watching,
        }
    }

    fn can_go_on(&self) -> bool {
        self.remark == Remark::Right
    }

    /// Something on the board: first past the lesson, then to the game.
    fn tell_board(&mut self, event: &BoardEvent) {
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
        let placed = BoardGame::turns(self.board.game());
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
        if placed < BoardGame::turns(self.board.game()) {
            let done = self.lesson != Lesson::Game || self.board.is_over();
            self.remark = if done { Remark::Right } else { Remark::Task };
        }
    }

    /// What is wrong with playing there, or nothing if it is right.
    fn judge(&self, touched: Target) -> Option<WrongTap> {
        match (touched, &self.scene.target) {
            (touched, Some(target)) if touched == *target => None,
            (Target::Spot(spot), _) => self.board.game().judge(spot),
            (Target::Beside(_), _) => Some(WrongTap::Elsewhere),
        }
    }

    /// Whether the colour of the lesson before is called once more where the other one is asked for.
    fn repeats_call(&self, event: &BoardEvent) -> bool {
        let called = self.called.map(BoardEvent::Call);
        self.lesson == Lesson::OtherCall
            && self.board.asks_for_call()
            && called.as_ref() == Some(event)
    }

    fn hear(&mut self, outs: Vec<Out<G::Spot, G::Play>>) {
        let lesson = self.lesson;
        for out in outs {
            if out == Out::Sound(Sound::Pass) && lesson != Lesson::Game {
                continue;
            }
            match self.outbox.pass_on(out) {
                Some(Heard::Ask(number, wish)) => self.ask(number, wish),
                Some(Heard::News(News::Ended)) => self.sound_the_end(),
                Some(Heard::News(news)) if lesson == Lesson::Game => {
                    G::say(&mut self.outbox, &self.board, &news);
                }
                Some(Heard::News(_)) | None => {}
            }
        }
    }

    fn ask(&mut self, number: u64, wish: Wish) {
        let seed = mix(self.seed, self.boards);
        let topic = self.board.game().turn_topic(seed);
        if let Some(topic) = topic.filter(|_| wish == Wish::Turn) {
            self.outbox.ask(number, topic);
        }
    }

    fn sound_the_end(&mut self) {
        let winner = self.board.game().winner();
        match (self.lesson, winner) {
            (Lesson::Game, Some(Color::Black)) => self.outbox.sound(Sound::Won),
            (Lesson::Game, Some(Color::White)) => self.outbox.sound(Sound::Lost),
            (Lesson::Game, None) | (Lesson::End | Lesson::ReversiEnd, _) => {
                self.outbox.sound(Sound::Over);
            }
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
        self.scene = G::scene(lesson);
        let seats = ByColor::new_with(|color| G::seat(lesson, color));
        self.board.set_up(self.scene.game.clone(), seats);
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
            && let Some(target) = self.shown()
        {
            self.tell_board(&target.touched());
        }
    }

    /// What whoever watches sees played.
    fn shown(&self) -> Option<Target> {
        let liveliest = || self.board.game().liveliest().map(Target::Spot);
        self.scene.target.clone().or_else(liveliest)
    }
}
