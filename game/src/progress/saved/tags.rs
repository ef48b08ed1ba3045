//! A few words by which a player finds a kept game again.
//!
//! They are the player's own and not chosen from a list of ours: what somebody wants to find again ("with Aiko", "lost
//! in the ending") nobody knows beforehand, and their own words need no translation. To type is slow on a phone, so the
//! words that are in use are offered to be tapped. A few short ones a game are enough for that, and fit beside it.

use crate::progress::choices::name::one_line;
use serde::{Deserialize, Serialize};

/// The words on a game, in the order in which they were put there; each is there once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<String>")]
pub struct Tags(Vec<String>);

impl From<Vec<String>> for Tags {
    fn from(words: Vec<String>) -> Self {
        words.into_iter().collect()
    }
}

impl FromIterator<String> for Tags {
    /// The tags of these words, at most as many as a game can have; what says nothing is passed over.
    fn from_iter<T: IntoIterator<Item = String>>(words: T) -> Self {
        let mut tags = Self::default();
        for word in words {
            if let Some(word) = Self::word(&word)
                && !tags.has(&word)
            {
                tags.add(word);
            }
        }
        tags
    }
}

impl Tags {
    /// The most characters a tag can have.
    pub const LONGEST: usize = 16;

    /// The most tags a game can have.
    pub const MOST: usize = 5;

    /// The typed text as a tag: on one line, cut to the longest; none if nothing visible is left.
    pub fn word(typed: &str) -> Option<String> {
        Some(one_line(typed, Self::LONGEST)).filter(|word| !word.is_empty())
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn is_full(&self) -> bool {
        Self::MOST <= self.0.len()
    }

    pub fn has(&self, word: &str) -> bool {
        self.iter().any(|tag| tag == word)
    }

    /// Takes a tag off, or puts it on if there is room.
    pub fn toggle(&mut self, typed: &str) {
        let Some(word) = Self::word(typed) else {
            return;
        };
        if self.has(&word) {
            self.0.retain(|tag| *tag != word);
        } else {
            self.add(word);
        }
    }

    fn add(&mut self, word: String) {
        if !self.is_full() {
            self.0.push(word);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(tags: &Tags) -> Vec<&str> {
        tags.iter().collect()
    }

    #[test]
    fn a_tag_is_put_on_and_taken_off() {
        let mut tags = Tags::default();
        tags.toggle("  with   Aiko ");
        tags.toggle("ending");
        tags.toggle("\n");
        assert_eq!(words(&tags), ["with Aiko", "ending"]);
        tags.toggle("with Aiko");
        assert_eq!(words(&tags), ["ending"]);
    }

    #[test]
    fn there_are_no_more_than_fit() {
        let mut tags: Tags = (1..9).map(|number| number.to_string()).collect();
        assert_eq!(words(&tags), ["1", "2", "3", "4", "5"]);
        tags.toggle("9");
        assert!(!tags.has("9"));
        tags.toggle("3");
        tags.toggle("9");
        assert!(tags.has("9"));
    }

    #[test]
    fn long_words_are_cut_where_a_reader_would() {
        let long = "क्षत्रिय".repeat(9);
        let cut = Tags::word(&long).unwrap_or_default();
        assert!(long.starts_with(&cut) && !cut.is_empty());
        let twice: Tags = vec!["a".to_owned(), "a ".to_owned(), String::new()].into();
        assert_eq!(words(&twice), ["a"]);
    }

    /// Texts that are not typed by accident: markup is words like any other, nothing turns the direction of the text
    /// beside it, nothing is longer than it may be, and nothing is invisible.
    #[test]
    fn whatever_is_typed_is_a_few_visible_words() {
        for unseen in [
            "",
            " \n\t",
            "\u{200B}",
            "\u{2066}\u{200D}\u{FE0F}",
            "\u{3164} \u{E0041}",
        ] {
            assert_eq!(Tags::word(unseen), None, "{unseen:?}");
        }
        let markup = "<b onclick=x>&amp;";
        assert_eq!(Tags::word(markup).as_deref(), Some("<b onclick=x>&am"));
        assert_eq!(Tags::word("a\u{202E}b\u{2067}c").as_deref(), Some("abc"));
        // A page's half letter comes as the sign for what cannot be read.
        assert_eq!(Tags::word("\u{FFFD}").as_deref(), Some("\u{FFFD}"));
        for pile in [
            "x".repeat(100_000),
            "x\u{301}".repeat(100_000),
            format!("x{}", "\u{301}".repeat(100_000)),
        ] {
            let word = Tags::word(&pile).unwrap_or_default();
            assert!(word.len() <= 512, "{}", word.len());
        }
    }
}
