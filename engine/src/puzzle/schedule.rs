//! The days that have a puzzle: ten years from 1 January 2026 on.

use crate::Error;
use std::fmt;
use std::str::FromStr;

/// Days from 1 March of the year 0 to 1 January 2026, in the calendar of today. A year that begins in March has its
/// leap day at its end.
const FROM_YEAR_ZERO: i64 = 739_922;

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

    /// The day with this date, month and day counted from 1. A day that its month does not have is one of the next
    /// month.
    fn of_date(year: i64, month: u8, day: u8) -> Option<Day> {
        let (year, month) = match i64::from(month) {
            month @ 0..=2 => (year - 1, month + 9),
            month => (year, month - 3),
        };
        let before = year * 365 + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        let number = before + days_before(month) + i64::from(day) - 1 - FROM_YEAR_ZERO;
        i32::try_from(number).ok().map(Day)
    }

    /// Year, month from 1 and day of the month from 1.
    #[must_use]
    pub const fn date(self) -> (i64, u8, u8) {
        let number = self.0 as i64 + FROM_YEAR_ZERO;
        let (era, day) = (
            number.div_euclid(DAYS_OF_400_YEARS),
            number.rem_euclid(DAYS_OF_400_YEARS),
        );
        // Without the leap days before it every year has 365 days.
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let of_month = of_year - days_before(month) + 1;
        let year = era * 400 + year;
        match month {
            0..=9 => (year, month as u8 + 3, of_month as u8),
            _ => (year + 1, month as u8 - 9, of_month as u8),
        }
    }
}

/// Days of a year before this month, both from March on: five months have 153 days.
const fn days_before(month: i64) -> i64 {
    (153 * month + 2) / 5
}

impl FromStr for Day {
    type Err = Error;

    /// The day written `2026-11-21`, of the years 1 to 9999.
    fn from_str(text: &str) -> Result<Day, Error> {
        let number = |part: &str| part.parse::<u8>().ok();
        let read = || {
            let (year, rest) = text.split_once('-')?;
            let (month, day) = rest.split_once('-')?;
            let year: i64 = year.parse().ok()?;
            let year = Some(year).filter(|year| (1..=9999).contains(year))?;
            Day::of_date(year, number(month)?, number(day)?)
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
