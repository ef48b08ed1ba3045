//! Results over time as columns: wins above the line, losses below it, draws as a stripe on it.
//!
//! The picture is for the eye; the same figures stand in a table behind it.
use chrono::Datelike;
use dioxus::prelude::*;

use crate::ui::components::{Button, Picks};
use crate::ui::texts::{t, texts};
use rsg_game::progress::{Bar, Span};

/// The chart's width in its own units.
const WIDTH: f32 = 300.0;
const HEIGHT: f32 = 100.0;
/// The most a column's half can take.
const REACH: f32 = HEIGHT / 2.0 - 4.0;

/// One bar as drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Column {
    x: f32,
    width: f32,
    /// The height of the wins above the line.
    won: f32,
    /// The depth of the losses below it.
    lost: f32,
    /// The thickness of the stripe of draws.
    drawn: f32,
}

/// Lays bars out side by side, to one scale that the largest of them fills.
fn columns(bars: &[Bar]) -> Vec<Column> {
    let most = bars
        .iter()
        .map(|bar| bar.tally.won.max(bar.tally.lost).max(bar.tally.drawn))
        .max()
        .unwrap_or(0)
        .max(1) as f32;
    let pitch = WIDTH / bars.len().max(1) as f32;
    let height = |count: u32| count as f32 / most * REACH;
    bars.iter()
        .enumerate()
        .map(|(place, bar)| Column {
            x: place as f32 * pitch + pitch * 0.15,
            width: pitch * 0.7,
            won: height(bar.tally.won),
            lost: height(bar.tally.lost),
            drawn: if bar.tally.drawn == 0 {
                0.0
            } else {
                (height(bar.tally.drawn) / 2.0).max(3.0)
            },
        })
        .collect()
}

/// The chart with its choice of span and the table behind it.
#[component]
pub(super) fn ResultsChart(days: Vec<Bar>, months: Vec<Bar>) -> Element {
    let mut span = use_signal(|| Span::Days);
    let bars = match span() {
        Span::Days => days,
        Span::Months => months,
    };
    let choices = [
        (Span::Days, t("records-chart-days")),
        (Span::Months, t("records-chart-months")),
    ];
    rsx! {
        section { class: "card results-chart",
            header {
                h2 { {t("records-chart")} }
                Picks { class: "choices", label: t("records-chart"),
                    for (choice , name) in choices {
                        Button {
                            key: "{name}",
                            role: "radio",
                            "aria-checked": "{choice == span()}",
                            onclick: move |_| span.set(choice),
                            {name}
                        }
                    }
                }
            }
            Figure { bars: bars.clone() }
            Table { bars, span: span() }
        }
    }
}

#[component]
fn Figure(bars: Vec<Bar>) -> Element {
    let sum = |of: fn(&Bar) -> u32| bars.iter().map(of).sum::<u32>();
    let (won, lost, drawn) = (
        sum(|bar| bar.tally.won),
        sum(|bar| bar.tally.lost),
        sum(|bar| bar.tally.drawn),
    );
    let (Some(first), Some(last)) = (bars.first(), bars.last()) else {
        return rsx! {};
    };
    let label = t!(
        "records-chart-words",
        from = texts().day_and_month(first.from),
        to = texts().day_and_month(last.to),
        won = won,
        lost = lost,
        drawn = drawn
    );
    let line = HEIGHT / 2.0;
    rsx! {
        figure {
            svg {
                class: "chart",
                view_box: "0 0 {WIDTH} {HEIGHT}",
                preserve_aspect_ratio: "none",
                role: "img",
                "aria-label": label,
                line { class: "chart-line", x1: "0", x2: "{WIDTH}", y1: "{line}", y2: "{line}" }
                for (place , column) in columns(&bars).into_iter().enumerate() {
                    g { key: "{place}",
                        rect {
                            class: "chart-won",
                            x: "{column.x:.1}",
                            width: "{column.width:.1}",
                            y: "{line - column.won:.1}",
                            height: "{column.won:.1}"
                        }
                        rect {
                            class: "chart-lost",
                            x: "{column.x:.1}",
                            width: "{column.width:.1}",
                            y: "{line}",
                            height: "{column.lost:.1}"
                        }
                        rect {
                            class: "chart-drawn",
                            x: "{column.x:.1}",
                            width: "{column.width:.1}",
                            y: "{line - column.drawn / 2.0:.1}",
                            height: "{column.drawn:.1}"
                        }
                    }
                }
            }
            figcaption { class: "chart-ends", "aria-hidden": "true",
                span { {texts().day_and_month(first.from)} }
                span { class: "chart-key",
                    span { class: "chart-key-won", {t("records-won")} }
                    span { class: "chart-key-drawn", {t("records-drawn")} }
                    span { class: "chart-key-lost", {t("records-lost")} }
                }
                span { {texts().day_and_month(last.to)} }
            }
        }
    }
}

#[component]
fn Table(bars: Vec<Bar>, span: Span) -> Element {
    let when = |bar: &Bar| match span {
        Span::Days => texts().day_and_month(bar.from),
        Span::Months => texts().month(bar.from.year(), bar.from.month()),
    };
    let rows: Vec<(String, Bar)> = bars
        .into_iter()
        .filter(|bar| bar.tally.played() > 0)
        .map(|bar| (when(&bar), bar))
        .collect();
    rsx! {
        details { class: "chart-table",
            summary { {t("records-chart-table")} }
            if rows.is_empty() {
                p { {t("records-chart-empty")} }
            } else {
                table {
                    thead {
                        tr {
                            th { scope: "col", {t("records-chart-when")} }
                            th { scope: "col", {t("records-won")} }
                            th { scope: "col", {t("records-lost")} }
                            th { scope: "col", {t("records-drawn")} }
                        }
                    }
                    tbody {
                        for (name , bar) in rows {
                            tr { key: "{bar.from}",
                                th { scope: "row", {name} }
                                td { {texts().number(bar.tally.won)} }
                                td { {texts().number(bar.tally.lost)} }
                                td { {texts().number(bar.tally.drawn)} }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use chrono::NaiveDate;
    use rsg_game::progress::Tally;

    fn bar(won: u32, lost: u32, drawn: u32) -> Bar {
        let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        Bar {
            from: day,
            to: day,
            tally: Tally { won, lost, drawn },
        }
    }

    #[test]
    fn the_largest_result_fills_its_half() {
        let columns = columns(&[bar(2, 1, 0), bar(1, 4, 0)]);
        assert_eq!(columns[1].lost, REACH);
        assert_eq!(columns[0].won, REACH / 2.0);
        assert_eq!(columns[0].lost, REACH / 4.0);
    }

    #[test]
    fn columns_stand_apart_and_inside() {
        let columns = columns(&[bar(1, 0, 0); 30]);
        for pair in columns.windows(2) {
            assert!(pair[0].x + pair[0].width < pair[1].x);
        }
        let last = columns.last().unwrap();
        assert!(last.x + last.width <= WIDTH);
    }

    #[test]
    fn no_results_make_a_flat_line() {
        for column in columns(&[bar(0, 0, 0); 12]) {
            assert_eq!((column.won, column.lost, column.drawn), (0.0, 0.0, 0.0));
        }
        assert!(columns(&[]).is_empty());
    }

    #[test]
    fn a_single_draw_among_many_wins_can_be_seen() {
        let columns = columns(&[bar(40, 0, 1)]);
        assert!(columns[0].drawn >= 3.0);
    }
}
