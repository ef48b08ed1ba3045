//! The nine exams in nine lines, the player's own place marked. They stand where a Rank-Up Match is explained.

use dioxus::prelude::*;

use crate::ui::components::{Badge, Icon, IconView};
use crate::ui::runtime::use_view;
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::App;
use rsg_game::progress::{Exam, Rank};

/// The place of an exam on the player's way.
#[derive(Clone, Copy, PartialEq)]
enum ExamPlace {
    Passed,
    /// The one that comes next, open or not.
    Next,
    Later,
}

impl ExamPlace {
    fn of(exam: Exam, rank: Rank) -> ExamPlace {
        let passed = |exam: &Exam| exam.rank() <= rank;
        match Exam::ALL.iter().find(|exam| !passed(exam)) {
            _ if passed(&exam) => ExamPlace::Passed,
            Some(next) if *next == exam => ExamPlace::Next,
            _ => ExamPlace::Later,
        }
    }

    fn key(self) -> &'static str {
        match self {
            ExamPlace::Passed => "passed",
            ExamPlace::Next => "next",
            ExamPlace::Later => "later",
        }
    }
}

#[component]
pub(super) fn ExamList() -> Element {
    let rank = use_view(|app: &App| app.progress().rank());
    rsx! {
        ol { class: "exam-list", "data-testid": "exam-list",
            for exam in Exam::ALL {
                ExamRow { key: "{exam.key()}", exam, place: ExamPlace::of(exam, rank()) }
            }
        }
    }
}

#[component]
fn ExamRow(exam: Exam, place: ExamPlace) -> Element {
    let to = exam.rank();
    let from = Rank::from_number(to.number() - 1).unwrap_or(Rank::Paper);
    let is_next = place == ExamPlace::Next;
    rsx! {
        li {
            "data-testid": "exam-{exam.key()}",
            "data-place": place.key(),
            "aria-current": is_next.then_some("step"),
            Badge { rank: to, locked: place == ExamPlace::Later }
            div { class: "exam-words",
                b { {t!("rankup-list-step", from = words::rank(from), to = words::rank(to))} }
                span { {words::about_exam("rankup-list-asks", exam)} }
                if let Some(level) = to.unlocks() {
                    span { class: "exam-unlocks", {t!("ranks-unlocks", level = words::level(level))} }
                }
                if is_next {
                    small { class: "exam-next", {t("rankup-list-next")} }
                }
            }
            if place == ExamPlace::Passed {
                span { class: "unseen", {t("rankup-list-passed")} }
                IconView { icon: Icon::Check }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_exam_is_next_on_every_rank_but_the_last() {
        for number in 1..=30 {
            let rank = Rank::from_number(number).expect("there are thirty");
            let places = Exam::ALL.map(|exam| ExamPlace::of(exam, rank));
            let count = |wanted| places.iter().filter(|place| **place == wanted).count();
            assert_eq!(
                count(ExamPlace::Next),
                usize::from(rank != Rank::Zeus),
                "{number}"
            );
            let passed = Exam::ALL.iter().filter(|exam| exam.rank() <= rank).count();
            assert_eq!(count(ExamPlace::Passed), passed);
        }
    }
}
