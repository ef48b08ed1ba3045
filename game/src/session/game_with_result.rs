//! The part of a game that its result hangs on.

use rsg_engine::{ByColor, Color, End, Game};

use crate::board::{AnySquaresGame, BoardGame, ScoreParts, SideScore};
use crate::progress::saved::moves;
use crate::progress::{GameKind, GameSoFar, Unit};

/// A game whose result is shown and kept.
pub trait GameWithResult: BoardGame {
    fn kind(&self) -> GameKind;

    fn so_far(&self) -> GameSoFar;

    /// Every turn as text, from which the game can be played again.
    fn written(&self) -> String;

    /// The winner by its rules; none in a draw and before its end.
    fn won_by(&self) -> Option<Color>;

    /// The scores that count at its end, or as they stand.
    fn final_score(&self) -> ByColor<SideScore> {
        self.score()
    }

    /// Returns true if the ko rule has ended it.
    fn is_ended_by_ko(&self) -> bool {
        false
    }

    /// Returns true if this side has no disc left, where the most discs win.
    fn is_wiped_out(&self, _side: Color) -> bool {
        false
    }

    /// Returns true if it can be copied as the board with the number of each placement.
    fn has_sheet(&self) -> bool {
        false
    }
}

impl GameWithResult for Game {
    fn kind(&self) -> GameKind {
        GameKind::Star
    }

    fn so_far(&self) -> GameSoFar {
        GameSoFar::Star(self.clone())
    }

    fn written(&self) -> String {
        moves::of(self)
    }

    fn won_by(&self) -> Option<Color> {
        self.outcome()?.winner
    }

    fn is_ended_by_ko(&self) -> bool {
        self.end() == Some(End::Ko)
    }
}

impl GameWithResult for AnySquaresGame {
    fn kind(&self) -> GameKind {
        GameKind::of(self.terms())
    }

    fn so_far(&self) -> GameSoFar {
        GameSoFar::Squares(self.clone())
    }

    fn written(&self) -> String {
        self.record()
    }

    fn won_by(&self) -> Option<Color> {
        self.ended()?.winner
    }

    /// A game of discs may count more at its end than lies on the board.
    fn final_score(&self) -> ByColor<SideScore> {
        let stands = BoardGame::score(self);
        ByColor::new_with(|color| match (self.ended(), stands[color].parts) {
            (Some(ended), ScoreParts::Discs { .. }) => {
                SideScore::of_discs(ended.score[color], ended.on_board[color])
            }
            _ => stands[color],
        })
    }

    fn is_wiped_out(&self, side: Color) -> bool {
        let counts_discs = self.kind().spec().unit == Unit::Discs;
        let is_for_most = counts_discs && !self.terms().fewer_is_better();
        let mut squares = self.terms().squares();
        is_for_most && squares.all(|square| self.stone(square) != Some(side))
    }

    fn has_sheet(&self) -> bool {
        self.sheet().is_some()
    }
}
