//! The button that asks for a hint.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use rsg_game::board::BoardEvent;
use rsg_game::session::HintView;

/// The button that asks for a good placement, and takes it away again. Free ones are counted on it: "Hint · 3".
#[component]
pub(super) fn HintButton(hint: HintView, #[props(default)] free: u8) -> Element {
    let (state, play) = match hint {
        HintView::Never => return rsx! {},
        HintView::NotNow => ("not-now", None),
        HintView::Open => ("open", None),
        HintView::Sought => ("sought", None),
        HintView::Shown(hint) => {
            let spot = hint.play.spot().map(|spot| spot.to_string());
            ("shown", Some(spot.unwrap_or_else(|| hint.play.to_string())))
        }
    };
    rsx! {
        Button {
            icon: Icon::Hint,
            test_id: "hint",
            "data-hint": state,
            "data-value": play,
            "aria-pressed": matches!(state, "sought" | "shown"),
            disabled: state == "not-now",
            onclick: move |_| dispatch(BoardEvent::Hint),
            if 0 < free {
                {t!("play-hint-free", count = free)}
            } else {
                {t("play-hint")}
            }
        }
    }
}
