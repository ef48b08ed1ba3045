//! Who plays a measured match of Reversi: the levels, and players that only measure.

use super::base;
use rsg_classics::reversi::{Aim, Field, Game, Limits, Report, Squares, Thinker};
use rsg_classics::{Level, SplitMix64, Square};
use rsg_lab::contest;
use std::fmt;
use std::str::FromStr;

/// A player of measured matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    Level(Level),
    /// Any placement.
    Random,
    /// A placement that flips most discs; by the aim *fewest* one that flips fewest.
    Greedy,
    /// A plain search over fixed square weights.
    Base,
}

/// The players that are no level, with their names.
const MEASURING: [(&str, Player); 3] = [
    ("random", Player::Random),
    ("greedy", Player::Greedy),
    ("base", Player::Base),
];

impl Player {
    /// The player's placement, which depends on the game and the seed alone. None if the game is over, or if
    /// `time_is_up` before a first look.
    pub fn choose<F: Field>(
        self,
        thinker: &mut Thinker,
        game: &Game<F>,
        seed: u64,
        time_is_up: &dyn Fn() -> bool,
    ) -> Option<Report> {
        let mut chance = SplitMix64::of_pair(seed, game.turns().len() as u64);
        let best = match self {
            Player::Level(level) => {
                return thinker.choose(game, level, seed, Limits::default(), time_is_up);
            }
            Player::Random => any_of(game.placements(), &mut chance),
            Player::Greedy => greedy(game, &mut chance),
            Player::Base => base::choose(game, &mut chance),
        };
        best.map(|best| Report {
            best,
            score: 0,
            exact: false,
            depth: 0,
            nodes: 1,
        })
    }
}

fn any_of<F: Field>(mut open: Squares<F>, chance: &mut SplitMix64) -> Option<Square> {
    let count = open.len() as usize;
    (0 < count).then(|| open.nth(chance.below(count)))?
}

fn greedy<F: Field>(game: &Game<F>, chance: &mut SplitMix64) -> Option<Square> {
    let flips = |square: Square| {
        let index = square.index(F::SIZE).expect("it lies on the board");
        let flips = rsg_classics::reversi::Bits::count(game.position().flips(index)) as i32;
        match game.options().aim {
            Aim::Most => flips,
            Aim::Fewest => -flips,
        }
    };
    let most = game.placements().map(flips).max()?;
    let best: Vec<Square> = game.placements().filter(|at| flips(*at) == most).collect();
    Some(best[chance.below(best.len())])
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            other => f.write_str(
                contest::name_of(other, &MEASURING)
                    .expect("the list holds every player that is no level"),
            ),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(word: &str) -> Result<Player, String> {
        contest::named(word, &MEASURING, Player::Level)
    }
}
