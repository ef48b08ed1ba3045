//! Setup: what is agreed before the first stone, for every game.
//!
//! It is built around the opponent: portrait, the others to swipe, colour, and *Start* right below, which stays in
//! sight at every size. The board's size follows, and all else is folded under *More*. Rules and lessons are behind
//! the "?" of the bar. From 700 px and sideways the opponent stands beside the rest.
//!
//! - this file: the screen, and the groups that games share; those of one game are in `ui/terms`
//! - `opponent`: who one plays against
//! - `board`: picture and sizes of the board, and the pages on its game
//! - `more`: the folded rest
//! - `people`: names

mod board;
mod more;
mod opponent;
mod people;

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Pebble, Pick, PickGroup, Picks, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::screens::todays_game::TodaysGame;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use board::{BoardGroup, Help};
use more::{ExamOffer, More};
use opponent::OpponentGroup;
use people::Names;
use rsg_game::app::screens::SetupScreen;
use rsg_game::app::{
    App, ColorChoice, DayPuzzle, Mode, Occasion, PuzzleEvent, PuzzleSource, ScreenName, SetupDay,
    SetupEvent, TodayState,
};
use rsg_game::progress::puzzles::Tried;

#[component]
pub fn Setup() -> Element {
    let view = use_view(App::view::<SetupScreen>);
    let setup = view.read();
    let title = match setup.occasion {
        Occasion::Free if !setup.game.spec().is_named => t("setup-title"),
        Occasion::Free => words::game(setup.game),
        Occasion::Day(day) => texts().day_and_month(day.date()),
    };
    rsx! {
        Frame { screen: ScreenName::Setup, game: setup.game, title, aside: rsx! { Help { game: setup.game } },
            div { class: "content setup",
                div { class: "setup-who",
                    OccasionNote { occasion: setup.occasion, day: setup.day.clone() }
                    if let Some(SetupDay { game, puzzle, .. }) = setup.day.clone() {
                        section { class: "card setup-day",
                            TodaysGame { view: game, title: t("today-title-day"), test_id: "day-game", first: false }
                            PuzzleWay { puzzle }
                        }
                        h2 { class: "setup-other", {t("setup-day-other")} }
                    }
                    if !setup.modes.is_empty() {
                        ModeGroup { modes: setup.modes.clone(), mode: setup.mode }
                    }
                    if setup.mode == Mode::Practice {
                        p { class: "setup-text", {t("setup-practice-note")} }
                    }
                    match setup.mode {
                        Mode::Cpu | Mode::Practice => rsx! {
                            OpponentGroup { game: setup.game, levels: setup.levels.clone() }
                        },
                        Mode::Two => rsx! {
                            Names { names: setup.names.clone(), people: setup.people.clone(), between: setup.between }
                        },
                        Mode::Message => rsx! {
                            p { class: "setup-text", {t("setup-message-note")} }
                            Names { elsewhere: true, names: setup.names.clone(), people: Vec::new(), between: None }
                        },
                    }
                }
                div { class: "setup-what",
                    if let Some(color) = setup.color {
                        ColorGroup {
                            title: if setup.mode == Mode::Two { t("setup-color-two") } else { t("setup-color") },
                            color,
                            onpick: move |color| dispatch(SetupEvent::Color(color)),
                        }
                    }
                    Button {
                        class: "button start-button",
                        variant: Variant::Primary,
                        icon: Icon::Play,
                        test_id: "setup-start",
                        onclick: move |_| dispatch(SetupEvent::Start),
                        {t("setup-start")}
                    }
                    if let Some(terms) = setup.terms.filter(|_| setup.occasion == Occasion::Free) {
                        BoardGroup { terms }
                    }
                    if let Some(exam) = setup.exam_on_offer.filter(|_| setup.mode == Mode::Cpu) {
                        ExamOffer { exam }
                    }
                    More { setup: setup.clone() }
                }
            }
        }
    }
}

/// The sentence about the choices that the occasion fixes. On a day whose game was lost, the game's card says what a
/// win does.
#[component]
fn OccasionNote(occasion: Occasion, day: Option<SetupDay>) -> Element {
    let cleared = day.as_ref().is_some_and(|day| day.cleared);
    let is_played = day.is_some_and(|day| matches!(day.game.state, TodayState::Played(_)));
    let words = match occasion {
        Occasion::Free => return rsx! {},
        Occasion::Day(_) if is_played && !cleared => return rsx! {},
        Occasion::Day(day) => {
            let date = texts().date(day.date());
            if cleared {
                t!("setup-day-again", date = date)
            } else {
                t!("setup-day", date = date)
            }
        }
    };
    rsx! {
        p { class: "setup-note", {words} }
    }
}

/// The way to the day's puzzle.
#[component]
fn PuzzleWay(puzzle: DayPuzzle) -> Element {
    let solved = puzzle.tried.is_some_and(Tried::is_solved);
    let key = if solved {
        "setup-puzzle-solved"
    } else {
        "setup-puzzle"
    };
    let day = puzzle.day;
    rsx! {
        Button {
            icon: Icon::Puzzle,
            test_id: "day-puzzle",
            "data-solved": "{solved}",
            onclick: move |_| dispatch(PuzzleEvent::Open(PuzzleSource::Day(day))),
            {t(key)}
        }
    }
}

#[component]
fn ModeGroup(modes: Vec<Mode>, mode: Mode) -> Element {
    let words = |mode| match mode {
        Mode::Cpu => ("setup-mode-cpu", None),
        Mode::Practice => ("setup-mode-practice", None),
        Mode::Two => ("setup-mode-two", Some("setup-mode-two-note")),
        Mode::Message => ("setup-mode-message", Some("setup-mode-message-note")),
    };
    rsx! {
        Picks { class: "segments", label: t("setup-mode"),
            for (choice , (key , note)) in modes.into_iter().map(|mode| (mode, words(mode))) {
                Pick {
                    key: "{key}",
                    test_id: key,
                    chosen: choice == mode,
                    onpick: move |()| dispatch(SetupEvent::Mode(choice)),
                    span { class: "pick-name", {t(key)} }
                    // Four beside each other have room for a name alone.
                    if let Some(note) = note {
                        span { class: "unseen", {t(note)} }
                    }
                }
            }
        }
    }
}

/// The colour of the first game, as three stones.
#[component]
pub(super) fn ColorGroup(
    title: String,
    color: ColorChoice,
    onpick: EventHandler<ColorChoice>,
) -> Element {
    let colors = [
        (ColorChoice::Black, "black"),
        (ColorChoice::White, "white"),
        (ColorChoice::Random, "random"),
    ];
    rsx! {
        PickGroup { id: "setup-color", title, class: "picks colors",
            for (choice , name) in colors {
                Pick {
                    key: "{name}",
                    test_id: "setup-color-{name}",
                    chosen: choice == color,
                    onpick: move |()| onpick.call(choice),
                    Pebble { color: name }
                    span { {t(&format!("setup-color-{name}"))} }
                }
            }
        }
    }
}
