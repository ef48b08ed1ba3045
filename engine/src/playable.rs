//! The star as a game like others.

use crate::{Color, Game, Move, MoveError, Playable};

impl Playable for Game {
    type Turn = Move;
    type Refusal = MoveError;

    fn to_move(&self) -> Color {
        self.position().to_move()
    }

    fn is_over(&self) -> bool {
        self.end().is_some()
    }

    fn winner(&self) -> Option<Color> {
        self.outcome()?.winner
    }

    fn placements(&self) -> Vec<Move> {
        self.moves()
    }

    fn play(&mut self, turn: Move) -> Result<(), MoveError> {
        self.play(turn).map(drop)
    }

    fn undo(&mut self) -> bool {
        self.undo().is_some()
    }

    fn turns(&self) -> usize {
        self.turns().len()
    }

    fn record(&self) -> String {
        self.record()
    }
}
