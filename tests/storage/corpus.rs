//! The fuzzers' findings, tried again.

#[path = "../../fuzz/checks/saved.rs"]
mod checks;

#[path = "../../fuzz/checks/kept.rs"]
mod kept;

const FUZZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz");

#[test]
fn saved_files() {
    kept::replay(FUZZ, "saved", checks::saved);
}

#[test]
fn imported_texts() {
    kept::replay(FUZZ, "import", checks::import);
}

#[test]
fn texts_with_games_by_message() {
    kept::replay(FUZZ, "message", checks::message);
}
