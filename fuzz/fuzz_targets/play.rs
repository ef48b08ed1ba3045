//! Any bytes as choices among the moves of a game.
#![no_main]

#[path = "../checks/engine.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::play(data));
