//! Undo between two people on one phone: whoever made the last turn asks, and the other one agrees or plays on.

use rsg_engine::Color;

use super::effect::News;
use super::{Asking, Board, MutualUndo, Phase};

impl Board {
    /// Sets whether the two people have agreed on Undo before the game.
    pub fn set_mutual_undo(&mut self, agreed: bool) {
        self.mutual_undo = if agreed {
            MutualUndo::IfAgreed
        } else {
            MutualUndo::Never
        };
    }

    /// Returns true if the two people of this game have Undo.
    #[must_use]
    pub fn has_mutual_undo(&self) -> bool {
        self.is_on_one_phone() && self.mutual_undo != MutualUndo::Never
    }

    /// Returns true if a side may ask for its last turn back now. A stopped game is played on instead, and one that is
    /// over is booked.
    #[must_use]
    pub fn can_ask_for_undo(&self) -> bool {
        let is_open = matches!(
            self.phase,
            Phase::Choosing(Asking::Nothing | Asking::Refused(_))
                | Phase::HandOver
                | Phase::Passing { .. }
        );
        let is_free = self.is_on_one_phone() && self.mutual_undo == MutualUndo::IfAgreed;
        is_free && is_open && 0 < self.game.turns()
    }

    /// The side that asks for a turn back, while the other one has not answered.
    #[must_use]
    pub fn asks_for_undo(&self) -> Option<Color> {
        match self.mutual_undo {
            MutualUndo::Asked(side) => Some(side),
            MutualUndo::Never | MutualUndo::IfAgreed => None,
        }
    }

    pub(super) fn ask_for_undo(&mut self) {
        if self.can_ask_for_undo()
            && let Some(last) = self.game.last()
        {
            self.steps.settle();
            self.forget_remarks();
            self.mutual_undo = MutualUndo::Asked(last.by);
        }
    }

    /// The other one's answer to the question for a turn back.
    pub(super) fn answer_undo(&mut self, agreed: bool) {
        let Some(side) = self.asks_for_undo() else {
            return;
        };
        self.drop_undo_question();
        if agreed {
            self.take_back(side);
            self.set_mover();
            self.report(News::TakenBack);
        }
    }

    /// Drops the question: there is no answer to it any more.
    pub(super) fn drop_undo_question(&mut self) {
        if self.asks_for_undo().is_some() {
            self.mutual_undo = MutualUndo::IfAgreed;
        }
    }
}
