//! Every input the fuzzers kept is tried again in the ordinary tests.
#![allow(clippy::disallowed_methods, reason = "a test")]
#![allow(clippy::unwrap_used)]

#[path = "../../fuzz/checks/engine.rs"]
mod checks;

#[path = "../../fuzz/checks/kept.rs"]
mod kept;

const FUZZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../fuzz");

#[test]
fn kept_positions() {
    kept::replay(FUZZ, "position", checks::position);
}

#[test]
fn kept_moves() {
    kept::replay(FUZZ, "moves", checks::moves);
}

#[test]
fn kept_records() {
    kept::replay(FUZZ, "record", checks::record);
}

#[test]
fn kept_games() {
    kept::replay(FUZZ, "play", checks::play);
}
