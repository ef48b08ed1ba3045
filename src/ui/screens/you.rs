//! You, the place: the player, what was achieved, the last game, whom the player has met, and the ways to all of it.

use dioxus::prelude::*;

use crate::ui::components::{Badge, Button, Face, Icon, Steps, ThumbnailShapes, Variant};
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::screens::frame::PlaceFrame;
use crate::ui::screens::install::{Installation, OpensOffline};
use crate::ui::screens::review::KeptStory;
use crate::ui::screens::trophies::MonthButton;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::screens::YouScreen;
use rsg_game::app::{App, FiguresView, ReviewEvent, ScreenName, YouView};
use rsg_game::progress::{CpuLevel, Goal, Missing, PlayerName, Rank, Streak};

/// The ways on: the word in the test id of each, which is `you-` and that word, the key of its name, and where it
/// leads. The rules lead on to the lessons. The way to the settings is in the bar.
const LINKS: [ScreenLink; 6] = [
    ("ranks", "you-ranks", ScreenName::Ranks, Icon::Ranks),
    ("records", "you-records", ScreenName::Records, Icon::Records),
    (
        "trophies",
        "you-trophies",
        ScreenName::Trophies,
        Icon::Trophy,
    ),
    ("friends", "you-friends", ScreenName::Friends, Icon::People),
    ("kept", "you-kept", ScreenName::Review, Icon::Saved),
    ("learn", "you-rules", ScreenName::Rules, Icon::Rules),
];

type ScreenLink = (&'static str, &'static str, ScreenName, Icon);

#[component]
pub fn You() -> Element {
    let view = use_view(App::view::<YouScreen>);
    let YouView {
        name,
        rank,
        goal,
        figures,
        opponents,
    } = view();
    rsx! {
        PlaceFrame { screen: ScreenName::You, title: t("you-title"), aside: rsx! { SettingsButton {} },
            div { class: "content you",
                PlayerCard { name, rank, goal }
                if let Some(figures) = figures {
                    Figures { figures }
                }
                LastGame {}
                Links {}
                Opponents { opponents }
                Installation {}
                OpensOffline {}
            }
        }
    }
}

#[component]
fn SettingsButton() -> Element {
    rsx! {
        Button {
            variant: Variant::Round,
            icon: Icon::Settings,
            label: t("you-settings"),
            test_id: "you-settings",
            onclick: move |_| dispatch(ScreenName::Settings),
        }
    }
}

/// The player: name, and the badge on its way to the next one.
#[component]
fn PlayerCard(name: PlayerName, rank: Rank, goal: Option<Goal>) -> Element {
    let to_go = words::to_go(goal);
    rsx! {
        section { class: "card player-card",
            Badge { rank }
            div { class: "player-card-words",
                p { class: "player-name", "data-testid": "player-name", {words::player(&name)} }
                p { class: "rank-name", "data-testid": "rank-name", {words::rank(rank)} }
                if let Some(Goal { missing: Missing::Wins { have, need, .. }, .. }) = goal {
                    Steps { have, need, words: to_go.clone() }
                }
                p { class: "player-to-go", {to_go} }
            }
            if let Some(Goal { rank: next, .. }) = goal {
                Badge { rank: next, locked: true }
            }
        }
    }
}

/// The trophy of the month, which leads to its days, and three numbers.
#[component]
fn Figures(figures: FiguresView) -> Element {
    let FiguresView {
        month,
        cleared,
        days,
        captured,
        puzzles,
    } = figures;
    let Streak { current, best } = days;
    rsx! {
        section { class: "card you-figures",
            MonthButton { month, cleared, earned: cleared == month.length(), future: false }
            dl {
                div {
                    dt { {t("records-streak-days")} }
                    dd { "data-testid": "you-days", "data-value": "{current}",
                        b { {texts().number(current)} }
                        if current < best {
                            small { {t!("records-streak-best", best = best)} }
                        }
                    }
                }
                div {
                    dt { {t("you-captured")} }
                    dd { "data-testid": "you-captured", "data-value": "{captured}",
                        b { {texts().number(captured)} }
                    }
                }
                div {
                    dt { {t("you-puzzles")} }
                    dd { "data-testid": "you-puzzles", "data-value": "{puzzles}",
                        b { {texts().number(puzzles as u32)} }
                    }
                }
            }
        }
    }
}

/// The game that was saved last, which opens in Review.
#[component]
fn LastGame() -> Element {
    let games = use_app().games();
    let games = games.read();
    let Some(last) = games.games().next_back() else {
        return rsx! {};
    };
    let game = last.clone();
    rsx! {
        section { class: "card you-last",
            h2 { {t("you-last")} }
            ThumbnailShapes {}
            Button {
                class: "review-open",
                test_id: "you-last",
                onclick: {
                    let game = game.clone();
                    move |_| {
                        dispatch(ScreenName::Review);
                        dispatch(ReviewEvent::Show(Box::new(game.clone().into())));
                    }
                },
                KeptStory { game }
            }
        }
    }
}

#[component]
fn Links() -> Element {
    rsx! {
        ul { class: "card you-links",
            for (word , name , screen , icon) in LINKS {
                li { key: "{word}",
                    Button {
                        class: "you-link",
                        icon,
                        test_id: "you-{word}",
                        onclick: move |_| dispatch(screen),
                        span { {t(name)} }
                    }
                }
            }
        }
    }
}

/// The opponents, those who were never met in greys.
#[component]
fn Opponents(opponents: Vec<(CpuLevel, bool)>) -> Element {
    rsx! {
        section { class: "card you-opponents",
            h2 { {t("you-opponents")} }
            ul {
                for (level , met) in opponents {
                    li { key: "{level:?}", "data-testid": "you-opponent-{level.number()}", "data-met": met,
                        Face { level, locked: !met }
                        span { "aria-hidden": "true", {words::opponent_name(level)} }
                        span { class: "unseen",
                            {t!(if met { "you-met" } else { "you-unmet" }, name = words::opponent_name(level))}
                        }
                    }
                }
            }
        }
    }
}
