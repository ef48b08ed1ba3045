//! The players of measured games: the levels, and players that only measure.

use rsg_engine::SplitMix64;
use std::fmt::{self, Display};

pub trait GameLevel: Copy + PartialEq + Display + Sync + 'static {}

impl<L: Copy + PartialEq + Display + Sync + 'static> GameLevel for L {}

/// A player of measured games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player<L> {
    /// A level of the app.
    Level(L),
    /// Any placement.
    Random,
    /// A placement that flips most; by the aim *fewest* one that flips fewest.
    Greedy,
    /// The star: a tip if one can be taken, else what captures most, else what flips most.
    Lessons,
    /// The star and Reversi: a plain search over fixed weights.
    Base,
    /// The star: the same with captures, deepened as long as its nodes last.
    Textbook,
    /// Reversi Go: plain search with upper confidence bounds.
    Uct,
}

impl<L: GameLevel> Player<L> {
    /// The players that are no level, with their names.
    pub const MEASURING: [(&'static str, Player<L>); 6] = [
        ("random", Player::Random),
        ("greedy", Player::Greedy),
        ("lessons", Player::Lessons),
        ("base", Player::Base),
        ("textbook", Player::Textbook),
        ("uct", Player::Uct),
    ];
}

/// Any of the turns.
pub fn any_of<T>(mut turns: Vec<T>, chance: &mut SplitMix64) -> Option<T> {
    (!turns.is_empty()).then(|| turns.swap_remove(chance.below(turns.len())))
}

/// Any of the turns that are rated highest, of those that are rated.
pub fn any_best<T, R: Ord>(
    turns: Vec<T>,
    chance: &mut SplitMix64,
    rate: impl Fn(&T) -> Option<R>,
) -> Option<T> {
    let rated = turns.into_iter().map(|turn| (rate(&turn), turn));
    let rated: Vec<_> = rated.filter(|(rating, _)| rating.is_some()).collect();
    let most = rated.iter().map(|(rating, _)| rating).max()?;
    let is_best: Vec<bool> = rated.iter().map(|(rating, _)| rating == most).collect();
    let best = rated.into_iter().zip(is_best).filter(|(_, best)| *best);
    any_of(best.map(|((_, turn), _)| turn).collect(), chance)
}

impl<L: GameLevel> fmt::Display for Player<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut others = Self::MEASURING.into_iter();
        match (self, others.find(|(_, player)| player == self)) {
            (Player::Level(level), _) => level.fmt(f),
            (_, Some((name, _))) => f.write_str(name),
            (_, None) => unreachable!("the list holds every player that is no level"),
        }
    }
}
