//! The result of a match: its finished games, and the result that goes into the books.

use chrono::NaiveDate;
use rsg_engine::{Color, End, Game};

use super::view::EndReason;
use crate::board::SideScore;
use crate::progress::saved::moves;
use crate::progress::{
    ByPlayer, Ending, Format, GameKey, Help, KeptGame, MatchId, MatchRecord, Opponent, Outcome,
    Plan, Played, Player, Rules, Score, SeriesEnd, Tally, TodayResult,
};

/// How a game came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// By the rules.
    Played(End),
    /// A player left it: the other one has won, whatever the board says.
    Left(Player),
    /// A player ran out of time: the same.
    OutOfTime(Player),
}

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// Player one's colour in it.
    pub one: Color,
    pub end: GameEnd,
    pub score: ByPlayer<Score>,
    /// Who won; `None` is a draw.
    pub winner: Option<Player>,
    /// Every turn, as the game writes them.
    pub record: String,
}

impl FinishedGame {
    /// The game of a match with this index. Without an outcome player one has left it, and the other one wins for being
    /// there.
    pub(super) fn of(
        game: &Game,
        plan: &Plan,
        index: usize,
        outcome: Option<rsg_engine::Outcome>,
    ) -> Self {
        let position = game.position();
        let one = plan.color_of(Player::One, index);
        let score = |color| Score {
            total: position.score()[color],
            captured: position.captures()[color],
        };
        FinishedGame {
            one,
            end: outcome.map_or(GameEnd::Left(Player::One), |outcome| {
                GameEnd::Played(outcome.end)
            }),
            score: ByPlayer {
                one: score(one),
                two: score(!one),
            },
            winner: match outcome {
                Some(outcome) => outcome.winner.map(|color| plan.player_of(color, index)),
                None => Some(Player::Two),
            },
            record: moves::of(game),
        }
    }

    /// The same, left by this player.
    pub(super) fn left(game: &Game, plan: &Plan, index: usize, by: Player) -> Self {
        FinishedGame {
            end: GameEnd::Left(by),
            winner: Some(!by),
            ..FinishedGame::of(game, plan, index, None)
        }
    }

    /// The same, in which this player ran out of time.
    pub(super) fn out_of_time(game: &Game, plan: &Plan, index: usize, by: Player) -> Self {
        FinishedGame {
            end: GameEnd::OutOfTime(by),
            ..FinishedGame::left(game, plan, index, by)
        }
    }

    /// Who left it, if somebody did.
    #[must_use]
    pub fn left_by(&self) -> Option<Player> {
        match self.end {
            GameEnd::Left(by) => Some(by),
            GameEnd::Played(_) | GameEnd::OutOfTime(_) => None,
        }
    }

    /// Who ran out of time in it, if somebody did.
    #[must_use]
    pub fn out_of_time_for(&self) -> Option<Player> {
        match self.end {
            GameEnd::OutOfTime(by) => Some(by),
            GameEnd::Played(_) | GameEnd::Left(_) => None,
        }
    }

    pub(super) fn side_scores(&self) -> ByPlayer<SideScore> {
        let of = |Score { total, captured }| {
            let on_board = total.saturating_sub(captured);
            SideScore::with_captures(on_board.into(), captured.into())
        };
        ByPlayer {
            one: of(self.score.one),
            two: of(self.score.two),
        }
    }

    /// A player's colour in it.
    #[must_use]
    pub fn color(&self, player: Player) -> Color {
        match player {
            Player::One => self.one,
            Player::Two => !self.one,
        }
    }
}

/// What the games so far say about the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MatchDecision {
    /// A single game or Reverse Match has its result.
    Result,
    /// A series has its result.
    Series(SeriesEnd),
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
    /// A player ran out of time.
    OnTime,
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
        let ordinary = matches!(self.plan.opponent, Opponent::Cpu { .. });
        ordinary && self.winner == Some(Player::One) && 0 < self.help.hints
    }

    /// How it was decided, where that does not go without saying.
    pub(super) fn reason(&self) -> Option<EndReason> {
        let ended_by_ko = match self.games.as_slice() {
            [game] => game.end == GameEnd::Played(End::Ko),
            _ => false,
        };
        match self.decided {
            Decided::ByCaptures => Some(EndReason::Captures),
            Decided::Level => Some(EndReason::Level),
            Decided::ByLeaving => Some(EndReason::Leaving),
            Decided::OnTime => self.games.iter().find_map(|game| {
                let by = game.out_of_time_for()?;
                Some(EndReason::Time(game.color(by)))
            }),
            Decided::ByScore => ended_by_ko.then_some(EndReason::Ko),
        }
    }

    /// Added over its games.
    #[must_use]
    pub fn totals(&self) -> ByPlayer<u16> {
        sum(&self.games, |score| score.total)
    }

    /// Captures, added over its games.
    #[must_use]
    pub fn captures(&self) -> ByPlayer<u16> {
        sum(&self.games, |score| score.captured)
    }

    /// The result as it is written down, if it is; `date` is the day on which it ended.
    #[must_use]
    pub fn record(&self, date: NaiveDate) -> Option<MatchRecord> {
        let first = self.games.first();
        let score = first.map(|game| game.score).unwrap_or_default();
        self.plan.opponent.is_booked().then(|| MatchRecord {
            id: self.id,
            date,
            opponent: self.plan.opponent.clone(),
            color: first.map_or(self.plan.first, |game| game.one),
            help: self.help,
            rules: Rules::Star,
            played: Some(match self.plan.format {
                Format::Single => Played::Single(score),
                Format::Reverse => Played::Reverse(score, self.games.get(1).map(|game| game.score)),
            }),
            outcome: Outcome::of(Player::One, self.winner),
            ending: match self.decided {
                Decided::ByLeaving => Ending::GivenUp,
                Decided::OnTime => Ending::OnTime,
                Decided::ByScore | Decided::ByCaptures | Decided::Level => Ending::Played,
            },
        })
    }

    /// Told against its par, if it is Today's game.
    #[must_use]
    pub fn todays_game(&self) -> Option<TodayResult> {
        let day = self.plan.opponent.day()?;
        TodayResult::of(&self.record(day.date())?)
    }

    /// Its games as they are kept for looking at again. One without a placement is not worth it, and practice is not kept.
    pub fn kept_games(&self, date: NaiveDate) -> impl Iterator<Item = KeptGame> + '_ {
        let games = (1..).zip(&self.games);
        let games = games.filter(|_| self.plan.opponent.is_booked());
        games.filter_map(move |(number, game)| {
            let (id, record) = (self.id, game.record.clone());
            let kept = KeptGame::new(GameKey { id, number }, date, Rules::Star, record)?;
            Some(KeptGame {
                opponent: self.plan.opponent.clone(),
                own: game.one,
                outcome: Outcome::of(Player::One, game.winner),
                ending: match game.end {
                    GameEnd::Played(_) => Ending::Played,
                    GameEnd::Left(_) => Ending::GivenUp,
                    GameEnd::OutOfTime(_) => Ending::OnTime,
                },
                ..kept
            })
        })
    }
}

/// One part of the scores, added over these games.
pub(super) fn sum(games: &[FinishedGame], part: impl Fn(Score) -> u8) -> ByPlayer<u16> {
    games
        .iter()
        .fold(ByPlayer::default(), |sum, game| ByPlayer {
            one: sum.one + u16::from(part(game.score.one)),
            two: sum.two + u16::from(part(game.score.two)),
        })
}

/// Who has more of it.
pub(super) fn leader<T: Ord>(points: ByPlayer<T>) -> Option<Player> {
    match points.one.cmp(&points.two) {
        std::cmp::Ordering::Greater => Some(Player::One),
        std::cmp::Ordering::Less => Some(Player::Two),
        std::cmp::Ordering::Equal => None,
    }
}

/// Games won, lost and drawn among these, seen from player one.
pub(super) fn tally(games: &[FinishedGame]) -> Tally {
    let mut tally = Tally::default();
    for game in games {
        tally.count(Outcome::of(Player::One, game.winner));
    }
    tally
}

/// A Rank-Up series for the books. Its games were booked one by one before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedSeries {
    /// What was agreed; the attempt's number makes it unique.
    pub plan: Plan,
    /// The games' score.
    pub score: Tally,
    /// How it ended.
    pub end: SeriesEnd,
}
