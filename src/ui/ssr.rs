//! Components drawn to text, so that a test can look for what is on them.
use std::ops::Deref;

use dioxus::prelude::*;

use crate::ui::runtime::ReadApp;
use crate::ui::texts::provide_texts;
use rsg_game::app::App;
use rsg_game::text::Language;

/// A drawn page, as HTML.
pub(super) struct Page(String);

/// Draws in English. No test id may be there twice, and no key where its words should be.
pub(super) fn draw(content: impl Fn() -> Element + Clone + 'static) -> Page {
    let root = move |()| {
        provide_texts(Language::English);
        content()
    };
    let mut dom = VirtualDom::new_with_props(root, ());
    dom.rebuild_in_place();
    let page = Page(dioxus_ssr::render(&dom));
    page.check_ids();
    page.check_words();
    page
}

/// Draws what only reads the app.
pub(super) fn draw_with(app: App, content: fn() -> Element) -> Page {
    draw(move || {
        use_context_provider(|| ReadApp(Signal::new(app.clone()).into()));
        content()
    })
}

impl Deref for Page {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Page {
    /// The opening tag that carries an attribute.
    pub(super) fn tag(&self, attribute: &str) -> &str {
        let at = self
            .find(attribute)
            .unwrap_or_else(|| panic!("{attribute} is missing"));
        let start = self[..at].rfind('<').expect("an attribute is in a tag");
        let length = self[start..].find('>').expect("a tag ends");
        &self[start..start + length]
    }

    /// The opening tag that carries a test id.
    pub(super) fn by_id(&self, id: &str) -> &str {
        self.tag(&format!("data-testid=\"{id}\""))
    }

    /// Every test id.
    pub(super) fn ids(&self) -> Vec<&str> {
        self.values("data-testid")
    }

    /// Every value of an attribute.
    pub(super) fn values(&self, attribute: &str) -> Vec<&str> {
        self.split(&format!("{attribute}=\""))
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect()
    }

    pub(super) fn count(&self, what: &str) -> usize {
        self.matches(what).count()
    }

    fn check_ids(&self) {
        let mut ids = self.ids();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "an id twice in {}", self.0);
        assert!(self.count("data-screen") <= 1);
    }

    /// A message that is missing is drawn as its key: small letters with a hyphen and no space.
    fn check_words(&self) {
        let between_tags = self
            .split('<')
            .filter_map(|piece| Some(piece.split_once('>')?.1));
        let is_key = |text: &&str| {
            text.contains('-')
                && text.starts_with(|first: char| first.is_ascii_lowercase())
                && text.chars().all(|letter| {
                    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
                })
        };
        let key = between_tags.chain(self.values("aria-label")).find(is_key);
        assert_eq!(key, None, "a key without words");
    }
}
