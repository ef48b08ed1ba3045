//! The table of positions already searched: buckets of one cache line each, with four entries of searches to a depth or
//! two proofs.
//!
//! Proofs and results of searches to a depth are kept apart. The small searches that order a proof's moves are
//! many and cheap; in one set of buckets they would push proofs out. Proofs of the last cells are most of all and each
//! of little worth: they have small buckets of their own, which stay in the processor's cache.
//!
//! # Threads
//!
//! Several threads may work on one proof ([`super::together`]). Each has a table of its own ([`Table::beside`]), and
//! these tables have the proofs in common, but for those of the last cells. No entry is locked. A thread may therefore
//! read an entry that another one has written in part. Such an entry does not match its key, because the key is stored
//! mixed with all other words of the entry ([`mixed`]).

use super::entry::Entry;
use super::table_key::{FEWEST_BUCKETS, Kind, Needed, TableKey};
use super::traces::Traces;
use crate::Symmetry;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The size of the small buckets.
const LATE_BYTES: usize = 1 << 20;

/// Words of a bucket.
const BUCKET: usize = 8;

/// Bytes of a cache line.
const LINE: usize = 64;

/// A table of fixed size: results that are older or took less work are replaced first.
pub(crate) struct Table {
    /// Perhaps shared with the tables of other threads.
    proofs: Arc<Buckets<PROOF>>,
    late: Buckets<PROOF>,
    estimates: Buckets<ESTIMATE>,
    age: u8,
}

/// Words of an entry: the key, the bounds, and for a proof what it needs and the marks it has met.
const ESTIMATE: usize = 2;
const PROOF: usize = 4;

/// The entries of one kind. The system gives the memory of words that are 0 only when they are first written.
struct Buckets<const WIDTH: usize> {
    /// Entries one after another; an entry of zeros means that there is none.
    words: Vec<AtomicU64>,
    /// The number of the first word that begins a cache line.
    first: usize,
    mask: usize,
    /// True if anything was stored since it was last cleared.
    used: AtomicBool,
}

impl Table {
    /// A table of at most these bytes for proofs and for results of searches to a depth (a power of two of them, and
    /// at least 128 KB), and a little more.
    pub fn new(proof_bytes: usize, estimate_bytes: usize) -> Table {
        Table {
            proofs: Arc::new(Buckets::new(proof_bytes)),
            late: Buckets::new(LATE_BYTES),
            estimates: Buckets::new(estimate_bytes),
            age: 0,
        }
    }

    /// A table for another thread, with its own bytes for results of searches to a depth. The two have their proofs in
    /// common, but for those of the last cells.
    pub fn beside(&self, estimate_bytes: usize) -> Table {
        Table {
            proofs: Arc::clone(&self.proofs),
            late: Buckets::new(LATE_BYTES),
            estimates: Buckets::new(estimate_bytes),
            age: self.age,
        }
    }

    /// Takes over the age of the table beside it.
    pub fn join_age(&mut self, other: &Table) {
        self.age = other.age;
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

    /// The entry at a key that needs no position of the run.
    #[inline(always)]
    pub fn probe(&self, key: TableKey) -> Option<Entry> {
        self.find(key, |entry| entry.needs.is_none())
    }

    /// The first entry at a key that `fits`. A proof may have two: with different needs.
    #[inline(always)]
    pub fn find(&self, key: TableKey, mut fits: impl FnMut(&Entry) -> bool) -> Option<Entry> {
        let mut turned_fits = |entry: &mut Entry| {
            if key.symmetry != Symmetry::IDENTITY {
                entry.best = key.symmetry.inverse().action(entry.best);
            }
            fits(entry)
        };
        match key.kind {
            Kind::Estimate => self.estimates.find(key, &mut turned_fits),
            Kind::Proof | Kind::Image => self.proofs.find(key, &mut turned_fits),
            Kind::Late => self.late.find(key, &mut turned_fits),
        }
    }

    /// Keeps a result. `work` is the number of nodes it took.
    #[inline]
    pub fn store(&mut self, key: TableKey, mut entry: Entry, work: u64) {
        if key.symmetry != Symmetry::IDENTITY {
            entry.best = key.symmetry.action(entry.best);
        }
        if key.kind == Kind::Image {
            // Cells, marks and the position that is needed would lie elsewhere in another image.
            if !entry.needs.is_none() {
                return;
            }
            entry.traces = entry.traces.anywhere();
        }
        entry.worth = (work.max(1).ilog2() as u8).min(31) | self.age << 5;
        match key.kind {
            Kind::Estimate => self.estimates.store(key, entry, self.age),
            Kind::Proof | Kind::Image => self.proofs.store(key, entry, self.age),
            Kind::Late => self.late.store(key, entry, self.age),
        }
    }
}

impl<const WIDTH: usize> Buckets<WIDTH> {
    fn new(bytes: usize) -> Self {
        let wanted = (bytes / LINE).max(FEWEST_BUCKETS);
        let count = 1 << wanted.ilog2();
        // Made of plain words, so that nothing is written yet: the conversion costs nothing.
        let words = vec![0; (count + 1) * BUCKET];
        let words: Vec<AtomicU64> = words.into_iter().map(AtomicU64::new).collect();
        let first = words.as_ptr().align_offset(LINE).min(BUCKET);
        Buckets {
            words,
            first,
            mask: count - 1,
            used: AtomicBool::new(false),
        }
    }

    fn clear(&self) {
        if self.used.swap(false, Ordering::Relaxed) {
            for word in &self.words {
                word.store(0, Ordering::Relaxed);
            }
        }
    }

    #[inline(always)]
    fn bucket(&self, key: TableKey) -> &[AtomicU64] {
        let start = self.first + (key.home as usize & self.mask) * BUCKET;
        &self.words[start..start + BUCKET]
    }

    #[inline(always)]
    fn find(&self, key: TableKey, fits: &mut impl FnMut(&mut Entry) -> bool) -> Option<Entry> {
        for slot in self.bucket(key).chunks_exact(WIDTH) {
            let words = read::<WIDTH>(slot);
            if key_of(&words) == key.word {
                let mut entry = entry_of(&words);
                if fits(&mut entry) {
                    return Some(entry);
                }
            }
        }
        None
    }

    fn store(&self, key: TableKey, new: Entry, age: u8) {
        // Read first: a write would take the line from another thread that reads it.
        if !self.used.load(Ordering::Relaxed) {
            self.used.store(true, Ordering::Relaxed);
        }
        let is_same =
            |words: &[u64; WIDTH]| key_of(words) == key.word && needs_of(words) == new.needs;
        // How much an entry deserves to stay.
        let merit = |words: &[u64; WIDTH]| {
            let worth = (words[1] >> 56) as u8;
            let old = age.wrapping_sub(worth >> 5) & 7;
            i32::from(worth & 31) - 6 * i32::from(old)
        };
        let bucket = self.bucket(key);
        let mut kept = new;
        let mut at = 0;
        let mut least = i32::MAX;
        for (number, slot) in bucket.chunks_exact(WIDTH).enumerate() {
            let words = read::<WIDTH>(slot);
            if is_same(&words) {
                at = number;
                kept = new.joined(entry_of(&words));
                break;
            }
            let merit = merit(&words);
            if merit < least {
                least = merit;
                at = number;
            }
        }
        write(&bucket[at * WIDTH..(at + 1) * WIDTH], key.word, &kept);
    }
}

#[inline(always)]
fn read<const WIDTH: usize>(slot: &[AtomicU64]) -> [u64; WIDTH] {
    std::array::from_fn(|number| slot[number].load(Ordering::Relaxed))
}

#[inline(always)]
fn write(slot: &[AtomicU64], key: u64, entry: &Entry) {
    let mut words = [0; PROOF];
    words[1] = entry.packed();
    words[2] = entry.needs.key;
    words[3] = entry.traces.marks() | entry.needs.rest;
    let words = &mut words[..slot.len()];
    words[0] = key ^ mixed(&words[1..]);
    for (word, value) in slot.iter().zip(words) {
        word.store(*value, Ordering::Relaxed);
    }
}

/// The key of an entry; of one that was written in part, a number that is no position's key.
#[inline(always)]
fn key_of(words: &[u64]) -> u64 {
    words[0] ^ mixed(&words[1..])
}

/// The word that is mixed into the key: 64 bits that hang on every bit of an entry's other words. Parts of two entries
/// give the key of the position that is looked up once in 2^64 times.
#[inline(always)]
fn mixed(words: &[u64]) -> u64 {
    let joined = match *words {
        [bounds, needs, marks] => bounds ^ needs.rotate_left(23) ^ marks.rotate_left(46),
        _ => words[0],
    };
    joined.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

#[inline(always)]
fn entry_of<const WIDTH: usize>(words: &[u64; WIDTH]) -> Entry {
    let marks = match WIDTH {
        PROOF => words[3] & Traces::MARKS,
        _ => Traces::MARKS,
    };
    Entry::unpacked(words[1], marks, needs_of(words))
}

#[inline(always)]
fn needs_of<const WIDTH: usize>(words: &[u64; WIDTH]) -> Needed {
    match WIDTH {
        PROOF => Needed {
            key: words[2],
            rest: words[3] & Needed::REST,
        },
        _ => Needed::NOTHING,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cells;
    use crate::action::Action;
    use crate::sides::Sides;

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
            let key = TableKey::of(sides, false, depth);
            assert!(table.probe(key).is_none());
            table.store(
                key,
                Entry {
                    depth,
                    ..Entry::EMPTY
                },
                1,
            );
            assert_eq!(table.probe(key).map(|entry| entry.depth), Some(depth));
            assert!(table.probe(TableKey::of(sides, true, depth)).is_none());
        }
        table.clear();
        assert!(table.probe(TableKey::of(sides, false, 3)).is_none());
    }

    /// A position of a proof that is not among the last cells, and two entries for it.
    fn proof() -> (TableKey, [Entry; 2]) {
        let sides = Sides::new(Cells::of(crate::Cell::A1), Cells::of(crate::Cell::C2));
        let entry = |(low, high), marks| {
            let traces = Traces::of_code(3, marks);
            Entry::proved((low, high), Action::NONE, traces)
        };
        let key = TableKey::of(sides, false, Entry::EXACT);
        (key, [entry((1, 2), 1 << 60), entry((3, 4), 1 << 50)])
    }

    #[test]
    fn tables_beside_each_other_have_their_proofs_in_common() {
        let mut table = Table::new(1 << 20, 1);
        table.next_age();
        let mut beside = table.beside(1);
        assert_eq!(beside.age, table.age);
        let (key, [entry, _]) = proof();
        table.store(key, entry, 1);
        assert_eq!(beside.probe(key).map(|entry| entry.low), Some(1));
        let estimate = Entry {
            depth: 3,
            ..Entry::EMPTY
        };
        let sides = Sides::new(Cells::of(crate::Cell::A1), Cells::of(crate::Cell::A3));
        table.store(TableKey::of(sides, false, 3), estimate, 1);
        assert!(table.probe(TableKey::of(sides, false, 3)).is_some());
        assert!(beside.probe(TableKey::of(sides, false, 3)).is_none());
        table.next_age();
        beside.join_age(&table);
        assert_eq!(beside.age, table.age);
        beside.clear();
        assert!(table.probe(key).is_none());
    }

    #[test]
    fn an_entry_written_in_part_is_not_found() {
        let (key, entries) = proof();
        let words = entries.map(|entry| {
            let slot: [AtomicU64; PROOF] = Default::default();
            write(&slot, key.word, &entry);
            read::<PROOF>(&slot)
        });
        for chosen in 0..1 << PROOF {
            let word = |number: usize| words[chosen >> number & 1][number];
            let slot: [u64; PROOF] = std::array::from_fn(word);
            // Words that both entries have in common do not matter.
            let whole = words.contains(&slot);
            assert_eq!(key_of(&slot) == key.word, whole, "{chosen:b}");
        }
        assert_ne!(words[0], words[1]);
        assert_ne!(key_of(&[0; PROOF]), key.word);
    }

    #[test]
    fn captures_below_one_image_may_be_anywhere_in_another() {
        let sides = Sides::new(Cells::of(crate::Cell::A1), Cells::of(crate::Cell::C2));
        let captured = Traces::of_code(1, 0);
        for symmetry in Symmetry::ALL {
            let mut table = Table::new(1 << 20, 1);
            let proved = |traces| Entry::proved((0, 0), Action::NONE, traces);
            let (here, there) = (sides, symmetry.sides(sides));
            let key = |sides| TableKey::of(sides, false, Entry::EXACT);
            let needs = Needed::position(here);
            let dependent = Entry {
                needs,
                ..proved(Traces::NONE)
            };
            table.store(key(here), dependent, 1);
            assert!(table.find(key(there), |_| true).is_none());
            table.store(key(here), proved(Traces::NONE), 1);
            let found = table.probe(key(there)).map(|entry| entry.traces);
            assert_eq!(found, Some(Traces::NONE.anywhere()));
            table.store(key(here), proved(captured), 1);
            let found = table.probe(key(there)).map(|entry| entry.traces);
            assert_eq!(found, Some(Traces::ANY));
        }
    }
}
