//! The player's profile: everything that is saved in one file.

use crate::progress::by_message::{
    Added, GameMessage, MessageMatch, MessageMatchId, MessageMatches, NotAdded, Taken,
};
use crate::progress::friends::Friends;
use crate::progress::puzzles::PuzzleBook;
use crate::progress::sets::Sets;
use crate::progress::{
    AttemptId, Bookmark, CalendarDay, Choices, ChoicesByGame, CpuLevel, ExplainedCalls, GameKind,
    KeptGame, LeftSeries, MatchId, MatchRecord, Opponent, Settings, TwoPeople, WaitingGames,
};
use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Everything kept about the player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    pub settings: Settings,
    /// Every finished match of every game, in the order they were booked, which is the order of their ids. Shared by
    /// all copies of the profile until one more is booked.
    #[serde(serialize_with = "listed", deserialize_with = "booked")]
    pub(in crate::progress) matches: Arc<Vec<MatchRecord>>,
    /// The exam attempts that were left, in the order of their ids.
    #[serde(deserialize_with = "noted")]
    pub(in crate::progress) left: Vec<LeftSeries>,
    /// True if the tutorial was finished or dismissed.
    pub tutorial_done: bool,
    /// The place where the tutorial goes on, if it was begun and neither finished nor dismissed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tutorial_at: Option<Bookmark>,
    /// The games other than the star whose lessons were gone through.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub lessons_done: BTreeSet<GameKind>,
    /// The games that are not over, of every kind but by message.
    #[serde(default, skip_serializing_if = "WaitingGames::is_empty")]
    pub waiting: WaitingGames,
    /// The last choices before a game, of every game.
    #[serde(default, skip_serializing_if = "ChoicesByGame::is_empty")]
    pub(in crate::progress) choices: ChoicesByGame,
    /// The games by message.
    #[serde(default, skip_serializing_if = "MessageMatches::is_empty")]
    pub by_message: MessageMatches,
    /// The tries of puzzles, with rating and mistakes.
    #[serde(default, skip_serializing_if = "PuzzleBook::is_empty")]
    pub puzzles: PuzzleBook,
    /// The results of Today's game that friends have sent.
    #[serde(default, skip_serializing_if = "Friends::is_empty")]
    pub friends: Friends,
    /// The sets of boards that were opened or made here.
    #[serde(default, skip_serializing_if = "Sets::is_empty")]
    pub sets: Sets,
    /// The number of times that a call made without asking was explained.
    #[serde(default, skip_serializing_if = "ExplainedCalls::is_none")]
    pub explained_calls: ExplainedCalls,
    /// The last choices of two people on one phone, once they have chosen anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(in crate::progress) two_people: Option<TwoPeople>,
    /// Games that have ended and are on their way to the kept ones, which are in another file. They are noted in the
    /// same save as the result, and are gone once they are there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_keep: Vec<KeptGame>,
    /// Ids up to this one are taken, by matches or by remains of matches that are no longer here.
    #[serde(deserialize_with = "counted")]
    taken: MatchId,
}

fn listed<S: Serializer>(matches: &[MatchRecord], to: S) -> Result<S::Ok, S::Error> {
    matches.serialize(to)
}

/// Matches as they can have been booked: in order, under numbers to which one can have counted.
fn booked<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Vec<MatchRecord>>, D::Error> {
    let matches = Vec::<MatchRecord>::deserialize(from)?;
    let in_order = matches.is_sorted_by(|one, next| one.id < next.id);
    let possible = |one: &MatchRecord| {
        one.id < MatchId::END
            && one.attempt().is_none_or(|attempt| attempt < AttemptId::END)
            && one.opponent.is_booked()
            && !(one.rules.is_star() && one.level() == Some(CpuLevel::Six))
    };
    if in_order && matches.iter().all(possible) {
        Ok(Arc::new(matches))
    } else {
        Err(D::Error::custom("these matches cannot have been booked"))
    }
}

/// Left attempts as they can have been noted.
fn noted<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<LeftSeries>, D::Error> {
    let left = Vec::<LeftSeries>::deserialize(from)?;
    let in_order = left.is_sorted_by(|one, next| one.attempt < next.attempt);
    if in_order && left.iter().all(|one| one.attempt < AttemptId::END) {
        Ok(left)
    } else {
        Err(D::Error::custom("these attempts cannot have been left"))
    }
}

fn counted<'de, D: Deserializer<'de>>(from: D) -> Result<MatchId, D::Error> {
    let id = MatchId::deserialize(from)?;
    let possible = (id < MatchId::END).then_some(id);
    possible.ok_or_else(|| D::Error::custom("nobody can have counted so far"))
}

impl Profile {
    /// Every finished match, oldest first.
    pub fn matches(&self) -> &[MatchRecord] {
        &self.matches
    }

    /// The number of results in the books, of every game.
    pub fn results(&self) -> usize {
        self.matches.len()
    }

    /// The last day of which it is known that something was played on it: a match ended, or the day's puzzle was tried.
    #[must_use]
    pub fn last_played(&self, today: NaiveDate) -> Option<NaiveDate> {
        let ended = self.matches.last().map(|last| last.date);
        let tried = self.puzzles.last_day_tried(today);
        ended.max(tried.map(CalendarDay::date))
    }

    /// The exam attempts that were left, oldest first.
    pub fn left_series(&self) -> &[LeftSeries] {
        &self.left
    }

    /// Returns true if there are no results and no lessons yet, whatever the settings and the choices for a first game
    /// are.
    pub fn is_untouched(&self) -> bool {
        let fresh = Self {
            settings: self.settings.clone(),
            two_people: self.two_people.clone(),
            choices: self.choices.clone(),
            ..Self::default()
        };
        *self == fresh
    }

    /// Returns true if the two differ in the waiting games at most.
    pub fn is_same_but_for_waiting(&self, other: &Self) -> bool {
        // Every field is named, so that a new one cannot be forgotten here.
        let Self {
            settings,
            matches,
            left,
            tutorial_done,
            tutorial_at,
            lessons_done,
            waiting: _,
            choices,
            by_message,
            puzzles,
            friends,
            sets,
            explained_calls,
            two_people,
            to_keep,
            taken,
        } = self;
        *settings == other.settings
            && *left == other.left
            && *tutorial_done == other.tutorial_done
            && *tutorial_at == other.tutorial_at
            && *lessons_done == other.lessons_done
            && *taken == other.taken
            && *to_keep == other.to_keep
            && *by_message == other.by_message
            && *puzzles == other.puzzles
            && *friends == other.friends
            && *sets == other.sets
            && *explained_calls == other.explained_calls
            && *two_people == other.two_people
            && *choices == other.choices
            && *matches == other.matches
    }

    /// The names offered to the next two people on one phone: those chosen last, else those of the last match between
    /// two.
    #[must_use]
    pub fn two_people(&self) -> TwoPeople {
        let chosen = self.two_people.clone();
        chosen.unwrap_or_else(|| {
            let mut names = self.matches.iter().rev().filter_map(|last| {
                let Opponent::People(names) = &last.opponent else {
                    return None;
                };
                Some(names.clone())
            });
            TwoPeople {
                names: names.next().unwrap_or_default(),
                ..TwoPeople::default()
            }
        })
    }

    /// The choices of this game: those that were made last, else like its last match against the CPU.
    #[must_use]
    pub fn choices(&self, game: GameKind) -> Choices {
        self.choices.of(game, &self.matches)
    }

    /// Keeps these choices for their game.
    pub fn choose(&mut self, choices: Choices) {
        self.choices.remember(choices);
    }

    /// This is offered from now on.
    pub fn remember(&mut self, two: TwoPeople) {
        self.two_people = Some(two);
    }

    /// The id up to which all are taken.
    pub fn taken_ids(&self) -> MatchId {
        let booked = self.matches.last().map(|last| last.id);
        booked.unwrap_or_default().max(self.taken)
    }

    /// Takes all ids up to this one, because something that is kept elsewhere carries them.
    pub fn take_ids(&mut self, up_to: MatchId) {
        if up_to < MatchId::END {
            self.taken = self.taken.max(up_to);
        }
    }

    /// Gives back all ids that no match in it has.
    pub(in crate::progress) fn take_no_ids(&mut self) {
        self.taken = MatchId::default();
    }

    /// The id for a match that starts now. It stays free until a match is booked.
    pub fn next_match_id(&self) -> MatchId {
        self.taken_ids().next()
    }

    /// The id for an exam attempt that starts now. It stays free until the attempt has a booked game or was left.
    pub fn next_attempt_id(&self) -> AttemptId {
        let played = self.matches.iter().rev().find_map(MatchRecord::attempt);
        let left = self.left.last().map(|left| left.attempt);
        let AttemptId(last) = played.max(left).unwrap_or(AttemptId(0));
        AttemptId(last + 1)
    }

    /// Returns true if the match of that id is booked, so that a running match of that id is already over.
    pub fn is_booked(&self, id: MatchId) -> bool {
        self.matches.last().is_some_and(|last| id <= last.id)
    }

    /// Adds a finished match, unless it is booked already. Returns true if it was added.
    pub fn book(&mut self, finished: MatchRecord) -> bool {
        let fresh = !self.is_booked(finished.id);
        if fresh {
            self.take_ids(finished.id);
            Arc::make_mut(&mut self.matches).push(finished);
        }
        fresh
    }

    /// Returns true if the match by message with this number is in the books.
    pub fn is_message_booked(&self, number: MessageMatchId) -> bool {
        let mut numbers = self.matches.iter().filter_map(|one| one.message);
        numbers.any(|booked| booked == number)
    }

    /// Adds a match by message that is begun here.
    ///
    /// # Errors
    ///
    /// When it has the number of another one, or there is no room.
    pub fn begin_by_message(&mut self, begun: MessageMatch) -> Result<(), NotAdded> {
        if self.is_message_booked(begun.id) {
            return Err(NotAdded::NumberTaken);
        }
        self.by_message.add(begun)
    }

    /// Takes in a message. A match in the books that was let go since then is known to be there.
    pub fn take_message(&mut self, message: &GameMessage, date: NaiveDate) -> Added {
        let added = self.by_message.take(message, date);
        let is_booked = self.is_message_booked(message.id);
        if let (Ok(Taken::New), Some(game)) = (added.1, self.by_message.get_mut(message.id)) {
            game.booked = is_booked;
        }
        added
    }

    /// Notes that an exam attempt was left, once. Returns true if it was noted now.
    pub fn leave_series(&mut self, left: LeftSeries) -> bool {
        let fresh = self
            .left
            .last()
            .is_none_or(|last| last.attempt < left.attempt);
        if fresh {
            self.left.push(left);
        }
        fresh
    }
}
