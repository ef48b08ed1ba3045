//! The card of the first launch: the board at play, and two ways to begin.

use dioxus::prelude::*;

use crate::ui::browser::use_browser;
use crate::ui::components::{Button, Icon, Thumbnail, ThumbnailShapes, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use rsg_game::app::{Event, ScreenName};
use rsg_game::session::pictures::named;

#[component]
pub(super) fn FirstCard() -> Element {
    rsx! {
        section { class: "card first-card",
            MovingBoard {}
            p { class: "first-words", {t("home-first-title")} }
            Button {
                variant: Variant::Primary,
                icon: Icon::Play,
                test_id: "first-learn",
                onclick: move |_| dispatch(ScreenName::Tutorial),
                {t("home-first-learn")}
            }
            Button {
                variant: Variant::Quiet,
                test_id: "first-play",
                onclick: move |_| dispatch(Event::FirstGame),
                {t("home-first-play")}
            }
            BringGames {}
        }
    }
}

/// For a page that was put on the home screen by somebody who has played in the browser's tab, which has a progress of
/// its own.
#[component]
fn BringGames() -> Element {
    rsx! {
        if use_browser().on_home_screen {
            Button {
                variant: Variant::Quiet,
                test_id: "first-import",
                onclick: move |_| dispatch(Event::Link("import".to_owned())),
                {t("install-bring")}
            }
        }
    }
}

/// A few positions of one game, one after the other by style sheet alone; with reduced motion the last one stands
/// there.
#[component]
fn MovingBoard() -> Element {
    let game = named::END.game();
    let positions = game.positions();
    let last = positions.len() - 1;
    let frames = [0, last / 4, last / 2, last * 3 / 4, last];
    rsx! {
        div { class: "first-board", role: "img", "aria-label": t("home-first-picture"),
            ThumbnailShapes {}
            for (number , at) in frames.into_iter().enumerate() {
                span { key: "{number}", style: "--frame: {number}",
                    Thumbnail { stones: positions[at].board() }
                }
            }
        }
    }
}
