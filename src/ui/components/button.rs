//! The one button. Screens pass its content and its action; its look and behaviour are here.
//!
//! Sets `data-kind` (see [`Variant`]) for the style sheet and `data-autofocus="true"` for the page's script, which
//! gives the focus to that button when a sheet opens.
use dioxus::prelude::*;

use crate::ui::components::{Icon, IconView};

/// The look of a button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// Words with a border.
    #[default]
    Plain,
    /// The step that most players will want next: at most one in sight.
    Primary,
    /// Something is lost by it.
    Danger,
    /// Without a border, for what is seldom wanted.
    Quiet,
    /// Round, with an icon alone. It needs a `label`.
    Round,
}

impl Variant {
    /// The value of `data-kind`.
    fn key(self) -> Option<&'static str> {
        match self {
            Variant::Plain => None,
            Variant::Primary => Some("primary"),
            Variant::Danger => Some("danger"),
            Variant::Quiet => Some("quiet"),
            Variant::Round => Some("icon"),
        }
    }
}

/// A button: an icon, if it has one, before its children. Other attributes (`title`, `"aria-pressed"`, …) are passed
/// on.
#[component]
pub fn Button(
    #[props(default)] variant: Variant,
    icon: Option<Icon>,
    /// The text for screen readers in place of the children.
    label: Option<String>,
    test_id: Option<String>,
    /// Another class for what is a button but does not look like one: a card, a line of a list.
    #[props(default = "button".to_owned())]
    class: String,
    #[props(default)] disabled: bool,
    /// It has the focus when the sheet that it is on opens.
    #[props(default)]
    autofocus: bool,
    onclick: EventHandler<MouseEvent>,
    #[props(extends = GlobalAttributes, extends = button)] attributes: Vec<Attribute>,
    children: Element,
) -> Element {
    rsx! {
        button {
            class,
            r#type: "button",
            "data-kind": variant.key(),
            "data-testid": test_id,
            "data-autofocus": autofocus.then_some("true"),
            "aria-label": label,
            disabled,
            onclick: move |event| onclick.call(event),
            ..attributes,
            if let Some(icon) = icon {
                IconView { icon }
            }
            {children}
        }
    }
}
