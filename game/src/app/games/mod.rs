//! Games on their way to a screen and back: requested, begun, kept waiting, replaced, and opened for Review.

pub(super) mod open_game;
pub(super) mod replacing;
pub(super) mod request;
pub(super) mod starting;
pub(super) mod turning_search;
pub(super) mod turning_words;
pub(super) mod waiting;
