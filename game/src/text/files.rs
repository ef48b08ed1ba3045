//! The message files, built in. A new area is one more name here and one more file in each language's folder.
use super::Language;

macro_rules! areas {
    ($language:literal: $($area:literal),* $(,)?) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/texts/", $language, "/", $area, ".ftl"))),*]
    };
}

macro_rules! every_language {
    ($($area:literal),* $(,)?) => {
        /// The sources of one language, an area each.
        pub(super) fn of(language: Language) -> &'static [&'static str] {
            match language {
                Language::English => areas!("en": $($area),*),
                Language::Japanese => areas!("ja": $($area),*),
                Language::Marathi => areas!("mr": $($area),*),
                Language::Hindi => areas!("hi": $($area),*),
            }
        }
    };
}

every_language![
    "app",
    "dates",
    "home",
    "setup",
    "play",
    "result",
    "board",
    "speech",
    "calendar",
    "trophies",
    "ranks",
    "rankup",
    "records",
    "review",
    "rules",
    "settings",
    "about",
    "tutorial",
    "praise",
    "share",
    "install",
    "practice",
    "messages",
    "stop",
    "reversi",
    "go",
    "games",
    "you",
    "puzzles",
    "today",
    "reminder",
    "well",
    "words",
    "opponents",
];
