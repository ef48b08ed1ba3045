//! One of a few as buttons side by side: a radio group, in which the page's script moves the choice by the arrow keys.
use dioxus::html::ScrollBehavior;
use dioxus::html::geometry::PixelsVector2D;
use dioxus::prelude::*;

use crate::ui::components::Button;

/// The group: named by a `label`, or by the heading with the id `named_by`.
///
/// With `opens_at` it is one row that is swiped where it is wider than the page, and opens with that part of it in the middle,
/// 0 being its start and 1 its end: the chosen one must not lie out of sight.
#[component]
pub fn Picks(
    class: Option<String>,
    label: Option<String>,
    named_by: Option<String>,
    opens_at: Option<f64>,
    children: Element,
) -> Element {
    let class = class.unwrap_or_else(|| "picks".to_owned());
    rsx! {
        div {
            class,
            role: "radiogroup",
            "aria-label": label,
            "aria-labelledby": named_by,
            "data-scrolls": opens_at.map(|_| "true"),
            onmounted: move |event| async move {
                if let Some(at) = opens_at {
                    show_middle(&event, at).await;
                }
            },
            {children}
        }
    }
}

/// Scrolls a row so that this part of it is in the middle. Where a renderer cannot, the row stays at its start, which is no fault.
async fn show_middle(row: &MountedData, at: f64) {
    let (Ok(whole), Ok(seen)) = (row.get_scroll_size().await, row.get_client_rect().await) else {
        return;
    };
    let left = (whole.width * at - seen.width() / 2.).max(0.);
    let _unsupported = row
        .scroll(PixelsVector2D::new(left, 0.), ScrollBehavior::Instant)
        .await;
}

/// The place of the chosen one in a row, for [`Picks`].
pub fn share_of_row(chosen: Option<usize>, count: usize) -> f64 {
    chosen.map_or(0., |chosen| (chosen as f64 + 0.5) / count as f64)
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
