//! Reversi Go's choices and words.

use dioxus::prelude::*;
use rsg_classics::{Shape, Terms, go};
use rsg_engine::Color;

use super::ShapePick;
use crate::ui::components::{Button, Pick, PickGroup, Picks, Stepper};
use crate::ui::texts::t;
use rsg_game::progress::MOST_KOMI;
use rsg_game::text::{Texts, args};

/// The sizes of nearly all games of Go; the others are stepped to.
const CUSTOMARY: [u8; 3] = [9, 13, 19];

#[component]
pub(super) fn Sizes(
    options: go::Options,
    ids: &'static str,
    change: EventHandler<Terms>,
) -> Element {
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
                    ShapePick {
                        key: "{size}",
                        test_id: "{ids}-size-{size}",
                        shape: Shape::square(size),
                        chosen: size == options.size(),
                        onpick: move |()| change(size),
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

/// Handicap and komi.
#[component]
pub(super) fn Groups(options: go::Options, change: EventHandler<Terms>) -> Element {
    let komi = options.komi();
    rsx! {
        PickGroup { id: "setup-handicap", title: t("setup-handicap"), class: "picks handicaps",
            for choice in go::Options::HANDICAPS {
                Pick {
                    key: "{choice}",
                    test_id: "setup-handicap-{choice}",
                    chosen: choice == options.handicap(),
                    onpick: move |()| {
                        if let Ok(options) = go::Options::new(options.size(), komi, choice) {
                            change.call(Terms::Go(options));
                        }
                    },
                    span { class: "pick-name", {t!("setup-stones", count = choice)} }
                }
            }
        }
        KomiStepper { id: "setup-komi", options, change }
    }
}

/// Komi and the button, on a board of one's own.
#[component]
pub(super) fn EditorGroups(
    options: go::Options,
    button: Option<Color>,
    change: EventHandler<Terms>,
    give_button: EventHandler<Option<Color>>,
) -> Element {
    rsx! {
        KomiStepper { id: "editor-komi", options, change }
        OwnerButton { button, give_button }
    }
}

/// The points that White gets.
#[component]
fn KomiStepper(id: &'static str, options: go::Options, change: EventHandler<Terms>) -> Element {
    rsx! {
        Stepper {
            id,
            labels: [t("setup-komi-less"), t("setup-komi"), t("setup-komi-more")],
            value: options.komi(),
            from: -MOST_KOMI,
            to: MOST_KOMI,
            change: move |komi| {
                if let Ok(options) = go::Options::new(options.size(), komi, options.handicap()) {
                    change.call(Terms::Go(options));
                }
            },
        }
    }
}

/// Who has the button; a press gives it to the next one.
#[component]
fn OwnerButton(button: Option<Color>, give_button: EventHandler<Option<Color>>) -> Element {
    let (value, next) = match button {
        None => ("none".to_owned(), Some(Color::Black)),
        Some(Color::Black) => (Color::Black.to_string(), Some(Color::White)),
        Some(Color::White) => (Color::White.to_string(), None),
    };
    rsx! {
        Button {
            test_id: "editor-button",
            "data-value": value.clone(),
            onclick: move |_| give_button.call(next),
            {t!("editor-button", owner = value)}
        }
    }
}

/// Komi and handicap: "Komi 7", "No handicap".
pub(super) fn options(options: go::Options) -> Vec<String> {
    vec![
        t!("setup-options-komi", komi = options.komi()),
        t!("setup-options-handicap", count = options.handicap()),
    ]
}

pub(super) fn unusual(texts: &Texts, options: go::Options) -> Vec<String> {
    let (komi, handicap) = (options.komi(), options.handicap());
    let is_usual = komi == go::Options::default().komi();
    let komi = (!is_usual).then(|| texts.with("terms-komi", &args![komi = komi]));
    let handicap = (0 < handicap).then(|| texts.with("terms-handicap", &args![count = handicap]));
    [komi, handicap].into_iter().flatten().collect()
}
