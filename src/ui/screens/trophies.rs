//! The trophies: year by year, twelve months and the year itself.
use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, MonthTrophy, Variant, YearTrophy};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::texts::{t, texts};
use rsg_game::app::screens::TrophiesScreen;
use rsg_game::app::{App, CalendarEvent, ScreenName};
use rsg_game::progress::{Month, TrophyYear};

/// The number of years that are drawn at first, and of those added each time.
const AT_ONCE: usize = 10;

#[component]
pub fn Trophies() -> Element {
    let years = use_view(App::view::<TrophiesScreen>);
    let this_month = use_view(|app| Month::of(app.today()));
    let years = years.read();
    let mut shown = use_signal(|| AT_ONCE);
    let nothing_yet = !years.iter().any(|year| year.months.contains(&true));
    rsx! {
        Frame { screen: ScreenName::Trophies, title: t("trophies-title"),
            div { class: "content trophies",
                if nothing_yet {
                    section { class: "card trophies-intro",
                        p { {t("trophies-intro")} }
                        Button {
                            variant: Variant::Primary,
                            icon: Icon::Calendar,
                            onclick: move |_| dispatch(ScreenName::Calendar),
                            {t("trophies-start")}
                        }
                    }
                }
                for year in years.iter().take(shown()).cloned() {
                    Year { key: "{year.year}", year, this_month: this_month() }
                }
                if shown() < years.len() {
                    Button {
                        test_id: "trophies-more",
                        onclick: move |_| shown += AT_ONCE,
                        {t("trophies-more")}
                    }
                }
            }
        }
    }
}

#[component]
fn Year(year: TrophyYear, this_month: Month) -> Element {
    let name = texts().year(year.year);
    let earned = year.months.iter().filter(|earned| **earned).count() as u32;
    let key = if year.complete {
        "trophies-year-earned"
    } else {
        "trophies-year-locked"
    };
    let label = t!(key, year = name.clone());
    rsx! {
        section { class: "card trophy-year", "data-testid": "trophy-year-{year.year}", "data-earned": "{year.complete}",
            header {
                YearTrophy { year: year.year, locked: !year.complete, label }
                div {
                    h2 { {name} }
                    p { {t!("trophies-year-progress", earned = earned)} }
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
                        }
                    }
                }
            }
        }
    }
}

/// A month's trophy, which leads to the month on the calendar.
#[component]
pub(super) fn MonthButton(month: Month, cleared: u32, earned: bool, future: bool) -> Element {
    let name = texts().month_name(month.number());
    let days = month.length();
    let progress = t!("trophies-month-progress", cleared = cleared, days = days);
    let has_progress = !future || cleared > 0;
    // What is read begins with what is seen, for whoever names the button by that.
    let label = match (earned, has_progress) {
        (true, _) => t!(
            "trophies-month-earned",
            month = name.clone(),
            progress = progress.clone()
        ),
        (false, true) => t!(
            "trophies-month-open",
            month = name.clone(),
            progress = progress.clone()
        ),
        (false, false) => t!("trophies-month-future", month = name.clone()),
    };
    rsx! {
        Button {
            class: "trophy-month",
            label,
            test_id: "trophy-{month}",
            "data-earned": "{earned}",
            disabled: future && !earned && cleared == 0,
            onclick: move |_| {
                dispatch(ScreenName::Calendar);
                dispatch(CalendarEvent::Show(month));
            },
            MonthTrophy { month, cleared: (!earned).then_some(cleared) }
            span { class: "trophy-month-name", {name} }
            span { class: "trophy-month-count",
                if has_progress {
                    {progress}
                }
            }
        }
    }
}
