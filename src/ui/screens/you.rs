//! You, the place: who is playing, what was achieved, what can be learned, and the settings.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, IconView};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::PlaceFrame;
use crate::ui::screens::home::PlayerCard;
use crate::ui::screens::install::Installation;
use crate::ui::texts::t;
use rsg_game::app::Event;
use rsg_game::app::screens::YouScreen;
use rsg_game::app::{App, HomeView, ScreenName};

/// The ways on, with the word of each: its test id is `you-` and that word, and so is the key of its name.
const DOORS: [(&str, ScreenName, Icon); 6] = [
    ("ranks", ScreenName::Ranks, Icon::Ranks),
    ("records", ScreenName::Records, Icon::Records),
    ("trophies", ScreenName::Trophies, Icon::Trophy),
    ("kept", ScreenName::Review, Icon::Heart),
    ("learn", ScreenName::Rules, Icon::Rules),
    ("settings", ScreenName::Settings, Icon::Settings),
];

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
                ul { class: "you-doors",
                    for (word , screen , icon) in DOORS {
                        li { key: "{word}",
                            Button {
                                class: "card you-door",
                                icon,
                                test_id: "you-{word}",
                                onclick: move |_| dispatch(Event::Open(screen)),
                                span { {t(&format!("you-{word}"))} }
                                IconView { icon: Icon::Later }
                            }
                        }
                    }
                }
            }
        }
    }
}
