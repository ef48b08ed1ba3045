//! The table of positions already searched: buckets of four 16-byte entries, one cache line each.
//!
//! Proofs and results of searches to a depth are kept apart. The small searches that order a proof's moves are
//! many and cheap; in one set of buckets they would push proofs out.

use super::proof::Proof;
use super::window::Window;
use crate::action::Action;
use crate::{Sides, Symmetry};

/// From how many vacant cells on a proof takes all symmetric images of a position for one. Early in the game, transpositions
/// between images save a proof most of its work; near the end they save nothing.
const IMAGES_FROM: usize = 16;

/// What is known about one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    /// The value to go is at least this.
    pub low: i16,
    /// The value to go is at most this.
    pub high: i16,
    /// The best placement found.
    pub best: Action,
    /// How deep the search behind the bounds went; [`Entry::EXACT`] for a proof.
    pub depth: u8,
    /// Whether a capture can bring back a position of the same run, so that the bounds hold only where no earlier
    /// position of the run is remembered (see [`super::alphabeta`]).
    pub recurring: bool,
    /// Logarithm of the work behind it in the low five bits, the table's age in the rest.
    worth: u8,
}

impl Entry {
    /// The depth of a result that no deeper search can change.
    pub const EXACT: u8 = 255;

    const EMPTY: Entry = Entry {
        key: 0,
        low: i16::MIN,
        high: i16::MAX,
        best: Action::NONE,
        depth: 0,
        recurring: false,
        worth: 0,
    };

    /// What a search of this window proves: the value where it lies inside, a bound outside.
    pub(super) fn within(window: Window, proof: Proof, best: Action, depth: u8) -> Entry {
        let value = proof.value.clamp(-32000, 32000) as i16;
        let (low, high) = (window.alpha < proof.value, proof.value < window.beta);
        Entry {
            low: if low { value } else { i16::MIN },
            high: if high { value } else { i16::MAX },
            best,
            depth,
            recurring: proof.recurring,
            ..Entry::EMPTY
        }
    }

    /// A proof that the value lies between these bounds.
    pub fn proved((low, high): (i32, i32), best: Action, recurring: bool) -> Entry {
        Entry {
            low: low as i16,
            high: high as i16,
            best,
            depth: Entry::EXACT,
            recurring,
            ..Entry::EMPTY
        }
    }

    /// The value, if the bounds tell enough of it for this window; else the window is narrowed to what they leave open.
    #[inline(always)]
    pub fn settles(&self, window: &mut Window) -> Option<i32> {
        let (low, high) = (i32::from(self.low), i32::from(self.high));
        if window.beta <= low || low == high {
            return Some(low);
        }
        if high <= window.alpha {
            return Some(high);
        }
        window.alpha = window.alpha.max(low);
        window.beta = window.beta.min(high);
        None
    }
}

/// Where a position's entry is to be found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    key: u64,
    /// The symmetry that leads from the position to the one the entry is about.
    symmetry: Symmetry,
    /// Whether it is among the proofs.
    proof: bool,
}

impl Spot {
    /// The spot of a position, for a search to `depth`; `bound` says that the last placement was a ko exception.
    #[inline(always)]
    pub fn of(sides: Sides, bound: bool, depth: u8) -> Spot {
        let proof = depth == Entry::EXACT;
        let (image, symmetry) = if proof && IMAGES_FROM <= sides.vacant().len() {
            Symmetry::first_image(sides)
        } else {
            (sides, Symmetry::IDENTITY)
        };
        Spot {
            key: key(image, bound),
            symmetry,
            proof,
        }
    }
}

/// A table of fixed size: results that are older or took less work are replaced first.
pub(crate) struct Table {
    proofs: Buckets,
    estimates: Buckets,
    age: u8,
}

/// The entries of one kind.
struct Buckets {
    buckets: Vec<[Entry; 4]>,
    mask: usize,
    /// Whether anything was stored since it was last cleared.
    used: bool,
}

impl Table {
    /// A table of at most so many bytes for proofs and for results of searches to a depth (a power of two of them; one
    /// bucket at least).
    pub fn new(proof_bytes: usize, estimate_bytes: usize) -> Table {
        Table {
            proofs: Buckets::new(proof_bytes),
            estimates: Buckets::new(estimate_bytes),
            age: 0,
        }
    }

    /// Marks what the table holds as older than what comes next.
    pub fn next_age(&mut self) {
        self.age = (self.age + 1) & 7;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.proofs.clear();
        self.estimates.clear();
        self.age = 0;
    }

    /// What is known at a spot.
    #[inline(always)]
    pub fn probe(&self, spot: Spot) -> Option<Entry> {
        let buckets = if spot.proof {
            &self.proofs
        } else {
            &self.estimates
        };
        let mut entry = *buckets.probe(spot.key)?;
        if spot.symmetry != Symmetry::IDENTITY {
            entry.best = spot.symmetry.inverse().action(entry.best);
        }
        Some(entry)
    }

    /// Keeps a result. `work` is the number of nodes it took.
    #[inline]
    pub fn store(&mut self, spot: Spot, mut entry: Entry, work: u64) {
        let buckets = if spot.proof {
            &mut self.proofs
        } else {
            &mut self.estimates
        };
        if spot.symmetry != Symmetry::IDENTITY {
            entry.best = spot.symmetry.action(entry.best);
        }
        entry.key = spot.key;
        entry.worth = (work.max(1).ilog2() as u8).min(31) | self.age << 5;
        buckets.store(entry, self.age);
    }
}

impl Buckets {
    fn new(bytes: usize) -> Buckets {
        let wanted = (bytes / size_of::<[Entry; 4]>()).max(1);
        let count = 1 << wanted.ilog2();
        Buckets {
            buckets: vec![[Entry::EMPTY; 4]; count],
            mask: count - 1,
            used: false,
        }
    }

    fn clear(&mut self) {
        if self.used {
            self.used = false;
            self.buckets.fill([Entry::EMPTY; 4]);
        }
    }

    #[inline(always)]
    fn probe(&self, key: u64) -> Option<&Entry> {
        self.buckets[key as usize & self.mask]
            .iter()
            .find(|entry| entry.key == key)
    }

    fn store(&mut self, new: Entry, age: u8) {
        self.used = true;
        let bucket = &mut self.buckets[new.key as usize & self.mask];
        // How much an entry deserves to stay.
        let merit = |entry: &Entry| {
            let old = age.wrapping_sub(entry.worth >> 5) & 7;
            i32::from(entry.worth & 31) - 6 * i32::from(old)
        };
        let mut slot = 0;
        let mut least = i32::MAX;
        for (index, entry) in bucket.iter().enumerate() {
            if entry.key == new.key {
                slot = index;
                break;
            }
            if merit(entry) < least {
                least = merit(entry);
                slot = index;
            }
        }
        let entry = &mut bucket[slot];
        if entry.key == new.key && entry.depth == new.depth && entry.recurring == new.recurring {
            // Two searches of one depth: both bounds hold.
            entry.low = entry.low.max(new.low);
            entry.high = entry.high.min(new.high);
            entry.worth = entry.worth.max(new.worth);
            if new.best != Action::NONE {
                entry.best = new.best;
            }
        } else {
            *entry = new;
        }
    }
}

/// The key of a position; `bound` says that the last placement was a ko exception.
#[inline(always)]
fn key(sides: Sides, bound: bool) -> u64 {
    let key = sides.fingerprint();
    if bound { !key } else { key }
}
