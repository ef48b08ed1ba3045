//! The table of positions already searched: buckets of four 16-byte entries, one cache line each.
//!
//! Proofs and results of searches to a depth are kept apart. The small searches that order a proof's moves are
//! many and cheap; in one set of buckets they would push proofs out. Proofs of the last cells are most of all and each
//! of little worth: they have small buckets of their own, which stay in the processor's cache.
//!
//! **Two positions never share a key.** A board of 37 cells with three states each takes 59 bits. The key holds the other
//! player's stones where they are, 26 of the mover's stones on bits that belong to no cell, and whether the last placement
//! was a ko exception; the other 11 of the mover's stones choose the bucket together with the key (`home`).

use super::path::Reopened;
use super::proof::Proof;
use super::window::Window;
use crate::action::Action;
use crate::{Cells, Sides, Symmetry};

/// From how many vacant cells on a proof takes all symmetric images of a position for one. Early in the game, transpositions
/// between images save a proof most of its work; near the end they save nothing.
const IMAGES_FROM: usize = 16;

/// Up to so many vacant cells a proof has its entry in the small buckets.
pub(super) const LATE_TO: usize = 6;

/// The size of the small buckets.
const LATE_BYTES: usize = 1 << 20;

/// Fewer buckets would not tell the 2^11 positions of one key apart.
const FEWEST_BUCKETS: usize = 1 << 11;

/// Words of a bucket: two for each entry.
const BUCKET: usize = 8;

/// Bytes of a cache line.
const LINE: usize = 64;

/// What is known about one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The value to go is at least this.
    pub low: i16,
    /// The value to go is at most this.
    pub high: i16,
    /// The best placement found.
    pub best: Action,
    /// How deep the search behind the bounds went; [`Entry::EXACT`] for a proof.
    pub depth: u8,
    /// Where captures can bring back a position of the same run, so that the bounds hold only where no such position is
    /// remembered (see [`super::alphabeta`]).
    pub recurring: Reopened,
    /// Logarithm of the work behind it in the low five bits, the table's age in the rest.
    worth: u8,
}

impl Entry {
    /// The depth of a result that no deeper search can change.
    pub const EXACT: u8 = 255;

    const EMPTY: Entry = Entry {
        low: i16::MIN,
        high: i16::MAX,
        best: Action::NONE,
        depth: 0,
        recurring: Reopened::NOWHERE,
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
    pub fn proved((low, high): (i32, i32), best: Action, recurring: Reopened) -> Entry {
        Entry {
            low: low as i16,
            high: high as i16,
            best,
            depth: Entry::EXACT,
            recurring,
            ..Entry::EMPTY
        }
    }

    /// The entry in one word.
    #[inline(always)]
    fn packed(&self) -> u64 {
        u64::from(self.low as u16)
            | u64::from(self.high as u16) << 16
            | u64::from(self.best.code()) << 32
            | u64::from(self.depth) << 40
            | u64::from(self.recurring.code()) << 48
            | u64::from(self.worth) << 56
    }

    /// The entry of a word.
    #[inline(always)]
    fn unpacked(word: u64) -> Entry {
        Entry {
            low: word as i16,
            high: (word >> 16) as i16,
            best: Action::from_code((word >> 32) as u8),
            depth: (word >> 40) as u8,
            recurring: Reopened::from_code((word >> 48) as u8),
            worth: (word >> 56) as u8,
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

/// Which buckets an entry is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Results of searches to a depth.
    Estimate,
    /// Proofs.
    Proof,
    /// Proofs of the last cells.
    Late,
}

/// Where a position's entry is to be found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    key: u64,
    /// The bucket, once the bits that the table has too few buckets for are left out.
    home: u64,
    /// The symmetry that leads from the position to the one the entry is about.
    symmetry: Symmetry,
    kind: Kind,
}

impl Spot {
    /// The spot of a position, for a search to `depth`; `bound` says that the last placement was a ko exception.
    #[inline(always)]
    pub fn of(sides: Sides, bound: bool, depth: u8) -> Spot {
        if depth != Entry::EXACT {
            return Spot::at(sides, bound, Symmetry::IDENTITY, Kind::Estimate);
        }
        match sides.vacant().len() {
            ..=LATE_TO => Spot::late(sides, bound),
            IMAGES_FROM.. => {
                let (image, symmetry) = Symmetry::first_image(sides);
                Spot::at(image, bound, symmetry, Kind::Proof)
            }
            _ => Spot::at(sides, bound, Symmetry::IDENTITY, Kind::Proof),
        }
    }

    /// [`Spot::of`] in a proof, with at most [`LATE_TO`] vacant cells.
    #[inline(always)]
    pub fn late(sides: Sides, bound: bool) -> Spot {
        Spot::at(sides, bound, Symmetry::IDENTITY, Kind::Late)
    }

    #[inline(always)]
    fn at(image: Sides, bound: bool, symmetry: Symmetry, kind: Kind) -> Spot {
        let key = key(image, bound);
        Spot {
            key,
            home: home(key, image),
            symmetry,
            kind,
        }
    }
}

/// Bits of a word that belong to no cell.
const FREE: u64 = !Cells::BOARD.bits();

/// How far the mover's stones are turned to come to lie on free bits, and which free bits they fill then.
const TURNS: [u32; 2] = [45, 19];
const FILLED: [u64; 2] = {
    let first = Cells::BOARD.bits().rotate_left(TURNS[0]) & FREE;
    let left = Cells::BOARD.bits() & !first.rotate_right(TURNS[0]);
    [first, left.rotate_left(TURNS[1]) & FREE & !first]
};

/// The cells whose mover's stones are not in the key.
const LEFT_OUT: u64 =
    Cells::BOARD.bits() & !FILLED[0].rotate_right(TURNS[0]) & !FILLED[1].rotate_right(TURNS[1]);

/// The free bit that says that the last placement was a ko exception.
const BOUND: u64 = FREE & !FILLED[0] & !FILLED[1];

/// The key of a position. It is never 0, because a position that is searched has stones of both players.
#[inline(always)]
fn key(sides: Sides, bound: bool) -> u64 {
    let mover = sides.mover().bits();
    sides.other().bits()
        | mover.rotate_left(TURNS[0]) & FILLED[0]
        | mover.rotate_left(TURNS[1]) & FILLED[1]
        | if bound { BOUND } else { 0 }
}

/// The bucket of a position. The lowest 11 bits tell the positions of one key apart.
#[inline(always)]
fn home(key: u64, sides: Sides) -> u64 {
    let mut mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^= mixed >> 32;
    mixed = mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^= mixed >> 32;
    mixed ^ folded(sides.mover().bits() & LEFT_OUT)
}

/// The stones left out of the key on 11 bits, different for different stones.
#[inline(always)]
const fn folded(stones: u64) -> u64 {
    (stones ^ stones.rotate_left(26) ^ stones.rotate_left(52)) & (FEWEST_BUCKETS as u64 - 1)
}

/// A table of fixed size: results that are older or took less work are replaced first.
pub(crate) struct Table {
    proofs: Buckets,
    late: Buckets,
    estimates: Buckets,
    age: u8,
}

/// The entries of one kind. The system gives the memory of words that are 0 only when they are first written.
struct Buckets {
    /// A key and an entry by turns; a key of 0 means that there is none.
    words: Vec<u64>,
    /// The number of the first word that begins a cache line.
    first: usize,
    mask: usize,
    /// Whether anything was stored since it was last cleared.
    used: bool,
}

impl Table {
    /// A table of at most so many bytes for proofs and for results of searches to a depth (a power of two of them, and at
    /// least 128 KB), and a little more.
    pub fn new(proof_bytes: usize, estimate_bytes: usize) -> Table {
        Table {
            proofs: Buckets::new(proof_bytes),
            late: Buckets::new(LATE_BYTES),
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
        self.late.clear();
        self.estimates.clear();
        self.age = 0;
    }

    /// What is known at a spot.
    #[inline(always)]
    pub fn probe(&self, spot: Spot) -> Option<Entry> {
        let buckets = match spot.kind {
            Kind::Estimate => &self.estimates,
            Kind::Proof => &self.proofs,
            Kind::Late => &self.late,
        };
        let mut entry = buckets.probe(spot)?;
        if spot.symmetry != Symmetry::IDENTITY {
            entry.best = spot.symmetry.inverse().action(entry.best);
        }
        Some(entry)
    }

    /// Keeps a result. `work` is the number of nodes it took.
    #[inline]
    pub fn store(&mut self, spot: Spot, mut entry: Entry, work: u64) {
        let buckets = match spot.kind {
            Kind::Estimate => &mut self.estimates,
            Kind::Proof => &mut self.proofs,
            Kind::Late => &mut self.late,
        };
        if spot.symmetry != Symmetry::IDENTITY {
            entry.best = spot.symmetry.action(entry.best);
        }
        entry.worth = (work.max(1).ilog2() as u8).min(31) | self.age << 5;
        buckets.store(spot, entry, self.age);
    }
}

impl Buckets {
    fn new(bytes: usize) -> Buckets {
        let wanted = (bytes / LINE).max(FEWEST_BUCKETS);
        let count = 1 << wanted.ilog2();
        let words = vec![0; (count + 1) * BUCKET];
        let first = words.as_ptr().align_offset(LINE).min(BUCKET);
        Buckets {
            words,
            first,
            mask: count - 1,
            used: false,
        }
    }

    fn clear(&mut self) {
        if self.used {
            self.used = false;
            self.words.fill(0);
        }
    }

    #[inline(always)]
    fn start(&self, spot: Spot) -> usize {
        self.first + (spot.home as usize & self.mask) * BUCKET
    }

    #[inline(always)]
    fn probe(&self, spot: Spot) -> Option<Entry> {
        let start = self.start(spot);
        self.words[start..start + BUCKET]
            .chunks_exact(2)
            .find(|pair| pair[0] == spot.key)
            .map(|pair| Entry::unpacked(pair[1]))
    }

    fn store(&mut self, spot: Spot, new: Entry, age: u8) {
        self.used = true;
        let start = self.start(spot);
        let bucket = &mut self.words[start..start + BUCKET];
        // How much an entry deserves to stay.
        let merit = |word: u64| {
            let worth = Entry::unpacked(word).worth;
            let old = age.wrapping_sub(worth >> 5) & 7;
            i32::from(worth & 31) - 6 * i32::from(old)
        };
        let mut slot = 0;
        let mut least = i32::MAX;
        for at in (0..BUCKET).step_by(2) {
            if bucket[at] == spot.key {
                slot = at;
                break;
            }
            let merit = merit(bucket[at + 1]);
            if merit < least {
                least = merit;
                slot = at;
            }
        }
        let mut kept = new;
        if bucket[slot] == spot.key {
            let entry = Entry::unpacked(bucket[slot + 1]);
            if entry.depth == new.depth && entry.recurring == new.recurring {
                // Two searches of one depth: both bounds hold.
                kept.low = entry.low.max(new.low);
                kept.high = entry.high.min(new.high);
                kept.worth = entry.worth.max(new.worth);
                if new.best == Action::NONE {
                    kept.best = entry.best;
                }
            }
        }
        bucket[slot] = spot.key;
        bucket[slot + 1] = kept.packed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SplitMix64;
    use std::collections::HashMap;

    fn random_sides(chance: &mut SplitMix64) -> Sides {
        let mut mover = Cells::EMPTY;
        let mut other = Cells::EMPTY;
        for cell in crate::Cell::ALL {
            match chance.below(3) {
                0 => mover = mover.with(cell),
                1 => other = other.with(cell),
                _ => {}
            }
        }
        Sides::new(mover, other)
    }

    #[test]
    fn key_and_bucket_tell_all_positions_apart() {
        let left_out = Cells::from_board_bits(LEFT_OUT);
        assert_eq!((left_out.len(), BOUND.count_ones()), (11, 1));
        // The stones left out are told apart by 11 bits of the bucket...
        let mut seen = HashMap::new();
        for number in 0u64..1 << 11 {
            let mut stones = 0;
            for (index, bit) in left_out.bit_numbers().enumerate() {
                stones |= (number >> index & 1) << bit;
            }
            assert_eq!(seen.insert(folded(stones), stones), None);
        }
        // ...and everything else can be read from the key.
        let mut chance = SplitMix64::new(1);
        for number in 0..10_000 {
            let (sides, bound) = (random_sides(&mut chance), number % 2 == 0);
            let key = key(sides, bound);
            assert_eq!(key & Cells::BOARD.bits(), sides.other().bits());
            assert_eq!(key & BOUND != 0, bound);
            let mover =
                (key & FILLED[0]).rotate_right(TURNS[0]) | (key & FILLED[1]).rotate_right(TURNS[1]);
            let plain = home(key, Sides::new(Cells::EMPTY, sides.other()));
            let rest = seen[&((home(key, sides) ^ plain) & (FEWEST_BUCKETS as u64 - 1))];
            assert_eq!(mover | rest, sides.mover().bits());
        }
    }

    #[test]
    fn an_entry_fits_a_word() {
        let mut chance = SplitMix64::new(2);
        for _ in 0..1_000 {
            let entry = Entry {
                low: chance.next() as i16,
                high: chance.next() as i16,
                best: Action::from_code(chance.next() as u8),
                depth: chance.next() as u8,
                recurring: Reopened::from_code(chance.next() as u8),
                worth: chance.next() as u8,
            };
            let read = Entry::unpacked(entry.packed());
            assert_eq!(format!("{read:?}"), format!("{entry:?}"));
        }
    }

    #[test]
    fn buckets_begin_cache_lines_and_forget() {
        let mut table = Table::new(1 << 20, 1);
        assert_eq!(
            table.proofs.words[table.proofs.first..]
                .as_ptr()
                .align_offset(LINE),
            0
        );
        let sides = Sides::new(Cells::of(crate::Cell::A1), Cells::of(crate::Cell::A3));
        for depth in [3, Entry::EXACT] {
            let spot = Spot::of(sides, false, depth);
            assert!(table.probe(spot).is_none());
            table.store(
                spot,
                Entry {
                    depth,
                    ..Entry::EMPTY
                },
                1,
            );
            assert_eq!(table.probe(spot).map(|entry| entry.depth), Some(depth));
            assert!(table.probe(Spot::of(sides, true, depth)).is_none());
        }
        table.clear();
        assert!(table.probe(Spot::of(sides, false, 3)).is_none());
    }
}
