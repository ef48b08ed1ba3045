//! Making a set of kept boards: they are tapped in the order in which they are to be done, and the set is sent.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::screens::settings::TextOut;
use crate::ui::screens::share::FoldedCode;
use crate::ui::texts::{t, texts};
use crate::ui::words::set_words;
use crate::ui::{links, share};
use rsg_game::app::SetEvent;
use rsg_game::progress::sets::{BoardSet, SetBoard};
use rsg_game::progress::{GameKey, KeptGames};

/// The boards of a set that is being made, in their order; none while none is made.
pub(super) type Choice = Signal<Option<Vec<GameKey>>>;

/// The name of a set's file.
const FILE: &str = "reverstargo-set.txt";

/// Adds a board to the set, or takes it out.
pub(super) fn choose(mut choice: Choice, key: GameKey) {
    let mut choice = choice.write();
    let Some(chosen) = choice.as_mut() else {
        return;
    };
    match chosen.iter().position(|one| *one == key) {
        Some(place) => {
            chosen.remove(place);
        }
        None => chosen.push(key),
    }
}

/// The set of these boards; none without any, and with more than a set can have.
fn set_of(chosen: &[GameKey], games: &KeptGames) -> Option<BoardSet> {
    let boards = chosen.iter().filter_map(|key| games.get(*key)?.board());
    let boards = boards.map(|kept| SetBoard::of_kept(kept.board.clone(), &kept.words));
    BoardSet::new(boards.collect())
}

/// The way to a set, and while one is made how much there is in it and how it can be sent.
#[component]
pub(super) fn SetMaker(choice: Choice, games: KeptGames) -> Element {
    let mut choice = choice;
    let Some(chosen) = choice() else {
        return rsx! {
            Button {
                icon: Icon::Share,
                test_id: "set-make",
                onclick: move |_| choice.set(Some(Vec::new())),
                {t("set-make")}
            }
        };
    };
    let set = set_of(&chosen, &games);
    // A board that was deleted meanwhile is in no set.
    let count = set.as_ref().map_or(chosen.len(), |set| set.boards().len());
    rsx! {
        section { class: "card set-maker", "aria-label": t("set-make"),
            p { {t("set-choose")} }
            Size { count, set: set.clone() }
            if let Some(set) = set.filter(BoardSet::fits_in_file) {
                Ways { set }
            }
            Button {
                variant: Variant::Quiet,
                test_id: "set-cancel",
                onclick: move |_| choice.set(None),
                {t("set-cancel")}
            }
        }
    }
}

/// How many boards there are, and whether they fit into a message.
#[component]
fn Size(count: usize, set: Option<BoardSet>) -> Element {
    let (fits, key) = match &set {
        None if count == 0 => ("none", "set-size-none"),
        Some(set) if set.fits_in_text() => ("text", "set-size"),
        Some(set) if set.fits_in_file() => ("file", "set-size-file"),
        _ => ("no", "set-size-no"),
    };
    let letters = set.as_ref().map_or(0, BoardSet::letters);
    rsx! {
        p {
            role: "status",
            "data-testid": "set-size",
            "data-value": "{count}",
            "data-fits": fits,
            {t!(key, count = count, letters = letters, most = BoardSet::LONGEST_CODE)}
        }
    }
}

/// The set as a message, or where that would be too long as a file.
#[component]
fn Ways(set: BoardSet) -> Element {
    let text = set_words::of_set(&texts(), &set, links::address().as_deref());
    let made = Box::new(set.clone());
    let shown = made.clone();
    let is_file = !set.fits_in_text();
    rsx! {
        Button {
            variant: Variant::Primary,
            icon: Icon::Share,
            test_id: "set-send",
            "data-text": text.clone(),
            onclick: {
                let text = text.clone();
                move |_| {
                    share::hand_over(&text);
                    dispatch(SetEvent::Made(made.clone()));
                }
            },
            {t("set-send")}
        }
        if !is_file {
            FoldedCode {
                code: set.code(),
                ids: "set",
                onshown: move |()| dispatch(SetEvent::Made(shown.clone())),
            }
        }
        if is_file {
            TextOut { name: "set", label: t("set-file"), text, file: FILE }
        }
    }
}
