//! A second, independent solver: it answers only "is it worth at least this value?", with yes or no.
//!
//! It stands on the same board ([`Sides`]), which the engine's tests compare with a slow reference. Everything else
//! differs from the engine's search, so that an error in one does not repeat itself in the other: positions are kept
//! whole and not by a checksum; moves are ordered by small searches of its own, which know neither ko nor a table; and
//! repetition is kept out of the table altogether:
//!
//! * only positions right after a placement at the wall are stored or looked up; there the memory of the
//!   game cannot matter any more, since no earlier position can come back;
//! * every other position is searched anew each time, with the positions since that placement in a list.

use rsg_engine::eval::{Evaluation, Weights};
use rsg_engine::fast::Sides;
use rsg_engine::{Board, Color, Game, Symmetry};

/// A point, in units of the search. A captured stone brings one unit more, so that captures decide a level score.
const POINT: i32 = 100;

/// The number of empty cells from which on positions are turned to their first symmetric image.
const TURNED_FROM: usize = 17;

/// Below this many empty cells nothing is stored.
const STORED_FROM: usize = 5;

/// Below this many empty cells children are not looked up before one is searched.
const LOOKED_UP_FROM: usize = 8;

/// Slots that one position may lie in.
const BUCKET: usize = 4;

/// The weight of a placement left to the opponent in the order of moves, in points.
const REPLY: i32 = 4;

/// An entry of the table: proved bounds of a position.
#[derive(Clone, Copy, Default)]
struct StoredBounds {
    mover: u64,
    other: u64,
    /// Proved: the value to go is at least this, at most that.
    low: i16,
    high: i16,
    /// Logarithm of the work behind it, and one; 0 for a slot that holds nothing.
    work: u8,
}

/// A child of a node with its rating.
struct Child {
    after: Sides,
    captures: i32,
    replies: i32,
    rim: bool,
    rating: i32,
}

/// The second solver.
pub struct Second {
    slots: Vec<[StoredBounds; BUCKET]>,
    evaluation: Evaluation,
    /// Positions visited, those of the small searches included.
    pub nodes: u64,
}

/// The part of the game's memory that can still matter.
struct Memory {
    /// The boards since the last placement on the rim.
    run: Vec<Board>,
    /// True if the last placement was an exception.
    bound: bool,
    /// The side to place.
    by: Color,
}

impl Second {
    /// A solver with about `table_mb` megabytes of table.
    pub fn new(table_mb: usize) -> Second {
        let count = ((table_mb << 20) / size_of::<[StoredBounds; BUCKET]>()).max(2);
        let weights = Weights::shipped().expect("a test checks the weights that ship");
        Second {
            slots: vec![[StoredBounds::default(); BUCKET]; 1 << count.ilog2()],
            evaluation: Evaluation::new(weights),
            nodes: 0,
        }
    }

    /// The exact margin for the side to move of an open game, searched from `guess` on.
    pub fn margin(&mut self, game: &Game, guess: i32) -> i32 {
        // The least value of a number of points, whatever the captures.
        let least = |points: i32| points * POINT - POINT / 2;
        let mut at = guess;
        if self.is_worth(game, least(at)) {
            while self.is_worth(game, least(at + 1)) {
                at += 1;
            }
            return at;
        }
        loop {
            at -= 1;
            if self.is_worth(game, least(at)) {
                return at;
            }
        }
    }

    /// True if a colour wins with best play by both, by points or by captures.
    pub fn wins(&mut self, game: &Game, color: Color) -> bool {
        match game.outcome() {
            Some(outcome) => outcome.winner == Some(color),
            None if game.position().to_move() == color => self.is_worth(game, 1),
            None => !self.is_worth(game, 0),
        }
    }

    /// True if an open game is worth this value to the side to move, captures so far included.
    fn is_worth(&mut self, game: &Game, wanted: i32) -> bool {
        let position = game.position();
        let by = position.to_move();
        // The whole past is remembered: more than can matter, which is only slower.
        let boards = game.positions().iter().map(|position| position.board());
        let mut memory = Memory {
            run: boards.collect(),
            bound: game.exception_spent(),
            by,
        };
        let to_go = wanted - position.captures().lead(by) * (POINT + 1);
        self.reaches(position.sides(), &mut memory, to_go, false)
    }

    /// True if the mover can have a value to go of at least `wanted`. `fresh`: nothing before can come back.
    fn reaches(&mut self, sides: Sides, memory: &mut Memory, wanted: i32, fresh: bool) -> bool {
        self.nodes += 1;
        if !sides.has_placement() {
            if !sides.passed().has_placement() {
                return wanted <= sides.lead() * POINT;
            }
            memory.by = !memory.by;
            let reached = !self.reaches(sides.passed(), memory, 1 - wanted, fresh);
            memory.by = !memory.by;
            return reached;
        }
        let empties = sides.empty().len();
        let stored = fresh && !memory.bound && STORED_FROM <= empties;
        let image = if stored { image(sides) } else { sides };
        if stored && let Some(known) = self.known(image, wanted) {
            return known;
        }
        let before = self.nodes;
        let reached = self.some_child_reaches(sides, memory, wanted);
        if stored {
            self.store(image, wanted, reached, self.nodes - before);
        }
        reached
    }

    fn some_child_reaches(&mut self, sides: Sides, memory: &mut Memory, wanted: i32) -> bool {
        let mut children = children(sides);
        let by = memory.by;
        let board = |child: &Child| Board::from_view(child.after, !by);
        let blocked =
            |memory: &Memory, child: &Child| !child.rim && memory.run.contains(&board(child));
        let exception = children.iter().all(|child| blocked(memory, child));
        if exception && memory.bound {
            return wanted <= sides.lead() * POINT;
        }
        let empties = sides.empty().len();
        if LOOKED_UP_FROM <= empties && self.looked_up(&mut children, wanted) {
            return true;
        }
        self.order(&mut children, empties);
        for child in &children {
            if !exception && blocked(memory, child) {
                continue;
            }
            let needed = 1 - (wanted - child.gain());
            let refuted = if child.rim {
                let mut memory = Memory {
                    run: vec![board(child)],
                    bound: exception,
                    by: !by,
                };
                self.reaches(child.after, &mut memory, needed, true)
            } else {
                memory.run.push(board(child));
                let bound = std::mem::replace(&mut memory.bound, exception);
                memory.by = !by;
                let refuted = self.reaches(child.after, memory, needed, false);
                memory.by = by;
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

    /// True if a child at the wall is already proved to be enough; those proved not to be are dropped.
    fn looked_up(&self, children: &mut Vec<Child>, wanted: i32) -> bool {
        let mut enough = false;
        children.retain(|child| {
            if !child.rim {
                return true;
            }
            let needed = 1 - (wanted - child.gain());
            match self.known(image(child.after), needed) {
                Some(refuted) => {
                    enough |= !refuted;
                    false
                }
                None => true,
            }
        });
        enough
    }

    /// The best first, as far as a small search tells.
    fn order(&mut self, children: &mut [Child], empties: usize) {
        let depth = look_depth(empties);
        for child in children.iter_mut() {
            child.rating = -REPLY * child.replies;
            if let Some(depth) = depth {
                child.rating += child.captures - self.look(child.after, depth, -100, 100);
            }
        }
        children.sort_by_key(|child| -child.rating);
    }

    /// About what a position is worth: plain alpha-beta to a depth.
    fn look(&mut self, sides: Sides, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if !sides.has_placement() {
            if !sides.passed().has_placement() {
                return sides.lead();
            }
            return -self.look(sides.passed(), depth, -beta, -alpha);
        }
        if depth == 0 {
            return self.evaluation.points(sides);
        }
        let mut children = children(sides);
        children.sort_by_key(|child| child.replies);
        let mut best = -100;
        for Child {
            after, captures, ..
        } in children
        {
            let value = captures - self.look(after, depth - 1, captures - beta, captures - alpha);
            best = best.max(value);
            alpha = alpha.max(best);
            if beta <= alpha {
                break;
            }
        }
        best
    }

    fn bucket(&self, image: Sides) -> usize {
        (image.fingerprint() >> 20) as usize & (self.slots.len() - 1)
    }

    fn known(&self, image: Sides, wanted: i32) -> Option<bool> {
        let slot = self.slots[self.bucket(image)]
            .iter()
            .find(|slot| slot.holds(image))?;
        if wanted <= i32::from(slot.low) {
            return Some(true);
        }
        (i32::from(slot.high) < wanted).then_some(false)
    }

    /// Keeps a proof, in the position's own slot or in that of the cheapest one.
    fn store(&mut self, image: Sides, wanted: i32, reached: bool, work: u64) {
        let index = self.bucket(image);
        let bucket = &mut self.slots[index];
        let work = work.max(1).ilog2() as u8 + 1;
        let own = bucket.iter().position(|slot| slot.holds(image));
        let at = own.unwrap_or_else(|| {
            let cheapest = (0..BUCKET).min_by_key(|&at| bucket[at].work);
            cheapest.unwrap_or(0)
        });
        let slot = &mut bucket[at];
        if own.is_none() {
            *slot = StoredBounds {
                mover: image.mover().bits(),
                other: image.other().bits(),
                low: i16::MIN,
                high: i16::MAX,
                work,
            };
        }
        slot.work = slot.work.max(work);
        // Values beyond an i16 are not stored; none has been seen.
        match i16::try_from(wanted) {
            Ok(wanted) if reached => slot.low = slot.low.max(wanted),
            Ok(wanted) if wanted != i16::MIN => slot.high = slot.high.min(wanted - 1),
            _ => {}
        }
    }
}

impl Child {
    /// The gain of its captures.
    fn gain(&self) -> i32 {
        self.captures * (POINT + 1)
    }
}

impl StoredBounds {
    fn holds(&self, image: Sides) -> bool {
        self.work != 0 && self.mover == image.mover().bits() && self.other == image.other().bits()
    }
}

/// A position's children, unrated.
fn children(sides: Sides) -> Vec<Child> {
    let mut children = Vec::with_capacity(16);
    sides.for_each_step(|step| {
        children.push(Child {
            after: step.after,
            captures: i32::from(step.captures),
            replies: step.after.playable().len() as i32,
            rim: step.is_on_rim(),
            rating: 0,
        });
    });
    children
}

/// The depth to which children are searched to order them; `None` where their replies are counted only.
fn look_depth(empties: usize) -> Option<u32> {
    match empties {
        ..9 => None,
        9..13 => Some(0),
        13..17 => Some(1),
        17..20 => Some(2),
        20..24 => Some(3),
        _ => Some(4),
    }
}

/// The first of the position's symmetric images.
fn image(sides: Sides) -> Sides {
    if sides.empty().len() < TURNED_FROM {
        return sides;
    }
    Symmetry::first_image(sides).0
}
