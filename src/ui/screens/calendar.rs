//! The calendar: a month to tap through, how far it is to its trophy, and the trophy.
use dioxus::prelude::*;

use crate::ui::components::frame::Frame;
use crate::ui::components::month::{MonthTable, Turn};
use crate::ui::components::picture::{IconView, MonthTrophy};
use crate::ui::drawings::Icon;
use crate::ui::texts::{t, use_texts};
use rsg_game::app::{CalendarEvent, CalendarView, Event, ScreenName};
use rsg_game::progress::{CalendarMonth, Month};

/// The Calendar screen. `this_month` is the one today lies in.
#[component]
pub fn CalendarScreen(view: CalendarView, this_month: Month, on: EventHandler<Event>) -> Element {
    let texts = use_texts();
    let month = view.month;
    let name = texts.read().month(month.month.year(), month.month.number());
    let elsewhere = month.month != this_month;
    let (earlier, later) = (month.earlier.is_some(), month.later.is_some());
    rsx! {
        Frame { screen: ScreenName::Calendar, title: t("calendar-title"), on,
            div { class: "content calendar",
                section { class: "card calendar-card",
                    header { class: "month-head",
                        TurnButton { turn: Turn::Earlier, possible: earlier, on }
                        h2 { "data-testid": "month-label", "aria-live": "polite", {name} }
                        TurnButton { turn: Turn::Later, possible: later, on }
                    }
                    MonthTable {
                        month: month.clone(),
                        on_day: move |day| on.call(Event::Calendar(CalendarEvent::Day(day))),
                        on_turn: move |turn: Turn| on.call(turn.event()),
                    }
                }
                MonthProgress { month }
                p { class: "calendar-hint", {t("calendar-hint")} }
                div { class: "calendar-ways",
                    if elsewhere {
                        button { class: "button", r#type: "button",
                            onclick: move |_| on.call(Event::Calendar(CalendarEvent::Show(this_month))),
                            IconView { icon: Icon::Calendar }
                            {t("calendar-go-today")}
                        }
                    }
                    button { class: "button", r#type: "button",
                        onclick: move |_| on.call(Event::Open(ScreenName::Trophies)),
                        IconView { icon: Icon::Trophy }
                        {t("calendar-trophies")}
                    }
                }
            }
        }
    }
}

#[component]
fn TurnButton(turn: Turn, possible: bool, on: EventHandler<Event>) -> Element {
    let (icon, test_id, label) = match turn {
        Turn::Earlier => (Icon::Earlier, "month-prev", t("calendar-earlier")),
        Turn::Later => (Icon::Later, "month-next", t("calendar-later")),
    };
    rsx! {
        button {
            class: "button",
            r#type: "button",
            "data-kind": "icon",
            "data-testid": test_id,
            "aria-label": label,
            disabled: !possible,
            onclick: move |_| on.call(turn.event()),
            IconView { icon }
        }
    }
}

/// How many days are cleared, how many are missing, and the trophy they make.
#[component]
fn MonthProgress(month: CalendarMonth) -> Element {
    let texts = use_texts();
    let days = month.month.length();
    let name = texts.read().month_name(month.month.number());
    let (label, to_go) = if month.trophy {
        (
            crate::t!("calendar-trophy-earned", month = name.clone()),
            crate::t!("calendar-complete", month = name),
        )
    } else {
        let missing = days - month.cleared;
        (
            crate::t!("calendar-trophy-locked", month = name.clone()),
            crate::t!("calendar-to-go", missing = missing, month = name),
        )
    };
    let words = crate::t!(
        "calendar-progress-words",
        cleared = month.cleared,
        days = days
    );
    let short = crate::t!("calendar-progress", cleared = month.cleared, days = days);
    rsx! {
        section { class: "card month-progress", "data-earned": "{month.trophy}",
            MonthTrophy { month: month.month, locked: !month.trophy, label }
            div { class: "month-progress-words",
                p { class: "month-progress-count", "data-testid": "month-progress", "data-value": "{month.cleared}",
                    span { "aria-hidden": "true", {short} }
                    span { class: "unseen", {words} }
                }
                progress { max: "{days}", value: "{month.cleared}", "aria-hidden": "true" }
                p { class: "month-progress-to-go", {to_go} }
            }
        }
    }
}
