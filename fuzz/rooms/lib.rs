//! The app's storage, from the app's own sources.

#[path = "../../src/storage/mod.rs"]
pub mod storage;
