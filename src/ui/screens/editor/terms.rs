//! The game of a board, its size, and what is agreed or counted before its first turn.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{Pick, Picks, Stepper};
use crate::ui::runtime::dispatch;
use crate::ui::terms::{EditorGroups, GameSizes};
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::editor::{EditorEvent, EditorView};
use rsg_game::progress::GameKind;

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
                EditorGroups {
                    terms,
                    button: view.button,
                    change: move |terms| dispatch(EditorEvent::Terms(terms)),
                    give_button: move |owner| dispatch(EditorEvent::Button(owner)),
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
