//! The news of a match, on the result sheet: the weightiest as a line with its picture and its bar, the others in a few
//! words.
//!
//! A rank, a trophy, a level and a row of seven days are celebrated: rays open behind the picture, once, for about a
//! second and a half, by style sheet alone. The badge of a new rank is the old one that turns over like a stone; the
//! seven days are stones that turn over one after the other. Nothing waits for it and it covers nothing. A tap on it
//! ends it. With reduced motion it simply stands there.
use dioxus::prelude::*;

use crate::ui::components::{Badge, Face, MonthTrophy, SevenStones, Steps, YearTrophy};
use crate::ui::screens::todays_game::Stars;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::progress::{
    CpuLevel, DayCleared, Earned, Easier, Goal, Invitation, MatchNews, Missing, Rank, SeriesEnd,
    SeriesNews, TodayNews,
};

/// All changes that a match brought. Shows nothing if there were none.
#[component]
pub fn Earnings(news: Vec<MatchNews>, earned: Earned) -> Element {
    let Earned {
        easier,
        invitation,
        day_waits,
        ranks,
        ..
    } = earned;
    let from = ranks
        .first()
        .and_then(|first| Rank::from_number(first.number() - 1));
    // Beside a rank nothing is said of days.
    let is_told = |news: &MatchNews| ranks.is_empty() || !is_about_days(news);
    let mut news = news.into_iter().filter(is_told);
    let (first, others): (Option<MatchNews>, Vec<MatchNews>) = (news.next(), news.collect());
    let opened = opened_by(&ranks);
    rsx! {
        if let Some(news) = first {
            Weightiest { news, from, others }
        }
        if let Some(level) = opened {
            OpenedOpponent { level }
        }
        if day_waits.is_some() && ranks.is_empty() {
            p { class: "result-decided", "data-testid": "result-day-waits", {t("result-day-waits")} }
        }
        // The button below offers that.
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

/// A trophy is said: it is won once.
fn is_about_days(news: &MatchNews) -> bool {
    matches!(news, MatchNews::Day(_))
}

/// The level that the highest of these ranks opens.
pub(super) fn opened_by(ranks: &[Rank]) -> Option<CpuLevel> {
    ranks.iter().rev().find_map(|rank| rank.unlocks())
}

/// The opponent whom a rank has opened. The button that plays them stands in its usual place below; the words slide in
/// where their room is kept.
#[component]
fn OpenedOpponent(level: CpuLevel) -> Element {
    rsx! {
        div { class: "opened", "data-testid": "result-opened", "data-level": level.key(),
            Face { level }
            div { class: "opened-words",
                p {
                    b { {words::opponent_name(level)} }
                    small { {words::level(level)} }
                }
                p { {t(&format!("opponent-{}-way", words::opponent(level)))} }
            }
        }
    }
}

/// The one line, and below it in a few words what came with it.
#[component]
fn Weightiest(
    news: MatchNews,
    /// The rank before the match, if it brought another one.
    from: Option<Rank>,
    others: Vec<MatchNews>,
) -> Element {
    let mut skipped = use_signal(|| false);
    let is_festive = news.is_festive();
    let passed = passed_by_career(&others);
    // What stands beside the rank already is not said again.
    let others = others.iter().map(in_a_few_words);
    let others: Vec<String> = others
        .filter(|title| passed.as_ref() != Some(title))
        .collect();
    let NewsWords {
        title,
        steps,
        detail,
    } = news_words(&news);
    rsx! {
        div {
            class: if is_festive { "news celebration" } else { "news" },
            "data-testid": is_festive.then_some("celebration"),
            "data-skipped": "{skipped}",
            onclick: move |_| skipped.set(true),
            div { class: "news-line", "data-testid": "result-progress", "data-kind": news.kind(),
                div { class: "news-picture",
                    if is_festive {
                        div { class: "news-rays", "aria-hidden": "true" }
                    }
                    NewsPicture { news: news.clone(), from }
                }
                div { class: "news-words",
                    b { {title.clone()} }
                    if let Some((have, need)) = steps {
                        Steps { have, need, words: title }
                    }
                    if let Some(detail) = detail {
                        small { {detail} }
                    }
                    if let Some(passed) = passed {
                        small { "data-testid": "result-career", {passed} }
                    }
                }
            }
        }
        if !others.is_empty() {
            ul { class: "news-others",
                for (index , title) in others.into_iter().enumerate() {
                    li { key: "{index}", {title} }
                }
            }
        }
    }
}

#[component]
fn NewsPicture(news: MatchNews, from: Option<Rank>) -> Element {
    match news {
        MatchNews::Series(SeriesNews { series, .. }) => {
            let passed = series.end.is_some_and(SeriesEnd::passed);
            rsx! {
                Badge { rank: series.exam.rank(), locked: !passed }
            }
        }
        MatchNews::Rank(rank) => rsx! {
            div { class: "rank-turn",
                if let Some(rank) = from {
                    span { class: "rank-before",
                        Badge { rank }
                    }
                }
                span { class: "rank-now",
                    Badge { rank }
                }
            }
        },
        MatchNews::Year(year) => rsx! {
            YearTrophy { year }
        },
        MatchNews::Month(month) => rsx! {
            MonthTrophy { month }
        },
        MatchNews::Day(DayCleared { seven: true, .. }) => rsx! {
            SevenStones {}
        },
        MatchNews::Day(DayCleared { day, cleared, .. }) => rsx! {
            MonthTrophy { month: day.month(), cleared }
        },
        MatchNews::Level(level) => rsx! {
            Face { level }
        },
        MatchNews::Next(Goal { rank, .. }) => rsx! {
            Badge { rank, locked: true }
        },
    }
}

/// The words of a piece of news.
struct NewsWords {
    title: String,
    /// Progress (done, total), as a bar.
    steps: Option<(u32, u32)>,
    detail: Option<String>,
}

/// A piece of news beside a weightier one.
fn in_a_few_words(news: &MatchNews) -> String {
    match news {
        MatchNews::Rank(rank) => t!("result-rank-now", rank = words::rank(*rank)),
        other => news_words(other).title,
    }
}

/// The sentence that a series was passed by the wins of all attempts. It stands in sight beside the rank: the score of
/// the series alone would not explain it.
fn passed_by_career(others: &[MatchNews]) -> Option<String> {
    others.iter().find_map(|news| match news {
        MatchNews::Series(news) if news.series.end == Some(SeriesEnd::PassedByCareer) => {
            Some(series_words(news).title)
        }
        _ => None,
    })
}

fn news_words(news: &MatchNews) -> NewsWords {
    let plain = |title: String, detail: Option<String>| NewsWords {
        title,
        steps: None,
        detail,
    };
    match news {
        MatchNews::Series(news) => series_words(news),
        MatchNews::Rank(rank) => {
            let reached = t!("result-rank-now", rank = words::rank(*rank));
            plain(t("result-rank-up"), Some(reached))
        }
        MatchNews::Year(year) => plain(t!("result-year-trophy", year = texts().year(*year)), None),
        MatchNews::Month(month) => {
            let month = texts().month(month.year(), month.number());
            plain(t!("result-month-trophy", month = month), None)
        }
        MatchNews::Day(day) => day_words(day),
        MatchNews::Level(level) => {
            let level = words::level_with_name(*level);
            plain(t!("result-unlocked", level = level), None)
        }
        MatchNews::Next(goal) => next_words(goal),
    }
}

/// The day that was cleared, and the row of days that it makes longer or mends. A row of seven comes first.
fn day_words(day: &DayCleared) -> NewsWords {
    let date = texts().day_and_month(day.day.date());
    let cleared = t!("result-day-cleared", date = date);
    if day.seven {
        return NewsWords {
            title: t!("result-row", days = day.row),
            steps: None,
            detail: Some(cleared),
        };
    }
    let row = if day.mends {
        Some("result-row-mended")
    } else {
        // The longest row so far has a line of its own.
        (1 < day.row && !day.longest).then_some("result-row")
    };
    NewsWords {
        title: cleared,
        steps: Some((day.cleared, day.days)),
        detail: row.map(|key| t!(key, days = day.row)),
    }
}

fn series_words(news: &SeriesNews) -> NewsWords {
    let rule = news.series.exam.rule();
    let (won, lost) = (news.series.score.won, news.series.score.lost);
    let have = news.career_wins;
    let (goes_on, key) = match news.series.end {
        None => (true, "result-series-open"),
        Some(SeriesEnd::PassedByWins) => (false, "result-series-passed"),
        Some(SeriesEnd::PassedByCareer) => (false, "result-series-passed-career"),
        Some(SeriesEnd::FailedByLosses | SeriesEnd::FailedByLeaving) => {
            (false, "result-series-failed")
        }
    };
    let target = rule.target();
    let has_passed = news.series.end.is_some_and(SeriesEnd::passed);
    let career = rule.career_wins.filter(|_| !has_passed);
    NewsWords {
        title: t!(key, won = won, lost = lost, target = target, career = have),
        steps: goes_on.then_some((won, target)),
        detail: career.map(|need| t!("result-series-career", have = have, need = need)),
    }
}

/// The distance to the next rank; an exam that is open is one step away.
fn next_words(goal: &Goal) -> NewsWords {
    let rank = words::rank(goal.rank);
    match goal.missing {
        Missing::FirstWin => NewsWords {
            title: t!("result-next", rank = rank, what = t("ranks-asks-first-win")),
            steps: None,
            detail: None,
        },
        Missing::Wins { level, have, need } => {
            let what = t!(
                "ranks-progress-words",
                have = have.min(need),
                need = need,
                level = words::level(level)
            );
            NewsWords {
                title: t!("result-next", rank = rank, what = what),
                steps: Some((have, need)),
                detail: None,
            }
        }
        Missing::Exam { career_wins, .. } => NewsWords {
            title: t!("result-next", rank = rank, what = t("result-next-exam")),
            steps: None,
            detail: career_wins
                .map(|(have, need)| t!("result-series-career", have = have, need = need)),
        },
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
