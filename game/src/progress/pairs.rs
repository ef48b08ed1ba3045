//! Results by pair of names: head to head.

use std::collections::BTreeMap;

use super::{ByPlayer, Outcome, PlayerName, Tally};

/// The results of two people against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadToHead {
    /// Their names, in alphabetical order.
    pub names: [PlayerName; 2],
    /// The results as the first of the two sees them.
    pub tally: Tally,
}

/// Who played whom in a game. Which of the two was named first does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    by_names: BTreeMap<[PlayerName; 2], Tally>,
}

impl Pairs {
    /// Counts a result as the first one sees it, if both gave their names.
    pub fn count(&mut self, names: &ByPlayer<PlayerName>, outcome: Outcome) {
        let ByPlayer { one, two } = names;
        if one.is_empty() || two.is_empty() {
            return;
        }
        let (pair, outcome) = if one <= two {
            ([one.clone(), two.clone()], outcome)
        } else {
            ([two.clone(), one.clone()], !outcome)
        };
        self.by_names.entry(pair).or_default().count(outcome);
    }

    /// The results between these two as the first of them sees them; none where they never played.
    #[must_use]
    pub fn between(&self, names: &ByPlayer<PlayerName>) -> Option<Tally> {
        let ByPlayer { one, two } = names;
        let mirrored = one > two;
        let pair = if mirrored { [two, one] } else { [one, two] };
        let tally = *self.by_names.get(&pair.map(Clone::clone))?;
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

    /// Who played whom, those with most results first.
    #[must_use]
    pub fn head_to_head(&self) -> Vec<HeadToHead> {
        let pairs = self.by_names.iter().map(|(names, tally)| HeadToHead {
            names: names.clone(),
            tally: *tally,
        });
        let mut pairs: Vec<HeadToHead> = pairs.collect();
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.tally.played()));
        pairs
    }
}
