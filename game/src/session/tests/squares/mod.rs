//! Games on squares alone: their squares as they are shown, and a game that was pasted.
#![allow(clippy::unwrap_used)]

use rsg_classics::{Level, Square, Terms};

use crate::play::Play;
use rsg_engine::Color;

use super::every_game::{GO, Played, REVERSI};
use super::{Asked, asked_for, booked, squares_turn, still};
use crate::board::{Aim, Attention, BoardEvent, Command, Timer};
use crate::progress::{ClockTime, CpuLevel, Ending, Opponent, Plan, Player};
use crate::session::{AnyDriver, HintView, Hinted, PointView, SquaresNote, SquaresView};
use crate::session::{BoardOverlay, DriverEffect};
use crate::thinking::{Answer, AskKind, SquaresTurn};

mod by_message;
mod go;

/// The opponent, with the colour of the player or of whoever is named first.
type Against = (Opponent, Color);

fn cpu(own: Color) -> Against {
    (super::cpu(), own)
}

fn people() -> Against {
    (super::people(), Color::Black)
}

impl Played {
    /// The question that is asked among these effects.
    fn question(effects: &[DriverEffect]) -> Option<Asked<SquaresTurn>> {
        asked_for(effects, squares_turn).last()
    }

    /// The board, with what only its game has.
    fn squares(&self) -> SquaresView {
        self.view().squares().unwrap().clone()
    }

    fn point(&self, name: &str) -> PointView {
        let squares = self.squares().squares;
        let found = squares.iter().find(|view| view.square.to_string() == name);
        found.unwrap().point
    }

    fn stone(&self, name: &str) -> Option<Color> {
        let squares = self.squares().squares;
        let found = squares.iter().find(|view| view.square.to_string() == name);
        found.unwrap().stone
    }

    /// The winner by the result; none in a draw.
    fn winner(&self) -> Option<Color> {
        self.result().unwrap().winner()?.color
    }
}

#[test]
fn a_pasted_game_is_played_on_and_counts_for_nothing() {
    let plan = Plan {
        pasted: true,
        from: None,
        ..REVERSI.plan(super::cpu(), Color::White)
    };
    let (game, effects) = REVERSI.begin_at(plan.clone(), Some("d3c3"), still(), 0);
    assert!(Played::question(&effects).is_some());
    assert!(!game.leaving_loses());
    let over = "e6f4e3f6g5d6e7f5c5";
    let (game, _) = REVERSI.begin_at(plan, Some(over), still(), 0);
    assert_eq!(game.winner(), Some(Color::Black));
    let date = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    assert_eq!(game.finished().unwrap().record(date), None);
}
