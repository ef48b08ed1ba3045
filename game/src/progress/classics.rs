//! Saved values of the classics: the unfinished game, and the results.
//!
//! Terms and records stand in saved files as texts. Those that another version wrote and this one cannot read cost their
//! game, and nothing else.

use chrono::NaiveDate;
use rsg_classics::{Level, Terms};
use rsg_engine::Color;
use serde::{Deserialize, Deserializer, Serialize};

use super::keyed::keyed;
use super::{
    ByPlayer, Format, GameClock, GameKind, HouseRules, MatchId, Minutes, Outcome, Pairs, Player,
    PlayerName, TableChoices, Tally, saved,
};

/// The most komi that is offered for either side; a game that was pasted may have any.
pub const MOST_KOMI: i16 = 99;

/// Whom one plays a classic with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableOpponent {
    /// The CPU at a level.
    Cpu {
        #[serde(with = "saved::classic_level")]
        level: Level,
        /// The player's colour.
        #[serde(with = "saved::color")]
        own: Color,
    },
    /// Two people on one phone.
    People,
    /// The CPU at a level, with a teacher. It counts for nothing.
    Practice {
        #[serde(with = "saved::classic_level")]
        level: Level,
        /// The player's colour.
        #[serde(with = "saved::color")]
        own: Color,
        /// Turns that had been made before.
        #[serde(
            default,
            deserialize_with = "saved::within::<_, _, 0, { saved::moves::MOST as i64 }>"
        )]
        opening: usize,
    },
}

impl TableOpponent {
    /// The CPU's level, if the CPU plays.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            TableOpponent::Cpu { level, .. } | TableOpponent::Practice { level, .. } => Some(level),
            TableOpponent::People => None,
        }
    }

    /// The player's colour against the CPU.
    #[must_use]
    pub fn own(self) -> Option<Color> {
        match self {
            TableOpponent::Cpu { own, .. } | TableOpponent::Practice { own, .. } => Some(own),
            TableOpponent::People => None,
        }
    }

    #[must_use]
    pub fn is_practice(self) -> bool {
        matches!(self, TableOpponent::Practice { .. })
    }
}

/// Two people on one phone: their names, perhaps empty, and who has which colour.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seated {
    pub names: ByPlayer<PlayerName>,
    /// The colour of the one who is named first.
    #[serde(with = "saved::color")]
    pub first: Color,
}

impl Default for Seated {
    fn default() -> Seated {
        Seated {
            names: ByPlayer::default(),
            first: Color::Black,
        }
    }
}

impl Seated {
    /// Whether neither names nor colours were chosen.
    fn is_usual(&self) -> bool {
        *self == Seated::default()
    }

    /// The name of whoever has this colour.
    #[must_use]
    pub fn name(&self, color: Color) -> &PlayerName {
        let player = match color == self.first {
            true => Player::One,
            false => Player::Two,
        };
        &self.names[player]
    }
}

/// Everything that is fixed before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TablePlan {
    /// Counts the games, so that a result is booked once.
    pub number: u32,
    /// The number of a match, under which its games are kept.
    pub id: MatchId,
    pub terms: Terms,
    pub opponent: TableOpponent,
    /// One game, or two with colours swapped. The colours named here are those of the first.
    pub format: Format,
    /// What the CPU's choices are drawn from.
    pub seed: u64,
    /// Whether the game was pasted and not played from its beginning: it counts for nothing.
    pub pasted: bool,
    /// The clock that was agreed.
    pub minutes: Minutes,
    /// What two people have agreed on.
    pub house: HouseRules,
    /// The two people, if two play on this phone.
    pub people: Seated,
}

/// A game at the table that is not over, or whose result was not closed yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTable {
    pub number: u32,
    /// The number of a match, under which its games are kept; 0 in what was saved before there was one.
    #[serde(default, skip_serializing_if = "MatchId::is_none")]
    pub id: MatchId,
    /// [`Terms`] as text.
    pub terms: String,
    pub opponent: TableOpponent,
    #[serde(default, skip_serializing_if = "Format::is_single")]
    pub format: Format,
    /// In the second game of a Reverse Match, every turn of the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_game: Option<String>,
    pub seed: u64,
    #[serde(default, skip_serializing_if = "is_false")]
    pub pasted: bool,
    /// Every turn so far, as the game writes them.
    pub record: String,
    /// In practice, the same with the turns that were taken back and can be made again; empty if there are none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ahead: String,
    #[serde(default, skip_serializing_if = "Minutes::are_none")]
    pub minutes: Minutes,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<GameClock>,
    /// What two people have agreed on.
    #[serde(default, skip_serializing_if = "HouseRules::are_none")]
    pub house: HouseRules,
    /// The two people, if two play on this phone.
    #[serde(default, skip_serializing_if = "Seated::is_usual")]
    pub people: Seated,
    /// Whether the player, or between two people the one to move, has resigned.
    #[serde(default, skip_serializing_if = "is_false")]
    pub resigned: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// A result against the CPU.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableResult {
    pub number: u32,
    /// The device's date when it ended.
    pub date: NaiveDate,
    /// [`Terms`] as text.
    pub terms: String,
    #[serde(with = "saved::classic_level")]
    pub level: Level,
    /// The player's colour.
    #[serde(with = "saved::color")]
    pub own: Color,
    pub outcome: Outcome,
    #[serde(default, skip_serializing_if = "TableEnding::is_usual")]
    pub ending: TableEnding,
}

/// A result between two people who gave their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairResult {
    pub number: u32,
    /// The device's date when it ended.
    pub date: NaiveDate,
    /// [`Terms`] as text.
    pub terms: String,
    #[serde(flatten)]
    pub people: Seated,
    /// As the one who is named first sees it.
    pub outcome: Outcome,
    #[serde(default, skip_serializing_if = "TableEnding::is_usual")]
    pub ending: TableEnding,
}

keyed! {
    /// How a classic game ended.
    #[derive(Default)]
    TableEnding {
        /// By its rules.
        #[default]
        Played = "played",
        /// A side ran out of time.
        OnTime = "on-time",
        /// The player quit.
        GivenUp = "given-up",
        /// A side has resigned.
        Resigned = "resigned",
    }
}

impl TableEnding {
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// What is kept of the classics beside the game that is going on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Classics {
    pub choices: TableChoices,
    /// In the order in which they were booked.
    #[serde(deserialize_with = "numbered")]
    results: Vec<TableResult>,
    /// The same between two people, under numbers of the same row.
    #[serde(deserialize_with = "numbered", skip_serializing_if = "Vec::is_empty")]
    pairs: Vec<PairResult>,
}

/// A result under a number.
trait Numbered {
    fn number(&mut self) -> &mut u32;
}

impl Numbered for TableResult {
    fn number(&mut self) -> &mut u32 {
        &mut self.number
    }
}

impl Numbered for PairResult {
    fn number(&mut self) -> &mut u32 {
        &mut self.number
    }
}

/// A game of a higher number leaves too little room for those still to come.
const HIGHEST_NUMBER: u32 = u32::MAX / 4;

/// Results under numbers that leave room for the next game: one whose number is taken is never booked. Where they do not,
/// all are numbered anew, in the same order; nothing else names them.
fn numbered<'de, D: Deserializer<'de>, R>(from: D) -> Result<Vec<R>, D::Error>
where
    R: Numbered + Deserialize<'de>,
{
    let mut results = Vec::<R>::deserialize(from)?;
    let numbers: Vec<u32> = results.iter_mut().map(|one| *one.number()).collect();
    let in_order = numbers.is_sorted_by(|one, next| one < next);
    let has_room = |last: &u32| *last <= HIGHEST_NUMBER;
    if !in_order || !numbers.last().is_none_or(has_room) {
        for (number, result) in (1..).zip(&mut results) {
            *result.number() = number;
        }
    }
    Ok(results)
}

/// The results on one board against one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRecord {
    /// One of the terms that were played so: their game and board count, and nothing else.
    pub terms: Terms,
    pub level: Level,
    pub tally: Tally,
}

impl Classics {
    /// A new player's.
    pub fn is_untouched(&self) -> bool {
        *self == Self::default()
    }

    pub fn results(&self) -> &[TableResult] {
        &self.results
    }

    /// How many results there are, against the CPU and between two people.
    pub fn booked(&self) -> usize {
        self.results.len() + self.pairs.len()
    }

    fn last_number(&self) -> u32 {
        let against_cpu = self.results.last().map_or(0, |last| last.number);
        let between_two = self.pairs.last().map_or(0, |last| last.number);
        against_cpu.max(between_two)
    }

    /// The number of a game that begins now.
    pub fn next_number(&self) -> u32 {
        self.last_number().saturating_add(1)
    }

    /// Whether a game of this number is in the books, so that it is over.
    pub fn is_booked(&self, number: u32) -> bool {
        number <= self.last_number()
    }

    /// Adds a result, unless it was added before.
    pub fn book(&mut self, result: TableResult) {
        if !self.is_booked(result.number) {
            self.results.push(result);
        }
    }

    /// The same for a result between two people.
    pub fn book_pair(&mut self, result: PairResult) {
        if !self.is_booked(result.number) {
            self.pairs.push(result);
        }
    }

    /// Who played whom in this game, on whichever board.
    pub fn pairs(&self, game: GameKind) -> Pairs {
        let mut pairs = Pairs::default();
        for result in &self.pairs {
            let terms: Result<Terms, _> = result.terms.parse();
            if terms.is_ok_and(|terms| GameKind::of(terms) == game) {
                pairs.count(&result.people.names, result.outcome);
            }
        }
        pairs
    }

    /// The results by game, board and level, in this order.
    pub fn records(&self) -> Vec<TableRecord> {
        let mut records: Vec<TableRecord> = Vec::new();
        for result in &self.results {
            let Ok(terms) = result.terms.parse::<Terms>() else {
                continue;
            };
            let is_same = |one: &TableRecord| {
                let same_board = one.terms.shape() == terms.shape();
                one.terms.is_same_game(terms) && same_board && one.level == result.level
            };
            let at = records.iter().position(is_same).unwrap_or_else(|| {
                records.push(TableRecord {
                    terms,
                    level: result.level,
                    tally: Tally::default(),
                });
                records.len() - 1
            });
            records[at].tally.count(result.outcome);
        }
        let game = |terms: Terms| std::mem::discriminant(&terms);
        let first_of = |terms| {
            let mut all = self.results.iter().filter_map(|one| one.terms.parse().ok());
            all.position(|one: Terms| game(one) == game(terms))
        };
        records.sort_by_key(|one| (first_of(one.terms), one.terms.shape(), one.level));
        records
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn result(number: u32, terms: &str, level: Level, outcome: Outcome) -> TableResult {
        TableResult {
            number,
            date: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
            terms: terms.to_owned(),
            level,
            own: Color::Black,
            outcome,
            ending: TableEnding::default(),
        }
    }

    #[test]
    fn a_result_is_booked_once() {
        let mut classics = Classics::default();
        let first = result(1, "reversi 8 othello most", Level::One, Outcome::Won);
        classics.book(first.clone());
        classics.book(first);
        assert_eq!((classics.results().len(), classics.next_number()), (1, 2));
        assert!(classics.is_booked(1) && !classics.is_booked(2));
    }

    #[test]
    fn pairs_are_counted_by_game_and_booked_once_under_numbers_of_the_same_row() {
        let mut classics = Classics::default();
        classics.book(result(
            1,
            "reversi 8 othello most",
            Level::One,
            Outcome::Won,
        ));
        let of = |number, terms: &str, names: [&str; 2], outcome| PairResult {
            number,
            date: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
            terms: terms.to_owned(),
            people: Seated {
                names: ByPlayer::from(names.map(PlayerName::new)),
                first: Color::White,
            },
            outcome,
            ending: TableEnding::default(),
        };
        let first = of(2, "reversi 8 othello most", ["Mira", "Aki"], Outcome::Won);
        classics.book_pair(first.clone());
        classics.book_pair(first);
        classics.book_pair(of(
            3,
            "reversi 6 othello most",
            ["Aki", "Mira"],
            Outcome::Lost,
        ));
        classics.book_pair(of(4, "go 9 7 0", ["Aki", "Mira"], Outcome::Won));
        assert_eq!(classics.next_number(), 5);
        let tally = |game| {
            let names = ByPlayer::from(["Aki", "Mira"].map(PlayerName::new));
            let tally = classics.pairs(game).between(&names);
            tally.map(|tally| (tally.won, tally.lost))
        };
        assert_eq!(tally(GameKind::Reversi), Some((0, 2)));
        assert_eq!(tally(GameKind::Go), Some((1, 0)));
    }

    #[test]
    fn records_are_counted_by_board_and_level_and_leave_out_what_is_unknown() {
        let mut classics = Classics::default();
        let games = [
            ("reversi 8 othello most", Level::Two, Outcome::Won),
            ("reversi 6 othello most", Level::One, Outcome::Lost),
            ("reversi 8 classic fewest", Level::Two, Outcome::Drawn),
            ("chess 8", Level::Two, Outcome::Won),
        ];
        for (number, (terms, level, outcome)) in (1..).zip(games) {
            classics.book(result(number, terms, level, outcome));
        }
        let counted: Vec<_> = classics
            .records()
            .iter()
            .map(|one| {
                (
                    one.terms.shape().columns,
                    one.level.number(),
                    one.tally.played(),
                )
            })
            .collect();
        assert_eq!(counted, [(6, 1, 1), (8, 2, 2)]);
    }
}
