//! The captures that the player to move can make with the next placement, so that the board can show them before.

use rsg_engine::{Cell, Cells, Effect, Game};

/// The captures of all placements that are allowed now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct OpenCaptures {
    /// By cell: the most points that a placement there captures; through CP, with the better one of the allowed calls.
    points: [u8; Cell::ALL.len()],
    /// Every stone that one of these placements lifts.
    pub stones: Cells,
}

impl OpenCaptures {
    /// The captures by the engine's own effect: flips come first, so a stone that turns over is not lifted, and the new
    /// stone may itself be part of what closes a group.
    pub fn of(game: &Game) -> OpenCaptures {
        let mut open = OpenCaptures::default();
        let effects = game.moves().into_iter().map(|mv| game.preview(mv));
        for effect in effects.flatten() {
            open.add(&effect);
        }
        open
    }

    /// The points that a placement on this cell captures; 0 if none.
    pub fn points(&self, cell: Cell) -> u8 {
        self.points[cell.index()]
    }

    fn add(&mut self, effect: &Effect) {
        let points = &mut self.points[effect.mv.cell.index()];
        *points = effect.capture_count().max(*points);
        for group in &effect.captured {
            self.stones |= *group;
        }
    }
}

impl Default for OpenCaptures {
    /// Nothing can be captured.
    fn default() -> OpenCaptures {
        OpenCaptures {
            points: [0; Cell::ALL.len()],
            stones: Cells::EMPTY,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// The captures after these moves.
    fn after(moves: &str) -> OpenCaptures {
        let mut game = Game::new();
        for mv in moves.split_whitespace() {
            game.play(mv.parse().unwrap()).unwrap();
        }
        OpenCaptures::of(&game)
    }

    /// The cells with a capture.
    fn cells(open: &OpenCaptures) -> Vec<(Cell, u8)> {
        let all = Cell::ALL.into_iter().map(|cell| (cell, open.points(cell)));
        all.filter(|(_, points)| 0 < *points).collect()
    }

    #[test]
    fn at_the_start_nothing_can_be_captured() {
        assert_eq!(after(""), OpenCaptures::default());
    }

    /// The worked example of the rules: B7 with the call Black captures two.
    #[test]
    fn a_capture_with_one_of_the_calls_is_seen() {
        let before = "B9[B] BX BJ[W] B8 BQ B3[W]";
        let open = after(before);
        assert_eq!(open.points(Cell::B7), 2, "{:?}", cells(&open));
        assert!(open.stones.contains(Cell::A9), "{:?}", open.stones);
        assert!(!after(&format!("{before} B7[B]")).stones.contains(Cell::A9));
    }

    /// The engine's own turn captures as many as was shown for it, over whole games.
    #[test]
    fn what_is_shown_is_what_the_engine_lifts() {
        let mut captured = 0;
        for seed in 0..20_u64 {
            let mut game = Game::new();
            let mut step = seed;
            while game.end().is_none() {
                let moves = game.moves();
                step = step
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695);
                let mv = moves[(step >> 33) as usize % moves.len()];
                let open = OpenCaptures::of(&game);
                let turn = game.play(mv).unwrap();
                let count = turn.effect.capture_count();
                assert!(count <= open.points(mv.cell), "{mv}");
                for group in &turn.effect.captured {
                    assert_eq!((*group - open.stones).len(), 0, "{mv}");
                }
                captured += u32::from(count);
            }
        }
        assert!(20 < captured, "{captured} captures in twenty games");
    }
}
