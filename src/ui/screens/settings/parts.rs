//! Parts of every setting: the group that it stands in, and the change that it makes.

use dioxus::prelude::*;

use crate::ui::runtime::{Runtime, dispatch};
use rsg_game::app::SettingsEvent;
use rsg_game::progress::Settings;

/// Rows under a heading.
#[component]
pub(super) fn Group(title: String, children: Element) -> Element {
    rsx! {
        section { class: "card settings-group",
            h2 { {title} }
            {children}
        }
    }
}

/// Changes the settings.
pub(super) fn change(edit: impl FnOnce(&mut Settings)) {
    let app = consume_context::<Runtime>().app();
    let mut settings = app.peek().settings().clone();
    edit(&mut settings);
    dispatch(SettingsEvent::Change(settings));
}
