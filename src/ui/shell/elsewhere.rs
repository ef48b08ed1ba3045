//! The notice on a browser's page when a newer one has taken its place, with the button to take it back.

use dioxus::prelude::*;

use crate::ui::components::{Button, Variant};
use crate::ui::texts::t;

#[component]
pub(super) fn Elsewhere(take: EventHandler<()>) -> Element {
    rsx! {
        div { class: "notice-page", "data-testid": "elsewhere",
            h1 { {t("app-elsewhere-title")} }
            p { {t("app-elsewhere-text")} }
            Button {
                variant: Variant::Primary,
                test_id: "elsewhere-take",
                onclick: move |_| take.call(()),
                {t("app-elsewhere-take")}
            }
        }
    }
}
