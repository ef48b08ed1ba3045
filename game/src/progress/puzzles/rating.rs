//! A player's strength at puzzles by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013), every puzzle a
//! rating period of its own.
//!
//! The rating is on the scale of the puzzles' difficulty, on which the levels stand by their matches. It is kept in
//! hundredths, so that a file holds whole numbers and a profile that was read is the one that was written.

use crate::progress::saved;
use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// Points of the scale in one unit of the calculation.
const SCALE: f64 = 173.7178;

/// The system constant: the volatility changes the faster the larger it is. The paper advises 0.3 to 1.2.
const TAU: f64 = 0.5;

/// The deviation of a puzzle's difficulty, in points: it was measured with 360 games.
const PUZZLE_DEVIATION: f64 = 60.0;

/// Between these the rating stays, in hundredths of a point: beyond them are no puzzles to measure it.
const LOWEST: i64 = 40_000;
const HIGHEST: i64 = 300_000;

/// The least and the most that a rating can be off, in hundredths of a point.
const SUREST: i64 = 100;
const LEAST_SURE: i64 = 35_000;

/// The bounds of the volatility, in millionths.
const CALMEST: i64 = 10_000;
const WILDEST: i64 = 200_000;

/// A player's rating. The ranges are kept by reading as well as by calculating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// The rating in hundredths of a point.
    #[serde(deserialize_with = "saved::within::<_, _, LOWEST, HIGHEST>")]
    hundredths: u32,
    /// The rating's deviation, in hundredths of a point.
    #[serde(deserialize_with = "saved::within::<_, _, SUREST, LEAST_SURE>")]
    deviation: u32,
    /// The volatility of the results, in millionths.
    #[serde(deserialize_with = "saved::within::<_, _, CALMEST, WILDEST>")]
    volatility: u32,
}

/// A new player's rating: a little above Lv.1, so that the first puzzles are easy ones.
impl Default for Rating {
    fn default() -> Self {
        Rating {
            hundredths: 110_000,
            deviation: 35_000,
            volatility: 60_000,
        }
    }
}

/// The three numbers as they are calculated with.
#[derive(Clone, Copy, Debug)]
struct Glicko {
    rating: f64,
    deviation: f64,
    volatility: f64,
}

/// A result: the other one's rating and deviation, and 1 for a win, 0 for a loss.
type Contest = (f64, f64, f64);

impl Rating {
    /// The rating in whole points.
    pub fn points(self) -> u16 {
        u16::try_from((self.hundredths + 50) / 100).unwrap_or(u16::MAX)
    }

    /// Returns true if it may be far off: the player has tried only a few puzzles.
    pub fn is_rough(self) -> bool {
        11_000 < self.deviation
    }

    /// The rating after one puzzle more.
    #[must_use]
    pub(super) fn after(self, difficulty: u16, solved: bool) -> Rating {
        let before = Glicko {
            rating: f64::from(self.hundredths) / 100.0,
            deviation: f64::from(self.deviation) / 100.0,
            volatility: f64::from(self.volatility) / 1e6,
        };
        let score = if solved { 1.0 } else { 0.0 };
        let after = before.after(&[(f64::from(difficulty), PUZZLE_DEVIATION, score)]);
        Rating {
            hundredths: whole(after.rating * 100.0, LOWEST, HIGHEST),
            deviation: whole(after.deviation * 100.0, SUREST, LEAST_SURE),
            volatility: whole(after.volatility * 1e6, CALMEST, WILDEST),
        }
    }
}

/// The whole number nearest to this, within a range.
fn whole(number: f64, low: i64, high: i64) -> u32 {
    number.round().clamp(low as f64, high as f64) as u32
}

/// The weight of a result against an opponent whose rating has this deviation.
fn weight(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

impl Glicko {
    /// One rating period: the steps of the paper, in its order.
    fn after(self, outcomes: &[Contest]) -> Glicko {
        // 2: to the scale of the calculation.
        let own = (self.rating - 1500.0) / SCALE;
        let deviation = self.deviation / SCALE;
        // 3 and 4: how much the results say, and what.
        let (mut information, mut surplus) = (0.0, 0.0);
        for &(rating, other_deviation, score) in outcomes {
            let weight = weight(other_deviation / SCALE);
            let other = (rating - 1500.0) / SCALE;
            let expected = 1.0 / (1.0 + (-weight * (own - other)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surplus += weight * (score - expected);
        }
        let variance = 1.0 / information;
        let change = variance * surplus;
        // 5 to 8.
        let volatility = volatility(self.volatility, deviation, change, variance);
        let widened = deviation.hypot(volatility);
        let deviation = 1.0 / (1.0 / (widened * widened) + 1.0 / variance).sqrt();
        Glicko {
            rating: (own + deviation * deviation * surplus) * SCALE + 1500.0,
            deviation: deviation * SCALE,
            volatility,
        }
    }
}

/// Step 5: the new volatility, by the Illinois algorithm.
fn volatility(before: f64, deviation: f64, change: f64, variance: f64) -> f64 {
    /// The tolerance of the iteration.
    const TOLERANCE: f64 = 1e-6;
    /// It needs about five rounds; more than this would mean that numbers are not numbers any more.
    const ROUNDS: usize = 100;
    let start = (before * before).ln();
    let (deviation2, change2) = (deviation * deviation, change * change);
    let slope = |x: f64| {
        let power = x.exp();
        let spread = deviation2 + variance + power;
        power * (change2 - spread) / (2.0 * spread * spread) - (x - start) / (TAU * TAU)
    };
    let mut low = start;
    let mut high = if deviation2 + variance < change2 {
        (change2 - deviation2 - variance).ln()
    } else {
        let steps = (1..=ROUNDS).map(|k| start - k as f64 * TAU);
        let mut below = steps.skip_while(|x| slope(*x) < 0.0);
        below.next().unwrap_or(start)
    };
    let (mut slope_low, mut slope_high) = (slope(low), slope(high));
    for _ in 0..ROUNDS {
        if (high - low).abs() <= TOLERANCE {
            break;
        }
        let between = low + (low - high) * slope_low / (slope_high - slope_low);
        let slope_between = slope(between);
        if slope_between * slope_high <= 0.0 {
            (low, slope_low) = (high, slope_high);
        } else {
            slope_low /= 2.0;
        }
        (high, slope_high) = (between, slope_between);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example of Glickman's paper.
    #[test]
    fn the_papers_example_comes_out() {
        let before = Glicko {
            rating: 1500.0,
            deviation: 200.0,
            volatility: 0.06,
        };
        let after = before.after(&[
            (1400.0, 30.0, 1.0),
            (1550.0, 100.0, 0.0),
            (1700.0, 300.0, 0.0),
        ]);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{after:?}");
    }

    /// An unexpected result widens the volatility: the other branch of step 5.
    #[test]
    fn surprises_raise_the_volatility() {
        let sure = Glicko {
            rating: 1500.0,
            deviation: 30.0,
            volatility: 0.06,
        };
        let expected = sure.after(&[(1100.0, 30.0, 1.0); 4]);
        let surprised = sure.after(&[(2300.0, 30.0, 1.0); 4]);
        assert!(expected.volatility < 0.06 && 0.06 < surprised.volatility);
        assert!(sure.rating < expected.rating && expected.rating < surprised.rating);
    }

    #[test]
    fn a_rating_finds_the_player() {
        // Solves everything below 1600 and nothing above.
        let mut rating = Rating::default();
        for _ in 0..60 {
            let next = rating.points();
            rating = rating.after(next, next < 1600);
        }
        assert!((1500..1700).contains(&rating.points()), "{rating:?}");
        assert!(!rating.is_rough() && Rating::default().is_rough());
    }

    #[test]
    fn a_rating_stays_in_range() {
        for solved in [false, true] {
            let mut rating = Rating::default();
            for _ in 0..3000 {
                rating = rating.after(if solved { 2600 } else { 800 }, solved);
            }
            assert!((400..=3000).contains(&rating.points()), "{rating:?}");
        }
    }
}
