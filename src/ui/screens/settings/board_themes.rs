//! The boards to choose from, each shown by a small piece of itself.
use dioxus::prelude::*;

use super::parts::change;

use crate::ui::texts::t;
use rsg_game::progress::BoardTheme;

/// The swatch's cells: where each lies, in pitches, which ring it takes its colour from, and what is on it.
const CELLS: [(f32, f32, u8, &str); 7] = [
    (0.0, 0.0, 0, "core"),
    (-0.5, -0.866, 1, "black"),
    (0.5, -0.866, 1, "white"),
    (1.0, 0.0, 2, "playable"),
    (0.5, 0.866, 1, "black"),
    (-0.5, 0.866, 3, "one-call"),
    (-1.0, 0.0, 4, "white"),
];

/// All boards, one of them chosen.
#[component]
pub(super) fn Boards(chosen: BoardTheme) -> Element {
    rsx! {
        fieldset { class: "boards", "data-testid": "settings-board",
            legend { {t("settings-board")} }
            div { class: "boards-list",
                for theme in BoardTheme::ALL {
                    label { key: "{theme.key()}", class: "board-choice",
                        input {
                            class: "unseen",
                            r#type: "radio",
                            name: "settings-board",
                            value: theme.key(),
                            checked: theme == chosen,
                            onchange: move |_| change(|settings| settings.board = theme),
                        }
                        Swatch { theme }
                        span { class: "board-choice-name", {t(&format!("settings-board-{}", theme.key()))} }
                    }
                }
            }
        }
    }
}

/// Seven cells in the board's colours, with stones and marks.
#[component]
fn Swatch(theme: BoardTheme) -> Element {
    rsx! {
        span { class: "swatch", "data-board": theme.key(), "aria-hidden": "true",
            for (x , y , ring , content) in CELLS {
                span { key: "{x}/{y}", class: "swatch-cell", "data-ring": "{ring}", style: "--x: {x}; --y: {y}",
                    match content {
                        "black" | "white" => rsx! { span { class: "face", "data-color": content } },
                        "core" => rsx! {},
                        mark => rsx! { span { class: "mark", "data-kind": mark } },
                    }
                }
            }
        }
    }
}
