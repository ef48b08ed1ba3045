//! Any text as exported progress.
#![no_main]

#[path = "../../tests/storage/chance.rs"]
mod chance;
#[path = "../checks.rs"]
mod checks;
#[path = "../../tests/storage/disk.rs"]
mod disk;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::import(data));
