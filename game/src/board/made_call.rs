//! The call of the last turn, as it is shown.

use rsg_engine::Color;

use crate::progress::CallReason;

/// A call as it was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeCall {
    pub color: Color,
    pub by: Color,
    pub reason: CallReason,
    /// True if the reason is given in words.
    pub is_explained: bool,
}
