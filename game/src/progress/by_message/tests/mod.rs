//! Letters, and two phones that send them to each other.

mod histories;
mod letters;
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
pub(super) fn some_entry(course: &Course, random: &mut SplitMix64) -> Option<Entry> {
    let Stand::Turn(_) = course.stand() else {
        return None;
    };
    if random.below(200) == 0 {
        return Some(Entry::Resigned);
    }
    let moves = course.games().last()?.moves();
    Some(Entry::Placed(moves[random.below(moves.len())]))
}

/// A letter about a match of that many random entries, or fewer if it ends before.
pub(super) fn some_letter(seed: u64, entries: usize) -> Letter {
    let mut random = SplitMix64::new(seed);
    let first = Color::ALL[random.below(2)];
    let format = [Format::Single, Format::Reverse][random.below(2)];
    let mut course = Course::new(first, format);
    let mut log = Log::default();
    while log.len() < entries {
        let Some(entry) = some_entry(&course, &mut random) else {
            break;
        };
        course.add(entry).unwrap();
        log.0.push(entry);
    }
    Letter {
        id: RemoteId::new(random.next()),
        sender: [Player::One, Player::Two][random.below(2)],
        first,
        format,
        names: names("", ""),
        log,
    }
}
