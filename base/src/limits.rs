//! The limits of a search.

use std::fmt;

/// The limits of a search: how much it may look at, and the check that ends it early.
///
/// ```
/// use std::time::{Duration, Instant};
/// use rsg_base::Limits;
///
/// let deadline = Instant::now() + Duration::from_millis(50);
/// let is_late = || deadline <= Instant::now();
/// let limits = Limits::nodes(10_000).until(&is_late);
/// assert_eq!((limits.nodes, (limits.stop)()), (Some(10_000), false));
/// ```
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The positions to visit, or the playouts to make, at most; without it the search's own number.
    pub nodes: Option<u64>,
    /// Returns true once the search is to end. Nothing here reads a clock: a deadline is such a check.
    pub stop: &'a dyn Fn() -> bool,
}

impl Limits<'static> {
    /// A limit of positions or playouts, without a limit of time.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits<'static> {
        Limits {
            nodes: Some(nodes),
            stop: &|| false,
        }
    }
}

impl Limits<'_> {
    /// These limits with this check.
    #[must_use]
    pub fn until(self, stop: &dyn Fn() -> bool) -> Limits<'_> {
        Limits { stop, ..self }
    }
}

/// No limit.
impl Default for Limits<'_> {
    fn default() -> Self {
        Limits {
            nodes: None,
            stop: &|| false,
        }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}
