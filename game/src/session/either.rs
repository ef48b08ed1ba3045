//! A match of any game, where it may be on the star or on squares.

use super::{AnyGame, DriverEffect, Match, Table};
use crate::board::BoardOptions;
use crate::progress::by_message::{Illegal, RemoteGame};
use crate::progress::{MatchId, Millis, Plan, Rules, Snapshot};

#[derive(Debug, Clone)]
pub enum EitherGame {
    Star(Box<Match>),
    Classic(Box<Table>),
}

impl EitherGame {
    /// A match as it begins, or one that goes on after these turns; none if the rules do not allow them, or are not known.
    #[must_use]
    pub fn begin(
        plan: Plan,
        turns: Option<&str>,
        options: BoardOptions,
        now: Millis,
    ) -> Option<(EitherGame, Vec<DriverEffect>)> {
        match plan.rules {
            Rules::Star => {
                let (begun, effects) = match turns {
                    Some(turns) => Match::go_on_from(plan, turns, options, now).ok()?,
                    None => Match::begin_at(plan, options, now),
                };
                Some((EitherGame::Star(Box::new(begun)), effects))
            }
            Rules::Squares(terms) => {
                let game = match turns {
                    Some(turns) => terms.read(turns).ok()?,
                    None => terms.begin(),
                };
                let (begun, effects) = Table::go_on_from(plan, game, options, now);
                Some((EitherGame::Classic(Box::new(begun)), effects))
            }
            Rules::Unknown(_) => None,
        }
    }

    /// A game by message, as the player has seen it last.
    ///
    /// # Errors
    ///
    /// The first entry that the rules do not allow.
    pub fn by_message(
        remote: &RemoteGame,
        options: BoardOptions,
        seed: u64,
    ) -> Result<EitherGame, Illegal> {
        Ok(match Table::by_message(remote, options, seed)? {
            Some(table) => EitherGame::Classic(Box::new(table)),
            None => EitherGame::Star(Box::new(Match::by_message(remote, options, seed)?)),
        })
    }

    /// A game as it was kept; none if it cannot be gone on with.
    #[must_use]
    pub fn restore(saved: &Snapshot, options: BoardOptions) -> Option<EitherGame> {
        if MatchId::END <= saved.plan.id {
            return None;
        }
        Some(match saved.plan.rules.is_star() {
            true => EitherGame::Star(Box::new(Match::restore(saved.clone(), options).ok()?)),
            false => EitherGame::Classic(Box::new(Table::restore(saved, options)?)),
        })
    }

    /// The match on the star.
    #[must_use]
    pub fn star(&self) -> Option<&Match> {
        match self {
            EitherGame::Star(current) => Some(current),
            EitherGame::Classic(_) => None,
        }
    }

    /// The game on squares.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        match self {
            EitherGame::Classic(table) => Some(table),
            EitherGame::Star(_) => None,
        }
    }

    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        match self {
            EitherGame::Star(current) => &**current,
            EitherGame::Classic(table) => &**table,
        }
    }

    pub fn game_mut(&mut self) -> &mut dyn AnyGame {
        match self {
            EitherGame::Star(current) => &mut **current,
            EitherGame::Classic(table) => &mut **table,
        }
    }

    /// The player leaves it for good: see [`AnyGame::leave`].
    #[must_use]
    pub fn leave(self) -> Vec<DriverEffect> {
        match self {
            EitherGame::Star(current) => current.leave(),
            EitherGame::Classic(table) => table.leave(),
        }
    }
}
