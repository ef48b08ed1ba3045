//! The thinking thread: it lives as long as its [`Cpu`], and a flag stops it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use rsg_game::thinking::{Answer, Question};

use super::thinkers::{Search, Thinkers, engine_search};

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

impl Cpu {
    /// Starts the thread. It calls `answer` whenever it has one.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(answer: impl Fn(Answer) + Send + 'static) -> std::io::Result<Cpu> {
        Cpu::with_search(engine_search, answer)
    }

    pub(super) fn with_search(
        build: fn() -> Search,
        answer: impl Fn(Answer) + Send + 'static,
    ) -> std::io::Result<Cpu> {
        let (sender, jobs) = channel();
        let thread = Builder::new()
            .name("cpu".to_owned())
            .spawn(move || work(Thinkers::new(build), &jobs, &answer))?;
        Ok(Cpu {
            jobs: Some(sender),
            last: Mutex::default(),
            thread: Some(thread),
        })
    }

    /// Starts a question. The question before is stopped.
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
fn work(mut minds: Thinkers, jobs: &Receiver<Job>, answer: &dyn Fn(Answer)) {
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
