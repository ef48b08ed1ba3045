//! A queue between callbacks of the system and the app, which may start later or be busy.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;

/// Keeps items, the oldest first, until they are taken.
pub(super) struct Pending<T>(Arc<Queue<T>>);

struct Queue<T> {
    waiting: Mutex<VecDeque<T>>,
    rung: Notify,
}

impl<T> Clone for Pending<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T> Default for Pending<T> {
    fn default() -> Self {
        Self(Arc::new(Queue {
            waiting: Mutex::default(),
            rung: Notify::new(),
        }))
    }
}

impl<T> Pending<T> {
    /// Appends an item.
    pub(super) fn put(&self, one: T) {
        self.waiting().push_back(one);
        self.0.rung.notify_one();
    }

    /// The oldest, once there is one.
    pub(super) async fn next(&self) -> T {
        loop {
            let oldest = self.waiting().pop_front();
            match oldest {
                Some(one) => return one,
                None => self.0.rung.notified().await,
            }
        }
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, VecDeque<T>> {
        self.0
            .waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_comes_waits_until_somebody_takes_it_up() {
        let pending = Pending::default();
        pending.put("first");
        pending.put("second");
        assert_eq!(pending.next().await, "first");
        assert_eq!(pending.next().await, "second");
        let late = pending.clone();
        let taker = tokio::spawn(async move { late.next().await });
        tokio::task::yield_now().await;
        pending.put("third");
        assert_eq!(taker.await.expect("it is taken"), "third");
    }
}
