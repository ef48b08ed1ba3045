//! One of a few as buttons side by side: a radio group, in which the page's script moves the choice by the arrow keys.
use dioxus::prelude::*;

use crate::ui::components::Button;

/// The group: named by a `label`, or by the heading with the id `named_by`.
///
/// With `swiped` it is one row that is swiped where it is wider than the page. The page's script opens such a row with
/// the chosen one in its middle, before it is drawn: a row that moved later would put another choice below a finger.
#[component]
pub fn Picks(
    class: Option<String>,
    label: Option<String>,
    named_by: Option<String>,
    #[props(default)] swiped: bool,
    children: Element,
) -> Element {
    let class = class.unwrap_or_else(|| "picks".to_owned());
    rsx! {
        div {
            class,
            role: "radiogroup",
            "aria-label": label,
            "aria-labelledby": named_by,
            "data-scrolls": swiped.then_some("true"),
            {children}
        }
    }
}

/// One choice of the group. The Tab key comes to the chosen one.
#[component]
pub fn Pick(
    test_id: String,
    chosen: bool,
    #[props(default)] disabled: bool,
    onpick: EventHandler<()>,
    children: Element,
) -> Element {
    rsx! {
        Button {
            class: "pick",
            test_id,
            disabled,
            role: "radio",
            "aria-checked": "{chosen}",
            tabindex: if chosen { "0" } else { "-1" },
            onclick: move |_| onpick.call(()),
            {children}
        }
    }
}

/// The group under a heading with this id.
#[component]
pub fn PickGroup(
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
