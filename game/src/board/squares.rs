//! A classic as a game on a board.

use rsg_classics::{Play, Square, SquaresGame};
use rsg_engine::{ByColor, Color};

use super::{BoardGame, Change, MadeTurn, SideScore, Spot, Tapped, score};
use crate::thinking::AnyPlay;

impl TryFrom<Spot> for Square {
    type Error = Spot;

    fn try_from(spot: Spot) -> Result<Square, Spot> {
        match spot {
            Spot::Square(square) => Ok(square),
            Spot::Cell(_) => Err(spot),
        }
    }
}

impl TryFrom<AnyPlay> for Play {
    type Error = AnyPlay;

    fn try_from(play: AnyPlay) -> Result<Play, AnyPlay> {
        match play {
            AnyPlay::Square(play) => Ok(play),
            AnyPlay::Star(_) => Err(play),
        }
    }
}

/// A classic, whichever it is.
pub type AnySquaresGame = Box<dyn SquaresGame>;

impl BoardGame for AnySquaresGame {
    type Spot = Square;
    type Play = Play;
    type Level = rsg_classics::Level;

    fn to_move(&self) -> Color {
        (**self).to_move()
    }

    fn is_over(&self) -> bool {
        self.ended().is_some()
    }

    fn tapped(&self, square: Square) -> Tapped<Play> {
        let play = Play::Place(square);
        match self.refusal(&play) {
            None => Tapped::Plays(play),
            Some(reason) if reason.is_subtle() => Tapped::Refused,
            Some(_) => Tapped::Nothing,
        }
    }

    fn allows(&self, play: &Play) -> bool {
        self.refusal(play).is_none()
    }

    fn any_play(&self) -> Option<Play> {
        let placements = self.placements().into_iter().map(Play::Place);
        let beside = self.terms().beside().iter().cloned();
        placements.chain(beside).find(|play| self.allows(play))
    }

    fn play(&mut self, play: &Play) -> bool {
        (**self).play(play).is_ok()
    }

    fn undo(&mut self) -> Option<(Color, Play)> {
        let last = (**self).last()?;
        (**self).undo().then_some((last.by, last.play))
    }

    fn last(&self) -> Option<Change<Play>> {
        let last = (**self).last()?;
        Some(Change {
            by: last.by,
            is_pass: last.play == Play::Pass,
            play: last.play,
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

    fn spot_of(&self, play: &Play) -> Option<Square> {
        match play {
            Play::Place(square) => Some(*square),
            Play::Pass | Play::Button | Play::Agree(_) => None,
        }
    }

    fn is_beside(&self, play: &Play) -> bool {
        self.terms().beside().contains(play)
    }

    fn is_stopped(&self) -> bool {
        (**self).is_stopped()
    }

    fn group_name(&self, square: Square) -> Option<Square> {
        self.group(square).into_iter().min()
    }

    fn agreement(&self, lost: &[Square]) -> Option<Play> {
        Some(Play::Agree(lost.to_vec()))
    }

    fn agreed(&self, play: &Play) -> Option<Vec<Square>> {
        match play {
            Play::Agree(points) => {
                let names = points.iter().filter_map(|point| self.group_name(*point));
                Some(names.collect())
            }
            Play::Place(_) | Play::Pass | Play::Button => None,
        }
    }
}
