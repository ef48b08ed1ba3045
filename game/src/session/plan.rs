//! What was agreed before the first stone, and what came of it: plain values without behaviour.
//!
//! A *match* is what gives one result, or one series of them: a single game, a Reverse Match of two games, or a Rank-Up
//! series. The two who play are [`Player::One`], the person who holds the phone, and [`Player::Two`], the CPU or the
//! other person. Colours belong to games (they swap in a Reverse Match and alternate in a series), players belong to
//! the match; nothing here needs to know both at once but [`Plan::color_of`].

use rsg_engine::{ByColor, Color, End, Move, Position};

use crate::progress::{AttemptId, CalendarDay, CpuLevel, Exam, Help, MatchId, PlayerName};

/// One game, or two with colours swapped whose totals are added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Format {
    /// One game decides.
    #[default]
    Single,
    /// Two games, colours swapped, totals added; level: more captures; else a draw. One result.
    Reverse,
}

/// The two who play a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// The person who holds the phone; with two people, the one named first.
    One,
    /// The CPU, or the second person.
    Two,
}

impl std::ops::Not for Player {
    type Output = Player;
    fn not(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }
}

/// A value for each player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByPlayer<T> {
    /// Player one's.
    pub one: T,
    /// Player two's.
    pub two: T,
}

impl<T> std::ops::Index<Player> for ByPlayer<T> {
    type Output = T;
    fn index(&self, player: Player) -> &T {
        match player {
            Player::One => &self.one,
            Player::Two => &self.two,
        }
    }
}

impl<T> std::ops::IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::One => &mut self.one,
            Player::Two => &mut self.two,
        }
    }
}

/// Who plays whom, and for what.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Matchup {
    /// An ordinary match against the CPU.
    Cpu {
        /// How strong it plays.
        level: CpuLevel,
        /// One game or two.
        format: Format,
        /// The calendar's day that a win clears.
        day: Option<CalendarDay>,
    },
    /// Playing on from a position of a game that is looked at: it counts for nothing.
    Practice {
        /// How strong the CPU plays.
        level: CpuLevel,
        /// The position the game that was looked at began from.
        from: Position,
        /// Placements that were on the board before.
        opening: usize,
    },
    /// Two people on one phone.
    People {
        /// Their names; empty when they did not.
        names: ByPlayer<PlayerName>,
        /// One game or two.
        format: Format,
    },
    /// A Rank-Up series.
    Exam {
        /// Which one: the table of ranks says how it goes.
        exam: Exam,
        /// Which attempt at it.
        attempt: AttemptId,
        /// Games won in earlier attempts at it.
        won_before: u32,
    },
}

/// Everything that is fixed before the first stone.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Plan {
    /// The number its result is booked under; in a series the first game's, and each further game has the next one.
    pub id: MatchId,
    /// Who plays whom, and for what.
    pub matchup: Matchup,
    /// Player one's colour in the first game.
    pub first: Color,
    /// What the CPU's choices are drawn from.
    pub seed: u64,
}

impl Plan {
    /// A player's colour in the game with this index (0 for the first): it changes with every game.
    #[must_use]
    pub fn color_of(&self, player: Player, game: usize) -> Color {
        let swapped = (player == Player::Two) != (game % 2 == 1);
        if swapped { !self.first } else { self.first }
    }

    /// Who plays this colour in the game with this index.
    #[must_use]
    pub fn player_of(&self, color: Color, game: usize) -> Player {
        if self.color_of(Player::One, game) == color {
            Player::One
        } else {
            Player::Two
        }
    }

    /// The position a game begins from.
    #[must_use]
    pub fn start(&self) -> Position {
        match self.matchup {
            Matchup::Practice { from, .. } => from,
            Matchup::Cpu { .. } | Matchup::People { .. } | Matchup::Exam { .. } => {
                Position::start()
            }
        }
    }

    /// The CPU's level, if the CPU plays.
    #[must_use]
    pub fn level(&self) -> Option<CpuLevel> {
        match self.matchup {
            Matchup::Cpu { level, .. } | Matchup::Practice { level, .. } => Some(level),
            Matchup::Exam { exam, .. } => Some(exam.rule().level),
            Matchup::People { .. } => None,
        }
    }

    /// Whether this is a Rank-Up series.
    #[must_use]
    pub fn is_exam(&self) -> bool {
        matches!(self.matchup, Matchup::Exam { .. })
    }

    /// The number of the result that comes when this many games of the match are over: the match's own, but in a series
    /// every game has a result, and the next number.
    #[must_use]
    pub fn result_id(&self, games_before: usize) -> MatchId {
        let games = if self.is_exam() { games_before } else { 0 };
        let games = u32::try_from(games).unwrap_or(u32::MAX);
        MatchId(self.id.0.saturating_add(games))
    }

    /// One game or two; a series has no format and counts as single games.
    #[must_use]
    pub fn format(&self) -> Format {
        match self.matchup {
            Matchup::Cpu { format, .. } | Matchup::People { format, .. } => format,
            Matchup::Exam { .. } | Matchup::Practice { .. } => Format::Single,
        }
    }
}

/// How a game came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// By the rules.
    Played(End),
    /// A player left it: the other one has won, whatever the board says.
    Left(Player),
}

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// Player one's colour in it.
    pub one: Color,
    /// How it ended.
    pub end: GameEnd,
    /// Board and captures together.
    pub score: ByColor<u8>,
    /// The captured part of the score.
    pub captures: ByColor<u8>,
    /// Who won; `None` is a draw.
    pub winner: Option<Player>,
    /// The placements, from which the game can be played again.
    pub moves: Vec<Move>,
}

/// What settled a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decided {
    /// The higher total.
    ByScore,
    /// Level totals; more captures.
    ByCaptures,
    /// Level in both.
    Level,
    /// A player left.
    ByLeaving,
}

/// A result for the books: a single game, a Reverse Match, or one game of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// The number it is booked under, exactly once.
    pub id: MatchId,
    /// What was agreed.
    pub plan: Plan,
    /// The help player one took.
    pub help: Help,
    /// Its one game, or the two of a Reverse Match (one, when a player left it in the first).
    pub games: Vec<FinishedGame>,
    /// Who won; `None` is a draw.
    pub winner: Option<Player>,
    /// What settled it.
    pub decided: Decided,
}

impl Finished {
    /// Whether it would count if it were not for the hints that were taken.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        let ordinary = matches!(self.plan.matchup, Matchup::Cpu { .. });
        ordinary && self.winner == Some(Player::One) && 0 < self.help.hints
    }

    /// Added over its games.
    #[must_use]
    pub fn totals(&self) -> ByPlayer<u16> {
        self.add(|game, color| game.score[color])
    }

    /// Captures, added over its games.
    #[must_use]
    pub fn captures(&self) -> ByPlayer<u16> {
        self.add(|game, color| game.captures[color])
    }

    fn add(&self, of: impl Fn(&FinishedGame, Color) -> u8) -> ByPlayer<u16> {
        let mut sum = ByPlayer::default();
        for game in &self.games {
            sum.one += u16::from(of(game, game.one));
            sum.two += u16::from(of(game, !game.one));
        }
        sum
    }
}

/// Games won, lost and drawn in a series, seen from player one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeriesScore {
    /// Won by player one.
    pub won: u8,
    /// Won by the CPU.
    pub lost: u8,
    /// Counted for neither.
    pub drawn: u8,
}

/// How a series came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeriesEnd {
    /// The wins reached the target.
    PassedByWins,
    /// Career wins reached theirs.
    PassedByCareer,
    /// The CPU's wins reached the target.
    FailedByLosses,
    /// The player left.
    FailedByLeaving,
}

impl SeriesEnd {
    /// Whether the exam is passed.
    #[must_use]
    pub fn passed(self) -> bool {
        matches!(self, SeriesEnd::PassedByWins | SeriesEnd::PassedByCareer)
    }
}

/// A Rank-Up series for the books. Its games were booked one by one before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedSeries {
    /// What was agreed; the attempt's number makes it unique.
    pub plan: Plan,
    /// The games' score.
    pub score: SeriesScore,
    /// How it ended.
    pub end: SeriesEnd,
}

/// A match that is not over, as a plain value: enough to go on at the same point with the same ko memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// What was agreed.
    pub plan: Plan,
    /// The games of this match that are over; in a series they are booked already.
    pub finished: Vec<FinishedGame>,
    /// The help player one took in this match.
    pub help: Help,
    /// Where it stands.
    pub stage: SavedStage,
}

/// Where a saved match stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SavedStage {
    /// In a game.
    Playing {
        /// Every placement so far; passes apply by themselves.
        moves: Vec<Move>,
        /// Whether this game's one undo was used.
        undone: bool,
    },
    /// Between two games: the next one starts when the player says so.
    Between,
}

impl Snapshot {
    /// The number under which the running game's result, or its match's, will be booked.
    #[must_use]
    pub fn result_id(&self) -> MatchId {
        self.plan.result_id(self.finished.len())
    }
}
