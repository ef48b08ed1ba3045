//! Reversi.

use super::{Measured, Question, reversi_base};
use crate::player::Player;
use rsg_classics::reversi::{Aim, Bits, Field, Game, Options, Report, Thinker, transcript};
use rsg_classics::{Color, Level, SplitMix64, Square, disc_letter};
use serde_json::Value;

/// Megabytes of tables, as in the app.
pub const TABLE_MB: usize = 32;

impl<F: Field> Measured for Game<F> {
    type Level = Level;
    type Thinker = Thinker;
    type Report = Report;
    const LEVELS: &'static [Level] = &Level::ALL;
    const MEASURING: &'static [&'static str] = &["random", "greedy", "base"];

    fn greed(&self, turn: &Square) -> Option<i32> {
        let flips = self.position().flips(turn.index(F::SHAPE)?).count() as i32;
        Some(match self.options().aim {
            Aim::Most => flips,
            Aim::Fewest => -flips,
        })
    }

    fn chance(&self, seed: u64) -> SplitMix64 {
        SplitMix64::of_pair(seed, self.turns().len() as u64)
    }

    fn result(&self, first: Color) -> (i32, i32) {
        let outcome = self.outcome().expect("it is over");
        let margin = (outcome.score[first] as i32 - outcome.score[!first] as i32).abs();
        match outcome.winner {
            None => (0, 0),
            Some(winner) if winner == first => (1, margin),
            Some(_) => (-1, -margin),
        }
    }

    fn ask(
        &self,
        thinker: &mut Thinker,
        player: Player<Level>,
        question: &Question<'_>,
    ) -> Option<Report> {
        let Question { seed, limits } = *question;
        match player {
            Player::Level(level) => thinker.choose(self, level, seed, limits),
            _ => reversi_base::choose(self, &mut self.chance(seed)).map(Self::report),
        }
    }

    fn report(best: Square) -> Report {
        Report {
            best,
            score: 0,
            exact: false,
            depth: 0,
            nodes: 1,
        }
    }

    fn turn(report: &Report) -> Square {
        report.best
    }

    fn figures(report: &Report) -> Vec<(&'static str, Value)> {
        vec![
            ("score", report.score.into()),
            ("exact", report.exact.into()),
            ("depth", report.depth.into()),
            ("nodes", report.nodes.into()),
        ]
    }

    type Options = Options;

    fn replay(record: &str, options: &Options, trace: bool) -> Result<(Self, Vec<String>), String> {
        let game = transcript::read::<F>(record, *options).map_err(|fault| fault.to_string())?;
        let mut again = Game::<F>::new(*options);
        let turns = game.turns().iter().filter(|_| trace);
        let positions = turns.map(|turn| {
            again
                .play(turn.square)
                .map_err(|refusal| refusal.to_string())?;
            Ok(again.notation())
        });
        let positions = positions.collect::<Result<_, String>>()?;
        Ok((game, positions))
    }

    /// While it is open with the discs on the board, at its end by the tournament count.
    fn standing(&self) -> Vec<(&'static str, String)> {
        let (phase, score, winner) = match self.outcome() {
            Some(outcome) => (
                "over",
                outcome.score,
                outcome.winner.map_or('-', disc_letter),
            ),
            None => ("open", self.discs(), '-'),
        };
        vec![
            ("position", self.notation()),
            ("phase", phase.to_owned()),
            ("score", format!("{}-{}", score.black, score.white)),
            ("winner", winner.to_string()),
        ]
    }
}
