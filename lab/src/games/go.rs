//! Reversi Go.

use super::{Measured, Question};
use crate::figures::rounded;
use crate::player::Player;
use rsg_classics::go::{Game, Options, Phase, Report, Thinker, playouts as thinking, transcript};
use rsg_classics::{Color, Level, Play, Shape, SplitMix64, Square};
use serde_json::Value;

impl Measured for Game {
    type Level = Level;
    type Thinker = Thinker;
    type Report = Report;
    const LEVELS: &'static [Level] = &Level::COMMON;
    const MEASURING: &'static [&'static str] = &["random", "greedy", "uct"];

    /// Flips most, else saves its own, else leaves its own territory alone.
    fn greed(&self, turn: &Play) -> Option<i32> {
        let Play::Place(at) = *turn else { return None };
        let flips = self.flips(at).iter().map(Vec::len).sum::<usize>();
        if 0 < flips {
            return Some(2 + flips as i32);
        }
        let mut after = self.clone();
        after.play(turn.clone()).ok()?;
        let is_own = |at: &Square| self.stone(*at) == Some(self.to_move());
        let near = neighbours(at, self.options().shape());
        let in_atari = |at: &Square| is_own(at) && self.liberties(*at).len() == 1;
        let is_safe = 1 < after.liberties(at).len();
        if is_safe && near.iter().any(in_atari) {
            return Some(2);
        }
        (is_safe && !near.iter().all(is_own)).then_some(1)
    }

    fn chance(&self, seed: u64) -> SplitMix64 {
        SplitMix64::of_pair(seed, self.turns().len() as u64)
    }

    fn result(&self, first: Color) -> (i32, i32) {
        let total = self.score().total;
        let margin = (total[first].in_halves() - total[!first].in_halves()) / 2;
        let result = match self.winner() {
            None => 0,
            Some(winner) if winner == first => 1,
            Some(_) => -1,
        };
        (result, margin)
    }

    /// A level's answer; it plays on in a stopped game. Without a limit plain search takes the top level's playouts.
    fn ask(
        &self,
        thinker: &mut Thinker,
        player: Player<Level>,
        question: &Question<'_>,
    ) -> Option<Report> {
        let Question { seed, limits } = *question;
        if let Player::Level(level) = player {
            return thinker.play_on(self, level, seed, limits);
        }
        let points = self.options().shape().places() as usize;
        thinker.plain(self, seed, limits.nodes.unwrap_or_else(|| thinking(points)))
    }

    /// The marks of these players, if all are levels and mark the same.
    fn agreed(&self, thinker: &Thinker, players: &[(Player<Level>, u64)]) -> Option<Play> {
        let is_level = |player: &Player<Level>| matches!(player, Player::Level(_));
        if self.phase() != Phase::Stopped || !players.iter().all(|(player, _)| is_level(player)) {
            return None;
        }
        let mut marks: Vec<_> = players
            .iter()
            .map(|(_, seed)| thinker.lost(self, *seed))
            .collect();
        marks.dedup();
        match <[_; 1]>::try_from(marks) {
            Ok([marks]) => Some(Play::Agree(marks)),
            Err(_) => None,
        }
    }

    fn report(play: Play) -> Report {
        Report {
            play,
            share: 0.5,
            playouts: 0,
        }
    }

    fn turn(report: &Report) -> Play {
        report.play.clone()
    }

    fn figures(report: &Report) -> Vec<(&'static str, Value)> {
        vec![
            ("share", rounded(report.share.into()).into()),
            ("playouts", report.playouts.into()),
        ]
    }

    type Options = Options;

    fn replay(record: &str, options: &Options, trace: bool) -> Result<(Game, Vec<String>), String> {
        let mut game = Game::new(*options);
        let mut positions = Vec::new();
        transcript::read_turns(record, &mut game, |game| {
            positions.extend(trace.then(|| game.notation()));
        })
        .map_err(|fault| fault.to_string())?;
        Ok((game, positions))
    }

    fn standing(&self) -> Vec<(&'static str, String)> {
        let total = self.score().total;
        vec![
            ("position", self.notation()),
            ("phase", self.phase().to_string()),
            ("black", total.black.to_string()),
            ("white", total.white.to_string()),
        ]
    }
}

fn neighbours(at: Square, shape: Shape) -> Vec<Square> {
    let (row, column) = (i32::from(at.row()), i32::from(at.column()));
    [
        (row - 1, column),
        (row, column - 1),
        (row, column + 1),
        (row + 1, column),
    ]
    .into_iter()
    .filter_map(|(row, column)| Square::new(u8::try_from(row).ok()?, u8::try_from(column).ok()?))
    .filter(|at| at.index(shape).is_some())
    .collect()
}
