//! The puzzles: today's, the run, practice, one's own mistakes.

use chrono::Datelike;
use dioxus::prelude::*;
use rsg_engine::puzzle::{Grade, Theme};

use crate::ui::components::{Button, Choice, Icon, IconView, Variant};
use crate::ui::puzzle_words;
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::PlaceFrame;
use crate::ui::texts::{t, texts};
use rsg_game::app::screens::PuzzlesScreen;
use rsg_game::app::{App, DayPuzzle, Event, Practice, PuzzleEvent, PuzzleSource, ScreenName};
use rsg_game::progress::puzzles::{Tried, Try};

fn open(source: PuzzleSource) {
    dispatch(Event::Puzzle(PuzzleEvent::Open(source)));
}

#[component]
pub fn Puzzles() -> Element {
    let view = use_view(App::view::<PuzzlesScreen>);
    let view = view();
    rsx! {
        PlaceFrame { screen: ScreenName::Puzzles, title: t("puzzles-title"),
            div { class: "content puzzles",
                if let Some(today) = view.today {
                    Today { today, row: view.row }
                }
                RunCard { run: view.run, best_run: view.best_run }
                PracticeCard { practice: view.practice, rating: view.rating }
                MistakesCard { mistakes: view.mistakes, due: view.due }
            }
        }
    }
}

/// How a puzzle stands, in a word.
fn standing(tried: Option<Tried>) -> String {
    match tried {
        Some(tried) if tried.first == Try::Right => t("puzzles-solved-first"),
        Some(tried) if tried.is_solved() => t("puzzles-solved"),
        _ => t("puzzles-open"),
    }
}

#[component]
fn Today(today: DayPuzzle, row: u32) -> Element {
    let solved = today.tried.is_some_and(Tried::is_solved);
    let date = today.day.date();
    rsx! {
        section { class: "card puzzle-card",
            Button {
                class: "puzzle-way",
                test_id: "puzzle-today",
                "data-solved": "{solved}",
                onclick: move |_| open(PuzzleSource::Day(today.day)),
                span { class: "puzzle-leaf", "aria-hidden": "true",
                    span { {texts().number(date.day())} }
                    if solved {
                        IconView { icon: Icon::Check }
                    }
                }
                span { class: "puzzle-card-words",
                    b { {t("puzzles-today")} }
                    span { {texts().day_and_month(date)} " · " {t!("puzzles-number", number = today.number as i64)} }
                    span { {standing(today.tried)} }
                }
            }
            if 0 < row {
                p { class: "puzzle-note",
                    IconView { icon: Icon::Streak }
                    {t!("puzzles-row", days = row)}
                }
            }
            if today.again {
                p { class: "puzzle-note", {t("puzzles-again")} }
            }
        }
    }
}

#[component]
fn RunCard(run: Option<(u16, u8)>, best_run: u16) -> Element {
    rsx! {
        section { class: "card puzzle-card",
            Button {
                class: "puzzle-way",
                test_id: "puzzle-run",
                onclick: move |_| open(PuzzleSource::Run),
                span { class: "puzzle-sign", "aria-hidden": "true", IconView { icon: Icon::RankUp } }
                span { class: "puzzle-card-words",
                    b { {t("puzzles-run")} }
                    span { {t("puzzles-run-text")} }
                    if let Some((solved, wrong)) = run {
                        span { class: "puzzle-on", {t!("puzzles-run-on", solved = solved, wrong = wrong)} }
                    }
                    if 0 < best_run {
                        span { "data-testid": "puzzle-best-run", "data-value": best_run, {t!("puzzles-run-best", solved = best_run)} }
                    }
                }
            }
        }
    }
}

/// What can be practised, each with the key that stands for it.
fn practices() -> Vec<(&'static str, Practice)> {
    let grade = |number: usize| Practice::Grade(Grade::ALL[number]);
    let themes = Theme::ALL
        .into_iter()
        .map(|theme| (theme.name(), Practice::Theme(theme)));
    let all = [("strength", Practice::Strength)].into_iter().chain([
        ("grade-1", grade(0)),
        ("grade-2", grade(1)),
        ("grade-3", grade(2)),
        ("grade-4", grade(3)),
    ]);
    // What no puzzle is about is not offered.
    all.chain(themes)
        .filter(|(_, practice)| practice.is_there())
        .collect()
}

#[component]
fn PracticeCard(practice: Practice, rating: Option<u16>) -> Element {
    let all = practices();
    let chosen = all.iter().find(|(_, one)| *one == practice);
    let chosen = chosen.map_or("strength", |(key, _)| key);
    let options = all
        .iter()
        .map(|(key, one)| (*key, puzzle_words::practised(*one)));
    rsx! {
        section { class: "card puzzle-card",
            div { class: "puzzle-head",
                span { class: "puzzle-sign", "aria-hidden": "true", IconView { icon: Icon::Again } }
                h2 { {t("puzzles-practice")} }
                if let Some(rating) = rating {
                    p { class: "puzzle-rating", "data-testid": "puzzle-rating", "data-value": rating, {t!("puzzles-rating", rating = rating)} }
                }
            }
            Choice {
                test_id: "puzzle-practice-what",
                name: t("puzzles-practice-what"),
                options: options.collect::<Vec<_>>(),
                chosen,
                change: move |key: String| {
                    if let Some((_, practice)) = practices().into_iter().find(|(one, _)| *one == key) {
                        dispatch(Event::Puzzle(PuzzleEvent::Choose(practice)));
                    }
                },
            }
            Button {
                icon: Icon::Play,
                test_id: "puzzle-practice",
                onclick: move |_| open(PuzzleSource::Practice(practice)),
                {t("puzzles-practice-start")}
            }
        }
    }
}

#[component]
fn MistakesCard(mistakes: usize, due: usize) -> Element {
    rsx! {
        section { class: "card puzzle-card",
            div { class: "puzzle-head",
                span { class: "puzzle-sign", "aria-hidden": "true", IconView { icon: Icon::Undo } }
                h2 { {t("puzzles-mistakes")} }
            }
            if mistakes == 0 {
                p { class: "puzzle-empty", "data-testid": "puzzle-mistakes-empty", {t("puzzles-mistakes-empty")} }
            } else {
                p { class: "puzzle-empty", "data-testid": "puzzle-mistakes-due", "data-value": due as i64, {t!("puzzles-mistakes-due", due = due as i64)} }
            }
            Button {
                variant: Variant::Plain,
                icon: Icon::Play,
                test_id: "puzzle-mistakes",
                disabled: mistakes == 0,
                onclick: move |_| open(PuzzleSource::Mistakes),
                if 0 < mistakes && due == 0 {
                    {t("puzzles-mistakes-ahead")}
                } else {
                    {t("puzzles-practice-start")}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::ssr::draw;

    #[test]
    fn where_no_mistake_is_due_the_button_says_that_it_practises_ahead() {
        let ahead = draw(|| rsx! { MistakesCard { mistakes: 2, due: 0 } });
        assert!(ahead.contains("None is due today") && ahead.contains("Practise ahead"));
        let due = draw(|| rsx! { MistakesCard { mistakes: 2, due: 1 } });
        assert!(due.contains("One is due today") && !due.contains("ahead"));
        let empty = draw(|| rsx! { MistakesCard { mistakes: 0, due: 0 } });
        assert!(!empty.contains("ahead"));
    }
}
