//! Rank-Up: the open exam, its first colour and everything one wants to know before starting it.
use dioxus::prelude::*;

use crate::ui::components::{Badge, Button, Face, Icon, Steps, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::exams::ExamList;
use crate::ui::screens::frame::Frame;
use crate::ui::screens::setup::ColorGroup;
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::screens::RankUpScreen;
use rsg_game::app::{App, ExamView, RankUpEvent, ScreenName};
use rsg_game::progress::{CpuLevel, Exam, Goal, Rank};

#[component]
pub fn RankUp() -> Element {
    let view = use_view(App::view::<RankUpScreen>);
    let view = view.read();
    let next = view.goal.and_then(|goal| Some((goal, goal.next_exam()?)));
    rsx! {
        Frame { screen: ScreenName::RankUp, title: t("rankup-title"),
            div { class: "content rankup",
                match (view.exam, next) {
                    (Some(exam), _) => rsx! { Open { exam } },
                    (None, Some((goal, exam))) => rsx! { Closed { goal, exam } },
                    (None, None) => rsx! {
                        section { class: "card rankup-hero",
                            Badge { rank: Rank::Zeus }
                            h2 { {t("rankup-done-title")} }
                            p { {t("rankup-done-text")} }
                        }
                    },
                }
            }
        }
    }
}

/// The exam that can be taken.
#[component]
fn Open(exam: ExamView) -> Element {
    let rank = exam.exam.rank();
    let first = exam.exam == Exam::ALL[0] && exam.attempts == 0;
    rsx! {
        section { class: "card rankup-hero", "data-exam": exam.exam.key(),
            Badge { rank }
            h2 { {t!("rankup-for", rank = words::rank(rank))} }
            if exam.attempts > 0 {
                p { {t!("rankup-attempts", count = exam.attempts)} }
            }
        }
        div { class: "rankup-side",
            Facts { exam: exam.exam, career: exam.career }
            ColorGroup {
                title: t("rankup-color"),
                color: exam.color,
                onpick: move |color| dispatch(RankUpEvent::Color(color)),
            }
            Start { icon: Icon::RankUp, disabled: false }
            // What is to be chosen stays above it, in sight.
            div { class: "rankup-read",
                Explanation { open: first }
                Rules { career: exam.exam.rule().career_wins }
            }
        }
    }
}

/// The exam that comes next, and the way to it.
#[component]
fn Closed(goal: Goal, exam: Exam) -> Element {
    let rank = exam.rank();
    let before = Rank::from_number(rank.number() - 1).unwrap_or(Rank::Paper);
    rsx! {
        section { class: "card rankup-hero",
            Badge { rank: rank, locked: true }
            h2 { {t("rankup-closed-title")} }
            p { {t!("rankup-closed-next", rank = words::rank(rank), before = words::rank(before))} }
            p { class: "rankup-to-go", {words::to_go(Some(goal))} }
            Button {
                icon: Icon::Ranks,
                onclick: move |_| dispatch(ScreenName::Ranks),
                {t("rankup-closed-ranks")}
            }
        }
        div { class: "rankup-side",
            Facts { exam, career: None }
            Start { icon: Icon::Lock, disabled: true }
            Explanation { open: true }
        }
    }
}

#[component]
fn Start(icon: Icon, disabled: bool) -> Element {
    rsx! {
        Button {
            class: "button start-button",
            variant: Variant::Primary,
            icon,
            test_id: "rankup-start",
            disabled,
            onclick: move |_| dispatch(RankUpEvent::Start),
            {t("rankup-start")}
        }
    }
}

#[component]
fn Facts(exam: Exam, career: Option<(u32, u32)>) -> Element {
    rsx! {
        dl { class: "card rankup-facts",
            Fact { name: t("rankup-opponent"),
                Opponent { level: exam.rule().level }
            }
            Fact { name: t("rankup-length"),
                {words::about_exam("rankup-best-of", exam)}
                span { class: "rankup-target", {words::about_exam("rankup-first-to", exam)} }
                if exam.rule().career_wins.is_some() {
                    span { class: "rankup-target", "data-testid": "rankup-or-career",
                        {words::about_exam("rankup-or-career", exam)}
                    }
                }
            }
            if let Some((have, need)) = career {
                Fact { name: t("rankup-career"),
                    Steps { have, need, words: t!("rankup-career-words", have = have, need = need) }
                }
            }
            if let Some(level) = exam.rank().unlocks() {
                Fact { name: t("rankup-unlocks"),
                    Opponent { level }
                }
            }
        }
    }
}

/// An opponent's face, name and level.
#[component]
fn Opponent(level: CpuLevel) -> Element {
    rsx! {
        span { class: "rankup-opponent",
            Face { level }
            span {
                b { {words::opponent_name(level)} }
                span { class: "rankup-target", {words::level_with_name(level)} }
            }
        }
    }
}

#[component]
fn Fact(name: String, children: Element) -> Element {
    rsx! {
        div {
            dt { {name} }
            dd { {children} }
        }
    }
}

#[component]
fn Explanation(open: bool) -> Element {
    rsx! {
        details { class: "card rankup-what", open,
            summary { {t("rankup-what")} }
            p { {t("rankup-what-text")} }
            ExamList {}
        }
    }
}

#[component]
fn Rules(career: Option<u32>) -> Element {
    rsx! {
        section { class: "card rankup-rules",
            h3 { {t("rankup-rules-title")} }
            ul {
                for rule in ["series", "drawn", "undo", "leave", "phone"] {
                    li { key: "{rule}", {t(&format!("rankup-rule-{rule}"))} }
                }
                if let Some(need) = career {
                    li { {t!("rankup-rule-career", need = need)} }
                }
                li { {t("rankup-rule-again")} }
            }
        }
    }
}
