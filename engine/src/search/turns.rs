//! Positions that are symmetric images of each other, as one: for proofs with many empty cells.
//!
//! From the start the six symmetries that keep it, and later transpositions between their images, save a proof most of its
//! work; near the end of a game they save nothing. See [`TURNED_FROM`].

use super::grid::{BIT_OF_CELL, CELL_OF_BIT};
use super::node::{Action, Node};
use crate::{Cell, Symmetry};
use std::sync::LazyLock;

/// From how many empty cells on a proof takes all images of a position for one.
pub(crate) const TURNED_FROM: u32 = 16;

/// How many symmetries the star has.
const COUNT: usize = Symmetry::ALL.len();

/// For each byte of the grid and each value of it, its images.
struct Turns {
    rows: Box<[[[u64; COUNT]; 256]; 8]>,
}

static TURNS: LazyLock<Turns> = LazyLock::new(Turns::new);

impl Turns {
    fn new() -> Turns {
        let mut rows = vec![[[0; COUNT]; 256]; 8];
        for cell in Cell::ALL {
            let bit = usize::from(BIT_OF_CELL[cell.index()]);
            for value in (0..256).filter(|value| value >> (bit % 8) & 1 == 1) {
                for (image, symmetry) in rows[bit / 8][value].iter_mut().zip(Symmetry::ALL) {
                    *image |= 1 << BIT_OF_CELL[symmetry.cell(cell).index()];
                }
            }
        }
        let rows = rows
            .into_boxed_slice()
            .try_into()
            .expect("eight rows were made");
        Turns { rows }
    }

    #[inline]
    fn images(&self, stones: u64) -> [u64; COUNT] {
        let mut images = [0; COUNT];
        for (row, byte) in self.rows.iter().zip(stones.to_le_bytes()) {
            for (image, part) in images.iter_mut().zip(&row[usize::from(byte)]) {
                *image |= part;
            }
        }
        images
    }
}

/// The first of a position's images, and the number of the symmetry that leads there.
#[inline]
pub(crate) fn first_image(node: Node) -> (Node, u8) {
    let turns = &*TURNS;
    let (own, opp) = (turns.images(node.own), turns.images(node.opp));
    let mut first = 0;
    for index in 1..COUNT {
        if (own[index], opp[index]) < (own[first], opp[first]) {
            first = index;
        }
    }
    let image = Node {
        own: own[first],
        opp: opp[first],
    };
    (image, first as u8)
}

/// An action's image.
pub(crate) fn turned(action: Action, symmetry: u8) -> Action {
    moved(action, Symmetry::ALL[usize::from(symmetry)])
}

/// The action whose image this is.
pub(crate) fn turned_back(action: Action, symmetry: u8) -> Action {
    moved(action, Symmetry::ALL[usize::from(symmetry)].inverse())
}

fn moved(action: Action, symmetry: Symmetry) -> Action {
    if action == Action::NONE {
        return action;
    }
    let cell = Cell::ALL[usize::from(CELL_OF_BIT[action.cell().trailing_zeros() as usize])];
    let bit = BIT_OF_CELL[symmetry.cell(cell).index()];
    Action::new(bit, action.calls_own())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::testing::{random_nodes, steps};
    use crate::{Cells, Sides};

    #[test]
    fn images_of_one_position_share_their_first_image() {
        for (history, _) in random_nodes(300, 1..=30, 8) {
            let node = history[history.len() - 1];
            let sides = Sides::new(Cells::from_bits(node.own), Cells::from_bits(node.opp));
            let (first, number) = first_image(node);
            let there = Symmetry::ALL[usize::from(number)].sides(sides);
            assert_eq!(
                (there.mover().bits(), there.other().bits()),
                (first.own, first.opp)
            );
            for symmetry in Symmetry::ALL {
                let image = symmetry.sides(sides);
                let image = Node {
                    own: image.mover().bits(),
                    opp: image.other().bits(),
                };
                assert_eq!(first_image(image).0, first);
            }
        }
    }

    #[test]
    fn an_action_does_the_same_in_the_image() {
        for (history, _) in random_nodes(300, 1..=30, 9) {
            let node = history[history.len() - 1];
            let (image, symmetry) = first_image(node);
            let there = steps(image);
            for step in steps(node) {
                let action = turned(step.action, symmetry);
                assert_eq!(turned_back(action, symmetry), step.action);
                let same = there
                    .iter()
                    .find(|step| step.action == action)
                    .expect("the image has the action");
                assert_eq!(first_image(same.next).0, first_image(step.next).0);
                assert_eq!(same.captured, step.captured);
            }
        }
    }
}
