//! Any bytes as choices among the placements of a game of Reversi.
#![no_main]

#[path = "../checks/classics.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::reversi_play(data));
