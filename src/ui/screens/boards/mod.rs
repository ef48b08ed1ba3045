//! The parts of a screen that every board needs: the look that the player has chosen, and the placement that moves; and
//! the board of any game where nobody plays against anybody.

mod look;
mod moving;
mod shown;

pub(super) use look::{BoardLook, use_board_look};
pub(super) use moving::{MotionReports, moving, square_moving, tempo_within, use_motion_reports};
pub(super) use shown::AnyBoard;
