//! A word of praise in the corner beside the star. It fades by itself and is in nobody's way.

use dioxus::prelude::*;

use crate::app::App;
use crate::session::praise::Praise;
use crate::ui::runtime::use_view;
use crate::ui::texts::t;

/// How many ways there are to say each.
const WAYS: usize = 3;

/// What is said about the player's last placement, if anything.
#[component]
pub(super) fn PraiseNote() -> Element {
    let praise = use_view(App::praise);
    rsx! {
        div { class: "praise-place",
            if let Some((index, praise)) = praise() {
                p { key: "{index}", class: "praise", "data-testid": "praise", {words(index, praise)} }
            }
        }
    }
}

/// Not the same words every time, but the same for the same placement.
fn words(index: usize, praise: Praise) -> String {
    let way = index / 2 % WAYS + 1;
    match praise {
        Praise::Capture(points) => crate::t!(&format!("praise-capture-{way}"), points = points),
        Praise::Move => t(&format!("praise-move-{way}")),
    }
}
