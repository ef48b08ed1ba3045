//! The code of what is sent as a picture, behind a button.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, LinkPicture, Variant};
use crate::ui::links;
use crate::ui::texts::t;

/// A button that shows the link with a code to the other phone's camera.
#[component]
pub fn FoldedCode(
    code: String,
    /// The beginning of the test ids.
    ids: String,
    /// The code is shown now.
    #[props(default)]
    onshown: EventHandler<()>,
) -> Element {
    let mut shown = use_signal(|| false);
    rsx! {
        Button {
            variant: Variant::Quiet,
            icon: Icon::Code,
            test_id: "{ids}-code-open",
            "aria-expanded": shown(),
            onclick: move |_| {
                shown.toggle();
                if shown() {
                    onshown.call(());
                }
            },
            {t("messages-code")}
        }
        if shown() {
            div { class: "shown-code",
                p { {t("messages-code-text")} }
                LinkPicture {
                    link: links::of_code(&code, links::address().as_deref()),
                    code,
                    label: t("messages-code"),
                    test_id: "{ids}-code",
                }
            }
        }
    }
}
