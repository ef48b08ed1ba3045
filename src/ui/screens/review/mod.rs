//! The Review screen: the kept games, or one of them on the board with what its placements were worth.
//!
//! - this file: one game
//! - `graph`: who was ahead
//! - `list`: the kept games and the text that can be pasted

mod graph;
mod list;

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::board::{Board, Use, board_name};
use crate::ui::components::frame::Frame;
use crate::ui::components::picture::IconView;
use crate::ui::drawings::Icon;
use crate::ui::root::tempo;
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::texts::t;
use crate::ui::words;
use graph::Graph;
use list::List;
use rsg_game::app::{App, Event, ReviewEvent, ReviewScreenView, ScreenName};
use rsg_game::progress::CpuLevel;
use rsg_game::session::review::{Place, ReviewView, Row, Walk};

/// How far a finger goes sideways to turn a page, in pixels.
const SWIPE: f64 = 48.0;

/// The Review screen.
#[component]
pub fn Review() -> Element {
    let view = use_view(App::review);
    let games = use_app().games();
    super::play::use_animated();
    let on = use_callback(dispatch);
    let shown = view.read().clone();
    let title = match shown {
        ReviewScreenView::List { .. } => t("review-games"),
        ReviewScreenView::Game { .. } => t("review-title"),
    };
    rsx! {
        Frame { screen: ScreenName::Review, title, on,
            match shown {
                ReviewScreenView::List { fault, deleted } => rsx! {
                    List { games: games.read().all().to_vec(), fault, deleted }
                },
                ReviewScreenView::Game { view, levels } => rsx! {
                    OneGame { view: *view, levels }
                },
            }
        }
    }
}

fn walk(step: Walk) {
    dispatch(Event::Review(ReviewEvent::Walk(step)));
}

/// A game on the board.
#[component]
fn OneGame(view: ReviewView, levels: Option<Vec<CpuLevel>>) -> Element {
    let settings = use_view(|app| app.settings().clone());
    let still = tempo(settings.read().animation) == 0.0;
    let mut finger = use_signal(|| None::<f64>);
    let step = view.step.clone();
    rsx! {
        div {
            class: "content review",
            tabindex: "-1",
            "data-keys": "ArrowLeft ArrowRight Home End",
            onkeydown: move |event| {
                let step = match event.key() {
                    Key::ArrowLeft => Walk::Back,
                    Key::ArrowRight => Walk::Forward,
                    Key::Home => Walk::First,
                    Key::End => Walk::Last,
                    _ => return,
                };
                event.prevent_default();
                walk(step);
            },
            div {
                class: "review-board",
                ontouchstart: move |event| {
                    finger.set(event.touches().first().map(|touch| touch.client_coordinates().x));
                },
                ontouchend: move |event| {
                    let from = finger.take();
                    let to = event.touches_changed().first().map(|touch| touch.client_coordinates().x);
                    if let (Some(from), Some(to)) = (from, to) {
                        if to - from > SWIPE {
                            walk(Walk::Back);
                        } else if from - to > SWIPE {
                            walk(Walk::Forward);
                        }
                    }
                },
                Board {
                    cells: view.cells.clone(),
                    label: board_name(),
                    purpose: Use::Read,
                    turn: step.turn.filter(|_| step.showing && !still),
                    step: step.number,
                    rim: settings.read().rim,
                }
            }
            Words { view: view.clone() }
            Steps { view: view.clone() }
            Graph { view: view.clone() }
            Sides { view: view.clone() }
            div { class: "review-more",
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "review-play-on",
                    disabled: !view.can_play_on,
                    "aria-expanded": levels.is_some(),
                    onclick: {
                        let open = levels.is_some();
                        move |_| dispatch(Event::Review(ReviewEvent::ChooseLevel(!open)))
                    },
                    IconView { icon: Icon::Play }
                    {t("review-play-on")}
                }
                button {
                    class: "button",
                    r#type: "button",
                    "data-kind": "quiet",
                    "data-testid": "review-share",
                    onclick: move |_| dispatch(Event::Review(ReviewEvent::Share)),
                    IconView { icon: Icon::Share }
                    {t("review-copy")}
                }
            }
            if let Some(levels) = levels.clone() {
                div { class: "card review-levels", role: "group", "aria-label": t("review-play-on"),
                    p { {t("review-play-on-text")} }
                    for level in levels {
                        button {
                            key: "{level:?}",
                            class: "button",
                            r#type: "button",
                            "data-testid": "review-level-{level.index() + 1}",
                            onclick: move |_| dispatch(Event::Review(ReviewEvent::PlayOn(level))),
                            {words::level(level)}
                        }
                    }
                }
            }
            Moves { view: view.clone() }
        }
    }
}

/// What was placed and what it was worth, in words.
#[component]
fn Words(view: ReviewView) -> Element {
    let row = view
        .about
        .and_then(|turn| Some((turn, view.rows.get(turn)?)));
    let aside = matches!(view.place, Place::Line { .. });
    rsx! {
        div { class: "review-words", role: "status",
            p {
                "data-testid": "review-place",
                "data-value": match view.place { Place::Game(at) => at.to_string(), Place::Line { turn, played } => format!("{turn}+{played}") },
                {place_words(&view)}
            }
            match row {
                None => rsx! { p { {t("review-start")} } },
                Some((_, row)) => rsx! {
                    p { {worth_words(row)} }
                    if aside {
                        p { class: "review-line", {crate::t!("review-line", line = line_text(&view))} }
                    }
                },
            }
        }
    }
}

fn place_words(view: &ReviewView) -> String {
    let count = view.rows.len();
    match view.place {
        Place::Game(at) => {
            let named = view.last.map(|(by, mv)| {
                crate::t!(
                    "review-placed",
                    color = t(&format!("color-{by}")),
                    mv = mv.to_string()
                )
            });
            let place = crate::t!("review-place", number = at, count = count);
            named.map_or(place.clone(), |named| format!("{place} · {named}"))
        }
        Place::Line { turn, .. } => crate::t!("review-instead", number = turn + 1),
    }
}

fn worth_words(row: &Row) -> String {
    let Some(judged) = &row.judged else {
        return t("review-unknown");
    };
    let best = judged
        .line
        .first()
        .map(ToString::to_string)
        .unwrap_or_default();
    let exact = if judged.exact { "yes" } else { "no" };
    if judged.loss() == 0 {
        crate::t!(
            "review-best-played",
            margin = signed(judged.before),
            exact = exact
        )
    } else {
        crate::t!(
            "review-lost",
            loss = judged.loss(),
            best = best,
            margin = signed(judged.before),
            after = signed(judged.after),
            exact = exact
        )
    }
}

fn signed(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

fn line_text(view: &ReviewView) -> String {
    let moves: Vec<String> = view.line.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// First, back, forward, last; the worst and the better.
#[component]
fn Steps(view: ReviewView) -> Element {
    let (back, on) = view.can;
    let steps = [
        (
            "review-first",
            t("review-first-label"),
            Icon::First,
            Walk::First,
            back,
        ),
        (
            "review-back",
            t("review-back-label"),
            Icon::Earlier,
            Walk::Back,
            back,
        ),
        (
            "review-forward",
            t("review-forward-label"),
            Icon::Later,
            Walk::Forward,
            on,
        ),
        (
            "review-last",
            t("review-last-label"),
            Icon::Last,
            Walk::Last,
            on,
        ),
    ];
    let aside = matches!(view.place, Place::Line { .. });
    let better = view
        .about
        .or(Some(0))
        .and_then(|turn| view.rows.get(turn))
        .is_some_and(|row| row.judged.is_some());
    rsx! {
        div { class: "review-steps",
            for (id , label , icon , step , open) in steps {
                button {
                    key: "{id}",
                    class: "button",
                    r#type: "button",
                    "data-kind": "icon",
                    "data-testid": id,
                    "aria-label": label,
                    disabled: !open,
                    onclick: move |_| walk(step),
                    IconView { icon }
                }
            }
        }
        div { class: "review-more",
            button {
                class: "button",
                r#type: "button",
                "data-testid": "review-worst",
                disabled: view.worst.is_empty(),
                onclick: move |_| walk(Walk::Worst),
                {t("review-worst")}
            }
            button {
                class: "button",
                r#type: "button",
                "data-testid": "review-best",
                "aria-pressed": aside,
                disabled: !better,
                onclick: move |_| walk(Walk::Best),
                if aside { {t("review-to-game")} } else { {t("review-best")} }
            }
        }
    }
}

/// How far the analysis is, and how well each side played.
#[component]
fn Sides(view: ReviewView) -> Element {
    let count = view.rows.len();
    rsx! {
        div { class: "card review-sides",
            if view.settled < count {
                p { "data-testid": "review-progress", {crate::t!("review-progress", done = view.settled, count = count)} }
                progress { max: "{count}", value: "{view.settled}", "aria-label": t("review-progress-label") }
            }
            p { class: "review-accuracy", "data-testid": "review-accuracy",
                for color in Color::ALL {
                    span { key: "{color}",
                        span { class: "pebble", "data-color": color.to_string(), aria_hidden: "true" }
                        {t(&format!("color-{color}"))}
                        " "
                        b { {view.accuracy[color].map_or("–".to_owned(), |percent| crate::t!("review-percent", percent = percent))} }
                    }
                }
            }
            p { class: "review-note", {t("review-accuracy-text")} }
        }
    }
}

/// Every placement, to be jumped to.
#[component]
fn Moves(view: ReviewView) -> Element {
    let here = match view.place {
        Place::Game(at) => at,
        Place::Line { turn, .. } => turn + 1,
    };
    rsx! {
        ol { class: "review-moves", "aria-label": t("review-moves"), "data-testid": "review-moves",
            for (index , row) in view.rows.iter().enumerate() {
                li { key: "{index}",
                    button {
                        class: "review-move",
                        r#type: "button",
                        "data-worst": view.worst.contains(&index).then_some("true"),
                        "aria-current": (here == index + 1).then_some("step"),
                        onclick: move |_| walk(Walk::To(index + 1)),
                        span { class: "pebble", "data-color": row.by.to_string(), aria_hidden: "true" }
                        span { "{index + 1}. {row.mv}" }
                        span { class: "review-loss",
                            {row.judged.as_ref().map_or(String::new(), |judged| if judged.loss() == 0 { "✓".to_owned() } else { signed(-judged.loss()) })}
                        }
                    }
                }
            }
        }
    }
}
