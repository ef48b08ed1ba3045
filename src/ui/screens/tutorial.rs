//! The tutorial: seven lessons on the app's own board. What happens is decided in
//! [`session::Tutorial`](rsg_game::session::Tutorial).
use dioxus::prelude::*;
use rsg_engine::{Cell, Color};

use crate::ui::components::board::{Board, Use, board_name};
use crate::ui::components::frame::Frame;
use crate::ui::components::picture::IconView;
use crate::ui::drawings::Icon;
use crate::ui::texts::t;
use rsg_game::app::{Event, ScreenName};
use rsg_game::progress::RimNames;
use rsg_game::session::{self, Lesson, Remark, TutorialEvent, TutorialView};

/// The Tutorial screen.
#[component]
pub fn TutorialScreen(view: TutorialView, on: EventHandler<Event>) -> Element {
    let tell = use_callback(move |event: TutorialEvent| on.call(Event::Tutorial(event)));
    let tapped = use_callback(move |cell: Cell| on.call(Event::Board(session::Event::Tap(cell))));
    crate::ui::screens::play::use_animated();
    let lesson = view.lesson;
    let step = view.board.step.clone();
    rsx! {
        Frame { screen: ScreenName::Tutorial, title: t("tutorial-title"), on,
            div { class: "content tutorial", "data-lesson": lesson.key(),
                Progress { lesson, on }
                div { class: "tutorial-words",
                    h2 { {t(&format!("tutorial-{}-title", lesson.key()))} }
                    p { class: "tutorial-task", {task(lesson, view.remark)} }
                }
                div { class: "tutorial-board",
                    Board {
                        cells: view.board.cells.clone(),
                        label: board_name(),
                        purpose: Use::Play(tapped),
                        turn: step.turn.filter(|_| step.showing),
                        step: step.number,
                        rim: RimNames::FourHours,
                    }
                }
                p {
                    class: "tutorial-remark",
                    role: "status",
                    "data-kind": kind(view.remark),
                    "data-testid": "tutorial-remark",
                    {remark(&view)}
                }
                Buttons { view: view.clone(), tell }
            }
        }
    }
}

/// Where one is among the seven.
#[component]
fn Progress(lesson: Lesson, on: EventHandler<Event>) -> Element {
    let words = crate::t!(
        "tutorial-step",
        number = lesson.number() as i64,
        count = Lesson::ALL.len() as i64
    );
    rsx! {
        div { class: "tutorial-progress",
            p { "data-testid": "tutorial-step", "data-value": "{lesson.number()}", {words} }
            button {
                class: "button",
                r#type: "button",
                "data-kind": "quiet",
                "data-testid": "tutorial-skip",
                onclick: move |_| on.call(Event::SkipTutorial),
                {t("tutorial-skip")}
            }
            ol { "aria-hidden": "true",
                for other in Lesson::ALL {
                    li { key: "{other.key()}", "data-state": if other < lesson { "done" } else if other == lesson { "current" } else { "open" } }
                }
            }
        }
    }
}

#[component]
fn Buttons(view: TutorialView, tell: Callback<TutorialEvent>) -> Element {
    let last = view.lesson.next().is_none();
    let watching = view.watching;
    rsx! {
        div { class: "tutorial-buttons",
            button {
                class: "button",
                r#type: "button",
                "data-testid": "tutorial-back",
                "aria-label": t("tutorial-back"),
                title: t("tutorial-back"),
                disabled: !view.can_go_back,
                onclick: move |_| tell.call(TutorialEvent::Previous),
                IconView { icon: Icon::Earlier }
            }
            button {
                class: "button",
                r#type: "button",
                "data-testid": "tutorial-again",
                "aria-label": t("tutorial-again"),
                title: t("tutorial-again"),
                onclick: move |_| tell.call(TutorialEvent::Again),
                IconView { icon: Icon::Again }
            }
            button {
                class: "button",
                r#type: "button",
                "data-testid": "tutorial-watch",
                "aria-pressed": watching,
                onclick: move |_| tell.call(TutorialEvent::Watch(!watching)),
                if watching { {t("tutorial-watch-stop")} } else { {t("tutorial-watch")} }
            }
            button {
                class: "button",
                r#type: "button",
                "data-kind": "primary",
                "data-testid": "tutorial-next",
                disabled: !view.can_go_on,
                onclick: move |_| tell.call(TutorialEvent::Next),
                if last { {t("tutorial-finish")} } else { {t("tutorial-next")} }
            }
        }
    }
}

/// What the lesson asks for. It stays while hints come and go.
fn task(lesson: Lesson, remark: Remark) -> String {
    match remark {
        Remark::Other(color) => crate::t!("tutorial-call-other", color = color.to_string()),
        _ => t(&format!("tutorial-{}-task", lesson.key())),
    }
}

fn kind(remark: Remark) -> &'static str {
    match remark {
        Remark::Task | Remark::Other(_) => "task",
        Remark::Hint(..) => "hint",
        Remark::Half(_) | Remark::Done => "done",
    }
}

/// What is said about the last tap.
fn remark(view: &TutorialView) -> String {
    let panels = &view.board.panels;
    match (view.remark, view.lesson) {
        (Remark::Task | Remark::Other(_), _) => String::new(),
        (Remark::Hint(hint, cell), _) => {
            crate::t!(&format!("tutorial-hint-{}", hint.key()), cell = cell.name())
        }
        (Remark::Half(Color::Black), _) => t("tutorial-call-half-black"),
        (Remark::Half(Color::White), _) => t("tutorial-call-half-white"),
        (Remark::Done, Lesson::Count) => crate::t!(
            "tutorial-count-done",
            board = panels.black.on_board,
            captured = panels.black.captured,
            total = panels.black.total,
            other = panels.white.total,
        ),
        (Remark::Done, Lesson::Play) => {
            let (black, white) = (panels.black.total, panels.white.total);
            let key = match black.cmp(&white) {
                std::cmp::Ordering::Greater => "tutorial-play-won",
                std::cmp::Ordering::Less => "tutorial-play-lost",
                std::cmp::Ordering::Equal => "tutorial-play-drawn",
            };
            crate::t!(key, black = black, white = white)
        }
        (Remark::Done, lesson) => t(&format!("tutorial-{}-done", lesson.key())),
    }
}
