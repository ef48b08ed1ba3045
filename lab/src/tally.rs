//! Results of matches between two players, and what they prove about their strength.

use std::fmt;

/// Results of matches, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches the first won.
    pub won: u32,
    /// Matches nobody won.
    pub drawn: u32,
    /// Matches the first lost.
    pub lost: u32,
    /// Sum of the margins.
    pub margin: i64,
}

impl Tally {
    /// Adds a match: above 0 if the first won, below if it lost.
    pub fn add(&mut self, result: i32, margin: i32) {
        match result {
            1.. => self.won += 1,
            0 => self.drawn += 1,
            _ => self.lost += 1,
        }
        self.margin += i64::from(margin);
    }

    /// Number of matches.
    pub fn matches(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The first's share: a win counts one, a draw half.
    pub fn share(self) -> f64 {
        (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / f64::from(self.matches().max(1))
    }

    /// Half the width of the share's 95 % interval.
    pub fn error(self) -> f64 {
        1.96 * (self.variance() / f64::from(self.matches().max(1))).sqrt()
    }

    /// Mean margin a match.
    pub fn mean_margin(self) -> f64 {
        self.margin as f64 / f64::from(self.matches().max(1))
    }

    /// The log likelihood ratio of "the first is `elo1` stronger" against "it is `elo0` stronger" (normal
    /// approximation). A sequential test at 5 % error either way stops at 2.94 and at -2.94.
    pub fn likelihood(self, elo0: f64, elo1: f64) -> f64 {
        let expected = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let (low, high) = (expected(elo0), expected(elo1));
        let variance = self.variance();
        if variance <= 0.0 {
            return 0.0;
        }
        f64::from(self.matches()) * (high - low) * (2.0 * self.share() - low - high)
            / (2.0 * variance)
    }

    /// The share with its 95 % interval; if every match was won, with what that proves with 95 % certainty.
    pub fn share_text(self) -> String {
        if 0 < self.won && self.won == self.matches() {
            let least = 0.05f64.powf(1.0 / f64::from(self.won));
            return format!("100.0 % (more than {:.1} %)", 100.0 * least);
        }
        format!(
            "{:.1} % ± {:.1}",
            100.0 * self.share(),
            100.0 * self.error()
        )
    }

    fn variance(self) -> f64 {
        let matches = f64::from(self.matches().max(1));
        let squares = (f64::from(self.won) + 0.25 * f64::from(self.drawn)) / matches;
        squares - self.share() * self.share()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            won, drawn, lost, ..
        } = self;
        let share = self.share_text();
        write!(f, "won {won} drawn {drawn} lost {lost}, {share}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(won: u32, drawn: u32, lost: u32) -> Tally {
        Tally {
            won,
            drawn,
            lost,
            margin: 0,
        }
    }

    #[test]
    fn the_tally_tells_the_share_and_how_sure_it_is() {
        assert_eq!(tally(60, 0, 0).share_text(), "100.0 % (more than 95.1 %)");
        assert_eq!(tally(50, 0, 50).share_text(), "50.0 % ± 9.8");
        assert_eq!(tally(60, 20, 20).share_text(), "70.0 % ± 7.8");
        assert_eq!(tally(0, 0, 0).share_text(), "0.0 % ± 0.0");
        assert!(2.94 < tally(60, 20, 20).likelihood(0.0, 35.0));
        assert!(tally(20, 20, 60).likelihood(0.0, 35.0) < -2.94);
    }
}
