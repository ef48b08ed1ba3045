//! Sets of points.

/// A set of points by their numbers, in as many words as the board needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PointSet<const W: usize>([u64; W]);

impl<const W: usize> PointSet<W> {
    pub const NONE: Self = PointSet([0; W]);

    pub const fn insert(&mut self, point: usize) {
        self.0[point >> 6] |= 1 << (point & 63);
    }

    pub const fn remove(&mut self, point: usize) {
        self.0[point >> 6] &= !(1 << (point & 63));
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; W]
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub fn add(&mut self, others: &Self) {
        for (word, other) in self.0.iter_mut().zip(others.0) {
            *word |= other;
        }
    }

    /// The first point; none of an empty set.
    pub fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }
}

impl<const W: usize> Iterator for PointSet<W> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let point = self.first()?;
        self.remove(point);
        Some(point)
    }
}
