//! Home's cards about progress: who is playing, today's day, the open exam.
use dioxus::prelude::*;

use crate::ui::components::picture::{Badge, IconView};
use crate::ui::drawings::Icon;
use crate::ui::screens::ranks::Steps;
use crate::ui::screens::rankup::next_exam;
use crate::ui::texts::{t, use_texts};
use crate::ui::words;
use rsg_game::app::{Event, ScreenName};
use rsg_game::progress::{DayState, DayView, Exam, Goal, Missing, PlayerName, Rank};

/// The player: name, badge, rank, and how far it is to the next one.
#[component]
pub fn PlayerCard(name: PlayerName, rank: Rank, goal: Option<Goal>) -> Element {
    let shown = if name.is_empty() {
        t("home-player-guest")
    } else {
        name.as_str().to_owned()
    };
    let steps = goal.and_then(|goal| match goal.missing {
        Missing::Wins { have, need, .. } => Some((have, need)),
        Missing::FirstWin | Missing::Exam { .. } => None,
    });
    let to_go = words::to_go(goal);
    rsx! {
        section { class: "card player-card",
            Badge { rank }
            div { class: "player-card-words",
                p { class: "player-name", "data-testid": "player-name", {shown} }
                p { class: "rank-name", "data-testid": "rank-name", {words::rank(rank)} }
                if let Some((have, need)) = steps {
                    Steps { have, need, words: to_go.clone() }
                }
                p { class: "player-to-go", {to_go} }
            }
        }
    }
}

/// Today on the calendar. Without a day (the device's clock stands before the calendar begins) it still leads there.
#[component]
pub fn DailyCard(today: Option<DayView>, on: EventHandler<Event>) -> Element {
    let texts = use_texts();
    let date = today.map(|view| view.day.date());
    let words = date
        .map(|date| texts.read().day_and_month(date))
        .unwrap_or_default();
    let leaf = date.map(|date| {
        use chrono::Datelike;
        texts.read().number(date.day())
    });
    let cleared = today.is_some_and(|view| view.state == DayState::Cleared);
    let state = if cleared {
        t("home-daily-cleared")
    } else {
        t("home-daily-open")
    };
    rsx! {
        button {
            class: "card daily-card",
            r#type: "button",
            "data-testid": "home-daily",
            "data-day": if cleared { "cleared" } else { "open" },
            onclick: move |_| on.call(Event::Open(ScreenName::Calendar)),
            span { class: "daily-leaf", "aria-hidden": "true",
                span { class: "daily-leaf-day", {leaf} }
                if cleared {
                    IconView { icon: Icon::Star }
                }
            }
            span { class: "daily-words",
                span { class: "daily-title", {t("home-daily-title")} }
                if today.is_some() {
                    span { class: "daily-date", {words} }
                    span { class: "daily-state", {state} }
                }
            }
        }
    }
}

/// The Rank-Up card, lit while a series can be played.
#[component]
pub fn RankUpCard(exam: Option<Exam>, goal: Option<Goal>, on: EventHandler<Event>) -> Element {
    let (rank, locked, line) = match (exam, goal) {
        (Some(exam), _) => {
            let rule = exam.rule();
            let line = crate::t!(
                "home-rankup-open",
                rank = words::rank(exam.rank()),
                count = rule.best_of,
                level = words::level(rule.level)
            );
            (exam.rank(), false, line)
        }
        (None, Some(goal)) => match next_exam(goal) {
            Some(next) => {
                let line = crate::t!("home-rankup-closed", rank = words::rank(next.rank()));
                (next.rank(), true, line)
            }
            None => (Rank::Zeus, false, t("home-rankup-none")),
        },
        (None, None) => (Rank::Zeus, false, t("home-rankup-none")),
    };
    rsx! {
        button {
            class: "card rankup-card",
            r#type: "button",
            "data-testid": "home-rankup",
            "data-lit": "{exam.is_some()}",
            onclick: move |_| on.call(Event::Open(ScreenName::RankUp)),
            Badge { rank, locked }
            span { class: "rankup-card-words",
                span { class: "rankup-card-title", {t("home-rankup-title")} }
                span { class: "rankup-card-line", {line} }
            }
        }
    }
}
