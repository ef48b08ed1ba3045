//! The call dialog: a sheet below the board. Each call carries a small board of the position that it leads to. While a
//! call is pointed at, the large board shows it too and the sheet's head says which it is, so that no word lies over a
//! stone; before that the board shows the placed stone alone.

use dioxus::prelude::*;
use rsg_engine::{ByColor, Color};

use crate::ui::components::{Button, CallThumbnail, Icon, Pebble, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use rsg_game::board::BoardEvent;
use rsg_game::session::{CallOption, CallRefusal};

/// "Which colour do you call for CP?"
#[component]
pub fn CallDialog(
    options: ByColor<CallOption>,
    /// The call that the board shows.
    #[props(default)]
    preview: Option<Color>,
    /// The answers say what each call does.
    told: bool,
) -> Element {
    let focused = use_signal(|| None);
    let pointed = use_signal(|| None);
    use_effect(move || {
        // What is pointed at is nearer than what has the focus.
        let shown = pointed().or(focused());
        dispatch(BoardEvent::PreviewCall(shown));
    });
    rsx! {
        // A tap beside the sheet is the same as its cross. Keys and screen readers have that.
        div { class: "call-beside", onclick: move |_| dispatch(BoardEvent::CancelCall) }
        div { class: "call-sheet", role: "dialog", "aria-labelledby": "call-title", "data-testid": "call-dialog",
            div { class: "call-head",
                h2 { id: "call-title", {t("play-call-title")} }
                // It lies over the question, which keeps its room: no answer moves under the finger.
                if let Some(color) = preview {
                    p { class: "call-preview", aria_hidden: "true", "data-testid": "call-preview",
                        Pebble { color }
                        {t(&format!("call-preview-{color}"))}
                    }
                }
                Button {
                    variant: Variant::Round,
                    icon: Icon::Close,
                    label: t("play-call-cancel"),
                    test_id: "call-cancel",
                    onclick: move |_| dispatch(BoardEvent::CancelCall),
                }
            }
            div { class: "call-options",
                for color in Color::ALL {
                    CallButton { key: "{color}", color, option: options[color], told, focused, pointed }
                }
            }
        }
    }
}

/// One of the two calls. Its outcome shows on the board while it has the focus or a finger rests on it.
#[component]
fn CallButton(
    color: Color,
    option: CallOption,
    told: bool,
    focused: Signal<Option<Color>>,
    pointed: Signal<Option<Color>>,
) -> Element {
    let what = match option.refusal {
        None => t!(
            "play-call-does",
            flips = option.flips,
            captured = option.captured
        ),
        Some(CallRefusal::Ko) => t("play-call-blocked"),
        Some(CallRefusal::FlipsNothing) => t("play-call-flips-nothing"),
    };
    rsx! {
        button {
            class: "button call-button",
            r#type: "button",
            "data-testid": "call-{color}",
            "data-color": color.to_string(),
            disabled: !option.is_open(),
            onclick: move |_| dispatch(BoardEvent::Call(color)),
            onfocus: move |_| focused.set(Some(color)),
            onblur: move |_| leave(focused, color),
            onpointerenter: move |_| pointed.set(Some(color)),
            onpointerdown: move |_| pointed.set(Some(color)),
            onpointerleave: move |_| leave(pointed, color),
            onpointercancel: move |_| leave(pointed, color),
            if let Some(picture) = option.picture.filter(|_| told) {
                CallThumbnail { picture }
            }
            span { class: "call-words",
                b {
                    Pebble { color }
                    {t(&format!("color-{color}"))}
                }
                if told {
                    small { {what} }
                }
            }
        }
    }
}

/// The other call may already have taken over: events of two buttons come in either order.
fn leave(mut at: Signal<Option<Color>>, color: Color) {
    if *at.peek() == Some(color) {
        at.set(None);
    }
}
