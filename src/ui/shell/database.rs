//! The page's questions to the player about its database: it does not answer, or its content is gone.

use dioxus::prelude::*;

use crate::ui::components::{Button, Variant};
use crate::ui::texts::t;

/// The browser does not return the saved progress. It may do so later, and the app then begins by itself.
#[component]
pub(super) fn Silent(again: EventHandler<()>, without_saving: EventHandler<()>) -> Element {
    rsx! {
        Asked {
            test_id: "database-silent",
            title: t("app-silent-title"),
            text: t("app-silent-text"),
            Button {
                variant: Variant::Primary,
                test_id: "database-again",
                onclick: move |_| again.call(()),
                {t("app-try-again")}
            }
            Button { test_id: "database-without", onclick: move |_| without_saving.call(()), {t("app-silent-without")} }
        }
    }
}

/// The saved progress is gone, and only the player knows whether this page is to write it once more.
#[component]
pub(super) fn Deleted(restore: EventHandler<()>, leave: EventHandler<()>) -> Element {
    rsx! {
        Asked {
            test_id: "database-deleted",
            title: t("app-deleted-title"),
            text: t("app-deleted-text"),
            Button {
                variant: Variant::Primary,
                test_id: "database-restore",
                onclick: move |_| restore.call(()),
                {t("app-deleted-restore")}
            }
            Button { test_id: "database-leave", onclick: move |_| leave.call(()), {t("app-deleted-leave")} }
        }
    }
}

#[component]
fn Asked(test_id: String, title: String, text: String, children: Element) -> Element {
    rsx! {
        div { class: "notice-page", role: "alertdialog", "aria-label": title, "data-testid": test_id,
            h1 { {title.clone()} }
            p { {text} }
            {children}
        }
    }
}
