//! Every input the fuzzers kept is tried again in the ordinary tests.
#![allow(clippy::disallowed_methods, reason = "a test")]
#![allow(clippy::unwrap_used)]

#[path = "../../fuzz/checks/classics.rs"]
mod checks;

#[path = "../../fuzz/checks/kept.rs"]
mod kept;

const FUZZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../fuzz");

#[test]
fn kept_texts_of_reversi() {
    kept::replay(FUZZ, "reversi_text", checks::reversi_text);
}

#[test]
fn kept_games_of_reversi() {
    kept::replay(FUZZ, "reversi_play", checks::reversi_play);
}

#[test]
fn kept_texts_of_go() {
    kept::replay(FUZZ, "go_text", checks::go_text);
}

#[test]
fn kept_games_of_go() {
    kept::replay(FUZZ, "go_play", checks::go_play);
}
