//! Every word a player sees or hears, in four languages.
//!
//! The words live in [Fluent](https://projectfluent.org) files, `assets/texts/LANGUAGE/AREA.ftl`, one file an area:
//! screens that belong together, or a game. They are built into the program, packed; the web page has English alone
//! built in, and fetches what it shows.
//!
//! - [`Language`] is one of the four; following the system is a *setting*, resolved by [`Language::best_for`].
//! - [`Texts`] answers `get("home-continue")` and `with("calendar-progress", &args![cleared = 3, days = 30])`.
//! - [`dates`](Texts::date) and [numbers](Texts::number) come out in the language's own forms.
//!
//! A key begins with its screen or thing, and its words are written into `assets/texts/en/AREA.ftl` first. In the
//! source it stands as a whole string literal, or as a format string with a literal beginning
//! (`format!("rank-{number}")`), so that the check can tell the used keys from the unused. A number is passed as a
//! number: it then comes out in the language's digits and can choose a plural form
//! (`{ $count -> [one] a game *[other] { $count } games }`).
//!
//! # What happens to a broken entry
//!
//! An entry that is missing, that does not parse or that cannot be formatted falls back to English, entry by entry; the
//! rest of the language is not affected. `cargo xtask tidy` finds all three before a player does.
//!
//! # Digits
//!
//! English, Japanese and Hindi count in Latin digits, Marathi in Devanagari digits: that is what the Unicode locale
//! data (CLDR) gives as each language's default, and what its newspapers print. Hindi and Marathi group large numbers
//! the Indian way (1,23,456). Names of cells (`B4`) and of levels (`Lv.3`) are notation, not numbers, and stay as they
//! are everywhere, and so does the `data-value` that programs read.
#[macro_use]
mod languages;

mod bundle;
mod dates;
mod files;
mod language;
mod numbers;
mod reading;

use std::sync::Arc;

use bundle::Bundle;
pub use fluent_bundle::FluentValue as Value;
pub use language::Language;

/// The arguments of a text: `args![name = "Mira", count = 3]`, to be passed by reference.
#[macro_export]
macro_rules! args {
    ($($name:ident = $value:expr),* $(,)?) => {
        [$((stringify!($name), $crate::text::Value::from($value))),*]
    };
}
pub use crate::args;

/// The words of one language. Cheap to clone, and equal when the language is.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    own: Arc<Bundle>,
    english: Arc<Bundle>,
}

impl Texts {
    /// The words of a language, or English ones where those are not built in.
    pub fn new(language: Language) -> Self {
        Self::built_in(language).unwrap_or_else(Self::english)
    }

    /// Builds the words of a language, with English behind them. None where they are not built in.
    pub fn built_in(language: Language) -> Option<Self> {
        match language {
            Language::English => Some(Self::english()),
            other => files::of(other).map(|sources| Self::of(other, sources)),
        }
    }

    /// The words of a language that were not built in, from its message files in one.
    pub fn from_file(language: Language, source: String) -> Self {
        Self::of(language, vec![source])
    }

    fn english() -> Self {
        let sources = files::of(Language::English).unwrap_or_default();
        let english = Arc::new(Bundle::new(Language::English, sources));
        Self {
            language: Language::English,
            own: Arc::clone(&english),
            english,
        }
    }

    fn of(language: Language, sources: Vec<String>) -> Self {
        Self {
            language,
            own: Arc::new(Bundle::new(language, sources)),
            ..Self::english()
        }
    }

    /// Texts from given sources, so that a test can break an entry.
    #[cfg(test)]
    fn from_sources(language: Language, own: &[&str], english: &[&str]) -> Self {
        let bundle = |language, sources: &[&str]| {
            let sources = sources.iter().map(|source| (*source).to_owned());
            Arc::new(Bundle::new(language, sources.collect()))
        };
        Self {
            language,
            own: bundle(language, own),
            english: bundle(Language::English, english),
        }
    }

    /// The language of these texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text without arguments.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with arguments. A key that exists in no language comes out as itself, which a test run shows at once.
    pub fn with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.own
            .format(key, args)
            .or_else(|| self.english.format(key, args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// A number in the language's digits and grouping.
    pub fn number(&self, number: impl Into<i64>) -> String {
        numbers::grouped(self.language, number.into())
    }

    /// Plain digits turned into the language's, without grouping: years, clock times, a cell count in a picture.
    pub fn digits(&self, plain: &str) -> String {
        numbers::digits(self.language, plain)
    }
}

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Texts({:?})", self.language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "a-plain = Plain\na-named = Hello, { $name }\n";

    fn japanese(source: &str) -> Texts {
        Texts::from_sources(Language::Japanese, &[source], &[ENGLISH])
    }

    #[test]
    fn a_missing_entry_falls_back_to_english() {
        let texts = japanese("a-plain = そのまま\n");
        assert_eq!(texts.get("a-plain"), "そのまま");
        assert_eq!(texts.with("a-named", &args![name = "Mira"]), "Hello, Mira");
    }

    #[test]
    fn an_entry_that_does_not_parse_falls_back_and_spares_its_neighbours() {
        let texts = japanese("a-plain = { $\na-named = こんにちは、{ $name }さん\n");
        assert_eq!(texts.get("a-plain"), "Plain");
        assert_eq!(
            texts.with("a-named", &args![name = "Mira"]),
            "こんにちは、Miraさん"
        );
    }

    #[test]
    fn an_entry_with_an_unknown_placeholder_falls_back() {
        let texts = japanese("a-named = こんにちは、{ $namae }さん\n");
        assert_eq!(texts.with("a-named", &args![name = "Mira"]), "Hello, Mira");
    }

    /// The words of all messages in a language, without comments.
    fn words(language: Language) -> String {
        let areas = files::of(language).expect("it is built in");
        let lines = areas.iter().flat_map(|area| area.lines());
        let said = lines.filter(|line| !line.starts_with('#'));
        let values = said.map(|line| line.split_once(" = ").map_or(line, |(_, value)| value));
        values.collect::<Vec<_>>().join("\n")
    }

    /// The rules of Reversi name it once, as the trade mark that it is.
    #[test]
    fn a_trade_mark_is_named_only_as_one() {
        for language in Language::ALL {
            let words = words(language).to_lowercase();
            let about_it = Texts::new(language).get("reversi-start-3").to_lowercase();
            let (elsewhere, found) = (words.replace(&about_it, ""), words.matches(&about_it));
            assert_eq!(found.count(), 1, "{language:?}");
            for mark in ["othello", "オセロ", "ऑथेलो", "ऑथेल्लो"] {
                assert!(!elsewhere.contains(mark), "{language:?}: {mark}");
            }
        }
    }

    #[test]
    fn a_tip_is_one_of_the_star() {
        for (language, tip, of_the_star) in [
            (Language::English, "tip", "of the star"),
            (Language::Japanese, "先端", "星の"),
        ] {
            let words = words(language);
            let lines = words.lines().filter(|line| {
                let mut words = line.split(|letter: char| !letter.is_alphabetic());
                line.contains("先端") || words.any(|word| word.to_lowercase() == tip)
            });
            for line in lines {
                assert!(line.contains(of_the_star), "{line}");
            }
        }
    }

    #[test]
    fn what_lies_beyond_the_outermost_cells_has_one_word_in_japanese() {
        let words = words(Language::Japanese);
        assert!(words.contains("盤の端") && !words.contains('壁'));
    }

    #[test]
    fn an_unknown_key_shows_itself() {
        assert_eq!(japanese("").get("a-nothing"), "a-nothing");
    }

    #[test]
    fn no_invisible_marks_surround_an_argument() {
        let text = japanese("").with("a-named", &args![name = "Mira"]);
        assert!(text.is_ascii(), "{text:?}");
    }

    #[test]
    fn the_plural_rules_of_every_language_work() {
        let source = "n-games = { $count ->\n    [one] one\n   *[other] other\n}\n";
        let form = |language, count: i64| {
            Texts::from_sources(language, &[source], &[source])
                .with("n-games", &args![count = count])
        };
        for (language, zero, one, two) in [
            (Language::English, "other", "one", "other"),
            (Language::Japanese, "other", "other", "other"),
            (Language::Marathi, "other", "one", "other"),
            (Language::Hindi, "one", "one", "other"),
        ] {
            assert_eq!(form(language, 0), zero, "0 in {language:?}");
            assert_eq!(form(language, 1), one, "1 in {language:?}");
            assert_eq!(form(language, 2), two, "2 in {language:?}");
        }
    }

    #[test]
    fn every_language_has_every_area() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let areas = files::of(language).expect("it is built in");
            let english = files::of(Language::English).expect("it is built in");
            assert_eq!(areas.len(), english.len());
            assert_eq!(texts.get("weekday-0"), texts.weekday(0));
            assert_ne!(texts.get("weekday-0"), "weekday-0");
        }
    }

    /// As the web page has them: the files in one, and English behind them.
    #[test]
    fn a_language_that_was_not_built_in_says_the_same() {
        for language in Language::ALL {
            let areas = files::of(language).expect("it is built in");
            let late = Texts::from_file(language, areas.join("\n"));
            let built_in = Texts::new(language);
            for key in ["app-close", "weekday-0", "opponent-1", "a-nothing"] {
                assert_eq!(late.get(key), built_in.get(key), "{language:?}");
            }
            assert_eq!(late, built_in);
        }
    }

    #[test]
    fn numbers_inside_a_text_are_in_the_language_s_digits() {
        let texts = Texts::from_sources(Language::Marathi, &["n-count = { $count } डाव\n"], &[]);
        assert_eq!(texts.with("n-count", &args![count = 1234]), "१,२३४ डाव");
    }
}
