//! Games by message: those that wait for the player, the others, and where a message is taken in.
//!
//! - this file: the screen and its list
//! - [`code`]: the link as a picture for the other one's camera
//! - [`send`]: what the board of such a game has beside it, and the text that is sent
//! - `words`: what became of a message

pub(super) mod code;
pub(super) mod send;
mod words;

use dioxus::prelude::*;
use rsg_engine::Game;
use send::SendGame;

use crate::ui::components::{Button, Icon, RowMenu, Thumbnail, ThumbnailShapes, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::screens::waiting::Picture;
use crate::ui::script;
use crate::ui::terms;
use crate::ui::texts::t;
use rsg_game::app::screens::MessagesScreen;
use rsg_game::app::{App, ForkView, MessageEvent, MessageRow, Received, ScreenName, SendView};
use rsg_game::progress::PlayerName;
use rsg_game::progress::by_message::{MessageMatchId, Waiting};

/// The id of the field for a message's text, by which the page's script finds it.
const TEXT: &str = "message-text";

#[component]
pub fn Messages() -> Element {
    let view = use_view(App::view::<MessagesScreen>);
    let view = view.read();
    rsx! {
        Frame { screen: ScreenName::Messages, title: t("messages-title"),
            div { class: "content messages",
                ThumbnailShapes {}
                if view.games.is_empty() {
                    NoGames {}
                } else {
                    for (waiting , title) in GROUPS {
                        Group { waiting, title, games: group(&view.games, waiting) }
                    }
                    NewGame { variant: Variant::Plain }
                }
                TakeIn { received: view.received, send_again: view.send_again.clone() }
                if let Some(count) = view.unanswered {
                    Button {
                        variant: Variant::Quiet,
                        test_id: "message-delete-unanswered",
                        onclick: move |_| dispatch(MessageEvent::ForgetUnanswered),
                        {t!("messages-unanswered", count = count)}
                    }
                }
            }
        }
    }
}

/// The groups of the list in order, each with the key of its heading.
const GROUPS: [(Waiting, &str); 3] = [
    (Waiting::Me, "messages-group-me"),
    (Waiting::Them, "messages-group-them"),
    (Waiting::Over, "messages-group-over"),
];

/// The games in which this one is waited for, each with its number in the list.
fn group(games: &[MessageRow], waiting: Waiting) -> Vec<(usize, MessageRow)> {
    let numbered = (1..).zip(games);
    let matching = numbered.filter(|(_, row)| row.waiting == waiting);
    matching
        .map(|(number, row)| (number, row.clone()))
        .collect()
}

/// Before there is a game: what this is, and the way to the first one.
#[component]
fn NoGames() -> Element {
    rsx! {
        section { class: "card messages-none", "data-testid": "messages-none",
            Thumbnail { stones: Game::new().position().board() }
            p { {t("messages-none")} }
            NewGame { variant: Variant::Primary }
        }
    }
}

#[component]
fn NewGame(variant: Variant) -> Element {
    rsx! {
        Button {
            variant,
            icon: Icon::Play,
            test_id: "messages-new",
            onclick: move |_| dispatch(MessageEvent::Begin),
            {t("messages-new")}
        }
    }
}

#[component]
fn Group(waiting: Waiting, title: &'static str, games: Vec<(usize, MessageRow)>) -> Element {
    if games.is_empty() {
        return rsx! {};
    }
    rsx! {
        section { class: "message-group",
            h2 { id: title, {t(title)} }
            ul { class: "message-games", "aria-labelledby": title,
                for (number , row) in games {
                    GameRow { key: "{row.id.number()}", number, row }
                }
            }
        }
    }
}

/// A game: open it, or choose between its versions; or away with it.
#[component]
fn GameRow(number: usize, row: MessageRow) -> Element {
    let id = row.id;
    let waiting = match row.waiting {
        Waiting::Me => "me",
        Waiting::Them => "them",
        Waiting::Over => "over",
    };
    rsx! {
        li {
            class: "card message-game",
            "data-testid": "message-game-{number}",
            "data-game": row.game.key(),
            "data-waiting": waiting,
            div { class: "message-line",
                Button {
                    class: "message-open",
                    test_id: "message-open-{number}",
                    disabled: !row.forks.is_empty(),
                    onclick: move |_| dispatch(MessageEvent::Open(id)),
                    Picture { board: row.board.clone() }
                    span { class: "message-story",
                        b { {called(&row.them)} }
                        span { {state(&row)} }
                    }
                }
                RowMenu {
                    label: t!("home-waiting-menu", game = called(&row.them)),
                    test_id: "message-menu-{number}",
                    Button {
                        variant: Variant::Danger,
                        icon: Icon::Bin,
                        test_id: "message-delete-{number}",
                        onclick: move |_| dispatch(MessageEvent::Forget(id)),
                        {t("messages-delete")}
                    }
                }
            }
            if !row.forks.is_empty() {
                Fork { id, forks: row.forks.clone() }
            }
        }
    }
}

/// The other player's name.
fn called(them: &PlayerName) -> String {
    if them.is_empty() {
        t("messages-nameless")
    } else {
        them.as_str().to_owned()
    }
}

/// The state of a row in words: the game, where it is not the star, its outcome or the next thing to do, and its
/// placements.
fn state(row: &MessageRow) -> String {
    let state = match row.outcome {
        _ if !row.forks.is_empty() => Some(t("messages-parted")),
        _ if row.unsent => Some(t("messages-unsent")),
        Some(outcome) => Some(words::outcome(outcome)),
        None => None,
    };
    let moves = match row.placements {
        0 => t("messages-start"),
        count => t!("messages-moves", count = count),
    };
    let game = row.board.rules.terms().map(terms::named);
    let moves = Some(moves).filter(|_| state.is_none() || 0 < row.placements);
    let board = row.from_board.then(|| t("messages-with-board"));
    let told: Vec<String> = [game, board, state, moves].into_iter().flatten().collect();
    told.join(" · ")
}

/// Two versions of one game, side by side.
#[component]
fn Fork(id: MessageMatchId, forks: Vec<ForkView>) -> Element {
    let parts_at = forks.first().map_or(1, |own| own.parts_at);
    rsx! {
        section { class: "message-fork", "data-testid": "message-fork",
            p { {t!("messages-fork-text", number = parts_at)} }
            div { class: "message-versions",
                for version in forks {
                    Version { key: "{version.fork:?}", id, version }
                }
            }
        }
    }
}

#[component]
fn Version(id: MessageMatchId, version: ForkView) -> Element {
    let fork = version.fork;
    let label = match fork {
        None => t!("messages-fork-mine", count = version.entries),
        Some(_) => t!("messages-fork-theirs", count = version.entries),
    };
    let test_id = match fork {
        None => "message-keep".to_owned(),
        Some(index) => format!("message-choose-{}", index + 1),
    };
    rsx! {
        div { class: "message-version",
            Picture { board: version.board }
            p { {label} }
            Button { test_id, onclick: move |_| dispatch(MessageEvent::Choose(id, fork)),
                {t("messages-fork-choose")}
            }
        }
    }
}

/// Puts what was copied elsewhere into the field, as soon as the page has it.
fn paste_message() {
    script::run("paste", &[TEXT]);
}

/// The way from a board that waits to the list, with the copied text.
#[component]
pub(in crate::ui::screens) fn PasteAnswer() -> Element {
    rsx! {
        Button {
            icon: Icon::Paste,
            test_id: "message-paste",
            onclick: move |_| {
                dispatch(ScreenName::Messages);
                paste_message();
            },
            {t("messages-paste")}
        }
    }
}

/// The field where a message is pasted; typed text stays if something is wrong with it.
#[component]
fn TakeIn(received: Option<Received>, send_again: Option<SendView>) -> Element {
    let mut typed = use_signal(String::new);
    // What was taken in needs no second time.
    use_effect(use_reactive!(|received| {
        if received.is_some_and(|received| !words::is_fault(received)) {
            typed.set(String::new());
        }
    }));
    let is_empty = typed.read().trim().is_empty();
    rsx! {
        section { class: "card message-paste",
            h2 { label { r#for: TEXT, {t("messages-text")} } }
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
                if let Some(view) = send_again {
                    SendGame { view }
                }
                Button {
                    test_id: "message-paste",
                    onclick: move |_| paste_message(),
                    {t("messages-paste")}
                }
                Button {
                    variant: if is_empty { Variant::Plain } else { Variant::Primary },
                    test_id: "message-take",
                    disabled: is_empty,
                    onclick: move |_| dispatch(MessageEvent::Take(typed())),
                    {t("messages-take")}
                }
            }
        }
    }
}
