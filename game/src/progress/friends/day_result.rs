//! The result of Today's game as a code in a text says it.

use rsg_engine::{Color, Game, Move};
use serde::{Deserialize, Serialize};

use super::fields::{self, Kind};
use crate::progress::by_message::{Entry, Log, game_code};
use crate::progress::code::{self, Reader};
use crate::progress::{CalendarDay, PlayerName, Rules, TodayStrength, day_game, saved};

/// What a code says of a first game of a day: anybody may have written it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    pub day: CalendarDay,
    pub strength: TodayStrength,
    /// The number of the way in which the levels play: with another one the CPU may answer otherwise.
    pub edition: u16,
    /// The player's score less the CPU's.
    #[serde(deserialize_with = "saved::margin")]
    pub margin: i16,
    /// The player's own placements. The CPU's follow from them.
    #[serde(with = "saved::moves")]
    pub placements: Vec<Move>,
    /// The player's name for themselves, perhaps empty.
    #[serde(default, skip_serializing_if = "PlayerName::is_empty")]
    pub name: PlayerName,
}

/// The most placements of one side. The longest games have some forty turns.
const MOST_PLACEMENTS: usize = 60;

/// Widths of the fields, in bits.
mod width {
    pub const STRENGTH: u32 = 2;
    pub const EDITION: u32 = 16;
    pub const MARGIN: u32 = 9;
}

/// A margin in a code counts from here, so that it is never negative.
const MARGIN_FROM: i16 = -255;

impl DayResult {
    /// The code of the result: its mark and its letters.
    #[must_use]
    pub fn code(&self) -> String {
        let mut bits = fields::begin(Kind::TodaysGame, self.day);
        bits.put(self.strength as u64, width::STRENGTH);
        bits.put(u64::from(self.edition), width::EDITION);
        let margin = self.margin.saturating_sub(MARGIN_FROM);
        bits.put(u64::try_from(margin).unwrap_or_default(), width::MARGIN);
        let entries = self.placements.iter().map(|mv| Entry::Turn((*mv).into()));
        game_code::put_log(&Rules::Star, &Log(entries.collect()), &mut bits);
        code::put_name(&self.name, &mut bits);
        code::finish(bits)
    }

    /// The game of its day, before the first placement.
    #[must_use]
    pub fn begun(&self) -> Game {
        Game::from_position(day_game(self.day).position)
    }
}

/// The margin for this side of a game on the star, as it stands.
#[must_use]
pub fn margin_for(side: Color, game: &Game) -> i16 {
    let score = game.position().score();
    i16::from(score[side]) - i16::from(score[!side])
}

/// The fields after the kind; none when the code ends too early, was altered or says what no app writes.
pub(super) fn take(bits: &mut Reader<'_>) -> Option<DayResult> {
    let day = fields::take_day(bits)?;
    let strength = bits.take(width::STRENGTH)?;
    let edition = bits.take(width::EDITION)?;
    let margin = i16::try_from(bits.take(width::MARGIN)?).ok()? + MARGIN_FROM;
    let log = game_code::take_log(&Rules::Star, bits)?;
    let name = code::take_name(bits)?;
    let placements: Option<Vec<Move>> = log.0.into_iter().map(placement).collect();
    let placements = placements.filter(|all| (1..=MOST_PLACEMENTS).contains(&all.len()))?;
    bits.ends_as_told().then_some(DayResult {
        day,
        strength: *TodayStrength::ALL.get(usize::try_from(strength).ok()?)?,
        edition: u16::try_from(edition).ok()?,
        margin: (margin <= -MARGIN_FROM).then_some(margin)?,
        placements,
        name,
    })
}

fn placement(entry: Entry) -> Option<Move> {
    match entry {
        Entry::Turn(play) => play.on_star(),
        _ => None,
    }
}
