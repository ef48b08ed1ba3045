//! The bar above every board: *Pause*, against whom and for what, and the game's menu.

use dioxus::prelude::*;
use rsg_classics::Terms;

use super::CopyTurns;
use crate::ui::components::{Button, FoldedMenu, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::screens::boards::TermsLine;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::{Event, HelpTopic, PlayEvent};
use rsg_game::progress::GameKind;
use rsg_game::session::{GameFacts, SeriesView};

/// The bar, whichever game it is.
#[component]
pub(super) fn Header(
    facts: GameFacts,
    /// The terms of a game on squares.
    terms: Option<Terms>,
    /// There is a teacher.
    practice: bool,
    /// The game is over, so that there are no rules to be looked up.
    over: bool,
) -> Element {
    // A Rank-Up series cannot be paused.
    let (word, label) = if facts.series.is_some() {
        (t("play-leave-word"), t("play-leave-series"))
    } else {
        (t("play-pause-word"), t("play-pause"))
    };
    let game = terms.map_or(GameKind::Star, GameKind::of);
    let help = match terms {
        None => Some(t("play-help")),
        Some(_) => (!over).then(|| t("rules-title")),
    };
    rsx! {
        header { class: "bar play-bar",
            Button {
                class: "button play-pause",
                variant: Variant::Quiet,
                icon: Icon::Back,
                label,
                test_id: "back",
                onclick: move |_| dispatch(Event::Back),
                span { {word} }
            }
            h1 { class: "unseen", {words::game(game)} }
            div { class: "play-facts",
                Facts { facts, terms, practice }
            }
            Menu { help, terms }
        }
    }
}

/// Against whom and for what, as chips.
#[component]
fn Facts(facts: GameFacts, terms: Option<Terms>, practice: bool) -> Element {
    rsx! {
        if let Some(terms) = terms {
            span { class: "chip play-terms", "data-testid": "terms", TermsLine { terms } }
        }
        if let Some(level) = facts.level {
            span { class: "chip", "data-testid": "level", {words::level(level)} }
        }
        if practice {
            span { class: "chip", "data-testid": "practice", {t("practice-chip")} }
        }
        SeriesChip { series: facts.series, reverse_game: facts.reverse_game }
        if let Some(par) = facts.par {
            span {
                class: "chip",
                "data-testid": "par",
                "data-value": par,
                {t!("today-par-chip", par = par)}
            }
        } else if let Some(day) = facts.day {
            span { class: "chip", {texts().day_and_month(day.date())} }
        }
        if facts.hinted {
            span { class: "chip", "data-testid": "hinted", {t("play-hinted")} }
        }
    }
}

/// The game's menu: what is played, help, and giving up.
#[component]
fn Menu(help: Option<String>, terms: Option<Terms>) -> Element {
    rsx! {
        FoldedMenu { icon: Icon::Menu, label: t("play-menu"), test_id: "menu",
            if let Some(terms) = terms {
                p { class: "game-menu-terms", "data-testid": "menu-terms", TermsLine { terms } }
            }
            // Copied is what was played so far.
            if let Some(terms) = terms {
                CopyTurns { has_sheet: GameKind::of(terms).spec().has_sheet }
            }
            if let Some(help) = help {
                Button {
                    variant: Variant::Quiet,
                    icon: Icon::Help,
                    test_id: "help",
                    onclick: move |_| dispatch(PlayEvent::Help(HelpTopic::Rules)),
                    {help}
                }
            }
            Button {
                variant: Variant::Quiet,
                icon: Icon::Quit,
                test_id: "quit",
                onclick: move |_| dispatch(PlayEvent::Quit),
                {t("play-quit")}
            }
        }
    }
}

/// The most wins of a series that are shown as pips; more could not be counted at a glance and are shown in figures.
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

/// The score of the series, or the number of this game in a Reverse Match.
#[component]
fn SeriesChip(series: Option<SeriesView>, reverse_game: Option<u16>) -> Element {
    let (value, words) = match (series, reverse_game) {
        (Some(SeriesView { score, target, .. }), _) => (
            Some(format!("{}-{}", score.won, score.lost)),
            t!(
                "play-series",
                won = score.won,
                lost = score.lost,
                target = target
            ),
        ),
        (None, Some(number)) => (None, t!("play-reverse-game", number = number)),
        (None, None) => return rsx! {},
    };
    rsx! {
        span { class: "chip", "data-testid": "series-score", "data-value": value,
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
