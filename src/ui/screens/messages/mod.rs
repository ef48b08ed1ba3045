//! Games by message: those that wait for the player, the others, and where a message is taken in.
//!
//! - this file: the screen and its list
//! - [`send`]: what the board of such a game has beside it, and the text that is sent
//! - `words`: what became of a message

pub(super) mod send;
mod words;

use dioxus::prelude::*;

use crate::ui::components::{Board, Button, Icon, Use, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::script;
use crate::ui::texts::t;
use rsg_game::app::{App, CourseView, Event, MessageEvent, MessageRow, Received, ScreenName};
use rsg_game::progress::PlayerName;
use rsg_game::progress::by_message::{RemoteId, Waiting};

/// The id of the field for a message's text, by which the page's script finds it.
const TEXT: &str = "message-text";

fn tell(event: MessageEvent) {
    dispatch(Event::Message(event));
}

#[component]
pub fn Messages() -> Element {
    let view = use_view(App::messages);
    let view = view.read();
    rsx! {
        Frame { screen: ScreenName::Messages, title: t("messages-title"),
            div { class: "content messages",
                if view.games.is_empty() {
                    p { class: "card messages-none", {t("messages-none")} }
                }
                ul { class: "message-games",
                    for (index , row) in view.games.iter().enumerate() {
                        Game { key: "{row.id.number()}", number: index + 1, row: row.clone() }
                    }
                }
                TakeIn { received: view.received }
            }
        }
    }
}

/// A game: open it, or choose between its courses; or away with it.
#[component]
fn Game(number: usize, row: MessageRow) -> Element {
    let id = row.id;
    let waiting = match row.waiting {
        Waiting::Me => "me",
        Waiting::Them => "them",
        Waiting::Over => "over",
    };
    rsx! {
        li { class: "card message-game", "data-testid": "message-game-{number}", "data-waiting": waiting,
            div { class: "message-line",
                Button {
                    class: "message-open",
                    test_id: "message-open-{number}",
                    disabled: !row.courses.is_empty(),
                    onclick: move |_| tell(MessageEvent::Open(id)),
                    b { {called(&row.them)} }
                    span { {stand(&row)} }
                }
                Button {
                    variant: Variant::Round,
                    icon: Icon::Close,
                    label: t("messages-delete"),
                    test_id: "message-delete-{number}",
                    onclick: move |_| tell(MessageEvent::Forget(id)),
                }
            }
            if !row.courses.is_empty() {
                Fork { id, courses: row.courses.clone() }
            }
        }
    }
}

/// What the other one is called.
fn called(them: &PlayerName) -> String {
    if them.is_empty() {
        t("messages-nameless")
    } else {
        them.as_str().to_owned()
    }
}

/// How far the game is and who is waited for.
fn stand(row: &MessageRow) -> String {
    let stand = match row.outcome {
        _ if !row.courses.is_empty() => t("messages-parted"),
        _ if row.unsent => t("messages-unsent"),
        Some(outcome) => words::outcome(outcome),
        None if row.waiting == Waiting::Me => t("messages-mine"),
        None => t("messages-theirs"),
    };
    match row.entries {
        0 => stand,
        count => format!("{stand} · {}", t!("messages-move", number = count)),
    }
}

/// Two courses of one game, side by side.
#[component]
fn Fork(id: RemoteId, courses: Vec<CourseView>) -> Element {
    let parts_at = courses.first().map_or(1, |own| own.parts_at);
    rsx! {
        section { class: "message-fork", "data-testid": "message-fork",
            p { {t!("messages-fork-text", number = parts_at)} }
            div { class: "message-courses",
                for course in courses {
                    Course { key: "{course.fork:?}", id, course }
                }
            }
        }
    }
}

#[component]
fn Course(id: RemoteId, course: CourseView) -> Element {
    let fork = course.fork;
    let label = match fork {
        None => t!("messages-fork-mine", count = course.entries),
        Some(_) => t!("messages-fork-theirs", count = course.entries),
    };
    let test_id = match fork {
        None => "message-keep".to_owned(),
        Some(index) => format!("message-choose-{}", index + 1),
    };
    rsx! {
        div { class: "message-course",
            Board { cells: course.cells, label: label.clone(), purpose: Use::Picture }
            p { {label} }
            Button { test_id, onclick: move |_| tell(MessageEvent::Choose(id, fork)),
                {t("messages-fork-choose")}
            }
        }
    }
}

/// Where a message is pasted; what was typed stays, whatever is wrong with it.
#[component]
fn TakeIn(received: Option<Received>) -> Element {
    let mut typed = use_signal(String::new);
    rsx! {
        section { class: "card message-paste",
            label { r#for: TEXT, {t("messages-text")} }
            textarea {
                id: TEXT,
                rows: "3",
                "data-testid": "message-text",
                autocapitalize: "off",
                spellcheck: "false",
                "aria-describedby": "message-told",
                value: "{typed}",
                oninput: move |event| typed.set(event.value()),
            }
            p { id: "message-told", role: "alert",
                if let Some(received) = received {
                    span {
                        class: "message-told",
                        "data-testid": if words::is_fault(received) { "message-error" } else { "message-told" },
                        {words::received(received)}
                    }
                }
            }
            div { class: "message-buttons",
                Button {
                    test_id: "message-paste",
                    onclick: move |_| script::run(&format!("window.rsg&&rsg.paste({TEXT:?})")),
                    {t("messages-paste")}
                }
                Button {
                    variant: Variant::Primary,
                    test_id: "message-take",
                    disabled: typed().trim().is_empty(),
                    onclick: move |_| tell(MessageEvent::Take(typed())),
                    {t("messages-take")}
                }
            }
        }
    }
}
