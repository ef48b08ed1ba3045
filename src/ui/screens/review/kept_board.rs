//! A kept board in the list: its picture, its name and sentence, and what the player does with it.

use dioxus::prelude::*;

use super::kept::LikeAndDelete;
use super::set_maker::{Choice, choose};
use crate::ui::components::{BoardThumbnail, Button, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::screens::boards::WordsForm;
use crate::ui::terms;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::ReviewEvent;
use rsg_game::games::BoardPicture;
use rsg_game::progress::boards::KeptBoard;
use rsg_game::progress::{GameKey, KeptItem};

/// A kept board, to be opened in the editor, renamed, liked and deleted.
#[component]
pub(super) fn KeptBoardRow(
    board: ReadSignal<KeptBoard>,
    /// The board whose words are being changed.
    naming: Signal<Option<GameKey>>,
    /// The boards of a set that is being made, in their order.
    choice: Choice,
) -> Element {
    let shown = board.read();
    let key = shown.key;
    let name = format!("{}-{}", key.id.0, key.number);
    let it = move || Box::new(KeptItem::from(board.peek().clone()));
    let is_naming = naming() == Some(key);
    rsx! {
        li {
            class: "card review-game",
            "data-testid": "review-game-{name}",
            "data-kind": "board",
            "data-game": shown.board.game().key(),
            if let Some(chosen) = choice() {
                Chosen { name: name.clone(), board, place: chosen.iter().position(|one| *one == key), choice }
            } else {
                Button {
                    class: "review-open",
                    test_id: "review-open-{name}",
                    onclick: move |_| dispatch(ReviewEvent::Show(it())),
                    BoardThumbnail { board: BoardPicture::of(&*shown.board.laid_out()) }
                    BoardStory { board }
                }
                div { class: "review-game-foot",
                    span { class: "review-tags" }
                    Button {
                        variant: Variant::Round,
                        icon: Icon::Pencil,
                        label: t("editor-rename"),
                        test_id: "review-rename-{name}",
                        "aria-expanded": is_naming,
                        onclick: move |_| naming.set((!is_naming).then_some(key)),
                    }
                    LikeAndDelete { name: name.clone(), favourite: shown.favourite, it }
                }
                if is_naming {
                    div { class: "review-tagging",
                        WordsForm {
                            ids: "review-words",
                            words: shown.words.clone(),
                            done: t("review-keep"),
                            onsave: move |words| {
                                let board = Box::new(board.peek().clone());
                                dispatch(ReviewEvent::Rename { board, words });
                                naming.set(None);
                            },
                        }
                    }
                }
            }
        }
    }
}

/// A board that is put into a set, or taken out of it again.
#[component]
fn Chosen(
    board: ReadSignal<KeptBoard>,
    name: String,
    /// Its place in the set; none outside it.
    place: Option<usize>,
    choice: Choice,
) -> Element {
    let shown = board.read();
    let (key, number) = (shown.key, place.map(|place| place + 1));
    rsx! {
        Button {
            class: "review-open",
            test_id: "set-choose-{name}",
            "aria-pressed": place.is_some(),
            "data-number": number.map(|number| number.to_string()),
            onclick: move |_| choose(choice, key),
            BoardThumbnail { board: BoardPicture::of(&*shown.board.laid_out()) }
            BoardStory { board }
            span { class: "set-number",
                if let Some(number) = number { {texts().number(number as i64)} }
            }
        }
    }
}

/// The name of a board with its sentence, its game and its day.
#[component]
fn BoardStory(board: ReadSignal<KeptBoard>) -> Element {
    let shown = board.read();
    let game = match shown.board.terms() {
        Some(terms) => terms::named(terms),
        None => words::game(shown.board.game()),
    };
    let name = match shown.words.name() {
        "" => t("editor-unnamed"),
        name => name.to_owned(),
    };
    rsx! {
        span { class: "review-story",
            small { {game} }
            b { {name} }
            if !shown.words.sentence().is_empty() {
                span { {shown.words.sentence().to_owned()} }
            }
            span { class: "review-facts",
                span { {t(&format!("editor-side-{}", shown.board.to_move))} }
                span { {texts().date_without_weekday(shown.date)} }
            }
        }
    }
}
