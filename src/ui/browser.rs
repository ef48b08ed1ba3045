//! The state of the web page's browser: how the page gets to the home screen, and whether saved data stays.
//! `assets/web/install.js` sends it; no other shell does.

use dioxus::prelude::*;

/// The way for the page to the home screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Installing {
    /// The browser asks the player.
    Prompt,
    /// The player does it: iPhones and iPads.
    Steps,
}

/// The browser's last message.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BrowserView {
    /// None where the page is there already, or cannot get there.
    pub installing: Option<Installing>,
    /// The page was opened from the home screen.
    pub on_home_screen: bool,
    /// The browser may delete saved data.
    pub forgets: bool,
    /// The player was invited to install the page.
    pub invited: bool,
    /// All that the page needs is kept in the browser, so that it opens without a network.
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
            on_home_screen: says("home"),
            forgets: says("forgets"),
            invited: says("invited"),
            opens_offline: says("offline"),
        }
    }
}

/// The browser's last message, for every component. None before the first one.
#[derive(Clone, Copy)]
pub struct Browser(Signal<Option<BrowserView>>);

impl Browser {
    /// Provides it to everything below. To be called once, above the pages.
    pub fn provide() {
        use_context_provider(|| Browser(Signal::new(None)));
    }

    /// Takes a message of the browser.
    pub fn take_message(mut self, words: &str) {
        let said = Some(BrowserView::read(words));
        if *self.0.peek() != said {
            self.0.set(said);
        }
    }
}

/// The browser's last message.
pub fn use_browser() -> BrowserView {
    let Browser(view) = use_context();
    view().unwrap_or_default()
}

/// The way to the home screen that a screen offers: the one that was known when the screen came. A browser makes its
/// offer at any moment; shown then, it would move what the player is about to touch. It is there the next time.
pub fn use_installing() -> Option<Installing> {
    let Browser(view) = use_context();
    let mut known_first = use_hook(|| CopyValue::new(None));
    let now = view().map(|browser| browser.installing);
    if known_first().is_none() {
        known_first.set(now);
    }
    // What was taken or taken back is offered no more.
    known_first().flatten().and(now.flatten())
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
        let icon = BrowserView::read("home invited");
        assert!(icon.on_home_screen && icon.installing.is_none() && !first.on_home_screen);
        let iphone = BrowserView::read("steps invited");
        assert_eq!(iphone.installing, Some(Installing::Steps));
        assert!(!iphone.forgets && iphone.invited);
    }
}
