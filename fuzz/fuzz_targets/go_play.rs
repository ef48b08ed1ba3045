//! Any bytes as turns of a game of Reversi Go, allowed or not.
#![no_main]

#[path = "../checks/classics.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::go_play(data));
