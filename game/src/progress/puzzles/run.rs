//! A run: puzzles from easy to hard until three were wrong. It is kept, so that it goes on after whatever interrupts
//! it.

use crate::progress::saved;
use serde::{Deserialize, Serialize};

/// The number of wrong answers that ends a run.
pub const RUN_LIVES: u8 = 3;

/// The most that a run can solve: every puzzle comes once, and there are fewer.
pub(super) const MOST_SOLVED: i64 = 9_999;

/// A run that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// The seed of the choice of its puzzles.
    pub seed: u64,
    #[serde(deserialize_with = "saved::within::<_, _, 0, MOST_SOLVED>")]
    pub solved: u16,
    #[serde(deserialize_with = "saved::within::<_, _, 0, { RUN_LIVES as i64 }>")]
    pub wrong: u8,
    /// The puzzles it has had, by their numbers, the present one last.
    pub had: Vec<u16>,
    /// True if the present one is solved or wrong, so that another one comes.
    pub decided: bool,
}

impl Run {
    pub fn begin(seed: u64) -> Run {
        Run {
            seed,
            solved: 0,
            wrong: 0,
            had: Vec::new(),
            // There is no puzzle yet: the first one comes.
            decided: true,
        }
    }

    pub fn is_over(&self) -> bool {
        RUN_LIVES <= self.wrong
    }

    /// Notes how the present puzzle ended; only its first try counts.
    pub fn note(&mut self, right: bool) {
        if self.decided || self.is_over() {
            return;
        }
        self.decided = true;
        if right {
            self.solved = self.solved.saturating_add(1);
        } else {
            self.wrong = self.wrong.saturating_add(1);
        }
    }

    /// Another puzzle comes.
    pub fn go_on(&mut self, number: u16) {
        self.had.push(number);
        self.decided = false;
    }
}
