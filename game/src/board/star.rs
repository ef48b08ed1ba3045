//! The star as a game on a board.

use rsg_engine::{ByColor, Calls, Cell, Color, Game, Mark, Move};

use super::call::{CallChoice, choice, goes_through_core};
use super::{BoardGame, Change, MadeTurn, SideScore, Tapped};
use crate::play::{Play, Spot};

impl BoardGame for Game {
    fn to_move(&self) -> Color {
        self.position().to_move()
    }

    fn is_over(&self) -> bool {
        self.end().is_some()
    }

    fn tapped(&self, spot: Spot) -> Tapped {
        let Some(cell) = spot.cell() else {
            return Tapped::Nothing;
        };
        match self.mark(cell) {
            Mark::None => Tapped::Nothing,
            Mark::Blocked => Tapped::Refused,
            Mark::Playable | Mark::OneCall | Mark::Exception => match self.calls(cell) {
                Calls::Unplayable => Tapped::Nothing,
                Calls::Needless { .. } => Tapped::Plays(Move::plain(cell).into()),
                Calls::Needed { calls, same } => match choice(calls, same) {
                    CallChoice::Free => Tapped::AsksForCall,
                    CallChoice::Only(color) => Tapped::Plays(Move::calling(cell, color).into()),
                    CallChoice::Own => {
                        Tapped::Plays(Move::calling(cell, self.position().to_move()).into())
                    }
                },
            },
        }
    }

    fn allows(&self, play: &Play) -> bool {
        play.on_star().is_some_and(|mv| self.moves().contains(&mv))
    }

    fn any_play(&self) -> Option<Play> {
        self.moves().first().map(|mv| Play::from(*mv))
    }

    fn play(&mut self, play: &Play) -> bool {
        play.on_star()
            .is_some_and(|mv| Game::play(self, mv).is_ok())
    }

    fn undo(&mut self) -> Option<(Color, Play)> {
        Game::undo(self).map(|turn| (turn.by, turn.mv.into()))
    }

    fn last(&self) -> Option<Change> {
        let turn = Game::turns(self).last()?;
        Some(Change {
            by: turn.by,
            play: turn.mv.into(),
            is_pass: false,
            flips: usize::from(turn.effect.flip_count()),
            captured: turn.effect.capture_count(),
            core_point: turn.effect.cp_point,
            turns_core: turn.effect.turns_core(),
            passes: turn.passes,
        })
    }

    fn made(&self) -> Option<MadeTurn> {
        Game::turns(self).last().cloned().map(MadeTurn::Star)
    }

    fn turns(&self) -> usize {
        Game::turns(self).len()
    }

    fn score(&self) -> ByColor<SideScore> {
        let position = self.position();
        let (total, captured) = (position.score(), position.captures());
        ByColor::new_with(|color| {
            let on_board = total[color] - captured[color];
            SideScore::with_captures(on_board.into(), captured[color].into())
        })
    }

    fn choices(&self) -> Option<usize> {
        let mut cells: Vec<Cell> = self.moves().iter().map(|mv| mv.cell).collect();
        cells.dedup();
        Some(cells.len())
    }

    fn needs_call(&self, spot: Spot) -> bool {
        spot.cell()
            .is_some_and(|cell| goes_through_core(self, cell))
    }
}
