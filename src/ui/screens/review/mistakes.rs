//! The player's mistakes, one after the other: what was played, what to look for, and what came of it.

use dioxus::prelude::*;
use rsg_engine::Color;

use super::words::{amount, line_text, name, play_name};
use crate::ui::components::{Button, Icon, Pebble, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::script;
use crate::ui::texts::{t, texts};
use rsg_game::app::ReviewEvent;
use rsg_game::play::Play;
use rsg_game::progress::Unit;
use rsg_game::session::review::{
    Header, MistakeAnswer, MistakeEvent, MistakeView, MistakesView, TriedPlacement, Whose,
};

fn act(event: MistakeEvent) {
    dispatch(ReviewEvent::Mistakes(event));
}

#[component]
pub(super) fn Mistakes(
    view: MistakesView,
    header: Header,
    unit: Unit,
    /// Cells are called by their names.
    names: bool,
    /// The better line, from the placement that the analysis names.
    line: Vec<Play>,
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
                Mistake { key: "{mistake.number}", mistake, unit, names, line: line.clone() }
            }
        },
        MistakesView::Done { found, count } => rsx! { Done { found, count } },
    }
}

/// The reason why there is no mistake to look for.
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
        Whose::Side(color) => t!(
            "review-mistakes-of",
            name = name(&header, color),
            count = count
        ),
    };
    // In a game against the CPU there is one offer: the player's own.
    if let [(whose, count)] = offers[..]
        && header.level.is_some()
    {
        return rsx! {
            Button {
                variant: Variant::Primary,
                class: "button review-fix",
                icon: Icon::Hint,
                test_id: "review-fix",
                disabled: count.unwrap_or(0) == 0,
                "data-count": count.map(|count| count.to_string()),
                onclick: move |_| act(MistakeEvent::Begin(whose)),
                {t!("review-fix", count = count.unwrap_or(0) as i64)}
            }
        };
    }
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

/// The test id of a button where no mistakes are the player's own: one a side and one for both.
fn test_id(whose: Whose) -> String {
    match whose {
        Whose::Side(color) => format!("review-mistakes-{color}"),
        Whose::Both => "review-mistakes-both".to_owned(),
    }
}

#[component]
fn Mistake(mistake: MistakeView, unit: Unit, names: bool, line: Vec<Play>) -> Element {
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
                p { {task(&mistake, unit, names)} }
                if let Some(words) = verdict(&mistake, unit, line.first().filter(|_| names)) {
                    p { class: "review-verdict", {words} }
                }
                if names && is_solved && 1 < line.len() {
                    p { class: "review-line", {t!("review-line", line = line_text(&line))} }
                }
            }
            div { class: "review-more",
                if !is_solved {
                    Button {
                        test_id: "review-mistake-show",
                        onclick: move |_| act(MistakeEvent::Show),
                        {t("review-mistake-show")}
                    }
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

/// "Black played here: that cost 6 points. What was better? Tap it on the board." The stone lies there pale.
fn task(mistake: &MistakeView, unit: Unit, names: bool) -> String {
    let cost = amount(unit, mistake.cost, mistake.exact);
    let color = color(mistake.by);
    if names {
        let played = play_name(&mistake.played);
        return t!(
            "review-mistake-task",
            color = color,
            mv = played,
            cost = cost
        );
    }
    t!("review-mistake-task-here", color = color, cost = cost)
}

fn color(color: Color) -> String {
    t(&format!("color-{color}"))
}

/// The verdict on the player's try. Without a name of the `best` one no cell is called by its name.
fn verdict(mistake: &MistakeView, unit: Unit, best: Option<&Play>) -> Option<String> {
    let saved = || amount(unit, mistake.cost, mistake.exact);
    let named = |play: &Play| best.map(|_| play_name(play));
    Some(match &mistake.answer {
        MistakeAnswer::Open => return None,
        MistakeAnswer::Wrong(tried) => wrong(tried, unit, best.is_some()),
        MistakeAnswer::Checking(play) => match named(play) {
            Some(mv) => t!("review-mistake-checking", mv = mv),
            None => t("review-mistake-checking-it"),
        },
        MistakeAnswer::Found { play, is_named } => match (best.map(play_name), is_named) {
            (None, true) => t!("review-mistake-found-it", saved = saved()),
            (None, false) => t("review-mistake-as-good-it"),
            (Some(_), true) => t!(
                "review-mistake-found",
                mv = play_name(play),
                saved = saved()
            ),
            (Some(best), false) => {
                t!("review-mistake-as-good", mv = play_name(play), best = best)
            }
        },
        MistakeAnswer::Shown => match best.map(play_name) {
            Some(best) => t!("review-mistake-shown", best = best, saved = saved()),
            None => t!("review-mistake-shown-it", saved = saved()),
        },
    })
}

fn wrong(tried: &TriedPlacement, unit: Unit, names: bool) -> String {
    if tried.is_played {
        return t("review-mistake-played");
    }
    let key = match tried.is_better {
        true => "review-mistake-better",
        false => "review-mistake-worse",
    };
    let cost = amount(unit, tried.cost, tried.exact);
    match names {
        true => t!(key, mv = play_name(&tried.play), cost = cost),
        false => t!(&format!("{key}-it"), cost = cost),
    }
}
