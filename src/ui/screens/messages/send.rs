//! Sending a game by message: the button beside its board, and the text that goes out.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::texts::{t, texts};
use crate::ui::{links, share};
use rsg_game::app::{Event, MessageEvent, SendView};
use rsg_game::text::{Texts, args};

/// Gives the game to a messenger. Before anything was done it can be sent again.
#[component]
pub fn SendGame(
    view: SendView,
    /// Whether there is room for words on the way to the picture.
    #[props(default)]
    roomy: bool,
) -> Element {
    let runtime = use_app();
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
            disabled: !runtime.is_settled(),
            "data-text": text.clone(),
            onclick: move |_| {
                share::hand_over(&text);
                dispatch(Event::Message(MessageEvent::Sent(view.id)));
            },
            {words}
        }
        Button {
            variant: if roomy { Variant::Plain } else { Variant::Round },
            icon: Icon::Code,
            label: t("messages-code"),
            test_id: "message-code-open",
            onclick: move |_| dispatch(Event::Message(MessageEvent::ShowCode(view.id))),
            if roomy {
                {t("messages-code")}
            }
        }
    }
}

/// The same on the result sheet: the other one does not know the end yet.
#[component]
pub fn SendResult() -> Element {
    let view = use_view(|app| app.play().and_then(|view| view.send));
    rsx! {
        if let Some(view) = view() {
            SendGame { view, roomy: true }
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
    [line, view.code.clone(), link(view)].join("\n")
}

/// The link that opens the game.
pub(super) fn link(view: &SendView) -> String {
    links::to(&format!("m/{}", view.code))
}

#[cfg(test)]
mod tests {
    use rsg_game::progress::PlayerName;
    use rsg_game::progress::by_message::RemoteId;
    use rsg_game::text::Language;

    use super::*;

    #[test]
    fn a_message_is_a_line_the_code_and_the_link() {
        let view = SendView {
            id: RemoteId::new(7),
            code: "rsg1:000".to_owned(),
            them: PlayerName::new("Aiko"),
            entries: 14,
            unsent: true,
            invites: false,
        };
        let (first, rest) = ("Your turn, Aiko: ReverStarGo, move 14", "rsg1:000");
        assert_eq!(
            text(&Texts::new(Language::English), &view),
            format!("{first}\n{rest}\n{}", links::to("m/rsg1:000"))
        );
    }
}
