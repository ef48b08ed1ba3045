//! The kept games, and the text that can be pasted.

use dioxus::prelude::*;
use rsg_engine::{Color, RecordError};

use crate::ui::components::picture::IconView;
use crate::ui::drawings::Icon;
use crate::ui::runtime::dispatch;
use crate::ui::texts::{t, use_texts};
use crate::ui::words;
use rsg_game::app::{Event, PasteFault, ReviewEvent};
use rsg_game::progress::{KeptGame, Outcome, Versus};

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
pub(super) fn List(games: Vec<KeptGame>, fault: Option<PasteFault>, deleted: bool) -> Element {
    let mut filter = use_signal(|| Filter::All);
    let shown = games.iter().rev().filter(|game| filter().takes(game));
    let shown: Vec<KeptGame> = shown.cloned().collect();
    rsx! {
        div { class: "content review-list",
            if deleted {
                div { class: "card review-deleted", role: "status",
                    p { {t("review-deleted")} }
                    button {
                        class: "button",
                        r#type: "button",
                        "data-testid": "review-restore",
                        onclick: move |_| dispatch(Event::Review(ReviewEvent::Restore)),
                        IconView { icon: Icon::Undo }
                        {t("review-restore")}
                    }
                }
            }
            div { class: "review-filters", role: "group", "aria-label": t("review-filter"),
                for (which , key) in Filter::ALL {
                    button {
                        key: "{key}",
                        class: "button",
                        r#type: "button",
                        "data-testid": key,
                        "aria-pressed": filter() == which,
                        onclick: move |_| filter.set(which),
                        {t(key)}
                    }
                }
            }
            if shown.is_empty() {
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

#[component]
fn Kept(game: KeptGame) -> Element {
    let date = use_texts().read().date_without_weekday(game.finished);
    let opponent = match &game.versus {
        Versus::Cpu { level, .. } => words::level(*level),
        Versus::Exam { exam, .. } => words::level(exam.rule().level),
        Versus::Person { names } => {
            let [one, two] = names.each_ref().map(|name| name.as_str());
            if one.is_empty() && two.is_empty() {
                t("review-two")
            } else {
                format!("{one} – {two}")
            }
        }
    };
    let outcome = t(match game.outcome {
        Outcome::Won => "records-won",
        Outcome::Lost => "records-lost",
        Outcome::Drawn => "records-drawn",
    });
    let (shown, liked, gone) = (game.clone(), game.clone(), game.clone());
    rsx! {
        li { class: "card review-game", "data-testid": "review-game-{game.key.id.0}-{game.key.number}",
            button {
                class: "review-open",
                r#type: "button",
                onclick: move |_| dispatch(Event::Review(ReviewEvent::Show(Box::new(shown.clone())))),
                b { {opponent} }
                span { "{outcome} · {date}" }
                Accuracy { game: game.clone() }
            }
            button {
                class: "button",
                r#type: "button",
                "data-kind": "icon",
                "aria-pressed": game.favourite,
                "aria-label": t("review-favourite"),
                onclick: move |_| dispatch(Event::Review(ReviewEvent::Favourite(Box::new(liked.clone())))),
                IconView { icon: Icon::Heart }
            }
            button {
                class: "button",
                r#type: "button",
                "data-kind": "icon",
                "aria-label": t("review-delete"),
                onclick: move |_| dispatch(Event::Review(ReviewEvent::Delete(Box::new(gone.clone())))),
                IconView { icon: Icon::Close }
            }
        }
    }
}

/// How well the game was played, once it is analysed: the player's side against the CPU, both between two people.
#[component]
fn Accuracy(game: KeptGame) -> Element {
    let sides = match game.versus {
        Versus::Person { .. } => &Color::ALL[..],
        Versus::Cpu { .. } | Versus::Exam { .. } => std::slice::from_ref(&game.own),
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
                    {crate::t!("review-percent", percent = percent)}
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
            button {
                class: "button",
                r#type: "button",
                "data-testid": "review-paste",
                onclick: move |_| dispatch(Event::Review(ReviewEvent::Paste(typed()))),
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
        }) => crate::t!(
            "review-fault-move",
            line = *line,
            number = *number,
            token = token.as_str()
        ),
    }
}
