//! One puzzle on the app's own board: the player looks for the only placement that wins, at each of their turns.
//!
//! ```text
//!             right: the reply of the solution, and on
//!            ┌──────┐
//!            ▼      │
//!   begin ─► Open ──┴── the last right placement ──► Solved
//!            ▲  │ wrong
//!            │  ▼
//!            │  Refuting ── the end of the game ──► Wrong ── show ──► Shown
//!            └──────────────── again ─────────────────┴──────────────────┘
//! ```
//!
//! The opponent's seat on the [`Board`] is a script: its placements come from the solution. A wrong placement, and a
//! solution that was found or shown, is followed by best play to the end of the game, which the thinking thread proves
//! ([`Topic::Ending`](crate::thinking::Topic::Ending)): so the points on the board are those in words. It is shown
//! once, within seconds (`ending`). Nothing is booked but how a try ended ([`DriverEffect::Tried`]).

mod ending;
mod finish;
mod refutation;
mod refuting;
mod task;
mod view;

use rsg_engine::{ByColor, Cell, Color, Game, Move};

use self::finish::Finish;
use super::effect::Outbox;
use super::replay::Rerun;
use super::star_news::say_star;
use super::view::overlay;
use super::{AnyDriver, BoardOverlay, DriverEffect, Who, first_number};
use crate::board::{
    Attention, Board, BoardEvent, BoardOptions, BoardOutput, BoardStep, Command, EndCue, Seat,
    Timer, pause,
};
use crate::progress::PlayerName;
use crate::progress::puzzles::Try;
use crate::thinking::{Answer, Finding};

pub use refutation::Refutation;
pub use task::Task;
pub use view::{PuzzleState, SolvingView};

/// A puzzle that is being solved.
#[derive(Debug, Clone)]
pub struct Solving {
    task: Task,
    board: Board,
    options: BoardOptions,
    stage: SolvingStage,
    clue: Clue,
    /// True if a cell was shown since the last try began.
    helped: bool,
    /// The results of the tries on this screen.
    tries: Vec<Try>,
    /// The end of the game after the solution.
    finish: Finish,
    /// Counts the placements that wait for their time, so that a late timer means nothing.
    beat: u64,
    /// True if a placement waits for its time.
    waiting: bool,
    outbox: Outbox,
}

#[derive(Debug, Clone, PartialEq)]
enum SolvingStage {
    Open,
    Refuting {
        /// Placements on the board, the wrong one the last of them.
        wrong: usize,
        /// The question to the thinking thread.
        question: u64,
        refutation: Option<Refutation>,
    },
    /// The refutation of the wrong placement; none if the thinking thread has failed.
    Wrong(Option<Refutation>),
    Solved,
    Shown,
}

/// The part of the hint that the player has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Clue {
    #[default]
    None,
    /// The kind of puzzle, in words.
    Kind,
    /// The cell of the next placement.
    Cell(Cell),
}

/// An action of the player beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SolvingEvent {
    Hint,
    Again,
    /// Show the solution.
    Show,
    /// Skip to the end of what plays itself.
    Skip,
    /// A placement back in a refutation that is over.
    Back,
    /// A placement forward there.
    Forward,
}

impl Solving {
    #[must_use]
    pub fn begin(task: Task, options: BoardOptions, seed: u64) -> Solving {
        let options = BoardOptions {
            hand_over: false,
            ..options
        };
        let seats = ByColor::new_with(|color| {
            if color == task.solver() {
                Seat::Person
            } else {
                Seat::Script
            }
        });
        Solving {
            board: Board::new(
                Box::new(task.start.clone()),
                seats,
                options,
                first_number(seed),
            ),
            task,
            options,
            stage: SolvingStage::Open,
            clue: Clue::None,
            helped: false,
            tries: Vec::new(),
            finish: Finish::default(),
            beat: 0,
            waiting: false,
            outbox: Outbox::default(),
        }
    }

    /// Applies an action of the player beside the board.
    #[must_use]
    pub fn apply(&mut self, event: SolvingEvent) -> Vec<DriverEffect> {
        match event {
            SolvingEvent::Hint if self.can_hint() => {
                self.clue = match (self.clue, self.next_move()) {
                    (Clue::Kind, Some(mv)) => {
                        self.helped = true;
                        Clue::Cell(mv.cell)
                    }
                    (Clue::None, _) => Clue::Kind,
                    (clue, _) => clue,
                };
            }
            SolvingEvent::Again if self.is_decided() => {
                self.set_up(self.task.start.clone(), SolvingStage::Open)
            }
            SolvingEvent::Show if matches!(self.stage, SolvingStage::Wrong(_)) => {
                self.note(Try::Shown);
                self.set_up(self.task.start.clone(), SolvingStage::Shown);
            }
            SolvingEvent::Skip if self.plays_by_itself() => self.skip(),
            SolvingEvent::Back => self.step_back(),
            SolvingEvent::Forward => self.step_forward(),
            _ => {}
        }
        self.lead_on();
        self.outbox.take()
    }

    /// The results of the tries on this screen, in their order.
    #[must_use]
    pub fn tries(&self) -> &[Try] {
        &self.tries
    }

    /// Returns true if the player had a hint, be it of the kind alone.
    #[must_use]
    pub fn was_hinted(&self) -> bool {
        self.clue != Clue::None
    }

    #[must_use]
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The game on the board.
    #[must_use]
    pub fn game(&self) -> &Game {
        let star = self.board.game().star();
        star.expect("a puzzle's board holds a game of the star")
    }

    fn who(&self, color: Color) -> Who {
        who(self.task.solver(), color)
    }

    fn is_settled(&self) -> bool {
        self.board.steps().are_settled()
    }

    /// Returns true if a try is over, so that another one can begin.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        matches!(
            self.stage,
            SolvingStage::Wrong(_) | SolvingStage::Solved | SolvingStage::Shown
        )
    }

    /// Returns true if the end of the try is on the board.
    #[must_use]
    pub fn is_seen(&self) -> bool {
        self.is_decided() && self.is_settled()
    }

    /// Returns true if the player has nothing to place, and nothing moves.
    fn is_still(&self) -> bool {
        self.stage != SolvingStage::Open && self.is_settled()
    }

    fn can_hint(&self) -> bool {
        self.stage == SolvingStage::Open
            && self.board.awaits_placement()
            && !matches!(self.clue, Clue::Cell(_))
    }

    /// Returns true if both sides' placements are made by themselves.
    fn plays_by_itself(&self) -> bool {
        let known = match &self.stage {
            SolvingStage::Refuting { refutation, .. } => refutation.is_some(),
            SolvingStage::Shown => self.next_move().is_some() || !self.is_settled(),
            _ => false,
        };
        known && self.board.attention() == Attention::Here
    }

    /// Placements on the board since the puzzle began.
    fn played(&self) -> usize {
        self.game().turns().len() - self.task.start.turns().len()
    }

    /// The placement of the solution that comes next.
    fn next_move(&self) -> Option<Move> {
        match &self.stage {
            SolvingStage::Open | SolvingStage::Shown => self.task.line.get(self.played()).copied(),
            SolvingStage::Refuting { .. } | SolvingStage::Wrong(_) | SolvingStage::Solved => None,
        }
    }

    fn on_board_event(&mut self, event: &BoardEvent) {
        let before = self.game().turns().len();
        let outs = self.board.apply(event);
        self.take_outputs(outs);
        if before < self.game().turns().len() {
            self.judge();
        }
    }

    /// Passes the board's commands on, and handles its news.
    fn take_outputs(&mut self, outs: Vec<BoardOutput>) {
        for out in outs {
            // No CPU holds a seat, and hints are the puzzle's own: nothing else is left to hear.
            if let Some(BoardOutput::News(news)) = self.outbox.pass_on(out) {
                let solver = self.task.solver();
                say_star(&mut self.outbox, &self.board, &news, &|color| {
                    who(solver, color)
                });
            }
        }
    }

    /// A stone was placed: whether the player is on the solution with it.
    fn judge(&mut self) {
        let turns = self.game().turns();
        let wrong = turns.len();
        let by = turns.last().map(|turn| turn.by);
        if self.stage != SolvingStage::Open || by != Some(self.task.solver()) {
            return;
        }
        self.clue = match self.clue {
            Clue::Cell(_) => Clue::Kind,
            clue => clue,
        };
        if self.is_on_line() {
            if self.played() == self.task.line.len() {
                self.stage = SolvingStage::Solved;
                self.outbox.end(EndCue::Won);
                self.note(if self.helped { Try::Helped } else { Try::Right });
            }
            return;
        }
        self.stage = SolvingStage::Refuting {
            wrong,
            question: 0,
            refutation: None,
        };
        self.note(Try::Wrong);
    }

    /// Returns true if the board is where the solution leads, by its placements or by others: two calls may lead to the
    /// same position.
    fn is_on_line(&self) -> bool {
        let mut line = self.task.start.clone();
        let right = self.task.line.iter().take(self.played());
        for mv in right {
            if line.play(*mv).is_err() {
                return false;
            }
        }
        line.position() == self.game().position()
    }

    fn note(&mut self, how: Try) {
        self.tries.push(how);
        self.outbox.push(DriverEffect::Tried(how));
    }

    /// Does what happens by itself now.
    fn lead_on(&mut self) {
        if self.board.attention() != Attention::Here {
            return;
        }
        self.ask_for_refutation();
        self.show_refutation();
        self.ask_for_end();
        if self.is_refuted() {
            if let SolvingStage::Refuting { refutation, .. } = &mut self.stage {
                self.stage = SolvingStage::Wrong(refutation.take());
                self.outbox.end(EndCue::Over);
            }
            return;
        }
        if self.board.awaits_answer()
            && let Some(mv) = self.next_move()
        {
            self.board.deliver(mv.into());
            let outs = self.board.finish();
            self.take_outputs(outs);
        }
        let its_turn = self.plays_by_itself() && self.board.awaits_placement();
        if its_turn && self.is_settled() && !self.waiting && self.next_move().is_some() {
            self.waiting = true;
            self.beat += 1;
            let millis = pause(self.options.pace);
            self.outbox.after(Timer::Puzzle(self.beat), millis);
        }
    }

    /// Makes the solver's placement in a line that plays itself.
    fn place_for_player(&mut self) {
        let Some(mv) = self.next_move().filter(|_| self.plays_by_itself()) else {
            return;
        };
        self.on_board_event(&BoardEvent::Tap(mv.cell.into()));
        if let Some(color) = mv.call
            && self.board.asks_for_call()
        {
            self.on_board_event(&BoardEvent::Call(color));
        }
    }

    /// Skips to the end of the placements that play themselves.
    fn skip(&mut self) {
        let mut game = self.game().clone();
        let rest: Vec<Move> = match &self.stage {
            SolvingStage::Refuting {
                refutation: Some(refutation),
                ..
            } => refutation.rest(game.turns().len()).to_vec(),
            _ => self.task.line[self.played()..].to_vec(),
        };
        for mv in rest {
            if game.play(mv).is_err() {
                break;
            }
        }
        let stage = match &mut self.stage {
            SolvingStage::Refuting { refutation, .. } => SolvingStage::Wrong(refutation.take()),
            _ => SolvingStage::Shown,
        };
        self.set_up(game, stage);
    }

    /// Puts a game on the board as it stands.
    fn set_up(&mut self, game: Game, stage: SolvingStage) {
        self.waiting = false;
        self.finish = Finish::default();
        self.stage = stage;
        if self.stage == SolvingStage::Open {
            self.helped = false;
            self.clue = match self.clue {
                Clue::None => Clue::None,
                _ => Clue::Kind,
            };
        }
        self.board.put(Box::new(game));
        let outs = self.board.finish();
        self.take_outputs(outs);
    }
}

impl AnyDriver for Solving {
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect> {
        if self.act_at_end(event) {
            self.lead_on();
            return self.outbox.take();
        }
        match event {
            BoardEvent::Elapsed(Timer::Puzzle(beat)) if self.waiting && *beat == self.beat => {
                self.waiting = false;
                self.place_for_player();
            }
            // A tap while a stone moves ends that, as in a game, and is about nothing else.
            BoardEvent::Tap(_) | BoardEvent::GoOn if self.is_still() && self.plays_by_itself() => {
                self.skip()
            }
            BoardEvent::Tap(_) | BoardEvent::GoOn if self.is_still() => {}
            BoardEvent::Tap(_)
            | BoardEvent::Call(_)
            | BoardEvent::PreviewCall(_)
            | BoardEvent::CancelCall
            | BoardEvent::GoOn
            | BoardEvent::Elapsed(_)
            | BoardEvent::Drawn { .. }
            | BoardEvent::Animated { .. } => self.on_board_event(event),
            BoardEvent::Answer(Answer {
                question,
                finding: Finding::Ending(solution),
            }) => {
                self.refuted(*question, solution.as_deref());
                self.finish(*question, solution.as_deref());
            }
            _ => {}
        }
        self.lead_on();
        self.outbox.take()
    }

    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect> {
        if attention == Attention::Away {
            self.waiting = false;
            self.drop_question_about_end();
            if let SolvingStage::Refuting {
                question,
                refutation: None,
                ..
            } = &mut self.stage
            {
                // It is asked anew when somebody looks again.
                *question = 0;
                self.outbox.device(Command::StopThinking);
            }
        }
        let outs = self.board.attend(attention);
        self.take_outputs(outs);
        self.lead_on();
        self.outbox.take()
    }

    /// The overlay of the board. A pass is announced only where the player plays.
    fn overlay(&self) -> Option<BoardOverlay> {
        let overlay = overlay(&self.board, &|color| self.who(color));
        overlay.filter(|_| self.stage == SolvingStage::Open)
    }

    fn set_options(&mut self, options: BoardOptions) {
        self.options = BoardOptions {
            hand_over: false,
            ..options
        };
        self.board.set_options(self.options);
    }

    fn board_step(&self) -> BoardStep {
        self.finish
            .running()
            .map_or_else(|| self.board.step(), Rerun::step)
    }
}

/// The player of a colour, as the solver would name it. A puzzle is played against nobody: the other side is named by
/// its colour.
fn who(solver: Color, color: Color) -> Who {
    if color == solver {
        Who::You
    } else {
        Who::Player(PlayerName::default())
    }
}

#[cfg(test)]
mod tests;
