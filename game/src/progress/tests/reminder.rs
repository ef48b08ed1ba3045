//! The reminder: which moments, over a year in zones with and without daylight saving time.

use super::*;
use chrono::{Duration, NaiveDateTime, NaiveTime};
use rsg_engine::SplitMix64;

fn moment(text: &str) -> NaiveDateTime {
    text.parse().unwrap()
}

fn at_hour(hour: u8) -> Reminder {
    Reminder::At(Hour::new(hour).unwrap())
}

impl Progress {
    fn cleared_on(days: &[&str]) -> Progress {
        let mut progress = Progress::default();
        for text in days {
            progress.clear(day(text), &mut Earned::default());
        }
        progress
    }
}

#[test]
fn thirty_days_are_planned_without_those_that_are_cleared() {
    let progress = Progress::cleared_on(&["2026-11-21", "2026-11-23"]);
    let moments = progress.reminders(at_hour(19), moment("2026-11-21T08:00:00"));
    assert_eq!(moments.len(), 28);
    assert_eq!(moments[0], moment("2026-11-22T19:00:00"));
    assert_eq!(moments[1], moment("2026-11-24T19:00:00"));
    assert_eq!(moments[27], moment("2026-12-20T19:00:00"));
}

#[test]
fn todays_hour_that_has_come_is_over() {
    let first = |now| Progress::default().reminders(at_hour(19), moment(now))[0];
    assert_eq!(first("2026-11-21T18:59:59"), moment("2026-11-21T19:00:00"));
    assert_eq!(first("2026-11-21T19:00:00"), moment("2026-11-22T19:00:00"));
}

#[test]
fn nothing_is_planned_when_it_is_off_or_outside_of_the_calendar() {
    let progress = Progress::default();
    let planned = |reminder, now| progress.reminders(reminder, moment(now)).len();
    assert_eq!(planned(Reminder::Unasked, "2026-11-21T08:00:00"), 0);
    assert_eq!(planned(Reminder::Off, "2026-11-21T08:00:00"), 0);
    assert_eq!(planned(at_hour(7), "2025-12-01T00:00:00"), 0);
    assert_eq!(planned(at_hour(7), "2025-12-31T00:00:00"), 29);
    assert_eq!(planned(at_hour(7), "9999-12-31T00:00:00"), 1);
}

#[test]
fn it_is_offered_after_three_days_in_a_row_to_who_was_not_asked() {
    let progress = Progress::cleared_on(&["2026-11-18", "2026-11-19", "2026-11-20"]);
    let offered = |reminder, on| progress.earns_a_reminder(reminder, date(on));
    assert!(offered(Reminder::Unasked, "2026-11-20"));
    assert!(!offered(Reminder::Unasked, "2026-11-19"));
    assert!(!offered(Reminder::Unasked, "2026-11-22"), "the row is over");
    assert!(!offered(Reminder::Off, "2026-11-20"));
    assert!(!offered(at_hour(7), "2026-11-20"));
}

#[test]
fn an_hour_has_a_word() {
    let keys: Vec<&str> = Hour::all().map(Hour::key).collect();
    assert_eq!(keys, Hour::KEYS);
    assert_eq!(Hour::from_key("19"), Some(Hour::EVENING));
    for none in ["24", "07", "", "off"] {
        assert_eq!(Hour::from_key(none), None, "{none}");
    }
}

/// A time zone in 2026: minutes before Greenwich in winter and in summer, and when summer time begins and ends, by
/// Greenwich's clock. South of the equator it ends first.
struct Zone {
    name: &'static str,
    winter: i64,
    summer: i64,
    begins: &'static str,
    ends: &'static str,
}

const ZONES: [Zone; 6] = [
    Zone {
        name: "Berlin",
        winter: 60,
        summer: 120,
        begins: "2026-03-29T01:00:00",
        ends: "2026-10-25T01:00:00",
    },
    Zone {
        name: "New York",
        winter: -300,
        summer: -240,
        begins: "2026-03-08T07:00:00",
        ends: "2026-11-01T06:00:00",
    },
    // Its clocks change at midnight.
    Zone {
        name: "Santiago",
        winter: -240,
        summer: -180,
        begins: "2026-09-06T04:00:00",
        ends: "2026-04-05T03:00:00",
    },
    // Half an hour of summer time.
    Zone {
        name: "Lord Howe Island",
        winter: 630,
        summer: 660,
        begins: "2026-10-03T15:30:00",
        ends: "2026-04-04T15:00:00",
    },
    Zone {
        name: "Kolkata",
        winter: 330,
        summer: 330,
        begins: "2026-06-01T00:00:00",
        ends: "2026-09-01T00:00:00",
    },
    Zone {
        name: "Kiritimati",
        winter: 840,
        summer: 840,
        begins: "2026-06-01T00:00:00",
        ends: "2026-09-01T00:00:00",
    },
];

impl Zone {
    /// The time on a wall clock.
    fn local(&self, utc: NaiveDateTime) -> NaiveDateTime {
        let (begins, ends) = (moment(self.begins), moment(self.ends));
        let is_summer = if begins < ends {
            begins <= utc && utc < ends
        } else {
            utc < ends || begins <= utc
        };
        utc + Duration::minutes(if is_summer { self.summer } else { self.winter })
    }
}

/// A player, and a phone that reminds at the first instant at which the wall clock shows a planned moment or a later
/// one.
struct Life {
    progress: Progress,
    reminder: Reminder,
    planned: Vec<NaiveDateTime>,
    /// The time when the list was made.
    renewed: NaiveDateTime,
    /// The last date whose hour has come.
    reminded: Option<NaiveDate>,
    rng: SplitMix64,
}

impl Life {
    /// The reminders that the phone gives now.
    fn due(&mut self, now: NaiveDateTime) -> Vec<NaiveDateTime> {
        let (due, later) = self.planned.iter().partition(|moment| **moment <= now);
        self.planned = later;
        due
    }

    /// The reminder that it has to give now: at the hour of a date, once, if the date is open and the list reaches as
    /// far.
    fn expected(&mut self, now: NaiveDateTime, hour: u8) -> Vec<NaiveDateTime> {
        let moment = now
            .date()
            .and_time(NaiveTime::from_hms_opt(hour.into(), 0, 0).unwrap());
        if now < moment || Some(now.date()) <= self.reminded {
            return Vec::new();
        }
        self.reminded = Some(now.date());
        let is_open = !self
            .progress
            .is_cleared(CalendarDay::new(now.date()).unwrap());
        let is_planned = now.date() < self.renewed.date() + Duration::days(30);
        Vec::from_iter((is_open && is_planned).then_some(moment))
    }

    /// Now and then the app is opened, and often a day is cleared then: today's, or one that mends the row.
    fn play(&mut self, now: NaiveDateTime) {
        let opens = self.rng.next().is_multiple_of(40);
        // A long journey without the phone.
        let is_away = (60..=110).contains(
            &now.date()
                .signed_duration_since(date("2026-01-15"))
                .num_days(),
        );
        if !opens || is_away {
            return;
        }
        let ago = self.rng.next() % 4;
        let played = now.date() - Duration::days(i64::try_from(ago / 2).unwrap());
        if ago != 3 {
            let played = CalendarDay::new(played).unwrap();
            self.progress.clear(played, &mut Earned::default());
        }
        self.planned = self.progress.reminders(self.reminder, now);
        self.renewed = now;
    }
}

#[test]
fn over_a_year_each_open_day_is_reminded_of_once_whatever_the_clocks_do() {
    let (first, last) = (moment("2026-01-15T12:00:00"), moment("2027-01-15T12:00:00"));
    for (number, zone) in ZONES.iter().enumerate() {
        for hour in [0, 1, 2, 3, 9, 19, 23] {
            let begin = zone.local(first);
            let mut life = Life {
                progress: Progress::default(),
                reminder: at_hour(hour),
                planned: Progress::default().reminders(at_hour(hour), begin),
                renewed: begin,
                reminded: None,
                rng: SplitMix64::of_pair(number as u64, hour.into()),
            };
            life.expected(begin, hour);
            let (mut utc, mut reminders) = (first, 0);
            while utc < last {
                utc += Duration::minutes(30);
                let now = zone.local(utc);
                let due = life.due(now);
                reminders += due.len();
                assert_eq!(due, life.expected(now, hour), "{} at {now}", zone.name);
                life.play(now);
            }
            assert!(
                (100..360).contains(&reminders),
                "{}: {reminders}",
                zone.name
            );
        }
    }
}
