//! Home's cards about progress: who is playing, today's day, the open exam.
use chrono::Datelike;
use dioxus::prelude::*;

use crate::ui::components::{Badge, Button, Icon, IconView, Steps};
use crate::ui::runtime::dispatch;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::{DailyView, DayPuzzle, Event, PuzzleEvent, PuzzleSource, ScreenName};
use rsg_game::progress::puzzles::Tried;
use rsg_game::progress::{DayState, Exam, Goal, Missing, PlayerName, Rank};

/// The player: name, badge, rank, and how far it is to the next one.
#[component]
pub(super) fn PlayerCard(name: PlayerName, rank: Rank, goal: Option<Goal>) -> Element {
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
        }
    }
}

/// Today's challenge: the way to the calendar, how the month stands, and today in one tap.
#[component]
pub(super) fn DailyCard(daily: DailyView) -> Element {
    let DailyView {
        today,
        row,
        cleared,
        days,
        level,
        puzzle,
    } = daily;
    let is_cleared = today.state == DayState::Cleared;
    let date = today.day.date();
    rsx! {
        section { class: "card daily-card", "data-cleared": "{is_cleared}",
            Button {
                class: "daily-way",
                test_id: "home-daily",
                "data-day": if is_cleared { "cleared" } else { "open" },
                onclick: move |_| dispatch(Event::Open(ScreenName::Calendar)),
                span { class: "daily-leaf", "aria-hidden": "true",
                    span { class: "daily-leaf-day", {texts().number(date.day())} }
                    if is_cleared {
                        IconView { icon: Icon::Check }
                    }
                }
                span { class: "daily-words",
                    span { class: "daily-title", {t("home-daily-title")} }
                    span { class: "daily-date", {texts().day_and_month(date)} }
                    span { class: "daily-state",
                        if is_cleared { {t("home-daily-cleared")} } else { {t("home-daily-open")} }
                    }
                }
                if row > 0 {
                    span { class: "daily-row",
                        IconView { icon: Icon::Streak }
                        span { "aria-hidden": "true", {texts().number(row)} }
                        span { class: "unseen", {t!("home-daily-row", days = row)} }
                    }
                }
            }
            Steps {
                have: cleared,
                need: days,
                words: t!("calendar-progress-words", cleared = cleared, days = days),
            }
            if !is_cleared {
                Button {
                    icon: Icon::Play,
                    test_id: "home-daily-play",
                    onclick: move |_| dispatch(Event::PlayToday),
                    {t!("home-daily-play", level = words::level(level))}
                }
            }
            PuzzleLine { puzzle }
        }
    }
}

/// Today's puzzle in a line.
#[component]
fn PuzzleLine(puzzle: DayPuzzle) -> Element {
    let solved = puzzle.tried.is_some_and(Tried::is_solved);
    let words = if solved {
        t("home-puzzle-solved")
    } else {
        t("home-puzzle-open")
    };
    rsx! {
        Button {
            class: "daily-puzzle",
            icon: Icon::Puzzle,
            test_id: "home-puzzle",
            "data-solved": "{solved}",
            onclick: move |_| dispatch(Event::Puzzle(PuzzleEvent::Open(PuzzleSource::Day(puzzle.day)))),
            span { {words} }
            IconView { icon: if solved { Icon::Check } else { Icon::Later } }
        }
    }
}

/// The Rank-Up card, lit while a series can be played.
#[component]
pub(super) fn RankUpCard(exam: Option<Exam>, goal: Option<Goal>) -> Element {
    let next = goal.and_then(|goal| Some((goal, goal.next_exam()?)));
    let (rank, locked, line) = match (exam, next) {
        (Some(exam), _) => (
            exam.rank(),
            false,
            words::about_exam("home-rankup-open", exam),
        ),
        (None, Some((goal, next))) => {
            // The line above names the rank that comes next; a second name beside it would leave open which one is meant.
            let ranks = i64::from(next.rank().number()) - i64::from(goal.rank.number());
            (next.rank(), true, t!("home-rankup-closed", ranks = ranks))
        }
        (None, None) => (Rank::Zeus, false, t("home-rankup-none")),
    };
    rsx! {
        Button {
            class: "card rankup-card",
            test_id: "home-rankup",
            "data-lit": "{exam.is_some()}",
            onclick: move |_| dispatch(Event::Open(ScreenName::RankUp)),
            Badge { rank, locked }
            span { class: "rankup-card-words",
                span { class: "rankup-card-title", {t("home-rankup-title")} }
                span { class: "rankup-card-line", {line} }
            }
        }
    }
}
