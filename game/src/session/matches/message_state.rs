//! The state of a game by message beside its board.

use std::collections::VecDeque;

use crate::play::{Play, Spot};
use crate::progress::Player;
use crate::progress::by_message::{Entry, Illegal, Log, MatchState, MessageMatch, PlayedLog};

/// The state of a game by message beside its board.
#[derive(Debug, Clone)]
pub(in crate::session) struct MessageState {
    /// This phone's player, by the message.
    pub me: Player,
    /// The entries that the player has seen, and the same played by the rules.
    shown: Log,
    pub replay: PlayedLog,
    /// The entries that came in and are still to be shown, the next first.
    coming: VecDeque<Entry>,
    /// The number of entries that the other one knows.
    sent: usize,
}

impl MessageState {
    /// The state that the player has seen last.
    ///
    /// # Errors
    ///
    /// The first entry that the rules do not allow.
    pub fn of(by_message: &MessageMatch) -> Result<MessageState, Illegal> {
        if by_message.state().is_none() {
            by_message.replay()?;
        }
        let seen = by_message.shown();
        let shown = by_message.log().up_to(seen);
        Ok(MessageState {
            me: by_message.me,
            replay: PlayedLog::of(&by_message.terms, &shown)?,
            shown,
            coming: by_message.log().0[seen..].iter().cloned().collect(),
            sent: by_message.sent,
        })
    }

    /// The entries that the player has seen.
    pub fn shown(&self) -> &Log {
        &self.shown
    }

    /// All entries, those still to be shown included.
    pub fn log(&self) -> Log {
        let mut log = self.shown.clone();
        log.0.extend(self.coming.iter().cloned());
        log
    }

    /// The entry that came in and is to be shown next.
    pub fn next(&self) -> Option<&Entry> {
        self.coming.front()
    }

    /// Something was done, by the player or as it came in.
    pub fn note(&mut self, entry: Entry) {
        if self.next() == Some(&entry) {
            self.coming.pop_front();
        }
        if self.replay.add(&entry).is_ok() {
            self.shown.0.push(entry);
        }
    }

    /// A turn was made on the board.
    pub fn note_turn(&mut self, play: Play) {
        self.note(match play {
            Play::Agree(_) => Entry::Agreed,
            play => Entry::Turn(play),
        });
    }

    /// More has come in: this is the whole match now.
    pub fn receive(&mut self, log: &Log) {
        let known = self.shown.len() + self.coming.len();
        self.coming.extend(log.0.iter().skip(known).cloned());
        self.sent = log.len();
    }

    /// The other one knows everything that was done here.
    pub fn mark_sent(&mut self) {
        self.sent = self.shown.len() + self.coming.len();
    }

    /// Returns true if an entry was made here that was not sent and can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.coming.is_empty() && self.sent < self.shown.len()
    }

    /// The last thing that was done here is taken back.
    pub fn take_back(&mut self) {
        let shorter = self.shown.up_to(self.shown.len().saturating_sub(1));
        if let Ok(replay) = PlayedLog::of(self.replay.terms(), &shorter) {
            (self.shown, self.replay) = (shorter, replay);
        }
    }

    /// Returns true if it is the player's turn to play, mark or resign.
    pub fn is_own_turn(&self) -> bool {
        self.replay.state() == MatchState::Turn(self.me)
    }

    /// The stones that the other player takes for lost, if it is for this player to answer.
    pub fn their_marks(&self) -> Option<&[Spot]> {
        self.replay.last().marks().filter(|_| self.is_own_turn())
    }
}
