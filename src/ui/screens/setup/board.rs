//! Setup's board: its picture, its sizes as chips, and for a board of one size the pages on its game.

use dioxus::prelude::*;
use rsg_classics::reversi::{self, BoardSize};
use rsg_classics::{Shape, Terms, go};

use super::classic::Stepper;
use crate::ui::components::{Button, Icon, Pick, Picks, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::screens::games::{GamePicture, OpeningPicture};
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::{Event, SetupEvent};
use rsg_game::progress::GameKind;

/// The picture of the chosen board beside its sizes.
#[component]
pub(super) fn BoardGroup(game: GameKind, terms: Option<Terms>) -> Element {
    rsx! {
        section { class: "setup-board",
            div { class: "setup-picture",
                match terms {
                    Some(terms) => rsx! { OpeningPicture { terms } },
                    None => rsx! { GamePicture { game } },
                }
            }
            match terms {
                Some(Terms::Reversi(terms)) => rsx! { ReversiSizes { terms } },
                Some(Terms::Go(options)) => rsx! { GoSizes { options } },
                None => rsx! { Learning { game } },
            }
        }
    }
}

#[component]
fn ReversiSizes(terms: reversi::Terms) -> Element {
    rsx! {
        Picks { class: "picks sizes", label: t("setup-size"),
            for size in BoardSize::ALL {
                Pick {
                    key: "{size}",
                    test_id: "setup-size-{size}",
                    chosen: size == terms.size,
                    onpick: move |()| dispatch(SetupEvent::Terms(Terms::Reversi(reversi::Terms { size, ..terms }))),
                    span { class: "pick-name", {words::shape(size.shape())} }
                }
            }
        }
    }
}

/// The sizes of nearly all games of Go; the others are stepped to.
const CUSTOMARY: [u8; 3] = [9, 13, 19];

#[component]
fn GoSizes(options: go::Options) -> Element {
    let (komi, handicap) = (options.komi(), options.handicap());
    let change = move |size: u8| {
        if let Ok(options) = go::Options::new(size, komi, handicap) {
            dispatch(SetupEvent::Terms(Terms::Go(options)));
        }
    };
    rsx! {
        div { class: "setup-sizes",
            Picks { class: "picks sizes", label: t("setup-size"),
                for size in CUSTOMARY {
                    Pick {
                        key: "{size}",
                        test_id: "setup-size-{size}",
                        chosen: size == options.size(),
                        onpick: move |()| change(size),
                        span { class: "pick-name", {words::shape(Shape::square(size))} }
                    }
                }
            }
            Stepper {
                id: "setup-size",
                labels: [t("setup-size-less"), t("setup-size"), t("setup-size-more")],
                value: i16::from(options.size()),
                from: i16::from(*go::Options::SIZES.start()),
                to: i16::from(*go::Options::SIZES.end()),
                change: move |size| change(u8::try_from(size).unwrap_or_default()),
            }
        }
    }
}

/// The ways to the rules of the game and to its lessons; both lead back.
#[component]
pub(super) fn Learning(game: GameKind) -> Element {
    rsx! {
        div { class: "setup-learning",
            Button {
                variant: Variant::Quiet,
                icon: Icon::Help,
                test_id: "setup-rules",
                onclick: move |_| dispatch(SetupEvent::Rules),
                {t("rules-title")}
            }
            Button {
                variant: Variant::Quiet,
                icon: Icon::Rules,
                test_id: "setup-learn",
                onclick: move |_| dispatch(Event::Learn(game)),
                {t("you-learn")}
            }
        }
    }
}
