//! The parts of a screen that every board needs: the look that the player has chosen, and the placement that moves.

mod look;
mod moving;

pub(super) use look::{BoardLook, use_board_look};
pub(super) use moving::{MotionReports, moving, square_moving, tempo_within, use_motion_reports};
