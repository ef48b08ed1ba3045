//! Results by pair of names: head to head.

use std::collections::BTreeMap;

use crate::progress::{ByPlayer, Outcome, PlayerName, Tally};

/// The results of two people against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadToHead {
    /// Their names, in alphabetical order.
    pub names: [PlayerName; 2],
    /// The results as the first of the two sees them.
    pub tally: Tally,
}

/// The head-to-head results of a game. The order of the two names does not matter, and neither do a name's invisible
/// characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    by_looks: BTreeMap<[String; 2], HeadToHead>,
}

impl Pairs {
    /// Counts a result as the first one sees it, if both gave their names.
    pub fn count(&mut self, names: &ByPlayer<PlayerName>, outcome: Outcome) {
        let ByPlayer { one, two } = names;
        if one.is_empty() || two.is_empty() {
            return;
        }
        let (names, outcome) = if one.as_seen() <= two.as_seen() {
            ([one, two], outcome)
        } else {
            ([two, one], !outcome)
        };
        let looks = names.map(PlayerName::as_seen);
        let pair = self.by_looks.entry(looks).or_insert_with(|| HeadToHead {
            names: names.map(PlayerName::clone),
            tally: Tally::default(),
        });
        pair.tally.count(outcome);
    }

    /// The results between these two as the first of them sees them; none where they never played.
    #[must_use]
    pub fn between(&self, names: &ByPlayer<PlayerName>) -> Option<Tally> {
        let ByPlayer { one, two } = names;
        let mirrored = one.as_seen() > two.as_seen();
        let pair = if mirrored { [two, one] } else { [one, two] };
        let tally = self.by_looks.get(&pair.map(PlayerName::as_seen))?.tally;
        Some(if mirrored {
            Tally {
                won: tally.lost,
                lost: tally.won,
                ..tally
            }
        } else {
            tally
        })
    }

    /// The head-to-head results, pairs with most results first.
    #[must_use]
    pub fn head_to_head(&self) -> Vec<HeadToHead> {
        let mut pairs: Vec<HeadToHead> = self.by_looks.values().cloned().collect();
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.tally.played()));
        pairs
    }
}
