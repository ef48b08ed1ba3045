//! The calendar: a month to tap through, how far it is to its trophy, and the trophy.
//!
//! - this file: the screen
//! - `month`: the month as a table

mod month;

use dioxus::prelude::*;

use crate::ui::components::{Button, Count, Icon, MonthTrophy, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::texts::{t, texts};
use month::{Legend, MonthTable, Turn};
use rsg_game::app::screens::CalendarScreen;
use rsg_game::app::{App, CalendarEvent, ScreenName};
use rsg_game::progress::Month;

#[component]
pub fn Calendar() -> Element {
    let view = use_view(App::view::<CalendarScreen>);
    let this_month = use_view(|app| Month::of(app.today()));
    let shown = view.read();
    let looks_back = shown.looks_back;
    let (stamped, gilded, shown) = (shown.stamped, shown.gilded, &shown.month);
    let month = shown.month;
    rsx! {
        Frame { screen: ScreenName::Calendar, title: t("calendar-title"),
            div {
                class: "content calendar",
                // A tap is enough of it.
                onclick: move |_| if stamped.is_some() { dispatch(CalendarEvent::Seen) },
                section { class: "card calendar-card",
                    header { class: "month-head",
                        TurnButton { turn: Turn::Earlier, possible: shown.earlier.is_some() }
                        h2 { "data-testid": "month-label", "aria-live": "polite",
                            {texts().month(month.year(), month.number())}
                        }
                        TurnButton { turn: Turn::Later, possible: shown.later.is_some() }
                    }
                    MonthTable { view }
                    Legend {}
                }
                Progress {
                    month,
                    cleared: shown.cleared,
                    earned: shown.trophy,
                    gilded,
                    is_news: stamped.is_some_and(|day| day.month() == month),
                }
                p { class: "calendar-hint", {t("calendar-hint")} }
                div { class: "calendar-ways",
                    if month != this_month() {
                        Button {
                            icon: Icon::Calendar,
                            onclick: move |_| dispatch(CalendarEvent::Show(this_month())),
                            {t("calendar-go-today")}
                        }
                    }
                    if looks_back {
                        Button {
                            icon: Icon::Records,
                            test_id: "calendar-week",
                            onclick: move |_| dispatch(ScreenName::Week),
                            {t("week-title")}
                        }
                    }
                    Button {
                        icon: Icon::Trophy,
                        onclick: move |_| dispatch(ScreenName::Trophies),
                        {t("calendar-trophies")}
                    }
                }
            }
        }
    }
}

#[component]
fn TurnButton(turn: Turn, possible: bool) -> Element {
    let (icon, test_id, label) = match turn {
        Turn::Earlier => (Icon::Earlier, "month-prev", t("calendar-earlier")),
        Turn::Later => (Icon::Later, "month-next", t("calendar-later")),
    };
    rsx! {
        Button {
            variant: Variant::Round,
            icon,
            label,
            test_id,
            disabled: !possible,
            onclick: move |_| dispatch(turn.event()),
        }
    }
}

/// The time at which the number of cleared days ticks, in milliseconds: the stamp has come down and the bar has run.
const TICKS_AT: u32 = 1300;

/// The month's progress: days cleared, days missing, and the trophy they make.
#[component]
fn Progress(
    month: Month,
    cleared: u32,
    earned: bool,
    /// Two stars in each day have gilded it.
    gilded: bool,
    /// One of the days was cleared just now: the bar runs and the number ticks.
    is_news: bool,
) -> Element {
    let days = month.length();
    let name = texts().month_name(month.number());
    let before = if is_news {
        cleared.saturating_sub(1)
    } else {
        cleared
    };
    let share = |cleared: u32| f64::from(cleared) / f64::from(days);
    let counts: Vec<String> = (before..=cleared)
        .map(|cleared| t!("calendar-progress", cleared = cleared, days = days))
        .collect();
    let (label, to_go) = if earned {
        ("calendar-trophy-earned", "calendar-complete")
    } else {
        ("calendar-trophy-locked", "calendar-to-go")
    };
    let label = t!(label, month = name.clone());
    let to_go = t!(to_go, missing = days - cleared, month = name);
    rsx! {
        section { class: "card month-progress", "data-earned": "{earned}", "data-gilded": gilded.then_some("true"),
            MonthTrophy { month, cleared: (!earned).then_some(cleared), label }
            div { class: "month-progress-words",
                p { class: "month-progress-count", "data-testid": "month-progress", "data-value": "{cleared}",
                    span { "aria-hidden": "true",
                        Count { run: "{cleared}-{is_news}", values: counts, at: TICKS_AT }
                    }
                    span { class: "unseen", {t!("calendar-progress-words", cleared = cleared, days = days)} }
                }
                div { class: "month-bar", "aria-hidden": "true", "data-news": is_news.then_some("true"),
                    i { style: "--from: {share(before)}; --to: {share(cleared)}" }
                }
                p { class: "month-progress-to-go", {to_go} }
                if gilded {
                    p { class: "month-progress-to-go", {t("calendar-gilded")} }
                }
            }
        }
    }
}
