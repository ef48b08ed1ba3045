//! Rank-Up: the open exam and everything one wants to know before starting it. Its colour is chosen on Setup, which
//! *Start* leads to.
use dioxus::prelude::*;

use crate::ui::components::frame::Frame;
use crate::ui::components::picture::{Badge, IconView};
use crate::ui::drawings::Icon;
use crate::ui::screens::ranks::Steps;
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::{Event, ExamView, RankUpView, ScreenName};
use rsg_game::progress::{Condition, Exam, Goal, Rank};

/// The Rank-Up screen.
#[component]
pub fn RankUpScreen(view: RankUpView, on: EventHandler<Event>) -> Element {
    rsx! {
        Frame { screen: ScreenName::RankUp, title: t("rankup-title"), on,
            div { class: "content rankup",
                match (view.exam, view.goal) {
                    (Some(exam), _) => rsx! { Open { exam, on } },
                    (None, Some(goal)) => rsx! { Closed { goal, on } },
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

#[component]
fn Open(exam: ExamView, on: EventHandler<Event>) -> Element {
    let first = exam.exam == Exam::ALL[0] && exam.attempts == 0;
    rsx! {
        section { class: "card rankup-hero", "data-exam": exam.exam.key(),
            Badge { rank: exam.exam.rank() }
            h2 { {crate::t!("rankup-for", rank = words::rank(exam.exam.rank()))} }
            if exam.attempts > 0 {
                p { {crate::t!("rankup-attempts", count = exam.attempts)} }
            }
        }
        Facts { exam: exam.exam, career: exam.career }
        button {
            class: "button rankup-go",
            r#type: "button",
            "data-kind": "primary",
            "data-testid": "rankup-start",
            onclick: move |_| on.call(Event::RankUpStart),
            IconView { icon: Icon::RankUp }
            {t("rankup-start")}
        }
        Explanation { open: first }
        Rules { career: exam.rule.career_wins }
    }
}

#[component]
fn Facts(exam: Exam, career: Option<(u32, u32)>) -> Element {
    let rule = exam.rule();
    rsx! {
        dl { class: "card rankup-facts",
            div {
                dt { {t("rankup-opponent")} }
                dd { {words::level_with_name(rule.level)} }
            }
            div {
                dt { {t("rankup-length")} }
                dd {
                    {crate::t!("rankup-best-of", count = rule.best_of)}
                    span { class: "rankup-target", {crate::t!("rankup-first-to", target = rule.target())} }
                }
            }
            if let Some((have, need)) = career {
                div {
                    dt { {t("rankup-career")} }
                    dd {
                        Steps { have, need, words: crate::t!("rankup-career-words", have = have, need = need) }
                    }
                }
            }
            if let Some(level) = exam.rank().unlocks() {
                div {
                    dt { {t("rankup-unlocks")} }
                    dd { {words::level_with_name(level)} }
                }
            }
        }
    }
}

#[component]
fn Explanation(open: bool) -> Element {
    rsx! {
        details { class: "card rankup-what", open,
            summary { {t("rankup-what")} }
            p { {t("rankup-what-text")} }
        }
    }
}

#[component]
fn Rules(career: Option<u32>) -> Element {
    rsx! {
        section { class: "card rankup-rules",
            h3 { {t("rankup-rules-title")} }
            ul {
                li { {t("rankup-rule-series")} }
                li { {t("rankup-rule-drawn")} }
                li { {t("rankup-rule-undo")} }
                li { {t("rankup-rule-leave")} }
                li { {t("rankup-rule-phone")} }
                if let Some(need) = career {
                    li { {crate::t!("rankup-rule-career", need = need)} }
                }
                li { {t("rankup-rule-again")} }
            }
        }
    }
}

/// The exam that a player comes to next: the first one at or above the rank to be reached.
pub fn next_exam(goal: Goal) -> Option<Exam> {
    let mut rank = Some(goal.rank);
    while let Some(here) = rank {
        if let Condition::Exam(exam) = here.condition() {
            return Some(exam);
        }
        rank = here.next();
    }
    None
}

#[component]
fn Closed(goal: Goal, on: EventHandler<Event>) -> Element {
    let Some(exam) = next_exam(goal) else {
        return rsx! {};
    };
    let before = Rank::from_number(exam.rank().number() - 1).unwrap_or(Rank::Paper);
    rsx! {
        section { class: "card rankup-hero",
            Badge { rank: exam.rank(), locked: true }
            h2 { {t("rankup-closed-title")} }
            p {
                {crate::t!("rankup-closed-next", rank = words::rank(exam.rank()), before = words::rank(before))}
            }
            p { class: "rankup-to-go", {words::to_go(Some(goal))} }
            button { class: "button", r#type: "button", onclick: move |_| on.call(Event::Open(ScreenName::Ranks)),
                IconView { icon: Icon::Ranks }
                {t("rankup-closed-ranks")}
            }
        }
        Facts { exam, career: None }
        button {
            class: "button rankup-go",
            r#type: "button",
            "data-kind": "primary",
            "data-testid": "rankup-start",
            disabled: true,
            IconView { icon: Icon::Lock }
            {t("rankup-start")}
        }
        Explanation { open: true }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_game::progress::{LADDER, Missing};

    #[test]
    fn below_every_exam_the_next_one_is_named() {
        let missing = Missing::FirstWin;
        for step in &LADDER {
            let exam = next_exam(Goal {
                rank: step.rank,
                missing,
            })
            .unwrap();
            assert!(step.rank <= exam.rank());
            if let Condition::Exam(own) = step.condition {
                assert_eq!(exam, own);
            }
        }
        let rank = Rank::Leather;
        assert_eq!(next_exam(Goal { rank, missing }), Some(Exam::Stone));
    }
}
