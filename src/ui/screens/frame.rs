//! A screen's frame: the bar with the way back and the title, and what scrolls below it; or, around one of the four
//! places, the bar of places at the foot.
use dioxus::prelude::*;
use rsg_classics::Terms;

use crate::ui::components::{Button, Face, Icon, IconView, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::screens::boards::TermsLine;
use crate::ui::texts::t;
use rsg_game::app::{Event, ScreenName};
use rsg_game::progress::{CpuLevel, GameKind};

/// The places, with the word of each: its test id and the key of its name.
const TABS: [(ScreenName, &str, Icon); 4] = [
    (ScreenName::Home, "tab-today", Icon::Calendar),
    (ScreenName::Games, "tab-play", Icon::Play),
    (ScreenName::Puzzles, "tab-puzzles", Icon::Puzzle),
    (ScreenName::You, "tab-you", Icon::You),
];

/// One of the four places. Its content scrolls; the bar at the foot stays.
#[component]
pub fn PlaceFrame(
    screen: ScreenName,
    title: String,
    /// The title is for the ear alone, because the page has a drawing for the eye.
    #[props(default)]
    unseen: bool,
    /// What stands at the end of the bar.
    aside: Option<Element>,
    children: Element,
) -> Element {
    rsx! {
        main { class: "screen place", "data-screen": screen.name(),
            // Outside of what scrolls: taking the focus would scroll back what was scrolled to.
            header { class: if unseen { "unseen" } else { "place-bar" },
                h1 { tabindex: "-1", {title} }
                {aside}
            }
            div { class: "place-page", {children} }
            Tabs { current: screen }
        }
    }
}

/// The bar of places.
#[component]
fn Tabs(current: ScreenName) -> Element {
    rsx! {
        nav { class: "tabs", "aria-label": t("app-places"),
            for (screen , name , icon) in TABS {
                Button {
                    key: "{name}",
                    class: "tab",
                    test_id: name,
                    "data-current": (screen == current).then_some("true"),
                    "aria-current": (screen == current).then_some("page"),
                    onclick: move |_| dispatch(screen),
                    IconView { icon }
                    span { {t(name)} }
                }
            }
        }
    }
}

/// A screen with a bar on top. The title takes the focus, so that a screen reader starts there (`followScreen` in
/// assets/scripts/page.js).
#[component]
pub fn Frame(
    screen: ScreenName,
    /// The game that the screen is about, where there is a screen for each.
    game: Option<GameKind>,
    title: String,
    /// The opponent whom the title names last, whose face stands beside it.
    opponent: Option<CpuLevel>,
    /// The terms of a game on squares that the screen is about, as a line below the title.
    terms: Option<Terms>,
    /// What stands at the end of the bar.
    aside: Option<Element>,
    children: Element,
) -> Element {
    rsx! {
        main {
            class: "screen",
            "data-screen": screen.name(),
            "data-game": game.map(GameKind::key),
            header { class: "bar",
                BackButton { label: t("app-back") }
                h1 { tabindex: "-1",
                    {title}
                    if let Some(level) = opponent {
                        "\u{a0}"
                        Face { level }
                    }
                    if let Some(terms) = terms {
                        " "
                        small { "data-testid": "title-terms", TermsLine { terms } }
                    }
                }
                {aside}
            }
            {children}
        }
    }
}

/// The way back, at the upper left of every screen but the four places.
#[component]
pub fn BackButton(label: String) -> Element {
    rsx! {
        Button {
            variant: Variant::Round,
            icon: Icon::Back,
            label,
            test_id: "back",
            onclick: move |_| dispatch(Event::Back),
        }
    }
}
