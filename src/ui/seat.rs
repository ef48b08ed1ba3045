//! Who plays: of all pages that are open (tabs of the browser preview), the newest one.
//!
//! Taking the seat makes every older page stand up. It says so and offers to take the seat back; the profile is on the
//! disk after every change, so whoever sits down next goes on at the same point.

#[cfg(not(test))]
use std::sync::LazyLock;

use tokio::sync::watch;

/// The number of the page that has the seat. Numbers only grow.
#[cfg(not(test))]
fn seated() -> &'static watch::Sender<u64> {
    static SEATED: LazyLock<watch::Sender<u64>> = LazyLock::new(|| watch::Sender::new(0));
    &SEATED
}

/// Tests run side by side in one process, and none may take another one's seat: each thread has its own.
#[cfg(test)]
fn seated() -> &'static watch::Sender<u64> {
    thread_local! {
        static SEATED: &'static watch::Sender<u64> = Box::leak(Box::new(watch::Sender::new(0)));
    }
    SEATED.with(|seated| *seated)
}

/// A page's claim to the seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat(u64);

impl Seat {
    /// Takes the seat; whoever had it has lost it.
    #[must_use]
    pub fn take() -> Seat {
        let mut number = 0;
        seated().send_modify(|seated| {
            *seated += 1;
            number = *seated;
        });
        Seat(number)
    }

    /// Whether this page still has the seat.
    #[must_use]
    pub fn is_held(self) -> bool {
        *seated().borrow() == self.0
    }

    /// Waits until another page takes the seat.
    pub async fn lost(self) {
        // The sender is never dropped, so the wait ends only by the seat being taken.
        let _ = seated()
            .subscribe()
            .wait_for(|seated| *seated != self.0)
            .await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_newest_page_has_the_seat() {
        let first = Seat::take();
        assert!(first.is_held());
        let second = Seat::take();
        first.lost().await;
        assert!(!first.is_held());
        assert!(second.is_held());
    }
}
