//! A classic as a game on a board.

use rsg_classics::{self as classics, SquaresGame};
use rsg_engine::{ByColor, Color};

use super::{BoardGame, Change, MadeTurn, SideScore, Tapped, score};
use crate::play::{Play, Spot};

/// A classic, whichever it is.
pub type AnySquaresGame = Box<dyn SquaresGame>;

impl BoardGame for AnySquaresGame {
    fn to_move(&self) -> Color {
        (**self).to_move()
    }

    fn is_over(&self) -> bool {
        self.ended().is_some()
    }

    fn tapped(&self, spot: Spot) -> Tapped {
        let Some(square) = spot.square() else {
            return Tapped::Nothing;
        };
        match self.refusal(&classics::Play::Place(square)) {
            None => Tapped::Plays(Play::at(spot)),
            Some(reason) if reason.is_subtle() => Tapped::Refused,
            Some(_) => Tapped::Nothing,
        }
    }

    fn allows(&self, play: &Play) -> bool {
        play.on_squares()
            .is_some_and(|play| self.refusal(&play).is_none())
    }

    fn any_play(&self) -> Option<Play> {
        let placements = self.placements().into_iter().map(Play::at);
        let beside = self.terms().beside().iter().cloned().map(Play::from);
        placements.chain(beside).find(|play| self.allows(play))
    }

    fn play(&mut self, play: &Play) -> bool {
        play.on_squares()
            .is_some_and(|play| (**self).play(&play).is_ok())
    }

    fn undo(&mut self) -> Option<(Color, Play)> {
        let last = (**self).last()?;
        (**self).undo().then(|| (last.by, last.play.into()))
    }

    fn last(&self) -> Option<Change> {
        let last = (**self).last()?;
        Some(Change {
            by: last.by,
            is_pass: last.play == classics::Play::Pass,
            play: last.play.into(),
            flips: last.flipped.iter().map(Vec::len).sum(),
            captured: 0,
            core_point: false,
            turns_core: false,
            passes: last.passes.then_some(!last.by),
        })
    }

    fn made(&self) -> Option<MadeTurn> {
        (**self).last().map(MadeTurn::Square)
    }

    fn turns(&self) -> usize {
        (**self).turns()
    }

    fn score(&self) -> ByColor<SideScore> {
        score::of_classic(&**self)
    }

    fn choices(&self) -> Option<usize> {
        let is_open_board = self.area().is_some();
        (!is_open_board).then(|| self.placements().len())
    }

    fn is_beside(&self, play: &Play) -> bool {
        play.on_squares()
            .is_some_and(|play| self.terms().beside().contains(&play))
    }

    fn is_stopped(&self) -> bool {
        (**self).is_stopped()
    }

    fn group_name(&self, spot: Spot) -> Option<Spot> {
        self.group(spot.square()?).into_iter().min().map(Spot::from)
    }
}
