//! Setup's groups of Reversi and Reversi Go: board, start, aim, komi, handicap, clock, and where a game is pasted.

use dioxus::prelude::*;
use rsg_classics::reversi::{self, Aim, BoardSize, Options, Start};
use rsg_classics::{Terms, go};

use super::{Group, choose};
use crate::ui::components::{Button, Pick};
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::{SetupEvent, TableFault};
use rsg_game::progress::Minutes;

/// The choices that a game itself offers. They are folded under the words for them, unless the game is not the usual one: most
/// who come here want another opponent, not another board.
#[component]
pub(super) fn GameGroups(terms: Terms) -> Element {
    let usual = Terms::games().contains(&terms);
    // What is chosen afterwards folds nothing under the finger.
    let open = use_hook(|| !usual);
    rsx! {
        details { class: "card setup-options", open,
            summary { "data-testid": "setup-options", {options_in_words(terms)} }
            match terms {
                Terms::Reversi(terms) => rsx! { ReversiGroups { terms } },
                Terms::Go(options) => rsx! { GoGroups { options } },
            }
        }
    }
}

/// "8×8 · Standard start · More discs".
fn options_in_words(terms: Terms) -> String {
    let board = t!("setup-squares", side = terms.size());
    let words = match terms {
        Terms::Reversi(reversi::Terms { options, .. }) => [
            board,
            t(match options.start {
                Start::Othello => "setup-start-othello",
                Start::Classic => "setup-start-classic",
            }),
            t(match options.aim {
                Aim::Most => "setup-aim-most",
                Aim::Fewest => "setup-aim-fewest",
            }),
        ],
        Terms::Go(options) => [
            board,
            t!("setup-options-komi", komi = options.komi()),
            t!("setup-options-handicap", count = options.handicap()),
        ],
    };
    words.join(" · ")
}

/// How Reversi is played.
#[component]
fn ReversiGroups(terms: reversi::Terms) -> Element {
    let with = move |size, options| {
        let terms = reversi::Terms { size, options };
        choose(SetupEvent::Terms(Terms::Reversi(terms)));
    };
    let reversi::Terms { size, options } = terms;
    let starts = [(Start::Othello, "othello"), (Start::Classic, "classic")];
    let aims = [(Aim::Most, "most"), (Aim::Fewest, "fewest")];
    rsx! {
        Group { id: "setup-size", title: t("setup-size"),
            for choice in BoardSize::ALL {
                Pick {
                    key: "{choice.squares()}",
                    test_id: "setup-size-{choice.squares()}",
                    chosen: choice == size,
                    onpick: move |()| with(choice, options),
                    span { class: "pick-name", {t!("setup-squares", side = choice.squares())} }
                }
            }
        }
        Group { id: "setup-opening", title: t("setup-opening"),
            for (start , name) in starts {
                NotedPick {
                    key: "{name}",
                    name: "setup-start-{name}",
                    chosen: start == options.start,
                    onpick: move |()| with(size, Options { start, ..options }),
                }
            }
        }
        Group { id: "setup-aim", title: t("setup-aim"),
            for (aim , name) in aims {
                NotedPick {
                    key: "{name}",
                    name: "setup-aim-{name}",
                    chosen: aim == options.aim,
                    onpick: move |()| with(size, Options { aim, ..options }),
                }
            }
        }
    }
}

/// How Reversi Go is played.
#[component]
fn GoGroups(options: go::Options) -> Element {
    let with = move |size, komi, handicap| {
        if let Ok(options) = go::Options::new(size, komi, handicap) {
            choose(SetupEvent::Terms(Terms::Go(options)));
        }
    };
    let (size, komi, handicap) = (options.size(), options.komi(), options.handicap());
    rsx! {
        Group { id: "setup-size", title: t("setup-size"),
            for choice in go::Options::SIZES {
                Pick {
                    key: "{choice}",
                    test_id: "setup-size-{choice}",
                    chosen: choice == size,
                    onpick: move |()| with(choice, komi, handicap),
                    span { class: "pick-name", {t!("setup-squares", side = choice)} }
                }
            }
        }
        Group { id: "setup-handicap", title: t("setup-handicap"), class: "picks handicaps",
            for choice in go::Options::HANDICAPS {
                Pick {
                    key: "{choice}",
                    test_id: "setup-handicap-{choice}",
                    chosen: choice == handicap,
                    onpick: move |()| with(size, komi, choice),
                    span { class: "pick-name", {t!("setup-stones", count = choice)} }
                }
            }
        }
        Komi { komi, change: move |komi| with(size, komi, handicap) }
    }
}

/// The most that is offered for either side; a game that was pasted may have any.
const MOST_KOMI: i16 = 99;

/// White's points: a number to be typed, with a button on each side of it.
#[component]
fn Komi(komi: i16, change: EventHandler<i16>) -> Element {
    let step = move |by: i16| {
        let next = (komi + by).clamp(-MOST_KOMI, MOST_KOMI);
        change.call(next);
    };
    rsx! {
        section { class: "setup-group komi",
            label { r#for: "setup-komi", {t("setup-komi")} }
            div { class: "komi-row",
                Button {
                    label: t("setup-komi-less"),
                    test_id: "setup-komi-less",
                    disabled: komi <= -MOST_KOMI,
                    onclick: move |_| step(-1),
                    "−"
                }
                input {
                    class: "field",
                    id: "setup-komi",
                    "data-testid": "setup-komi",
                    "data-value": "{komi}",
                    r#type: "number",
                    inputmode: "numeric",
                    min: "-{MOST_KOMI}",
                    max: "{MOST_KOMI}",
                    value: "{komi}",
                    onchange: move |event| {
                        if let Ok(typed) = event.value().trim().parse::<i16>() {
                            change.call(typed.clamp(-MOST_KOMI, MOST_KOMI));
                        }
                    },
                }
                Button {
                    label: t("setup-komi-more"),
                    test_id: "setup-komi-more",
                    disabled: MOST_KOMI <= komi,
                    onclick: move |_| step(1),
                    "+"
                }
            }
        }
    }
}

#[component]
pub(super) fn ClockGroup(minutes: Minutes) -> Element {
    rsx! {
        Group { id: "setup-clock", title: t("setup-clock"),
            for choice in Minutes::OFFERED {
                Pick {
                    key: "{choice.0}",
                    test_id: "setup-clock-{choice.0}",
                    chosen: choice == minutes,
                    onpick: move |()| choose(SetupEvent::Clock(choice)),
                    span { class: "pick-name", {t!("setup-minutes", minutes = choice.0)} }
                }
            }
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

/// Where a game is pasted.
#[component]
pub(super) fn Paste(terms: Terms, fault: Option<TableFault>) -> Element {
    let label = match terms {
        Terms::Reversi(_) => "setup-paste-label",
        Terms::Go(_) => "setup-paste-label-go",
    };
    let mut typed = use_signal(String::new);
    let words = fault.map(|fault| match fault {
        TableFault::Empty => t("setup-paste-empty"),
        TableFault::Long => t("setup-paste-long"),
        TableFault::Move(fault) => words::fault(&fault),
    });
    rsx! {
        section { class: "card classics-paste",
            h2 { {t("setup-paste")} }
            label { r#for: "setup-text", {t(label)} }
            textarea {
                id: "setup-text",
                "data-testid": "setup-text",
                rows: "2",
                spellcheck: "false",
                autocapitalize: "off",
                autocomplete: "off",
                "aria-describedby": "setup-fault",
                oninput: move |event| typed.set(event.value()),
            }
            p { id: "setup-fault", role: "status", class: "classics-fault", "data-testid": "setup-fault",
                {words.unwrap_or_default()}
            }
            Button {
                test_id: "setup-take",
                onclick: move |_| choose(SetupEvent::Paste(typed.peek().clone())),
                {t("setup-take")}
            }
        }
    }
}
