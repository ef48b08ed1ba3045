//! The reasons for a call, and the number of explanations of those that no dialog shows.

use serde::{Deserialize, Serialize};

use super::saved::keyed::keyed;

keyed! {
    /// The reason that CP was called to a colour.
    CallReason {
        /// A choice between two.
        Asked = "asked",
        /// No stone flips under the other colour.
        Only = "only",
        /// Both colours lead to the same position.
        Same = "same",
    }
}

/// The number of times that a call made without asking is explained, for each reason.
const TIMES: u8 = 2;

/// The number of times that a call made without asking was explained, for each reason.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExplainedCalls {
    #[serde(default)]
    only: u8,
    #[serde(default)]
    same: u8,
}

impl ExplainedCalls {
    /// Everything was explained.
    pub const ALL: Self = Self {
        only: TIMES,
        same: TIMES,
    };

    /// Returns true if no call was explained yet.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// Returns true if this reason is still to be explained. A call that was asked for needs no explanation.
    #[must_use]
    pub fn lacks(self, reason: CallReason) -> bool {
        match reason {
            CallReason::Asked => false,
            CallReason::Only => self.only < TIMES,
            CallReason::Same => self.same < TIMES,
        }
    }

    /// This reason was explained once more.
    pub fn note(&mut self, reason: CallReason) {
        match reason {
            CallReason::Asked => {}
            CallReason::Only => self.only = self.only.saturating_add(1),
            CallReason::Same => self.same = self.same.saturating_add(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_is_explained_twice() {
        let mut explained = ExplainedCalls::default();
        for _ in 0..2 {
            assert!(explained.lacks(CallReason::Only));
            explained.note(CallReason::Only);
        }
        assert!(!explained.lacks(CallReason::Only));
        assert!(explained.lacks(CallReason::Same), "each by itself");
        assert!(!explained.lacks(CallReason::Asked));
    }
}
