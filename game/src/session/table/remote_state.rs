//! The state of a game by message beside its board.

use rsg_classics::Square;
use rsg_engine::Color;

use crate::progress::by_message::{Entry, Log, PlayedClassic, Replay, Stand};
use crate::progress::{ByPlayer, Player, PlayerName};
use crate::session::remote_entries::RemoteEntries;

/// What a game by message has beside its board.
#[derive(Debug, Clone)]
pub(super) struct TableRemote {
    pub me: Player,
    pub own: Color,
    pub them: PlayerName,
    /// Both names, that of whoever has begun the game first.
    pub names: ByPlayer<PlayerName>,
    /// What the player has seen, and the same played by the rules.
    pub shown: Log,
    pub replay: Replay,
    pub entries: RemoteEntries,
}

impl TableRemote {
    /// The colour of whoever is named first.
    pub fn color_of_first(&self) -> Color {
        match self.me {
            Player::One => self.own,
            Player::Two => !self.own,
        }
    }

    pub fn classic(&self) -> Option<&PlayedClassic> {
        self.replay.last().classic()
    }

    pub fn is_own_turn(&self) -> bool {
        self.replay.stand() == Stand::Turn(self.me)
    }

    pub fn add(&mut self, entry: Entry) {
        if self.replay.add(&entry).is_ok() {
            self.shown.0.push(entry);
        }
    }

    /// What the other one takes for lost, where it is for the player to answer.
    pub fn their_marks(&self) -> Option<&[Square]> {
        self.classic().filter(|_| self.is_own_turn())?.marks()
    }
}
