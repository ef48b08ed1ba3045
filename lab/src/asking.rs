//! Asking a player of any game for a turn.

use crate::Failure;
use crate::games::{Measured, Question};
use crate::player::{GameLevel, Player, any_best, any_of};

impl<L: GameLevel> Player<L> {
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

    /// The player that an operand of a command line names.
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
