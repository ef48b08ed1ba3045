//! One puzzle. What happens is decided in [`session::Solving`](rsg_game::session::Solving).
//!
//! From top to bottom: the bar, the task, the message, the points, the board, the buttons. The message keeps its room,
//! so that nothing moves when it changes.

use dioxus::prelude::*;
use rsg_classics::Points;
use rsg_engine::{Cell, Color};

use crate::ui::components::{
    Button, CallNews, Face, Icon, IconView, Pebble, StarBoard, StepButton, StepTo, Use, Variant,
    board_name,
};
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::screens::boards::{moving, tempo_within, use_board_look, use_motion_reports};
use crate::ui::screens::frame::BackButton;
use crate::ui::screens::late::WhenThere;
use crate::ui::screens::play::Thinking;
use crate::ui::screens::tutorial::Side;
use crate::ui::texts::{t, texts};
use crate::ui::words::numbers::signed;
use crate::ui::words::{self, Naming, puzzle_words};
use rsg_game::app::screens::PuzzleScreen;
use rsg_game::app::{App, Event, LateFile, PuzzleEvent, PuzzleView, RunView};
use rsg_game::board::BoardEvent;
use rsg_game::progress::{CpuLevel, KeptGames};
use rsg_game::session::{Clue, PuzzleState, SolvingEvent};

#[component]
pub fn Puzzle() -> Element {
    let view = use_view(App::shown::<PuzzleScreen>);
    let look = use_board_look();
    let tapped = use_callback(|cell: Cell| dispatch(BoardEvent::Tap(cell.into())));
    let reports = use_motion_reports();
    let games = use_app().games();
    let view = view.read();
    let Some(view) = &*view else {
        return rsx! { Awaited {} };
    };
    let look = look();
    let board = &view.solving.board;
    let sides = &board.sides;
    let moving = moving(&sides.step, look.animation, reports);
    let scores = |color| Some(sides.before.as_ref()?.scores[color]);
    let title = puzzle_words::title(view);
    let against = opponent(view, &games.read());
    rsx! {
        main { class: "screen puzzle", "data-screen": "puzzle", "aria-label": t("puzzles-title"),
            Bar { title, run: view.run, rated: rated(view), against }
            div { class: "puzzle-page",
                TaskLine { words: puzzle_words::task(view), side: view.solving.solver, turns: view.solving.turns }
                Message { view: view.clone(), naming: look.naming() }
                div { class: "tutorial-points",
                    for color in [view.solving.solver, !view.solving.solver] {
                        Side {
                            key: "{color}",
                            color,
                            panel: sides.panels[color].clone(),
                            before: scores(color),
                            moves: false,
                        }
                    }
                }
                div {
                    class: "puzzle-board",
                    style: tempo_within(&sides.step).map(|tempo| format!("--tempo: {tempo:.4}")),
                    StarBoard {
                        cells: board.cells.clone(),
                        label: board_name(),
                        purpose: if view.marks_cells { Use::Play(tapped) } else { Use::Find(tapped) },
                        moving,
                        step: sides.step.number,
                        call: CallNews::of(sides),
                        look,
                    }
                }
            }
            Buttons { view: view.clone() }
        }
    }
}

/// In the puzzle's place until the puzzles are there.
#[component]
fn Awaited() -> Element {
    rsx! {
        main { class: "screen puzzle", "data-screen": "puzzle", "aria-label": t("puzzles-title"),
            Bar { title: t("puzzles-title"), run: None, rated: None, against: None }
            div { class: "content",
                WhenThere { file: LateFile::Puzzles }
            }
        }
    }
}

/// The rating and by how much this puzzle has moved it, if it has: a failure at a much too hard one says nothing.
fn rated(view: &PuzzleView) -> Option<(u16, i16)> {
    let moved = view.rating_change.filter(|change| *change != 0);
    view.rating.zip(moved)
}

/// Against whom the player made the mistake that it is, as long as that game is kept.
fn opponent(view: &PuzzleView, games: &KeptGames) -> Option<CpuLevel> {
    let (from, moves) = view.mistake.as_ref()?.id();
    games.level_in(from, moves)
}

/// The way back, what kind of puzzle it is, what it did to the rating, and how the run stands.
#[component]
fn Bar(
    title: String,
    run: Option<RunView>,
    rated: Option<(u16, i16)>,
    /// Against whom it was a mistake.
    against: Option<CpuLevel>,
) -> Element {
    rsx! {
        header { class: "bar puzzle-bar",
            BackButton { label: t("app-back") }
            h1 { tabindex: "-1", {title} }
            if let Some((rating, change)) = rated {
                p {
                    class: "puzzle-rated",
                    role: "status",
                    "data-testid": "puzzle-rating-change",
                    "data-value": "{change}",
                    "data-sign": if change < 0 { "less" } else { "more" },
                    // In a run the score stands there, and in large letters there is no room for both: it is for the
                    // ear.
                    span { class: run.is_some().then_some("unseen"),
                        {t!("puzzle-rating", rating = rating, change = signed(Points::whole(change.into())))}
                    }
                }
            }
            if let Some(level) = against {
                p { class: "puzzle-against", "data-testid": "puzzle-against", "data-value": level.key(),
                    Face { level }
                    span { aria_hidden: "true", {words::opponent_name(level)} }
                    span { class: "unseen",
                        {t!("puzzle-against", name = words::opponent_at_level(&texts(), level))}
                    }
                }
            }
            if let Some(run) = run {
                p {
                    class: "puzzle-run",
                    "data-testid": "puzzle-run-score",
                    "data-value": run.solved,
                    "data-wrong": run.wrong,
                    span { class: "puzzle-run-words",
                        {t!("puzzle-run-score", solved = run.solved, wrong = run.wrong)}
                    }
                    span { class: "pips", aria_hidden: "true",
                        for life in 0..3 {
                            i { key: "{life}", class: "pip", "data-filled": (life < run.wrong).then_some("true") }
                        }
                    }
                }
            }
        }
    }
}

#[component]
fn TaskLine(words: String, side: Color, turns: (usize, usize)) -> Element {
    let (done, count) = turns;
    rsx! {
        p { class: "puzzle-task", "data-testid": "puzzle-task", "data-side": side.to_string(),
            Pebble { color: side }
            span { {words} }
            if 1 < count {
                small { {t!("puzzle-turn", number = (done + 1).min(count) as i64, count = count as i64)} }
            }
        }
    }
}

/// The message about the state of the puzzle. The end of a run stands here too.
#[component]
fn Message(view: PuzzleView, naming: Naming) -> Element {
    let (first, second) = puzzle_words::message(&view, naming);
    let over = view.run.filter(|run| run.over && view.has_next);
    rsx! {
        div {
            class: "puzzle-message",
            role: "status",
            "data-testid": "puzzle-state",
            "data-state": view.solving.state.key(),
            "data-run": over.map(|run| if run.is_best { "best" } else { "over" }),
            if let Some(run) = over {
                RunEnd { run, words: second.map_or(first.clone(), |second| format!("{first} {second}")) }
            } else {
                p {
                    {first}
                    if view.solving.thinking {
                        Thinking {}
                    }
                }
                if let Some(second) = second {
                    small {
                        {second}
                        if let (Clue::Cell(cell), Naming::Here) = (view.solving.clue, naming) {
                            span { class: "unseen", {cell.name()} }
                        }
                    }
                }
            }
        }
    }
}

/// The end of a run, after what came of its last puzzle. A record is stamped as a cleared day is.
#[component]
fn RunEnd(run: RunView, words: String) -> Element {
    rsx! {
        p { class: "puzzle-run-end", "data-testid": "puzzle-run-over", "data-value": run.solved,
            if run.is_best {
                IconView { icon: Icon::Star }
            }
            b { {t!("puzzle-run-over", solved = run.solved)} }
        }
        p { class: "puzzle-run-best",
            if run.is_best {
                {t("puzzle-run-best")}
            } else if 0 < run.best_run {
                {t!("puzzles-run-best", solved = run.best_run)}
            }
        }
        small { {words} }
    }
}

/// The buttons of this moment. The one of the next step stands last.
#[component]
fn Buttons(view: PuzzleView) -> Element {
    let in_run = view.run.is_some();
    let state = view.solving.state;
    let decided = matches!(
        state,
        PuzzleState::Wrong | PuzzleState::Solved | PuzzleState::Shown
    );
    rsx! {
        div { class: "puzzle-buttons", "data-state": state.key(),
            // Once the cell is shown there is no more to be said.
            if state == PuzzleState::Open && !in_run && !matches!(view.solving.clue, Clue::Cell(_)) {
                HintButton { clue: view.solving.clue, can_hint: view.solving.can_hint }
            }
            if state == PuzzleState::Refuting {
                Button {
                    icon: Icon::Last,
                    test_id: "puzzle-skip",
                    disabled: view.solving.thinking,
                    onclick: move |_| dispatch(PuzzleEvent::Solve(SolvingEvent::Skip)),
                    {t("puzzle-skip")}
                }
            }
            if state == PuzzleState::Wrong {
                Steps { can: view.solving.steps }
                Button {
                    test_id: "puzzle-show",
                    onclick: move |_| dispatch(PuzzleEvent::Solve(SolvingEvent::Show)),
                    {t("puzzle-show")}
                }
            }
            if view.can_share && (in_run || state == PuzzleState::Solved) {
                Button {
                    test_id: "puzzle-share",
                    onclick: move |_| dispatch(PuzzleEvent::Share),
                    {t("puzzle-share")}
                }
            }
            if !in_run && state == PuzzleState::Solved {
                Button {
                    test_id: "puzzle-review",
                    onclick: move |_| dispatch(PuzzleEvent::Review),
                    {t("puzzle-review")}
                }
            }
            if decided && !in_run && state != PuzzleState::Solved {
                Button {
                    variant: if state == PuzzleState::Wrong { Variant::Primary } else { Variant::Plain },
                    test_id: "puzzle-again",
                    onclick: move |_| dispatch(PuzzleEvent::Solve(SolvingEvent::Again)),
                    {t("puzzle-again")}
                }
            }
            if decided && (in_run || state != PuzzleState::Wrong) {
                Next { has_next: view.has_next, over: view.run.is_some_and(|run| run.over) }
            }
        }
    }
}

/// Back and forward through what came of a wrong placement.
#[component]
fn Steps(can: (bool, bool)) -> Element {
    let (back, forward) = can;
    let steps = [
        (StepTo::Back, SolvingEvent::Back, back),
        (StepTo::Forward, SolvingEvent::Forward, forward),
    ];
    rsx! {
        if back || forward {
            for (to , step , open) in steps {
                StepButton {
                    key: "{to:?}",
                    to,
                    ids: "puzzle",
                    disabled: !open,
                    onclick: move |()| dispatch(PuzzleEvent::Solve(step)),
                }
            }
        }
    }
}

/// The button to the next puzzle; where there is none, back to where one came from.
#[component]
fn Next(has_next: bool, over: bool) -> Element {
    let words = match (has_next, over) {
        (true, true) => t("puzzle-run-new"),
        (true, false) => t("puzzle-next"),
        (false, _) => t("puzzle-finish"),
    };
    rsx! {
        Button {
            variant: Variant::Primary,
            test_id: "puzzle-next",
            onclick: move |_| {
                if has_next {
                    dispatch(PuzzleEvent::Next);
                } else {
                    dispatch(Event::Back);
                }
            },
            {words}
        }
    }
}

#[component]
fn HintButton(clue: Clue, can_hint: bool) -> Element {
    let words = match clue {
        Clue::None => t("puzzle-hint"),
        Clue::Kind | Clue::Cell(_) => t("puzzle-hint-cell"),
    };
    rsx! {
        Button {
            test_id: "puzzle-hint",
            disabled: !can_hint,
            onclick: move |_| dispatch(PuzzleEvent::Solve(SolvingEvent::Hint)),
            IconView { icon: Icon::Hint }
            {words}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::ssr::draw;
    use rsg_engine::puzzle::{Puzzles, Theme, Themes};
    use rsg_game::app::PuzzleSource;
    use rsg_game::board::BoardOptions;
    use rsg_game::progress::{AnimationSpeed, CpuPace, ExplainedCalls};
    use rsg_game::session::{Solving, SolvingView, Task};

    fn ended(is_best: bool) -> RunView {
        RunView {
            solved: 7,
            wrong: 3,
            over: true,
            best_run: 7,
            is_best,
        }
    }

    #[test]
    fn a_record_is_celebrated_and_another_end_of_a_run_is_told() {
        let end = |is_best| {
            draw(
                move || rsx! { RunEnd { run: ended(is_best), words: "That doesn’t win. White wins by 3." } },
            )
        };
        let best = end(true);
        assert!(best.contains("A new record") && best.contains("<svg"));
        let other = end(false);
        assert!(other.contains("Best: 7") && !other.contains("<svg"));
        assert!(other.contains("White wins by 3."));
    }

    /// A solved puzzle of two themes.
    fn solved(first_tries: usize) -> PuzzleView {
        let puzzle = &Puzzles::shipped().all[0];
        let options = BoardOptions {
            hand_over: false,
            pass_notice: false,
            pace: CpuPace::Normal,
            animation: AnimationSpeed::Off,
            every_call: false,
            explained: ExplainedCalls::default(),
        };
        let solving = Solving::begin(Task::of(puzzle), options, 5).view();
        PuzzleView {
            source: PuzzleSource::Run,
            solving: SolvingView {
                state: PuzzleState::Solved,
                themes: Themes::NONE.with(Theme::Tip).with(Theme::Capture),
                ..solving
            },
            mistake: None,
            sentence: String::new(),
            day: None,
            run: None,
            can_share: false,
            has_next: true,
            rating: None,
            rating_change: None,
            solved_at_first: first_tries,
            marks_cells: false,
        }
    }

    #[test]
    fn a_solved_puzzle_tells_one_theme_and_how_many_were_right_at_once() {
        let message = |first_tries| {
            let view = solved(first_tries);
            draw(move || rsx! { Message { view: view.clone(), naming: Naming::Here } })
        };
        let words = message(12);
        assert!(
            words.contains("Capture · 12 on the first try"),
            "{}",
            &*words
        );
        assert!(!words.contains("Tip of the star"), "{}", &*words);
        let words = message(0);
        assert!(
            words.contains("Capture") && !words.contains("first try"),
            "{}",
            &*words
        );
    }

    #[test]
    fn the_change_of_the_rating_stands_beside_a_solve() {
        let bar = |rated| {
            draw(move || rsx! { Bar { title: "Practice", run: None, rated, against: None } })
        };
        let less = bar(Some((1112, -5)));
        assert!(less.contains("Rating 1,112 (−5)"), "{}", &*less);
        assert!(
            less.by_id("puzzle-rating-change")
                .contains("data-value=\"-5\"")
        );
        assert!(!bar(None).contains("Rating"));
    }

    #[test]
    fn a_mistake_says_whose_game_it_is_from() {
        let bar = |against| {
            draw(move || rsx! { Bar { title: "Your mistakes", run: None, rated: None, against } })
        };
        let fox = bar(Some(CpuLevel::Three));
        assert!(fox.by_id("puzzle-against").contains("data-value=\"3\""));
        assert!(fox.contains("opponent-face") && fox.contains("From your game with Fox (Lv.3)"));
        assert!(!bar(None).contains("opponent-face"));
    }
}
