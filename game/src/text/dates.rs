//! Days, months and weekdays in words. A week runs from Sunday to Saturday, as on the calendar screen.
use chrono::{Datelike, NaiveDate};

use super::{Texts, args};

impl Texts {
    /// A whole date: "Saturday 21 November 2026".
    pub fn date(&self, day: NaiveDate) -> String {
        let weekday = self.weekday(day.weekday().num_days_from_sunday());
        self.with(
            "date-full",
            &args![
                weekday = weekday,
                day = day.day(),
                month = self.month_name(day.month()),
                year = self.year(day.year()),
            ],
        )
    }

    /// A date for lists: "21 November 2026".
    pub fn date_without_weekday(&self, day: NaiveDate) -> String {
        self.with(
            "date-short",
            &args![
                day = day.day(),
                month = self.month_name(day.month()),
                year = self.year(day.year()),
            ],
        )
    }

    /// A date without weekday and year: "21 November".
    pub fn day_and_month(&self, day: NaiveDate) -> String {
        self.with(
            "date-day",
            &args![day = day.day(), month = self.month_name(day.month())],
        )
    }

    /// The calendar's headline: "November 2026".
    pub fn month(&self, year: i32, month: u32) -> String {
        self.with(
            "date-month",
            &args![month = self.month_name(month), year = self.year(year)],
        )
    }

    /// A full hour of the day: "19:00".
    pub fn hour(&self, hour: u8) -> String {
        self.with("date-hour", &args![hour = hour])
    }

    /// A month's name, 1 for January.
    pub fn month_name(&self, month: u32) -> String {
        self.get(&format!("month-{month}"))
    }

    /// A weekday's name, 0 for Sunday.
    pub fn weekday(&self, days_from_sunday: u32) -> String {
        self.get(&format!("weekday-{days_from_sunday}"))
    }

    /// A weekday's shortest name, for the head of a column; 0 for Sunday.
    pub fn weekday_short(&self, days_from_sunday: u32) -> String {
        self.get(&format!("weekday-short-{days_from_sunday}"))
    }

    /// A year in the language's digits, never grouped.
    pub fn year(&self, year: i32) -> String {
        self.digits(&year.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn a_date_in_every_language() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        for (language, full, short, month) in [
            (
                Language::English,
                "Saturday 21 November 2026",
                "21 November",
                "November 2026",
            ),
            (
                Language::Japanese,
                "2026年11月21日土曜日",
                "11月21日",
                "2026年11月",
            ),
            (
                Language::Marathi,
                "शनिवार, २१ नोव्हेंबर २०२६",
                "२१ नोव्हेंबर",
                "नोव्हेंबर २०२६",
            ),
            (
                Language::Hindi,
                "शनिवार, 21 नवंबर 2026",
                "21 नवंबर",
                "नवंबर 2026",
            ),
        ] {
            let texts = Texts::new(language);
            assert_eq!(texts.date(day), full);
            let weekday = texts.weekday(6);
            let listed = full.replace(&weekday, "");
            let listed = listed.trim_matches([' ', ',']);
            assert_eq!(texts.date_without_weekday(day), listed);
            assert_eq!(texts.day_and_month(day), short);
            assert_eq!(texts.month(2026, 11), month);
        }
    }

    #[test]
    fn an_hour_in_every_language() {
        let hours = Language::ALL.map(|language| Texts::new(language).hour(7));
        assert_eq!(hours, ["7:00", "7:00", "७:००", "7:00"]);
    }

    #[test]
    fn names_of_months_and_weekdays_differ_within_a_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let months: std::collections::HashSet<_> =
                (1..=12).map(|month| texts.month_name(month)).collect();
            let weekdays: std::collections::HashSet<_> =
                (0..7).map(|day| texts.weekday(day)).collect();
            assert_eq!((months.len(), weekdays.len()), (12, 7), "{language:?}");
        }
    }
}
