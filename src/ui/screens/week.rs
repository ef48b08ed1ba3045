//! The week looked back on: its days, what was played in it, the best move, and mistakes put right. Nothing is shown
//! that the books and the kept games do not know.

use chrono::{Datelike, NaiveDate};
use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{Thumbnail, ThumbnailShapes};
use crate::ui::runtime::{use_app, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::screens::records::Figures;
use crate::ui::texts::{t, texts};
use rsg_game::app::screens::WeekScreen;
use rsg_game::app::{App, ScreenName, WeekView};
use rsg_game::progress::{BestMove, DayState, DayView, Week, WeekSummary};

#[component]
pub fn WeekPage() -> Element {
    let view = use_view(App::view::<WeekScreen>);
    let games = use_app().games();
    let best = use_memo(move || games.read().best_move(view.read().summary.week));
    let view = view();
    let summary = view.summary;
    let figures = figures(summary);
    rsx! {
        Frame { screen: ScreenName::Week, title: t("week-title"),
            div { class: "content week-page",
                Days { view }
                if !figures.is_empty() {
                    Figures { title: t("week-played"), figures, test_id: "week-figures" }
                }
                if let Some(best) = best() {
                    Best { best }
                }
                if summary.is_empty() {
                    p { class: "week-empty", "data-testid": "week-empty", {t("week-empty")} }
                }
            }
        }
    }
}

/// The week's days, and the best that there was.
#[component]
fn Days(view: WeekView) -> Element {
    let WeekView {
        summary,
        days,
        best_week,
        best_row,
    } = view;
    let date = |date: NaiveDate| texts().day_and_month(date);
    let (from, to) = (date(summary.week.monday()), date(summary.week.sunday()));
    let span = t!("week-span", from = from, to = to);
    let cleared = summary.cleared;
    rsx! {
        section { class: "card week-days",
            h2 { {span.clone()} }
            if 0 < cleared {
                WeekMarks { days, label: span }
                p { "data-testid": "week-cleared", "data-value": cleared,
                    {t!("calendar-progress-words", cleared = cleared, days = Week::LENGTH)}
                }
            }
            if 0 < best_week {
                p { class: "week-bests", "data-testid": "week-bests", "data-week": best_week, "data-row": best_row,
                    span { {t!("week-best-week", cleared = best_week, days = Week::LENGTH)} }
                    span { {t!("home-back-row", days = best_row)} }
                }
            }
        }
    }
}

/// The figures that there is something to say of.
fn figures(summary: WeekSummary) -> Vec<(&'static str, String, u32)> {
    let all = [
        ("games", t("week-games"), summary.games.played()),
        ("won", t("records-won"), summary.games.won),
        ("captured", t("week-captured"), summary.captured),
        ("mistakes", t("week-mistakes"), summary.mistakes),
    ];
    all.into_iter().filter(|(_, _, count)| 0 < *count).collect()
}

/// The best move as a small board, its stone ringed.
#[component]
fn Best(best: BestMove) -> Element {
    let BestMove {
        after,
        cell,
        only,
        captured,
        flipped,
    } = best;
    let score = after.score();
    let picture = t!(
        "week-best-picture",
        black = score[Color::Black],
        white = score[Color::White]
    );
    let words = match captured {
        _ if only => t("week-best-only"),
        0 => t!("week-best-flipped", flipped = flipped),
        captured => t!("week-best-captured", captured = captured, flipped = flipped),
    };
    rsx! {
        ThumbnailShapes {}
        section { class: "card week-best", "data-testid": "week-best", "data-captured": captured,
            h2 { {t("week-best")} }
            Thumbnail { stones: after.board(), label: picture, ringed: cell }
            p { {words} }
        }
    }
}

/// The days of a week, a mark each.
#[component]
pub(super) fn WeekMarks(days: Vec<DayView>, label: String) -> Element {
    let state = |view: &DayView| match view.state {
        DayState::Cleared => "cleared",
        DayState::Open => "open",
        DayState::Future => "future",
    };
    rsx! {
        ul { class: "week-row", "aria-label": label,
            for view in days {
                li {
                    key: "{view.day}",
                    class: "week-day",
                    "data-state": state(&view),
                    "data-today": view.today.then_some("true"),
                    span { class: "unseen",
                        {t!("home-week-day", date = texts().day_and_month(view.day.date()), state = state(&view))}
                    }
                    span { "aria-hidden": "true", {texts().number(view.day.date().day())} }
                }
            }
        }
    }
}
