//! The kept games, and the text that can be pasted.

use dioxus::prelude::*;
use rsg_engine::{Color, RecordError};

use super::tell;
use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::use_app;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::{PasteFault, ReviewEvent};
use rsg_game::progress::{KeptGame, Opponent, Outcome};

/// Which games are shown.
#[derive(Clone, Copy, PartialEq)]
enum Filter {
    All,
    Favourites,
    Lost,
}

impl Filter {
    const ALL: [(Filter, &'static str); 3] = [
        (Filter::All, "review-filter-all"),
        (Filter::Favourites, "review-filter-favourites"),
        (Filter::Lost, "review-filter-lost"),
    ];

    fn takes(self, game: &KeptGame) -> bool {
        match self {
            Filter::All => true,
            Filter::Favourites => game.favourite,
            Filter::Lost => game.outcome == Outcome::Lost,
        }
    }
}

/// The kept games, the latest first, and where a text is pasted.
#[component]
pub(super) fn List(fault: Option<PasteFault>, deleted: bool) -> Element {
    let games = use_app().games();
    let filter = use_signal(|| Filter::All);
    let games = games.read();
    let mut shown = games
        .all()
        .iter()
        .rev()
        .filter(|game| filter().takes(game))
        .peekable();
    rsx! {
        div { class: "content review-list",
            if deleted {
                Deleted {}
            }
            Filters { filter }
            if shown.peek().is_none() {
                p { class: "card", {t("review-empty")} }
            }
            ul { class: "review-games", "data-testid": "review-games",
                for game in shown {
                    Kept { key: "{game.key.id.0}-{game.key.number}", game: game.clone() }
                }
            }
            Paste { fault }
        }
    }
}

/// That a game was deleted, and the way to take it back.
#[component]
fn Deleted() -> Element {
    rsx! {
        div { class: "card review-deleted", role: "status",
            p { {t("review-deleted")} }
            Button {
                icon: Icon::Undo,
                test_id: "review-restore",
                onclick: move |_| tell(ReviewEvent::Restore),
                {t("review-restore")}
            }
        }
    }
}

#[component]
fn Filters(filter: Signal<Filter>) -> Element {
    rsx! {
        div { class: "review-filters", role: "group", "aria-label": t("review-filter"),
            for (which , key) in Filter::ALL {
                Button {
                    key: "{key}",
                    test_id: key,
                    "aria-pressed": filter() == which,
                    onclick: move |_| filter.set(which),
                    {t(key)}
                }
            }
        }
    }
}

/// A kept game, to be looked at, liked and deleted.
#[component]
fn Kept(game: ReadSignal<KeptGame>) -> Element {
    let shown = game.read();
    let date = texts().date_without_weekday(shown.date);
    let outcome = t(match shown.outcome {
        Outcome::Won => "records-won",
        Outcome::Lost => "records-lost",
        Outcome::Drawn => "records-drawn",
    });
    let it = move || Box::new(game.peek().clone());
    rsx! {
        li { class: "card review-game", "data-testid": "review-game-{shown.key.id.0}-{shown.key.number}",
            Button { class: "review-open", onclick: move |_| tell(ReviewEvent::Show(it())),
                b { {name(&shown.opponent)} }
                span { "{outcome} · {date}" }
                Accuracy { game }
            }
            Button {
                variant: Variant::Round,
                icon: Icon::Heart,
                label: t("review-favourite"),
                "aria-pressed": shown.favourite,
                onclick: move |_| tell(ReviewEvent::Favourite(it())),
            }
            Button {
                variant: Variant::Round,
                icon: Icon::Close,
                label: t("review-delete"),
                onclick: move |_| tell(ReviewEvent::Delete(it())),
            }
        }
    }
}

fn name(opponent: &Opponent) -> String {
    match opponent {
        Opponent::People(names) if names.one.is_empty() && names.two.is_empty() => t("review-two"),
        Opponent::People(names) => format!("{} – {}", names.one.as_str(), names.two.as_str()),
        cpu => cpu.level().map(words::level).unwrap_or_default(),
    }
}

/// How well the game was played, once it is analysed: the player's side against the CPU, both between two people.
#[component]
fn Accuracy(game: ReadSignal<KeptGame>) -> Element {
    let game = game.read();
    let sides = match game.opponent {
        Opponent::People(_) => &Color::ALL[..],
        _ => std::slice::from_ref(&game.own),
    };
    let known = sides
        .iter()
        .map(|&side| game.accuracy(side).map(|percent| (side, percent)))
        .collect::<Option<Vec<_>>>();
    let Some(known) = known else {
        return rsx! {};
    };
    let id = format!("review-accuracy-{}-{}", game.key.id.0, game.key.number);
    rsx! {
        span { class: "review-how-well", "data-testid": id,
            {t("review-accuracy")}
            for (side , percent) in known {
                span { key: "{side}",
                    span { class: "pebble", "data-color": side.to_string(), role: "img", "aria-label": t(&format!("color-{side}")) }
                    {t!("review-percent", percent = percent)}
                }
            }
        }
    }
}

/// Where a game's text is pasted; what was typed stays, whatever is wrong with it.
#[component]
fn Paste(fault: Option<PasteFault>) -> Element {
    let mut typed = use_signal(String::new);
    rsx! {
        section { class: "card review-paste",
            label { r#for: "review-text", {t("review-paste-label")} }
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
                onclick: move |_| tell(ReviewEvent::Paste(typed())),
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
            line,
            number,
            token,
            ..
        }) => t!(
            "review-fault-move",
            line = *line,
            number = *number,
            token = token.as_str()
        ),
    }
}
