//! Who answers questions about games: what to play, how they stand, and what is lost.

use super::game::Game;
use super::level::{BEST, Skill};
use super::pattern::Patterns;
use super::playout::{self, Placed, Playout};
use super::position::{BUTTON, Move, PASS, Position};
use super::search::{Method, Node, PLAIN, STRONG, Search, Tally};
use super::shape::CELLS;
use super::turn::Phase;
use crate::{Color, Level, Play, SplitMix64, Square};

/// How long to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Playouts, at most; without it as many as the level takes.
    pub playouts: Option<u64>,
}

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What to play.
    pub play: Play,
    /// The share of the playouts after it that the side to move wins, 0 to 1.
    pub share: f32,
    /// Playouts of the search.
    pub playouts: u64,
}

/// How a position stands by playouts.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// Points by which Black is ahead at the end of the playouts, in the mean.
    pub lead: f32,
    /// Row by row from the top: 1 where a point always ends as Black's, -1 where it always ends as White's.
    pub owned: Vec<f32>,
}

/// Plays games out, and keeps the room for its trees from question to question.
pub struct Thinker {
    nodes: Vec<Node>,
    patterns: Patterns,
}

impl Default for Thinker {
    fn default() -> Self {
        Thinker {
            nodes: Vec::new(),
            patterns: Patterns::new(),
        }
    }
}

/// Calls a function for boards of as few words as hold the game's.
macro_rules! on_board {
    ($game:expr, $words:ident => $call:expr) => {
        match $game.options().size() {
            ..=11 => {
                const $words: usize = 2;
                $call
            }
            12..=13 => {
                const $words: usize = 3;
                $call
            }
            14..=16 => {
                const $words: usize = 4;
                $call
            }
            _ => {
                const $words: usize = 6;
                $call
            }
        }
    };
}

/// Playouts that say whether anything can still be gained, and as many that say whether it is worth asking.
const LOOKS: u32 = 200;
const GLANCES: u32 = 24;

/// A stone is settled if it ends as the same side's in so many hundredths of the playouts more than as the other's.
const SETTLED: i32 = 80;

/// Passing, or taking the button, may lose so many half points by playouts: less than any point.
const NOTHING: f32 = 1.5;

/// A group is lost if its points end as the other side's in so many hundredths of the playouts more than as its own: in 96
/// of 100.
const LOST: i32 = 92;

impl Thinker {
    /// What a level plays. `seed` is the game's: with another one the level may play otherwise, with the same one it answers
    /// the same game the same. When `time_is_up`, the best found so far is played. In a stopped game it says which groups are
    /// to be flipped. None if the game is over.
    pub fn choose(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits,
        time_is_up: &dyn Fn() -> bool,
    ) -> Option<Report> {
        match game.phase() {
            Phase::Stopped => Some(self.agreement(game, seed)),
            _ => self.play_on(game, level, seed, limits, time_is_up),
        }
    }

    /// The same without an agreement: in a stopped game, what the level plays on with.
    pub fn play_on(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits,
        time_is_up: &dyn Fn() -> bool,
    ) -> Option<Report> {
        let skill = Skill::of(level, seed);
        on_board!(game, W => self.turn::<W>(game, &skill, seed, limits, time_is_up))
    }

    /// The best turn that is found. None if the game is over; in a stopped game what is to be flipped.
    pub fn best(
        &mut self,
        game: &Game,
        limits: Limits,
        time_is_up: &dyn Fn() -> bool,
    ) -> Option<Report> {
        match game.phase() {
            Phase::Stopped => Some(self.agreement(game, 0)),
            _ => on_board!(game, W => self.turn::<W>(game, &BEST, 0, limits, time_is_up)),
        }
    }

    fn agreement(&self, game: &Game, seed: u64) -> Report {
        Report {
            play: Play::Agree(self.lost(game, seed)),
            share: 0.5,
            playouts: 0,
        }
    }

    fn turn<const W: usize>(
        &mut self,
        game: &Game,
        skill: &Skill,
        seed: u64,
        limits: Limits,
        time_is_up: &dyn Fn() -> bool,
    ) -> Option<Report> {
        if game.phase() == Phase::Over {
            return None;
        }
        let mut position = Position::<W>::of(game);
        let seed = SplitMix64::mixed(seed ^ fingerprint(&position));
        let mut chance = SplitMix64::of_pair(seed, 0);
        let expected = self.expected(&position, &mut chance);
        if let Some(Outlook::NothingToGain(play)) = expected {
            return Some(Report {
                play: position.told(play),
                share: 0.5,
                playouts: u64::from(2 * LOOKS),
            });
        }
        if let Some(Outlook::Settled(lead)) = expected {
            // Who wins is settled, but not by how much: what is better than expected wins.
            position.agreed -= lead;
        }
        let playouts = limits.playouts;
        let playouts = playouts.unwrap_or_else(|| skill.playouts(position.board.shape().points));
        let mut search = Search::new(
            position.clone(),
            STRONG,
            &self.patterns,
            &mut self.nodes,
            chance.clone(),
        );
        if expected.is_none() {
            search.keep(|turn| !skill.overlooks(&position, turn.play, seed));
        }
        search.run(playouts, time_is_up);
        let turn = search.chosen(skill.slack, &mut chance)?;
        Some(Report {
            play: position.told(turn.play),
            share: turn.mean(),
            playouts: u64::from(search.tally.games),
        })
    }

    /// What playouts say of a position in which every stone's fate is settled; none of any other.
    fn expected<const W: usize>(
        &self,
        position: &Position<W>,
        chance: &mut SplitMix64,
    ) -> Option<Outlook> {
        if 0 < position.handicap {
            return None;
        }
        if !is_settled(position, &self.played_out(position, GLANCES, chance)) {
            return None;
        }
        let now = self.played_out(position, LOOKS, chance);
        if !is_settled(position, &now) {
            return None;
        }
        let play = if position.button.is_none() {
            BUTTON
        } else {
            PASS
        };
        let mut idle = position.clone();
        idle.play(play);
        let lead = if play == PASS && position.counts {
            // The other side may pass too.
            Tally::new().add_as_it_stands(&idle) as f32
        } else {
            self.played_out(&idle, LOOKS, chance).lead()
        };
        let gain = match position.mover {
            Color::Black => now.lead() - lead,
            Color::White => lead - now.lead(),
        };
        Some(if gain < NOTHING {
            Outlook::NothingToGain(play)
        } else {
            Outlook::Settled(now.lead() as i32)
        })
    }

    /// How a game stands by so many playouts: a function of the three alone.
    #[must_use]
    pub fn estimate(&self, game: &Game, playouts: u32, seed: u64) -> Estimate {
        let mut chance = SplitMix64::of_pair(seed, 0);
        let position = &game;
        let tally = on_board!(game, W => self.either_first::<W>(position, playouts, &mut chance));
        let points = usize::from(game.options().size()).pow(2);
        let games = tally.games.max(1) as f32;
        Estimate {
            lead: tally.lead() / 2.0,
            owned: tally.owned[..points]
                .iter()
                .map(|owned| *owned as f32 / games)
                .collect(),
        }
    }

    /// Playouts in which either side begins as often.
    fn either_first<const W: usize>(
        &self,
        game: &Game,
        playouts: u32,
        chance: &mut SplitMix64,
    ) -> Tally {
        let position = Position::<W>::of(game);
        let mut other = position.clone();
        if position.handicap == 0 {
            other.mover = !other.mover;
        }
        let mut tally = self.played_out(&position, playouts.div_ceil(2), chance);
        tally.include(&self.played_out(&other, playouts / 2, chance));
        tally
    }

    /// A stone of every group that playouts find lost.
    #[must_use]
    pub fn lost(&self, game: &Game, seed: u64) -> Vec<Square> {
        const PLAYOUTS: u32 = 1000;
        let mut chance = SplitMix64::of_pair(seed, game.turns().len() as u64);
        let tally = on_board!(game, W => self.either_first::<W>(game, PLAYOUTS, &mut chance));
        let board = game.board();
        let size = game.options().size();
        let mut lost = Vec::new();
        for point in 0..board.shape().points {
            let Some(side) = board.stone(point).filter(|_| board.group(point) == point) else {
                continue;
            };
            let owned: i32 = board.stones(point).map(|stone| tally.owned[stone]).sum();
            let own = if side == Color::Black { owned } else { -owned };
            let stones = board.size_of(point) as i32;
            if 100 * own <= -LOST * stones * tally.games as i32 {
                lost.push(Square::at(point as u32, size));
            }
        }
        lost
    }

    /// Plain search with upper confidence bounds and with blind playouts: a player that only measures. None if the game is
    /// over.
    pub fn plain(&mut self, game: &Game, seed: u64, playouts: u64) -> Option<Report> {
        if game.phase() == Phase::Over {
            return None;
        }
        on_board!(game, W => self.searched::<W>(game, PLAIN, seed, playouts))
    }

    fn searched<const W: usize>(
        &mut self,
        game: &Game,
        method: Method,
        seed: u64,
        playouts: u64,
    ) -> Option<Report> {
        let position = Position::<W>::of(game);
        let chance = SplitMix64::of_pair(seed, fingerprint(&position));
        let root = position.clone();
        let mut search = Search::new(root, method, &self.patterns, &mut self.nodes, chance);
        search.run(playouts, &|| false);
        let best = search.best()?;
        Some(Report {
            play: position.told(best.play),
            share: best.mean(),
            playouts,
        })
    }

    /// So many playouts of a position.
    fn played_out<const W: usize>(
        &self,
        position: &Position<W>,
        games: u32,
        chance: &mut SplitMix64,
    ) -> Tally {
        let mut tally = Tally::new();
        let mut placed: Placed = [None; CELLS];
        for _ in 0..games {
            let mut end = position.clone();
            placed.fill(None);
            Playout {
                position: &mut end,
                manner: playout::CAREFUL,
                patterns: &self.patterns,
                chance,
                placed: &mut placed,
            }
            .run();
            tally.add(&end);
        }
        tally
    }
}

/// What playouts say of a position in which every stone's fate is settled.
#[derive(Clone, Copy)]
enum Outlook {
    /// Placing gains nothing: this may be played instead.
    NothingToGain(Move),
    /// By so many half points Black is ahead.
    Settled(i32),
}

fn is_settled<const W: usize>(position: &Position<W>, tally: &Tally) -> bool {
    let games = tally.games as i32;
    (0..position.board.shape().points)
        .filter(|point| position.board.stone(*point).is_some())
        .all(|point| SETTLED * games <= 100 * tally.owned[point].abs())
}

/// A number of the board, the button and whose turn it is.
fn fingerprint<const W: usize>(position: &Position<W>) -> u64 {
    let number = |side: Option<Color>| match side {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    };
    let board = &position.board;
    let points = 0..board.shape().points;
    points
        .map(|point| board.stone(point))
        .chain([position.button, Some(position.mover)])
        .fold(u64::from(position.passes), |sum, side| {
            (sum ^ number(side)).wrapping_mul(0x0100_0000_01B3)
        })
}
