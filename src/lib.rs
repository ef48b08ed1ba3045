//! The app as a library, so that tests, benches and fuzzers reach every room.
pub mod app;
pub mod cpu;
pub mod platform;
pub mod progress;
pub mod session;
pub mod storage;
pub mod text;
pub mod ui;
