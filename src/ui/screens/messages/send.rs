//! Sending a game by message: the button beside its board, and the text that goes out.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::share;
use crate::ui::texts::{t, texts};
use rsg_game::app::{Event, MessageEvent, SendView};
use rsg_game::text::{Texts, args};

/// Where links to games lead. Phones know the app by its own scheme; messengers make only links of the web tappable, so a
/// maintainer who has a domain sets its address when building (docs/release.md).
const ADDRESS: &str = match option_env!("RSG_LINK_ADDRESS") {
    Some(address) => address,
    None => "reverstargo:/",
};

/// Gives the game to a messenger. Before anything was done it can be sent again.
#[component]
pub fn SendGame(view: SendView) -> Element {
    let text = text(&texts(), &view);
    let words = match (view.unsent, view.invites) {
        (true, true) => t("messages-invite"),
        (true, false) => t("messages-send"),
        (false, _) => t("messages-send-again"),
    };
    let variant = if view.unsent {
        Variant::Primary
    } else {
        Variant::Plain
    };
    rsx! {
        Button {
            variant,
            icon: Icon::Share,
            test_id: "message-send",
            "data-text": text.clone(),
            onclick: move |_| {
                share::hand_over(&text);
                dispatch(Event::Message(MessageEvent::Sent(view.id)));
            },
            {words}
        }
    }
}

/// The same on the result sheet: the other one does not know the end yet.
#[component]
pub fn SendResult() -> Element {
    let view = use_view(|app| app.play().and_then(|view| view.send));
    rsx! {
        if let Some(view) = view() {
            SendGame { view }
        }
    }
}

/// What is sent: a line that tells what it is, the code, the link.
fn text(texts: &Texts, view: &SendView) -> String {
    let line = if view.invites {
        texts.get("messages-line-invite")
    } else {
        let named = if view.them.is_empty() { "no" } else { "yes" };
        let words = args![
            named = named,
            name = view.them.as_str(),
            number = view.entries
        ];
        texts.with("messages-line", &words)
    };
    format!("{line}\n{code}\n{ADDRESS}/m/{code}", code = view.code)
}
