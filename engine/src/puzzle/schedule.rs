//! The days that have a puzzle: ten years from 1 January 2026 on.

use crate::Error;
use std::fmt;
use std::str::FromStr;

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

    /// The day of a year from 1 to 9999, with month and day counted from 1.
    fn of_date(year: i64, month: u8, day: u8) -> Option<Day> {
        let years = year
            .checked_sub(1)
            .filter(|years| (0..9999).contains(years))?;
        if !(1..=12).contains(&month) || !(1..=days_of_month(year, month)).contains(&i64::from(day))
        {
            return None;
        }
        // Those of the year 0, which is a leap year, and of the years between.
        let before = 366 + years * 365 + years / 4 - years / 100 + years / 400;
        let of_year: i64 = (1..month).map(|month| days_of_month(year, month)).sum();
        let number = before + of_year + i64::from(day) - 1 - FROM_YEAR_ZERO;
        i32::try_from(number).ok().map(Day)
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

impl FromStr for Day {
    type Err = Error;

    /// The day written `2026-11-21`, of the years 1 to 9999.
    fn from_str(text: &str) -> Result<Day, Error> {
        let number = |part: &str| part.parse::<u8>().ok();
        let read = || {
            let (year, rest) = text.split_once('-')?;
            let (month, day) = rest.split_once('-')?;
            let year: u16 = year.parse().ok()?;
            Day::of_date(i64::from(year), number(month)?, number(day)?)
        };
        // No other way to write it is taken.
        read()
            .filter(|day| day.to_string() == text)
            .ok_or(Error::Day)
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
            assert_eq!(date.parse(), Ok(day));
        }
        for text in [
            "2026-02-29",
            "2026-1-01",
            "2026-13-01",
            "2026-00-10",
            "0000-01-01",
            "10000-01-01",
            "today",
            "",
        ] {
            assert_eq!(text.parse::<Day>(), Err(Error::Day), "{text}");
        }
        assert_eq!(Day::LAST.0 as usize + 1, Day::COUNT);
    }
}
