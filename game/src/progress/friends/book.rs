//! The results of friends that came in, and the player's own first games beside them.

use chrono::NaiveDate;
use rsg_engine::{Color, Game, Move};
use serde::{Deserialize, Deserializer, Serialize};

use super::day_result::{DayResult, margin_for};
use super::puzzle_result::{PuzzleDone, PuzzleResult};
use crate::progress::{CalendarDay, PlayerName, TodayStrength, day_game, levels_number, saved};

/// A result that came in, and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FriendResult {
    pub said: DayResult,
    #[serde(default)]
    pub check: Check,
}

/// What came of playing a result again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// It was not played again: nobody looked yet, or it was played with another edition of the CPU.
    #[default]
    Open,
    /// The placements give the margin. These are those of both sides.
    Held(#[serde(with = "saved::moves")] Vec<Move>),
    /// They do not.
    Failed,
}

/// The player's own first game of a day at a strength, played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnGame {
    pub day: CalendarDay,
    pub strength: TodayStrength,
    pub edition: u16,
    /// The placements of both sides.
    #[serde(with = "saved::moves")]
    pub moves: Vec<Move>,
}

/// A friend under another name than that in the codes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Renamed {
    sent: PlayerName,
    shown: PlayerName,
}

/// The reason that a result is not listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotListed {
    /// It is the player's own.
    Own,
    /// A result of that friend is listed for the day and strength.
    Known,
    /// Its day is still to come.
    ToCome,
    /// Enough results have come in today.
    Enough,
}

/// What is kept of friends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Friends {
    /// In the order in which they came in.
    #[serde(
        default,
        deserialize_with = "newest",
        skip_serializing_if = "Vec::is_empty"
    )]
    results: Vec<FriendResult>,
    /// What friends say of puzzles, in the order in which it came in.
    #[serde(
        default,
        deserialize_with = "newest",
        skip_serializing_if = "Vec::is_empty"
    )]
    puzzles: Vec<PuzzleResult>,
    /// In the order in which they were played.
    #[serde(
        default,
        deserialize_with = "newest",
        skip_serializing_if = "Vec::is_empty"
    )]
    own: Vec<OwnGame>,
    #[serde(
        default,
        deserialize_with = "newest",
        skip_serializing_if = "Vec::is_empty"
    )]
    names: Vec<Renamed>,
    /// The last day on which results came in, and how many did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    came: Option<(NaiveDate, u16)>,
}

/// The newest of a list, no more than are kept.
fn newest<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    let mut list = Vec::deserialize(from)?;
    let_go(&mut list);
    Ok(list)
}

/// Lets the oldest go that are too many.
fn let_go<T>(list: &mut Vec<T>) {
    list.drain(..list.len().saturating_sub(Friends::MOST));
}

impl FriendResult {
    /// The game that was played, if it is known that these placements give the margin. A file that says so and whose
    /// game says something else is not believed.
    #[must_use]
    pub fn game(&self) -> Option<Game> {
        let Check::Held(moves) = &self.check else {
            return None;
        };
        self.said.proved_by(moves)
    }

    /// Returns true if it can be played again: its CPU plays as the one of this app does.
    #[must_use]
    pub fn can_be_checked(&self) -> bool {
        self.said.edition == levels_number()
    }
}

impl DayResult {
    /// The game with these placements of both sides, if it is a whole game of the day with this margin and with the
    /// result's own placements.
    #[must_use]
    pub fn proved_by(&self, moves: &[Move]) -> Option<Game> {
        let (game, own) = played(self.begun(), moves)?;
        let side = game.given().to_move();
        let is_whole = game.end().is_some() && own == self.placements;
        (is_whole && margin_for(side, &game) == self.margin).then_some(game)
    }
}

impl OwnGame {
    /// The game; none if its placements cannot be played.
    #[must_use]
    pub fn game(&self) -> Option<Game> {
        let begun = Game::from_position(day_game(self.day).position);
        played(begun, &self.moves).map(|(game, _)| game)
    }

    /// The result as it is shared, under this name; none of a game that cannot be played.
    #[must_use]
    pub fn result(&self, name: PlayerName) -> Option<DayResult> {
        let begun = Game::from_position(day_game(self.day).position);
        let (game, placements) = played(begun, &self.moves)?;
        game.end()?;
        Some(DayResult {
            day: self.day,
            strength: self.strength,
            edition: self.edition,
            margin: margin_for(game.given().to_move(), &game),
            placements,
            name,
        })
    }
}

/// A game after these placements, and those of the side that began.
fn played(mut game: Game, moves: &[Move]) -> Option<(Game, Vec<Move>)> {
    let side: Color = game.given().to_move();
    let mut own = Vec::new();
    for mv in moves {
        if game.position().to_move() == side {
            own.push(*mv);
        }
        game.play(*mv).ok()?;
    }
    Some((game, own))
}

impl Friends {
    /// The most results that are kept, and the most own games beside them.
    pub const MOST: usize = 2_000;

    /// The most results that are taken on a day.
    pub const MOST_A_DAY: u16 = 50;

    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The results, in the order in which they came in.
    #[must_use]
    pub fn results(&self) -> &[FriendResult] {
        &self.results
    }

    /// What friends say of puzzles, in the order in which it came in.
    #[must_use]
    pub fn puzzles(&self) -> &[PuzzleResult] {
        &self.puzzles
    }

    /// The player's own first game of a day at a strength, if it is known.
    #[must_use]
    pub fn own(&self, day: CalendarDay, strength: TodayStrength) -> Option<&OwnGame> {
        let is_it = |game: &&OwnGame| (game.day, game.strength) == (day, strength);
        self.own.iter().find(is_it)
    }

    /// Notes a first game. A later one of the same day and strength is none.
    pub fn note_own(&mut self, game: OwnGame) {
        if self.own(game.day, game.strength).is_none() {
            self.own.push(game);
            let_go(&mut self.own);
        }
    }

    /// The name under which a friend is shown.
    #[must_use]
    pub fn shown<'a>(&'a self, sent: &'a PlayerName) -> &'a PlayerName {
        let renamed = self.names.iter().find(|one| is_same(&one.sent, sent));
        renamed.map_or(sent, |one| &one.shown)
    }

    /// The result of a friend for a day and strength.
    #[must_use]
    pub fn of(
        &self,
        friend: &PlayerName,
        day: CalendarDay,
        strength: TodayStrength,
    ) -> Option<&FriendResult> {
        self.results.iter().find(|one| {
            let said = &one.said;
            (said.day, said.strength) == (day, strength) && is_same(&said.name, friend)
        })
    }

    /// Takes a result in, on this date, from another player than this one.
    ///
    /// A friend has one result for a day and strength. The first one stays, unless it turned out to be wrong.
    ///
    /// # Errors
    ///
    /// The reason that it is not listed.
    pub fn take(
        &mut self,
        said: DayResult,
        today: NaiveDate,
        me: &PlayerName,
    ) -> Result<(), NotListed> {
        if self.is_own(&said, me) {
            return Err(NotListed::Own);
        }
        let known = self.of(&said.name, said.day, said.strength);
        if known.is_some_and(|known| known.check != Check::Failed || known.said == said) {
            return Err(NotListed::Known);
        }
        self.admit(said.day, today)?;
        self.results.retain(|one| !is_of(&one.said, &said));
        let check = Check::Open;
        self.results.push(FriendResult { said, check });
        let_go(&mut self.results);
        self.forget_names();
        Ok(())
    }

    /// Takes in what a friend says of puzzles. The first word on a day's puzzle stays, and the longest run of a day.
    /// `own` is what the player has done of that kind.
    ///
    /// # Errors
    ///
    /// The reason that it is not listed.
    pub fn take_puzzle(
        &mut self,
        said: PuzzleResult,
        today: NaiveDate,
        me: &PlayerName,
        own: Option<PuzzleDone>,
    ) -> Result<(), NotListed> {
        if is_same(&said.name, me) && own == Some(said.done) {
            return Err(NotListed::Own);
        }
        let is_it = |one: &PuzzleResult| {
            one.day == said.day && one.done.is_like(said.done) && is_same(&one.name, &said.name)
        };
        let known = self.puzzles.iter().find(|one| is_it(one));
        let is_longer = |known: &PuzzleResult| match (known.done, said.done) {
            (PuzzleDone::Run { solved }, PuzzleDone::Run { solved: now }) => solved < now,
            _ => false,
        };
        if known.is_some_and(|known| !is_longer(known)) {
            return Err(NotListed::Known);
        }
        self.admit(said.day, today)?;
        self.puzzles.retain(|one| !is_it(one));
        self.puzzles.push(said);
        let_go(&mut self.puzzles);
        self.forget_names();
        Ok(())
    }

    /// Counts a result of this day that comes in.
    fn admit(&mut self, day: CalendarDay, today: NaiveDate) -> Result<(), NotListed> {
        // It may be tomorrow already where the friend lives.
        let tomorrow = today.succ_opt().unwrap_or(today);
        if tomorrow < day.date() {
            return Err(NotListed::ToCome);
        }
        let came = self.came.filter(|(day, _)| *day == today);
        let came = came.map_or(0, |(_, count)| count);
        if Self::MOST_A_DAY <= came {
            return Err(NotListed::Enough);
        }
        self.came = Some((today, came + 1));
        Ok(())
    }

    fn is_own(&self, said: &DayResult, me: &PlayerName) -> bool {
        let own = self.own(said.day, said.strength);
        let own = own.and_then(|own| own.result(said.name.clone()));
        is_same(&said.name, me) && own.is_some_and(|own| own == *said)
    }

    /// Notes what came of playing a result again: the placements of both sides, or none if there is no such game.
    pub fn note_check(&mut self, said: &DayResult, moves: Option<&[Move]>) {
        let proof = moves.filter(|moves| said.proved_by(moves).is_some());
        if let Some(one) = self.results.iter_mut().find(|one| one.said == *said) {
            one.check = proof.map_or(Check::Failed, |moves| Check::Held(moves.to_vec()));
        }
    }

    /// From now on nothing is known of the results but what they say.
    pub(in crate::progress) fn forget_checks(&mut self) {
        for one in &mut self.results {
            one.check = Check::Open;
        }
    }

    /// From now on a friend is shown under this name; under an empty one as the codes name them.
    pub fn rename(&mut self, friend: &PlayerName, shown: PlayerName) {
        self.names.retain(|one| !is_same(&one.sent, friend));
        if !shown.is_empty() && shown != *friend {
            let sent = friend.clone();
            self.names.push(Renamed { sent, shown });
        }
        self.forget_names();
    }

    /// Lets a friend's results go, and the name.
    pub fn forget(&mut self, friend: &PlayerName) {
        self.results.retain(|one| !is_same(&one.said.name, friend));
        self.puzzles.retain(|one| !is_same(&one.name, friend));
        self.forget_names();
    }

    /// Lets the names go of whom there is no result.
    fn forget_names(&mut self) {
        let (results, puzzles) = (&self.results, &self.puzzles);
        self.names.retain(|name| {
            let of_games = results.iter().map(|one| &one.said.name);
            let mut friends = of_games.chain(puzzles.iter().map(|one| &one.name));
            friends.any(|friend| is_same(friend, &name.sent))
        });
    }
}

/// Two names that look alike are one friend's.
fn is_same(one: &PlayerName, other: &PlayerName) -> bool {
    one.as_seen() == other.as_seen()
}

/// Returns true if both are of one friend, day and strength.
fn is_of(one: &DayResult, other: &DayResult) -> bool {
    (one.day, one.strength) == (other.day, other.strength) && is_same(&one.name, &other.name)
}
