//! The result of a game or a Reverse Match at the table, for the books.

use chrono::NaiveDate;
use rsg_classics::reversi::Aim;
use rsg_classics::{Color, Points, TableGame, Terms};
use rsg_engine::ByColor;

use crate::progress::{
    ByPlayer, Ending, GameKey, Help, KeptGame, MatchRecord, Opponent, Outcome, Plan, Player,
};
use crate::session::result::leader;

/// A game at the table that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedTableGame {
    /// The player's colour, or the first-named person's.
    pub first: Color,
    /// None in a draw.
    pub winner: Option<Color>,
    pub ending: Ending,
    /// Every turn, as the game writes them.
    pub record: String,
    /// The score that counts, or as it stood if the game was broken off.
    pub score: ByColor<Points>,
}

impl FinishedTableGame {
    pub(super) fn of(
        game: &dyn TableGame,
        first: Color,
        winner: Option<Color>,
        ending: Ending,
    ) -> FinishedTableGame {
        let ended = game.ended().map(|ended| ended.score);
        FinishedTableGame {
            first,
            winner,
            ending,
            record: game.record(),
            score: ended.unwrap_or_else(|| game.score()),
        }
    }

    /// The same of a game that was played to its end.
    pub(super) fn played(game: &dyn TableGame, first: Color) -> FinishedTableGame {
        let winner = game.ended().and_then(|ended| ended.winner);
        FinishedTableGame::of(game, first, winner, Ending::Played)
    }

    fn won_by(&self) -> Option<Player> {
        self.winner.map(|winner| match winner == self.first {
            true => Player::One,
            false => Player::Two,
        })
    }
}

/// A result for the books: a single game or a Reverse Match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedTable {
    pub plan: Plan,
    /// The player, or whoever is named first, is player one; none in a draw.
    pub winner: Option<Player>,
    pub ending: Ending,
    /// Its one game, or the two of a Reverse Match (one, if it ended in the first).
    pub games: Vec<FinishedTableGame>,
}

impl FinishedTable {
    /// The result as it is written down, if it is: neither practice nor a game that was pasted is.
    #[must_use]
    pub fn record(&self, date: NaiveDate) -> Option<MatchRecord> {
        let opponent = self.opponent()?;
        let first = self.games.first();
        (!self.plan.pasted).then(|| MatchRecord {
            id: self.plan.id,
            date,
            rules: self.plan.rules.clone(),
            opponent,
            color: first.map_or(Color::Black, |game| game.first),
            help: Help::default(),
            played: None,
            outcome: Outcome::of(Player::One, self.winner),
            ending: self.ending,
        })
    }

    /// Its games as they are kept for looking at again. One without a turn is not worth it, and practice is
    /// not kept.
    pub fn kept(&self, date: NaiveDate) -> impl Iterator<Item = KeptGame> + '_ {
        let games = (1..).zip(&self.games);
        let opponent = self.opponent();
        games.filter_map(move |(number, game)| {
            let key = GameKey {
                id: self.plan.id,
                number,
            };
            let rules = self.plan.rules.clone();
            let kept = KeptGame::new(key, date, rules, game.record.clone())?;
            Some(KeptGame {
                opponent: opponent.clone()?,
                own: game.first,
                outcome: Outcome::of(game.first, game.winner),
                ending: game.ending,
                ..kept
            })
        })
    }

    /// Whom it was played with, as it is written down; nobody in practice.
    fn opponent(&self) -> Option<Opponent> {
        let opponent = &self.plan.opponent;
        opponent.is_booked().then(|| opponent.clone())
    }
}

/// Who has won these games together: whoever did not break off; else the totals added decide.
pub(super) fn winner(terms: Terms, games: &[FinishedTableGame]) -> Option<Player> {
    let broken_off = games.iter().find(|game| game.ending != Ending::Played);
    match (broken_off, games) {
        (Some(game), _) | (None, [game]) => game.won_by(),
        (None, games) => {
            let total = |side: fn(&FinishedTableGame) -> Color| {
                let totals = games.iter().map(|game| game.score[side(game)].in_halves());
                totals.sum::<i32>()
            };
            let leader = leader(ByPlayer {
                one: total(|game| game.first),
                two: total(|game| !game.first),
            });
            match terms {
                Terms::Reversi(terms) if terms.options.aim == Aim::Fewest => {
                    leader.map(|leader| !leader)
                }
                Terms::Reversi(_) | Terms::Go(_) => leader,
            }
        }
    }
}
