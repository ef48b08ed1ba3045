//! What screens are put together from.
//!
//! Components know neither the app nor its screens: what they draw comes in as properties, and what a player does goes
//! out by a handler.
//!
//! | component | what it is |
//! |---|---|
//! | [`board`] | the star board |
//! | [`button`] | the one button |
//! | [`marks`] | what the marks on the board mean |
//! | [`pick`] | one of a few, as buttons side by side |
//! | [`picture`] | badges, trophies, icons, the wordmark |
//! | [`row`] | a setting: its name, and a switch or a choice |
//! | [`sheet`] | what lies in front of a screen and wants an answer |
//! | [`steps`] | so many of so many |
//! | [`swipe`] | a finger that travels sideways |

pub mod board;
pub mod button;
pub mod marks;
pub mod pick;
pub mod picture;
pub mod row;
pub mod sheet;
pub mod steps;
pub mod swipe;
