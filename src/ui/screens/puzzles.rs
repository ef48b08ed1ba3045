//! The puzzles: today's, the run, practice, one's own mistakes.

use dioxus::prelude::*;
use rsg_engine::Color;
use rsg_engine::puzzle::{Grade, Puzzles as Shipped, Theme};

use crate::ui::components::{
    Button, Icon, IconView, Pebble, Pick, Picks, Thumbnail, ThumbnailShapes, Variant,
};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::PlaceFrame;
use crate::ui::screens::late::WhenThere;
use crate::ui::texts::{t, texts};
use crate::ui::words::puzzle_words;
use rsg_game::app::screens::PuzzlesScreen;
use rsg_game::app::{
    App, DayPuzzle, LateFile, Practice, PuzzleEvent, PuzzleFace, PuzzleSource, ScreenName,
};
use rsg_game::progress::puzzles::{Tried, Try};

fn open(source: PuzzleSource) {
    dispatch(PuzzleEvent::Open(source));
}

#[component]
pub fn Puzzles() -> Element {
    let view = use_view(App::view::<PuzzlesScreen>);
    let view = view();
    rsx! {
        PlaceFrame { screen: ScreenName::Puzzles, title: t("puzzles-title"),
            div { class: "content puzzles",
                if let Some(today) = view.today {
                    Today { today, row: view.row, suggests_easy: view.suggests_easy }
                }
                div { class: "puzzle-others",
                    div { class: "puzzle-tiles",
                        RunTile { run: view.run, best_run: view.best_run }
                        MistakesTile { mistakes: view.mistakes, due: view.due }
                        PracticeTile { practice: view.practice, rating: view.rating }
                    }
                    if view.mistakes == 0 {
                        p {
                            class: "puzzle-note",
                            "data-testid": "puzzle-mistakes-empty",
                            {t("puzzles-mistakes-empty")}
                        }
                    }
                    Button {
                        icon: Icon::Saved,
                        test_id: "puzzle-sets",
                        onclick: move |_| dispatch(ScreenName::Set),
                        {t("set-title")}
                    }
                    // Last: they come with the puzzles, and nothing may move below them.
                    PracticePicks { practice: view.practice }
                }
            }
        }
    }
}

/// The state of a puzzle, in a word.
fn standing(tried: Option<Tried>) -> String {
    match tried {
        Some(tried) if tried.first == Try::Right => t("puzzles-solved-first"),
        Some(tried) if tried.is_solved() => t("puzzles-solved"),
        _ => t("puzzles-open"),
    }
}

#[component]
fn Today(today: DayPuzzle, row: u32, suggests_easy: bool) -> Element {
    let solved = today.tried.is_some_and(Tried::is_solved);
    let date = today.day.date();
    rsx! {
        ThumbnailShapes {}
        section { class: "card puzzle-day",
            h2 { {t("puzzles-today")} }
            p { class: "puzzle-date",
                {texts().day_and_month(date)} " · " {t!("puzzles-number", number = today.number as i64)}
                if let Some(face) = today.face {
                    GradeDots { grade: face.grade }
                    if face.is_hard() && !solved {
                        span { class: "puzzle-hard", "data-testid": "puzzle-hard", {t("home-puzzle-hard")} }
                    }
                }
            }
            Face { face: today.face }
            if today.tried.is_some() {
                p { class: "puzzle-note", {standing(today.tried)} }
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
            Button {
                variant: if solved { Variant::Plain } else { Variant::Primary },
                icon: Icon::Puzzle,
                test_id: "puzzle-today",
                "data-solved": "{solved}",
                onclick: move |_| open(PuzzleSource::Day(today.day)),
                if solved { {t("puzzles-solve-again")} } else { {t("puzzles-solve")} }
            }
            if suggests_easy && !solved {
                Button {
                    test_id: "puzzle-easy",
                    onclick: move |_| open(PuzzleSource::Practice(Practice::EASY)),
                    {t("home-easy-puzzle")}
                }
            }
        }
    }
}

/// The board a puzzle begins with, and who is to win. While the puzzles are on their way the board is empty: what is
/// below it must not move when they come. Where they cannot be had, a notice and a button have more room.
#[component]
fn Face(face: Option<PuzzleFace>) -> Element {
    let picture = face.map(|face| {
        t!(
            "home-waiting-picture",
            black = face.score[Color::Black],
            white = face.score[Color::White]
        )
    });
    rsx! {
        Thumbnail { stones: face.map(|face| face.stones).unwrap_or_default(), label: picture }
        WhenThere { file: LateFile::Puzzles,
            if let Some(face) = face {
                p { class: "puzzle-wins",
                    Pebble { color: face.solver }
                    {t!("puzzle-task", color = face.solver.to_string())}
                }
            }
        }
    }
}

/// A difficulty in four dots, with its word for screen readers.
#[component]
fn GradeDots(grade: Grade) -> Element {
    let filled = usize::from(grade.number());
    rsx! {
        span { class: "grade-dots", role: "img", "aria-label": t!("puzzles-grade", grade = grade.number()),
            for number in 1..=Grade::ALL.len() {
                i { key: "{number}", "data-filled": (number <= filled).then_some("true") }
            }
        }
    }
}

/// A way to more puzzles: its sign, its name and how it stands.
#[component]
fn Tile(
    test_id: &'static str,
    icon: Icon,
    name: String,
    #[props(default)] disabled: bool,
    onclick: EventHandler<()>,
    children: Element,
) -> Element {
    rsx! {
        Button {
            class: "card puzzle-tile",
            test_id,
            disabled,
            onclick: move |_| onclick.call(()),
            span { class: "puzzle-sign", "aria-hidden": "true", IconView { icon } }
            b { {name} }
            {children}
        }
    }
}

#[component]
fn RunTile(run: Option<(u16, u8)>, best_run: u16) -> Element {
    rsx! {
        Tile {
            test_id: "puzzle-run",
            icon: Icon::RankUp,
            name: t("puzzles-run"),
            onclick: move |()| open(PuzzleSource::Run),
            if let Some((solved, wrong)) = run {
                span { class: "puzzle-on", {t!("puzzles-run-on", solved = solved, wrong = wrong)} }
            } else if best_run == 0 {
                span { class: "puzzle-rule", {t("puzzles-run-text")} }
            }
            if 0 < best_run {
                span {
                    "data-testid": "puzzle-best-run",
                    "data-value": best_run,
                    {t!("puzzles-run-best", solved = best_run)}
                }
            }
        }
    }
}

#[component]
fn MistakesTile(mistakes: usize, due: usize) -> Element {
    rsx! {
        Tile {
            test_id: "puzzle-mistakes",
            icon: Icon::Undo,
            name: t("puzzles-mistakes"),
            disabled: mistakes == 0,
            onclick: move |()| open(PuzzleSource::Mistakes),
            if 0 < mistakes {
                span {
                    "data-testid": "puzzle-mistakes-due",
                    "data-value": due as i64,
                    {t!("puzzles-mistakes-due", due = due as i64)}
                }
                if due == 0 {
                    span { class: "puzzle-on", {t("puzzles-mistakes-ahead")} }
                }
            }
        }
    }
}

#[component]
fn PracticeTile(practice: Practice, rating: Option<u16>) -> Element {
    rsx! {
        Tile {
            test_id: "puzzle-practice",
            icon: Icon::Puzzle,
            name: t("puzzles-practice"),
            onclick: move |()| open(PuzzleSource::Practice(practice)),
            if let Some(rating) = rating {
                span { "data-testid": "puzzle-rating", "data-value": rating, {t!("puzzles-rating", rating = rating)} }
            } else {
                span { {puzzle_words::practised(practice)} }
            }
        }
    }
}

/// The kinds of practice, each with its key.
fn practices(puzzles: &Shipped) -> Vec<(&'static str, Practice)> {
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
        .filter(|(_, practice)| practice.is_there(puzzles))
        .collect()
}

/// The choice of what *Practice* is about, as chips in a row.
#[component]
fn PracticePicks(practice: Practice) -> Element {
    let puzzles = use_view(App::shipped_puzzles);
    let Some(puzzles) = puzzles() else {
        return rsx! {};
    };
    let all = practices(puzzles);
    rsx! {
        section { class: "puzzle-practices",
            h2 { id: "puzzle-practices", {t("puzzles-practice-what")} }
            Picks { class: "chips", named_by: "puzzle-practices", swiped: true,
                for (key , choice) in all {
                    Pick {
                        key: "{key}",
                        test_id: "puzzle-practice-{key}",
                        chosen: choice == practice,
                        onpick: move |()| dispatch(PuzzleEvent::Choose(choice)),
                        {puzzle_words::practised(choice)}
                    }
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
        let ahead = draw(|| rsx! { MistakesTile { mistakes: 2, due: 0 } });
        assert!(ahead.contains("None is due today") && ahead.contains("Practise ahead"));
        let due = draw(|| rsx! { MistakesTile { mistakes: 2, due: 1 } });
        assert!(due.contains("One is due today") && !due.contains("ahead"));
        let empty = draw(|| rsx! { MistakesTile { mistakes: 0, due: 0 } });
        assert!(!empty.contains("ahead"));
    }
}
