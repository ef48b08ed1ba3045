//! A month as a table of weeks, Sunday to Saturday, to be tapped, swiped and walked through with the arrow keys.
//!
//! Sets `data-day="cleared|open|future"` on every day, `data-today="true"` on today's, and `data-from="earlier|later"`
//! on the table, which the style sheet lets the new month slide in by.
use std::collections::HashMap;
use std::rc::Rc;

use chrono::Datelike;
use dioxus::prelude::*;

use crate::ui::components::{Icon, IconView, Swipe, use_finger};
use crate::ui::runtime::dispatch;
use crate::ui::texts::{t, texts};
use rsg_game::app::CalendarEvent;
use rsg_game::app::CalendarView;
use rsg_game::progress::{CalendarDay, CalendarMonth, DayState, DayView, Month};

/// A week's seven places, empty where they belong to another month.
type Week = [Option<DayView>; 7];

fn weeks(month: &CalendarMonth) -> Vec<Week> {
    let mut weeks = Vec::new();
    let mut column = month.first_column as usize;
    let mut week: Week = [None; 7];
    for &day in &month.days {
        week[column] = Some(day);
        column += 1;
        if column == week.len() {
            weeks.push(std::mem::take(&mut week));
            column = 0;
        }
    }
    if column > 0 {
        weeks.push(week);
    }
    weeks
}

/// A turn of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    Earlier,
    Later,
}

impl Turn {
    /// The app's event. Where there is no such month, nothing happens.
    pub(super) fn event(self) -> CalendarEvent {
        match self {
            Turn::Earlier => CalendarEvent::Earlier,
            Turn::Later => CalendarEvent::Later,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Turn::Earlier => "earlier",
            Turn::Later => "later",
        }
    }
}

/// The day that an arrow key leads to within the month, if there is one.
fn walked(month: &CalendarMonth, from: CalendarDay, key: NamedKey) -> Option<CalendarDay> {
    let place = month.days.iter().position(|view| view.day == from)? as i64;
    let step = match key {
        NamedKey::ArrowLeft => -1,
        NamedKey::ArrowRight => 1,
        NamedKey::ArrowUp => -7,
        NamedKey::ArrowDown => 7,
        _ => return None,
    };
    let target = usize::try_from(place + step).ok()?;
    let view = month.days.get(target).filter(|view| view.playable)?;
    Some(view.day)
}

/// The day that the Tab key comes to at first: today, else the last one that can be played.
fn first_stop(month: &CalendarMonth) -> Option<CalendarDay> {
    let playable = || month.days.iter().filter(|view| view.playable);
    playable()
        .find(|view| view.today)
        .or_else(|| playable().next_back())
        .map(|view| view.day)
}

/// The way in which the page was turned to show this month; none when it is the first one shown.
fn use_turned_page(month: Month) -> Option<Turn> {
    let mut last = use_hook(|| CopyValue::new((month, None)));
    let (before, way) = last();
    let way = match month.cmp(&before) {
        std::cmp::Ordering::Less => Some(Turn::Earlier),
        std::cmp::Ordering::Greater => Some(Turn::Later),
        std::cmp::Ordering::Equal => way,
    };
    last.set((month, way));
    way
}

/// The place of the keyboard in the table.
#[derive(Clone, Copy, PartialEq)]
struct Focus {
    /// The day that the arrow keys have come to.
    walked_to: Signal<Option<CalendarDay>>,
    buttons: CopyValue<HashMap<CalendarDay, Rc<MountedData>>>,
    /// A day of the month that is turned to takes the focus.
    follows: CopyValue<bool>,
}

fn use_focus() -> Focus {
    use_hook(|| Focus {
        walked_to: Signal::new(None),
        buttons: CopyValue::new(HashMap::new()),
        follows: CopyValue::new(false),
    })
}

impl Focus {
    /// The one day that the Tab key comes to.
    fn stop(self, month: &CalendarMonth) -> Option<CalendarDay> {
        let walked_to = (self.walked_to)().filter(|day| day.month() == month.month);
        walked_to.or_else(|| first_stop(month))
    }

    fn walk(mut self, month: &CalendarMonth, key: NamedKey) {
        let target = self.stop(month).and_then(|from| walked(month, from, key));
        let Some(target) = target else {
            return;
        };
        self.walked_to.set(Some(target));
        if let Some(button) = self.buttons.read().get(&target) {
            focus(button.clone());
        }
    }

    fn mounted(mut self, day: CalendarDay, is_stop: bool, button: Rc<MountedData>) {
        if is_stop && self.follows.replace(false) {
            focus(button.clone());
        }
        self.buttons.write().insert(day, button);
    }
}

/// Puts the focus on a day.
fn focus(button: Rc<MountedData>) {
    spawn(async move {
        // A day that has just gone cannot take the focus, and that is all right.
        let _ = button.set_focus(true).await;
    });
}

/// The table of a month's days.
#[component]
pub(super) fn MonthTable(view: ReadSignal<CalendarView>) -> Element {
    let finger = use_finger();
    let mut focus = use_focus();
    let month = view.read().month.month;
    let from = use_turned_page(month);
    let name = texts().month(month.year(), month.number());
    let turn = move |turn: Turn| {
        let month = view.peek().month.clone();
        let there = match turn {
            Turn::Earlier => month.earlier,
            Turn::Later => month.later,
        };
        if there.is_some() {
            dispatch(turn.event());
        }
    };
    let mut turn_by_key = move |way| {
        focus.follows.set(true);
        turn(way);
    };
    rsx! {
        div {
            class: "month",
            role: "grid",
            "aria-label": t!("calendar-grid", month = name),
            ontouchstart: move |event| finger.down(&event),
            ontouchend: move |event| match finger.up(&event) {
                Some(Swipe::Right) => turn(Turn::Earlier),
                Some(Swipe::Left) => turn(Turn::Later),
                None => {}
            },
            onkeydown: move |event| match event.key() {
                Key::Named(NamedKey::PageUp) => turn_by_key(Turn::Earlier),
                Key::Named(NamedKey::PageDown) => turn_by_key(Turn::Later),
                Key::Named(
                    key @ (NamedKey::ArrowLeft | NamedKey::ArrowRight | NamedKey::ArrowUp | NamedKey::ArrowDown),
                ) => {
                    event.prevent_default();
                    focus.walk(&view.peek().month, key);
                }
                _ => {}
            },
            div { class: "week weekdays", role: "row",
                for day in 0..7 {
                    span {
                        key: "{day}",
                        role: "columnheader",
                        "aria-label": texts().weekday(day),
                        {texts().weekday_short(day)}
                    }
                }
            }
            // A month is a page of its own: it is drawn anew, so that it slides in and no button stands for two days.
            for month in [month] {
                Page { key: "{month}", view, from, focus }
            }
        }
    }
}

#[component]
fn Page(view: ReadSignal<CalendarView>, from: Option<Turn>, focus: Focus) -> Element {
    let shown = view.read();
    let CalendarView {
        month,
        stamped,
        stars,
        solved_puzzles,
        ..
    } = &*shown;
    let stars_of = |day| {
        stars
            .iter()
            .find(|(one, _)| *one == day)
            .map_or(0, |(_, most)| *most)
    };
    let stop = focus.stop(month);
    rsx! {
        div { class: "weeks", role: "rowgroup", "data-from": from.map(Turn::key),
            for (row , week) in weeks(month).into_iter().enumerate() {
                div { key: "{row}", class: "week", role: "row",
                    for (column , place) in week.into_iter().enumerate() {
                        div { key: "{column}", role: "gridcell",
                            if let Some(view) = place {
                                DayButton {
                                    view,
                                    is_stamped: *stamped == Some(view.day),
                                    stars: stars_of(view.day),
                                    has_puzzle: solved_puzzles.contains(&view.day),
                                    is_stop: stop == Some(view.day),
                                    focus,
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[component]
fn DayButton(
    view: DayView,
    is_stamped: bool,
    /// The most stars of the day's game; 0 without any.
    stars: u8,
    /// The puzzle of the day is solved.
    has_puzzle: bool,
    is_stop: bool,
    focus: Focus,
) -> Element {
    let state = match view.state {
        DayState::Cleared => "cleared",
        DayState::Open => "open",
        DayState::Future => "future",
    };
    rsx! {
        button {
            class: "day",
            r#type: "button",
            "data-testid": "day-{view.day}",
            "data-day": state,
            "data-today": view.today.then_some("true"),
            "data-stamped": is_stamped.then_some("true"),
            "data-puzzle": has_puzzle.then_some("solved"),
            "aria-current": view.today.then_some("date"),
            "data-stars": (0 < stars).then_some(stars),
            "aria-label": spoken(view, stars, has_puzzle),
            tabindex: if is_stop { "0" } else { "-1" },
            disabled: !view.playable,
            onmounted: move |event| focus.mounted(view.day, is_stop, event.data()),
            onclick: move |_| dispatch(CalendarEvent::Day(view.day)),
            span { class: "day-number", {texts().number(view.day.date().day())} }
            if 0 < stars {
                span { class: "day-stars", "aria-hidden": "true",
                    for star in 0..stars {
                        IconView { key: "{star}", icon: Icon::Star }
                    }
                }
            } else if view.state == DayState::Cleared {
                IconView { icon: Icon::Check }
            }
            if has_puzzle {
                i { class: "day-puzzle" }
            }
        }
    }
}

/// The meaning of the marks in the cells.
#[component]
pub(super) fn Legend() -> Element {
    rsx! {
        ul { class: "month-legend",
            li {
                IconView { icon: Icon::Check }
                {t("calendar-legend-cleared")}
            }
            li { class: "month-legend-stars",
                IconView { icon: Icon::Star }
                {t("calendar-legend-stars")}
            }
            li {
                i { class: "day-puzzle" }
                {t("calendar-legend-puzzle")}
            }
        }
    }
}

/// The announcement of a day for screen readers.
fn spoken(view: DayView, stars: u8, has_puzzle: bool) -> String {
    let key = match (view.state, view.today) {
        (DayState::Cleared, true) => "calendar-today-cleared",
        (DayState::Cleared, false) if view.playable => "calendar-day-cleared",
        (DayState::Cleared, false) => "calendar-day-future-cleared",
        (DayState::Open, true) => "calendar-today-open",
        (DayState::Open, false) => "calendar-day-open",
        (DayState::Future, _) => "calendar-day-future",
    };
    let day = t!(key, date = texts().date(view.day.date()));
    let day = match stars {
        0 => day,
        stars => t!(
            "calendar-day-with-stars",
            day = day,
            stars = t!("today-stars", stars = stars)
        ),
    };
    if has_puzzle {
        t!("calendar-day-with-puzzle", day = day)
    } else {
        day
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use chrono::NaiveDate;
    use rsg_game::progress::Progress;

    fn month(year: i32, number: u32) -> CalendarMonth {
        let today = NaiveDate::from_ymd_opt(2028, 3, 10).unwrap();
        Progress::default().calendar(Month::new(year, number).unwrap(), today)
    }

    fn day(text: &str) -> CalendarDay {
        CalendarDay::parse(text).unwrap()
    }

    #[test]
    fn november_2026_begins_on_a_sunday_and_ends_on_a_monday() {
        let weeks = weeks(&month(2026, 11));
        assert_eq!(weeks.len(), 5);
        assert_eq!(weeks[0][0].unwrap().day, day("2026-11-01"));
        assert_eq!(weeks[4][1].unwrap().day, day("2026-11-30"));
        assert_eq!(weeks[4][2], None);
    }

    #[test]
    fn every_month_s_days_stand_under_their_weekday() {
        use chrono::Datelike;
        for number in 1..=12 {
            for year in [2026, 2027, 2028] {
                let month = month(year, number);
                let weeks = weeks(&month);
                let mut seen = 0;
                for week in &weeks {
                    assert!(
                        week.iter().any(Option::is_some),
                        "{year}-{number} has an empty week"
                    );
                    for (column, view) in week.iter().enumerate() {
                        if let Some(view) = view {
                            let weekday = view.day.date().weekday().num_days_from_sunday();
                            assert_eq!(weekday as usize, column);
                            seen += 1;
                        }
                    }
                }
                assert_eq!(seen, month.days.len());
            }
        }
    }

    #[test]
    fn a_february_that_fits_has_four_weeks_and_a_long_month_six() {
        assert_eq!(weeks(&month(2026, 2)).len(), 4);
        assert_eq!(weeks(&month(2026, 8)).len(), 6);
        assert_eq!(month(2028, 2).days.len(), 29);
    }

    #[test]
    fn arrow_keys_walk_over_days_that_can_be_played() {
        let month = month(2028, 3);
        let from = day("2028-03-09");
        assert_eq!(
            walked(&month, from, NamedKey::ArrowRight),
            Some(day("2028-03-10"))
        );
        assert_eq!(
            walked(&month, from, NamedKey::ArrowUp),
            Some(day("2028-03-02"))
        );
        assert_eq!(walked(&month, from, NamedKey::ArrowDown), None);
        assert_eq!(walked(&month, day("2028-03-01"), NamedKey::ArrowLeft), None);
        assert_eq!(walked(&month, from, NamedKey::Enter), None);
    }
}
