//! The records: today, in total, streaks, results by level and over time, and who played whom.
//!
//! - this file: the screen
//! - `chart`: results over time

mod chart;

use dioxus::prelude::*;
use rsg_classics::Terms;

use crate::ui::components::{Button, Icon, IconView, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::terms;
use crate::ui::texts::{t, texts};
use crate::ui::words::{self, who};
use chart::ResultsChart;
use rsg_game::app::screens::RecordsScreen;
use rsg_game::app::{App, RecordsView, ScreenName};
use rsg_game::progress::{CpuLevel, GameKind, HeadToHead, LevelRecord, Streak, Tally, TodayRecord};

#[component]
pub fn Records() -> Element {
    let view = use_view(App::view::<RecordsScreen>)();
    let is_empty = view.is_empty();
    let RecordsView {
        levels,
        oracle,
        today,
        total,
        wins,
        days,
        weeks,
        chart_days,
        chart_months,
        pairs,
        on_squares,
        todays_games,
        unnamed,
    } = view;
    let played = total.played() > 0;
    let (star, other_pairs): (Vec<_>, Vec<_>) = pairs
        .into_iter()
        .partition(|(game, _)| !game.spec().is_named);
    let star_pairs: Vec<HeadToHead> = star.into_iter().flat_map(|(_, pairs)| pairs).collect();
    rsx! {
        Frame { screen: ScreenName::Records, title: t("records-title"),
            div { class: "content records",
                Button {
                    test_id: "records-games",
                    onclick: move |_| dispatch(ScreenName::Review),
                    {t("review-games")}
                }
                // Tables of zeros tell a new player nothing.
                if is_empty {
                    NothingYet { unnamed }
                } else {
                    div { class: "records-sums",
                        Sum { title: t("records-today"), tally: today }
                        Sum { title: t("records-total"), tally: total }
                    }
                    Streaks { wins, days, weeks }
                }
                if let Some(record) = todays_games {
                    TodaysGames { record }
                }
                if played {
                    Levels { levels, oracle, total }
                    ResultsChart { days: chart_days, months: chart_months }
                }
                if !on_squares.is_empty() {
                    SquaresRecords { records: on_squares }
                }
                Pairs { game: GameKind::Star, pairs: star_pairs }
                for (game , pairs) in other_pairs {
                    Pairs { key: "{game.key()}", game, pairs }
                }
            }
        }
    }
}

/// The card in place of results; after games of people without names it says where those are.
#[component]
fn NothingYet(unnamed: bool) -> Element {
    let (id, kind) = match unnamed {
        true => ("records-unnamed", "unnamed"),
        false => ("records-empty", "empty"),
    };
    rsx! {
        section { class: "card records-empty", "data-testid": id,
            IconView { icon: Icon::Records }
            h2 { {t(&format!("records-{kind}-title"))} }
            p { {t(&format!("records-{kind}-text"))} }
            Button {
                variant: Variant::Primary,
                icon: Icon::Play,
                onclick: move |_| dispatch(ScreenName::Setup),
                {t("records-empty-play")}
            }
        }
    }
}

/// A tally in figures, under a title.
#[component]
fn Sum(title: String, tally: Tally) -> Element {
    let figures = [
        ("won", t("records-won"), tally.won),
        ("lost", t("records-lost"), tally.lost),
        ("drawn", t("records-drawn"), tally.drawn),
    ];
    rsx! {
        Figures { title, figures: figures.to_vec() }
    }
}

/// Figures with their names, under a title.
#[component]
pub(super) fn Figures(
    title: String,
    figures: Vec<(&'static str, String, u32)>,
    test_id: Option<&'static str>,
) -> Element {
    rsx! {
        section { class: "card records-sum", "data-testid": test_id,
            h2 { {title} }
            dl {
                for (kind , name , count) in figures {
                    div { key: "{kind}", "data-result": kind,
                        dt { {name} }
                        dd { "data-value": "{count}", {texts().number(count)} }
                    }
                }
            }
        }
    }
}

/// Today's games, which count nowhere else: the first one of each day at each strength.
#[component]
fn TodaysGames(record: TodayRecord) -> Element {
    let Tally { won, lost, drawn } = record.tally;
    let figures = [
        ("won", t("records-won"), won),
        ("lost", t("records-lost"), lost),
        ("drawn", t("records-drawn"), drawn),
        ("stars", t("today-records-stars"), record.stars),
        ("par", t("today-records-par"), record.at_par),
    ];
    rsx! {
        Figures { title: t("today-records"), figures: figures.to_vec(), test_id: "record-today" }
    }
}

#[component]
fn Streaks(wins: Streak, days: Streak, weeks: Streak) -> Element {
    let rows = [
        ("wins", Icon::Streak, t("records-streak-wins"), wins),
        ("days", Icon::Calendar, t("records-streak-days"), days),
        ("weeks", Icon::Calendar, t("records-streak-weeks"), weeks),
    ];
    rsx! {
        section { class: "card records-streaks", "aria-label": t("records-streaks"),
            for (kind , icon , name , streak) in rows {
                div { key: "{kind}", class: "streak", "data-running": "{streak.current > 0}",
                    IconView { icon }
                    span { class: "streak-name", {name} }
                    span { class: "streak-now", "data-value": "{streak.current}", {texts().number(streak.current)} }
                    span { class: "streak-best", {t!("records-streak-best", best = streak.best)} }
                }
            }
        }
    }
}

#[component]
fn Levels(levels: Vec<(CpuLevel, Tally)>, oracle: Option<Tally>, total: Tally) -> Element {
    rsx! {
        section { class: "card records-levels",
            h2 { {t("records-levels")} }
            table {
                thead { Heads {} }
                tbody {
                    for (level , tally) in levels {
                        LevelRow {
                            key: "{level.key()}",
                            test_id: format!("record-row-{}", level.index() + 1),
                            name: words::level(level),
                            tally,
                            percent: tally.win_percent(),
                        }
                    }
                }
                tfoot {
                    if let Some(tally) = oracle {
                        LevelRow {
                            test_id: "record-oracle",
                            name: words::level(CpuLevel::Oracle),
                            tally,
                            percent: tally.win_percent(),
                        }
                    }
                    LevelRow {
                        test_id: "record-total",
                        name: t("records-total"),
                        tally: total,
                        percent: total.win_percent(),
                    }
                }
            }
        }
    }
}

#[component]
fn Heads() -> Element {
    let heads = [
        (t("records-head"), t("records-won")),
        (t("records-head-lost"), t("records-lost")),
        (t("records-head-drawn"), t("records-drawn")),
        (t("records-percent"), t("records-percent")),
    ];
    rsx! {
        tr {
            th { scope: "col", {t("records-level")} }
            for (short , long) in heads {
                th { key: "{short}", scope: "col", abbr: long, {short} }
            }
        }
    }
}

#[component]
fn LevelRow(test_id: String, name: String, tally: Tally, percent: Option<u32>) -> Element {
    let counts = [
        ("won", tally.won),
        ("lost", tally.lost),
        ("drawn", tally.drawn),
    ];
    let percent_words = match percent {
        Some(percent) => t!("records-percent-value", percent = percent),
        None => t("records-none"),
    };
    rsx! {
        tr { "data-testid": test_id, "data-played": "{tally.played() > 0}",
            th { scope: "row", {name} }
            for (kind , count) in counts {
                td { key: "{kind}", "data-result": kind, "data-value": "{count}", {texts().number(count)} }
            }
            td { "data-result": "percent", "data-value": "{percent.unwrap_or(0)}", {percent_words} }
        }
    }
}

fn halves_ties(terms: Terms) -> bool {
    GameKind::of(terms).spec().halves_ties
}

fn percent_of(terms: Terms, tally: Tally) -> Option<u32> {
    match halves_ties(terms) {
        true => tally.score_percent(),
        false => tally.win_percent(),
    }
}

/// The test ids of rows: the board and the level. Another row of both, on other terms, has a number behind.
fn test_ids(records: &[(Terms, LevelRecord)]) -> Vec<String> {
    let id = |(terms, one): &(Terms, LevelRecord)| {
        format!("record-classic-{}-{}", terms.shape(), one.level.number())
    };
    let mut ids: Vec<String> = Vec::new();
    for (index, record) in records.iter().enumerate() {
        let before = &records[..index];
        let id_here = id(record);
        ids.push(
            match before.iter().filter(|one| id(one) == id_here).count() {
                0 => id_here,
                more => format!("{id_here}-{}", more + 1),
            },
        );
    }
    ids
}

/// A game, its terms and a level: "Reversi 8×8, Lv.3".
fn board_and_level(terms: Terms, level: CpuLevel) -> String {
    t!(
        "records-board-and-level",
        game = words::game(GameKind::of(terms)),
        board = terms::line(terms),
        level = words::level(level)
    )
}

/// The results of games on squares, a row for the terms and the level.
#[component]
fn SquaresRecords(records: Vec<(Terms, LevelRecord)>) -> Element {
    let halves = records.iter().any(|(terms, _)| halves_ties(*terms));
    rsx! {
        section { class: "card records-levels", "data-testid": "records-classics",
            h2 { {t("records-classics")} }
            table {
                thead { Heads {} }
                tbody {
                    for (test_id , (terms , record)) in test_ids(&records).into_iter().zip(records) {
                        LevelRow {
                            key: "{test_id}",
                            test_id,
                            name: board_and_level(terms, record.level),
                            tally: record.tally,
                            percent: percent_of(terms, record.tally),
                        }
                    }
                }
            }
            if halves {
                p { class: "records-note", "data-testid": "records-ties", {t("records-ties")} }
            }
        }
    }
}

/// The number of pairs that are drawn at first, and of those added each time.
const PAIRS_AT_ONCE: usize = 50;

#[component]
fn Pairs(game: GameKind, pairs: Vec<HeadToHead>) -> Element {
    let (title, test_id) = match game.spec().is_named {
        false => (t("records-pairs"), "records-pairs".to_owned()),
        true => (
            t!("records-pairs-of", game = words::game(game)),
            format!("records-pairs-{}", game.key()),
        ),
    };
    let mut shown = use_signal(|| PAIRS_AT_ONCE);
    let more = shown() < pairs.len();
    rsx! {
        section { class: "card records-pairs", "data-testid": test_id,
            h2 { {title} }
            if pairs.is_empty() {
                p { class: "records-hint", {t("records-pairs-empty")} }
            }
            ul {
                for pair in pairs.into_iter().take(shown()) {
                    Pair { key: "{pair.names[0].as_str()}\n{pair.names[1].as_str()}", pair }
                }
            }
            if more {
                Button {
                    test_id: "records-more-pairs",
                    onclick: move |_| shown += PAIRS_AT_ONCE,
                    {t("records-more-pairs")}
                }
            }
        }
    }
}

#[component]
fn Pair(pair: HeadToHead) -> Element {
    let [first, second] = pair.names.map(|name| who::called(&name));
    let letters = [&first, &second].map(|name| who::longest_word(name));
    let tally = pair.tally;
    let words = t!(
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
            span { class: "pair-name", style: "--letters: {letters[0]:.1}", "aria-hidden": "true", {first} }
            span { class: "pair-score", "aria-hidden": "true",
                {texts().number(tally.won)}
                " : "
                {texts().number(tally.lost)}
            }
            span { class: "pair-name", style: "--letters: {letters[1]:.1}", "aria-hidden": "true", {second} }
        }
    }
}
