//! The device around the game: storage, the thinking thread, platform and interface, as a library so that tests, benches
//! and fuzzers reach every room.
pub mod cpu;
pub mod platform;
pub mod storage;
pub mod ui;
