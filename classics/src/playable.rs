//! Reversi and Reversi Go as games like others.

use rsg_base::Playable;

use crate::reversi::Grid;
use crate::{Color, Play, Square, go, reversi};

impl<G: Grid> Playable for reversi::Game<G> {
    type Turn = Square;
    type Refusal = reversi::Refusal;

    fn to_move(&self) -> Color {
        self.to_move()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn winner(&self) -> Option<Color> {
        self.outcome()?.winner
    }

    fn placements(&self) -> Vec<Square> {
        self.placements().collect()
    }

    fn play(&mut self, turn: Square) -> Result<(), reversi::Refusal> {
        self.play(turn).map(drop)
    }

    fn undo(&mut self) -> bool {
        self.undo().is_some()
    }

    fn turns(&self) -> usize {
        self.turns().len()
    }

    fn record(&self) -> String {
        self.to_string()
    }
}

impl Playable for go::Game {
    type Turn = Play;
    type Refusal = go::Refusal;

    fn to_move(&self) -> Color {
        self.to_move()
    }

    fn is_over(&self) -> bool {
        self.phase() == go::Phase::Over
    }

    fn winner(&self) -> Option<Color> {
        self.winner()
    }

    fn placements(&self) -> Vec<Play> {
        self.placements().map(Play::Place).collect()
    }

    /// The button while it is there, then a pass.
    fn beside(&self) -> Option<Play> {
        Some(match self.button() {
            None => Play::Button,
            Some(_) => Play::Pass,
        })
    }

    fn play(&mut self, turn: Play) -> Result<(), go::Refusal> {
        self.play(turn).map(drop)
    }

    fn undo(&mut self) -> bool {
        self.undo().is_some()
    }

    fn turns(&self) -> usize {
        self.turns().len()
    }

    fn record(&self) -> String {
        self.to_string()
    }
}
