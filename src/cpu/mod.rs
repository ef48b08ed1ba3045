//! The thinking thread: a question in, an answer out, stopped at any time.
//!
//! [`Cpu::start`] starts the app's thread of its own, which lives as long as the [`Cpu`] does and keeps the
//! search's tables from question to question. [`Cpu::ask`] hands it a [`Question`] and returns at once; the answers come
//! by the callback, on the thread, with the question's number. Whether it is still wanted is not decided here: whoever
//! asked compares numbers. Asking anew, [`Cpu::stop`] and dropping the [`Cpu`] raise the flag that the running search
//! looks at; nothing is answered then.
//!
//! A finished game is judged by an [`analyst`] with tables of its own, whose long proofs take a second thread for as long as
//! they last.
//!
//! In practice a placement is judged first, by a [`Thinker`] of its own with small tables: the teacher. So a level plays
//! as it does without one.
//!
//! A search that panics must not end the game. The panic is caught and told to the log, the search is built anew,
//! because nobody knows what state its tables are in, and the question is answered with a legal move.
#![allow(
    clippy::disallowed_methods,
    reason = "starts the thinking thread, and sees to it that an analysis ends in time"
)]

mod analyst;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use rsg_classics::{Judgement as TableJudgement, Mind, Play, TableGame};
use rsg_engine::{Cost, Game, Level, Limits, Move, Solution, Thinker};

use analyst::Analyst;
use rsg_game::progress::CpuLevel;
use rsg_game::thinking::{
    Answer, Finding, Placement, Question, StarTurn, TablePosition, TableTurn, Topic, Wish,
};

/// How much memory the search's tables take, in megabytes: a phone of ten years ago can spare it.
const TABLE_MB: usize = 32;

/// The same for the teacher, who proves endings alone.
const TEACHER_MB: usize = 8;

/// The thinking thread.
#[derive(Debug)]
pub struct Cpu {
    /// Closed by dropping it: the thread ends.
    jobs: Option<Sender<Job>>,
    /// Stops the last question.
    last: Mutex<Arc<AtomicBool>>,
    thread: Option<JoinHandle<()>>,
}

/// A question and the flag that stops it.
struct Job {
    question: Question,
    stop: Arc<AtomicBool>,
}

/// Finds a move: the engine's search, or in tests whatever goes wrong. `None` if it was stopped.
type Search = Box<dyn FnMut(&StarTurn, &dyn Fn() -> bool) -> Option<Move>>;

impl Cpu {
    /// Starts the thread. It calls `answer` whenever it has one.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(answer: impl Fn(Answer) + Send + 'static) -> std::io::Result<Cpu> {
        Cpu::with_search(engine_search, answer)
    }

    fn with_search(
        build: fn() -> Search,
        answer: impl Fn(Answer) + Send + 'static,
    ) -> std::io::Result<Cpu> {
        let (sender, jobs) = channel();
        let thread = Builder::new()
            .name("cpu".to_owned())
            .spawn(move || work(Minds::new(build), &jobs, &answer))?;
        Ok(Cpu {
            jobs: Some(sender),
            last: Mutex::default(),
            thread: Some(thread),
        })
    }

    /// Asks a question. The question before is stopped.
    pub fn ask(&self, question: Question) {
        let stop = Arc::new(AtomicBool::new(false));
        self.replace_last(Arc::clone(&stop));
        if let Some(jobs) = &self.jobs {
            // The thread cannot have ended: it outlives every panic of a search and ends when this sender is dropped.
            let _ = jobs.send(Job { question, stop });
        }
    }

    /// The last question is not wanted any more.
    pub fn stop(&self) {
        self.replace_last(Arc::default());
    }

    fn replace_last(&self, next: Arc<AtomicBool>) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.store(true, Ordering::Relaxed);
        *last = next;
    }
}

impl Drop for Cpu {
    fn drop(&mut self) {
        self.stop();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // It looks at its flag within milliseconds. Should it have panicked outside of a search, there is
            // nothing left to be done about it.
            let _ = thread.join();
        }
    }
}

/// The thread's life.
fn work(mut minds: Minds, jobs: &Receiver<Job>, answer: &dyn Fn(Answer)) {
    for Job { question, stop } in jobs {
        let stopped = || stop.load(Ordering::Relaxed);
        let mut tell = |finding| {
            if !stopped() {
                answer(Answer {
                    question: question.number,
                    finding,
                });
            }
        };
        if !stopped() {
            minds.think(&question, &mut tell, &stopped);
        }
    }
}

/// All that thinks, each with tables of its own.
struct Minds {
    build: fn() -> Search,
    search: Search,
    /// Judges placements in practice and proves endings of puzzles. It has tables from the first question on.
    teacher: Option<Thinker>,
    analyst: Analyst,
    /// Plays and judges the classics.
    classics: Mind,
}

impl Minds {
    fn new(build: fn() -> Search) -> Minds {
        Minds {
            build,
            search: build(),
            teacher: None,
            analyst: Analyst::new(),
            classics: Mind::default(),
        }
    }

    /// Tells all findings about a question. What is told after a stop is dropped.
    fn think(
        &mut self,
        question: &Question,
        tell: &mut dyn FnMut(Finding),
        stopped: &dyn Fn() -> bool,
    ) {
        if !matches!(question.topic, Topic::Analysis(_)) {
            self.analyst.rest();
        }
        let number = question.number;
        match &question.topic {
            Topic::Turn(turn) => {
                if let Some(judged) = turn.judge
                    && let Some(cost) = self.cost(&turn.game, judged, stopped)
                {
                    tell(Finding::Cost(cost));
                }
                if let Some(mv) = self.choose(number, turn, stopped) {
                    tell(Finding::Turn(mv.into()));
                }
            }
            Topic::Cost(Placement { game, turn }) => {
                if let Some(cost) = self.cost(game, *turn, stopped) {
                    tell(Finding::Cost(cost));
                }
            }
            Topic::Ending(game) => {
                let solution = self.solution(game, stopped);
                tell(Finding::Ending(solution.map(Box::new)));
            }
            Topic::Analysis(analysis) => {
                self.analyst.judge(analysis, tell, stopped);
                tell(Finding::Done);
            }
            Topic::TableTurn(turn) => {
                if let Some(play) = self.choose_at_table(number, turn, stopped) {
                    tell(Finding::Turn(play.into()));
                }
            }
            Topic::TablePosition(position) => {
                tell(Finding::Position(
                    self.judge_at_table(number, position, stopped),
                ));
            }
        }
    }

    /// A move; after a panic any that can be played. `None` if it was stopped.
    fn choose(&mut self, number: u64, turn: &StarTurn, stopped: &dyn Fn() -> bool) -> Option<Move> {
        let found = catch_unwind(AssertUnwindSafe(|| (self.search)(turn, stopped)));
        if found.is_err() {
            log_panic(number, turn);
            self.search = (self.build)();
        }
        found.ok().flatten().or_else(|| any_move(turn))
    }

    /// What a placement cost. `None` if it was stopped, or panicked: then nothing is said, and the game goes on.
    fn cost(&mut self, game: &Game, turn: usize, stopped: &dyn Fn() -> bool) -> Option<Cost> {
        self.of_teacher(game, |teacher| {
            teacher.cost(game, turn, Limits::default(), stopped)
        })
    }

    /// How a game ends with best play. `None` if it was stopped, or panicked.
    fn solution(&mut self, game: &Game, stopped: &dyn Fn() -> bool) -> Option<Solution> {
        self.of_teacher(game, |teacher| teacher.solve(game, stopped))
    }

    /// What the teacher finds; nothing after a panic, and it begins anew.
    fn of_teacher<T>(
        &mut self,
        game: &Game,
        think: impl FnOnce(&mut Thinker) -> Option<T>,
    ) -> Option<T> {
        let found = catch_unwind(AssertUnwindSafe(|| {
            let new = || Thinker::new(TEACHER_MB);
            think(self.teacher.get_or_insert_with(new))
        }));
        if found.is_err() {
            eprintln!("cpu: the teacher panicked; game {}", game.record());
            self.teacher = None;
        }
        found.ok().flatten()
    }

    /// A turn in a game at the table; after a panic any that can be played. `None` if it was stopped.
    fn choose_at_table(
        &mut self,
        number: u64,
        turn: &TableTurn,
        stopped: &dyn Fn() -> bool,
    ) -> Option<Play> {
        let TableTurn {
            game,
            wish,
            level,
            seed,
        } = turn;
        let found = self.of_classics(number, &**game, |mind| match wish {
            Wish::Turn if game.is_stopped() => game.play_on(mind, *level, *seed, stopped),
            Wish::Turn | Wish::Hint | Wish::Lost => game.choose(mind, *level, *seed, stopped),
        });
        let first = || game.placements().first().copied().map(Play::Place);
        found.or_else(first)
    }

    /// What a position of a game at the table is worth. `None` if it was stopped, nothing can be said of it, or the search
    /// panicked.
    fn judge_at_table(
        &mut self,
        number: u64,
        position: &TablePosition,
        stopped: &dyn Fn() -> bool,
    ) -> Option<TableJudgement> {
        let TablePosition { game, played } = position;
        self.of_classics(number, &**game, |mind| game.judge(mind, *played, stopped))
    }

    /// What the classics' mind finds; nothing after a panic, and it begins anew.
    fn of_classics<T>(
        &mut self,
        number: u64,
        game: &dyn TableGame,
        think: impl FnOnce(&mut Mind) -> Option<T>,
    ) -> Option<T> {
        let found = catch_unwind(AssertUnwindSafe(|| think(&mut self.classics)));
        if found.is_err() {
            eprintln!(
                "cpu: the search panicked at question {number} and starts anew; {} {}",
                game.terms(),
                game.record()
            );
            self.classics = Mind::default();
        }
        found.ok().flatten()
    }
}

fn log_panic(number: u64, turn: &StarTurn) {
    let position = turn.game.position();
    eprintln!("cpu: the search panicked at question {number} and starts anew; position {position}");
}

/// A legal move, for when there is no better one; none in a finished game, about which nobody asks.
fn any_move(turn: &StarTurn) -> Option<Move> {
    let moves = turn.game.moves();
    let place = turn.seed.checked_rem(moves.len() as u64)?;
    moves.get(usize::try_from(place).ok()?).copied()
}

/// The engine's search with tables of its own.
fn engine_search() -> Search {
    let mut thinker = Thinker::new(TABLE_MB);
    Box::new(move |turn, stopped| {
        thinker
            .choose(
                &turn.game,
                engine_level(turn.level),
                turn.seed,
                Limits::default(),
                stopped,
            )
            .map(|report| report.best)
    })
}

/// The engine's name for a level.
#[must_use]
pub fn engine_level(level: CpuLevel) -> Level {
    match level {
        CpuLevel::One => Level::One,
        CpuLevel::Two => Level::Two,
        CpuLevel::Three => Level::Three,
        CpuLevel::Four => Level::Four,
        CpuLevel::Five => Level::Five,
        CpuLevel::Max => Level::Max,
        CpuLevel::Final => Level::Final,
        CpuLevel::Oracle => Level::Oracle,
    }
}

#[cfg(test)]
mod tests;
