//! What a match earned, on the result sheet: first what is celebrated, then the news in plain lines.
//!
//! The celebration plays once when it appears, for about a second and a half, by style sheet alone: nothing waits for it
//! and it covers nothing. A tap on it ends it. With reduced motion it simply stands there.
use dioxus::prelude::*;

use crate::ui::components::picture::{Badge, IconView, MonthTrophy, YearTrophy};
use crate::ui::drawings::Icon;
use crate::ui::texts::{t, use_texts};
use crate::ui::words;
use rsg_game::app::{Event, ScreenName};
use rsg_game::progress::{
    CpuLevel, DayCleared, Earned, Invitation, Month, PassedBy, Rank, SeriesNews, SeriesState,
};

/// Everything a match earned. Shows nothing if that was nothing.
#[component]
pub fn Earnings(earned: Earned, on: EventHandler<Event>) -> Element {
    let festive =
        !earned.ranks.is_empty() || earned.month_trophy.is_some() || earned.year_trophy.is_some();
    rsx! {
        div { class: "earnings",
            if festive {
                Celebration {
                    ranks: earned.ranks.clone(),
                    month: earned.month_trophy,
                    year: earned.year_trophy,
                    unlocked: earned.unlocked.clone(),
                }
            }
            ul { class: "earned",
                if let Some(day) = earned.day {
                    DayLine { day }
                }
                if let Some(series) = earned.series {
                    SeriesLines { series }
                }
                if !festive {
                    for level in earned.unlocked {
                        UnlockedLine { key: "{level.key()}", level }
                    }
                }
            }
            if let Some(invitation) = earned.invitation {
                Invite { invitation, on }
            }
        }
    }
}

#[component]
fn Celebration(
    ranks: Vec<Rank>,
    month: Option<Month>,
    year: Option<i32>,
    unlocked: Vec<CpuLevel>,
) -> Element {
    let mut skipped = use_signal(|| false);
    rsx! {
        section {
            class: "celebration",
            "data-testid": "celebration",
            "data-skipped": "{skipped}",
            onclick: move |_| skipped.set(true),
            for rank in ranks {
                RankReached { key: "{rank.number()}", rank }
            }
            if let Some(month) = month {
                MonthWon { month }
            }
            if let Some(year) = year {
                YearWon { year }
            }
            if !unlocked.is_empty() {
                ul { class: "earned",
                    for level in unlocked {
                        UnlockedLine { key: "{level.key()}", level }
                    }
                }
            }
        }
    }
}

/// A prize with rays behind it and words below.
#[component]
fn Prize(title: String, detail: Option<String>, children: Element) -> Element {
    rsx! {
        div { class: "prize",
            div { class: "prize-picture",
                div { class: "prize-rays", "aria-hidden": "true" }
                {children}
            }
            h3 { {title} }
            if let Some(detail) = detail {
                p { {detail} }
            }
        }
    }
}

#[component]
fn RankReached(rank: Rank) -> Element {
    rsx! {
        Prize {
            title: t("result-rank-up"),
            detail: crate::t!("result-rank-now", rank = words::rank(rank)),
            Badge { rank }
        }
    }
}

#[component]
fn MonthWon(month: Month) -> Element {
    let texts = use_texts();
    let name = texts.read().month(month.year(), month.number());
    rsx! {
        Prize { title: crate::t!("result-month-trophy", month = name),
            MonthTrophy { month }
        }
    }
}

#[component]
fn YearWon(year: i32) -> Element {
    let texts = use_texts();
    let name = texts.read().year(year);
    rsx! {
        Prize { title: crate::t!("result-year-trophy", year = name),
            YearTrophy { year }
        }
    }
}

#[component]
fn DayLine(day: DayCleared) -> Element {
    let texts = use_texts();
    let date = texts.read().day_and_month(day.day.date());
    rsx! {
        li { class: "earned-line", "data-kind": "day",
            IconView { icon: Icon::Check }
            span { {crate::t!("result-day-cleared", date = date)} }
            span { class: "earned-count", {crate::t!("result-day-progress", cleared = day.cleared, days = day.days)} }
        }
    }
}

#[component]
fn SeriesLines(series: SeriesNews) -> Element {
    let score = series.series.score;
    let rule = series.series.exam.rule();
    let (won, lost) = (score.won, score.lost);
    let (kind, words) = match series.series.state {
        SeriesState::Open => (
            "open",
            crate::t!(
                "result-series-open",
                won = won,
                lost = lost,
                target = rule.target()
            ),
        ),
        SeriesState::Passed(PassedBy::Score) => (
            "passed",
            crate::t!("result-series-passed", won = won, lost = lost),
        ),
        SeriesState::Passed(PassedBy::CareerWins) => (
            "passed",
            crate::t!("result-series-passed-career", career = series.career_wins),
        ),
        SeriesState::Failed => (
            "failed",
            crate::t!("result-series-failed", won = won, lost = lost),
        ),
    };
    let career = rule
        .career_wins
        .filter(|_| !matches!(series.series.state, SeriesState::Passed(_)));
    rsx! {
        li { class: "earned-line", "data-kind": "series", "data-series": kind,
            IconView { icon: Icon::RankUp }
            span { {words} }
        }
        if let Some(need) = career {
            li { class: "earned-line", "data-kind": "career",
                IconView { icon: Icon::Streak }
                span { {crate::t!("result-series-career", have = series.career_wins, need = need)} }
            }
        }
    }
}

#[component]
fn UnlockedLine(level: CpuLevel) -> Element {
    rsx! {
        li { class: "earned-line", "data-kind": "unlocked",
            IconView { icon: Icon::Cpu }
            span { {crate::t!("result-unlocked", level = words::level_with_name(level))} }
        }
    }
}

/// The invitation to the next exam, the first time with what it is about.
#[component]
fn Invite(invitation: Invitation, on: EventHandler<Event>) -> Element {
    let exam = invitation.exam;
    let rule = exam.rule();
    let text = crate::t!(
        "result-invite-text",
        rank = words::rank(exam.rank()),
        count = rule.best_of,
        level = words::level(rule.level)
    );
    rsx! {
        section { class: "invite",
            h3 { {t("result-invite-title")} }
            p { {text} }
            if invitation.first {
                details {
                    summary { {t("rankup-what")} }
                    p { {t("rankup-what-text")} }
                }
            }
            button {
                class: "button",
                r#type: "button",
                "data-testid": "rankup-invite",
                onclick: move |_| on.call(Event::Open(ScreenName::RankUp)),
                IconView { icon: Icon::RankUp }
                {t("result-invite-go")}
            }
        }
    }
}
