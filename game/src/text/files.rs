//! The message files, built in (`build.rs`).
use super::Language;
use crate::packed;

/// The sources of one language, in the order of `areas.rs`.
pub(super) fn of(language: Language) -> Vec<String> {
    match language {
        Language::English => packed!("en.texts"),
        Language::Japanese => packed!("ja.texts"),
        Language::Marathi => packed!("mr.texts"),
        Language::Hindi => packed!("hi.texts"),
    }
}
