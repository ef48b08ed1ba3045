//! The app's pure rooms and its storage, from the app's own sources.

#[path = "../../src/progress/mod.rs"]
pub mod progress;
#[path = "../../src/session/mod.rs"]
pub mod session;
#[path = "../../src/storage/mod.rs"]
pub mod storage;
