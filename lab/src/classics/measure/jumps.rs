//! `measure jumps`: games in which one turn changes what Review says of them by much.

use crate::go::options;
use rsg_classics::go::{Game, Options, Phase, Thinker};
use rsg_classics::{Color, Level, Play, SplitMix64};
use rsg_lab::args::Args;
use rsg_lab::contest::{players, sizes};
use rsg_lab::games::Question;
use rsg_lab::player::Player;
use rsg_lab::{Failure, parallel};
use std::io::Write;

pub const USAGE: &str = "measure jumps LEVEL LEVEL --games N [--seed N] [--playouts N] [--points N] \
    [--size 9...19] [--komi N]
      [--handicap N] [--threads N]
    Plays games of Reversi Go like go match, and prints a line for every turn after which the playouts' estimate of
    the lead is higher by at least so many points (40) for the side that played it: the two estimates of Black's
    lead, and the turns up to and with that one. Such a turn was overlooked by the playouts, or the one before it was
    a blunder.";

/// Enough to tell a jump of so many points from chance.
const PLAYOUTS: u32 = 400;

/// Runs `jumps`.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (games, seed) = sizes(&mut args)?;
    let threads: usize = args.parsed_or("--threads", parallel::cores())?;
    let search = Search {
        playouts: args.parsed("--playouts")?,
        points: args.parsed_or("--points", 40.0)?,
        options: options(&mut args)?,
        seed,
        players: players::<Game>(args)?,
    };
    let found = parallel::spread(
        threads.max(1),
        games,
        Thinker::default,
        |thinker, number| search.game(thinker, number),
    );
    for line in found.into_iter().flatten() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

struct Search {
    players: [Player<Level>; 2],
    options: Options,
    seed: u64,
    playouts: Option<u64>,
    points: f32,
}

impl Search {
    /// The jumps of a game up to its first stop.
    fn game(&self, thinker: &mut Thinker, number: u64) -> Vec<String> {
        let mut chance = SplitMix64::of_pair(self.seed, number);
        let seeds = [(); 2].map(|()| chance.next());
        let first = Color::ALL[number as usize % 2];
        let mut game = Game::new(self.options);
        let mut found = Vec::new();
        let mut before = thinker.estimate(&game, PLAYOUTS, 0).lead;
        while game.phase() == Phase::Open {
            let by = game.to_move();
            let player = usize::from(by != first);
            let question = Question {
                limit: self.playouts,
                ..Question::with_seed(seeds[player])
            };
            let answer = self.players[player]
                .ask(thinker, &game, &question)
                .expect("nothing stops a player before the game is over");
            let placed = matches!(answer.play, Play::Place(_));
            game.play(answer.play)
                .expect("players play what is allowed");
            let lead = thinker
                .estimate(&game, PLAYOUTS, game.turns().len() as u64)
                .lead;
            let gain = if by == Color::Black {
                lead - before
            } else {
                before - lead
            };
            if placed && self.points <= gain {
                found.push(format!("{before:.0} {lead:.0} {game}"));
            }
            before = lead;
        }
        found
    }
}
