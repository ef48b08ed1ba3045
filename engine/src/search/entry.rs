//! Entries of the table: bounds and best move of a position, and their layout in words.

use super::proof::Proof;
use super::table_key::{EXACT, Needed};
use super::traces::Traces;
use super::window::Window;
use crate::action::Action;

/// The bounds and the best move of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The value to go is at least this.
    pub low: i16,
    /// The value to go is at most this.
    pub high: i16,
    /// The best placement found.
    pub best: Action,
    /// The depth of the search behind the bounds; [`Entry::EXACT`] for a proof.
    pub depth: u8,
    /// The traces below the position: the bounds hold only where no such position of the run is remembered (see
    /// [`super::alphabeta`]). Results of searches to a depth keep only the captured cells of it.
    pub traces: Traces,
    /// The position of the run that blocked a move below, so that the bounds hold only where it is remembered.
    pub needs: Needed,
    /// Logarithm of the work behind it in the low five bits, the table's age in the rest.
    pub(super) worth: u8,
}

impl Entry {
    /// The depth of a result that no deeper search can change.
    pub const EXACT: u8 = EXACT;

    pub(super) const EMPTY: Entry = Entry {
        low: i16::MIN,
        high: i16::MAX,
        best: Action::NONE,
        depth: 0,
        traces: Traces::NONE,
        needs: Needed::NOTHING,
        worth: 0,
    };

    /// The entry of a search of this window: its value where it lies inside, a bound outside.
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
    pub(super) fn joined(self, old: Entry) -> Entry {
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
    pub(super) fn packed(&self) -> u64 {
        u64::from(self.low as u16)
            | u64::from(self.high as u16) << 16
            | u64::from(self.best.code()) << 32
            | u64::from(self.depth) << 40
            | u64::from(self.traces.code()) << 48
            | u64::from(self.worth) << 56
    }

    /// The entry of a word, with these marks and needs.
    #[inline(always)]
    pub(super) fn unpacked(word: u64, marks: u64, needs: Needed) -> Entry {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SplitMix64;

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
}
