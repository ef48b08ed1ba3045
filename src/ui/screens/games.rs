//! Play, the place: the games that wait, and the three games, each with its board and one button that starts it as it
//! was played last.

use dioxus::prelude::*;
use rsg_classics::Terms;

use crate::ui::components::{BoardKind, Button, Icon, SquareImage, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::PlaceFrame;
use crate::ui::screens::rules::cover_of;
use crate::ui::screens::waiting::WaitingGamesList;
use crate::ui::terms;
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::screens::GamesScreen;
use rsg_game::app::{App, Event, Mode, ScreenName, SetupView};
use rsg_game::progress::{Format, GameKind};
use rsg_game::session::square_pictures::opening;

#[component]
pub fn Games() -> Element {
    let games = use_view(App::view::<GamesScreen>);
    let games = games.read();
    rsx! {
        PlaceFrame { screen: ScreenName::Games, title: t("games-title"),
            div { class: "content games",
                WaitingGamesList {}
                for setup in games.games.iter() {
                    GameCard {
                        key: "{setup.game.key()}",
                        setup: setup.clone(),
                        is_last: setup.game == games.last,
                    }
                }
                div { class: "games-doors",
                    Button {
                        icon: Icon::Share,
                        test_id: "games-messages",
                        onclick: move |_| dispatch(ScreenName::Messages),
                        {t("games-messages")}
                    }
                    Button {
                        icon: Icon::People,
                        test_id: "games-two",
                        onclick: move |_| dispatch(Event::SetUp(GameKind::Star, Some(Mode::Two))),
                        {t("games-two")}
                    }
                    Button {
                        icon: Icon::Puzzle,
                        test_id: "play-editor",
                        onclick: move |_| dispatch(ScreenName::Editor),
                        {t("editor-title")}
                    }
                }
            }
        }
    }
}

/// A game: its board, how it was played last, and the way to change that. A tap on the card plays.
#[component]
fn GameCard(
    setup: SetupView,
    /// No other game was played since.
    is_last: bool,
) -> Element {
    let game = setup.game;
    let name = words::game(game);
    rsx! {
        section {
            class: "card game-card",
            "data-game": game.key(),
            onclick: move |_| dispatch(Event::PlayAsLast(game)),
            div { class: "game-picture", GamePicture { game } }
            div { class: "game-words",
                h2 { {name.clone()} }
                p { class: "game-note", {t(&format!("game-{}-note", game.key()))} }
            }
            p { class: "game-last", "data-testid": "last-{game.key()}", {as_last(&setup)} }
            // A button does its own.
            div { class: "game-buttons", onclick: move |event| event.stop_propagation(),
                Button {
                    variant: if is_last { Variant::Primary } else { Variant::Plain },
                    icon: Icon::Play,
                    label: t!("games-play-label", game = name.clone()),
                    test_id: "play-{game.key()}",
                    onclick: move |_| dispatch(Event::PlayAsLast(game)),
                    {t("games-title")}
                }
                Button {
                    variant: Variant::Quiet,
                    label: t!("games-change-label", game = name),
                    test_id: "change-{game.key()}",
                    onclick: move |_| dispatch(Event::SetUp(game, None)),
                    {t("games-change")}
                }
            }
        }
    }
}

/// A position of the game, as a picture.
#[component]
pub(super) fn GamePicture(game: GameKind) -> Element {
    cover_of(game).draw(t!("games-picture", game = words::game(game)))
}

/// The board as it stands before the first turn.
#[component]
pub(super) fn OpeningPicture(terms: Terms) -> Element {
    let label = t!("games-picture", game = words::game(GameKind::of(terms)));
    let (squares, kind) = (opening(terms), BoardKind::of(terms));
    rsx! {
        SquareImage { squares, kind, shape: terms.shape(), label, outlined: Vec::new() }
    }
}

/// The choices that *Play* starts with: "Lv.3, you take Black".
fn as_last(setup: &SetupView) -> String {
    let level = setup.levels.iter().find(|option| option.chosen);
    let level = level.map_or_else(String::new, |option| words::level(option.level));
    let what = match setup.mode {
        Mode::Cpu => {
            let color = setup.color.unwrap_or_default().key();
            t!("games-cpu", level = level, color = color)
        }
        Mode::Practice => t!("games-practice", level = level),
        Mode::Two => t("games-two-last"),
        Mode::Message => t("games-message-last"),
    };
    let what = match setup.format {
        Format::Reverse => t!("games-reverse", what = what),
        Format::Single => what,
    };
    match setup.terms {
        Some(terms) => {
            let board = terms::line(terms);
            t!("games-board", board = board, what = what)
        }
        None => what,
    }
}
