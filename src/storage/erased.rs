//! Erased progress, kept for a while so that it can be taken back: a file each time, as a text that can be imported.

use super::disk::Disk;
use chrono::{Days, NaiveDate};
use std::io;

/// Days for which erased progress can be taken back.
pub const DAYS: u64 = 30;

/// The beginning of such a file's name.
pub const STEM: &str = "erased";

/// A file of that kind. The order is that in which they were erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Erased {
    /// The day of the erasing.
    pub date: NaiveDate,
    /// The number that tells several of one day apart, from 1.
    number: u32,
}

impl Erased {
    /// The one that a file of this name is.
    fn named(name: &str) -> Option<Self> {
        let rest = name.strip_prefix(STEM)?.strip_prefix('-')?;
        let rest = rest.strip_suffix(".txt")?;
        let (date, number) = rest.split_at_checked(10)?;
        let erased = Self {
            date: date.parse().ok()?,
            number: match number {
                "" => 1,
                number => number.strip_prefix('-')?.parse().ok()?,
            },
        };
        (erased.name() == name).then_some(erased)
    }

    /// Its file's name.
    pub fn name(self) -> String {
        match self.number {
            1 => format!("{STEM}-{}.txt", self.date),
            number => format!("{STEM}-{}-{number}.txt", self.date),
        }
    }

    /// The last day on which it can be taken back.
    fn last_day(self) -> NaiveDate {
        let last = self.date.checked_add_days(Days::new(DAYS));
        last.unwrap_or(NaiveDate::MAX)
    }
}

fn all<D: Disk>(disk: &D) -> io::Result<Vec<Erased>> {
    let names = disk.names()?;
    Ok(names
        .iter()
        .filter_map(|name| Erased::named(name))
        .collect())
}

/// The last one that was erased, if it can be taken back on this day.
pub fn newest<D: Disk>(disk: &D, today: NaiveDate) -> Option<Erased> {
    let newest = all(disk).ok()?.into_iter().max()?;
    (today <= newest.last_day()).then_some(newest)
}

/// Removes what has been kept long enough.
pub fn let_go<D: Disk>(disk: &D, today: NaiveDate) {
    // What is still there then is tried again at the next start.
    let old = all(disk).unwrap_or_default().into_iter();
    for erased in old.filter(|erased| erased.last_day() < today) {
        let _ = disk.remove(&erased.name());
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["erased-2026-11-21.txt", "erased-2026-11-21-12.txt"] {
            assert_eq!(Erased::named(name).unwrap().name(), name);
        }
        for other in [
            "erased-2026-11-21-1.txt",
            "erased-2026-11-21-012.txt",
            "erased-2026-11-31.txt",
            "erased-2026-11-21.json",
            "erased-.txt",
            "erased-é026-11-21.txt",
            "before-import-2026-11-21.txt",
        ] {
            assert_eq!(Erased::named(other), None, "{other}");
        }
        let order = [
            "erased-2026-11-20-3.txt",
            "erased-2026-11-21.txt",
            "erased-2026-11-21-2.txt",
        ];
        assert!(order.is_sorted_by_key(|name| Erased::named(name)));
    }
}
