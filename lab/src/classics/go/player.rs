//! Who plays a measured match of Reversi Go: the levels, and players that only measure.

use rsg_classics::go::{Game, Limits, Phase, Report, Thinker, playouts as thinking};
use rsg_classics::{Level, Play, SplitMix64, Square};
use rsg_lab::contest;
use std::fmt;
use std::str::FromStr;

/// A player of measured matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    Level(Level),
    /// Any placement.
    Random,
    /// Flips most, saves its own, does not fill its own territory.
    Greedy,
    /// Plain search with upper confidence bounds.
    Uct,
}

/// The players that are no level, with their names.
const MEASURING: [(&str, Player); 3] = [
    ("random", Player::Random),
    ("greedy", Player::Greedy),
    ("uct", Player::Uct),
];

impl Player {
    /// The player's turn, which depends on the game and the seed alone; in a stopped game what it plays on with. None if the
    /// game is over. `playouts` is how many to search with; without it a level takes its own number, and plain search that of the
    /// top level.
    pub fn choose(
        self,
        thinker: &mut Thinker,
        game: &Game,
        seed: u64,
        playouts: Option<u64>,
        time_is_up: &dyn Fn() -> bool,
    ) -> Option<Report> {
        if game.phase() == Phase::Over {
            return None;
        }
        let mut chance = SplitMix64::of_pair(seed, game.turns().len() as u64);
        let play = match self {
            Player::Level(level) => {
                let limits = Limits { playouts };
                return thinker.play_on(game, level, seed, limits, time_is_up);
            }
            Player::Uct => {
                let points = usize::from(game.options().size()).pow(2);
                let playouts = playouts.unwrap_or_else(|| thinking(points));
                return thinker.plain(game, seed, playouts);
            }
            Player::Random => random(game, &mut chance),
            Player::Greedy => greedy(game, &mut chance),
        };
        Some(Report {
            play,
            share: 0.5,
            playouts: 0,
        })
    }

    /// The groups that it finds lost in a stopped game; none if it agrees to nothing and plays on.
    pub fn marks(self, thinker: &Thinker, game: &Game, seed: u64) -> Option<Vec<Square>> {
        matches!(self, Player::Level(_)).then(|| thinker.lost(game, seed))
    }
}

/// What is played when there is nothing to place.
fn idle(game: &Game) -> Play {
    if game.button().is_none() {
        Play::Button
    } else {
        Play::Pass
    }
}

fn any_of(open: &[Square], game: &Game, chance: &mut SplitMix64) -> Play {
    if open.is_empty() {
        return idle(game);
    }
    Play::Place(open[chance.below(open.len())])
}

fn random(game: &Game, chance: &mut SplitMix64) -> Play {
    let open: Vec<Square> = game.placements().collect();
    any_of(&open, game, chance)
}

fn greedy(game: &Game, chance: &mut SplitMix64) -> Play {
    let open: Vec<Square> = game.placements().collect();
    let flips = |at: &Square| game.flips(*at).iter().map(Vec::len).sum::<usize>();
    let most = open.iter().map(flips).max().unwrap_or(0);
    if 0 < most {
        let best: Vec<Square> = open.into_iter().filter(|at| flips(at) == most).collect();
        return any_of(&best, game, chance);
    }
    let side = game.to_move();
    let liberties = |at: &Square| {
        let mut after = game.clone();
        match after.play(Play::Place(*at)) {
            Ok(_) => after.liberties(*at).len(),
            Err(_) => 0,
        }
    };
    let near = |at: &Square| neighbours(*at, game.options().size());
    let saves = |at: &Square| {
        let mut near = near(at).into_iter();
        near.any(|at| game.stone(at) == Some(side) && game.liberties(at).len() == 1)
            && 1 < liberties(at)
    };
    let saving: Vec<Square> = open.iter().copied().filter(saves).collect();
    if !saving.is_empty() {
        return any_of(&saving, game, chance);
    }
    let sensible = |at: &Square| {
        let own = |at: Square| game.stone(at) == Some(side);
        !near(at).into_iter().all(own) && 1 < liberties(at)
    };
    let sensible: Vec<Square> = open.into_iter().filter(sensible).collect();
    any_of(&sensible, game, chance)
}

fn neighbours(at: Square, size: u8) -> Vec<Square> {
    let (row, column) = (i32::from(at.row()), i32::from(at.column()));
    [
        (row - 1, column),
        (row, column - 1),
        (row, column + 1),
        (row + 1, column),
    ]
    .into_iter()
    .filter_map(|(row, column)| Square::new(u8::try_from(row).ok()?, u8::try_from(column).ok()?))
    .filter(|at| at.index(size).is_some())
    .collect()
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
