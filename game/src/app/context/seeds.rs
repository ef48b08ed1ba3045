//! Numbers that are left to chance, all derived from one seed.

use crate::progress::MatchId;
use crate::session::mix;

#[derive(Debug, Clone)]
pub struct Seeds {
    seed: u64,
    /// The number of seeds drawn, so that two in a row differ even when nothing was booked in between.
    drawn: u64,
}

impl Seeds {
    pub fn new(seed: u64) -> Seeds {
        Seeds { seed, drawn: 0 }
    }

    pub fn draw(&mut self) -> u64 {
        self.drawn += 1;
        mix(self.seed, self.drawn)
    }

    /// A match's own, which no other match has.
    pub fn draw_for(&mut self, id: MatchId) -> u64 {
        self.drawn += 1;
        mix(mix(self.seed, u64::from(id.0)), self.drawn)
    }

    /// A number that questions to the thinking thread are counted from.
    pub fn first_question(&mut self) -> u64 {
        self.draw() >> 24
    }
}
