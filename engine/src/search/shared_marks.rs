//! Marks of the positions that several threads search at one proof, and the end of that search.

use super::entry::Entry;
use super::table_key::TableKey;
use crate::sides::Sides;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// The fewest vacant cells of a node whose moves are shared out. Nodes with fewer are searched so fast that marks
/// save nothing; 8 to 13 differ by less than chance does.
const SHARED_FROM: usize = 11;

/// Far more marks than threads have positions on their way.
const MARKS: usize = 1 << 10;

/// The state that the threads at one proof share.
pub(crate) struct SharedMarks {
    /// The positions that are searched at the moment.
    marks: Vec<AtomicU64>,
    /// Nodes they may visit, all together.
    nodes: u64,
    visited: AtomicU64,
    /// Set when one has found the answer, or was stopped.
    is_over: AtomicBool,
}

impl SharedMarks {
    /// No marks, and a limit of nodes for all threads together.
    pub fn new(nodes: u64) -> SharedMarks {
        SharedMarks {
            marks: (0..MARKS).map(|_| AtomicU64::new(0)).collect(),
            nodes,
            visited: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
        }
    }

    /// True if the moves of a node are shared out.
    #[inline(always)]
    pub fn shares(sides: Sides) -> bool {
        SHARED_FROM <= sides.vacant().len()
    }

    /// True if a position is searched by another thread: the one that asks has not begun with it.
    pub fn searches(&self, sides: Sides) -> bool {
        let mark = mark_of(sides);
        self.at(mark).load(Ordering::Relaxed) == mark
    }

    /// Marks a position.
    pub fn begin(&self, sides: Sides) {
        let mark = mark_of(sides);
        self.at(mark).store(mark, Ordering::Relaxed);
    }

    /// Takes the mark of a position away.
    pub fn end(&self, sides: Sides) {
        self.at(mark_of(sides)).store(0, Ordering::Relaxed);
    }

    fn at(&self, mark: u64) -> &AtomicU64 {
        &self.marks[mark as usize % MARKS]
    }

    /// Ends the search of all threads.
    pub fn stop(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Counts more nodes that a thread has visited. True if it is to end.
    pub fn is_enough(&self, nodes: u64) -> bool {
        let visited = self.visited.fetch_add(nodes, Ordering::Relaxed);
        self.nodes <= visited || self.is_over.load(Ordering::Relaxed)
    }
}

/// The mark of a position, one for all images where the table takes them for one.
fn mark_of(sides: Sides) -> u64 {
    TableKey::of(sides, false, Entry::EXACT).home
}

/// Ends the search of all threads if the one that holds it panics.
pub(super) struct StopsOnPanic<'a>(pub &'a SharedMarks);

impl Drop for StopsOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}
