//! The sets that were opened or made here, with what was done and what was sent back.

use serde::{Deserialize, Serialize};

use super::{BoardDone, BoardSet, PlayedBoard, SetAnswer, SetDigest, SetPlace};
use crate::progress::boards::OwnBoard;
use crate::progress::puzzles::Try;

/// A set that this phone knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Saved")]
pub struct KnownSet {
    pub set: BoardSet,
    /// How the player has done.
    #[serde(skip_serializing_if = "SetAnswer::is_empty")]
    done: SetAnswer,
    /// True if it was made here. What its maker tries is not noted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub made: bool,
    /// What readers have sent back, in the order in which it came in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    answers: Vec<SetAnswer>,
}

/// A set as it stands in a file.
#[derive(Deserialize)]
struct Saved {
    set: BoardSet,
    #[serde(default)]
    done: Option<SetAnswer>,
    #[serde(default)]
    made: bool,
    #[serde(default)]
    answers: Vec<SetAnswer>,
}

impl From<Saved> for KnownSet {
    fn from(saved: Saved) -> KnownSet {
        let mut known = KnownSet::new(saved.set, saved.made);
        known.done = saved
            .done
            .filter(|done| done.is_of(&known.set))
            .unwrap_or(known.done);
        for answer in saved.answers {
            known.take(answer);
        }
        known
    }
}

impl KnownSet {
    /// The most answers that are kept of a set.
    pub const MOST_ANSWERS: usize = 60;

    fn new(set: BoardSet, made: bool) -> KnownSet {
        KnownSet {
            done: SetAnswer::nothing_done(&set),
            set,
            made,
            answers: Vec::new(),
        }
    }

    #[must_use]
    pub fn digest(&self) -> SetDigest {
        self.done.set
    }

    /// How the player has done, without a name.
    #[must_use]
    pub fn done(&self) -> &SetAnswer {
        &self.done
    }

    #[must_use]
    pub fn answers(&self) -> &[SetAnswer] {
        &self.answers
    }

    /// Returns true if nothing would be lost with it but its boards.
    fn is_untouched(&self) -> bool {
        !self.made && self.done.is_empty() && self.answers.is_empty()
    }

    /// Takes an answer in, in the place of what somebody of that name has sent before; the oldest goes that is one too
    /// many. One that is not about this set is not taken.
    fn take(&mut self, answer: SetAnswer) -> bool {
        let is_taken = answer.is_of(&self.set);
        if is_taken {
            let seen = answer.name.as_seen();
            let is_named = !answer.name.is_empty();
            self.answers
                .retain(|one| *one != answer && !(is_named && one.name.as_seen() == seen));
            self.answers.push(answer);
            let surplus = self.answers.len().saturating_sub(Self::MOST_ANSWERS);
            self.answers.drain(..surplus);
        }
        is_taken
    }
}

/// The sets that are known, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<KnownSet>")]
pub struct Sets(Vec<KnownSet>);

impl From<Vec<KnownSet>> for Sets {
    fn from(all: Vec<KnownSet>) -> Sets {
        let mut sets = Sets::default();
        for one in all {
            if sets.get(one.digest()).is_none() {
                sets.0.push(one);
            }
        }
        sets.let_go();
        sets
    }
}

impl Sets {
    /// The most sets that are kept.
    pub const MOST: usize = 20;

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sets, oldest first.
    #[must_use]
    pub fn all(&self) -> &[KnownSet] {
        &self.0
    }

    #[must_use]
    pub fn get(&self, set: SetDigest) -> Option<&KnownSet> {
        self.0.iter().find(|one| one.digest() == set)
    }

    fn get_mut(&mut self, set: SetDigest) -> Option<&mut KnownSet> {
        self.0.iter_mut().find(|one| one.digest() == set)
    }

    /// The board at a place.
    #[must_use]
    pub fn board(&self, at: SetPlace) -> Option<&OwnBoard> {
        Some(&self.get(at.set)?.set.get(at.board)?.board)
    }

    /// What is said about the board at a place, perhaps nothing.
    #[must_use]
    pub fn sentence(&self, at: SetPlace) -> Option<&str> {
        Some(self.get(at.set)?.set.get(at.board)?.sentence())
    }

    /// Adds a set that was opened, or made here. One that is known stays as it is, but that it is one's own.
    pub fn add(&mut self, set: BoardSet, made: bool) -> SetDigest {
        let known = KnownSet::new(set, made);
        let digest = known.digest();
        match self.get_mut(digest) {
            Some(before) => before.made |= made && before.done.is_empty(),
            None => {
                self.0.push(known);
                self.let_go();
            }
        }
        digest
    }

    /// Lets go what is one too many: first of those in which nothing was done, because anybody can write a text with a
    /// set. The newest stays.
    fn let_go(&mut self) {
        while Self::MOST < self.0.len() {
            let older = &self.0[..self.0.len() - 1];
            let untouched = older.iter().position(KnownSet::is_untouched);
            self.0.remove(untouched.unwrap_or(0));
        }
    }

    /// Takes an answer in. Returns false if its set is not known here.
    pub fn take(&mut self, answer: SetAnswer) -> bool {
        let known = self.get_mut(answer.set);
        known.is_some_and(|known| known.take(answer))
    }

    pub fn forget(&mut self, set: SetDigest) {
        self.0.retain(|one| one.digest() != set);
    }

    /// Notes a try of a board as a puzzle.
    pub fn note_try(&mut self, at: SetPlace, how: Try) {
        self.change(at, |done| done.after_try(how));
    }

    /// Notes the end of a game from a board.
    pub fn note_game(&mut self, at: SetPlace, played: PlayedBoard) {
        self.change(at, |done| done.after_game(played));
    }

    fn change(&mut self, at: SetPlace, change: impl FnOnce(BoardDone) -> BoardDone) {
        let known = self.get_mut(at.set).filter(|known| !known.made);
        let done = known.and_then(|known| known.done.boards.get_mut(usize::from(at.board)));
        if let Some(done) = done {
            *done = change(*done);
        }
    }

    /// The places of the boards of which this is true, in the sets that were made here or in those of others, the
    /// newest set first.
    pub fn places(&self, made: bool, is_it: impl Fn(&OwnBoard) -> bool) -> Vec<SetPlace> {
        let sets = self.0.iter().rev().filter(|known| known.made == made);
        let boards = sets.flat_map(|known| {
            let set = known.digest();
            let boards = (0..).zip(known.set.boards());
            boards.map(move |(board, one)| (SetPlace { set, board }, one))
        });
        let places = boards.filter(|(_, one)| is_it(&one.board));
        places.map(|(place, _)| place).collect()
    }
}
