//! Choices under a heading.

use dioxus::prelude::*;

use crate::ui::components::Picks;

#[component]
pub(super) fn Group(
    id: &'static str,
    title: String,
    class: Option<String>,
    children: Element,
) -> Element {
    rsx! {
        section { class: "setup-group",
            h2 { id, {title} }
            Picks { class, named_by: id, {children} }
        }
    }
}
