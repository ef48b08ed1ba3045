//! The player's mistakes, one after the other: what was played, what to look for, and what came of it.

use dioxus::prelude::*;
use rsg_engine::Color;

use super::tell;
use super::words::{Unit, line_text, name, play_name};
use crate::ui::components::{Button, Icon, Pebble, Variant};
use crate::ui::script;
use crate::ui::texts::{t, texts};
use rsg_game::app::ReviewEvent;
use rsg_game::session::Who;
use rsg_game::session::review::{
    Header, MistakeAnswer, MistakeEvent, MistakeView, MistakesView, TriedPlacement, Whose,
};
use rsg_game::thinking::AnyPlay;

fn act(event: MistakeEvent) {
    tell(ReviewEvent::Mistakes(event));
}

#[component]
pub(super) fn Mistakes(
    view: MistakesView,
    header: Header,
    unit: Unit,
    /// What was better, from the placement that the analysis names.
    line: Vec<AnyPlay>,
) -> Element {
    match view {
        // In the place of the buttons that come, so that nothing below moves.
        MistakesView::Waiting(whose) => {
            let offers = whose.into_iter().map(|whose| (whose, None));
            rsx! { Offers { offers: offers.collect::<Vec<_>>(), header } }
        }
        MistakesView::Unknown => note("review-mistakes-unsure"),
        MistakesView::Offered(offers) if offers.iter().all(|(_, count)| *count == 0) => {
            note("review-mistakes-none")
        }
        MistakesView::Offered(offers) => {
            let offers = offers
                .into_iter()
                .map(|(whose, count)| (whose, Some(count)));
            rsx! { Offers { offers: offers.collect::<Vec<_>>(), header } }
        }
        MistakesView::Running(mistake) => rsx! {
            // Each is a card of its own, which appears with its board in sight.
            for mistake in [mistake] {
                Mistake { key: "{mistake.number}", mistake, unit, line: line.clone() }
            }
        },
        MistakesView::Done { found, count } => rsx! { Done { found, count } },
    }
}

/// Why there is no mistake to look for.
fn note(key: &'static str) -> Element {
    rsx! {
        p { class: "review-note review-none", "data-testid": "review-no-mistakes", {t(key)} }
    }
}

/// Whose mistakes can be gone through, a button each with their count, if it is known.
#[component]
fn Offers(offers: Vec<(Whose, Option<usize>)>, header: Header) -> Element {
    let counted = |count: Option<usize>| match count {
        Some(count) => texts().digits(&count.to_string()),
        None => "…".to_owned(),
    };
    let label = |whose: Whose, count: String| match whose {
        Whose::Both => t!("review-mistakes-both", count = count),
        Whose::Side(color) => match &header.who[color] {
            Who::You => t!("review-mistakes-yours", count = count),
            _ => t!(
                "review-mistakes-of",
                name = name(&header, color),
                count = count
            ),
        },
    };
    rsx! {
        div { class: "review-more",
            for (whose , count) in offers {
                Button {
                    key: "{whose:?}",
                    icon: Icon::Hint,
                    test_id: test_id(whose),
                    disabled: count.unwrap_or(0) == 0,
                    "data-count": count.map(|count| count.to_string()),
                    onclick: move |_| act(MistakeEvent::Begin(whose)),
                    {label(whose, counted(count))}
                }
            }
        }
    }
}

/// In a game against the CPU there is one button, else one a side and one for both.
fn test_id(whose: Whose) -> String {
    match whose {
        Whose::Side(color) => format!("review-mistakes-{color}"),
        Whose::Both => "review-mistakes-both".to_owned(),
    }
}

#[component]
fn Mistake(mistake: MistakeView, unit: Unit, line: Vec<AnyPlay>) -> Element {
    let MistakeView {
        number,
        count,
        by,
        ref answer,
        ..
    } = mistake;
    let is_solved = matches!(answer, MistakeAnswer::Found { .. } | MistakeAnswer::Shown);
    let is_last = number == count;
    let next = if is_last {
        t("review-mistake-finish")
    } else {
        t("review-mistake-next")
    };
    rsx! {
        section {
            class: "card review-mistake",
            "data-testid": "review-mistake",
            "data-state": state(answer),
            "data-number": "{number}",
            "data-count": "{count}",
            "data-turn": "{mistake.turn}",
            onmounted: move |_| script::run("showBoard", &[]),
            h2 {
                Pebble { color: by }
                {t!("review-mistake-place", number = number, count = count)}
            }
            div { role: "status",
                p { {task(&mistake, unit)} }
                if let Some(words) = verdict(&mistake, unit, line.first()) {
                    p { class: "review-verdict", {words} }
                }
                if is_solved && 1 < line.len() {
                    p { class: "review-line", {t!("review-line", line = line_text(&line))} }
                }
            }
            div { class: "review-more",
                if !is_solved {
                    Button { test_id: "review-mistake-show", onclick: move |_| act(MistakeEvent::Show), {t("review-mistake-show")} }
                }
                Button {
                    variant: if is_solved { Variant::Primary } else { Variant::Plain },
                    test_id: "review-mistake-next",
                    onclick: move |_| act(MistakeEvent::Next),
                    {next}
                }
                Button {
                    variant: Variant::Quiet,
                    test_id: "review-mistake-end",
                    onclick: move |_| act(MistakeEvent::End),
                    {t("review-mistake-end")}
                }
            }
        }
    }
}

#[component]
fn Done(found: usize, count: usize) -> Element {
    rsx! {
        section { class: "card review-mistake", "data-testid": "review-mistake", "data-state": "done",
            p { role: "status", {t!("review-mistakes-done", found = found, count = count)} }
            div { class: "review-more",
                Button {
                    variant: Variant::Primary,
                    test_id: "review-mistake-end",
                    onclick: move |_| act(MistakeEvent::End),
                    {t("review-to-game")}
                }
            }
        }
    }
}

fn state(answer: &MistakeAnswer) -> &'static str {
    match answer {
        MistakeAnswer::Open => "open",
        MistakeAnswer::Wrong(_) => "wrong",
        MistakeAnswer::Checking(_) => "checking",
        MistakeAnswer::Found { .. } => "found",
        MistakeAnswer::Shown => "shown",
    }
}

/// "Black played B4, which cost 6 points. Tap the board: what was better?"
fn task(mistake: &MistakeView, unit: Unit) -> String {
    t!(
        "review-mistake-task",
        color = color(mistake.by),
        mv = play_name(&mistake.played),
        cost = unit.amount(mistake.cost, mistake.exact)
    )
}

fn color(color: Color) -> String {
    t(&format!("color-{color}"))
}

/// What came of what the player tried.
fn verdict(mistake: &MistakeView, unit: Unit, best: Option<&AnyPlay>) -> Option<String> {
    let best = best.map(play_name).unwrap_or_default();
    let saved = || unit.amount(mistake.cost, mistake.exact);
    Some(match &mistake.answer {
        MistakeAnswer::Open => return None,
        MistakeAnswer::Wrong(tried) => wrong(tried, unit),
        MistakeAnswer::Checking(play) => t!("review-mistake-checking", mv = play_name(play)),
        MistakeAnswer::Found {
            play,
            is_named: true,
        } => t!(
            "review-mistake-found",
            mv = play_name(play),
            saved = saved()
        ),
        MistakeAnswer::Found { play, .. } => {
            t!("review-mistake-as-good", mv = play_name(play), best = best)
        }
        MistakeAnswer::Shown => t!("review-mistake-shown", best = best, saved = saved()),
    })
}

fn wrong(tried: &TriedPlacement, unit: Unit) -> String {
    let key = match tried {
        TriedPlacement {
            is_played: true, ..
        } => return t("review-mistake-played"),
        TriedPlacement {
            is_better: true, ..
        } => "review-mistake-better",
        _ => "review-mistake-worse",
    };
    let cost = unit.amount(tried.cost, tried.exact);
    t!(key, mv = play_name(&tried.play), cost = cost)
}
