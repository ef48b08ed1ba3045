//! Counting games to a depth.

use rsg_base::Countable;

use crate::sides::{Placements, Sides};

/// Two allowed calls count twice, passes are free, ko is ignored.
///
/// ```
/// use rsg_engine::{Position, perft};
///
/// let start = Position::start().sides();
/// let counts: Vec<u64> = (1..=3).map(|depth| perft(start, depth)).collect();
/// assert_eq!(counts, [12, 114, 840]);
/// ```
impl Countable for Sides {
    type Placements = Placements;
    const PASS_IS_A_PLY: bool = false;

    fn placements(&self) -> Placements {
        (*self).placements()
    }

    fn count(placements: Placements) -> u32 {
        placements.count()
    }

    fn passed(&self) -> Sides {
        (*self).passed()
    }

    fn each_after(&self, placements: Placements, mut after: impl FnMut(Sides)) {
        placements.for_each_action(|action| after(self.play(action).after));
    }
}
