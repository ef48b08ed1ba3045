//! A mistake of the player's own, as an exercise.

use crate::progress::{Judged, saved};
use chrono::{Days, NaiveDate};
use rsg_engine::{Game, Move, Position};
use serde::{Deserialize, Serialize};

/// The days after which a mistake comes back, one interval after the other.
pub const INTERVALS: [u8; 4] = [1, 3, 7, 21];

/// The last interval a mistake can stand at.
const LAST_STAGE: i64 = INTERVALS.len() as i64 - 1;

/// A placement of the player's own that threw something away, as an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mistake {
    /// The position its game began from.
    #[serde(default = "Position::start", skip_serializing_if = "saved::is_start")]
    from: Position,
    /// The game, the mistake its last placement. All of it is kept, because ko depends on it.
    #[serde(with = "saved::moves")]
    moves: Vec<Move>,
    /// The proved values of the placement and of the only better one.
    pub judged: Judged,
    /// The number of [`INTERVALS`] that are over.
    #[serde(deserialize_with = "saved::within::<_, _, 0, LAST_STAGE>")]
    pub(super) stage: u8,
    /// The day from which on it is to be practised again.
    pub(super) due: NaiveDate,
}

impl Mistake {
    /// A mistake as it is noted: `moves` is the game from a position with the mistake as its last placement. None if
    /// that cannot be played or nothing is proved.
    pub fn new(
        from: Position,
        moves: &[Move],
        judged: Judged,
        today: NaiveDate,
    ) -> Option<Mistake> {
        let mistake = Mistake {
            from,
            moves: moves.to_vec(),
            judged,
            stage: 0,
            due: later(today, INTERVALS[0]),
        };
        let sound = mistake.judged.exact && !mistake.judged.line.is_empty();
        (sound && mistake.game().is_some()).then_some(mistake)
    }

    /// The game as it stood before the mistake. None if it cannot be played.
    pub fn game(&self) -> Option<Game> {
        let (mistake, before) = self.moves.split_last()?;
        let mut game = Game::from_position(self.from);
        before
            .iter()
            .try_for_each(|mv| game.play(*mv).map(drop))
            .ok()?;
        game.clone().play(*mistake).ok()?;
        Some(game)
    }

    /// The game, the mistake its last placement: where it began, and the placements. No two mistakes have the same.
    pub fn id(&self) -> (Position, &[Move]) {
        (self.from, &self.moves)
    }

    /// The placement that was the mistake.
    pub fn played(&self) -> Option<Move> {
        self.moves.last().copied()
    }

    /// Returns true if it is to be practised. One that would come back later than any can was noted under a clock that
    /// went ahead.
    pub fn is_due(&self, today: NaiveDate) -> bool {
        self.due <= today || later(today, INTERVALS[INTERVALS.len() - 1]) < self.due
    }

    /// The day on which it comes back.
    pub fn due(&self) -> NaiveDate {
        self.due
    }

    /// The day on which it was put right last, if it was since it was noted or missed.
    pub(super) fn put_right_on(&self) -> Option<NaiveDate> {
        let interval = INTERVALS.get(usize::from(self.stage))?;
        let earlier = self.due.checked_sub_days(Days::new((*interval).into()));
        earlier.filter(|_| 0 < self.stage)
    }

    pub(super) fn position(&self) -> Option<Position> {
        Some(self.game()?.position())
    }
}
pub(super) fn later(today: NaiveDate, days: u8) -> NaiveDate {
    today
        .checked_add_days(Days::new(days.into()))
        .unwrap_or(NaiveDate::MAX)
}
