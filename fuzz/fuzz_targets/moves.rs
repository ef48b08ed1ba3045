//! Any text as a move.
#![no_main]

#[path = "../checks/engine.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::moves(data));
