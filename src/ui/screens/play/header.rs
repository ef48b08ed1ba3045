//! The bar of the Play screen: the way back, against whom and for what, help, and the way out.

use dioxus::prelude::*;

use super::tell;
use crate::ui::components::{Button, Icon, Variant};
use crate::ui::screens::frame::BackButton;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::{HelpTopic, PlayEvent};
use rsg_game::progress::Format;
use rsg_game::progress::{CalendarDay, CpuLevel};
use rsg_game::session::SeriesView;

#[component]
pub(super) fn Header(
    /// Whether this is a Rank-Up series, which cannot be paused.
    exam: bool,
    level: Option<CpuLevel>,
    series: Option<SeriesView>,
    format: Format,
    game_number: u16,
    day: Option<CalendarDay>,
    hinted: bool,
    practice: bool,
) -> Element {
    rsx! {
        header { class: "bar play-bar",
            BackButton { label: if exam { t("play-leave-series") } else { t("play-pause") } }
            div { class: "play-facts",
                if let Some(level) = level {
                    span { class: "chip", "data-testid": "level", {words::level(level)} }
                }
                if practice {
                    span { class: "chip", "data-kind": "gold", "data-testid": "practice", {t("practice-chip")} }
                }
                SeriesChip { series, format, game_number }
                if let Some(day) = day {
                    span { class: "chip", "data-kind": "gold", {texts().day_and_month(day.date())} }
                }
                if hinted {
                    span { class: "chip", "data-testid": "hinted", {t("play-hinted")} }
                }
            }
            Button {
                variant: Variant::Round,
                icon: Icon::Help,
                label: t("play-help"),
                test_id: "help",
                onclick: move |_| tell(PlayEvent::Help(HelpTopic::Rules)),
            }
            Button {
                variant: Variant::Round,
                icon: Icon::Quit,
                label: t("play-quit"),
                test_id: "quit",
                onclick: move |_| tell(PlayEvent::Quit),
            }
        }
    }
}

/// A series to more wins than that is told in figures: so many pips could not be counted at a glance.
const MOST_PIPS: u32 = 4;

/// Wins as dots, of those that pass or fail a series.
#[component]
fn Pips(filled: u32, of: u32) -> Element {
    rsx! {
        span { class: "pips", "aria-hidden": "true",
            for index in 0..of {
                span { key: "{index}", class: "pip", "data-filled": (index < filled).then_some("true") }
            }
        }
    }
}

/// How the series stands, or which game of a Reverse Match this is.
#[component]
fn SeriesChip(series: Option<SeriesView>, format: Format, game_number: u16) -> Element {
    let (value, words) = match series {
        Some(SeriesView { score, target, .. }) => (
            Some(format!("{}-{}", score.won, score.lost)),
            t!(
                "play-series",
                won = score.won,
                lost = score.lost,
                target = target
            ),
        ),
        None if format == Format::Reverse => (None, t!("play-reverse-game", number = game_number)),
        None => return rsx! {},
    };
    rsx! {
        span { class: "chip", "data-kind": "amethyst", "data-testid": "series-score", "data-value": value,
            if let Some(SeriesView { score, target, .. }) = series && target <= MOST_PIPS {
                span { class: "unseen", {words} }
                Pips { filled: score.won, of: target }
                "–"
                Pips { filled: score.lost, of: target }
            } else {
                {words}
            }
        }
    }
}
