//! The result of a match: its finished games, and the result that goes into the books.

use chrono::NaiveDate;
use rsg_classics::Points;
use rsg_engine::Color;

use crate::games::{BoardGame, SideScore};
use crate::progress::friends::OwnGame;
use crate::progress::{
    ByPlayer, Ending, Format, GameKey, Help, KeptGame, MatchId, MatchRecord, Opponent, Outcome,
    Plan, Played, Player, Rules, Score, SeriesEnd, Tally, TodayResult, levels_number, saved,
};

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// Player one's colour in it.
    pub one: Color,
    pub ending: Ending,
    /// True if the ko rule has ended it.
    pub by_ko: bool,
    /// The scores that count, or as they stood when it was broken off.
    pub scores: ByPlayer<SideScore>,
    /// The winner; none in a draw.
    pub winner: Option<Player>,
    /// Every turn, as the game writes them.
    pub record: String,
}

impl FinishedGame {
    /// A game that was played to its end.
    pub(super) fn played(game: &dyn BoardGame, one: Color) -> FinishedGame {
        let (scores, players) = (game.final_score(), ByPlayer { one, two: !one });
        FinishedGame {
            one,
            ending: Ending::Played,
            by_ko: game.is_ended_by_ko(),
            scores: players.map(|color| scores[color]),
            winner: game.won_by().map(|winner| match winner == one {
                true => Player::One,
                false => Player::Two,
            }),
            record: game.written(),
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

    /// The loser; none in a draw.
    pub(super) fn loser(&self) -> Option<Color> {
        Some(self.color(!self.winner?))
    }
}

/// A result for the books: a single game, a Reverse Match, or one game of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// The number it is booked under, exactly once.
    pub id: MatchId,
    /// The agreements before the first turn.
    pub plan: Plan,
    /// The help player one took.
    pub help: Help,
    /// Its one game, or the two of a Reverse Match (one, when it ended in the first).
    pub games: Vec<FinishedGame>,
    /// The winner; none in a draw.
    pub winner: Option<Player>,
    pub ending: Ending,
}

impl Finished {
    /// The result of these games together.
    pub(super) fn of(id: MatchId, plan: &Plan, help: Help, games: Vec<FinishedGame>) -> Finished {
        let broken_off = games.iter().find(|game| game.ending != Ending::Played);
        Finished {
            id,
            plan: plan.clone(),
            help,
            winner: winner(&plan.rules, &games),
            ending: broken_off.map_or(Ending::Played, |game| game.ending),
            games,
        }
    }

    /// This result, left by player one.
    pub(super) fn left(self) -> Finished {
        Finished {
            winner: Some(Player::Two),
            ending: Ending::GivenUp,
            ..self
        }
    }

    /// Returns true if it would count without the hints that were taken.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        let ordinary = matches!(self.plan.opponent, Opponent::Cpu { .. });
        ordinary && self.winner == Some(Player::One) && 0 < self.help.hints
    }

    /// Added over its games, in whole points.
    #[must_use]
    pub fn totals(&self) -> ByPlayer<u16> {
        let halves = |score: SideScore| score.total.in_halves().unsigned_abs();
        let totals =
            added(&self.games).map(|scores| scores.map(|score| (halves(score) / 2) as u16));
        totals.unwrap_or_default()
    }

    /// The result as it is written down, if it is: neither practice nor a game that was pasted is; `date` is the day on
    /// which it ended.
    #[must_use]
    pub fn record(&self, date: NaiveDate) -> Option<MatchRecord> {
        let first = self.games.first();
        let is_booked = self.plan.opponent.is_booked() && !self.plan.pasted;
        is_booked.then(|| MatchRecord {
            id: self.id,
            date,
            opponent: self.plan.opponent.clone(),
            color: first.map_or(self.plan.first, |game| game.one),
            help: self.help,
            rules: self.plan.rules.clone(),
            played: self.plan.rules.is_star().then(|| self.scores()),
            outcome: Outcome::of(Player::One, self.winner),
            ending: self.ending,
            message: None,
        })
    }

    /// The scores of its games on the star, as they are written down.
    fn scores(&self) -> Played {
        let score = |score: SideScore| Score {
            total: whole(score.total),
            captured: score.captures().map_or(0, |(_, captured)| captured as u8),
        };
        let mut games = self.games.iter().map(|game| game.scores.map(score));
        let first = games.next().unwrap_or_default();
        match self.plan.format {
            Format::Single => Played::Single(first),
            Format::Reverse => Played::Reverse(first, games.next()),
        }
    }

    /// The result against its par, if it is Today's game.
    #[must_use]
    pub fn todays_game(&self) -> Option<TodayResult> {
        let day = self.plan.opponent.day()?;
        TodayResult::of(&self.record(day.date())?)
    }

    /// Today's game with its placements, as it is shared; none of another game, and of one that was not played to its
    /// end.
    #[must_use]
    pub fn own_game(&self) -> Option<OwnGame> {
        let Opponent::Today { day, strength } = self.plan.opponent else {
            return None;
        };
        let [game] = &self.games[..] else {
            return None;
        };
        let moves = saved::moves::read(&game.record)?;
        (self.ending == Ending::Played).then_some(OwnGame {
            day,
            strength,
            edition: levels_number(),
            moves,
        })
    }

    /// Its games as they are kept for looking at again. One without a turn is not worth it, and practice is not kept.
    pub fn kept_games(&self, date: NaiveDate) -> impl Iterator<Item = KeptGame> + '_ {
        let games = (1..).zip(&self.games);
        let games = games.filter(|_| self.plan.opponent.is_booked());
        games.filter_map(move |(number, game)| {
            let (id, record) = (self.id, game.record.clone());
            let rules = self.plan.rules.clone();
            let kept = KeptGame::new(GameKey { id, number }, date, rules, record)?;
            Some(KeptGame {
                opponent: self.plan.opponent.clone(),
                own: game.one,
                outcome: Outcome::of(Player::One, game.winner),
                ending: game.ending,
                from: self.plan.from,
                ..kept
            })
        })
    }
}

/// The winner of these games together: the one who did not break one off; else the totals added decide, and then
/// captures.
fn winner(rules: &Rules, games: &[FinishedGame]) -> Option<Player> {
    let broken_off = games.iter().find(|game| game.ending != Ending::Played);
    match (broken_off, games) {
        (Some(game), _) | (None, [game]) => game.winner,
        (None, games) => {
            let scores = added(games)?;
            let captured = |score: SideScore| score.captures().map(|(_, captured)| captured);
            let leader = leader(scores.map(|score| (score.total, captured(score))));
            let fewer_is_better = rules.terms().is_some_and(|terms| terms.fewer_is_better());
            leader.map(|leader| if fewer_is_better { !leader } else { leader })
        }
    }
}

/// The reason for a game's result beside its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    /// Level on points: more captures.
    Captures,
    /// Level on points and captures.
    Level,
    /// A player left.
    Leaving,
    /// The ko rule ended the game.
    Ko,
    /// This side ran out of time.
    Time(Color),
    /// This side resigned.
    Resignation(Color),
}

/// The decision of games that ended so, where it does not go without saying.
pub(super) fn reason(games: &[FinishedGame], ending: Ending) -> Option<EndReason> {
    let broken_off = games.iter().find(|game| game.ending == ending);
    match ending {
        Ending::GivenUp => Some(EndReason::Leaving),
        Ending::OnTime => Some(EndReason::Time(broken_off?.loser()?)),
        Ending::Resigned => Some(EndReason::Resignation(broken_off?.loser()?)),
        Ending::Played => {
            let ByPlayer { one, two } = added(games)?;
            match (one.captures(), two.captures()) {
                (Some(one), Some(two)) if one == two => Some(EndReason::Level),
                (Some(_), Some(_)) if one.total == two.total => Some(EndReason::Captures),
                _ => matches!(games, [game] if game.by_ko).then_some(EndReason::Ko),
            }
        }
    }
}

/// The scores of games, added; none without a game.
pub(super) fn added(games: &[FinishedGame]) -> Option<ByPlayer<SideScore>> {
    let scores = games.iter().map(|game| game.scores);
    scores.reduce(|sum, more| ByPlayer {
        one: sum.one.with(more.one),
        two: sum.two.with(more.two),
    })
}

/// Whole points: a game of discs has no halves.
pub(in crate::session) fn whole(points: Points) -> u8 {
    u8::try_from(points.in_halves() / 2).unwrap_or(u8::MAX)
}

/// The player with more of it.
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
    /// The agreements before the first turn; the attempt's number makes them unique.
    pub plan: Plan,
    /// The games' score.
    pub score: Tally,
    /// The end of the series.
    pub end: SeriesEnd,
}
