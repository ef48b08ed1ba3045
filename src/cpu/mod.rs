//! The thinking computer player and judge: a question in, an answer out, stopped at any time.
//!
//! [`Cpu`] keeps the search's tables from question to question. [`Cpu::ask`] takes a [`Question`] and returns at once;
//! the answers come by the callback, with the question's number. The caller compares numbers and drops an answer to an
//! old question. A new question, [`Cpu::stop`] and dropping the [`Cpu`] stop the running search, which then gives no
//! answer.
//!
//! The [`minds`] that think are the same everywhere. On a system they have a [`thread`] of the app, and a flag stops
//! them; in a browser they have a worker, which is another program: questions and answers go to and fro as text
//! ([`wire`]), and a worker that is to stop is ended.
//!
//! On a system a finished game is judged by an [`analyst`] with tables of its own, whose long proofs take a second
//! thread for as long as they last. The page has a [`pool`] of workers for it, each of which answers one question at a
//! time.
//!
//! In practice a placement is judged first, by a [`Thinker`](rsg_engine::Thinker) of its own with small tables: the
//! teacher. So a level plays as it does without one.
//!
//! A search that panics must not end the game. The panic is logged, the search is built anew, because its tables may be
//! in any state, and the answer is a legal move.
#![allow(
    clippy::disallowed_methods,
    reason = "starts the thinking thread, and sees to it that an analysis ends in time"
)]

mod analyst;
#[cfg(any(test, target_family = "wasm"))]
mod pool;
mod puzzle;
mod thinkers;
pub mod wire;

#[cfg(not(target_family = "wasm"))]
mod thread;
#[cfg(target_family = "wasm")]
mod worker;

pub use thinkers::engine_level;
#[cfg(not(target_family = "wasm"))]
pub use thread::Cpu;
#[cfg(target_family = "wasm")]
pub use worker::{HiredCpu as Cpu, serve};

/// Memory of the search's tables in megabytes: a phone of ten years ago can spare it.
const TABLE_MB: usize = 32;

/// Memory of the tables of each worker that helps to review a game. Each piece begins with empty ones, and what is told
/// hangs on their size.
#[cfg(any(test, target_family = "wasm"))]
const HELPER_MB: usize = 16;

/// Memory of the teacher's tables in megabytes; a teacher proves endings alone.
const TEACHER_MB: usize = 8;

#[cfg(test)]
mod tests;
