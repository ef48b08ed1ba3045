//! Today's cards: the day with its week and its game, the day's puzzle, how far it is to the next rank, the open exam.
use chrono::{Datelike, NaiveDateTime, Timelike};
use dioxus::prelude::*;
use std::time::Duration;

use crate::platform::{Launch, device};
use crate::ui::components::{
    Badge, Button, Icon, IconView, Steps, Thumbnail, ThumbnailShapes, Variant,
};
use crate::ui::runtime::dispatch;
use crate::ui::screens::todays_game::{Stars, TodaysGame};
use crate::ui::screens::week::WeekMarks;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::{
    CalendarEvent, DailyView, DayPuzzle, DayShare, Practice, PuzzleEvent, PuzzleSource, ScreenName,
    TodayEvent, TodayView, Tomorrow, Welcome,
};
use rsg_game::progress::puzzles::Tried;
use rsg_game::progress::{CalendarDay, DayState, Exam, Goal, Missing, Rank, Week};

/// The day: the way to the calendar, the week behind it, and Today's game.
#[component]
pub(super) fn DayCard(
    daily: DailyView,
    /// A first game is offered above, which comes before this one.
    first: bool,
    welcome: Welcome,
) -> Element {
    let DailyView {
        today,
        game,
        week,
        puzzle,
        done,
        tomorrow,
        ..
    } = daily;
    let is_back = welcome.is_back();
    let row = week.row;
    let is_cleared = today.state == DayState::Cleared;
    let date = today.day.date();
    rsx! {
        section { class: "card daily-card", "data-cleared": "{is_cleared}",
            Button {
                class: "daily-way",
                test_id: "home-daily",
                "data-day": if is_cleared { "cleared" } else { "open" },
                onclick: move |_| dispatch(ScreenName::Calendar),
                span { class: "daily-leaf", "aria-hidden": "true",
                    span { class: "daily-leaf-day", {texts().number(date.day())} }
                    if is_cleared {
                        IconView { icon: Icon::Check }
                    }
                }
                span { class: "daily-words",
                    span { class: "daily-title", {texts().day_and_month(date)} }
                    // Who has not played yet has no day to clear in mind; the way to the calendar is named by it all
                    // the same.
                    span { class: if first { "unseen" } else { "daily-state" },
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
            // Days that were missed are no reproach.
            if !is_back {
                WeekMarks { days: week.days, label: t("home-week") }
                if 0 < week.cleared {
                    p { class: "week-count", "data-testid": "home-week-count", "data-value": week.cleared,
                        {t!("home-week-count", cleared = week.cleared, days = Week::LENGTH)}
                    }
                }
                if let Some(first) = week.missing.first().copied() {
                    Mends { first, missing: week.missing.clone() }
                }
            }
            if let Some(done) = done {
                Done { done, game, puzzle, tomorrow }
            } else {
                TodaysGame { view: game, title: t("today-title"), test_id: "home-today", first: !first && !is_back }
            }
        }
    }
}

/// The day once game and puzzle are done: how they went, and both again behind one tap.
#[component]
fn Done(done: DayShare, game: TodayView, puzzle: DayPuzzle, tomorrow: Option<Tomorrow>) -> Element {
    let mut unfolded = use_signal(|| false);
    let found = if done.tried.is_solved() {
        t("home-puzzle-solved")
    } else {
        t("home-puzzle-shown")
    };
    rsx! {
        div { class: "today-done", "data-testid": "today-done",
            h2 { {t("home-done")} }
            if let Some(result) = done.result {
                p { class: "today-done-stars", Stars { stars: result.stars() } }
                p { {words::todays_result(&texts(), result)} }
            }
            p { {found} }
            if let Some(tomorrow) = tomorrow {
                TomorrowLine { tomorrow }
            }
            NextDay {}
        }
        Button {
            icon: Icon::Share,
            test_id: "today-share",
            onclick: move |_| dispatch(TodayEvent::Share),
            {t("home-done-share")}
        }
        Button {
            variant: Variant::Quiet,
            test_id: "today-unfold",
            "aria-expanded": "{unfolded}",
            onclick: move |_| unfolded.toggle(),
            {t("home-done-again")}
        }
        if unfolded() {
            TodaysGame { view: game, title: t("today-title"), test_id: "home-today", first: false }
            PuzzleCard { puzzle, suggests_easy: false }
        }
    }
}

/// The next day's game: its terms, and its board so blurred that it cannot be studied.
#[component]
fn TomorrowLine(tomorrow: Tomorrow) -> Element {
    let Tomorrow {
        color,
        par,
        position,
    } = tomorrow;
    rsx! {
        ThumbnailShapes {}
        div { class: "tomorrow", "data-testid": "today-tomorrow", "data-side": color.to_string(), "data-par": par,
            span { class: "tomorrow-board", "aria-hidden": "true",
                Thumbnail { stones: position.board() }
            }
            p { {t!("home-tomorrow", color = color.to_string(), par = par)} }
        }
    }
}

/// The interval at which the time left is computed; it is shown in minutes.
const GLANCE: Duration = Duration::from_secs(15);

/// The time until the next day's game and puzzle.
#[component]
fn NextDay() -> Element {
    let clock = use_context::<Launch>().clock;
    let mut left = use_signal(|| minutes_left(clock.now().local));
    use_future(move || async move {
        loop {
            device::sleep(GLANCE).await;
            let now = minutes_left(clock.now().local);
            if *left.peek() != now {
                left.set(now);
            }
        }
    });
    let left = left();
    rsx! {
        small { {t!("home-done-next", hours = left / 60, minutes = left % 60)} }
    }
}

/// The minutes until midnight, a begun one counted whole: none is left only once the day is another.
fn minutes_left(now: NaiveDateTime) -> u32 {
    24 * 60 - now.hour() * 60 - now.minute()
}

/// The days that are missing in the row; the first one is opened.
#[component]
fn Mends(first: CalendarDay, missing: Vec<CalendarDay>) -> Element {
    rsx! {
        Button {
            variant: Variant::Quiet,
            test_id: "home-mend",
            "data-value": "{first}",
            onclick: move |_| {
                dispatch(ScreenName::Calendar);
                dispatch(CalendarEvent::Day(first));
            },
            {t!("home-week-mend", date = words::days(&texts(), &missing))}
        }
    }
}

/// Today's puzzle with its board.
#[component]
pub(super) fn PuzzleCard(
    puzzle: DayPuzzle,
    /// Easy ones are suggested beside it, which is the same for everybody.
    suggests_easy: bool,
) -> Element {
    let solved = puzzle.tried.is_some_and(Tried::is_solved);
    let words = if solved {
        t("home-puzzle-solved")
    } else {
        t("home-puzzle-open")
    };
    rsx! {
        ThumbnailShapes {}
        Button {
            class: "card home-row",
            test_id: "home-puzzle",
            "data-solved": "{solved}",
            onclick: move |_| dispatch(PuzzleEvent::Open(PuzzleSource::Day(puzzle.day))),
            // Empty until the puzzles are there.
            Thumbnail { stones: puzzle.face.map(|face| face.stones).unwrap_or_default() }
            span { class: "home-row-words",
                b { {words} }
                if !solved && puzzle.face.is_some_and(|face| face.is_hard()) {
                    small { "data-testid": "home-puzzle-hard", {t("home-puzzle-hard")} }
                }
            }
            IconView { icon: if solved { Icon::Check } else { Icon::Later } }
        }
        if suggests_easy && !solved {
            Button {
                icon: Icon::Puzzle,
                test_id: "home-easy-puzzle",
                onclick: move |_| dispatch(PuzzleEvent::Open(PuzzleSource::Practice(Practice::EASY))),
                {t("home-easy-puzzle")}
            }
        }
    }
}

/// The way to the page of the week, on its Sunday.
#[component]
pub(super) fn WeekLink(cleared: u32) -> Element {
    rsx! {
        Button {
            class: "card home-row",
            test_id: "home-week",
            onclick: move |_| dispatch(ScreenName::Week),
            span { class: "home-row-words",
                b { {t("week-title")} }
                if 0 < cleared {
                    small { {t!("home-week-count", cleared = cleared, days = Week::LENGTH)} }
                }
            }
            IconView { icon: Icon::Later }
        }
    }
}

/// The way to the next rank, in a line that leads to the ladder.
#[component]
pub(super) fn RankLine(rank: Rank, goal: Option<Goal>) -> Element {
    let to_go = words::to_go(goal);
    rsx! {
        Button {
            class: "card home-row rank-line",
            test_id: "home-rank",
            onclick: move |_| dispatch(ScreenName::Ranks),
            Badge { rank }
            span { class: "home-row-words",
                b { "data-testid": "rank-name", {words::rank(rank)} }
                if let Some(Goal { missing: Missing::Wins { have, need, .. }, .. }) = goal {
                    Steps { have, need, words: to_go.clone() }
                }
                small { {to_go} }
            }
        }
    }
}

/// The invitation to the exam that can be taken.
#[component]
pub(super) fn RankUpCard(exam: Exam) -> Element {
    rsx! {
        Button {
            class: "card rankup-card",
            test_id: "home-rankup",
            "data-lit": "true",
            onclick: move |_| dispatch(ScreenName::RankUp),
            Badge { rank: exam.rank() }
            span { class: "rankup-card-words",
                span { class: "rankup-card-title", {t("home-rankup-title")} }
                span { class: "rankup-card-line", {words::about_exam("home-rankup-open", exam)} }
            }
        }
    }
}
