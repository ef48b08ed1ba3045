//! Which page may act: in the browser preview the newest tab, elsewhere the only page there is.
//!
//! All tabs of a preview are in this process and use the same data folder. A tab takes the seat when it opens the folder,
//! and from then on no older one acts: nothing it is sent changes anything, so nothing is shown there that is not saved.
//! Opening and acting exclude each other, so what a tab loads is what the older one saved last.

use std::sync::Arc;

use dioxus::prelude::try_consume_context;
use tokio::sync::watch;

/// The seat of one preview or window, by the number of the page that has it. Numbers only grow.
#[derive(Clone, Default)]
pub struct Seats(Arc<watch::Sender<u64>>);

/// Whether this page is a tab of the preview: a browser's page, which can download files.
pub fn in_browser() -> bool {
    try_consume_context::<Seats>().is_some()
}

/// A page's claim to the seat.
#[derive(Clone)]
pub struct Seat {
    seats: Seats,
    number: u64,
}

impl Seats {
    /// The seats that this page shares with the preview's other tabs; a window's page has them for itself.
    pub fn of_this_page() -> Seats {
        try_consume_context().unwrap_or_default()
    }

    /// Takes the seat, and opens what only the page that has it may use. Whoever had it has lost it.
    pub fn take<T>(&self, open: impl FnOnce() -> T) -> (Seat, T) {
        let mut taken = None;
        // Waits for an older tab that is acting, and keeps every other tab waiting while it opens.
        self.0.send_modify(|newest| {
            *newest += 1;
            taken = Some((*newest, open()));
        });
        let (number, opened) = taken.expect("the closure is called once");
        let seats = self.clone();
        (Seat { seats, number }, opened)
    }
}

impl Seat {
    /// Acts if this page still has the seat. Nobody can take it meanwhile.
    pub fn act(&self, act: impl FnOnce()) {
        let newest = self.seats.0.borrow();
        if *newest == self.number {
            act();
        }
    }

    /// Waits until a newer tab takes the seat.
    pub async fn lost(&self) {
        let mut newest = self.seats.0.subscribe();
        // The sender lives as long as this claim, so the wait ends only by the seat being taken.
        let _ = newest.wait_for(|newest| *newest != self.number).await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn the_newest_tab_acts_and_the_older_one_hears_that_it_does_not() {
        let seats = Seats::default();
        let acts = |seat: &Seat| {
            let mut acted = false;
            seat.act(|| acted = true);
            acted
        };
        let (first, ()) = seats.take(|| ());
        assert!(acts(&first));
        let (second, ()) = seats.take(|| ());
        first.lost().await;
        assert!(!acts(&first) && acts(&second));
    }

    /// Each tab loads a number and saves it with one more, which goes wrong whenever two of them are at it at once.
    #[test]
    fn tabs_that_open_and_save_at_once_lose_nothing() {
        let seats = Seats::default();
        let disk = AtomicU32::new(0);
        let saved = AtomicU32::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..500 {
                        let (seat, loaded) = seats.take(|| disk.load(Ordering::SeqCst));
                        std::thread::yield_now();
                        seat.act(|| {
                            disk.store(loaded + 1, Ordering::SeqCst);
                            saved.fetch_add(1, Ordering::SeqCst);
                        });
                    }
                });
            }
        });
        assert_eq!(disk.into_inner(), saved.into_inner());
    }
}
