//! What screens share.

pub mod board;
pub mod celebration;
pub mod chart;
pub mod dev_menu;
pub mod dialog;
pub mod frame;
pub mod home_cards;
pub mod month;
pub mod overlays;
pub mod picture;
