//! The table of positions that the search remembers.

/// The entry of a position: bounds of its value at a depth.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: u64,
    /// The search it belongs to: entries of earlier ones count as none.
    age: u32,
    pub low: i16,
    pub high: i16,
    pub depth: u8,
    /// The place that was best.
    pub best: u8,
}

const EMPTY: Entry = Entry {
    key: 0,
    age: 0,
    low: 0,
    high: 0,
    depth: 0,
    best: 0,
};

/// A table with one entry a slot, the latest.
pub(super) struct Table {
    entries: Vec<Entry>,
    age: u32,
}

impl Table {
    /// A table with room for a number of positions, rounded up to a power of two.
    pub fn new(positions: usize) -> Table {
        Table {
            entries: vec![EMPTY; positions.next_power_of_two()],
            age: 1,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        if self.age == u32::MAX {
            self.entries.fill(EMPTY);
            self.age = 0;
        }
        self.age += 1;
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<&Entry> {
        let entry = &self.entries[self.slot(key)];
        (entry.key == key && entry.age == self.age).then_some(entry)
    }

    /// Adds a bound: `value` is at least that of the position if it is `beta` or more, at most if it is `alpha` or
    /// less, and exact between them.
    pub fn put(&mut self, key: u64, depth: u8, [alpha, value, beta]: [i32; 3], best: u32) {
        let known = self.get(key).filter(|known| known.depth == depth);
        let (mut low, mut high) = known.map_or((i16::MIN, i16::MAX), |one| (one.low, one.high));
        if alpha < value {
            low = low.max(value as i16);
        }
        if value < beta {
            high = high.min(value as i16);
        }
        let slot = self.slot(key);
        self.entries[slot] = Entry {
            key,
            age: self.age,
            low,
            high,
            depth,
            best: best as u8,
        };
    }
}
