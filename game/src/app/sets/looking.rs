//! The set that is looked at. It is remembered from one visit of its screen to the next.

use crate::app::editor::asking::PuzzleAnswer;
use crate::progress::boards::OwnBoard;
use crate::progress::sets::{BoardSet, SetAnswer, SetDigest};

/// What the screen of a set shows.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SetLook {
    /// None is the newest one.
    pub set: Option<SetDigest>,
    /// An answer to a set that this phone does not know.
    pub stranger: Option<SetAnswer>,
    /// The board that is opened as soon as it is known what it is.
    pub opening: Option<u8>,
}

impl SetLook {
    pub fn at(set: SetDigest) -> SetLook {
        SetLook {
            set: Some(set),
            ..SetLook::default()
        }
    }
}

/// What is known of boards of sets: whether they are puzzles. None of it is saved, because a file can be written by
/// anybody.
#[derive(Debug, Clone, Default)]
pub struct Proofs(Vec<(OwnBoard, PuzzleAnswer)>);

impl Proofs {
    /// As many boards as a set can have.
    const MOST: usize = BoardSet::MOST;

    pub fn of(&self, board: &OwnBoard) -> Option<&PuzzleAnswer> {
        let known = self.0.iter().find(|(known, _)| known == board);
        known.map(|(_, answer)| answer)
    }

    pub fn note(&mut self, board: OwnBoard, answer: PuzzleAnswer) {
        self.0.retain(|(known, _)| *known != board);
        if self.0.len() == Self::MOST {
            self.0.remove(0);
        }
        self.0.push((board, answer));
    }
}
