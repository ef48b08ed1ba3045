//! The difficulty of a puzzle, on the scale on which the levels are rated by their matches.

use crate::Level;

/// The levels whose finds say how hard a puzzle is.
pub const SOLVERS: [Level; 6] = [
    Level::One,
    Level::Two,
    Level::Three,
    Level::Four,
    Level::Five,
    Level::Max,
];

/// Their ratings: 1000, and from level to level the difference that their matches show (`docs/puzzles.md`).
pub const SOLVER_RATINGS: [u16; 6] = [1000, 1139, 1346, 1605, 1756, 2081];

/// The highest rating there is.
pub(super) const HIGHEST: u16 = 4095;

/// 400 steps on the scale are ten to one: the 400th root of ten.
const STEP: f64 = 1.005_773_063_001_738_3;

/// The difficulty of a puzzle, from 1, the easiest, to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

impl Grade {
    /// All four, the easiest first.
    pub const ALL: [Grade; 4] = [Grade(1), Grade(2), Grade(3), Grade(4)];

    /// The ratings from which on a puzzle is of the second, third and fourth grade.
    const FROM: [u16; 3] = [1135, 1265, 1500];

    /// A puzzle of the fourth grade is found by skill: no level finds it in this many games more than a stronger one.
    const BY_CHANCE: u8 = 2;

    /// The grade of a puzzle with this rating and these finds. Of two hard puzzles, the one that weak players hit on by
    /// chance is the easier one to them: it stays in the third grade. Ratings alone would leave that grade nearly
    /// empty, because few puzzles lie between those that all strong levels find and those that only the strongest does.
    #[must_use]
    pub fn of(rating: u16, found: [u8; SOLVERS.len()]) -> Grade {
        let passed = Grade::FROM.iter().filter(|from| **from <= rating).count() as u8;
        let highest = if found_by_chance(found) < Grade::BY_CHANCE {
            4
        } else {
            3
        };
        Grade((1 + passed).min(highest))
    }

    /// Its number, 1 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// The most games by which a level is ahead of a stronger one.
fn found_by_chance(found: [u8; SOLVERS.len()]) -> u8 {
    let mut most = 0;
    let ahead = found.into_iter().map(|finds| {
        most = finds.max(most);
        most - finds
    });
    ahead.max().unwrap_or(0)
}

/// The rating at which these finds in `tries` by each of [`SOLVERS`] are to be expected. Half a find and half a miss
/// are added to each, so that a puzzle that everybody finds has a rating too.
#[must_use]
pub fn rating(found: [u8; SOLVERS.len()], tries: u8) -> u16 {
    let share = |found: u8| (f64::from(found) + 0.5) / (f64::from(tries) + 1.0);
    let finds: f64 = found.into_iter().map(share).sum();
    let (mut low, mut high) = (0, HIGHEST);
    while low < high {
        let middle = u16::midpoint(low, high);
        if expected(middle) <= finds {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

/// The expected number of [`SOLVERS`] that find a puzzle with this rating, each tried once.
fn expected(rating: u16) -> f64 {
    let ahead = |solver: u16| i32::from(rating) - i32::from(solver);
    SOLVER_RATINGS
        .into_iter()
        .map(|solver| 1.0 / (1.0 + odds(ahead(solver))))
        .sum()
}

/// The odds of who is `ahead` points ahead. Only multiplied and divided, so that every machine finds the same.
fn odds(ahead: i32) -> f64 {
    let (mut odds, mut power) = (1.0, STEP);
    let mut rest = ahead.unsigned_abs();
    while rest != 0 {
        if rest & 1 == 1 {
            odds *= power;
        }
        power *= power;
        rest >>= 1;
    }
    if ahead < 0 { 1.0 / odds } else { odds }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        assert!((odds(400) - 10.0).abs() < 1e-9 && (odds(-800) - 0.01).abs() < 1e-12);
        assert!((odds(0) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn the_rating_is_where_the_finds_are_expected() {
        for wanted in [1100, 1500, 1756, 2000] {
            let finds = SOLVER_RATINGS.map(|solver| {
                let share = 1.0 / (1.0 + odds(i32::from(wanted) - i32::from(solver)));
                (share * 61.0 - 0.5).round().max(0.0) as u8
            });
            let found = rating(finds, 60);
            assert!(found.abs_diff(wanted) < 20, "{wanted}: {found}");
        }
    }

    #[test]
    fn who_is_found_less_is_rated_higher() {
        let easiest = rating([60; 6], 60);
        let hardest = rating([0; 6], 60);
        assert!(0 < easiest && easiest < 1000 && 2081 < hardest && hardest < HIGHEST);
        let mut last = easiest;
        for missed in 0..6 {
            let mut found = [60; 6];
            found[..=missed].fill(0);
            let rating = rating(found, 60);
            assert!(last < rating);
            last = rating;
        }
        assert_eq!(last, hardest);
        assert_eq!(Grade::of(easiest, [60; 6]), Grade::ALL[0]);
        assert_eq!(Grade::of(hardest, [0; 6]), Grade::ALL[3]);
    }

    #[test]
    fn what_weak_players_hit_on_is_not_of_the_hardest_grade() {
        let grade = |found| Grade::of(rating(found, 60), found).number();
        assert_eq!(grade([0, 1, 1, 0, 0, 30]), 4, "one game is no sign");
        assert_eq!(grade([0, 2, 0, 0, 0, 30]), 3);
        assert_eq!(grade([2, 1, 1, 1, 0, 30]), 3);
        assert_eq!(grade([58, 56, 60, 60, 60, 60]), 1, "easy as it is");
    }
}
