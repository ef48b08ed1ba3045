//! What screens share.
//!
//! | component | what it is |
//! |---|---|
//! | [`button`] | the one button |
//! | [`sheet`] | what lies in front of a screen and wants an answer |
//! | [`row`] | a setting: its name, and a switch or a choice |
//! | [`pick`] | one of a few, as buttons side by side |
//! | [`board`] | the star board |
//! | [`picture`] | badges, trophies, icons, the wordmark |

pub mod board;
pub mod button;
pub mod celebration;
pub mod chart;
pub mod dev_menu;
pub mod dialog;
pub mod frame;
pub mod home_cards;
pub mod month;
pub mod overlays;
pub mod pick;
pub mod picture;
pub mod row;
pub mod sheet;
