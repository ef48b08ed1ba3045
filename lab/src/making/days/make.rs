//! The position that one game yields for a day: played between levels, proved, and tried by Lv.2.

use super::journal::Rejection;
use crate::making::games;
use crate::making::product::Tools;
use rsg_engine::days::{DayGame, PAR, Within};
use rsg_engine::{Board, ByColor, Game, Level, Limits, Position, SplitMix64, Thinker};
use std::ops::RangeInclusive;

/// Random placements at the beginning of a game. With fewer a third of the positions come twice.
const OPENING: RangeInclusive<usize> = 6..=8;

/// The empty cells of the positions of one game after another. A proof takes about twice as long with each cell more,
/// so most have few.
const VACANT: [usize; 16] = [
    20, 21, 20, 22, 21, 20, 23, 21, 20, 22, 21, 20, 24, 21, 20, 22,
];

/// Only positions of which a search can look so deep within so few nodes are proved: their proofs take a fifth of the
/// time of others. The margin that it expects lies in the range, or beside it by as much as it often errs.
const LOOK_DEPTH: u8 = 10;
const LOOK_NODES: u64 = 5_000;
const LOOKS: RangeInclusive<i32> = -1..=16;

/// A proof that takes more is given up.
const PROOF_NODES: u64 = 6_000_000;

/// Games of Lv.2 that say how easy a position is: their seeds are 0, 1, 2 and so on.
pub const TRIES: u8 = 100;

/// The level that plays the player's side in them, and the one that plays the other side.
const PLAYER: Level = Level::Two;
const OPPONENT: Level = Level::Three;

impl Tools {
    /// The position of the game with a number, if it is one for a day.
    pub fn day(&mut self, seed: u64, number: u64) -> Result<DayGame, Rejection> {
        let vacant = VACANT[number as usize % VACANT.len()];
        let mut chance = SplitMix64::of_pair(seed, number);
        let played = games::play(&mut self.players, &mut chance, OPENING, vacant);
        let mut position = played.position();
        // The number of empty cells decides mostly who is to move, so that Black would be more often.
        if chance.below(2) == 0 {
            position = exchanged(position);
        }
        if DayGame::allows(&position).is_err() || !DayGame::fits_a_record(&position) {
            return Err(Rejection::Position);
        }
        let game = Game::from_position(position);
        if !self.looks_right(&game) {
            return Err(Rejection::Look);
        }
        let par = self.par(&game)?;
        let won = wins(&mut self.players, position);
        Ok(DayGame { position, par, won })
    }

    fn looks_right(&mut self, game: &Game) -> bool {
        let limits = Limits::nodes(LOOK_NODES);
        let report = self.players.search(game, LOOK_DEPTH, limits);
        report.is_some_and(|report| report.depth == LOOK_DEPTH && LOOKS.contains(&report.score))
    }

    fn par(&mut self, game: &Game) -> Result<u8, Rejection> {
        let limits = Limits::nodes(PROOF_NODES);
        // What a proof takes depends on what the table holds.
        self.prover.forget();
        match self.prover.margin_within(game, PAR, limits) {
            Some(Within::Margin(par)) => Ok(par as u8),
            Some(Within::Less) => Err(Rejection::Less),
            Some(Within::More) => Err(Rejection::More),
            None => Err(Rejection::Proof),
        }
    }
}

/// The position with the colours exchanged, for which the rules are the same.
fn exchanged(position: Position) -> Position {
    let to_move = !position.to_move();
    let board = Board::from_view(position.sides(), to_move);
    let ByColor { black, white } = position.captures();
    let captures = ByColor {
        black: white,
        white: black,
    };
    Position::new(board, to_move, captures).expect("the captures were allowed before")
}

/// The number of games of Lv.2 against Lv.3 that the side to move wins.
pub fn wins(players: &mut Thinker, position: Position) -> u8 {
    let player = position.to_move();
    let wins = |seed: &u8| {
        let mut game = Game::from_position(position);
        while game.end().is_none() {
            let is_player = game.position().to_move() == player;
            let level = if is_player { PLAYER } else { OPPONENT };
            let mv = games::choice(players, &game, level, u64::from(*seed));
            game.play(mv).expect("levels play playable moves");
        }
        game.outcome().and_then(|outcome| outcome.winner) == Some(player)
    };
    (0..TRIES).filter(wins).count() as u8
}
