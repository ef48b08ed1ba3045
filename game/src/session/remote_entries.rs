//! The entries of a game by message that are not on the board yet, or not sent.

use std::collections::VecDeque;

use crate::progress::by_message::{Entry, Log, RemoteGame};

/// What a match by message has beside its games, whichever game it is.
#[derive(Debug, Clone)]
pub(super) struct RemoteEntries {
    /// What came in and is still to be shown, the next first.
    coming: VecDeque<Entry>,
    /// How many entries the other one knows.
    sent: usize,
}

impl RemoteEntries {
    /// Of a match of which so much is shown.
    pub fn after(remote: &RemoteGame, shown: usize) -> RemoteEntries {
        RemoteEntries {
            coming: remote.log().0[shown..].iter().cloned().collect(),
            sent: remote.sent,
        }
    }

    /// What came in and is to be shown next.
    pub fn next(&self) -> Option<&Entry> {
        self.coming.front()
    }

    /// The next entry that came in is on the board now.
    pub fn note_shown(&mut self) {
        self.coming.pop_front();
    }

    /// A log that is shown so far, and what came in after it.
    pub fn whole(&self, mut shown: Log) -> Log {
        shown.0.extend(self.coming.iter().cloned());
        shown
    }

    /// More has come in: this is the whole match now, of which so many entries were known.
    pub fn receive(&mut self, log: &Log, known: usize) {
        self.coming.extend(log.0.iter().skip(known).cloned());
        self.sent = log.len();
    }

    /// The other one knows so much.
    pub fn mark_sent(&mut self, entries: usize) {
        self.sent = entries;
    }

    /// Whether something was done here that was not sent and can be taken back.
    pub fn can_take_back(&self, shown: usize) -> bool {
        self.coming.is_empty() && self.sent < shown
    }
}
