//! Results counted, and how often something happened in a row.

use crate::progress::Outcome;

/// Results counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
}

impl Tally {
    /// Counts one more result.
    pub fn count(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Won => self.won += 1,
            Outcome::Lost => self.lost += 1,
            Outcome::Drawn => self.drawn += 1,
        }
    }

    /// The number of results.
    pub fn played(self) -> u32 {
        self.won + self.lost + self.drawn
    }

    /// Wins of all results in per cent, rounded half up; none without a result.
    pub fn win_percent(self) -> Option<u32> {
        let played = self.played();
        (played > 0).then(|| (200 * self.won + played) / (2 * played))
    }

    /// The score in per cent: a tie is half a win, rounded half up; none without a result.
    pub fn score_percent(self) -> Option<u32> {
        let played = self.played();
        (played > 0).then(|| (100 * (2 * self.won + self.drawn) + played) / (2 * played))
    }

    pub(in crate::progress) fn plus(self, more: Self) -> Self {
        Self {
            won: self.won + more.won,
            lost: self.lost + more.lost,
            drawn: self.drawn + more.drawn,
        }
    }

    pub(in crate::progress) fn sum(tallies: impl IntoIterator<Item = Self>) -> Self {
        tallies.into_iter().fold(Self::default(), Self::plus)
    }
}

/// The lengths of a row of equal results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The row up to now.
    pub current: u32,
    /// The longest row.
    pub best: u32,
}

impl Streak {
    /// Adds an equal result.
    pub(in crate::progress) fn go_on(&mut self) {
        self.current += 1;
        self.best = self.best.max(self.current);
    }

    /// Ends the row.
    pub(in crate::progress) fn stop(&mut self) {
        self.current = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tie_is_half_a_win_where_it_is_counted_so() {
        let tally = Tally {
            won: 1,
            lost: 1,
            drawn: 1,
        };
        assert_eq!(
            (tally.win_percent(), tally.score_percent()),
            (Some(33), Some(50))
        );
        let drawn = Tally {
            drawn: 3,
            ..Tally::default()
        };
        assert_eq!(
            (drawn.win_percent(), drawn.score_percent()),
            (Some(0), Some(50))
        );
        let quarter = Tally {
            lost: 1,
            drawn: 1,
            ..Tally::default()
        };
        assert_eq!(quarter.score_percent(), Some(25));
        assert_eq!(Tally::default().score_percent(), None);
    }
}
