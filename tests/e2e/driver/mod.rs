//! The driver of the app from outside.

pub mod accessibility;
pub mod app;
pub mod autoplay;
pub mod browsers;
mod devtools;
pub mod files;
pub mod http;
pub mod keys;
pub mod named;
mod page;
mod patience;
pub mod picture;
pub mod prepared;
pub mod process;
pub mod runner;
mod screen;
pub mod scripts;
pub mod snapshot;
pub mod stand_in;
mod steps;
mod times;
pub mod touchables;
pub mod wait;
mod webdriver;
pub mod window;
