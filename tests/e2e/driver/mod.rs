//! Everything the tests need to drive the app from outside.

pub mod app;
pub mod browsers;
pub mod dbus;
pub mod desk;
pub mod http;
pub mod player;
pub mod process;
pub mod runner;
mod scripts;
pub mod snapshot;
pub mod steps;
pub mod tree;
pub mod wait;
pub mod webdriver;
