//! The player's mistakes, one after the other: what was played, what to look for, and what came of it.

use dioxus::prelude::*;
use rsg_classics::Points;
use rsg_engine::Color;

use super::words::{amount, line_text, long_line, name, play_name};
use crate::ui::components::{Button, Icon, Pebble, Roomy, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::script;
use crate::ui::texts::{t, texts};
use crate::ui::words::Naming;
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
    naming: Naming,
    /// The better line, from the placement that the analysis names.
    line: Vec<Play>,
) -> Element {
    match view {
        MistakesView::Judging(offers) => {
            let offer = |(whose, open)| Offer {
                whose,
                open,
                count: None,
            };
            rsx! { Offers { offers: offers.into_iter().map(offer).collect::<Vec<_>>(), header } }
        }
        MistakesView::Counted(counts) => {
            let is_none = counts.iter().all(|(_, count)| *count == 0);
            let offers = counts.into_iter().map(Offer::counted);
            let none = is_none.then_some(Lack::None);
            rsx! { Offers { offers: offers.collect::<Vec<_>>(), none, header } }
        }
        MistakesView::Unknown(whose) => {
            let offers = whose.into_iter().map(|whose| Offer::counted((whose, 0)));
            let none = Lack::Unsure;
            rsx! { Offers { offers: offers.collect::<Vec<_>>(), none, header } }
        }
        MistakesView::Running(mistake) => rsx! {
            // Each is a card of its own, which appears with its board in sight.
            for mistake in [mistake] {
                Mistake { key: "{mistake.number}", mistake, unit, naming, line: line.clone() }
            }
        },
        MistakesView::Done { found, count } => rsx! { Done { found, count } },
    }
}

/// A button that leads to mistakes.
#[derive(Debug, Clone, PartialEq)]
struct Offer {
    whose: Whose,
    /// True if there is a mistake to go to.
    open: bool,
    /// The number of mistakes, once it does not change any more.
    count: Option<usize>,
}

impl Offer {
    fn counted((whose, count): (Whose, usize)) -> Offer {
        Offer {
            whose,
            open: 0 < count,
            count: Some(count),
        }
    }
}

/// The reason why there is no mistake to look for.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Lack {
    /// There is none.
    None,
    /// Not enough is known.
    Unsure,
}

impl Lack {
    const ALL: [Lack; 2] = [Lack::None, Lack::Unsure];

    /// The reason in a sentence.
    fn sentence(self) -> String {
        t(match self {
            Lack::None => "review-mistakes-none",
            Lack::Unsure => "review-mistakes-unsure",
        })
    }

    /// The reason on a button.
    fn label(self) -> String {
        t(match self {
            Lack::None => "review-fix-none",
            Lack::Unsure => "review-fix-unsure",
        })
    }
}

/// Whose mistakes can be gone through: a button each from the start, which is there before a mistake is known.
#[component]
fn Offers(
    offers: Vec<Offer>,
    /// The reason why there is no mistake to look for.
    none: Option<Lack>,
    header: Header,
) -> Element {
    // In a game against the CPU there is one offer: the player's own.
    if let [offer] = &offers[..]
        && header.level.is_some()
    {
        return rsx! { Fix { offer: offer.clone(), none } };
    }
    let label = |whose: Whose, count: String| match whose {
        Whose::Both => t!("review-mistakes-both", count = count),
        Whose::Side(color) => t!(
            "review-mistakes-of",
            name = name(&header, color),
            count = count
        ),
    };
    let counted = |count: Option<usize>| match count {
        Some(count) => texts().digits(&count.to_string()),
        None => "…".to_owned(),
    };
    rsx! {
        div { class: "review-offers", role: "group", "aria-label": t("review-mistakes-whose"),
            p { {t("review-mistakes-whose")} }
            for Offer { whose , open , count } in offers {
                Button {
                    key: "{whose:?}",
                    icon: Icon::Hint,
                    test_id: test_id(whose),
                    disabled: !open,
                    "data-count": count.map(|count| count.to_string()),
                    onclick: move |_| act(MistakeEvent::Begin(whose)),
                    Roomy { room: [None, Some(5)].map(|count| label(whose, counted(count))).into(),
                        {label(whose, counted(count))}
                    }
                }
            }
            p { class: "review-note", "data-testid": none.map(|_| "review-no-mistakes"),
                Roomy { room: Lack::ALL.map(Lack::sentence).into(), {none.map(Lack::sentence)} }
            }
        }
    }
}

/// The button that leads to the player's own mistakes. Where there is none, it says so in its place.
#[component]
fn Fix(offer: Offer, none: Option<Lack>) -> Element {
    let Offer { whose, open, count } = offer;
    let counted = |count: usize| t!("review-fix", count = count as i64);
    let mut room = vec![t("result-fix"), counted(1), counted(5)];
    room.extend(Lack::ALL.map(Lack::label));
    rsx! {
        Button {
            variant: Variant::Primary,
            class: "button review-fix",
            icon: Icon::Hint,
            test_id: "review-fix",
            disabled: !open,
            "data-count": count.map(|count| count.to_string()),
            onclick: move |_| act(MistakeEvent::Begin(whose)),
            Roomy { room,
                match (none, count) {
                    (Some(lack), _) => lack.label(),
                    (None, Some(count)) => counted(count),
                    (None, None) => t("result-fix"),
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
fn Mistake(mistake: MistakeView, unit: Unit, naming: Naming, line: Vec<Play>) -> Element {
    let MistakeView {
        number,
        count,
        by,
        ref answer,
        ..
    } = mistake;
    let is_solved = matches!(answer, MistakeAnswer::Found { .. } | MistakeAnswer::Shown);
    let is_last = number == count;
    let [on, finish] = ["review-mistake-next", "review-mistake-finish"].map(t);
    let best = line.first().filter(|_| naming.has_names());
    let told = verdict(&mistake, unit, best);
    let class = told.is_some().then_some("review-verdict");
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
            div { class: "roomy", role: "status",
                for (number , words) in room(&mistake, unit, naming, best).into_iter().enumerate() {
                    p { key: "{number}", class: "room", aria_hidden: "true", {words} }
                }
                if naming.has_names() {
                    div { class: "room", aria_hidden: "true",
                        p { class: "review-verdict", {solved_words(&mistake, unit, best)} }
                        p { class: "review-line", {long_line()} }
                    }
                }
                div {
                    p { class, {told.unwrap_or_else(|| task(&mistake, unit, naming))} }
                    if naming.has_names() && is_solved && 1 < line.len() {
                        p { class: "review-line", {t!("review-line", line = line_text(&line))} }
                    }
                }
            }
            div { class: "review-choices",
                // The answer to a try may come at any time: no button moves then.
                Button {
                    test_id: "review-mistake-show",
                    disabled: is_solved,
                    onclick: move |_| act(MistakeEvent::Show),
                    {t("review-mistake-show")}
                }
                Button {
                    variant: if is_solved { Variant::Primary } else { Variant::Plain },
                    test_id: "review-mistake-next",
                    onclick: move |_| act(MistakeEvent::Next(number)),
                    Roomy { room: vec![on.clone(), finish.clone()],
                        if is_last { {finish} } else { {on} }
                    }
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

/// All that may be said about a mistake: the task, and each verdict.
fn room(mistake: &MistakeView, unit: Unit, naming: Naming, best: Option<&Play>) -> Vec<String> {
    let tried = |is_played, is_better| {
        MistakeAnswer::Wrong(TriedPlacement {
            play: mistake.played.clone(),
            cost: Points::whole(20),
            exact: false,
            is_played,
            is_better,
        })
    };
    let play = || mistake.played.clone();
    let found = |is_named| MistakeAnswer::Found {
        play: play(),
        is_named,
    };
    let answers = [
        tried(true, false),
        tried(false, false),
        tried(false, true),
        MistakeAnswer::Checking(play()),
        found(true),
        found(false),
        MistakeAnswer::Shown,
    ];
    let verdicts = answers.into_iter().filter_map(|answer| {
        let seen = MistakeView {
            answer,
            ..mistake.clone()
        };
        verdict(&seen, unit, best)
    });
    verdicts.chain([task(mistake, unit, naming)]).collect()
}

/// The words above a better line.
fn solved_words(mistake: &MistakeView, unit: Unit, best: Option<&Play>) -> String {
    let seen = MistakeView {
        answer: MistakeAnswer::Shown,
        ..mistake.clone()
    };
    verdict(&seen, unit, best).unwrap_or_default()
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
fn task(mistake: &MistakeView, unit: Unit, naming: Naming) -> String {
    let cost = amount(unit, mistake.cost, mistake.exact);
    let color = color(mistake.by);
    if naming.has_names() {
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
        MistakeAnswer::Wrong(tried) => wrong(tried, unit, best),
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

fn wrong(tried: &TriedPlacement, unit: Unit, best: Option<&Play>) -> String {
    if tried.is_played {
        return t("review-mistake-played");
    }
    let key = match tried.is_better {
        true => "review-mistake-better",
        false => "review-mistake-worse",
    };
    let cost = amount(unit, tried.cost, tried.exact);
    match best {
        Some(_) => t!(key, mv = play_name(&tried.play), cost = cost),
        None => t!(&format!("{key}-it"), cost = cost),
    }
}
