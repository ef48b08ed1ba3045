//! Every input the fuzzers kept is tried again in the ordinary tests.
#![allow(clippy::disallowed_methods, reason = "a test")]
#![allow(clippy::unwrap_used)]

#[path = "../../fuzz/checks/classics.rs"]
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
fn kept_texts_of_reversi() {
    replay("reversi_text", checks::reversi_text);
}

#[test]
fn kept_games_of_reversi() {
    replay("reversi_play", checks::reversi_play);
}

#[test]
fn kept_texts_of_go() {
    replay("go_text", checks::go_text);
}

#[test]
fn kept_games_of_go() {
    replay("go_play", checks::go_play);
}
