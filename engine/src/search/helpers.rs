//! Tables and threads that help at a proof.

use super::table::Table;

/// Runs all of it at the same time: `own` on the thread that calls, each of `others` on another one; and returns when
/// all are done. One for which there is no thread may be left out.
pub type AtOnce = fn(own: &mut dyn FnMut(), others: Vec<Box<dyn FnOnce() + Send + '_>>);

/// The parts of a thinker for proofs on several threads.
pub(crate) struct Helpers {
    /// A table for each thread that helps.
    pub tables: Vec<Table>,
    /// The function that runs them.
    pub at_once: AtOnce,
}

impl Helpers {
    /// Nobody helps.
    pub const NONE: Helpers = Helpers {
        tables: Vec::new(),
        at_once: |own, _| own(),
    };

    /// Forgets everything, as if new.
    pub fn clear(&mut self) {
        self.tables.iter_mut().for_each(Table::clear);
    }
}
