//! The kept games, and the text that can be pasted.

use std::collections::BTreeSet;

use dioxus::prelude::*;
use rsg_engine::RecordError;

use super::kept::Kept;
use super::kept_board::KeptBoardRow;
use super::set_maker::{Choice, SetMaker};
use crate::ui::components::{Button, Icon, ThumbnailShapes};
use crate::ui::runtime::{dispatch, use_app};
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::{Deleted, PasteFault, ReviewEvent};
use rsg_game::progress::{GameKey, KeptItem, Outcome};

/// The number of games drawn at first, and of those added each time: liked games are kept without a limit.
const AT_ONCE: usize = 20;

/// The filter of the list.
#[derive(Clone, PartialEq)]
enum Filter {
    All,
    Favourites,
    Lost,
    Boards,
    Tagged(String),
}

const FILTERS: [(Filter, &str); 4] = [
    (Filter::All, "review-filter-all"),
    (Filter::Favourites, "review-filter-favourites"),
    (Filter::Lost, "review-filter-lost"),
    (Filter::Boards, "review-filter-boards"),
];

impl Filter {
    fn takes(&self, item: &KeptItem) -> bool {
        let game = item.game();
        match self {
            Filter::All => true,
            Filter::Favourites => item.favourite(),
            Filter::Lost => game.is_some_and(|game| game.outcome == Outcome::Lost),
            Filter::Boards => game.is_none(),
            Filter::Tagged(tag) => game.is_some_and(|game| game.tags.has(tag)),
        }
    }
}

/// The kept games, the latest first, and where a text is pasted.
#[component]
pub(super) fn List(fault: Option<PasteFault>, deleted: Option<Deleted>) -> Element {
    let games = use_app().games();
    let filter = use_signal(|| Filter::All);
    let open = use_signal(|| None);
    let chosen: Choice = use_signal(|| None);
    let tags = use_memo(move || {
        let games = games.read();
        let used = games.games().flat_map(|game| game.tags.iter());
        let used: BTreeSet<String> = used.map(str::to_owned).collect();
        Vec::from_iter(used)
    });
    let none_chosen: Choice = use_signal(|| None);
    let games = games.read();
    let has_boards = games.all().iter().any(|item| item.board().is_some());
    let filter_now = match filter() {
        // The last board may have been deleted.
        Filter::Boards if !has_boards => Filter::All,
        // The last game with this tag may have lost it.
        Filter::Tagged(tag) if !tags.read().contains(&tag) => Filter::All,
        filter => filter,
    };
    let mut drawn = use_signal(|| AT_ONCE);
    let taken = games
        .all()
        .iter()
        .rev()
        .filter(|item| filter_now.takes(item));
    let taken: Vec<&KeptItem> = taken.collect();
    rsx! {
        div { class: "content review-list",
            if let Some(deleted) = deleted {
                DeletedNotice { deleted }
            }
            Filters { filter, tags: tags(), has_boards }
            if filter_now == Filter::Boards {
                SetMaker { choice: chosen, games: games.clone() }
            }
            if taken.is_empty() {
                p { class: "card", {t("review-empty")} }
            }
            ThumbnailShapes {}
            ul { class: "review-games", "data-testid": "review-games",
                for item in taken.iter().take(drawn()).copied() {
                    Row {
                        key: "{item.key().id.0}-{item.key().number}",
                        item: item.clone(),
                        open,
                        known: tags,
                        choice: if filter_now == Filter::Boards { chosen } else { none_chosen },
                    }
                }
            }
            if drawn() < taken.len() {
                Button {
                    test_id: "review-more",
                    onclick: move |_| drawn += AT_ONCE,
                    {t("review-more")}
                }
            }
            Paste { fault }
        }
    }
}

/// A kept game or board.
#[component]
fn Row(
    item: KeptItem,
    /// The one whose tags or words are being changed.
    open: Signal<Option<GameKey>>,
    known: ReadSignal<Vec<String>>,
    /// The boards of a set that is being made.
    choice: Choice,
) -> Element {
    match item {
        KeptItem::Game(game) => rsx! { Kept { game, tagging: open, known } },
        KeptItem::Board(board) => rsx! { KeptBoardRow { board, naming: open, choice } },
    }
}

/// The notice that a game or board was deleted, and the way to take it back.
#[component]
fn DeletedNotice(deleted: Deleted) -> Element {
    let words = match deleted {
        Deleted::Game => t("review-deleted"),
        Deleted::Board => t("editor-deleted"),
    };
    rsx! {
        div { class: "card review-deleted", role: "status",
            p { {words} }
            Button {
                icon: Icon::Undo,
                test_id: "review-restore",
                onclick: move |_| dispatch(ReviewEvent::Restore),
                {t("review-restore")}
            }
        }
    }
}

#[component]
fn Filters(filter: Signal<Filter>, tags: Vec<String>, has_boards: bool) -> Element {
    let filters = FILTERS
        .into_iter()
        .filter(|(which, _)| has_boards || *which != Filter::Boards);
    rsx! {
        div { class: "review-filters", role: "group", "aria-label": t("review-filter"),
            for (which , key) in filters {
                Button {
                    key: "{key}",
                    test_id: key,
                    "aria-pressed": filter() == which,
                    onclick: move |_| filter.set(which.clone()),
                    {t(key)}
                }
            }
            for (index , tag) in tags.into_iter().enumerate() {
                TagFilter { key: "{tag}", filter, tag, index }
            }
        }
    }
}

/// The games with a tag; tapped again, all games.
#[component]
fn TagFilter(filter: Signal<Filter>, tag: String, index: usize) -> Element {
    let name = tag.clone();
    let on = filter() == Filter::Tagged(tag.clone());
    rsx! {
        Button {
            icon: Icon::Tag,
            test_id: "review-filter-tag-{index}",
            "aria-pressed": on,
            onclick: move |_| {
                filter.set(if on { Filter::All } else { Filter::Tagged(tag.clone()) });
            },
            {name}
        }
    }
}

/// The way to the field where a game's text is pasted. Typed text stays, whatever is wrong with it.
#[component]
fn Paste(fault: Option<PasteFault>) -> Element {
    let mut typed = use_signal(String::new);
    let mut unfolded = use_signal(|| false);
    rsx! {
        Button {
            test_id: "review-paste-open",
            "aria-expanded": "{unfolded}",
            onclick: move |_| unfolded.toggle(),
            {t("review-paste-label")}
        }
        section { class: "card review-paste", hidden: !unfolded(),
            label { class: "unseen", r#for: "review-text", {t("review-paste-label")} }
            textarea {
                id: "review-text",
                rows: "4",
                "data-testid": "review-text",
                autocapitalize: "off",
                spellcheck: "false",
                "aria-invalid": fault.is_some(),
                "aria-describedby": "review-fault",
                value: "{typed}",
                oninput: move |event| typed.set(event.value()),
            }
            p { id: "review-fault", class: "review-fault", role: "alert", "data-testid": "review-fault",
                if let Some(fault) = &fault { {fault_words(fault)} }
            }
            Button {
                test_id: "review-paste",
                onclick: move |_| dispatch(ReviewEvent::Paste(typed())),
                {t("review-paste")}
            }
        }
    }
}

fn fault_words(fault: &PasteFault) -> String {
    match fault {
        PasteFault::Empty => t("review-fault-empty"),
        PasteFault::Long => t("review-fault-long"),
        PasteFault::Record(RecordError {
            line, number, word, ..
        }) => t!(
            "review-fault-move",
            line = *line,
            number = *number,
            token = word.as_str()
        ),
        PasteFault::Turn(fault) => words::fault(fault),
    }
}
