//! You, the place: who is playing, what was achieved, what can be learned, and the settings.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, IconView};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::PlaceFrame;
use crate::ui::screens::home::PlayerCard;
use crate::ui::screens::install::{Installation, OpensOffline};
use crate::ui::texts::t;
use rsg_game::app::screens::YouScreen;
use rsg_game::app::{App, HomeView, ScreenName};

/// The ways on: the word in the test id of each, which is `you-` and that word, the key of its name, and where it
/// leads.
const ACHIEVED: [ScreenLink; 4] = [
    ("ranks", "you-ranks", ScreenName::Ranks, Icon::Ranks),
    ("records", "you-records", ScreenName::Records, Icon::Records),
    (
        "trophies",
        "you-trophies",
        ScreenName::Trophies,
        Icon::Trophy,
    ),
    ("kept", "you-kept", ScreenName::Review, Icon::Heart),
];
/// The rules lead on to the lessons.
const LOOKED_UP: [ScreenLink; 2] = [
    ("learn", "you-rules", ScreenName::Rules, Icon::Rules),
    (
        "settings",
        "you-settings",
        ScreenName::Settings,
        Icon::Settings,
    ),
];

type ScreenLink = (&'static str, &'static str, ScreenName, Icon);

#[component]
pub fn You() -> Element {
    let view = use_view(App::view::<YouScreen>);
    let HomeView {
        name, rank, goal, ..
    } = view();
    rsx! {
        PlaceFrame { screen: ScreenName::You, title: t("you-title"),
            div { class: "content you",
                PlayerCard { name, rank, goal }
                Installation {}
                ScreenLinks { links: &ACHIEVED }
                ScreenLinks { links: &LOOKED_UP }
                OpensOffline {}
            }
        }
    }
}

#[component]
fn ScreenLinks(links: &'static [ScreenLink]) -> Element {
    rsx! {
        ul { class: "you-links",
            for &(word , name , screen , icon) in links {
                li { key: "{word}",
                    Button {
                        class: "card you-link",
                        icon,
                        test_id: "you-{word}",
                        onclick: move |_| dispatch(screen),
                        span { {t(name)} }
                        IconView { icon: Icon::Later }
                    }
                }
            }
        }
    }
}
