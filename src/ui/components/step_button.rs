//! A step through placements: to the start, back, forward, to the end.
use dioxus::prelude::*;

use super::{Button, Icon, Variant};
use crate::ui::texts::t;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepTo {
    First,
    Back,
    Forward,
    Last,
}

impl StepTo {
    fn name(self) -> &'static str {
        match self {
            StepTo::First => "first",
            StepTo::Back => "back",
            StepTo::Forward => "forward",
            StepTo::Last => "last",
        }
    }

    fn icon(self) -> Icon {
        match self {
            StepTo::First => Icon::First,
            StepTo::Back => Icon::Earlier,
            StepTo::Forward => Icon::Later,
            StepTo::Last => Icon::Last,
        }
    }
}

#[component]
pub fn StepButton(
    to: StepTo,
    /// The beginning of its test id, before the step's name.
    ids: &'static str,
    disabled: bool,
    onclick: EventHandler<()>,
) -> Element {
    let name = to.name();
    rsx! {
        Button {
            variant: Variant::Round,
            icon: to.icon(),
            label: t(&format!("review-{name}-label")),
            test_id: "{ids}-{name}",
            disabled,
            onclick: move |_| onclick.call(()),
        }
    }
}
