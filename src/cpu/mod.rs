//! The thinking thread: a question in, an answer out, stopped at any time.
//!
//! [`Cpu::start`] starts the app's only thread of its own, which lives as long as the [`Cpu`] does and keeps the
//! search's tables from question to question. [`Cpu::ask`] hands it a [`Question`] and returns at once; the answer comes
//! by the callback, on the thread, with the question's number. Whether it is still wanted is not decided here: whoever
//! asked compares numbers. Asking anew, [`Cpu::stop`] and dropping the [`Cpu`] raise the flag that the running search
//! looks at; nothing is answered then.
//!
//! A search that panics must not end the game. The panic is caught and told to the log, the search is built anew,
//! because nobody knows what state its tables are in, and the question is answered with a legal move.
#![allow(clippy::disallowed_methods, reason = "starts the thinking thread")]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use rsg_engine::{Care, Game, Judgement, Known, Level, Limits, Move, Thinker};

use rsg_game::progress::CpuLevel;
use rsg_game::session::Question;

/// How much memory the search's tables take, in megabytes: a phone of ten years ago can spare it.
const TABLE_MB: usize = 32;

/// The answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// The question's number.
    pub question: u64,
    /// The move; always one that can be played.
    pub mv: Move,
}

/// The thinking thread.
#[derive(Debug)]
pub struct Cpu {
    /// Closed by dropping it: the thread ends.
    jobs: Option<Sender<Job>>,
    /// Stops the last question.
    last: Mutex<Arc<AtomicBool>>,
    thread: Option<JoinHandle<()>>,
}

/// Work and the flag that stops it.
struct Job {
    work: Work,
    stop: Arc<AtomicBool>,
}

/// What there is to think about.
enum Work {
    /// A move in a game.
    Choose(Question),
    /// A finished game, placement by placement.
    Judge {
        game: Game,
        /// What is known of its placements.
        known: Vec<Known>,
        tell: Tell,
    },
}

/// Who is told what a placement was worth, and with how much care that was found.
type Tell = Box<dyn FnMut(Judgement, Care) + Send>;

/// What finds a move: the engine's search, or in tests whatever goes wrong. `None` if it was stopped.
type Search = Box<dyn FnMut(&Question, &dyn Fn() -> bool) -> Option<Move>>;

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
            .spawn(move || work(build, &jobs, answer))?;
        Ok(Cpu {
            jobs: Some(sender),
            last: Mutex::default(),
            thread: Some(thread),
        })
    }

    /// Asks for a move. The question before is stopped.
    pub fn ask(&self, question: Question) {
        self.begin(Work::Choose(question));
    }

    /// Asks what the placements of a game were worth of which nothing is known; `tell` hears it on the thread, bit by bit.
    /// The question before is stopped.
    pub fn judge(
        &self,
        game: Game,
        known: Vec<Known>,
        tell: impl FnMut(Judgement, Care) + Send + 'static,
    ) {
        let tell = Box::new(tell);
        self.begin(Work::Judge { game, known, tell });
    }

    fn begin(&self, work: Work) {
        let stop = Arc::new(AtomicBool::new(false));
        self.replace_last(Arc::clone(&stop));
        if let Some(jobs) = &self.jobs {
            // The thread cannot have ended: it outlives every panic of a search and ends when this sender is dropped.
            let _ = jobs.send(Job { work, stop });
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
fn work(build: fn() -> Search, jobs: &Receiver<Job>, answer: impl Fn(Answer)) {
    let mut search = build();
    for job in jobs {
        let stopped = || job.stop.load(Ordering::Relaxed);
        if stopped() {
            continue;
        }
        let question = match job.work {
            Work::Choose(question) => question,
            Work::Judge { game, known, tell } => {
                judge(&game, &known, tell, &stopped);
                continue;
            }
        };
        let question = &question;
        let found = catch_unwind(AssertUnwindSafe(|| search(question, &stopped)));
        if found.is_err() {
            eprintln!(
                "cpu: the search panicked at question {} and starts anew; position {}",
                question.number,
                question.game.position()
            );
            search = build();
        }
        let chosen = found.ok().flatten().or_else(|| any_move(question));
        if let (false, Some(mv)) = (stopped(), chosen) {
            answer(Answer {
                question: question.number,
                mv,
            });
        }
    }
}

/// A legal move, for when there is no better one; none in a finished game, about which nobody asks.
fn any_move(question: &Question) -> Option<Move> {
    let moves = question.game.moves();
    let place = question.seed.checked_rem(moves.len() as u64)?;
    moves.get(usize::try_from(place).ok()?).copied()
}

/// Judges with tables of its own, which are gone when it is done. A panic ends the analysis and nothing else.
fn judge(game: &Game, known: &[Known], mut tell: Tell, stopped: &dyn Fn() -> bool) {
    let judged = catch_unwind(AssertUnwindSafe(|| {
        let known = |turn: usize| known.get(turn).copied().unwrap_or(Known::Nothing);
        let limits = Limits::default();
        Thinker::new(TABLE_MB).analyse_game(game, limits, &known, &mut *tell, stopped);
    }));
    if judged.is_err() {
        eprintln!("cpu: the analysis panicked; game {}", game.record());
    }
}

/// The engine's search with tables of its own.
fn engine_search() -> Search {
    let mut thinker = Thinker::new(TABLE_MB);
    Box::new(move |question, stopped| {
        thinker
            .choose(
                &question.game,
                engine_level(question.level),
                question.seed,
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
