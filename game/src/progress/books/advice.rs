//! Which level the last results speak for.

use crate::progress::{CpuLevel, Easier, Outcome, Progress, Rank};

/// The number of equal results in a row at one level that say that another one would be more fun.
const ENOUGH: u32 = 3;

impl Progress {
    /// The level that Setup suggests: one up after three wins in a row, one down after three losses.
    pub fn suggested_level(&self) -> Option<CpuLevel> {
        let lately = self.lately.filter(|lately| ENOUGH <= lately.times)?;
        let other = match lately.outcome {
            Outcome::Won => lately.level.above(),
            Outcome::Lost => lately.level.below(),
            Outcome::Drawn => None,
        };
        other.filter(|level| self.is_open(*level))
    }

    /// The offer after the last match: the teacher after a newcomer's first loss, and an easier level at every third
    /// loss in a row, so that it stays rare.
    pub(in crate::progress) fn easier(&self) -> Option<Easier> {
        let lately = self.lately?;
        // A game that was lost at a strength of Today is none of these.
        let losses = self.total().lost - self.today_record.tally.lost;
        let is_new = self.rank() < Rank::Stone;
        if is_new && lately.outcome == Outcome::Lost && losses == 1 {
            return Some(Easier {
                level: None,
                practice: lately.level,
            });
        }
        let again = lately.outcome == Outcome::Lost && lately.times.is_multiple_of(ENOUGH);
        again.then(|| Easier {
            level: lately.level.below(),
            practice: lately.level,
        })
    }
}
