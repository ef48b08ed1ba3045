//! The games that wait to be gone on with: one list for every game and mode.
//!
//! An entry is the game as a plain value, under the number of its place. Places are few and used again, because each of
//! them is a file of its own. Games by message are kept elsewhere ([`by_message`](crate::progress::by_message)) and are
//! not among these.

use crate::progress::saved::keyed::keyed;
use crate::progress::{GameKind, MatchId, Opponent, Rules, Snapshot, saved};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// The place of a waiting game, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct WaitingId(u8);

impl WaitingId {
    /// Every place: those of the games that can wait, and those for results that were not closed yet. Each game may
    /// leave one; but the game that is begun last, the twentieth that waits, has closed that of its kind.
    pub fn all() -> impl Iterator<Item = WaitingId> {
        let results = GameKind::ALL.len() - 1;
        (1..=u8::try_from(WaitingGames::MOST + results).unwrap_or(u8::MAX)).map(WaitingId)
    }

    pub fn number(self) -> u8 {
        self.0
    }
}

/// A game that waits, or whose result was not closed yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WaitingGame {
    pub id: WaitingId,
    /// Grows from change to change of any of the games: the highest one was played last.
    #[serde(deserialize_with = "saved::within::<_, _, 0, { WaitingGame::MOST_TOUCHES as i64 }>")]
    pub touched: u32,
    /// Shared by all copies of the list until it changes, so that a save looks at no other game.
    #[serde(serialize_with = "as_it_is", deserialize_with = "of_placements")]
    pub game: Arc<Snapshot>,
}

fn as_it_is<S: Serializer>(game: &Snapshot, to: S) -> Result<S::Ok, S::Error> {
    game.serialize(to)
}

/// A match whose turns on the star are placements: the app has written nothing else, so a file with other words is
/// damaged, and the copy before it is taken. The turns of other games are not judged, as another version may have more
/// rules.
fn of_placements<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Snapshot>, D::Error> {
    let game = Snapshot::deserialize(from)?;
    if game.plan.rules.is_star() && !game.texts().all(|text| saved::moves::read(text).is_some()) {
        return Err(D::Error::custom("not placements, or too many"));
    }
    Ok(Arc::new(game))
}

impl WaitingGame {
    /// The highest number of [`WaitingGame::touched`].
    const MOST_TOUCHES: u32 = u32::MAX / 2;
}

keyed! {
    /// The kind of a waiting game.
    WaitingKind {
        Cpu = "cpu",
        Two = "two",
        Practice = "practice",
        Exam = "exam",
        Today = "today",
    }
}

impl Snapshot {
    pub fn kind(&self) -> WaitingKind {
        match self.plan.opponent {
            Opponent::Cpu { .. } => WaitingKind::Cpu,
            Opponent::Exam { .. } => WaitingKind::Exam,
            Opponent::Today { .. } => WaitingKind::Today,
            Opponent::People(_) => WaitingKind::Two,
            Opponent::Practice { .. } => WaitingKind::Practice,
        }
    }

    /// This game, whose result is booked under that number.
    #[must_use]
    pub fn numbered(&self, next: MatchId) -> Snapshot {
        let mut game = self.clone();
        game.plan.id = next;
        game
    }
}

/// The games that wait: in the order of their places.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "Vec<WaitingGame>")]
pub struct WaitingGames {
    pub(in crate::progress) games: Vec<WaitingGame>,
}

impl Serialize for WaitingGames {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.games.serialize(to)
    }
}

/// Games as they can wait. Whoever writes a file by hand may give two of them one place, or more of them than there are
/// places: then those that were played last are given places anew.
impl From<Vec<WaitingGame>> for WaitingGames {
    fn from(mut games: Vec<WaitingGame>) -> Self {
        games.sort_by_key(|one| one.id);
        let apart = games.is_sorted_by(|one, next| one.id < next.id);
        let possible = |one: &WaitingGame| WaitingId::all().any(|id| id == one.id);
        if !(apart && games.iter().all(possible)) {
            games.sort_by_key(|one| std::cmp::Reverse(one.touched));
            games.truncate(WaitingId::all().count());
            for (id, one) in WaitingId::all().zip(&mut games) {
                one.id = id;
            }
        }
        Self { games }
    }
}

impl WaitingGames {
    /// The highest number of waiting games.
    pub const MOST: usize = 20;

    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The games in the order of their places.
    pub fn all(&self) -> &[WaitingGame] {
        &self.games
    }

    pub fn get(&self, id: WaitingId) -> Option<&WaitingGame> {
        self.games.iter().find(|one| one.id == id)
    }

    /// An exam first, then the game that was played last.
    pub fn in_order(&self) -> Vec<&WaitingGame> {
        let mut games: Vec<&WaitingGame> = self.games.iter().collect();
        let is_exam = |one: &WaitingGame| one.game.kind() == WaitingKind::Exam;
        games.sort_by_key(|one| (!is_exam(one), std::cmp::Reverse(one.touched)));
        games
    }

    /// The match on the star that was played last.
    pub fn star(&self) -> Option<&Snapshot> {
        self.newest(|rules| rules.is_star())
    }

    /// The game on squares that was played last.
    pub fn squares(&self) -> Option<&Snapshot> {
        self.newest(|rules| !rules.is_star())
    }

    fn newest(&self, wanted: impl Fn(&Rules) -> bool) -> Option<&Snapshot> {
        let mut games = self.in_order().into_iter().map(|one| &*one.game);
        games.find(|game| wanted(&game.plan.rules))
    }

    /// Keeps a game as it is now, in its place or, without one, in the first that is free; and says where. If nothing
    /// has changed, it was not touched either. Where no place is left, the game that was played longest ago makes room:
    /// whoever adds a game looks first whether there are [`WaitingGames::MOST`].
    pub fn keep(&mut self, id: Option<WaitingId>, game: Snapshot) -> WaitingId {
        let known = id.and_then(|id| self.games.iter().position(|one| one.id == id));
        let touched = self.next_touch();
        if let Some(place) = known {
            let one = &mut self.games[place];
            if *one.game != game {
                (one.game, one.touched) = (Arc::new(game), touched);
            }
            return one.id;
        }
        let is_free = |id: &WaitingId| self.get(*id).is_none();
        let free = id
            .filter(is_free)
            .or_else(|| WaitingId::all().find(is_free));
        let id = free.or_else(|| Some(self.in_order().last()?.id));
        let id = id.unwrap_or(WaitingId(1));
        let game = Arc::new(game);
        self.put(WaitingGame { id, touched, game });
        id
    }

    /// A number above those of all games. A file that somebody wrote may have the highest that can be read again: then
    /// the games are counted anew, in their order.
    fn next_touch(&mut self) -> u32 {
        let highest =
            |games: &[WaitingGame]| games.iter().map(|one| one.touched).max().unwrap_or(0);
        if highest(&self.games) >= WaitingGame::MOST_TOUCHES {
            let mut in_order: Vec<&mut WaitingGame> = self.games.iter_mut().collect();
            in_order.sort_by_key(|one| one.touched);
            for (number, one) in (1..).zip(in_order) {
                one.touched = number;
            }
        }
        highest(&self.games) + 1
    }

    /// Puts a game into its place, instead of the one that was there.
    pub fn put(&mut self, game: WaitingGame) {
        self.remove(game.id);
        let place = self.games.partition_point(|one| one.id < game.id);
        self.games.insert(place, game);
    }

    pub fn remove(&mut self, id: WaitingId) {
        self.games.retain(|one| one.id != id);
    }

    /// Lets go of those that were played longest ago, where there are more than can wait.
    pub fn let_surplus_go(&mut self) {
        while Self::MOST < self.games.len() {
            let games = self.games.iter().enumerate();
            let oldest = games.min_by_key(|(_, one)| one.touched);
            let Some((place, _)) = oldest else { return };
            self.games.remove(place);
        }
    }

    /// Keeps those of which this holds.
    pub fn retain(&mut self, keeps: impl FnMut(&WaitingGame) -> bool) {
        self.games.retain(keeps);
    }

    /// The games that can be taken elsewhere: a series stays, because it is played without interruption, and so does a
    /// result that is still looked at.
    #[must_use]
    pub fn to_take_along(&self) -> WaitingGames {
        let mut taken = self.clone();
        taken.retain(|one| one.game.kind() != WaitingKind::Exam && !one.game.is_over());
        taken
    }
}
