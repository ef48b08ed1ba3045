//! Any text as a transcript of Reversi.
#![no_main]

#[path = "../checks/classics.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::reversi_text(data));
