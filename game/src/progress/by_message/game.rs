//! A match by message as this phone knows it, and what becomes of it when a message comes in.

use super::{Entry, GameMessage, Illegal, Log, MatchState, MessageMatchId, MessagePlan, PlayedLog};
use crate::progress::{ByPlayer, Player, PlayerName};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// One match by message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessageMatch {
    pub id: MessageMatchId,
    /// This phone's player. Player one is who began the match.
    pub me: Player,
    #[serde(flatten)]
    pub terms: MessagePlan,
    pub names: ByPlayer<PlayerName>,
    /// The entries so far. They change by [`MessageMatch::put`] alone, which keeps `state` in step.
    log: Log,
    /// The state of the match after the log, so that the lists need not play it again; none if the rules do not allow
    /// it.
    #[serde(skip)]
    state: Option<MatchState>,
    /// The player of each entry of the log.
    #[serde(skip)]
    by: Vec<Player>,
    /// The number of entries that were sent or came in. Later ones were made here and can be taken back.
    pub sent: usize,
    /// True if the other one knows of the match.
    pub known: bool,
    /// The number of entries that the player has seen on the board.
    pub seen: usize,
    /// Other versions that came in and part from this one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forks: Vec<Log>,
    /// The device's date when something was last done or came in.
    pub date: NaiveDate,
    /// True if its end is in the books. It is put there once: who goes on with another version afterwards plays for
    /// nothing more, because what can be sent by anybody must not take a result back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub booked: bool,
    /// True if it was over when its first message came to this phone, or when the player chose it among several
    /// versions. Then perhaps no player of this phone took part, and it comes into the books only by the player's
    /// choice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub arrived_finished: bool,
}

/// The side that the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waiting {
    /// The player: to place, to send, or to choose between two versions.
    Me,
    Them,
    /// Neither: the match is over and the other one knows.
    Over,
}

/// The result of taking a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Taken {
    /// A match that this phone did not know.
    New,
    /// A number of new entries.
    Extended(usize),
    /// Nothing: all of it is known, and the player has answered since.
    Older,
    /// Nothing: it is as it stands here.
    Same,
    /// The player's own message.
    Own,
    /// Another version, which is kept beside this one. They part at the entry with this number.
    Fork(usize),
}

/// The reason that a message about a known match is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotTaken {
    /// It has the number of a match that began otherwise.
    AnotherMatch,
    /// There are too many versions already.
    TooManyForks,
    /// There are too many matches already.
    Full,
    /// It invites to terms that no app offers.
    Terms,
}

/// The reason that a match is not added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotAdded {
    /// There are too many matches already.
    Full,
    /// Another match has its number: one that is known here, or one in the books.
    NumberTaken,
}

/// A version more or less that is worth keeping.
const MOST_FORKS: usize = 4;

impl MessageMatch {
    /// A match that is begun here.
    #[must_use]
    pub fn begin(
        id: MessageMatchId,
        terms: MessagePlan,
        names: ByPlayer<PlayerName>,
        date: NaiveDate,
    ) -> MessageMatch {
        let mut begun = MessageMatch {
            id,
            me: Player::One,
            terms,
            names,
            log: Log::default(),
            state: None,
            by: Vec::new(),
            sent: 0,
            known: false,
            seen: 0,
            forks: Vec::new(),
            date,
            booked: false,
            arrived_finished: false,
        };
        begun.put(Log::default());
        begun
    }

    /// A match that another person has begun.
    #[must_use]
    pub fn received(message: &GameMessage, date: NaiveDate) -> MessageMatch {
        let names = message.names.clone();
        let begun = MessageMatch::begin(message.id, message.terms.clone(), names, date);
        let mut received = MessageMatch {
            me: !message.sender,
            ..begun
        };
        received.put(message.log.clone());
        received.mark_sent();
        received.arrived_finished = received.is_over();
        received
    }

    /// The entries so far.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The log is this now.
    pub(super) fn put(&mut self, log: Log) {
        let replay = PlayedLog::of(&self.terms, &log).ok();
        self.state = replay.as_ref().map(PlayedLog::state);
        self.by = replay
            .map(|replay| replay.by().to_vec())
            .unwrap_or_default();
        self.log = log;
    }

    /// Takes over the board's log, and the number of entries that the player has seen.
    pub fn keep(&mut self, log: Log, seen: usize, date: NaiveDate) {
        if self.log != log {
            self.put(log);
        }
        self.seen = seen;
        self.date = date;
    }

    /// The state of the match; none if the file was altered.
    pub fn state(&self) -> Option<MatchState> {
        self.state
    }

    /// The match played by the rules.
    ///
    /// # Errors
    ///
    /// The first entry that the rules do not allow: the file was altered.
    pub fn replay(&self) -> Result<PlayedLog, Illegal> {
        PlayedLog::of(&self.terms, &self.log)
    }

    /// The number of entries that are not to be shown again: those seen, and at the first look all but the other one's
    /// last turn.
    pub fn shown(&self) -> usize {
        let own = self.by.iter().rposition(|by| *by == self.me);
        self.seen.max(own.map_or(0, |place| place + 1))
    }

    /// The message to send: the whole match.
    #[must_use]
    pub fn message(&self) -> GameMessage {
        GameMessage {
            id: self.id,
            sender: self.me,
            terms: self.terms.clone(),
            names: self.names.clone(),
            log: self.log.clone(),
        }
    }

    /// Notes that it was sent as it stands.
    pub fn mark_sent(&mut self) {
        self.sent = self.log.len();
        self.known = true;
    }

    /// Returns true if the other one lacks something: an entry, or the match itself where it begins with the other
    /// one's turn.
    pub fn has_unsent(&self) -> bool {
        self.sent < self.log.len() || !self.known && !self.is_my_turn()
    }

    fn is_over(&self) -> bool {
        matches!(self.state, Some(MatchState::Over { .. }))
    }

    /// Returns true if its result is the player's to count: it is over, in no book, and was over when its first message
    /// came to this phone or when the player chose it. One from a board that was set up counts never.
    pub fn is_uncounted(&self) -> bool {
        let can_count = self.arrived_finished && !self.booked && self.terms.from.is_none();
        can_count && self.waiting() == Waiting::Over
    }

    /// Returns true if the match has no entry in any version: no placement, no resignation.
    pub(super) fn is_invitation(&self) -> bool {
        self.log.is_empty() && self.forks.is_empty()
    }

    /// Returns true if one of the two has never answered: all entries are by one of them, and the other one knows them.
    pub fn is_unanswered(&self) -> bool {
        let by_one = self.by.iter().all(|by| Some(by) == self.by.first());
        let is_answerable = self.state.is_some() && !self.is_over() && self.forks.is_empty();
        self.known && !self.has_unsent() && is_answerable && by_one
    }

    /// Returns true if it is this player's turn to place or to give up.
    fn is_my_turn(&self) -> bool {
        self.state == Some(MatchState::Turn(self.me))
    }

    /// Returns true if the match can be sent, for the first time or again. On one's own turn the other one knows it
    /// all.
    pub fn can_be_sent(&self) -> bool {
        self.has_unsent() || self.known && !self.is_my_turn()
    }

    /// Does something here, if the rules allow it and it is for this player to do.
    ///
    /// # Errors
    ///
    /// When it is not.
    pub fn act(&mut self, entry: Entry) -> Result<(), Illegal> {
        let mut replay = self.replay()?;
        replay.add(&entry)?;
        let illegal = Illegal {
            number: replay.by().len(),
        };
        if replay.by().last() != Some(&self.me) {
            return Err(illegal);
        }
        self.log.0.push(entry);
        self.state = Some(replay.state());
        self.by.push(self.me);
        self.seen = self.log.len();
        Ok(())
    }

    /// Takes the last entry back that was done here and not sent. Returns true if there was one.
    pub fn take_back(&mut self) -> bool {
        let can = self.sent < self.log.len();
        if can {
            self.put(self.log.up_to(self.log.len() - 1));
            self.seen = self.seen.min(self.log.len());
        }
        can
    }

    /// The side that the match waits for.
    pub fn waiting(&self) -> Waiting {
        if !self.forks.is_empty() || self.has_unsent() {
            return Waiting::Me;
        }
        match self.state {
            Some(MatchState::Turn(player)) if player == self.me => Waiting::Me,
            Some(MatchState::Turn(_)) => Waiting::Them,
            Some(MatchState::Over { .. }) | None => Waiting::Over,
        }
    }

    /// Compares the match with a message that came in.
    ///
    /// Entries of the player's own that this phone does not know are never taken: they make a fork, because somebody
    /// else has written them, or the player on another phone.
    ///
    /// # Errors
    ///
    /// When the message tells of something else; then nothing has changed.
    pub fn take(&mut self, message: &GameMessage, date: NaiveDate) -> Result<Taken, NotTaken> {
        if message.terms != self.terms {
            return Err(NotTaken::AnotherMatch);
        }
        let shared = self.log.shared_with(&message.log);
        let knows_all = shared == message.log.len();
        if message.sender == self.me && knows_all {
            return Ok(Taken::Own);
        }
        if knows_all {
            let answered = shared < self.sent;
            return Ok(if answered { Taken::Older } else { Taken::Same });
        }
        let extends = shared == self.log.len() && message.sender != self.me;
        if extends && self.is_by_them(message, shared) {
            self.put(message.log.clone());
            self.take_name(message);
            self.mark_sent();
            self.date = date;
            return Ok(Taken::Extended(self.log.len() - shared));
        }
        self.keep_fork(&message.log)?;
        self.date = date;
        Ok(Taken::Fork(shared + 1))
    }

    /// Their own name for themselves counts, but only with a turn that is taken: a message that is looked at, refused
    /// or kept beside the game may be anybody's.
    fn take_name(&mut self, message: &GameMessage) {
        let them = !self.me;
        if !message.names[them].is_empty() {
            self.names[them] = message.names[them].clone();
        }
    }

    /// Returns true if all the message's entries after the first `after` were made by the other one.
    fn is_by_them(&self, message: &GameMessage, after: usize) -> bool {
        let replay = PlayedLog::of(&message.terms, &message.log);
        replay.is_ok_and(|replay| replay.by()[after..].iter().all(|by| *by != self.me))
    }

    fn keep_fork(&mut self, log: &Log) -> Result<(), NotTaken> {
        let extended = |fork: &Log| fork.shared_with(log) == fork.len();
        let known = |fork: &Log| fork.shared_with(log) == log.len();
        if self.forks.iter().any(known) {
            return Ok(());
        }
        if let Some(fork) = self.forks.iter_mut().find(|fork| extended(fork)) {
            *fork = log.clone();
            return Ok(());
        }
        if self.forks.len() == MOST_FORKS {
            return Err(NotTaken::TooManyForks);
        }
        self.forks.push(log.clone());
        Ok(())
    }

    /// Goes on with one of the versions that part from this one, or with this one; the others are let go. Returns true
    /// if there was such a one.
    pub fn choose(&mut self, fork: Option<usize>) -> bool {
        if self.forks.is_empty() || fork.is_some_and(|fork| self.forks.len() <= fork) {
            return false;
        }
        let forks = std::mem::take(&mut self.forks);
        if let Some(log) = fork.and_then(|fork| forks.into_iter().nth(fork)) {
            self.seen = self.seen.min(self.log.shared_with(&log));
            self.sent = log.len();
            self.put(log);
            self.arrived_finished = self.is_over();
        }
        true
    }
}

/// The matches by message, in the order in which they came to be here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<MessageMatch>", into = "Vec<MessageMatch>")]
pub struct MessageMatches(Vec<MessageMatch>);

impl From<MessageMatches> for Vec<MessageMatch> {
    fn from(games: MessageMatches) -> Self {
        games.0
    }
}

/// A file may have been made up: only matches that can be played are taken from it.
impl From<Vec<MessageMatch>> for MessageMatches {
    fn from(read: Vec<MessageMatch>) -> Self {
        let mut games = MessageMatches::default();
        for mut game in read {
            if !game.terms.are_offered() {
                continue;
            }
            let terms = game.terms.clone();
            let is_legal = |log: &Log| PlayedLog::of(&terms, log).is_ok();
            game.id = MessageMatchId::new(game.id.number());
            game.sent = game.sent.min(game.log.len());
            game.seen = game.seen.min(game.log.len());
            game.forks.retain(is_legal);
            game.forks.truncate(MOST_FORKS);
            let log = std::mem::take(&mut game.log);
            game.put(log);
            if game.state.is_some() {
                // No two have one number, and no more are kept than there is room for.
                let _ = games.add(game);
            }
        }
        games
    }
}

/// The result of taking a message, with its match.
pub type Added = (MessageMatchId, Result<Taken, NotTaken>);

impl MessageMatches {
    /// The highest number of matches kept. Invitations and matches that are over make room.
    pub const MOST: usize = 100;

    /// The most matches new to this phone that are taken from one text without a question. A text can carry a
    /// hundred, and each takes a place.
    pub const MOST_UNASKED: usize = 3;

    pub fn all(&self) -> &[MessageMatch] {
        &self.0
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get(&self, id: MessageMatchId) -> Option<&MessageMatch> {
        self.0.iter().find(|game| game.id == id)
    }

    pub fn get_mut(&mut self, id: MessageMatchId) -> Option<&mut MessageMatch> {
        self.0.iter_mut().find(|game| game.id == id)
    }

    /// Adds a match.
    ///
    /// # Errors
    ///
    /// When it has the number of another one, or there is no room.
    pub fn add(&mut self, game: MessageMatch) -> Result<(), NotAdded> {
        if self.get(game.id).is_some() {
            return Err(NotAdded::NumberTaken);
        }
        if !self.make_room() {
            return Err(NotAdded::Full);
        }
        self.0.push(game);
        Ok(())
    }

    pub fn remove(&mut self, id: MessageMatchId) {
        self.0.retain(|game| game.id != id);
    }

    /// Takes a message in.
    pub fn take(&mut self, message: &GameMessage, date: NaiveDate) -> Added {
        let taken = if let Some(game) = self.get_mut(message.id) {
            game.take(message, date)
        } else if !message.terms.can_be_chosen() {
            Err(NotTaken::Terms)
        } else {
            // Its number is not taken, so there can only be no room.
            let added = self.add(MessageMatch::received(message, date));
            added.map(|()| Taken::New).map_err(|_| NotTaken::Full)
        };
        (message.id, taken)
    }

    /// Lets every match go in which the one or the other has never answered.
    pub fn remove_unanswered(&mut self) {
        self.0.retain(|game| !game.is_unanswered());
    }

    /// The number of matches in which one of the two has never answered.
    pub fn unanswered(&self) -> usize {
        self.0.iter().filter(|game| game.is_unanswered()).count()
    }

    /// Returns true if this phone has no match with the message's number.
    pub fn is_unknown(&self, message: &GameMessage) -> bool {
        self.get(message.id).is_none()
    }

    /// Lets a match go, if there are too many. Returns true if there is room for one more.
    ///
    /// One in which nobody has placed counts against nothing and goes first: its next message brings it back whole.
    /// Then those that were over when they were first heard of and never counted, and last what the player has
    /// finished; the oldest of each.
    fn make_room(&mut self) -> bool {
        if self.0.len() < Self::MOST {
            return true;
        }
        let is_over = |game: &MessageMatch| game.waiting() == Waiting::Over;
        let least_missed: [fn(&MessageMatch) -> bool; 3] = [
            |game| game.is_invitation() && game.me == Player::Two,
            MessageMatch::is_invitation,
            MessageMatch::is_uncounted,
        ];
        let mut kinds = least_missed.iter().copied().chain([is_over as fn(&_) -> _]);
        let oldest = kinds.find_map(|goes| self.0.iter().position(goes));
        oldest.map(|place| self.0.remove(place)).is_some()
    }
}
