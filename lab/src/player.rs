//! The players of measured games: the levels, and players that only measure.

use crate::Failure;
use crate::games::{GameLevel, Measured, Question};
use rsg_engine::SplitMix64;
use std::fmt;

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
    const MEASURING: [(&'static str, Player<L>); 6] = [
        ("random", Player::Random),
        ("greedy", Player::Greedy),
        ("lessons", Player::Lessons),
        ("base", Player::Base),
        ("textbook", Player::Textbook),
        ("uct", Player::Uct),
    ];

    /// The player of a name, if the game has it.
    pub fn named<G: Measured<Level = L>>(word: &str) -> Result<Player<L>, String> {
        let mut others = Self::MEASURING.into_iter();
        if let Some((_, player)) =
            others.find(|(name, _)| *name == word && G::MEASURING.contains(name))
        {
            return Ok(player);
        }
        let levels = || G::LEVELS.iter().map(|level| (level.to_string(), *level));
        if let Some((_, level)) = levels().find(|(name, _)| name == word) {
            return Ok(Player::Level(level));
        }
        let mut names: Vec<String> = levels().map(|(name, _)| name).collect();
        names.extend(G::MEASURING.iter().map(|name| (*name).to_owned()));
        Err(format!("a level is one of {}", names.join(" ")))
    }

    /// The same for an operand of a command line.
    pub fn operand<G: Measured<Level = L>>(word: &str) -> Result<Player<L>, Failure> {
        Player::named::<G>(word).map_err(|error| Failure::Usage(format!("{word}: {error}")))
    }

    /// The player's answer, which depends on the game, the seed and the limit alone. None if the game is over, or if
    /// the time was up before the first look.
    pub fn ask<G: Measured<Level = L>>(
        self,
        thinker: &mut G::Thinker,
        game: &G,
        question: &Question<'_>,
    ) -> Option<G::Report> {
        if game.is_over() {
            return None;
        }
        let chance = &mut game.chance(question.seed);
        let turn = match self {
            Player::Random => any_of(game.placements(), chance),
            Player::Greedy => any_best(game.placements(), chance, |turn| game.greed(turn)),
            other => return game.ask(thinker, other, question),
        };
        turn.or_else(|| game.beside()).map(G::report)
    }

    /// The player's turn if nothing limits it. None if the game is over.
    pub fn choose<G: Measured<Level = L>>(
        self,
        thinker: &mut G::Thinker,
        game: &G,
        seed: u64,
    ) -> Option<G::Turn> {
        let report = self.ask(thinker, game, &Question::with_seed(seed))?;
        Some(G::turn(&report))
    }
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
