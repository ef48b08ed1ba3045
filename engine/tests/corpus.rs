//! Every input the fuzzers kept is tried again in the ordinary tests.
#![allow(clippy::disallowed_methods, reason = "a test")]
#![allow(clippy::unwrap_used)]

#[path = "../../fuzz/checks/engine.rs"]
mod checks;

use std::path::Path;

fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../fuzz/corpus")
        .join(target);
    let mut inputs = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        check(&std::fs::read(entry.unwrap().path()).unwrap());
        inputs += 1;
    }
    assert!(0 < inputs, "{} is empty", folder.display());
}

#[test]
fn kept_positions() {
    replay("position", checks::position);
}

#[test]
fn kept_moves() {
    replay("moves", checks::moves);
}

#[test]
fn kept_records() {
    replay("record", checks::record);
}

#[test]
fn kept_games() {
    replay("play", checks::play);
}
