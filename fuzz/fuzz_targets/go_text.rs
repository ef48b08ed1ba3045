//! Any text as a game of Reversi Go.
#![no_main]

#[path = "../checks/classics.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::go_text(data));
