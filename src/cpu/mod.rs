//! The thinking thread: a question in, an answer out, stopped at any time.
//!
//! [`Cpu::start`] starts the app's thread of its own, which lives as long as the [`Cpu`] does and keeps the
//! search's tables from question to question. [`Cpu::ask`] hands it a [`Question`] and returns at once; the answer comes
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
use rsg_engine::{Care, Cost, Game, Judgement, Known, Level, Limits, Move, Solution, Thinker};

use analyst::Analyst;
use rsg_game::board::Wish;
use rsg_game::progress::CpuLevel;
use rsg_game::session::review::Effort;
use rsg_game::session::{
    PlacementQuestion, Question, RefutationQuestion, TablePosition, TableQuestion,
};

/// How much memory the search's tables take, in megabytes: a phone of ten years ago can spare it.
const TABLE_MB: usize = 32;

/// The same for the teacher, who proves endings alone.
const TEACHER_MB: usize = 8;

/// The answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// The question's number.
    pub question: u64,
    /// The move; always one that can be played.
    pub mv: Move,
}

/// What the placement cost that a question was about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Word {
    /// The question's number.
    pub question: u64,
    pub cost: Cost,
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
    /// A move in a game, perhaps after a word on a placement.
    Choose(Question),
    /// A word on a placement.
    Teach(PlacementQuestion),
    /// A turn in a game at the table.
    AtTable {
        question: Box<TableQuestion>,
        tell: Box<dyn FnOnce(Play) + Send>,
    },
    /// What a position of a finished game at the table is worth.
    JudgeAtTable {
        position: Box<TablePosition>,
        tell: Box<dyn FnOnce(Option<TableJudgement>) + Send>,
    },
    /// How a game ends with best play.
    Refute { game: Game, tell: TellEnd },
    /// A finished game, placement by placement.
    Judge {
        game: Game,
        /// What is known of its placements.
        known: Vec<Known>,
        effort: Effort,
        tell: Tell,
    },
}

/// Who is told what comes out about a finished game.
type Tell = Box<dyn FnMut(Finding) + Send>;

/// Who is told how a game ends with best play; nothing if the search failed.
type TellEnd = Box<dyn FnOnce(Option<Solution>) + Send>;

/// What comes out about a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// What a placement was worth, and with how much care that was found.
    Judged(Box<Judgement>, Care),
    /// Nothing more comes: everything was judged as far as the effort goes, or the time is up.
    Done,
}

/// What finds a move: the engine's search, or in tests whatever goes wrong. `None` if it was stopped.
type Search = Box<dyn FnMut(&Question, &dyn Fn() -> bool) -> Option<Move>>;

impl Cpu {
    /// Starts the thread. It calls `answer` and `word` whenever it has one.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(
        answer: impl Fn(Answer) + Send + 'static,
        word: impl Fn(Word) + Send + 'static,
    ) -> std::io::Result<Cpu> {
        Cpu::with_search(engine_search, answer, word)
    }

    fn with_search(
        build: fn() -> Search,
        answer: impl Fn(Answer) + Send + 'static,
        word: impl Fn(Word) + Send + 'static,
    ) -> std::io::Result<Cpu> {
        let (sender, jobs) = channel();
        let thread = Builder::new()
            .name("cpu".to_owned())
            .spawn(move || work(build, &jobs, answer, word))?;
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

    /// Asks what a placement cost. The question before is stopped.
    pub fn teach(&self, question: PlacementQuestion) {
        self.begin(Work::Teach(question));
    }

    /// Asks for a turn in a game at the table; `tell` hears it on the thread, unless it is stopped. The question before is
    /// stopped.
    pub fn ask_at_table(
        &self,
        question: Box<TableQuestion>,
        tell: impl FnOnce(Play) + Send + 'static,
    ) {
        let tell = Box::new(tell);
        self.begin(Work::AtTable { question, tell });
    }

    /// Asks what a position of a finished game at the table is worth; `tell` hears it on the thread, unless it is stopped. The
    /// question before is stopped.
    pub fn judge_at_table(
        &self,
        position: Box<TablePosition>,
        tell: impl FnOnce(Option<TableJudgement>) + Send + 'static,
    ) {
        let tell = Box::new(tell);
        self.begin(Work::JudgeAtTable { position, tell });
    }

    /// Asks how a game ends with best play; `tell` hears it on the thread, unless it is stopped. The question before is
    /// stopped.
    pub fn refute(
        &self,
        question: RefutationQuestion,
        tell: impl FnOnce(Option<Solution>) + Send + 'static,
    ) {
        self.begin(Work::Refute {
            game: question.game,
            tell: Box::new(tell),
        });
    }

    /// Asks what the placements of a game were worth of which nothing is known; `tell` hears it on the thread, bit by bit,
    /// and that it is done, unless it is stopped. The question before is stopped.
    pub fn judge(
        &self,
        game: Game,
        known: Vec<Known>,
        effort: Effort,
        tell: impl FnMut(Finding) + Send + 'static,
    ) {
        let tell = Box::new(tell);
        self.begin(Work::Judge {
            game,
            known,
            effort,
            tell,
        });
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
fn work(build: fn() -> Search, jobs: &Receiver<Job>, answer: impl Fn(Answer), word: impl Fn(Word)) {
    let mut search = build();
    let mut teacher = None;
    let mut mind = Mind::default();
    let mut analyst = Analyst::new();
    let say = |teacher: &mut _, question, game: &Game, turn, stopped: &dyn Fn() -> bool| {
        if let Some(cost) = cost(teacher, game, turn, stopped) {
            word(Word { question, cost });
        }
    };
    for job in jobs {
        let stopped = || job.stop.load(Ordering::Relaxed);
        if stopped() {
            continue;
        }
        if !matches!(job.work, Work::Judge { .. }) {
            analyst.rest();
        }
        let question = match job.work {
            Work::Choose(question) => {
                if let Some(turn) = question.judge {
                    let (number, game) = (question.number, &question.game);
                    say(&mut teacher, number, game, turn, &stopped);
                }
                question
            }
            Work::Teach(question) => {
                let (number, game) = (question.number, &question.game);
                say(&mut teacher, number, game, question.turn, &stopped);
                continue;
            }
            Work::Refute { game, tell } => {
                let found = solution(&mut teacher, &game, &stopped);
                if !stopped() {
                    tell(found);
                }
                continue;
            }
            Work::AtTable { question, tell } => {
                let play = play_at_table(&mut mind, &question, &stopped);
                if let Some(play) = play.filter(|_| !stopped()) {
                    tell(play);
                }
                continue;
            }
            Work::JudgeAtTable { position, tell } => {
                let judgement = judge_at_table(&mut mind, &position, &stopped);
                if !stopped() {
                    tell(judgement);
                }
                continue;
            }
            Work::Judge {
                game,
                known,
                effort,
                mut tell,
            } => {
                analyst.judge(&game, &known, effort, &mut *tell, &stopped);
                if !stopped() {
                    tell(Finding::Done);
                }
                continue;
            }
        };
        let question = &question;
        let found = catch_unwind(AssertUnwindSafe(|| search(question, &stopped)));
        if found.is_err() {
            log_panic(question);
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

fn log_panic(question: &Question) {
    let (number, position) = (question.number, question.game.position());
    eprintln!("cpu: the search panicked at question {number} and starts anew; position {position}");
}

/// What a placement cost. `None` if it was stopped, or panicked: then nothing is said, and the game goes on.
fn cost(
    teacher: &mut Option<Thinker>,
    game: &Game,
    turn: usize,
    stopped: &dyn Fn() -> bool,
) -> Option<Cost> {
    let found = catch_unwind(AssertUnwindSafe(|| {
        let teacher = teacher.get_or_insert_with(|| Thinker::new(TEACHER_MB));
        teacher.cost(game, turn, Limits::default(), stopped)
    }));
    if found.is_err() {
        eprintln!("cpu: the teacher panicked; game {}", game.record());
        *teacher = None;
    }
    found.ok().flatten()
}

/// How a game ends with best play. `None` if it was stopped, or panicked.
fn solution(
    teacher: &mut Option<Thinker>,
    game: &Game,
    stopped: &dyn Fn() -> bool,
) -> Option<Solution> {
    let found = catch_unwind(AssertUnwindSafe(|| {
        let teacher = teacher.get_or_insert_with(|| Thinker::new(TEACHER_MB));
        teacher.solve(game, stopped)
    }));
    if found.is_err() {
        eprintln!("cpu: the solver panicked; position {}", game.position());
        *teacher = None;
    }
    found.ok().flatten()
}

/// A legal move, for when there is no better one; none in a finished game, about which nobody asks.
fn any_move(question: &Question) -> Option<Move> {
    let moves = question.game.moves();
    let place = question.seed.checked_rem(moves.len() as u64)?;
    moves.get(usize::try_from(place).ok()?).copied()
}

/// A turn in a game at the table; after a panic any that can be played. None if it was stopped.
fn play_at_table(
    mind: &mut Mind,
    question: &TableQuestion,
    stopped: &dyn Fn() -> bool,
) -> Option<Play> {
    let TableQuestion {
        number,
        game,
        wish,
        level,
        seed,
    } = question;
    let found = of_mind(mind, *number, &**game, |mind| match wish {
        Wish::Turn if game.is_stopped() => game.play_on(mind, *level, *seed, stopped),
        Wish::Turn | Wish::Hint | Wish::Lost => game.choose(mind, *level, *seed, stopped),
    });
    let first = || game.placements().first().copied().map(Play::Place);
    found.or_else(first)
}

/// What a position of a game at the table is worth. None if it was stopped, nothing can be said of it, or the search panicked.
fn judge_at_table(
    mind: &mut Mind,
    position: &TablePosition,
    stopped: &dyn Fn() -> bool,
) -> Option<TableJudgement> {
    let TablePosition {
        question,
        game,
        played,
    } = position;
    of_mind(mind, *question, &**game, |mind| {
        game.judge(mind, *played, stopped)
    })
}

/// What the mind finds; nothing after a panic, and it begins anew.
fn of_mind<T>(
    mind: &mut Mind,
    question: u64,
    game: &dyn TableGame,
    think: impl FnOnce(&mut Mind) -> Option<T>,
) -> Option<T> {
    let found = catch_unwind(AssertUnwindSafe(|| think(mind)));
    if found.is_err() {
        eprintln!(
            "cpu: the search panicked at question {question} and starts anew; {} {}",
            game.terms(),
            game.record()
        );
        *mind = Mind::default();
    }
    found.ok().flatten()
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
