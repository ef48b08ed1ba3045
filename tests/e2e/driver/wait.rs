//! Waiting for a condition, with a limit, and saying what was there instead.

use std::time::{Duration, Instant};

use super::patience::Patience;

/// Long enough for anything the app does by itself, also on a machine that does four other things at once. Only a
/// failure waits so long.
pub const SOON: Duration = Duration::from_secs(300);

/// Long enough for the CPU's answer and for a game's analysis.
pub const THOUGHT: Duration = Duration::from_secs(600);

/// What this run may still wait for.
pub static PATIENCE: Patience = Patience::new();

/// Repeats a question until it has an answer. Until then the question returns what it saw instead, which ends up in the
/// message.
#[track_caller]
pub fn wait_for<T>(what: &str, limit: Duration, ask: impl FnMut() -> Result<T, String>) -> T {
    repeat(what, limit, Duration::from_millis(80), ask)
}

/// Repeats a question that waits for an answer itself.
#[track_caller]
pub fn wait_on<T>(what: &str, limit: Duration, ask: impl FnMut() -> Result<T, String>) -> T {
    repeat(what, limit, SHORTEST_PAUSE, ask)
}

const SHORTEST_PAUSE: Duration = Duration::from_millis(8);

#[track_caller]
fn repeat<T>(
    what: &str,
    limit: Duration,
    longest_pause: Duration,
    mut ask: impl FnMut() -> Result<T, String>,
) -> T {
    let start = Instant::now();
    let mut pause = SHORTEST_PAUSE;
    loop {
        let seen = match ask() {
            Ok(answer) => {
                PATIENCE.fulfilled(limit, start.elapsed());
                return answer;
            }
            Err(seen) => seen,
        };
        let waited = start.elapsed();
        assert!(
            waited < PATIENCE.limit(limit),
            "waited {} s for {what}; instead: {seen}",
            waited.as_secs()
        );
        std::thread::sleep(pause);
        pause = (pause * 3 / 2).min(longest_pause);
    }
}
