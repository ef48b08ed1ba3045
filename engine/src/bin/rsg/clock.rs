//! How long something takes, by the processor time of the thread that does it where the system tells it.
//!
//! On a machine that others use too, the clock on the wall measures them as well.

use std::time::{Duration, Instant};

/// A running stopwatch.
pub struct Stopwatch {
    wall: Instant,
    thread: Option<Duration>,
}

impl Stopwatch {
    /// Starts now.
    pub fn start() -> Stopwatch {
        Stopwatch {
            wall: Instant::now(),
            thread: thread_time(),
        }
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        match (self.thread, thread_time()) {
            (Some(then), Some(now)) => now.saturating_sub(then),
            _ => self.wall.elapsed(),
        }
    }
}

/// Processor time this thread has used: Linux says so in the first number of this file.
fn thread_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
