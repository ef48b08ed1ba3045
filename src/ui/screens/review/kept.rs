//! A kept game in the list: how it ended as a picture and in words, and what the player has put on it.

use dioxus::prelude::*;
use rsg_engine::Color;

use super::words::{early_end, percent};
use crate::ui::components::{BoardThumbnail, Button, Face, Icon, RowMenu, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::terms;
use crate::ui::texts::{t, texts};
use crate::ui::words::{self, numbers, who};
use rsg_game::app::ReviewEvent;
use rsg_game::games::BoardPicture;
use rsg_game::progress::{
    Accuracy, ByPlayer, Ending, GameKey, GameKind, KeptGame, KeptItem, Opponent, Outcome,
    PlayerName, Tags,
};
use rsg_game::session::OverView;

/// A kept game, to be looked at, tagged, liked and deleted.
#[component]
pub(super) fn Kept(
    game: ReadSignal<KeptGame>,
    /// The game whose tags are being changed.
    tagging: Signal<Option<GameKey>>,
    /// All tags that are in use.
    known: ReadSignal<Vec<String>>,
) -> Element {
    let shown = game.read();
    let key = shown.key;
    let name = format!("{}-{}", key.id.0, key.number);
    let kind = shown.rules.game().map_or("", GameKind::key);
    let it = move || Box::new(KeptItem::from(game.peek().clone()));
    let is_tagging = tagging() == Some(key);
    rsx! {
        li {
            class: "card review-game",
            "data-testid": "review-game-{name}",
            "data-kind": "game",
            "data-game": kind,
            Button {
                class: "review-open",
                test_id: "review-open-{name}",
                onclick: move |_| dispatch(ReviewEvent::Show(it())),
                KeptStory { game }
            }
            div { class: "review-game-foot",
                ul { class: "review-tags", "aria-label": t("review-tags"),
                    for tag in shown.tags.iter() {
                        li { key: "{tag}", class: "chip", "data-tag": tag, {tag} }
                    }
                }
                Button {
                    variant: Variant::Round,
                    icon: Icon::Tag,
                    label: t("review-tags"),
                    test_id: "review-tag-{name}",
                    "aria-expanded": is_tagging,
                    onclick: move |_| tagging.set((!is_tagging).then_some(key)),
                }
                LikeAndDelete { name: name.clone(), favourite: shown.favourite, it: it }
            }
            if is_tagging {
                Tagging { game, known }
            }
        }
    }
}

/// The buttons that every kept game and board has. `name` is its part of their test ids.
#[component]
pub(super) fn LikeAndDelete(
    name: String,
    favourite: bool,
    it: Callback<(), Box<KeptItem>>,
) -> Element {
    rsx! {
        Button {
            variant: Variant::Round,
            icon: Icon::Heart,
            label: t("review-favourite"),
            "aria-pressed": favourite,
            onclick: move |_| dispatch(ReviewEvent::Favourite(it.call(()))),
        }
        RowMenu { label: t("review-row-menu"), test_id: "review-menu-{name}",
            Button {
                variant: Variant::Danger,
                icon: Icon::Bin,
                test_id: "review-delete-{name}",
                onclick: move |_| dispatch(ReviewEvent::Delete(it.call(()))),
                {t("review-delete")}
            }
        }
    }
}

/// The board at its end beside the opponent's face, who won, by how much, when, and how well it was played.
#[component]
pub fn KeptStory(game: ReadSignal<KeptGame>) -> Element {
    let shown = game.read();
    rsx! {
        {picture(&shown)}
        span { class: "review-story",
            if let Some(game) = game_name(&shown) {
                small { {game} }
            }
            b {
                if let Some(level) = shown.opponent.level() {
                    Face { level }
                }
                {Story::of(&shown).story()}
            }
            Facts { game }
            HowWell { game }
        }
    }
}

/// The name of the game with its terms, if it is not the star's: "Reversi 8×8".
fn game_name(kept: &KeptGame) -> Option<String> {
    kept.rules.terms().map(terms::named)
}

/// The board at its end, as small as a stamp.
fn picture(kept: &KeptGame) -> Element {
    match kept.replay() {
        Some(game) => rsx! { BoardThumbnail { board: BoardPicture::of(&*game) } },
        None => rsx! {},
    }
}

/// The facts for the story of a kept game.
struct Story {
    /// The opponent with the level, or two people's names.
    cpu: Option<String>,
    people: [String; 2],
    outcome: Outcome,
    is_left: bool,
    /// The points of the player, or of the one who is named first, and of the other one.
    own: String,
    other: String,
}

impl Story {
    fn of(kept: &KeptGame) -> Story {
        let [own, other] = OverView::of_kept(kept).map_or_else(Default::default, |over| {
            over.sides
                .map(|side| numbers::points(&texts(), side.score.total))
        });
        Story {
            cpu: kept
                .opponent
                .level()
                .map(|level| words::opponent_at_level(&texts(), level)),
            people: people(kept.people()),
            outcome: kept.outcome,
            is_left: kept.ending == Ending::GivenUp,
            own,
            other,
        }
    }

    /// The winner, the loser and the score: "You beat Fox (Lv.3) 22–19", "Aiko beat Ravi 45 – 33".
    fn story(self) -> String {
        let (own, other) = (self.own, self.other);
        if let Some(cpu) = self.cpu {
            let key = match self.outcome {
                _ if self.is_left => "review-kept-left",
                Outcome::Won => "review-kept-won",
                Outcome::Lost => "review-kept-lost",
                Outcome::Drawn => "review-kept-drawn",
            };
            return t!(key, cpu = cpu, own = own, other = other);
        }
        let [one, two] = self.people;
        let (key, first, second, points) = match self.outcome {
            _ if self.is_left => ("review-kept-people-left", one, two, (own, other)),
            Outcome::Won => ("share-beat", one, two, (own, other)),
            Outcome::Lost => ("share-beat", two, one, (other, own)),
            Outcome::Drawn => ("share-people-drawn", one, two, (own, other)),
        };
        t!(
            key,
            first = first,
            second = second,
            one = points.0,
            two = points.1
        )
        // The two figures stay on one line.
        .replace(" – ", "\u{a0}–\u{a0}")
    }
}

/// The names of the two: without an own one, the first or the second player.
fn people(names: Option<&ByPlayer<PlayerName>>) -> [String; 2] {
    let ByPlayer { one, two } = names.cloned().unwrap_or_default();
    [
        who::or_without(&one, "play-player-one"),
        who::or_without(&two, "play-player-two"),
    ]
}

/// The colours of the two, and the date.
#[component]
fn Facts(game: ReadSignal<KeptGame>) -> Element {
    let kept = game.read();
    let date = texts().date_without_weekday(kept.date);
    let own = kept.own;
    // The points do not say who has won then.
    let on_squares = OverView::of_kept(&kept).filter(|_| !kept.rules.is_star());
    let early = on_squares.and_then(|over| early_end(&over));
    let sides = match kept.people() {
        Some(names) => {
            let [one, two] = people(Some(names));
            vec![(own, one), (!own, two)]
        }
        None => vec![(own, t(&format!("color-{own}")))],
    };
    rsx! {
        span { class: "review-facts",
            for (color , name) in sides {
                span { key: "{color}",
                    ColorOf { color }
                    {name}
                }
            }
            span { {date} }
            if let Some(words) = early {
                span { {words} }
            }
        }
    }
}

/// A stone that says its colour: the name beside it may be a person's.
#[component]
fn ColorOf(color: Color) -> Element {
    rsx! {
        span {
            class: "pebble",
            "data-color": color.to_string(),
            role: "img",
            "aria-label": t(&format!("color-{color}"))
        }
    }
}

/// The quality of the play, once it is analysed: of the player's side against the CPU, of both between two people.
#[component]
fn HowWell(game: ReadSignal<KeptGame>) -> Element {
    let kept = game.read();
    // Games on squares are judged anew each time they are looked at.
    if kept.analysis.is_empty() {
        return rsx! {};
    }
    let sides = match kept.opponent {
        Opponent::People(_) => vec![kept.own, !kept.own],
        _ => vec![kept.own],
    };
    let replayed = kept.star();
    let known: Vec<(Color, Accuracy)> = sides
        .into_iter()
        .filter_map(|side| Some((side, Accuracy::of(side, &replayed, &kept.analysis)?)))
        .collect();
    if known.is_empty() {
        return rsx! {};
    }
    let id = format!("review-accuracy-{}-{}", kept.key.id.0, kept.key.number);
    rsx! {
        span { class: "review-facts", "data-testid": id,
            {t("review-accuracy")}
            for (color , accuracy) in known {
                span { key: "{color}",
                    ColorOf { color }
                    {percent(Some(accuracy))}
                }
            }
        }
    }
}

/// The tags that are in use, to be put on and taken off, and a field for another one.
#[component]
fn Tagging(game: ReadSignal<KeptGame>, known: ReadSignal<Vec<String>>) -> Element {
    let mut typed = use_signal(String::new);
    let is_full = game.read().tags.is_full();
    let toggle = move |tag: String| {
        let game = Box::new(game.peek().clone());
        dispatch(ReviewEvent::Tag { game, tag });
    };
    let mut add = move || {
        let is_new = Tags::word(&typed.peek()).is_some_and(|word| !game.peek().tags.has(&word));
        if is_new {
            toggle(typed.peek().clone());
            typed.set(String::new());
        }
    };
    rsx! {
        div { class: "review-tagging",
            for tag in known() {
                TagButton { key: "{tag}", tag: tag.clone(), on: game.read().tags.has(&tag), is_full, toggle }
            }
            form {
                class: "review-new-tag",
                onsubmit: move |event| {
                    event.prevent_default();
                    add();
                },
                input {
                    class: "field",
                    r#type: "text",
                    "data-testid": "review-tag-text",
                    "aria-label": t("review-tag-new"),
                    placeholder: t("review-tag-new"),
                    autocomplete: "off",
                    disabled: is_full,
                    value: "{typed}",
                    oninput: move |event| typed.set(event.value()),
                }
                Button {
                    test_id: "review-tag-add",
                    disabled: is_full,
                    onclick: move |_| add(),
                    {t("review-tag-add")}
                }
            }
            if is_full {
                p { class: "review-note", {t!("review-tags-full", most = Tags::MOST)} }
            }
        }
    }
}

#[component]
fn TagButton(tag: String, on: bool, is_full: bool, toggle: Callback<String>) -> Element {
    let words = tag.clone();
    rsx! {
        Button {
            "data-tag": words.clone(),
            "aria-pressed": on,
            disabled: is_full && !on,
            onclick: move |_| toggle.call(tag.clone()),
            {words}
        }
    }
}
