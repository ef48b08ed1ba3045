//! Any text as a game record.
#![no_main]

#[path = "../checks/engine.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::record(data));
