//! Days, months, years, and clocks that go wrong.

use super::*;

fn month(text: &str) -> Month {
    day(&format!("{text}-01")).month()
}

#[test]
fn months_have_their_lengths_and_first_columns() {
    // Year and month, days, column of the first day (0 for Sunday).
    for (text, length, column) in [
        ("2026-01", 31, 4),
        ("2026-02", 28, 0),
        ("2026-03", 31, 0),
        ("2026-04", 30, 3),
        ("2026-05", 31, 5),
        ("2026-06", 30, 1),
        ("2026-07", 31, 3),
        ("2026-08", 31, 6),
        ("2026-09", 30, 2),
        ("2026-10", 31, 4),
        ("2026-11", 30, 0),
        ("2026-12", 31, 2),
        ("2027-02", 28, 1),
        ("2028-02", 29, 2),
        ("2032-02", 29, 0),
        ("2100-02", 28, 1),
        ("2400-02", 29, 2),
    ] {
        let month = month(text);
        assert_eq!(
            (month.length(), month.first_column_from_sunday()),
            (length, column),
            "{text}"
        );
        assert_eq!(month.days().count() as u32, length);
        assert_eq!(month.to_string(), text);
    }
}

#[test]
fn months_follow_each_other_across_years() {
    assert_eq!(Month::FIRST.earlier(), None);
    assert_eq!(month("2026-12").later(), Some(month("2027-01")));
    assert_eq!(month("2027-01").earlier(), Some(month("2026-12")));
    assert_eq!(Month::new(9999, 12).unwrap().later(), None);
    assert_eq!(Month::new(2026, 13), None);
    assert_eq!(Month::new(2026, 0), None);
    assert_eq!(Month::new(2025, 12), None);
    let all: Vec<Month> = std::iter::successors(Some(Month::FIRST), |m| m.later())
        .take(30)
        .collect();
    assert!(
        all.windows(2)
            .all(|pair| pair[0] < pair[1] && pair[1].earlier() == Some(pair[0]))
    );
}

#[test]
fn the_calendar_begins_in_january_2026() {
    assert_eq!(CalendarDay::parse("2025-12-31"), None);
    assert_eq!(
        CalendarDay::parse("2026-01-01").unwrap().to_string(),
        "2026-01-01"
    );
    for wrong in [
        "",
        "2026-1-1",
        "2026-02-29",
        "2026-13-01",
        "2026-11-31",
        "today",
        "+2026-01-01",
        "2026-01-01 ",
    ] {
        assert_eq!(CalendarDay::parse(wrong), None, "{wrong}");
    }
    assert!(CalendarDay::parse("2028-02-29").is_some());
    assert_eq!(Month::of(date("2025-06-01")), Month::FIRST);
}

#[test]
fn days_to_come_are_not_playable() {
    let today = date("2026-11-21");
    for (text, state, playable) in [
        ("2026-01-01", DayState::Open, true),
        ("2026-11-20", DayState::Open, true),
        ("2026-11-21", DayState::Open, true),
        ("2026-11-22", DayState::Future, false),
        ("2027-01-01", DayState::Future, false),
    ] {
        let view = Progress::default().day(day(text), today);
        assert_eq!(
            (view.state, view.playable, view.today),
            (state, playable, text == "2026-11-21")
        );
    }
}

#[test]
fn a_device_whose_clock_is_before_the_calendar_still_shows_one() {
    let today = date("2001-01-01");
    let shown = Progress::default().calendar(Month::of(today), today);
    assert_eq!(shown.month, Month::FIRST);
    assert!(
        shown
            .days
            .iter()
            .all(|view| view.state == DayState::Future && !view.playable)
    );
    assert_eq!((shown.earlier, shown.later), (None, None));
    let years = Progress::default().trophies(today);
    assert_eq!(years.len(), 1);
    assert_eq!(years[0].year, FIRST_YEAR);
}

/// A clock in the year 9999, and a day that was cleared there: the list of years stays one that can be drawn.
#[test]
fn a_clock_far_ahead_makes_no_endless_list_of_years() {
    let mut player = Career::default();
    player.play(on(day("2026-11-21")), Outcome::Won);
    let years = |player: &Career, today: &str| -> Vec<i32> {
        let trophies = player.progress.trophies(date(today));
        trophies.iter().map(|year| year.year).collect()
    };
    assert_eq!(years(&player, "2030-01-01"), [2030, 2029, 2028, 2027, 2026]);
    let far = years(&player, "9999-06-01");
    assert_eq!((far.len(), far[0], far[20]), (21, 9999, 2026));
    player.play(on(day("9999-01-01")), Outcome::Won);
    let listed = years(&player, "2031-01-01");
    assert_eq!(listed[..2], [9999, 9998]);
    assert_eq!(listed[20..], [2031, 2026]);
}

#[test]
fn winning_clears_the_day_once_and_losing_leaves_it_open() {
    let mut player = Career::default();
    let target = day("2026-11-03");
    for outcome in [Outcome::Lost, Outcome::Drawn] {
        assert_eq!(player.play(on(target), outcome).day, None);
        assert!(!player.progress.is_cleared(target));
    }
    let cleared = player.play(on(target), Outcome::Won).day;
    assert_eq!(
        cleared,
        Some(DayCleared {
            day: target,
            cleared: 1,
            days: 30,
            row: 1,
            mends: false,
            seven: false,
            longest: false,
        })
    );
    assert_eq!(
        player.play(on(target), Outcome::Won).day,
        None,
        "it was cleared before"
    );
    player.play(on(target), Outcome::Lost);
    assert!(player.progress.is_cleared(target));
}

#[test]
fn a_row_of_days_is_the_longest_so_far_from_the_third_day_on_and_only_once() {
    let mut player = Career::default();
    let days = [
        ("2026-11-01", false),
        ("2026-11-02", false),
        ("2026-11-03", true),
        ("2026-11-10", false),
        ("2026-11-11", false),
        // As long as the first one.
        ("2026-11-12", false),
        ("2026-11-13", true),
        // Both rows and the days between are one.
        ("2026-11-04", false),
    ];
    for (text, is_longest) in days {
        let news = player.play(on(day(text)), Outcome::Won).day.unwrap();
        assert_eq!(news.longest, is_longest, "{text}: {}", news.row);
    }
}

#[test]
fn an_ordinary_win_clears_the_day_it_is_won_on_and_nothing_else_does() {
    let today = day("2026-11-21");
    let mut player = Career {
        today: Some(today.date()),
        ..Career::default()
    };
    let cpu = Opponent::Cpu {
        level: CpuLevel::One,
        day: None,
    };
    assert_eq!(player.play(cpu.clone(), Outcome::Lost).day, None);
    let exam = Opponent::Exam {
        exam: Exam::ALL[0],
        attempt: AttemptId(1),
    };
    assert_eq!(player.play(exam, Outcome::Won).day, None);
    assert_eq!(
        player
            .play(on(day("2026-11-02")), Outcome::Won)
            .day
            .map(|day| day.day),
        Some(day("2026-11-02"))
    );
    assert!(
        !player.progress.is_cleared(today),
        "another day was played for"
    );
    assert_eq!(
        player
            .play(cpu.clone(), Outcome::Won)
            .day
            .map(|day| day.day),
        Some(today)
    );
    assert_eq!(
        player.play(cpu, Outcome::Won).day,
        None,
        "it was cleared before"
    );
}

#[test]
fn a_day_in_a_gap_mends_the_row() {
    let mut player = Career::default();
    let mut clear = |text| {
        let cleared = player.play(on(day(text)), Outcome::Won).day.unwrap();
        (cleared.row, cleared.mends)
    };
    assert_eq!(clear("2026-10-30"), (1, false));
    assert_eq!(clear("2026-10-31"), (2, false));
    assert_eq!(clear("2026-11-02"), (1, false));
    assert_eq!(clear("2026-11-03"), (2, false));
    assert_eq!(
        clear("2026-11-01"),
        (5, true),
        "a row goes on from month to month"
    );
}

#[test]
fn the_day_is_the_one_that_was_tapped() {
    let mut player = Career {
        today: Some(date("2026-11-22")),
        ..Career::default()
    };
    let earned = player.play(on(day("2026-11-21")), Outcome::Won);
    assert_eq!(earned.day.unwrap().day, day("2026-11-21"));
    assert!(!player.progress.is_cleared(day("2026-11-22")));
    assert_eq!(
        player.progress.on(date("2026-11-22")).won,
        1,
        "the result belongs to the date it ended on"
    );
}

#[test]
fn a_clock_set_back_loses_nothing_and_clears_no_other_day() {
    let mut player = Career {
        today: Some(date("2026-11-21")),
        ..Career::default()
    };
    player.play(on(day("2026-11-21")), Outcome::Won);
    let before = player.progress.clone();
    let back = date("2026-10-05");
    let shown = player
        .progress
        .calendar(Month::of(date("2026-11-21")), back);
    let cleared = shown.days[20];
    assert_eq!(
        (cleared.state, cleared.playable),
        (DayState::Cleared, false)
    );
    assert_eq!(shown.cleared, 1);
    let october = player.progress.calendar(Month::of(back), back);
    assert_eq!(
        october.later,
        Some(month("2026-11")),
        "the cleared day can still be looked at"
    );
    player.today = Some(back);
    player.win(CpuLevel::One);
    assert!(player.progress.is_cleared(day("2026-10-05")));
    assert_eq!(player.progress.cleared_in(month("2026-10")), 1);
    assert_eq!(
        player.progress.cleared_in(month("2026-11")),
        before.cleared_in(month("2026-11"))
    );
    assert_eq!(player.progress.total().won, 2);
}

#[test]
fn the_last_open_day_earns_the_months_trophy_once() {
    for text in ["2026-01", "2026-02", "2026-04", "2028-02", "2026-12"] {
        let mut player = Career::default();
        let month = month(text);
        // The last day is won first: the trophy is for all of them, in any order.
        let days: Vec<CalendarDay> = month.days().rev().collect();
        let (last, others) = days.split_last().unwrap();
        for day in others {
            assert_eq!(player.play(on(*day), Outcome::Won).month_trophy, None);
        }
        assert!(!player.progress.has_month_trophy(month));
        let earned = player.play(on(*last), Outcome::Won);
        assert_eq!(earned.month_trophy, Some(month));
        assert_eq!(earned.year_trophy, None);
        assert_eq!(earned.day.unwrap().cleared, month.length());
        for day in &days {
            assert_eq!(player.play(on(*day), Outcome::Won).month_trophy, None);
        }
        assert!(player.progress.calendar(month, date("2030-01-01")).trophy);
    }
}

#[test]
fn the_last_month_earns_the_years_trophy() {
    for year in [2026, 2028] {
        let mut profile = Profile::default();
        let today = date("2029-06-01");
        for month in Month::of_year(year).skip(1) {
            profile.forge_month(month, today);
        }
        let mut progress = Progress::of(&profile);
        assert!(!progress.has_year_trophy(year));
        profile.forge_month(Month::new(year, 1).unwrap(), today);
        let earned = progress_of_last(&mut progress, &profile);
        assert_eq!(earned.month_trophy, Month::new(year, 1));
        assert_eq!(earned.year_trophy, Some(year));
        let years = progress.trophies(today);
        assert_eq!(
            years.iter().map(|y| y.year).collect::<Vec<_>>(),
            [2029, 2028, 2027, 2026]
        );
        let full = years.iter().find(|y| y.year == year).unwrap();
        assert!(full.complete && full.months.iter().all(|m| *m));
        assert_eq!(
            full.cleared.iter().sum::<u32>(),
            if year == 2028 { 366 } else { 365 }
        );
        assert!(years.iter().filter(|y| y.year != year).all(|y| !y.complete));
    }
}

/// Folds the matches that `progress` has not seen and returns what the last one earned.
fn progress_of_last(progress: &mut Progress, profile: &Profile) -> Earned {
    let seen = progress.total().played() as usize;
    let mut earned = Earned::default();
    for finished in &profile.matches()[seen..] {
        earned = progress.fold(finished);
    }
    earned
}

#[test]
fn a_month_of_the_calendar_shows_where_it_leads() {
    let today = date("2026-11-21");
    let shown = Progress::default().calendar(month("2026-11"), today);
    assert_eq!((shown.earlier, shown.later), (Some(month("2026-10")), None));
    let shown = Progress::default().calendar(month("2026-10"), today);
    assert_eq!(shown.later, Some(month("2026-11")));
}
