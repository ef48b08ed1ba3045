//! The log of a match by message, played by the rules.

use super::{Entry, Log, LoggedGame, MessagePlan};
use crate::progress::{ByPlayer, Format, Outcome, Player, Score};
use rsg_engine::Color;

/// An entry that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Illegal {
    /// Its number, counted from 1.
    pub number: usize,
}

/// The state of a match by message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchState {
    /// This player is to place.
    Turn(Player),
    /// The match is over.
    Over {
        /// Seen by player one.
        outcome: Outcome,
        /// The player who gave up, if one did.
        resigned: Option<Player>,
    },
}

/// A log played by the rules.
#[derive(Clone, Debug)]
pub struct PlayedLog {
    terms: MessagePlan,
    /// Never empty. The last one is running, or the match is over.
    games: Vec<LoggedGame>,
    resigned: Option<Player>,
    /// The player of each entry.
    by: Vec<Player>,
}

impl PlayedLog {
    /// A match before its first entry.
    #[must_use]
    pub fn new(terms: MessagePlan) -> PlayedLog {
        PlayedLog {
            games: vec![terms.begin()],
            terms,
            resigned: None,
            by: Vec::new(),
        }
    }

    /// Plays a whole log.
    ///
    /// # Errors
    ///
    /// The first entry that the rules do not allow.
    pub fn of(terms: &MessagePlan, log: &Log) -> Result<PlayedLog, Illegal> {
        let mut replay = PlayedLog::new(terms.clone());
        for entry in &log.0 {
            replay.add(entry)?;
        }
        Ok(replay)
    }

    /// Adds the next entry.
    ///
    /// # Errors
    ///
    /// When the rules do not allow it; then nothing has changed.
    pub fn add(&mut self, entry: &Entry) -> Result<(), Illegal> {
        let illegal = Illegal {
            number: self.by.len() + 1,
        };
        let MatchState::Turn(mover) = self.state() else {
            return Err(illegal);
        };
        if *entry == Entry::Resigned {
            self.resigned = Some(mover);
        } else {
            let game = self.games.last_mut().ok_or(illegal)?;
            game.add(entry).ok_or(illegal)?;
            if game.is_over() && self.games.len() < self.agreed() {
                self.games.push(self.terms.begin());
            }
        }
        self.by.push(mover);
        Ok(())
    }

    /// The terms of the match.
    pub fn terms(&self) -> &MessagePlan {
        &self.terms
    }

    /// Every game that was begun, or that begins with the next entry.
    pub fn games(&self) -> &[LoggedGame] {
        &self.games
    }

    /// The game that is running, or the last one.
    pub fn last(&self) -> &LoggedGame {
        self.games.last().expect("a match has a game")
    }

    /// The number of games of the match if no player gives it up.
    fn agreed(&self) -> usize {
        match self.terms.format {
            Format::Single => 1,
            Format::Reverse => 2,
        }
    }

    /// A player's colour in the game with this index.
    pub fn color_of(&self, player: Player, game: usize) -> Color {
        let swapped = (player == Player::Two) != (game % 2 == 1);
        if swapped {
            !self.terms.first
        } else {
            self.terms.first
        }
    }

    fn player_of(&self, color: Color, game: usize) -> Player {
        if self.color_of(Player::One, game) == color {
            Player::One
        } else {
            Player::Two
        }
    }

    /// The player of each entry of the log.
    pub fn by(&self) -> &[Player] {
        &self.by
    }

    /// The state of the match.
    pub fn state(&self) -> MatchState {
        if let Some(player) = self.resigned {
            let outcome = match player {
                Player::One => Outcome::Lost,
                Player::Two => Outcome::Won,
            };
            return MatchState::Over {
                outcome,
                resigned: Some(player),
            };
        }
        let index = self.games.len() - 1;
        let last = self.last();
        if last.is_over() {
            MatchState::Over {
                outcome: self.outcome(),
                resigned: None,
            }
        } else {
            MatchState::Turn(self.player_of(last.to_act(), index))
        }
    }

    /// Each player's score in each game on the star.
    fn scores(&self) -> Vec<ByPlayer<Score>> {
        let games = self.games.iter().enumerate();
        let stars = games.filter_map(|(index, game)| Some((index, game.star()?)));
        stars
            .map(|(index, game)| {
                let position = game.position();
                let score = |player| {
                    let color = self.color_of(player, index);
                    Score {
                        total: position.score()[color],
                        captured: position.captures()[color],
                    }
                };
                ByPlayer {
                    one: score(Player::One),
                    two: score(Player::Two),
                }
            })
            .collect()
    }

    /// The outcome of all games together: the higher total, else more captures, else a draw; in a single game as the
    /// rules have it.
    fn outcome(&self) -> Outcome {
        if self.terms.format == Format::Single {
            let winner = self.last().winner();
            let winner = winner.map(|color| self.player_of(color, 0));
            return Outcome::of(Player::One, winner);
        }
        let sum = |of: fn(&ByPlayer<Score>) -> Score| {
            let scores = self.scores();
            let scores = scores.iter().map(of);
            scores.fold((0, 0), |(total, captured), score| {
                (
                    total + u16::from(score.total),
                    captured + u16::from(score.captured),
                )
            })
        };
        match sum(|score| score.one).cmp(&sum(|score| score.two)) {
            std::cmp::Ordering::Greater => Outcome::Won,
            std::cmp::Ordering::Less => Outcome::Lost,
            std::cmp::Ordering::Equal => Outcome::Drawn,
        }
    }
}
