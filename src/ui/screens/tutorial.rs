//! The tutorial: seven lessons on the app's own board. What happens is decided in
//! [`session::Tutorial`](rsg_game::session::Tutorial).
use std::cmp::Ordering;

use dioxus::prelude::*;
use rsg_engine::{ByColor, Cell, Color};

use crate::ui::components::{Board, Button, Icon, Use, Variant, board_name};
use crate::ui::runtime::{dispatch, tell_board, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::screens::placement::{moving, use_telling};
use crate::ui::texts::t;
use rsg_game::app::{App, Event, ScreenName};
use rsg_game::progress::RimNames;
use rsg_game::session::{self, Lesson, PanelView, Remark, TutorialEvent};

fn tell(event: TutorialEvent) {
    dispatch(Event::Tutorial(event));
}

#[component]
pub fn Tutorial() -> Element {
    let view = use_view(App::tutorial);
    let animation = use_view(|app| app.settings().animation);
    let tapped = use_callback(|cell: Cell| tell_board(session::Event::Tap(cell)));
    let telling = use_telling();
    let view = view.read();
    let Some(view) = &*view else {
        return rsx! { main { class: "screen", "data-screen": "tutorial" } };
    };
    let lesson = view.lesson;
    let board = &view.board;
    rsx! {
        Frame { screen: ScreenName::Tutorial, title: t("tutorial-title"),
            div { class: "content tutorial", "data-lesson": lesson.key(),
                Progress { lesson }
                div { class: "tutorial-words",
                    h2 { {t(&format!("tutorial-{}-title", lesson.key()))} }
                    p { class: "tutorial-task", {task(lesson, view.remark)} }
                }
                div { class: "tutorial-board",
                    Board {
                        cells: board.cells.clone(),
                        label: board_name(),
                        purpose: Use::Play(tapped),
                        moving: moving(&board.step, animation(), telling),
                        step: board.step.number,
                        rim: RimNames::FourHours,
                    }
                }
                p {
                    class: "tutorial-remark",
                    role: "status",
                    "data-kind": kind(view.remark),
                    "data-testid": "tutorial-remark",
                    {remark(lesson, view.remark, &board.panels)}
                }
                Buttons {
                    can_go_back: view.can_go_back,
                    can_go_on: view.can_go_on,
                    watching: view.watching,
                    is_last: lesson.next().is_none(),
                }
            }
        }
    }
}

/// Where one is among the seven.
#[component]
fn Progress(lesson: Lesson) -> Element {
    let number = lesson.number();
    let state = |other: Lesson| match other.cmp(&lesson) {
        Ordering::Less => "done",
        Ordering::Equal => "current",
        Ordering::Greater => "open",
    };
    rsx! {
        div { class: "tutorial-progress",
            p { "data-testid": "tutorial-step", "data-value": "{number}",
                {t!("tutorial-step", number = number as i64, count = Lesson::ALL.len() as i64)}
            }
            Button {
                variant: Variant::Quiet,
                test_id: "tutorial-skip",
                onclick: move |_| dispatch(Event::SkipTutorial),
                {t("tutorial-skip")}
            }
            ol { "aria-hidden": "true",
                for other in Lesson::ALL {
                    li { key: "{other.key()}", "data-state": state(other) }
                }
            }
        }
    }
}

#[component]
fn Buttons(can_go_back: bool, can_go_on: bool, watching: bool, is_last: bool) -> Element {
    rsx! {
        div { class: "tutorial-buttons",
            Button {
                icon: Icon::Earlier,
                label: t("tutorial-back"),
                title: t("tutorial-back"),
                test_id: "tutorial-back",
                disabled: !can_go_back,
                onclick: move |_| tell(TutorialEvent::Previous),
            }
            Button {
                icon: Icon::Again,
                label: t("tutorial-again"),
                title: t("tutorial-again"),
                test_id: "tutorial-again",
                onclick: move |_| tell(TutorialEvent::Again),
            }
            Button {
                test_id: "tutorial-watch",
                "aria-pressed": watching,
                onclick: move |_| tell(TutorialEvent::Watch(!watching)),
                if watching { {t("tutorial-watch-stop")} } else { {t("tutorial-watch")} }
            }
            Button {
                variant: Variant::Primary,
                test_id: "tutorial-next",
                disabled: !can_go_on,
                onclick: move |_| tell(TutorialEvent::Next),
                if is_last { {t("tutorial-finish")} } else { {t("tutorial-next")} }
            }
        }
    }
}

/// What the lesson asks for. It stays while remarks come and go.
fn task(lesson: Lesson, remark: Remark) -> String {
    match remark {
        Remark::Other(color) => t!("tutorial-call-other", color = color.to_string()),
        _ => t(&format!("tutorial-{}-task", lesson.key())),
    }
}

fn kind(remark: Remark) -> &'static str {
    match remark {
        Remark::Task | Remark::Other(_) => "task",
        Remark::Wrong(..) => "hint",
        Remark::Half(_) | Remark::Done => "done",
    }
}

/// What is said about the last tap.
fn remark(lesson: Lesson, remark: Remark, panels: &ByColor<PanelView>) -> String {
    match (remark, lesson) {
        (Remark::Task | Remark::Other(_), _) => String::new(),
        (Remark::Wrong(wrong, cell), _) => {
            t!(
                &format!("tutorial-hint-{}", wrong.key()),
                cell = cell.name()
            )
        }
        (Remark::Half(Color::Black), _) => t("tutorial-call-half-black"),
        (Remark::Half(Color::White), _) => t("tutorial-call-half-white"),
        (Remark::Done, Lesson::Count) => t!(
            "tutorial-count-done",
            board = panels.black.on_board,
            captured = panels.black.captured,
            total = panels.black.total,
            other = panels.white.total,
        ),
        (Remark::Done, Lesson::Play) => {
            let (black, white) = (panels.black.total, panels.white.total);
            let key = match black.cmp(&white) {
                Ordering::Greater => "tutorial-play-won",
                Ordering::Less => "tutorial-play-lost",
                Ordering::Equal => "tutorial-play-drawn",
            };
            t!(key, black = black, white = white)
        }
        (Remark::Done, lesson) => t(&format!("tutorial-{}-done", lesson.key())),
    }
}
