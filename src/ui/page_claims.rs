//! The right of a page to act: in the browser preview the newest tab has it, elsewhere the only page there is.
//!
//! All tabs of a preview are in this process and use the same data folder. A tab takes over when it opens the
//! folder, and from then on no older one acts: nothing it is sent changes anything, so nothing is shown there that is
//! not saved. Opening and acting exclude each other, so what a tab loads is what the older one saved last.
//!
//! A page that loads itself anew may be left again before its socket was answered. So a socket says when its page was
//! loaded, and one that comes late does not take over from a page that was loaded after it, where the player is.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use dioxus::prelude::try_consume_context;
use tokio::sync::watch;

/// The claims of the pages of one preview or window, of which the newest may act.
#[derive(Clone, Default)]
pub struct PageClaims {
    given: Arc<watch::Sender<Given>>,
    /// The number of this page's load, until it has taken over once. After that it takes over only where
    /// the player asks for it.
    loaded: Arc<AtomicU64>,
}

/// The page that may act. Numbers only grow.
#[derive(Clone, Copy, Default)]
struct Given {
    /// The number of claims so far.
    claims: u64,
    /// The claim that may act.
    newest: u64,
    /// The load number of the page that may act, or might before the player chose another one.
    loaded: u64,
}

/// The load number of a claim that the player makes.
const ASKED_FOR: u64 = 0;

/// Returns true if this page is a tab of the preview: a browser's page, which can download files.
pub fn in_browser() -> bool {
    try_consume_context::<PageClaims>().is_some()
}

/// A page's claim to act.
#[derive(Clone)]
pub struct PageClaim {
    claims: PageClaims,
    number: u64,
}

impl PageClaims {
    /// The claims that this page shares with the preview's other tabs; a window's page has them for itself.
    pub fn of_this_page() -> PageClaims {
        try_consume_context().unwrap_or_default()
    }

    /// These claims for a page with a load number, counted from 1. A page without one counts as loaded last.
    pub fn of_page(&self, loaded: Option<u64>) -> PageClaims {
        PageClaims {
            given: Arc::clone(&self.given),
            loaded: Arc::new(AtomicU64::new(loaded.unwrap_or(ASKED_FOR))),
        }
    }

    /// Takes over, and opens what only that page may use. The page before may not act any more. Only a page
    /// that was loaded before another one that took over gets nothing.
    pub fn take<T>(&self, open: impl FnOnce() -> T) -> (PageClaim, T) {
        let mut taken = None;
        let loaded = self.loaded.swap(ASKED_FOR, Ordering::Relaxed);
        // Waits for an older tab that is acting, and keeps every other tab waiting while it opens.
        self.given.send_modify(|given| {
            given.claims += 1;
            if loaded == ASKED_FOR || given.loaded <= loaded {
                given.newest = given.claims;
                given.loaded = given.loaded.max(loaded);
            }
            taken = Some((given.claims, open()));
        });
        let (number, opened) = taken.expect("the closure is called once");
        let claims = self.clone();
        (PageClaim { claims, number }, opened)
    }
}

impl PageClaim {
    /// Acts if this page still may. No other page can take over meanwhile.
    pub fn act(&self, act: impl FnOnce()) {
        let given = self.claims.given.borrow();
        if given.newest == self.number {
            act();
        }
    }

    /// Waits until a newer tab takes over.
    pub async fn lost(&self) {
        let mut given = self.claims.given.subscribe();
        // The sender lives as long as this claim, so the wait ends only when another tab takes over.
        let _ = given.wait_for(|given| given.newest != self.number).await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn the_newest_tab_acts_and_the_older_one_hears_that_it_does_not() {
        let claims = PageClaims::default();
        let acts = |claim: &PageClaim| {
            let mut acted = false;
            claim.act(|| acted = true);
            acted
        };
        let (first, ()) = claims.take(|| ());
        assert!(acts(&first));
        let (second, ()) = claims.take(|| ());
        first.lost().await;
        assert!(!acts(&first) && acts(&second));
    }

    #[tokio::test]
    async fn a_socket_that_comes_late_takes_nothing_from_a_page_that_was_loaded_after_it() {
        let claims = PageClaims::default();
        let acts = |claim: &PageClaim| {
            let mut acted = false;
            claim.act(|| acted = true);
            acted
        };
        let (left, shown) = (claims.of_page(Some(1)), claims.of_page(Some(2)));
        let (shown, ()) = shown.take(|| ());
        let (late, ()) = left.take(|| ());
        late.lost().await;
        assert!(acts(&shown) && !acts(&late));
        // There the player may ask for it all the same.
        let (asked_for, ()) = left.take(|| ());
        assert!(acts(&asked_for) && !acts(&shown));
    }

    /// Each tab loads a number and saves it with one more, which goes wrong whenever two of them are at it at once.
    #[test]
    fn tabs_that_open_and_save_at_once_lose_nothing() {
        let claims = PageClaims::default();
        let disk = AtomicU32::new(0);
        let saved = AtomicU32::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..500 {
                        let (claim, loaded) = claims.take(|| disk.load(Ordering::SeqCst));
                        std::thread::yield_now();
                        claim.act(|| {
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
