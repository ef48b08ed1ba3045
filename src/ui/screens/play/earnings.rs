//! The earnings of a match, on the result sheet: first the celebrations, then the news in plain lines.
//!
//! The celebration plays once when it appears, for about a second and a half, by style sheet alone: nothing waits for it
//! and it covers nothing. A tap on it ends it. With reduced motion it simply stands there.
use dioxus::prelude::*;

use crate::ui::components::{Badge, Icon, IconView, MonthTrophy, YearTrophy};
use crate::ui::screens::todays_game::Stars;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::progress::{
    CpuLevel, DayCleared, Earned, Easier, Invitation, Month, Rank, SeriesEnd, SeriesNews, TodayNews,
};

/// Everything a match earned. Shows nothing if that was nothing.
#[component]
pub fn Earnings(earned: Earned) -> Element {
    let Earned {
        day,
        day_waits,
        month_trophy,
        year_trophy,
        series,
        ranks,
        unlocked,
        easier,
        invitation,
        // Drawn above the totals.
        today: _,
    } = earned;
    let festive = !ranks.is_empty() || month_trophy.is_some() || year_trophy.is_some();
    // What is unlocked is part of a celebration, if there is one.
    let (with_prizes, alone) = if festive {
        (unlocked, Vec::new())
    } else {
        (Vec::new(), unlocked)
    };
    rsx! {
        div { class: "earnings",
            if festive {
                Celebration { ranks, month: month_trophy, year: year_trophy, unlocked: with_prizes }
            }
            ul { class: "earned",
                if let Some(day) = day {
                    DayLine { day }
                }
                if let Some(series) = series {
                    SeriesLines { series }
                }
                if day_waits.is_some() {
                    li { "data-testid": "result-day-waits", {t("result-day-waits")} }
                }
                for level in alone {
                    UnlockedLine { key: "{level.key()}", level }
                }
            }
            // The button beside it offers that.
            if let Some(Easier { level, .. }) = easier {
                p { class: "easier",
                    if level.is_some() { {t("result-easier")} } else { {t("result-easier-practice")} }
                }
            }
            if let Some(invitation) = invitation {
                Invite { invitation }
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
                Prize {
                    key: "{rank.number()}",
                    title: t("result-rank-up"),
                    detail: t!("result-rank-now", rank = words::rank(rank)),
                    Badge { rank }
                }
            }
            if let Some(month) = month {
                Prize { title: t!("result-month-trophy", month = texts().month(month.year(), month.number())),
                    MonthTrophy { month }
                }
            }
            if let Some(year) = year {
                Prize { title: t!("result-year-trophy", year = texts().year(year)),
                    YearTrophy { year }
                }
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

/// A line of news.
#[component]
fn Line(kind: &'static str, icon: Icon, words: String, children: Element) -> Element {
    rsx! {
        li { class: "earned-line", "data-kind": kind,
            IconView { icon }
            span { {words} }
            {children}
        }
    }
}

/// The day that was cleared, and the row of days that it makes longer or mends.
#[component]
fn DayLine(day: DayCleared) -> Element {
    let date = texts().day_and_month(day.day.date());
    let row = if day.mends {
        Some("result-row-mended")
    } else {
        (1 < day.row).then_some("result-row")
    };
    rsx! {
        Line { kind: "day", icon: Icon::Check, words: t!("result-day-cleared", date = date),
            span { class: "earned-count", {t!("result-day-progress", cleared = day.cleared, days = day.days)} }
        }
        if let Some(key) = row {
            Line { kind: "row", icon: Icon::Streak, words: t!(key, days = day.row) }
        }
    }
}

#[component]
fn SeriesLines(series: SeriesNews) -> Element {
    let rule = series.series.exam.rule();
    let (won, lost) = (series.series.score.won, series.series.score.lost);
    let have = series.career_wins;
    let (state, key) = match series.series.end {
        None => ("open", "result-series-open"),
        Some(SeriesEnd::PassedByWins) => ("passed", "result-series-passed"),
        Some(SeriesEnd::PassedByCareer) => ("passed", "result-series-passed-career"),
        Some(SeriesEnd::FailedByLosses | SeriesEnd::FailedByLeaving) => {
            ("failed", "result-series-failed")
        }
    };
    let target = rule.target();
    let words = t!(key, won = won, lost = lost, target = target, career = have);
    let career = rule.career_wins.filter(|_| state != "passed");
    rsx! {
        li { class: "earned-line", "data-kind": "series", "data-series": state,
            IconView { icon: Icon::RankUp }
            span { {words} }
        }
        if let Some(need) = career {
            Line {
                kind: "career",
                icon: Icon::Streak,
                words: t!("result-series-career", have = have, need = need),
            }
        }
    }
}

#[component]
fn UnlockedLine(level: CpuLevel) -> Element {
    let words = t!("result-unlocked", level = words::level_with_name(level));
    rsx! {
        Line { kind: "unlocked", icon: Icon::Cpu, words }
    }
}

/// Today's game: its stars, and whether it counted.
#[component]
pub fn TodayLines(news: TodayNews) -> Element {
    let TodayNews { result, counts } = news;
    let level = words::level(result.strength.level());
    rsx! {
        div { class: "result-today", "data-testid": "result-today",
            Stars { stars: result.stars() }
            if !counts {
                p { class: "result-decided", {t!("today-uncounted", level = level)} }
            }
        }
    }
}

/// The invitation to the next exam, the first time with what it is about.
#[component]
fn Invite(invitation: Invitation) -> Element {
    rsx! {
        section { class: "invite",
            h3 { {t("result-invite-title")} }
            p { {words::about_exam("result-invite-text", invitation.exam)} }
            if invitation.first {
                details {
                    summary { {t("rankup-what")} }
                    p { {t("rankup-what-text")} }
                }
            }
        }
    }
}
