//! Home: who is playing and everything that can be done. What is unfinished comes first.

use dioxus::prelude::*;

use crate::ui::components::dev_menu::DevMenu;
use crate::ui::components::home_cards::{DailyCard, PlayerCard, RankUpCard};
use crate::ui::components::picture::{IconView, Wordmark};
use crate::ui::drawings::Icon;
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::{App, Event, HomeView, PausedView, ScreenName};
use rsg_game::session::Matchup;

/// The smaller doors, below the cards.
const DOORS: [(ScreenName, Icon); 5] = [
    (ScreenName::Ranks, Icon::Ranks),
    (ScreenName::Records, Icon::Records),
    (ScreenName::Trophies, Icon::Trophy),
    (ScreenName::Rules, Icon::Rules),
    (ScreenName::Settings, Icon::Settings),
];

/// The Home screen.
#[component]
pub fn Home() -> Element {
    let view = use_view(App::home);
    let on = use_callback(dispatch);
    let HomeView {
        name,
        rank,
        goal,
        today,
        exam,
        paused,
        tutorial,
        dev,
    } = view.read().clone();
    rsx! {
        main { class: "screen home", "data-screen": "home",
            h1 { class: "home-mark", Wordmark {} }
            div { class: "home-player", PlayerCard { name, rank, goal } }
            div { class: "home-main",
                if let Some(paused) = paused {
                    ContinueCard { paused }
                }
                TutorialOffer { offered: tutorial }
                button {
                    class: "button home-play",
                    r#type: "button",
                    "data-kind": "primary",
                    "data-testid": "home-play",
                    onclick: move |_| dispatch(Event::Open(ScreenName::Setup)),
                    IconView { icon: Icon::Play }
                    {t("home-play")}
                }
                div { class: "home-cards",
                    DailyCard { today, on }
                    RankUpCard { exam, goal, on }
                }
            }
            nav { class: "home-doors", aria_label: t("home-more"),
                for (screen, icon) in DOORS {
                    button {
                        key: "{screen.name()}",
                        class: "door",
                        r#type: "button",
                        "data-testid": "home-{screen.name()}",
                        onclick: move |_| dispatch(Event::Open(screen)),
                        IconView { icon }
                        span { {t(&format!("home-door-{}", screen.name()))} }
                    }
                }
            }
            if dev {
                DevMenu { on }
            }
        }
    }
}

/// The unfinished match.
#[component]
fn ContinueCard(paused: PausedView) -> Element {
    let what = match &paused.matchup {
        Matchup::Cpu { level, .. } | Matchup::Practice { level, .. } => words::level(*level),
        Matchup::Exam { exam, .. } => {
            crate::t!("home-continue-exam", rank = words::rank(exam.rank()))
        }
        Matchup::People { .. } => t("home-continue-two"),
    };
    let stand = crate::t!(
        "home-continue-stand",
        black = paused.score.black,
        white = paused.score.white,
        count = paused.placements
    );
    rsx! {
        button {
            class: "card continue-card",
            r#type: "button",
            "data-testid": "home-continue",
            onclick: move |_| dispatch(Event::Open(ScreenName::Play)),
            IconView { icon: Icon::Play }
            span { class: "continue-words",
                b { {t("home-continue")} }
                small { "{what} · {stand}" }
            }
        }
    }
}

/// The tutorial, offered to a new player until it is done or waved away.
#[component]
fn TutorialOffer(offered: bool) -> Element {
    if !offered {
        return rsx! {};
    }
    rsx! {
        section { class: "card tutorial-offer",
            p { {t("home-tutorial-text")} }
            div { class: "tutorial-offer-answers",
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "home-tutorial",
                    onclick: move |_| dispatch(Event::Open(ScreenName::Tutorial)),
                    {t("home-tutorial")}
                }
                button {
                    class: "button",
                    r#type: "button",
                    "data-kind": "quiet",
                    "data-testid": "home-tutorial-skip",
                    onclick: move |_| dispatch(Event::SkipTutorial),
                    {t("home-tutorial-skip")}
                }
            }
        }
    }
}
