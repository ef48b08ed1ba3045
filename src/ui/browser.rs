//! What the web page's browser says of itself: how the page gets to the home screen, and whether it keeps what is saved. It is
//! told by `assets/web/install.js`; no other shell says anything.

use dioxus::prelude::*;

/// How the page gets to the home screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Installing {
    /// The browser asks the player.
    Prompt,
    /// The player does it: iPhones and iPads.
    Steps,
}

/// What the browser has said last.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BrowserView {
    /// None where the page is there already, or cannot get there.
    pub installing: Option<Installing>,
    /// Whether it may delete what is saved.
    pub forgets: bool,
    /// Whether the player was invited to install the page.
    pub invited: bool,
    /// Whether all that the page needs is kept here, so that it opens without a network.
    pub opens_offline: bool,
}

impl BrowserView {
    /// Reads the page's words.
    #[must_use]
    pub fn read(words: &str) -> BrowserView {
        let says = |word: &str| words.split(' ').any(|said| said == word);
        let installing = match () {
            () if says("prompt") => Some(Installing::Prompt),
            () if says("steps") => Some(Installing::Steps),
            () => None,
        };
        BrowserView {
            installing,
            forgets: says("forgets"),
            invited: says("invited"),
            opens_offline: says("offline"),
        }
    }
}

/// What the browser has said, for every component.
#[derive(Clone, Copy)]
pub struct Browser(Signal<BrowserView>);

impl Browser {
    /// Provides it to everything below. To be called once, above the pages.
    pub fn provide() {
        use_context_provider(|| Browser(Signal::new(BrowserView::default())));
    }

    /// The browser has said something.
    pub fn hear(mut self, words: &str) {
        let said = BrowserView::read(words);
        if *self.0.peek() != said {
            self.0.set(said);
        }
    }
}

/// What the browser has said.
pub fn use_browser() -> BrowserView {
    let Browser(view) = use_context();
    view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_words_are_read() {
        assert_eq!(BrowserView::read(""), BrowserView::default());
        let first = BrowserView::read("prompt forgets");
        assert_eq!(first.installing, Some(Installing::Prompt));
        assert!(first.forgets && !first.invited && !first.opens_offline);
        assert!(BrowserView::read("forgets offline").opens_offline);
        let iphone = BrowserView::read("steps invited");
        assert_eq!(iphone.installing, Some(Installing::Steps));
        assert!(!iphone.forgets && iphone.invited);
    }
}
