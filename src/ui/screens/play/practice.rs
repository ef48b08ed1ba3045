//! The additions of practice to the screen: the teacher's line below the board, and the way back and forward.

use dioxus::prelude::*;

use super::hint::HintButton;
use crate::ui::components::{Button, Icon, grade_name};
use crate::ui::runtime::dispatch;
use crate::ui::screens::boards::use_board_look;
use crate::ui::texts::{t, texts};
use crate::ui::words::verdict_words;
use rsg_game::board::BoardEvent;
use rsg_game::session::{HintView, PracticeView};

/// The verdict on the player's last placement, with a way to see what was better. It has its place from the first stone
/// on, so that no word moves the board.
#[component]
pub(super) fn TeacherLine(practice: PracticeView) -> Element {
    let naming = use_board_look()().naming();
    let PracticeView {
        has_begun,
        verdict,
        grade,
        better,
        counts,
        ..
    } = practice;
    rsx! {
        div { class: "teacher",
            if let Some(verdict) = verdict {
                p {
                    class: "verdict",
                    "data-testid": "verdict",
                    "data-cost": "{verdict.cost}",
                    "data-exact": "{verdict.exact}",
                    "data-grade": grade.map(grade_name),
                    span { class: "verdict-sign", aria_hidden: "true" }
                    span {
                        if let Some(better) = &better {
                            {verdict_words::better(&texts(), better, naming)}
                        } else {
                            {verdict_words::verdict(&texts(), &verdict, naming)}
                        }
                    }
                }
                if verdict.better.is_some() && !counts {
                    Button {
                        class: "button teacher-see",
                        test_id: "verdict-see",
                        "aria-pressed": better.is_some(),
                        onclick: move |_| dispatch(BoardEvent::Better),
                        if better.is_some() {
                            {t("practice-see-back")}
                        } else {
                            {t("practice-see")}
                        }
                    }
                }
            } else if !has_begun {
                p { class: "teacher-intro", {t("practice-intro")} }
            }
        }
    }
}

/// Back and forward as often as wanted, and a hint between them. At the end the result has the way back.
#[component]
pub(super) fn PracticeControls(
    can_take_back: bool,
    can_go_forward: bool,
    over: bool,
    hint: HintView,
) -> Element {
    rsx! {
        if !over {
            TakeBack { disabled: !can_take_back }
        }
        HintButton { hint }
        Button {
            icon: Icon::Redo,
            test_id: "forward",
            disabled: !can_go_forward,
            onclick: move |_| dispatch(BoardEvent::Forward),
            {t("practice-forward")}
        }
    }
}

#[component]
pub(super) fn TakeBack(#[props(default)] disabled: bool) -> Element {
    rsx! {
        Button {
            icon: Icon::Undo,
            test_id: "takeback",
            disabled,
            onclick: move |_| dispatch(BoardEvent::TakeBack),
            {t("practice-take-back")}
        }
    }
}
