//! The days that have a puzzle: ten years from 1 January 2026 on.

use std::fmt;

/// Days from 1 January of the year 0 to 1 January 2026, in the calendar of today.
const FROM_YEAR_ZERO: i64 = 739_982;

/// Days in four hundred years, after which the calendar begins again.
const DAYS_OF_400_YEARS: i64 = 146_097;

/// A day, by its number from 1 January 2026, which is day 0.
///
/// ```
/// use rsg_engine::puzzle::Day;
/// assert_eq!(Day(0).to_string(), "2026-01-01");
/// assert_eq!(Day::LAST.to_string(), "2035-12-31");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i32);

impl Day {
    /// The first day that has a puzzle: 1 January 2026.
    pub const FIRST: Day = Day(0);

    /// The last day before the puzzles begin again: 31 December 2035.
    pub const LAST: Day = Day(3651);

    /// The number of days that have a puzzle of their own.
    pub const COUNT: usize = 3652;

    /// The day of the week, 0 for Monday.
    #[must_use]
    pub const fn weekday(self) -> u8 {
        // Day 0 is a Thursday.
        ((self.0 as i64 + 3).rem_euclid(7)) as u8
    }

    /// Year, month from 1 and day of the month from 1.
    #[must_use]
    pub const fn date(self) -> (i64, u8, u8) {
        let number = self.0 as i64 + FROM_YEAR_ZERO;
        let (era, mut rest) = (
            number.div_euclid(DAYS_OF_400_YEARS),
            number.rem_euclid(DAYS_OF_400_YEARS),
        );
        let mut year = era * 400;
        while days_of_year(year) <= rest {
            rest -= days_of_year(year);
            year += 1;
        }
        let mut month = 1;
        while days_of_month(year, month) <= rest {
            rest -= days_of_month(year, month);
            month += 1;
        }
        (year, month, rest as u8 + 1)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

const fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

const fn days_of_year(year: i64) -> i64 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_of_month(year: i64, month: u8) -> i64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_named_by_their_date() {
        for (number, date, weekday) in [
            (-1, "2025-12-31", 2),
            (0, "2026-01-01", 3),
            (4, "2026-01-05", 0),
            (58, "2026-02-28", 5),
            (59, "2026-03-01", 6),
            (789, "2028-02-29", 1),
            (790, "2028-03-01", 2),
            (2250, "2032-02-29", 6),
            (3651, "2035-12-31", 0),
            (3652, "2036-01-01", 1),
            (27_089, "2100-03-03", 2),
        ] {
            let day = Day(number);
            assert_eq!((day.to_string().as_str(), day.weekday()), (date, weekday));
        }
        assert_eq!(Day::LAST.0 as usize + 1, Day::COUNT);
    }
}
