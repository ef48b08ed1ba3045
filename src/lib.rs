//! The device around the game: storage, the thinking thread, platform and interface, as a library so that tests,
//! benches and fuzzers reach every room.
#![cfg_attr(test, allow(clippy::disallowed_methods))]
pub mod cpu;
pub mod platform;
pub mod storage;
pub mod ui;
