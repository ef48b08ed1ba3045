//! The device's clock, chance, timers and languages, which a system and a browser offer by different names.
//!
//! Both halves have the same functions; nothing outside of this folder knows which one it calls.

use std::future::Future;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

#[cfg(not(target_family = "wasm"))]
mod native;
#[cfg(target_family = "wasm")]
mod web;

#[cfg(not(target_family = "wasm"))]
pub use native::{
    ask_for_whole_program, chance, is_whole_program, languages, late_file, later, moods,
    page_address, puzzles, sleep, unix_time, uptime, utc_offset, whole_program,
};
#[cfg(target_family = "wasm")]
pub use web::{
    Lock, ask_for_whole_program, call, chance, is_whole_program, is_worker, languages, late_file,
    later, load_again, log_panics, may_begin_early, member, moods, page_address, puzzles, sleep,
    unix_time, uptime, utc_offset, whole_program,
};

/// The output of a future, or `None` after this time.
pub async fn within<T>(time: Duration, future: impl Future<Output = T>) -> Option<T> {
    let mut future = pin!(future);
    let mut end = pin!(sleep(time));
    std::future::poll_fn(|context| {
        if let Poll::Ready(value) = future.as_mut().poll(context) {
            return Poll::Ready(Some(value));
        }
        end.as_mut().poll(context).map(|()| None)
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_differs_from_call_to_call() {
        assert_ne!(chance(), chance());
    }

    #[tokio::test]
    async fn only_what_comes_in_time_is_waited_for() {
        assert_eq!(
            within(Duration::from_secs(3600), async { 1 }).await,
            Some(1)
        );
        let never = std::future::pending::<()>();
        assert_eq!(within(Duration::from_millis(1), never).await, None);
    }
}
