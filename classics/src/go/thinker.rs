//! The thinker, which answers questions about games: the turn to play, the score to expect, the lost groups.

use super::exact::Exact;
use super::game::Game;
use super::level::{BEST, Skill};
use super::neighbours::CELLS;
use super::playout::pattern::Patterns;
use super::playout::policy::PlayoutPolicy;
use super::playout::{Placed, Playout};
use super::position::{BUTTON, Move, PASS, Position};
use super::search::{Method, Node, PLAIN, SHARP, Search, Tally};
use super::turn::Phase;
use crate::{Color, Level, Limits, Play, SplitMix64};

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The turn to play.
    pub play: Play,
    /// The share of the playouts after it that the side to move wins, 0 to 1.
    pub share: f32,
    /// Playouts of the search.
    pub playouts: u64,
}

/// The standing of a position by playouts.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// Points by which Black is ahead at the end of the playouts, in the mean.
    pub lead: f32,
    /// Row by row from the top: 1 where a point always ends as Black's, -1 where it always ends as White's.
    pub owned: Vec<f32>,
}

/// Plays games out, and keeps the room for its trees from question to question.
///
/// ```
/// use rsg_classics::{Level, Limits};
/// use rsg_classics::go::{Game, Options, Thinker};
///
/// let mut thinker = Thinker::default();
/// let mut game = Game::new(Options::default());
/// // Levels take a number of playouts of their own unless another one is given.
/// let limits = Limits::nodes(50);
/// let report = thinker.choose(&game, Level::Three, 1, limits);
/// game.play(report.ok_or("the game is over")?.play)?;
/// let estimate = thinker.estimate(&game, 100, 1);
/// assert_eq!(estimate.owned.len(), 81);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Thinker {
    pub(super) nodes: Vec<Node>,
    pub(super) patterns: Patterns,
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

pub(super) use on_board;

/// Playouts that say whether anything can still be gained, and the few before them that say whether it is worth asking.
pub(super) const LOOKS: u32 = 200;
const GLANCES: u32 = 24;

/// A settled stone ends as one side's in more playouts than as the other's, by this percentage.
const SETTLED: i32 = 80;

/// The most half points that passing or the button may lose by playouts: less than any point.
const NOTHING: f32 = 1.5;

/// Positions that are tried for counting the last points out: about a tenth of a second.
pub(super) const COUNTED: u64 = 50_000;

impl Thinker {
    /// The turn of a level. `seed` is the game's: with another one the level may play otherwise, with the same one it
    /// answers the same game the same. When `limits.stop` says so, the best found so far is played. In a stopped game
    /// it says which groups are to be flipped. None if the game is over.
    pub fn choose(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits<'_>,
    ) -> Option<Report> {
        match game.phase() {
            Phase::Stopped => Some(self.agreement(game, seed)),
            _ => self.play_on(game, level, seed, limits),
        }
    }

    /// The turn of a level without an agreement: in a stopped game, the turn that plays on.
    pub fn play_on(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        limits: Limits<'_>,
    ) -> Option<Report> {
        let skill = Skill::of(level, seed);
        on_board!(game, W => self.turn::<W>(game, &skill, seed, limits))
    }

    /// The best turn that is found. None if the game is over; in a stopped game what is to be flipped.
    pub fn best(&mut self, game: &Game, limits: Limits<'_>) -> Option<Report> {
        match game.phase() {
            Phase::Stopped => Some(self.agreement(game, 0)),
            _ => on_board!(game, W => self.turn::<W>(game, &BEST, 0, limits)),
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
        limits: Limits<'_>,
    ) -> Option<Report> {
        let time_is_up = limits.stop;
        if game.phase() == Phase::Over {
            return None;
        }
        let mut position = Position::<W>::of(game);
        // A player takes on the board what is won, and does not leave it to what is said at a stop.
        let as_it_stands = Position {
            counts: true,
            ..position.clone()
        };
        if skill.is_thorough
            && let Some(counted) = Exact::new(COUNTED, time_is_up).count(&as_it_stands)
        {
            return Some(Report {
                play: position.to_play(counted.best),
                share: 0.5 + 0.5 * counted.lead.signum() as f32,
                playouts: 0,
            });
        }
        let seed = SplitMix64::mixed(seed ^ fingerprint(&position));
        let mut chance = SplitMix64::of_pair(seed, 0);
        let outlook = self.outlook(&position, skill, &mut chance);
        if !skill.is_thorough
            && let Some(idle) = outlook.and_then(|outlook| outlook.idle)
        {
            return Some(Report {
                play: position.to_play(idle),
                share: 0.5,
                playouts: u64::from(2 * LOOKS),
            });
        }
        if let Some(outlook) = outlook {
            // Who wins is settled, but not by how much: what is better than expected wins.
            position.agreed -= outlook.bar(position.mover);
            position.counts |= outlook.is_disputed;
        }
        let playouts = limits.nodes;
        let playouts =
            playouts.unwrap_or_else(|| skill.playouts(position.board.neighbours().points));
        let mut search = Search::new(
            position.clone(),
            skill.method(),
            &self.patterns,
            &mut self.nodes,
            chance.clone(),
        );
        if outlook.is_none() {
            search.keep(|turn| !skill.overlooks(&position, turn.play, seed));
        }
        search.run(playouts, time_is_up);
        let turn = search.chosen(skill.slack, &mut chance)?;
        let idle = outlook.and_then(|outlook| outlook.idle);
        let idle = idle.filter(|_| turn.mean() < 0.5);
        Some(Report {
            play: position.to_play(idle.unwrap_or(turn.play)),
            share: if idle.is_some() { 0.5 } else { turn.mean() },
            playouts: u64::from(search.tally.games),
        })
    }

    /// The outlook of a position in which every stone's fate seems settled; none of any other.
    fn outlook<const W: usize>(
        &self,
        position: &Position<W>,
        skill: &Skill,
        chance: &mut SplitMix64,
    ) -> Option<Outlook> {
        if 0 < position.handicap {
            return None;
        }
        let policy = skill.method().policy;
        if !is_settled(
            position,
            &self.played_out(position, policy, GLANCES, chance),
        ) {
            return None;
        }
        let now = self.played_out(position, policy, LOOKS, chance);
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
        // The other side may pass too, and need not agree about what is lost.
        let as_it_stands = Tally::new().add_as_it_stands(&idle) as f32;
        let is_disputed =
            skill.is_thorough && play == PASS && (as_it_stands < 0.0) != (now.lead() < 0.0);
        let lead = if play == PASS && (position.counts || is_disputed) {
            as_it_stands
        } else {
            self.played_out(&idle, policy, LOOKS, chance).lead()
        };
        let gain = match position.mover {
            Color::Black => now.lead() - lead,
            Color::White => lead - now.lead(),
        };
        let nothing = gain < NOTHING;
        Some(Outlook {
            lead: if nothing { lead } else { now.lead() } as i32,
            idle: nothing.then_some(play),
            is_disputed,
        })
    }

    /// The standing of a game by playouts: a function of the game, their number and the seed alone.
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
    pub(super) fn either_first<const W: usize>(
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
        let mut tally = self.played_out(&position, SHARP.policy, playouts.div_ceil(2), chance);
        tally.include(&self.played_out(&other, SHARP.policy, playouts / 2, chance));
        tally
    }

    /// Plain search with upper confidence bounds and with blind playouts: a player that only measures. None if the game
    /// is over.
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
            play: position.to_play(best.play),
            share: best.mean(),
            playouts,
        })
    }

    /// Playouts of a position.
    pub(super) fn played_out<const W: usize>(
        &self,
        position: &Position<W>,
        policy: PlayoutPolicy,
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
                policy,
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

/// The expected end of a position in which every stone's fate is settled, by playouts.
#[derive(Clone, Copy)]
struct Outlook {
    /// Black's lead in half points.
    lead: i32,
    /// Played if nothing gains a point, as playouts say; the top level has a search agree.
    idle: Option<Move>,
    /// True if the other side wins if both pass now and it does not agree about what is lost.
    is_disputed: bool,
}

impl Outlook {
    /// The lead of Black that a turn is measured by: the expected one, and more where it has to gain a point to be
    /// worth it.
    fn bar(&self, mover: Color) -> i32 {
        match (self.idle, mover) {
            (None, _) => self.lead,
            (Some(_), Color::Black) => self.lead + 1,
            (Some(_), Color::White) => self.lead - 1,
        }
    }
}

fn is_settled<const W: usize>(position: &Position<W>, tally: &Tally) -> bool {
    let games = tally.games as i32;
    (0..position.board.neighbours().points)
        .filter(|point| position.board.stone(*point).is_some())
        .all(|point| SETTLED * games <= 100 * tally.owned[point].abs())
}

/// A number of the board, the button and whose turn it is.
pub(super) fn fingerprint<const W: usize>(position: &Position<W>) -> u64 {
    let number = |side: Option<Color>| match side {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    };
    let board = &position.board;
    let points = 0..board.neighbours().points;
    points
        .map(|point| board.stone(point))
        .chain([position.button, Some(position.mover)])
        .fold(u64::from(position.passes), |sum, side| {
            (sum ^ number(side)).wrapping_mul(0x0100_0000_01B3)
        })
}
