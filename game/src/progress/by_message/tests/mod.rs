//! Letters, and two phones that send them to each other.

mod histories;
mod messages;
mod taking;

use super::*;
use crate::progress::{ByPlayer, Format, Player, PlayerName};
use chrono::NaiveDate;
use rsg_engine::{Color, SplitMix64};

pub(super) fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 22).unwrap()
}

pub(super) fn names(one: &str, two: &str) -> ByPlayer<PlayerName> {
    ByPlayer {
        one: PlayerName::new(one),
        two: PlayerName::new(two),
    }
}

/// Some entry that the rules allow: nearly always a placement.
pub(super) fn some_entry(replay: &Replay, random: &mut SplitMix64) -> Option<Entry> {
    let Stand::Turn(_) = replay.stand() else {
        return None;
    };
    if random.below(200) == 0 {
        return Some(Entry::Resigned);
    }
    let moves = replay.games().last()?.moves();
    Some(Entry::Placed(moves[random.below(moves.len())]))
}

/// A letter about a match of that many random entries, or fewer if it ends before.
pub(super) fn some_message(seed: u64, entries: usize) -> GameMessage {
    let mut random = SplitMix64::new(seed);
    let first = Color::ALL[random.below(2)];
    let format = [Format::Single, Format::Reverse][random.below(2)];
    let mut replay = Replay::new(first, format);
    let mut log = Log::default();
    while log.len() < entries {
        let Some(entry) = some_entry(&replay, &mut random) else {
            break;
        };
        replay.add(entry).unwrap();
        log.0.push(entry);
    }
    GameMessage {
        id: RemoteId::new(random.next()),
        sender: [Player::One, Player::Two][random.below(2)],
        first,
        format,
        names: names("", ""),
        log,
    }
}
