//! Home: who is playing and everything that can be done. What is unfinished comes first.
//!
//! - this file: the screen, and what is offered on it now and then
//! - `cards`: the player, today's day, the open exam
//! - `dev_menu`: the developer menu

mod cards;
mod dev_menu;

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant, Wordmark};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::messages::paste_message;
use crate::ui::texts::t;
use crate::ui::words;
use cards::{DailyCard, PlayerCard, RankUpCard};
use dev_menu::DevMenu;
use rsg_game::app::{App, Event, HomeView, PausedView, ScreenName};
use rsg_game::progress::Opponent;

/// The smaller doors, below the cards.
const DOORS: [(ScreenName, Icon); 6] = [
    (ScreenName::Puzzles, Icon::Puzzle),
    (ScreenName::Ranks, Icon::Ranks),
    (ScreenName::Records, Icon::Records),
    (ScreenName::Trophies, Icon::Trophy),
    (ScreenName::Rules, Icon::Rules),
    (ScreenName::Settings, Icon::Settings),
];

#[component]
pub fn Home() -> Element {
    let view = use_view(App::home);
    let HomeView {
        name,
        rank,
        goal,
        daily,
        exam,
        paused,
        messages,
        tutorial,
        dev,
    } = view();
    rsx! {
        main { class: "screen home", "data-screen": "home",
            h1 { class: "home-mark", Wordmark {} }
            div { class: "home-player", PlayerCard { name, rank, goal } }
            div { class: "home-main",
                if let Some(paused) = paused {
                    ContinueCard { paused }
                }
                if let Some(waiting) = messages {
                    MessagesLine { waiting }
                }
                if tutorial {
                    TutorialOffer {}
                }
                Button {
                    class: "button home-play",
                    variant: Variant::Primary,
                    icon: Icon::Play,
                    test_id: "home-play",
                    onclick: move |_| dispatch(Event::Open(ScreenName::Setup)),
                    {t("home-play")}
                }
                div { class: "home-cards",
                    if let Some(daily) = daily {
                        DailyCard { daily }
                    }
                    RankUpCard { exam, goal }
                }
            }
            div { class: "home-end",
                nav { class: "home-doors", aria_label: t("home-more"),
                    for (screen , icon) in DOORS {
                        Button {
                            key: "{screen.name()}",
                            class: "door",
                            icon,
                            test_id: "home-{screen.name()}",
                            onclick: move |_| dispatch(Event::Open(screen)),
                            span { {t(&format!("home-door-{}", screen.name()))} }
                        }
                    }
                }
                Button {
                    variant: Variant::Quiet,
                    test_id: "home-classics",
                    onclick: move |_| dispatch(Event::Open(ScreenName::Classics)),
                    {t("home-classics")}
                }
                Button {
                    variant: Variant::Quiet,
                    test_id: "home-paste",
                    onclick: move |_| {
                        dispatch(Event::Open(ScreenName::Messages));
                        paste_message();
                    },
                    {t("home-paste")}
                }
            }
            if dev {
                DevMenu {}
            }
        }
    }
}

/// The way to the games by message.
#[component]
fn MessagesLine(waiting: usize) -> Element {
    rsx! {
        Button {
            class: "card home-messages",
            icon: Icon::Share,
            test_id: "home-messages",
            "data-value": waiting,
            onclick: move |_| dispatch(Event::Open(ScreenName::Messages)),
            b { {t("messages-title")} }
            span { {t!("home-messages", count = waiting)} }
        }
    }
}

#[component]
fn ContinueCard(paused: PausedView) -> Element {
    let what = match &paused.opponent {
        Opponent::Cpu { level, .. } => words::level(*level),
        Opponent::Practice { level, .. } => {
            t!("home-continue-practice", level = words::level(*level))
        }
        Opponent::Exam { exam, .. } => t!("home-continue-exam", rank = words::rank(exam.rank())),
        Opponent::People(_) => t("home-continue-two"),
    };
    let stand = t!(
        "home-continue-stand",
        black = paused.score.black,
        white = paused.score.white,
        count = paused.placements
    );
    rsx! {
        Button {
            class: "card continue-card",
            icon: Icon::Play,
            test_id: "home-continue",
            onclick: move |_| dispatch(Event::Open(ScreenName::Play)),
            span { class: "continue-words",
                b { {t("home-continue")} }
                small { "{what} · {stand}" }
            }
        }
    }
}

/// The tutorial, offered to a new player until it is done or declined.
#[component]
fn TutorialOffer() -> Element {
    rsx! {
        section { class: "card tutorial-offer",
            p { {t("home-tutorial-text")} }
            div { class: "tutorial-offer-answers",
                Button {
                    test_id: "home-tutorial",
                    onclick: move |_| dispatch(Event::Open(ScreenName::Tutorial)),
                    {t("home-tutorial")}
                }
                Button {
                    variant: Variant::Quiet,
                    test_id: "home-tutorial-skip",
                    onclick: move |_| dispatch(Event::SkipTutorial),
                    {t("home-tutorial-skip")}
                }
            }
        }
    }
}
