//! The message files, built in (`build.rs`).
use super::Language;
use crate::packed;

macro_rules! sources {
    ($($name:ident $tag:literal $own_name:literal;)+) => {
        /// The sources of one language, by the names of their files; none where they are not built in.
        pub(super) fn of(language: Language) -> Option<Vec<String>> {
            let sources = match language {
                $(Language::$name => {
                    packed::texts(include_bytes!(concat!(env!("OUT_DIR"), "/", $tag, ".texts")))
                },)+
            };
            let is_built_in = sources.iter().any(|source| !source.is_empty());
            is_built_in.then_some(sources)
        }
    };
}
languages!(sources);
