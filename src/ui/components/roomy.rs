//! Words that others may take the place of.
use dioxus::prelude::*;

/// Words in a place that has room for all that may stand there, so that nothing around them moves when they change.
#[component]
pub fn Roomy(
    /// All that may stand there. Nobody sees or hears it.
    room: Vec<String>,
    /// The words; none where the room alone is wanted.
    children: Element,
) -> Element {
    rsx! {
        span { class: "roomy",
            for (number , words) in room.into_iter().enumerate() {
                span { key: "{number}", class: "room", aria_hidden: "true", {words} }
            }
            span { key: "said", {children} }
        }
    }
}
