//! The wait for a file that may still be on its way.

use dioxus::prelude::*;

use crate::ui::components::Button;
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::texts::t;
use rsg_game::app::{HowFar, LateEvent, LateFile};

fn want(file: LateFile) {
    dispatch(LateEvent::Want(file));
}

/// Requests a file and shows the children once it is there; until then, that it is on its way, or cannot be had.
#[component]
pub fn WhenThere(file: LateFile, children: Element) -> Element {
    let how_far = use_view(move |app| app.how_far(file));
    use_effect(move || {
        if *how_far.peek() != HowFar::There {
            want(file);
        }
    });
    match how_far() {
        HowFar::There => children,
        HowFar::NotAsked => rsx! { Coming {} },
        HowFar::Coming | HowFar::Failed => rsx! { OnItsWay { file } },
    }
}

/// The notice that a file is on its way, or cannot be had. Nothing if it was not requested, or is there.
#[component]
pub fn OnItsWay(file: ReadSignal<LateFile>) -> Element {
    let how_far = use_view(move |app| app.how_far(file()));
    match how_far() {
        HowFar::NotAsked | HowFar::There => rsx! {},
        HowFar::Coming => rsx! { Coming {} },
        HowFar::Failed => rsx! {
            div { class: "late", role: "alert", "data-testid": "late-failed",
                p { {t("app-late-failed")} }
                Button { test_id: "late-again", onclick: move |_| want(file()), {t("app-try-again")} }
            }
        },
    }
}

#[component]
fn Coming() -> Element {
    rsx! {
        p { role: "status", "data-testid": "late-coming", {t("app-late")} }
    }
}
