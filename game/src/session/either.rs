//! A match on the star or a game of a classic, where one may be either.

use super::{AnyGame, DriverEffect, Match, Table};
use crate::board::BoardOptions;
use crate::progress::SavedGame;
use crate::progress::by_message::{Illegal, RemoteGame};

#[derive(Debug, Clone)]
pub enum EitherGame {
    Star(Box<Match>),
    Classic(Box<Table>),
}

impl EitherGame {
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
    pub fn restore(saved: &SavedGame, options: BoardOptions) -> Option<EitherGame> {
        Some(match saved {
            SavedGame::Star(snapshot) => {
                EitherGame::Star(Box::new(Match::restore(snapshot.clone(), options).ok()?))
            }
            SavedGame::Table(saved) => {
                EitherGame::Classic(Box::new(Table::restore(saved, options)?))
            }
        })
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
