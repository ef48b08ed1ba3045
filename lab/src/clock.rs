//! A stopwatch, by the processor time of the thread that does it where the system tells it.
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
        Stopwatch::of(1)
    }

    /// Starts now, for work of a number of threads: of several it measures the clock's time.
    pub fn of(threads: usize) -> Stopwatch {
        let thread = if threads <= 1 { thread_time() } else { None };
        Stopwatch {
            wall: Instant::now(),
            thread,
        }
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        let of_thread = |then| Some(thread_time()?.saturating_sub(then));
        self.thread
            .and_then(of_thread)
            .unwrap_or_else(|| self.wall.elapsed())
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.elapsed().as_secs_f64()
    }
}

/// Processor time this thread has used: Linux says so in the first number of this file.
fn thread_time() -> Option<Duration> {
    // The system counts at its ticks, milliseconds apart, and whenever a thread yields.
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

/// Milliseconds with a fraction.
pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
