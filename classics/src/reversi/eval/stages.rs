//! The weights of the patterns, which change as the board fills.
//!
//! There is a table of weights for each of a few stages of the game. A position between two stages is judged by both,
//! mixed by the number of its discs, so that a value never jumps because one disc was placed. The weights of the two
//! lie side by side: a pattern is looked up once.

use super::counts::COUNTS;
use super::patterns::{PLACES, TABLE};

/// The stages of weights that are learned today. A file says how many it has.
pub const STAGES: usize = 6;

/// Numbers of discs above the start's.
pub const MIXES: usize = 61;

/// The discs by which the first stage is past the start, and every further one past the one before.
const FIRST: usize = 6;
const BETWEEN: usize = 10;

/// The whole of a share.
pub const WHOLE: u8 = 64;

/// Two stages that judge a position together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mix {
    /// The first of the two stages.
    pub first: u8,
    /// The other one.
    pub second: u8,
    /// The share of the second, of [`WHOLE`]; the first contributes the rest.
    pub share: u8,
}

impl Mix {
    /// The mix that is learned today for positions with `placed` discs more than the start.
    #[must_use]
    pub const fn learned(placed: usize) -> Mix {
        let last = (STAGES - 1) * BETWEEN;
        let past = placed.saturating_sub(FIRST);
        let past = if past < last { past } else { last };
        let first = if past == last {
            STAGES - 2
        } else {
            past / BETWEEN
        };
        Mix {
            first: first as u8,
            second: first as u8 + 1,
            share: ((past - first * BETWEEN) * WHOLE as usize / BETWEEN) as u8,
        }
    }

    fn has(self, stage: u8) -> bool {
        self.first == stage || self.second == stage
    }
}

/// The weights of the patterns and of the counts.
#[derive(Clone)]
pub struct PatternWeights {
    mixes: [Mix; MIXES],
    /// For every number of discs where its two stages begin in `pairs` and `counts`, in tables.
    begins: [u8; MIXES],
    /// Two stages' weights of every index, the first's in the low byte.
    pairs: Vec<i16>,
    /// Two stages' weights of every count.
    counts: Vec<[i16; 2]>,
}

impl PatternWeights {
    /// The weights of stages that are mixed like this for each number of discs: stage by stage those of every index of
    /// the table, and those of the counts. None if there are not as many as needed.
    #[must_use]
    pub fn new(mixes: &[Mix], tables: &[i8], counts: &[i16]) -> Option<PatternWeights> {
        let mixes: [Mix; MIXES] = mixes.try_into().ok()?;
        let stages = tables.len() / TABLE;
        let are_known = mixes
            .iter()
            .all(|mix| usize::from(mix.first.max(mix.second)) < stages && mix.share <= WHOLE);
        let is_used = |stage| mixes.iter().any(|mix| mix.has(stage));
        let are_used = (0..u8::try_from(stages).ok()?).all(is_used);
        let fit = tables.len() == stages * TABLE && counts.len() == stages * COUNTS;
        if !(fit && are_known && are_used) {
            return None;
        }
        let mut weights = PatternWeights {
            mixes,
            begins: [0; MIXES],
            pairs: Vec::new(),
            counts: Vec::new(),
        };
        let mut known: Vec<[u8; 2]> = Vec::new();
        for (mix, begin) in mixes.iter().zip(&mut weights.begins) {
            let two = [mix.first, mix.second];
            let at = known.iter().position(|other| *other == two);
            *begin = at.unwrap_or(known.len()) as u8;
            if at.is_none() {
                known.push(two);
                let [first, second] = two.map(usize::from);
                let of = |stage: usize| tables[stage * TABLE..][..TABLE].iter();
                let pair = |(first, second): (&i8, &i8)| {
                    i16::from_le_bytes([first.cast_unsigned(), second.cast_unsigned()])
                };
                weights.pairs.extend(of(first).zip(of(second)).map(pair));
                let of = |stage: usize| counts[stage * COUNTS..][..COUNTS].iter();
                let pair = |(first, second): (&i16, &i16)| [*first, *second];
                weights.counts.extend(of(first).zip(of(second)).map(pair));
            }
        }
        Some(weights)
    }

    /// Weights by which every position is worth nothing.
    pub(super) fn none() -> PatternWeights {
        let mixes: Vec<Mix> = (0..MIXES).map(Mix::learned).collect();
        let weights = PatternWeights::new(&mixes, &[0; STAGES * TABLE], &[0; STAGES * COUNTS]);
        weights.expect("there is one for each")
    }

    /// The value of a position with `placed` discs more than the start, from the indices of its patterns and counts.
    #[inline]
    pub(super) fn value(&self, placed: usize, indices: [u32; PLACES], counts: [usize; 3]) -> i32 {
        let placed = placed.min(MIXES - 1);
        let begin = usize::from(self.begins[placed]);
        let table = &self.pairs[begin * TABLE..][..TABLE];
        let mut found = [0_i16; PLACES];
        for (pair, index) in found.iter_mut().zip(indices) {
            *pair = table[index as usize];
        }
        let (mut first, mut second) = (0_i16, 0_i16);
        for pair in found {
            first += pair << 8 >> 8;
            second += pair >> 8;
        }
        let (mut first, mut second) = (i32::from(first), i32::from(second));
        for count in counts {
            let pair = self.counts[begin * COUNTS + count];
            first += i32::from(pair[0]);
            second += i32::from(pair[1]);
        }
        first + (second - first) * i32::from(self.mixes[placed].share) / i32::from(WHOLE)
    }

    pub(super) fn stages(&self) -> u8 {
        let last = self.mixes.iter().map(|mix| mix.first.max(mix.second)).max();
        last.map_or(0, |last| last + 1)
    }

    pub(super) fn mixes(&self) -> [Mix; MIXES] {
        self.mixes
    }

    /// The first index of the pair of a stage, and its side of the pair.
    fn find(&self, stage: u8) -> (usize, usize) {
        let at = self.mixes.iter().position(|mix| mix.has(stage));
        let at = at.expect("every stage is used");
        let side = usize::from(self.mixes[at].first != stage);
        (usize::from(self.begins[at]), side)
    }

    /// A stage's weights of every index.
    pub(super) fn table_of(&self, stage: u8) -> Vec<i8> {
        let (begin, side) = self.find(stage);
        let pairs = self.pairs[begin * TABLE..][..TABLE].iter();
        pairs
            .map(|pair| pair.to_le_bytes()[side].cast_signed())
            .collect()
    }

    /// A stage's weights of the counts.
    pub(super) fn counts_of(&self, stage: u8) -> Vec<i16> {
        let (begin, side) = self.find(stage);
        let pairs = self.counts[begin * COUNTS..][..COUNTS].iter();
        pairs.map(|pair| pair[side]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From stage to stage the share of the second grows evenly, and the ends of the game have the outer stages alone.
    #[test]
    fn mixes_go_from_the_first_stage_to_the_last() {
        let weight = |mix: Mix| usize::from(mix.first) * 64 + usize::from(mix.share);
        assert_eq!(weight(Mix::learned(0)), 0);
        assert_eq!(weight(Mix::learned(60)), (STAGES - 1) * 64);
        for placed in 1..MIXES {
            let step = weight(Mix::learned(placed)) - weight(Mix::learned(placed - 1));
            assert!(step <= 7, "{placed}");
        }
    }

    #[test]
    fn a_value_is_mixed_from_two_stages() {
        let mut tables = vec![0; STAGES * TABLE];
        let mut counts = vec![0; STAGES * COUNTS];
        for stage in 0..STAGES {
            tables[stage * TABLE + 7] = if stage % 2 == 0 { 100 } else { -100 };
            counts[stage * COUNTS] = 1000;
        }
        let mixes: Vec<Mix> = (0..MIXES).map(Mix::learned).collect();
        let weights = PatternWeights::new(&mixes, &tables, &counts);
        let weights = weights.expect("there is one for each");
        let mut indices = [0; PLACES];
        indices[3] = 7;
        let value = |placed| weights.value(placed, indices, [0, 1, 1]);
        assert_eq!([6, 11, 16, 60].map(value), [1100, 1000, 900, 900]);
        assert_eq!(weights.table_of(2), tables[2 * TABLE..3 * TABLE]);
        assert_eq!(weights.counts_of(5), counts[5 * COUNTS..]);
    }
}
