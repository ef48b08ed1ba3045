//! The finished games that are kept for looking at again, and the boards of one's own among them.
//!
//! They are a courtesy and not part of what was achieved: nothing is counted from them, and losing them costs no rank.

use super::game_key::GameKey;
use crate::games::{BoardGame, read_as_far, star_as_far};
use crate::progress::boards::KeptBoard;
use crate::progress::{
    ByPlayer, CpuLevel, Ending, MatchId, Opponent, Outcome, PlayerName, Rules, Tags, saved,
};
use chrono::NaiveDate;
use rsg_engine::{Color, Game, Move, Position};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeMap;

/// A finished game of any kind, kept for looking at again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGame {
    pub key: GameKey,
    /// The device's date when it ended.
    pub date: NaiveDate,
    #[serde(default, skip_serializing_if = "Rules::is_star")]
    pub rules: Rules,
    pub opponent: Opponent,
    /// The player's colour, or the first-named person's.
    pub own: Color,
    /// The outcome of this game for the player.
    pub outcome: Outcome,
    /// The way in which it ended.
    #[serde(default, skip_serializing_if = "Ending::is_usual")]
    pub ending: Ending,
    /// Every turn, as the game writes them: on the star its placements with spaces between them. From them follow the
    /// score, the captures and everything else.
    pub record: String,
    pub favourite: bool,
    /// The value of each placement, where it is known: empty, or one for every placement.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub analysis: Vec<Option<Judged>>,
    /// The number of rounds of analysis that are over.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub rounds: u8,
    /// The player's own words, by which it is found again.
    #[serde(default, skip_serializing_if = "Tags::is_empty")]
    pub tags: Tags,
    /// The position that a game on the star began from, where somebody had set it up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Position>,
}

fn is_none_yet(rounds: &u8) -> bool {
    *rounds == 0
}

/// The value of a placement, in points for its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// The final difference of scores after the best placement.
    #[serde(deserialize_with = "saved::margin")]
    pub before: i16,
    /// The final difference of scores after the placement that was played.
    #[serde(deserialize_with = "saved::margin")]
    pub after: i16,
    /// True if both are proved.
    pub exact: bool,
    /// The best placement, and how play would have gone on.
    #[serde(with = "saved::moves")]
    pub line: Vec<Move>,
    /// True if the best placement alone was no mistake: proved for every other one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub only: bool,
}

impl Judged {
    /// The cost of the placement, never negative.
    pub fn loss(&self) -> i16 {
        self.before.saturating_sub(self.after).max(0)
    }
}

impl KeptGame {
    /// A game that has ended just now, or that was pasted. One without a turn is none.
    #[must_use]
    pub fn new(key: GameKey, date: NaiveDate, rules: Rules, record: String) -> Option<KeptGame> {
        (!record.is_empty()).then(|| KeptGame {
            key,
            date,
            rules,
            opponent: Opponent::People(ByPlayer::default()),
            own: Color::Black,
            outcome: Outcome::Drawn,
            ending: Ending::Played,
            record,
            favourite: false,
            analysis: Vec::new(),
            rounds: 0,
            tags: Tags::default(),
            from: None,
        })
    }

    /// Placements on the star, as they stand in a record.
    #[must_use]
    pub fn record_of(moves: &[Move]) -> String {
        saved::moves::text(moves)
    }

    /// The placements of a game on the star, as far as they can be read.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let words = self.record.split_whitespace();
        words.map_while(|word| word.parse().ok()).collect()
    }

    /// A game of which nothing is known but its turns: two people without names have played it. One that is not over is
    /// none to be kept, and a text that begins elsewhere than at the start tells only a part.
    #[must_use]
    pub fn pasted(game: &dyn BoardGame, key: GameKey, date: NaiveDate) -> Option<KeptGame> {
        let is_whole = game
            .star()
            .is_none_or(|game| game.given() == Position::start());
        if !(game.is_over() && is_whole) {
            return None;
        }
        let kept = KeptGame::new(key, date, game.rules(), game.written())?;
        let outcome = Outcome::of(kept.own, game.won_by());
        Some(KeptGame { outcome, ..kept })
    }

    /// The position that a game on the star began from.
    #[must_use]
    pub fn start(&self) -> Position {
        self.from.unwrap_or_else(|| self.opponent.start())
    }

    /// The game, as far as it can be played again; none if its rules are not known.
    #[must_use]
    pub fn replay(&self) -> Option<Box<dyn BoardGame>> {
        read_as_far(&self.rules, self.start(), &self.record)
    }

    /// A game on the star, as far as it can be played again.
    #[must_use]
    pub fn star(&self) -> Game {
        star_as_far(self.start(), &self.record)
    }

    /// The winner; none in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match self.outcome {
            Outcome::Won => Some(self.own),
            Outcome::Lost => Some(!self.own),
            Outcome::Drawn => None,
        }
    }

    /// The names of two people who played it, perhaps empty.
    #[must_use]
    pub fn people(&self) -> Option<&ByPlayer<PlayerName>> {
        match &self.opponent {
            Opponent::People(names) => Some(names),
            _ => None,
        }
    }

    /// Returns true if the same turns were played under the same rules, whoever the players were.
    fn has_the_course_of(&self, other: &KeptGame) -> bool {
        let course = |game: &KeptGame| (game.start(), game.rules.clone());
        self.record == other.record && course(self) == course(other)
    }

    /// Returns true if both are records of one game: the same turns by the same players. The player's own words about
    /// it, its analysis and the date may differ.
    fn is_same_game(&self, other: &KeptGame) -> bool {
        let players = |game: &KeptGame| (game.opponent.clone(), game.own, game.outcome);
        self.has_the_course_of(other) && players(self) == players(other)
    }

    /// Puts this tag on it, or takes it off.
    pub fn toggle_tag(&mut self, tag: &str) {
        self.tags.toggle(tag);
    }
}

/// What is kept for looking at again: a finished game, or a board of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum KeptItem {
    Game(KeptGame),
    Board(KeptBoard),
}

impl From<KeptGame> for KeptItem {
    fn from(game: KeptGame) -> KeptItem {
        KeptItem::Game(game)
    }
}

impl From<KeptBoard> for KeptItem {
    fn from(board: KeptBoard) -> KeptItem {
        KeptItem::Board(board)
    }
}

impl KeptItem {
    #[must_use]
    pub fn key(&self) -> GameKey {
        match self {
            KeptItem::Game(game) => game.key,
            KeptItem::Board(board) => board.key,
        }
    }

    pub(in crate::progress) fn key_mut(&mut self) -> &mut GameKey {
        match self {
            KeptItem::Game(game) => &mut game.key,
            KeptItem::Board(board) => &mut board.key,
        }
    }

    /// The device's date when it ended or was kept.
    #[must_use]
    pub fn date(&self) -> NaiveDate {
        match self {
            KeptItem::Game(game) => game.date,
            KeptItem::Board(board) => board.date,
        }
    }

    #[must_use]
    pub fn favourite(&self) -> bool {
        match self {
            KeptItem::Game(game) => game.favourite,
            KeptItem::Board(board) => board.favourite,
        }
    }

    /// Makes it a favourite, or an ordinary one again.
    pub fn toggle_favourite(&mut self) {
        let favourite = match self {
            KeptItem::Game(game) => &mut game.favourite,
            KeptItem::Board(board) => &mut board.favourite,
        };
        *favourite = !*favourite;
    }

    #[must_use]
    pub fn game(&self) -> Option<&KeptGame> {
        match self {
            KeptItem::Game(game) => Some(game),
            KeptItem::Board(_) => None,
        }
    }

    #[must_use]
    pub fn board(&self) -> Option<&KeptBoard> {
        match self {
            KeptItem::Board(board) => Some(board),
            KeptItem::Game(_) => None,
        }
    }

    /// Returns true if both are the same turns, whoever the players were, or the same board, whatever is said of it.
    fn has_the_course_of(&self, other: &KeptItem) -> bool {
        match (self, other) {
            (KeptItem::Game(one), KeptItem::Game(other)) => one.has_the_course_of(other),
            (KeptItem::Board(one), KeptItem::Board(other)) => one.board == other.board,
            _ => false,
        }
    }

    /// Returns true if both are records of one game, or the same board.
    fn is_same_as(&self, other: &KeptItem) -> bool {
        match (self, other) {
            (KeptItem::Game(one), KeptItem::Game(other)) => one.is_same_game(other),
            _ => self.has_the_course_of(other),
        }
    }
}

/// The kept games and boards: the last hundred of both together, and every favourite beside them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "Vec<KeptItem>")]
pub struct KeptGames {
    items: Vec<KeptItem>,
}

impl From<Vec<KeptItem>> for KeptGames {
    fn from(items: Vec<KeptItem>) -> Self {
        Self::new(items)
    }
}

impl Serialize for KeptGames {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.items.serialize(to)
    }
}

impl KeptGames {
    /// The highest number of those that are no favourites.
    pub const MOST: usize = 100;

    /// The kept ones of these; of several with one key the last, and no more than can be kept.
    pub fn new<K: Into<KeptItem>>(items: impl IntoIterator<Item = K>) -> Self {
        let items = items.into_iter().map(Into::into);
        let by_key: BTreeMap<GameKey, KeptItem> = items.map(|item| (item.key(), item)).collect();
        let mut kept = Self {
            items: by_key.into_values().collect(),
        };
        kept.let_go();
        kept
    }

    /// The games and boards, oldest first.
    pub fn all(&self) -> &[KeptItem] {
        &self.items
    }

    /// The games, oldest first.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = &KeptGame> {
        self.items.iter().filter_map(KeptItem::game)
    }

    /// The CPU's level in the game that begins as this one; none if there is none, or if games with others begin so,
    /// too.
    #[must_use]
    pub fn level_in(&self, from: Position, moves: &[Move]) -> Option<CpuLevel> {
        let begins_so = |game: &&KeptGame| {
            game.rules.is_star() && game.start() == from && game.moves().starts_with(moves)
        };
        let games = self.games().filter(begins_so);
        let mut levels = games.map(|game| game.opponent.level());
        let first = levels.next()?;
        first.filter(|_| levels.all(|level| level == first))
    }

    /// The highest match id among them, 0 without any.
    pub fn highest_id(&self) -> MatchId {
        let ids = self.items.iter().map(|item| item.key().id);
        ids.max().unwrap_or_default()
    }

    pub fn get(&self, key: GameKey) -> Option<&KeptItem> {
        self.items.iter().find(|item| item.key() == key)
    }

    /// Keeps a game or board, in place of what is kept of it. Keys grow, so their order is that of the games: one that
    /// was deleted comes back to its place.
    ///
    /// A key is given once. Should another game have it all the same, that one stays, and this one gets the next key.
    ///
    /// A game more lets the oldest go that is one too many. A favourite that is one no more stays until then, or
    /// until the games are read again: a slip of the finger can be taken back.
    pub fn keep(&mut self, item: impl Into<KeptItem>) {
        let mut item = item.into();
        match self.place_of(&item) {
            Ok(place) => {
                *item.key_mut() = self.items[place].key();
                self.items[place] = item;
            }
            Err(key) => {
                *item.key_mut() = key;
                let place = self.items.partition_point(|kept| kept.key() < key);
                self.items.insert(place, item);
                self.let_go();
            }
        }
    }

    /// Keeps games that have just ended, each unless it is kept already: what is known of that one is left alone.
    pub fn keep_new(&mut self, games: impl IntoIterator<Item = KeptGame>) {
        for item in games.into_iter().map(KeptItem::from) {
            if self.place_of(&item).is_err() {
                self.keep(item);
            }
        }
    }

    /// Keeps a game that was pasted or a board that was set up, unless one with the same course is kept already. Of
    /// such a board the player's words are the new ones from now on.
    pub fn keep_brought(&mut self, item: impl Into<KeptItem>) {
        let item = item.into();
        let mut items = self.items.iter_mut();
        match (items.find(|kept| kept.has_the_course_of(&item)), item) {
            (None, item) => self.keep(item),
            (Some(KeptItem::Board(kept)), KeptItem::Board(board)) => kept.words = board.words,
            (Some(_), _) => {}
        }
    }

    /// The index of this game or board, or else the key under which it can be kept.
    fn place_of(&self, item: &KeptItem) -> Result<usize, GameKey> {
        let key = item.key();
        match self.items.binary_search_by_key(&key, KeptItem::key) {
            Err(_) => Err(key),
            Ok(place) if self.items[place].is_same_as(item) => Ok(place),
            Ok(_) => {
                let elsewhere = self.items.iter().rposition(|kept| kept.is_same_as(item));
                elsewhere.ok_or_else(|| GameKey::alone(self.highest_id().next()))
            }
        }
    }

    /// Changes every one in place. Keys must stay in their order.
    pub(in crate::progress) fn change_each(&mut self, change: impl FnMut(&mut KeptItem)) {
        self.items.iter_mut().for_each(change);
    }

    pub fn forget(&mut self, key: GameKey) {
        self.items.retain(|kept| kept.key() != key);
    }

    fn let_go(&mut self) {
        let ordinary = self.items.iter().filter(|item| !item.favourite()).count();
        let mut surplus = ordinary.saturating_sub(Self::MOST);
        self.items.retain(|item| {
            let goes = !item.favourite() && surplus > 0;
            surplus -= usize::from(goes);
            !goes
        });
    }
}
