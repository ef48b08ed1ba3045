//! The games that wait, as they are listed.

use rsg_engine::Color;

use crate::games::BoardPicture;
use crate::progress::by_message::PlayedLog;
use crate::progress::{GameKind, Opponent, WaitingId, WaitingKind};
use crate::session::Who;

/// A waiting game in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct WaitingRow {
    pub id: WaitingId,
    pub game: GameKind,
    pub kind: WaitingKind,
    pub opponent: Opponent,
    pub board: BoardPicture,
    /// Whose turn it is; none between two games of a match.
    pub turn: Option<(Who, Color)>,
    /// True if giving it up counts as a loss.
    pub loses: bool,
}

/// The last game of a match by message that has something on its board, or its first one.
pub(in crate::app) fn picture_of_log(replay: &PlayedLog) -> BoardPicture {
    let games = replay.games();
    let shown = games.iter().rfind(|one| 0 < one.game().turns());
    BoardPicture::of(shown.unwrap_or(replay.last()).game())
}
