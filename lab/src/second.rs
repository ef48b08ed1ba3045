//! A second, independent solver: it answers only "is it worth at least so much?", with yes or no.
//!
//! Differences from the engine's search, so that an error in one does not repeat itself in the other: the rules are
//! [`Sides`]' own; scores are plain points, the tie-break is left out; positions with many empty cells are looked up
//! under all twelve symmetries; moves are ordered by the learned evaluation's reading of the children and the
//! number of replies, in one pass without deeper searches; and repetition is kept out of the table by force:
//!
//! * only positions right after a placement at the wall are stored or looked up; there the memory of the
//!   game cannot matter any more, since no earlier position can come back;
//! * every other position is searched anew each time, with the positions since that placement in a list.

use rsg_engine::eval::{Evaluation, Weights};
use rsg_engine::{Cells, Game, Sides, Symmetry};

/// From how many empty cells on positions are turned to their first symmetric image.
const TURNED_FROM: usize = 17;

/// Below this many empty cells nothing is stored.
const STORED_FROM: usize = 5;

/// Below this many empty cells children are not valued for the order.
const VALUED_FROM: usize = 8;

#[derive(Clone, Copy, Default)]
struct Slot {
    mover: u64,
    other: u64,
    /// Proved: the margin to go is at least this, at most that.
    low: i8,
    high: i8,
    used: bool,
}

/// A child of a node with its rating.
struct Child {
    after: Sides,
    captures: i32,
    rim: bool,
    rating: i32,
}

/// The second solver.
pub struct Second {
    slots: Vec<Slot>,
    evaluation: Evaluation,
    /// Positions visited.
    pub nodes: u64,
}

/// What of the game's memory can still matter.
struct Memory {
    /// The boards since the last placement at the wall: black's stones, white's.
    run: Vec<(Cells, Cells)>,
    /// Whether the last placement was an exception.
    bound: bool,
    /// Whether the mover is black.
    black: bool,
}

impl Second {
    /// A solver with about so many megabytes of table.
    pub fn new(table_mb: usize) -> Second {
        let count = ((table_mb << 20) / size_of::<Slot>()).max(2);
        let weights = Weights::shipped().expect("a test checks the weights that ship");
        Second {
            slots: vec![Slot::default(); 1 << count.ilog2()],
            evaluation: Evaluation::new(weights),
            nodes: 0,
        }
    }

    /// The exact margin for the side to move of an open game, searched from `guess` on.
    pub fn margin(&mut self, game: &Game, guess: i32) -> i32 {
        let position = game.position();
        let black = position.to_move() == rsg_engine::Color::Black;
        let captures = position.captures();
        let side = position.to_move();
        let lead = i32::from(captures[side]) - i32::from(captures[!side]);
        // The whole past is remembered: more than can matter, which is only slower.
        let boards = game.positions().iter().map(|position| position.board());
        let run = boards.map(|board| {
            (
                board.stones(rsg_engine::Color::Black),
                board.stones(rsg_engine::Color::White),
            )
        });
        let mut memory = Memory {
            run: run.collect(),
            bound: game.exception_spent(),
            black,
        };
        let mut at = guess;
        if self.reaches(position.sides(), &mut memory, at - lead, false) {
            while self.reaches(position.sides(), &mut memory, at + 1 - lead, false) {
                at += 1;
            }
            return at;
        }
        loop {
            at -= 1;
            if self.reaches(position.sides(), &mut memory, at - lead, false) {
                return at;
            }
        }
    }

    /// Whether the mover can have a margin to go of at least `wanted`. `fresh`: nothing before can come back.
    fn reaches(&mut self, sides: Sides, memory: &mut Memory, wanted: i32, fresh: bool) -> bool {
        self.nodes += 1;
        let placements = sides.placements().cells();
        if placements.is_empty() {
            if !sides.passed().has_placement() {
                return wanted <= sides.mover().len() as i32 - sides.other().len() as i32;
            }
            memory.black = !memory.black;
            let reached = !self.reaches(sides.passed(), memory, 1 - wanted, fresh);
            memory.black = !memory.black;
            return reached;
        }
        let empties = sides.empty().len();
        let stored = fresh && !memory.bound && STORED_FROM <= empties;
        let image = if stored { image(sides, empties) } else { sides };
        if stored && let Some(known) = self.known(image, wanted) {
            return known;
        }
        let reached = self.some_child_reaches(sides, memory, wanted);
        if stored {
            self.store(image, wanted, reached);
        }
        reached
    }

    fn some_child_reaches(&mut self, sides: Sides, memory: &mut Memory, wanted: i32) -> bool {
        let mut children = self.children(sides);
        children.sort_by_key(|child| -child.rating);
        let board = |child: &Child, black: bool| {
            // After black's placement white is the mover of `after`.
            if black {
                (child.after.other(), child.after.mover())
            } else {
                (child.after.mover(), child.after.other())
            }
        };
        let blocked = |memory: &Memory, child: &Child| {
            !child.rim && memory.run.contains(&board(child, memory.black))
        };
        let exception = children.iter().all(|child| blocked(memory, child));
        if exception && memory.bound {
            return wanted <= sides.mover().len() as i32 - sides.other().len() as i32;
        }
        for child in &children {
            if !exception && blocked(memory, child) {
                continue;
            }
            let next = board(child, memory.black);
            let black = !memory.black;
            let needed = 1 - (wanted - child.captures);
            let refuted = if child.rim {
                let mut memory = Memory {
                    run: vec![next],
                    bound: exception,
                    black,
                };
                self.reaches(child.after, &mut memory, needed, true)
            } else {
                memory.run.push(next);
                let bound = std::mem::replace(&mut memory.bound, exception);
                memory.black = black;
                let refuted = self.reaches(child.after, memory, needed, false);
                memory.black = !black;
                memory.bound = bound;
                memory.run.pop();
                refuted
            };
            if !refuted {
                return true;
            }
        }
        false
    }

    fn children(&self, sides: Sides) -> Vec<Child> {
        let empties = sides.empty().len();
        let mut children = Vec::with_capacity(16);
        sides.for_each_distinct(|action, played| {
            let replies = played.after.placements().cells().len() as i32;
            let mut rating = -3 * replies;
            if VALUED_FROM <= empties && replies != 0 {
                rating += i32::from(played.captures) - self.evaluation.points(played.after);
            }
            let (after, captures) = (played.after, i32::from(played.captures));
            children.push(Child {
                after,
                captures,
                rim: Cells::RIM.contains(action.cell),
                rating,
            });
        });
        children
    }

    fn slot(&self, image: Sides) -> usize {
        let hash = image
            .mover()
            .bits()
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(31)
            ^ image.other().bits();
        (hash.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 20) as usize & (self.slots.len() - 1)
    }

    fn known(&self, image: Sides, wanted: i32) -> Option<bool> {
        let slot = &self.slots[self.slot(image)];
        if !slot.used || slot.mover != image.mover().bits() || slot.other != image.other().bits() {
            return None;
        }
        if wanted <= i32::from(slot.low) {
            return Some(true);
        }
        (i32::from(slot.high) < wanted).then_some(false)
    }

    fn store(&mut self, image: Sides, wanted: i32, reached: bool) {
        let index = self.slot(image);
        let slot = &mut self.slots[index];
        let (mover, other) = (image.mover().bits(), image.other().bits());
        if !slot.used || slot.mover != mover || slot.other != other {
            *slot = Slot {
                mover,
                other,
                low: i8::MIN,
                high: i8::MAX,
                used: true,
            };
        }
        // Margins beyond an i8 are not stored; none has been seen.
        match i8::try_from(wanted) {
            Ok(wanted) if reached => slot.low = slot.low.max(wanted),
            Ok(wanted) if wanted != i8::MIN => slot.high = slot.high.min(wanted - 1),
            _ => {}
        }
    }
}

/// The first of the position's symmetric images.
fn image(sides: Sides, empties: usize) -> Sides {
    if empties < TURNED_FROM {
        return sides;
    }
    Symmetry::ALL
        .into_iter()
        .map(|symmetry| symmetry.sides(sides))
        .min()
        .unwrap_or(sides)
}
