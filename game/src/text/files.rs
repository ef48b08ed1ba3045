//! The message files, built in (`build.rs`).
use super::Language;
use crate::packed;

/// The sources of one language, in the order of `areas.rs`; none where they are not built in.
pub(super) fn of(language: Language) -> Option<Vec<String>> {
    let sources = match language {
        Language::English => packed!("en.texts"),
        Language::Japanese => packed!("ja.texts"),
        Language::Marathi => packed!("mr.texts"),
        Language::Hindi => packed!("hi.texts"),
    };
    sources
        .iter()
        .any(|source| !source.is_empty())
        .then_some(sources)
}
