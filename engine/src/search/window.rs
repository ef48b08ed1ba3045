//! Windows of a search: the range of values that it has to tell apart.

/// Above every value.
pub(crate) const INFINITE: i32 = 100_000;

/// A search distinguishes the values between `alpha` and `beta`; of others it tells on which side they lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    /// Values up to this one are all alike.
    pub alpha: i32,
    /// Values from this one on are all alike, too.
    pub beta: i32,
}

impl Window {
    /// Distinguishes all values.
    pub const FULL: Window = Window {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// Asks only whether the value is at least `value`.
    pub fn at_least(value: i32) -> Window {
        Window {
            alpha: value - 1,
            beta: value,
        }
    }

    /// The window for the other player after a gain.
    #[inline(always)]
    pub fn turned(self, gain: i32) -> Window {
        Window {
            alpha: gain - self.beta,
            beta: gain - self.alpha,
        }
    }

    /// True if it asks one question only: more than `alpha`?
    #[inline(always)]
    pub fn is_null(self) -> bool {
        self.beta <= self.alpha + 1
    }

    /// The narrowest window at the lower end.
    #[inline(always)]
    pub fn null(self) -> Window {
        Window {
            alpha: self.alpha,
            beta: self.alpha + 1,
        }
    }

    /// True if a value lies inside.
    #[inline(always)]
    pub fn contains(self, value: i32) -> bool {
        self.alpha < value && value < self.beta
    }
}
