//! Any bytes as any of the saved files.
#![no_main]

#[allow(dead_code, reason = "the storage tests use the rest")]
#[path = "../../tests/storage/chance.rs"]
mod chance;
#[path = "../checks/saved.rs"]
mod checks;
#[allow(dead_code, reason = "the storage tests use the rest")]
#[path = "../../tests/storage/disk.rs"]
mod disk;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::saved(data));
