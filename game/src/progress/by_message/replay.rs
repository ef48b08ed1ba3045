//! The log of a match by message, played by the rules.

use crate::progress::{ByPlayer, Format, Outcome, Player, Score};
use rsg_engine::{Color, Game, Move};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One thing that a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A placement by whoever is to move.
    Placed(Move),
    /// Whoever was to move gave the match up. Only then, so that nobody can resign while the other one's placement is on
    /// its way.
    Resigned,
}

/// Everything that was done in a match, in order. Passes apply by themselves, and the second game of a Reverse Match
/// begins where the first ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Log(pub Vec<Entry>);

const RESIGNED: &str = "resigns";

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Placed(mv) => mv.fmt(f),
            Entry::Resigned => f.write_str(RESIGNED),
        }
    }
}

impl FromStr for Entry {
    type Err = rsg_engine::MoveTextError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            RESIGNED => Ok(Entry::Resigned),
            placement => placement.parse().map(Entry::Placed),
        }
    }
}

impl From<Log> for String {
    fn from(log: Log) -> String {
        let words: Vec<String> = log.0.iter().map(Entry::to_string).collect();
        words.join(" ")
    }
}

impl TryFrom<String> for Log {
    type Error = String;

    fn try_from(text: String) -> Result<Log, String> {
        let entries: Result<Vec<Entry>, _> = text.split_whitespace().map(str::parse).collect();
        match entries {
            Ok(entries) if entries.len() <= Log::MOST => Ok(Log(entries)),
            Ok(_) => Err("too many entries".to_owned()),
            Err(fault) => Err(fault.to_string()),
        }
    }
}

impl Log {
    /// The most entries that a message can carry. Two long games have about 150.
    pub const MOST: usize = 1023;

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many entries are placements.
    pub fn placements(&self) -> usize {
        let placed = |entry: &&Entry| matches!(entry, Entry::Placed(_));
        self.0.iter().filter(placed).count()
    }

    /// How many entries two logs have in common from the start.
    pub fn shared_with(&self, other: &Log) -> usize {
        let pairs = self.0.iter().zip(&other.0);
        pairs.take_while(|(one, two)| one == two).count()
    }

    /// Its first entries.
    pub fn up_to(&self, count: usize) -> Log {
        Log(self.0[..count.min(self.len())].to_vec())
    }
}

/// An entry that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Illegal {
    /// Its number, counted from 1.
    pub number: usize,
}

/// Where a match by message stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// This player is to place.
    Turn(Player),
    /// The match is over.
    Over {
        /// Seen by player one.
        outcome: Outcome,
        /// Who gave up, if somebody did.
        resigned: Option<Player>,
    },
}

/// A log played by the rules.
#[derive(Clone, Debug)]
pub struct Replay {
    first: Color,
    format: Format,
    /// Never empty. The last one is running, or the match is over.
    games: Vec<Game>,
    resigned: Option<Player>,
    /// Who did each entry.
    by: Vec<Player>,
}

impl Replay {
    /// A match before its first placement, in which player one has this colour in the first game.
    #[must_use]
    pub fn new(first: Color, format: Format) -> Replay {
        Replay {
            first,
            format,
            games: vec![Game::new()],
            resigned: None,
            by: Vec::new(),
        }
    }

    /// Plays a whole log.
    ///
    /// # Errors
    ///
    /// The first entry that the rules do not allow.
    pub fn of(first: Color, format: Format, log: &Log) -> Result<Replay, Illegal> {
        let mut replay = Replay::new(first, format);
        for &entry in &log.0 {
            replay.add(entry)?;
        }
        Ok(replay)
    }

    /// Adds what was done next.
    ///
    /// # Errors
    ///
    /// When the rules do not allow it; then nothing has changed.
    pub fn add(&mut self, entry: Entry) -> Result<(), Illegal> {
        let illegal = Illegal {
            number: self.by.len() + 1,
        };
        let Stand::Turn(mover) = self.stand() else {
            return Err(illegal);
        };
        match entry {
            Entry::Placed(mv) => {
                let game = self.games.last_mut().ok_or(illegal)?;
                game.play(mv).map_err(|_| illegal)?;
                if game.outcome().is_some() && self.games.len() < self.agreed() {
                    self.games.push(Game::new());
                }
            }
            Entry::Resigned => self.resigned = Some(mover),
        }
        self.by.push(mover);
        Ok(())
    }

    /// Every game that was begun, or that begins with the next placement.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// How many games the match has if nobody gives it up.
    fn agreed(&self) -> usize {
        match self.format {
            Format::Single => 1,
            Format::Reverse => 2,
        }
    }

    /// A player's colour in the game with this index.
    pub fn color_of(&self, player: Player, game: usize) -> Color {
        let swapped = (player == Player::Two) != (game % 2 == 1);
        if swapped { !self.first } else { self.first }
    }

    fn player_of(&self, color: Color, game: usize) -> Player {
        if self.color_of(Player::One, game) == color {
            Player::One
        } else {
            Player::Two
        }
    }

    /// Who did each entry of the log.
    pub fn by(&self) -> &[Player] {
        &self.by
    }

    /// Where the match stands.
    pub fn stand(&self) -> Stand {
        if let Some(player) = self.resigned {
            let outcome = match player {
                Player::One => Outcome::Lost,
                Player::Two => Outcome::Won,
            };
            return Stand::Over {
                outcome,
                resigned: Some(player),
            };
        }
        let index = self.games.len() - 1;
        match self.games.last() {
            Some(game) if game.outcome().is_none() => {
                Stand::Turn(self.player_of(game.position().to_move(), index))
            }
            _ => Stand::Over {
                outcome: self.outcome(),
                resigned: None,
            },
        }
    }

    /// Each player's score in each game.
    pub fn scores(&self) -> Vec<ByPlayer<Score>> {
        let games = self.games.iter().enumerate();
        games
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

    /// How the games ended together: the higher total, else more captures, else a draw; in a single game as the rules
    /// say.
    fn outcome(&self) -> Outcome {
        if let (Format::Single, Some(game)) = (self.format, self.games.first()) {
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            return match winner.map(|color| self.player_of(color, 0)) {
                Some(Player::One) => Outcome::Won,
                Some(Player::Two) => Outcome::Lost,
                None => Outcome::Drawn,
            };
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
