//! A month as a table of weeks, Sunday to Saturday, to be tapped, swiped and walked through with the arrow keys.
//!
//! Sets `data-day="cleared|open|future"` on every day, `data-today="true"` on today's, and `data-from="earlier|later"` on
//! the table, which the style sheet lets the new month slide in by.
use std::collections::HashMap;
use std::rc::Rc;

use dioxus::prelude::*;

use crate::ui::components::picture::IconView;
use crate::ui::drawings::Icon;
use crate::ui::texts::use_texts;
use rsg_game::app::{CalendarEvent, Event};
use rsg_game::progress::{CalendarDay, CalendarMonth, DayState, DayView, Month};

/// How far a finger has to travel sideways to turn the page, in CSS pixels.
const SWIPE: f64 = 44.0;

/// A week's seven places, empty where they belong to another month.
pub type Week = [Option<DayView>; 7];

/// The weeks of a month.
pub fn weeks(month: &CalendarMonth) -> Vec<Week> {
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

/// Where a finger's way leads, if it was a swipe: sideways, and clearly more so than up or down.
pub fn swiped(from: (f64, f64), to: (f64, f64)) -> Option<Turn> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    if dx.abs() < SWIPE || dx.abs() < 1.6 * dy.abs() {
        return None;
    }
    Some(if dx > 0.0 { Turn::Earlier } else { Turn::Later })
}

/// A turn of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// To the month before.
    Earlier,
    /// To the month after.
    Later,
}

impl Turn {
    /// What the app is told.
    pub fn event(self) -> Event {
        Event::Calendar(match self {
            Turn::Earlier => CalendarEvent::Earlier,
            Turn::Later => CalendarEvent::Later,
        })
    }

    fn key(self) -> &'static str {
        match self {
            Turn::Earlier => "earlier",
            Turn::Later => "later",
        }
    }
}

/// The day that an arrow key leads to within the month, if there is one.
pub fn walked(month: &CalendarMonth, from: CalendarDay, key: &Key) -> Option<CalendarDay> {
    let place = month.days.iter().position(|view| view.day == from)? as i64;
    let step = match key {
        Key::ArrowLeft => -1,
        Key::ArrowRight => 1,
        Key::ArrowUp => -7,
        Key::ArrowDown => 7,
        _ => return None,
    };
    let target = usize::try_from(place + step).ok()?;
    month
        .days
        .get(target)
        .filter(|view| view.playable)
        .map(|view| view.day)
}

/// The day that the Tab key comes to: today, else the last one that can be played.
fn first_stop(month: &CalendarMonth) -> Option<CalendarDay> {
    let playable = || month.days.iter().filter(|view| view.playable);
    playable()
        .find(|view| view.today)
        .or_else(|| playable().next_back())
        .map(|view| view.day)
}

/// Which way the page was turned to show this month; nothing when it is the first one shown.
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

/// The table of a month's days.
#[component]
pub fn MonthTable(
    month: CalendarMonth,
    on_day: EventHandler<CalendarDay>,
    on_turn: EventHandler<Turn>,
) -> Element {
    let texts = use_texts();
    let mut finger = use_signal(|| None::<(f64, f64)>);
    let mut buttons = use_signal(HashMap::<CalendarDay, Rc<MountedData>>::new);
    let mut stop = use_signal(|| None::<CalendarDay>);
    let mut refocus = use_hook(|| CopyValue::new(false));

    let stop_here = stop()
        .filter(|day| day.month() == month.month)
        .or_else(|| first_stop(&month));
    let (earlier, later) = (month.earlier.is_some(), month.later.is_some());
    let turn = move |way: Turn| {
        let possible = match way {
            Turn::Earlier => earlier,
            Turn::Later => later,
        };
        if possible {
            on_turn.call(way);
        }
    };
    // The new page slides in from the side it was on.
    let shown = use_turned_page(month.month);
    let walk_month = month.clone();
    let mut walk = move |key: &Key| {
        let Some(target) = stop_here.and_then(|from| walked(&walk_month, from, key)) else {
            return;
        };
        stop.set(Some(target));
        if let Some(button) = buttons.peek().get(&target) {
            focus(button.clone());
        }
    };
    let name = texts.read().month(month.month.year(), month.month.number());
    let label = crate::t!("calendar-grid", month = name);
    let days: Vec<String> = (0..7).map(|day| texts.read().weekday(day)).collect();
    let shorts: Vec<String> = (0..7).map(|day| texts.read().weekday_short(day)).collect();

    rsx! {
        div {
            class: "month",
            role: "grid",
            "aria-label": label,
            ontouchstart: move |event| {
                let point = event.touches().first().map(|touch| touch.client_coordinates());
                finger.set(point.map(|point| (point.x, point.y)));
            },
            ontouchend: move |event| {
                let from = finger.take();
                let to = event.touches_changed().first().map(|touch| touch.client_coordinates());
                if let (Some(from), Some(to)) = (from, to)
                    && let Some(way) = swiped(from, (to.x, to.y))
                {
                    turn(way);
                }
            },
            onkeydown: move |event| match event.key() {
                Key::PageUp => {
                    refocus.set(true);
                    turn(Turn::Earlier);
                }
                Key::PageDown => {
                    refocus.set(true);
                    turn(Turn::Later);
                }
                key @ (Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown) => {
                    event.prevent_default();
                    walk(&key);
                }
                _ => {}
            },
            div { class: "week weekdays", role: "row",
                for (day, short) in days.into_iter().zip(shorts) {
                    span { key: "{day}", role: "columnheader", "aria-label": day, {short} }
                }
            }
            // A month is a page of its own: it is drawn anew, so that it slides in and no button stands for two days.
            for page in [month] {
                Page {
                    key: "{page.month}",
                    month: page,
                    from: shown,
                    stop: stop_here,
                    on_day,
                    on_mounted: move |(day, button): (CalendarDay, Rc<MountedData>)| {
                        if refocus() && stop_here == Some(day) {
                            refocus.set(false);
                            focus(button.clone());
                        }
                        buttons.write().insert(day, button);
                    },
                }
            }
        }
    }
}

/// Puts the focus on a day.
fn focus(button: Rc<MountedData>) {
    spawn(async move {
        // A day that has just gone cannot take the focus, and that is all right.
        let _ = button.set_focus(true).await;
    });
}

/// The weeks of a month.
#[component]
fn Page(
    month: CalendarMonth,
    from: Option<Turn>,
    stop: Option<CalendarDay>,
    on_day: EventHandler<CalendarDay>,
    on_mounted: EventHandler<(CalendarDay, Rc<MountedData>)>,
) -> Element {
    rsx! {
        div { class: "weeks", role: "rowgroup", "data-from": from.map(Turn::key),
            for (row , week) in weeks(&month).into_iter().enumerate() {
                div { key: "{row}", class: "week", role: "row",
                    for (column , place) in week.into_iter().enumerate() {
                        div { key: "{column}", role: "gridcell",
                            if let Some(view) = place {
                                DayButton {
                                    view,
                                    tab_stop: stop == Some(view.day),
                                    on_day,
                                    on_mounted: move |button| on_mounted.call((view.day, button)),
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
    tab_stop: bool,
    on_day: EventHandler<CalendarDay>,
    on_mounted: EventHandler<Rc<MountedData>>,
) -> Element {
    let texts = use_texts();
    let date = texts.read().date(view.day.date());
    let number = {
        use chrono::Datelike;
        texts.read().number(i64::from(view.day.date().day()))
    };
    let label = match (view.state, view.today) {
        (DayState::Cleared, true) => crate::t!("calendar-today-cleared", date = date),
        (DayState::Cleared, false) if view.playable => {
            crate::t!("calendar-day-cleared", date = date)
        }
        (DayState::Cleared, false) => crate::t!("calendar-day-future-cleared", date = date),
        (DayState::Open, true) => crate::t!("calendar-today-open", date = date),
        (DayState::Open, false) => crate::t!("calendar-day-open", date = date),
        (DayState::Future, _) => crate::t!("calendar-day-future", date = date),
    };
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
            "aria-current": view.today.then_some("date"),
            "aria-label": label,
            tabindex: if tab_stop { "0" } else { "-1" },
            disabled: !view.playable,
            onmounted: move |event| on_mounted.call(event.data()),
            onclick: move |_| on_day.call(view.day),
            span { class: "day-number", {number} }
            if view.state == DayState::Cleared {
                IconView { icon: Icon::Star }
            }
        }
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
    fn a_swipe_is_long_and_level() {
        assert_eq!(swiped((200.0, 300.0), (120.0, 310.0)), Some(Turn::Later));
        assert_eq!(swiped((100.0, 300.0), (190.0, 280.0)), Some(Turn::Earlier));
        assert_eq!(swiped((100.0, 300.0), (120.0, 300.0)), None);
        assert_eq!(swiped((100.0, 300.0), (160.0, 380.0)), None);
    }

    #[test]
    fn arrow_keys_walk_over_days_that_can_be_played() {
        let month = month(2028, 3);
        let from = day("2028-03-09");
        assert_eq!(
            walked(&month, from, &Key::ArrowRight),
            Some(day("2028-03-10"))
        );
        assert_eq!(walked(&month, from, &Key::ArrowUp), Some(day("2028-03-02")));
        assert_eq!(walked(&month, from, &Key::ArrowDown), None);
        assert_eq!(walked(&month, day("2028-03-01"), &Key::ArrowLeft), None);
        assert_eq!(walked(&month, from, &Key::Enter), None);
    }
}
