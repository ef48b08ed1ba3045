//! The wait for a file that may still be on its way.

use dioxus::prelude::*;

use crate::ui::components::Button;
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::texts::t;
use rsg_game::app::{LateEvent, LateFile, LoadState};

fn want(file: LateFile) {
    dispatch(LateEvent::Want(file));
}

/// Requests a file and shows the children once it is there; until then, that it is on its way, or cannot be had.
#[component]
pub fn WhenThere(file: LateFile, children: Element) -> Element {
    let load_state = use_view(move |app| app.load_state(file));
    use_effect(move || {
        if *load_state.peek() != LoadState::Loaded {
            want(file);
        }
    });
    match load_state() {
        LoadState::Loaded => children,
        LoadState::NotAsked => rsx! { Coming {} },
        LoadState::Loading | LoadState::Failed => rsx! { OnItsWay { file } },
    }
}

/// The notice that a file is on its way, or cannot be had. Nothing if it was not requested, or is there.
#[component]
pub fn OnItsWay(file: ReadSignal<LateFile>) -> Element {
    let load_state = use_view(move |app| app.load_state(file()));
    match load_state() {
        LoadState::NotAsked | LoadState::Loaded => rsx! {},
        LoadState::Loading => rsx! { Coming {} },
        LoadState::Failed => rsx! {
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
