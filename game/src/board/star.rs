//! The star as a game on a board.

use rsg_engine::{ByColor, Calls, Cell, Color, Game, Mark, Move};

use super::call::{CallChoice, choice, goes_through_core};
use super::{BoardGame, Change, MadeTurn, SideScore, Spot, Tapped};
use crate::progress::CpuLevel;
use crate::thinking::AnyPlay;

impl TryFrom<Spot> for Cell {
    type Error = Spot;

    fn try_from(spot: Spot) -> Result<Cell, Spot> {
        match spot {
            Spot::Cell(cell) => Ok(cell),
            Spot::Square(_) => Err(spot),
        }
    }
}

impl TryFrom<AnyPlay> for Move {
    type Error = AnyPlay;

    fn try_from(play: AnyPlay) -> Result<Move, AnyPlay> {
        match play {
            AnyPlay::Star(mv) => Ok(mv),
            AnyPlay::Square(_) => Err(play),
        }
    }
}

impl BoardGame for Game {
    type Spot = Cell;
    type Play = Move;
    type Level = CpuLevel;

    fn to_move(&self) -> Color {
        self.position().to_move()
    }

    fn is_over(&self) -> bool {
        self.end().is_some()
    }

    fn tapped(&self, cell: Cell) -> Tapped<Move> {
        match self.mark(cell) {
            Mark::None => Tapped::Nothing,
            Mark::Blocked => Tapped::Refused,
            Mark::Playable | Mark::OneCall | Mark::Exception => match self.calls(cell) {
                Calls::Unplayable => Tapped::Nothing,
                Calls::Needless { .. } => Tapped::Plays(Move::plain(cell)),
                Calls::Needed { calls, same } => match choice(calls, same) {
                    CallChoice::Free => Tapped::AsksForCall,
                    CallChoice::Only(color) => Tapped::Plays(Move::calling(cell, color)),
                    CallChoice::Own => {
                        Tapped::Plays(Move::calling(cell, self.position().to_move()))
                    }
                },
            },
        }
    }

    fn allows(&self, mv: &Move) -> bool {
        self.moves().contains(mv)
    }

    fn any_play(&self) -> Option<Move> {
        self.moves().first().copied()
    }

    fn play(&mut self, mv: &Move) -> bool {
        Game::play(self, *mv).is_ok()
    }

    fn undo(&mut self) -> Option<(Color, Move)> {
        Game::undo(self).map(|turn| (turn.by, turn.mv))
    }

    fn last(&self) -> Option<Change<Move>> {
        let turn = Game::turns(self).last()?;
        Some(Change {
            by: turn.by,
            play: turn.mv,
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

    fn spot_of(&self, mv: &Move) -> Option<Cell> {
        Some(mv.cell)
    }

    fn needs_call(&self, cell: Cell) -> bool {
        goes_through_core(self, cell)
    }

    fn calling(&self, cell: Cell, color: Color) -> Option<Move> {
        Some(Move::calling(cell, color))
    }
}
