//! The records: today, in total, streaks, results by level and over time, and who played whom.
use dioxus::prelude::*;

use crate::ui::components::chart::ResultsChart;
use crate::ui::components::frame::Frame;
use crate::ui::components::picture::IconView;
use crate::ui::drawings::Icon;
use crate::ui::texts::{t, use_texts};
use crate::ui::words;
use rsg_game::app::{Event, PairRow, RecordsView, ScreenName};
use rsg_game::progress::{CpuLevel, Streak, Tally};

/// The Records screen.
#[component]
pub fn RecordsScreen(view: RecordsView, on: EventHandler<Event>) -> Element {
    let played = view.total.played() > 0;
    rsx! {
        Frame { screen: ScreenName::Records, title: t("records-title"), on,
            div { class: "content records",
                button { class: "button", r#type: "button",
                    "data-testid": "records-games",
                    onclick: move |_| on.call(Event::Open(ScreenName::Review)),
                    {t("review-games")}
                }
                if !played && view.pairs.is_empty() {
                    section { class: "card records-empty",
                        IconView { icon: Icon::Records }
                        h2 { {t("records-empty-title")} }
                        p { {t("records-empty-text")} }
                        button { class: "button", r#type: "button", "data-kind": "primary",
                            onclick: move |_| on.call(Event::Open(ScreenName::Setup)),
                            IconView { icon: Icon::Play }
                            {t("records-empty-play")}
                        }
                    }
                }
                div { class: "records-sums",
                    Sum { title: t("records-today"), tally: view.today }
                    Sum { title: t("records-total"), tally: view.total }
                }
                Streaks { wins: view.wins, days: view.days }
                Levels { levels: view.levels, oracle: view.oracle, total: view.total }
                if played {
                    ResultsChart { days: view.chart_days, months: view.chart_months }
                }
                Pairs { pairs: view.pairs }
            }
        }
    }
}

/// A tally in figures, under a title.
#[component]
fn Sum(title: String, tally: Tally) -> Element {
    let texts = use_texts();
    let figures = [
        ("won", t("records-won"), tally.won),
        ("lost", t("records-lost"), tally.lost),
        ("drawn", t("records-drawn"), tally.drawn),
    ];
    rsx! {
        section { class: "card records-sum",
            h2 { {title} }
            dl {
                for (kind , name , count) in figures {
                    div { key: "{kind}", "data-result": kind,
                        dt { {name} }
                        dd { "data-value": "{count}", {texts.read().number(count)} }
                    }
                }
            }
        }
    }
}

#[component]
fn Streaks(wins: Streak, days: Streak) -> Element {
    let texts = use_texts();
    let rows = [
        ("wins", Icon::Streak, t("records-streak-wins"), wins),
        ("days", Icon::Calendar, t("records-streak-days"), days),
    ];
    rsx! {
        section { class: "card records-streaks", "aria-label": t("records-streaks"),
            for (kind , icon , name , streak) in rows {
                div { key: "{kind}", class: "streak", "data-running": "{streak.current > 0}",
                    IconView { icon }
                    span { class: "streak-name", {name} }
                    span { class: "streak-now", "data-value": "{streak.current}", {texts.read().number(streak.current)} }
                    span { class: "streak-best", {crate::t!("records-streak-best", best = streak.best)} }
                }
            }
        }
    }
}

#[component]
fn Levels(levels: Vec<(CpuLevel, Tally)>, oracle: Option<Tally>, total: Tally) -> Element {
    let heads = [
        (t("records-head"), t("records-won")),
        (t("records-head-lost"), t("records-lost")),
        (t("records-head-drawn"), t("records-drawn")),
        (t("records-percent"), t("records-percent")),
    ];
    rsx! {
        section { class: "card records-levels",
            h2 { {t("records-levels")} }
            table {
                thead {
                    tr {
                        th { scope: "col", {t("records-level")} }
                        for (short , long) in heads {
                            th { key: "{short}", scope: "col", abbr: long, {short} }
                        }
                    }
                }
                tbody {
                    for (level , tally) in levels {
                        Row { key: "{level.key()}", test_id: format!("record-row-{}", level.index() + 1), name: words::level(level), tally }
                    }
                }
                tfoot {
                    if let Some(tally) = oracle {
                        Row { test_id: "record-oracle", name: words::level(CpuLevel::Oracle), tally }
                    }
                    Row { test_id: "record-total", name: t("records-total"), tally: total }
                }
            }
        }
    }
}

#[component]
fn Row(test_id: String, name: String, tally: Tally) -> Element {
    let texts = use_texts();
    let counts = [
        ("won", tally.won),
        ("lost", tally.lost),
        ("drawn", tally.drawn),
    ];
    let percent = tally.win_percent();
    let percent_words = match percent {
        Some(percent) => crate::t!("records-percent-value", percent = percent),
        None => t("records-none"),
    };
    rsx! {
        tr { "data-testid": test_id, "data-played": "{tally.played() > 0}",
            th { scope: "row", {name} }
            for (kind , count) in counts {
                td { key: "{kind}", "data-result": kind, "data-value": "{count}", {texts.read().number(count)} }
            }
            td { "data-result": "percent", "data-value": "{percent.unwrap_or(0)}", {percent_words} }
        }
    }
}

#[component]
fn Pairs(pairs: Vec<PairRow>) -> Element {
    rsx! {
        section { class: "card records-pairs",
            h2 { {t("records-pairs")} }
            if pairs.is_empty() {
                p { class: "records-hint", {t("records-pairs-empty")} }
            }
            ul {
                for pair in pairs {
                    Pair { key: "{pair.names[0].as_str()}\n{pair.names[1].as_str()}", pair }
                }
            }
        }
    }
}

#[component]
fn Pair(pair: PairRow) -> Element {
    let texts = use_texts();
    let [first, second] = pair.names.map(|name| name.as_str().to_owned());
    let tally = pair.tally;
    let words = crate::t!(
        "records-pair-words",
        first = first.clone(),
        second = second.clone(),
        won = tally.won,
        lost = tally.lost,
        drawn = tally.drawn
    );
    rsx! {
        li { class: "pair",
            span { class: "unseen", {words} }
            span { class: "pair-name", "aria-hidden": "true", {first} }
            span { class: "pair-score", "aria-hidden": "true",
                {texts.read().number(tally.won)}
                " : "
                {texts.read().number(tally.lost)}
            }
            span { class: "pair-name", "aria-hidden": "true", {second} }
        }
    }
}
