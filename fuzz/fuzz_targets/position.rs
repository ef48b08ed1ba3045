//! Any text as a position.
#![no_main]

#[path = "../checks/engine.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::position(data));
