//! The table of positions already searched: buckets of one cache line each, with four entries of searches to a depth or two
//! proofs.
//!
//! Proofs and results of searches to a depth are kept apart. The small searches that order a proof's moves are
//! many and cheap; in one set of buckets they would push proofs out. Proofs of the last cells are most of all and each
//! of little worth: they have small buckets of their own, which stay in the processor's cache.

use super::path::Traces;
use super::proof::Proof;
use super::spot::{FEWEST_BUCKETS, Kind, Needed, Spot};
use super::window::Window;
use crate::Symmetry;
use crate::action::Action;

/// The size of the small buckets.
const LATE_BYTES: usize = 1 << 20;

/// Words of a bucket.
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
    /// What was met below, so that the bounds hold only where no such position of the run is remembered (see
    /// [`super::alphabeta`]). Results of searches to a depth keep only the captured cells of it.
    pub traces: Traces,
    /// The position of the run that blocked a move below, so that the bounds hold only where it is remembered.
    pub needs: Needed,
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
        traces: Traces::NONE,
        needs: Needed::NOTHING,
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
            traces: proof.traces,
            ..Entry::EMPTY
        }
    }

    /// A proof that the value lies between these bounds.
    pub fn proved((low, high): (i32, i32), best: Action, traces: Traces) -> Entry {
        Entry {
            low: low as i16,
            high: high as i16,
            best,
            depth: Entry::EXACT,
            traces,
            ..Entry::EMPTY
        }
    }

    /// This entry and an older one of the same position and needs. Of two searches of one depth both bounds hold.
    fn joined(self, old: Entry) -> Entry {
        if old.depth != self.depth || old.traces.code() != self.traces.code() {
            return self;
        }
        let best = match self.best {
            Action::NONE => old.best,
            best => best,
        };
        Entry {
            low: old.low.max(self.low),
            high: old.high.min(self.high),
            best,
            traces: old.traces.and(self.traces),
            worth: old.worth.max(self.worth),
            ..self
        }
    }

    /// The entry in one word, but for its needs and marks.
    #[inline(always)]
    fn packed(&self) -> u64 {
        u64::from(self.low as u16)
            | u64::from(self.high as u16) << 16
            | u64::from(self.best.code()) << 32
            | u64::from(self.depth) << 40
            | u64::from(self.traces.code()) << 48
            | u64::from(self.worth) << 56
    }

    /// The entry of a word, with these marks and needs.
    #[inline(always)]
    fn unpacked(word: u64, marks: u64, needs: Needed) -> Entry {
        Entry {
            low: word as i16,
            high: (word >> 16) as i16,
            best: Action::from_code((word >> 32) as u8),
            depth: (word >> 40) as u8,
            traces: Traces::of_code((word >> 48) as u8, marks),
            needs,
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

/// A table of fixed size: results that are older or took less work are replaced first.
pub(crate) struct Table {
    proofs: Buckets<PROOF>,
    late: Buckets<PROOF>,
    estimates: Buckets<ESTIMATE>,
    age: u8,
}

/// Words of an entry: the key, the bounds, and for a proof what it needs and the marks it has met.
const ESTIMATE: usize = 2;
const PROOF: usize = 4;

/// The entries of one kind. The system gives the memory of words that are 0 only when they are first written.
struct Buckets<const WIDTH: usize> {
    /// Entries one after another; a key of 0 means that there is none.
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

    /// What is known at a spot and needs no position of the run.
    #[inline(always)]
    pub fn probe(&self, spot: Spot) -> Option<Entry> {
        self.find(spot, |entry| entry.needs.is_none())
    }

    /// The first entry at a spot that `fits`. A proof may have two: with different needs.
    #[inline(always)]
    pub fn find(&self, spot: Spot, mut fits: impl FnMut(&Entry) -> bool) -> Option<Entry> {
        let mut turned_fits = |entry: &mut Entry| {
            if spot.symmetry != Symmetry::IDENTITY {
                entry.best = spot.symmetry.inverse().action(entry.best);
            }
            fits(entry)
        };
        match spot.kind {
            Kind::Estimate => self.estimates.find(spot, &mut turned_fits),
            Kind::Proof | Kind::Image => self.proofs.find(spot, &mut turned_fits),
            Kind::Late => self.late.find(spot, &mut turned_fits),
        }
    }

    /// Keeps a result. `work` is the number of nodes it took.
    #[inline]
    pub fn store(&mut self, spot: Spot, mut entry: Entry, work: u64) {
        if spot.symmetry != Symmetry::IDENTITY {
            entry.best = spot.symmetry.action(entry.best);
        }
        if spot.kind == Kind::Image {
            // Cells, marks and the position that is needed would lie elsewhere in another image.
            if !entry.needs.is_none() {
                return;
            }
            entry.traces = entry.traces.anywhere();
        }
        entry.worth = (work.max(1).ilog2() as u8).min(31) | self.age << 5;
        match spot.kind {
            Kind::Estimate => self.estimates.store(spot, entry, self.age),
            Kind::Proof | Kind::Image => self.proofs.store(spot, entry, self.age),
            Kind::Late => self.late.store(spot, entry, self.age),
        }
    }
}

impl<const WIDTH: usize> Buckets<WIDTH> {
    fn new(bytes: usize) -> Self {
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
    fn find(&self, spot: Spot, fits: &mut impl FnMut(&mut Entry) -> bool) -> Option<Entry> {
        let start = self.start(spot);
        for slot in self.words[start..start + BUCKET].chunks_exact(WIDTH) {
            if slot[0] == spot.key {
                let mut entry = Self::read(slot);
                if fits(&mut entry) {
                    return Some(entry);
                }
            }
        }
        None
    }

    fn store(&mut self, spot: Spot, new: Entry, age: u8) {
        self.used = true;
        let start = self.start(spot);
        let bucket = &mut self.words[start..start + BUCKET];
        let is_same = |slot: &[u64]| slot[0] == spot.key && Self::needs(slot) == new.needs;
        // How much an entry deserves to stay.
        let merit = |slot: &[u64]| {
            let worth = (slot[1] >> 56) as u8;
            let old = age.wrapping_sub(worth >> 5) & 7;
            i32::from(worth & 31) - 6 * i32::from(old)
        };
        let mut at = 0;
        let mut least = i32::MAX;
        for (number, slot) in bucket.chunks_exact(WIDTH).enumerate() {
            if is_same(slot) {
                at = number;
                break;
            }
            let merit = merit(slot);
            if merit < least {
                least = merit;
                at = number;
            }
        }
        let slot = &mut bucket[at * WIDTH..(at + 1) * WIDTH];
        let kept = if is_same(slot) {
            new.joined(Self::read(slot))
        } else {
            new
        };
        Self::write(slot, spot.key, &kept);
    }

    #[inline(always)]
    fn read(slot: &[u64]) -> Entry {
        let marks = match WIDTH {
            PROOF => slot[3] & Traces::MARKS,
            _ => Traces::MARKS,
        };
        Entry::unpacked(slot[1], marks, Self::needs(slot))
    }

    #[inline(always)]
    fn needs(slot: &[u64]) -> Needed {
        match WIDTH {
            PROOF => Needed {
                key: slot[2],
                rest: slot[3] & Needed::REST,
            },
            _ => Needed::NOTHING,
        }
    }

    #[inline(always)]
    fn write(slot: &mut [u64], key: u64, entry: &Entry) {
        slot[0] = key;
        slot[1] = entry.packed();
        if WIDTH == PROOF {
            slot[2] = entry.needs.key;
            slot[3] = entry.traces.marks() | entry.needs.rest;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cells, Sides, SplitMix64};

    #[test]
    fn an_entry_fits_a_word() {
        let mut chance = SplitMix64::new(2);
        for _ in 0..1_000 {
            let entry = Entry {
                low: chance.next() as i16,
                high: chance.next() as i16,
                best: Action::from_code(chance.next() as u8),
                depth: chance.next() as u8,
                traces: Traces::of_code(chance.next() as u8, 0),
                needs: Needed::NOTHING,
                worth: chance.next() as u8,
            };
            let read = Entry::unpacked(entry.packed(), 0, Needed::NOTHING);
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

    #[test]
    fn captures_below_one_image_may_be_anywhere_in_another() {
        let sides = Sides::new(Cells::of(crate::Cell::A1), Cells::of(crate::Cell::C2));
        let captured = Traces::of_code(1, 0);
        for symmetry in Symmetry::ALL {
            let mut table = Table::new(1 << 20, 1);
            let proved = |traces| Entry::proved((0, 0), Action::NONE, traces);
            let (here, there) = (sides, symmetry.sides(sides));
            let spot = |sides| Spot::of(sides, false, Entry::EXACT);
            let needs = Needed::position(here);
            let dependent = Entry {
                needs,
                ..proved(Traces::NONE)
            };
            table.store(spot(here), dependent, 1);
            assert!(table.find(spot(there), |_| true).is_none());
            table.store(spot(here), proved(Traces::NONE), 1);
            let found = table.probe(spot(there)).map(|entry| entry.traces);
            assert_eq!(found, Some(Traces::NONE.anywhere()));
            table.store(spot(here), proved(captured), 1);
            let found = table.probe(spot(there)).map(|entry| entry.traces);
            assert_eq!(found, Some(Traces::ANY));
        }
    }
}
