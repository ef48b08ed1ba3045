//! The game of a board, its size, and what is agreed or counted before its first turn.

use dioxus::prelude::*;
use rsg_classics::Terms;
use rsg_classics::reversi::Aim;
use rsg_engine::Color;

use crate::ui::components::{Button, Pick, Picks};
use crate::ui::runtime::dispatch;
use crate::ui::screens::setup::{GameSizes, Stepper};
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::editor::{EditorEvent, EditorView, with_komi, with_other_aim};
use rsg_game::progress::{GameKind, MOST_KOMI};

#[component]
pub(super) fn TermsGroup(view: EditorView) -> Element {
    rsx! {
        section { class: "editor-terms",
            Picks { class: "picks editor-games", label: t("editor-game"),
                for game in GameKind::ALL {
                    Pick {
                        key: "{game.key()}",
                        test_id: "editor-game-{game.key()}",
                        chosen: game == view.game,
                        onpick: move |()| dispatch(EditorEvent::Game(game)),
                        span { class: "pick-name", {words::game(game)} }
                    }
                }
            }
            if let Some(terms) = view.terms {
                GameSizes {
                    terms,
                    ids: "editor",
                    change: move |terms| dispatch(EditorEvent::Terms(terms)),
                }
                match terms {
                    Terms::Reversi(_) => rsx! { AimButton { terms } },
                    Terms::Go(options) => rsx! {
                        Stepper {
                            id: "editor-komi",
                            labels: [t("setup-komi-less"), t("setup-komi"), t("setup-komi-more")],
                            value: options.komi(),
                            from: -MOST_KOMI,
                            to: MOST_KOMI,
                            change: move |komi| {
                                if let Some(terms) = with_komi(terms, komi) {
                                    dispatch(EditorEvent::Terms(terms));
                                }
                            },
                        }
                        GoButton { owner: view.button }
                    },
                }
            }
            if let Some(captured) = view.captured {
                for color in Color::ALL {
                    Captured { key: "{color}", color, count: captured[color] }
                }
            }
        }
    }
}

/// The stones that a side of the star has captured so far.
#[component]
fn Captured(color: Color, count: u8) -> Element {
    let side = color.to_string();
    let labels = [
        t!("editor-captured-less", color = side.clone()),
        t!("editor-captured", color = side.clone()),
        t!("editor-captured-more", color = side),
    ];
    rsx! {
        Stepper {
            id: "editor-captured-{color}",
            labels,
            value: i16::from(count),
            from: 0,
            to: 99,
            change: move |count| {
                dispatch(EditorEvent::Captured(color, u8::try_from(count).unwrap_or_default()));
            },
        }
    }
}

/// Who wins a game of Reversi; a press changes it.
#[component]
fn AimButton(terms: Terms) -> Element {
    let Terms::Reversi(reversi) = terms else {
        return rsx! {};
    };
    let aim = match reversi.options.aim {
        Aim::Most => "most",
        Aim::Fewest => "fewest",
    };
    rsx! {
        Button {
            test_id: "editor-aim",
            "data-value": aim,
            onclick: move |_| {
                if let Some(terms) = with_other_aim(terms) {
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
