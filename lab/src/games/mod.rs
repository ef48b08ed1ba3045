//! The games that the consoles know, behind one trait: replaying, playing and measuring are written once for all of
//! them.

pub mod go;
pub mod reversi;
mod reversi_base;
pub mod star;
mod star_base;

use crate::player::{GameLevel, Player};
use rsg_engine::{Color, Limits, Playable, SplitMix64};
use serde_json::Value;

/// The question to a player.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The game's seed.
    pub seed: u64,
    pub limits: Limits<'a>,
}

impl Question<'_> {
    /// A question without a limit.
    pub fn with_seed(seed: u64) -> Question<'static> {
        Question {
            seed,
            limits: Limits::default(),
        }
    }
}

/// A game that players are measured by.
pub trait Measured: Playable {
    type Level: GameLevel;
    type Thinker;
    /// A player's answer.
    type Report;
    const LEVELS: &'static [Self::Level];
    /// The players that are no level, by name.
    const MEASURING: &'static [&'static str];

    /// The rating of a placement by the player `greedy`; none if it never plays it.
    fn greed(&self, turn: &Self::Turn) -> Option<i32>;
    /// The random numbers of a player in this position.
    fn chance(&self, seed: u64) -> SplitMix64;
    /// The first player's result, above 0 if it won, and its margin.
    fn result(&self, first: Color) -> (i32, i32);

    /// The answer of a level, or of a player that not every game has.
    fn ask(
        &self,
        thinker: &mut Self::Thinker,
        player: Player<Self::Level>,
        question: &Question<'_>,
    ) -> Option<Self::Report>;
    /// The turn that ends a stopped game, if these players with their seeds agree.
    fn agreed(&self, _: &Self::Thinker, _: &[(Player<Self::Level>, u64)]) -> Option<Self::Turn> {
        None
    }

    /// The report of a turn that nothing was searched for.
    fn report(turn: Self::Turn) -> Self::Report;
    fn turn(report: &Self::Report) -> Self::Turn;
    /// The figures of a report beside the turn.
    fn figures(report: &Self::Report) -> Vec<(&'static str, Value)>;
    /// Those figures as lines, where a console prints them.
    fn lines(_: &Self::Report) -> Option<String> {
        None
    }

    /// Size, rules and the like.
    type Options;
    /// The game of a record, and the position after every turn if asked; else the first fault and its place in the
    /// line.
    fn replay(
        record: &str,
        options: &Self::Options,
        trace: bool,
    ) -> Result<(Self, Vec<String>), String>;
    /// The state of the game: position, phase, score or winner.
    fn standing(&self) -> Vec<(&'static str, String)>;
}
