//! The trophies: year by year, twelve months and the year itself.
use dioxus::prelude::*;

use crate::ui::components::frame::Frame;
use crate::ui::components::picture::{IconView, MonthTrophy, YearTrophy};
use crate::ui::drawings::Icon;
use crate::ui::texts::{t, use_texts};
use rsg_game::app::{CalendarEvent, Event, ScreenName, TrophiesView};
use rsg_game::progress::{Month, TrophyYear};

/// The Trophies screen. `this_month` is the one today lies in.
#[component]
pub fn TrophiesScreen(view: TrophiesView, this_month: Month, on: EventHandler<Event>) -> Element {
    let earned = |year: &TrophyYear| year.months.iter().any(|earned| *earned);
    let nothing_yet = !view.years.iter().any(earned);
    let on_month = move |month| {
        on.call(Event::Open(ScreenName::Calendar));
        on.call(Event::Calendar(CalendarEvent::Show(month)));
    };
    rsx! {
        Frame { screen: ScreenName::Trophies, title: t("trophies-title"), on,
            div { class: "content trophies",
                if nothing_yet {
                    section { class: "card trophies-intro",
                        p { {t("trophies-intro")} }
                        button { class: "button", r#type: "button", "data-kind": "primary",
                            onclick: move |_| on.call(Event::Open(ScreenName::Calendar)),
                            IconView { icon: Icon::Calendar }
                            {t("trophies-start")}
                        }
                    }
                }
                for year in view.years {
                    Year { key: "{year.year}", year, this_month, on_month }
                }
            }
        }
    }
}

#[component]
fn Year(year: TrophyYear, this_month: Month, on_month: EventHandler<Month>) -> Element {
    let texts = use_texts();
    let name = texts.read().year(year.year);
    let earned = year.months.iter().filter(|earned| **earned).count() as u32;
    let label = if year.complete {
        crate::t!("trophies-year-earned", year = name.clone())
    } else {
        crate::t!("trophies-year-locked", year = name.clone())
    };
    rsx! {
        section { class: "card trophy-year", "data-testid": "trophy-year-{year.year}", "data-earned": "{year.complete}",
            header {
                YearTrophy { year: year.year, locked: !year.complete, label }
                div {
                    h2 { {name} }
                    p { {crate::t!("trophies-year-progress", earned = earned)} }
                    progress { max: "12", value: "{earned}", "aria-hidden": "true" }
                }
            }
            ul { class: "trophy-months",
                for month in Month::of_year(year.year) {
                    li { key: "{month}",
                        MonthButton {
                            month,
                            cleared: year.cleared[month.number() as usize - 1],
                            earned: year.months[month.number() as usize - 1],
                            future: month > this_month,
                            on_month,
                        }
                    }
                }
            }
        }
    }
}

#[component]
fn MonthButton(
    month: Month,
    cleared: u32,
    earned: bool,
    future: bool,
    on_month: EventHandler<Month>,
) -> Element {
    let texts = use_texts();
    let name = texts.read().month_name(month.number());
    let days = month.length();
    let label = if earned {
        crate::t!("trophies-month-earned", month = name.clone())
    } else if future {
        crate::t!("trophies-month-future", month = name.clone())
    } else {
        crate::t!(
            "trophies-month-open",
            month = name.clone(),
            cleared = cleared,
            days = days
        )
    };
    rsx! {
        button {
            class: "trophy-month",
            r#type: "button",
            "data-testid": "trophy-{month}",
            "data-earned": "{earned}",
            "aria-label": label,
            disabled: future && !earned && cleared == 0,
            onclick: move |_| on_month.call(month),
            MonthTrophy { month, locked: !earned }
            span { class: "trophy-month-name", {name} }
            span { class: "trophy-month-count",
                if !future || cleared > 0 {
                    {crate::t!("trophies-month-progress", cleared = cleared, days = days)}
                }
            }
        }
    }
}
