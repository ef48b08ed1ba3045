//! Setup's folded rest: start, aim, komi, handicap, format, clock, house rules.

use dioxus::prelude::*;

use super::people::HouseGroup;
use crate::ui::components::{Button, Icon, Pick, PickGroup};
use crate::ui::runtime::dispatch;
use crate::ui::terms::{self, GameGroups};
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::{Mode, ScreenName, SetupEvent, SetupView};
use rsg_game::progress::{ClockTime, Exam, Format};

/// Choices that most players leave as they are. What is chosen there stands in the summary, so that nothing unusual is
/// hidden.
#[component]
pub(super) fn More(setup: SetupView) -> Element {
    let by_message = setup.mode == Mode::Message;
    let is_empty = !by_message
        && setup.terms.is_none()
        && !setup.format_free
        && setup.minutes.is_none()
        && setup.house.is_none();
    rsx! {
        if !is_empty {
            details { class: "card setup-more",
                summary { "data-testid": "setup-more",
                    span { {t("setup-more")} }
                    small { {chosen_in_words(&setup)} }
                }
                if by_message {
                    MessagesWay {}
                }
                if let Some(terms) = setup.terms {
                    GameGroups { terms, change: move |terms| dispatch(SetupEvent::Terms(terms)) }
                }
                if setup.format_free {
                    FormatGroup { format: setup.format }
                }
                if let Some(minutes) = setup.minutes {
                    ClockGroup { minutes, reverse: setup.format == Format::Reverse }
                }
                if let Some(house) = setup.house {
                    HouseGroup { house }
                }
            }
        }
    }
}

/// "Standard start · More discs · Reverse Match · 5 minutes".
fn chosen_in_words(setup: &SetupView) -> String {
    let mut words = setup.terms.map_or_else(Vec::new, terms::options);
    if setup.format_free && setup.format == Format::Reverse {
        words.push(t("setup-format-reverse"));
    }
    if let Some(minutes) = setup.minutes.filter(|minutes| !minutes.is_none()) {
        words.push(words::clock(minutes));
    }
    words.join(" · ")
}

/// The open exam, which could be taken instead. It stands in sight: who has come as far as that looks for it.
#[component]
pub(super) fn ExamOffer(exam: Exam) -> Element {
    rsx! {
        Button {
            class: "card setup-exam",
            icon: Icon::RankUp,
            test_id: "setup-exam",
            onclick: move |_| dispatch(SetupEvent::Exam),
            span { {t!("setup-exam", rank = words::rank(exam.rank()))} }
        }
    }
}

#[component]
fn FormatGroup(format: Format) -> Element {
    let formats = [
        (Format::Single, "setup-format-single", None),
        (
            Format::Reverse,
            "setup-format-reverse",
            Some("setup-format-reverse-note"),
        ),
    ];
    rsx! {
        PickGroup { id: "setup-format", title: t("setup-format"),
            for (choice , key , note) in formats {
                Pick {
                    key: "{key}",
                    test_id: key,
                    chosen: choice == format,
                    onpick: move |()| dispatch(SetupEvent::Format(choice)),
                    span { class: "pick-name", {t(key)} }
                    if let Some(note) = note {
                        span { class: "pick-note", {t(note)} }
                    }
                }
            }
        }
    }
}

#[component]
fn ClockGroup(minutes: ClockTime, reverse: bool) -> Element {
    rsx! {
        PickGroup { id: "setup-clock", title: t("setup-clock"),
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

/// The way to the games by message that were begun.
#[component]
fn MessagesWay() -> Element {
    rsx! {
        Button {
            icon: Icon::Share,
            test_id: "setup-messages",
            onclick: move |_| dispatch(ScreenName::Messages),
            {t("messages-title")}
        }
    }
}
