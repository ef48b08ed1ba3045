//! Groups of choices in Setup and for a board of one's own: sizes, start, aim, komi, handicap, button for Reversi and
//! Reversi Go; the clock for any game.

use dioxus::prelude::*;
use rsg_classics::reversi::{self, Aim, BoardSize, Options, Start};
use rsg_classics::{Shape, Terms, go};
use rsg_engine::Color;

use super::group::Group;
use crate::ui::components::{Button, Pick, Picks};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::SetupEvent;
use rsg_game::app::editor::{EditorEvent, with_komi, with_other_aim};
use rsg_game::progress::{ClockTime, MOST_KOMI};

/// The sizes of a game's board; `ids` is the beginning of their test ids.
#[component]
pub(in crate::ui::screens) fn GameSizes(
    terms: Terms,
    ids: &'static str,
    change: EventHandler<Terms>,
) -> Element {
    match terms {
        Terms::Reversi(terms) => rsx! { ReversiSizes { terms, ids, change } },
        Terms::Go(options) => rsx! { GoSizes { options, ids, change } },
    }
}

#[component]
fn ReversiSizes(terms: reversi::Terms, ids: &'static str, change: EventHandler<Terms>) -> Element {
    rsx! {
        Picks { class: "picks sizes", label: t("setup-size"),
            for size in BoardSize::ALL {
                Pick {
                    key: "{size}",
                    test_id: "{ids}-size-{size}",
                    chosen: size == terms.size,
                    onpick: move |()| change.call(Terms::Reversi(reversi::Terms { size, ..terms })),
                    span { class: "pick-name", {words::shape(size.shape())} }
                }
            }
        }
    }
}

/// The sizes of nearly all games of Go; the others are stepped to.
const CUSTOMARY: [u8; 3] = [9, 13, 19];

#[component]
fn GoSizes(options: go::Options, ids: &'static str, change: EventHandler<Terms>) -> Element {
    let (komi, handicap) = (options.komi(), options.handicap());
    let change = move |size: u8| {
        if let Ok(options) = go::Options::new(size, komi, handicap) {
            change.call(Terms::Go(options));
        }
    };
    rsx! {
        div { class: "setup-sizes",
            Picks { class: "picks sizes", label: t("setup-size"),
                for size in CUSTOMARY {
                    Pick {
                        key: "{size}",
                        test_id: "{ids}-size-{size}",
                        chosen: size == options.size(),
                        onpick: move |()| change(size),
                        span { class: "pick-name", {words::shape(Shape::square(size))} }
                    }
                }
            }
            Stepper {
                id: "{ids}-size",
                labels: [t("setup-size-less"), t("setup-size"), t("setup-size-more")],
                value: i16::from(options.size()),
                from: i16::from(*go::Options::SIZES.start()),
                to: i16::from(*go::Options::SIZES.end()),
                change: move |size| change(u8::try_from(size).unwrap_or_default()),
            }
        }
    }
}

/// The choices that a game itself offers, but for the size of its board.
#[component]
pub(super) fn GameGroups(terms: Terms) -> Element {
    match terms {
        Terms::Reversi(terms) => rsx! { ReversiGroups { terms } },
        Terms::Go(options) => rsx! { GoGroups { options } },
    }
}

/// The options of Reversi.
#[component]
fn ReversiGroups(terms: reversi::Terms) -> Element {
    let options = terms.options;
    let with = move |options| {
        let terms = reversi::Terms { options, ..terms };
        dispatch(SetupEvent::Terms(Terms::Reversi(terms)));
    };
    let starts = [(Start::Othello, "othello"), (Start::Classic, "classic")];
    let aims = [(Aim::Most, "most"), (Aim::Fewest, "fewest")];
    rsx! {
        Group { id: "setup-opening", title: t("setup-opening"),
            for (start , name) in starts {
                NotedPick {
                    key: "{name}",
                    name: "setup-start-{name}",
                    chosen: start == options.start,
                    onpick: move |()| with(Options { start, ..options }),
                }
            }
        }
        Group { id: "setup-aim", title: t("setup-aim"),
            for (aim , name) in aims {
                NotedPick {
                    key: "{name}",
                    name: "setup-aim-{name}",
                    chosen: aim == options.aim,
                    onpick: move |()| with(Options { aim, ..options }),
                }
            }
        }
    }
}

/// The options of Reversi Go.
#[component]
fn GoGroups(options: go::Options) -> Element {
    let with = move |komi, handicap| {
        if let Ok(options) = go::Options::new(options.size(), komi, handicap) {
            dispatch(SetupEvent::Terms(Terms::Go(options)));
        }
    };
    let (komi, handicap) = (options.komi(), options.handicap());
    rsx! {
        Group { id: "setup-handicap", title: t("setup-handicap"), class: "picks handicaps",
            for choice in go::Options::HANDICAPS {
                Pick {
                    key: "{choice}",
                    test_id: "setup-handicap-{choice}",
                    chosen: choice == handicap,
                    onpick: move |()| with(komi, choice),
                    span { class: "pick-name", {t!("setup-stones", count = choice)} }
                }
            }
        }
        KomiStepper { id: "setup-komi", komi, change: move |komi| with(komi, handicap) }
    }
}

/// The points that White gets in Reversi Go.
#[component]
fn KomiStepper(id: &'static str, komi: i16, change: EventHandler<i16>) -> Element {
    rsx! {
        Stepper {
            id,
            labels: [t("setup-komi-less"), t("setup-komi"), t("setup-komi-more")],
            value: komi,
            from: -MOST_KOMI,
            to: MOST_KOMI,
            change,
        }
    }
}

/// The choices that a game offers for a board of one's own, but for its size.
#[component]
pub(in crate::ui::screens) fn EditorGroups(terms: Terms, button: Option<Color>) -> Element {
    match terms {
        Terms::Reversi(terms) => rsx! { AimButton { terms } },
        Terms::Go(options) => rsx! {
            KomiStepper {
                id: "editor-komi",
                komi: options.komi(),
                change: move |komi| {
                    if let Some(terms) = with_komi(terms, komi) {
                        dispatch(EditorEvent::Terms(terms));
                    }
                },
            }
            GoButton { owner: button }
        },
    }
}

/// Who wins a game of Reversi; a press changes it.
#[component]
fn AimButton(terms: reversi::Terms) -> Element {
    let aim = match terms.options.aim {
        Aim::Most => "most",
        Aim::Fewest => "fewest",
    };
    rsx! {
        Button {
            test_id: "editor-aim",
            "data-value": aim,
            onclick: move |_| {
                if let Some(terms) = with_other_aim(Terms::Reversi(terms)) {
                    dispatch(EditorEvent::Terms(terms));
                }
            },
            {t(&format!("setup-aim-{aim}"))}
        }
    }
}

/// Who has the button of Reversi Go; a press gives it to the next one.
#[component]
fn GoButton(owner: Option<Color>) -> Element {
    let (value, next) = match owner {
        None => ("none".to_owned(), Some(Color::Black)),
        Some(Color::Black) => (Color::Black.to_string(), Some(Color::White)),
        Some(Color::White) => (Color::White.to_string(), None),
    };
    rsx! {
        Button {
            test_id: "editor-button",
            "data-value": value.clone(),
            onclick: move |_| dispatch(EditorEvent::Button(next)),
            {t!("editor-button", owner = value)}
        }
    }
}

/// A number to be typed, with a button on each side of it; what the three are called, in their order.
#[component]
pub(in crate::ui::screens) fn Stepper(
    id: String,
    labels: [String; 3],
    value: i16,
    from: i16,
    to: i16,
    change: EventHandler<i16>,
) -> Element {
    let [less, name, more] = labels;
    let step = move |by: i16| change.call((value + by).clamp(from, to));
    rsx! {
        section { class: "setup-group stepper",
            label { r#for: id.clone(), {name} }
            div { class: "stepper-row",
                Button {
                    label: less,
                    test_id: "{id}-less",
                    disabled: value <= from,
                    onclick: move |_| step(-1),
                    "−"
                }
                input {
                    class: "field",
                    id: id.clone(),
                    "data-testid": id.clone(),
                    "data-value": "{value}",
                    r#type: "number",
                    inputmode: "numeric",
                    min: "{from}",
                    max: "{to}",
                    value: "{value}",
                    onchange: move |event| {
                        if let Ok(typed) = event.value().trim().parse::<i16>() {
                            change.call(typed.clamp(from, to));
                        }
                    },
                }
                Button {
                    label: more,
                    test_id: "{id}-more",
                    disabled: to <= value,
                    onclick: move |_| step(1),
                    "+"
                }
            }
        }
    }
}

#[component]
pub(super) fn ClockGroup(minutes: ClockTime, reverse: bool) -> Element {
    rsx! {
        Group { id: "setup-clock", title: t("setup-clock"),
            for choice in ClockTime::OFFERED {
                Pick {
                    key: "{choice}",
                    test_id: "setup-clock-{choice}",
                    chosen: choice == minutes,
                    onpick: move |()| dispatch(SetupEvent::Clock(choice)),
                    span { class: "pick-name", {words::clock(choice)} }
                }
            }
        }
        if reverse && !minutes.is_none() {
            p { class: "setup-note", "data-testid": "setup-clock-reverse", {t("setup-clock-reverse")} }
        }
    }
}

/// A choice with a note below; its test id is the key of its words.
#[component]
fn NotedPick(name: String, chosen: bool, onpick: EventHandler<()>) -> Element {
    rsx! {
        Pick { test_id: name.clone(), chosen, onpick,
            span { class: "pick-name", {t(&name)} }
            span { class: "pick-note", {t(&format!("{name}-note"))} }
        }
    }
}
