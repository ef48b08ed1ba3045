//! The fuzzers' findings, tried again.

#[path = "../../fuzz/checks/saved.rs"]
mod checks;

use std::fs;
use std::path::PathBuf;

fn replay(target: &str, check: fn(&[u8])) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/corpus")
        .join(target);
    let mut inputs = 0;
    for entry in fs::read_dir(folder).unwrap() {
        check(&fs::read(entry.unwrap().path()).unwrap());
        inputs += 1;
    }
    assert!(inputs >= 2, "{target} has lost its corpus");
}

#[test]
fn saved_files() {
    replay("saved", checks::saved);
}

#[test]
fn imported_texts() {
    replay("import", checks::import);
}

#[test]
fn texts_with_games_by_message() {
    replay("message", checks::message);
}
