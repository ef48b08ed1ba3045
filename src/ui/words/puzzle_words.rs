//! Words for puzzles.

use rsg_engine::Color;
use rsg_engine::puzzle::{Theme, Themes};

use crate::ui::texts::{t, texts};
use crate::ui::words::Naming;
use rsg_game::app::{FIRST_THEMES, Practice, PuzzleSource, PuzzleView};
use rsg_game::session::{Clue, PuzzleState, Refutation, SolvingView};

/// The themes that say most of how to solve a puzzle, those first that say more.
const TELLING: [Theme; 8] = [
    Theme::Ko,
    Theme::Protected,
    Theme::Pass,
    Theme::Call,
    Theme::Capture,
    Theme::Sacrifice,
    Theme::Tip,
    Theme::Counting,
];

/// The most themes in a hint.
const TOLD: usize = 2;

/// The title in the bar.
pub fn title(view: &PuzzleView) -> String {
    match view.source {
        PuzzleSource::Day(day) => {
            t!("puzzle-of-day", date = texts().day_and_month(day.date()))
        }
        PuzzleSource::Run => t("puzzles-run"),
        PuzzleSource::Practice(practice) => match practice {
            Practice::Strength => t("puzzles-practice"),
            other => practised(other),
        },
        PuzzleSource::Mistakes => t("puzzles-mistakes"),
        PuzzleSource::First(at) => t!(
            "puzzle-first",
            number = at as i64 + 1,
            count = FIRST_THEMES.len() as i64
        ),
        PuzzleSource::Set(at) => t!("set-board", number = i64::from(at.board) + 1),
    }
}

/// The name of a kind of practice.
pub fn practised(practice: Practice) -> String {
    match practice {
        Practice::Strength => t("puzzles-practice-strength"),
        Practice::Theme(theme) => t(&format!("puzzle-theme-{theme}")),
        Practice::Grade(grade) => t!("puzzles-grade", grade = grade.number()),
    }
}

/// "Black to play and win".
pub fn task(view: &PuzzleView) -> String {
    let key = match view.source {
        PuzzleSource::Mistakes => "puzzle-task-best",
        _ => "puzzle-task",
    };
    t!(key, color = view.solving.solver.to_string())
}

/// The message: what has come of it, and a second line about that.
pub fn message(view: &PuzzleView, naming: Naming) -> (String, Option<String>) {
    let solving = &view.solving;
    let own = view.source == PuzzleSource::Mistakes;
    match solving.state {
        PuzzleState::Open => open(view, naming),
        PuzzleState::Refuting if solving.thinking => (t("puzzle-thinking"), None),
        PuzzleState::Refuting if own => (t("puzzle-refuting-best"), None),
        PuzzleState::Refuting => {
            let color = (!solving.solver).to_string();
            (t!("puzzle-refuting", color = color), None)
        }
        PuzzleState::Wrong => wrong(solving, own),
        PuzzleState::Solved if own => (t("puzzle-solved-best"), own_outcome(solving)),
        PuzzleState::Shown if own => (t("puzzle-shown"), own_outcome(solving)),
        PuzzleState::Solved => {
            let solved = format!("{} {}", t("puzzle-solved"), outcome(solving));
            (solved, about(view))
        }
        PuzzleState::Shown => {
            let shown = format!("{} {}", t("puzzle-shown"), outcome(solving));
            (shown, theme(solving.themes))
        }
    }
}

fn open(view: &PuzzleView, naming: Naming) -> (String, Option<String>) {
    let solving = &view.solving;
    let first = match (solving.turns.0, view.played()) {
        (0, Some(played)) => t!("puzzle-open-best", mv = naming.of(played)),
        (0, None) if !view.sentence.is_empty() => view.sentence.clone(),
        (0, None) => t("puzzle-open"),
        _ => t("puzzle-open-on"),
    };
    let clue = match solving.clue {
        Clue::None => None,
        Clue::Kind => Some(clues(solving)),
        Clue::Cell(cell) => Some(t!("puzzle-clue-cell", cell = naming.of(cell))),
    };
    (first, clue)
}

/// The message about a wrong placement: that it was wrong, or for an own mistake its cost; then its consequence.
fn wrong(solving: &SolvingView, own: bool) -> (String, Option<String>) {
    let Some(refutation) = &solving.refutation else {
        return (t("puzzle-wrong"), None);
    };
    let lost = match solving.margin - refutation.margin {
        // The score may be the same, but not who wins at it.
        lost if own && 0 < lost => t!("puzzle-wrong-best", lost = lost),
        _ => t("puzzle-wrong"),
    };
    (lost, Some(end(refutation, solving)))
}

fn end(refutation: &Refutation, solving: &SolvingView) -> String {
    match refutation.winner {
        None if solving.over => t("puzzle-draw"),
        None => t("puzzle-will-draw"),
        Some(winner) => {
            let ahead = if winner == solving.solver { 1 } else { -1 };
            wins(winner, ahead * refutation.margin, solving.over)
        }
    }
}

fn wins(winner: Color, margin: i16, over: bool) -> String {
    let color = winner.to_string();
    match margin {
        margin if !over && margin != 0 => {
            t!("puzzle-will-win", color = color, margin = margin)
        }
        0 if !over => t!("puzzle-will-win-captures", color = color),
        0 => t!("puzzle-wins-captures", color = color),
        margin => t!("puzzle-wins", color = color, margin = margin),
    }
}

/// The outcome of the solution.
fn outcome(solving: &SolvingView) -> String {
    let solver = solving.solver;
    match solving.margin {
        margin if margin < 0 => wins(!solver, -margin, solving.over),
        margin => wins(solver, margin, solving.over),
    }
}

/// The outcome of a mistake of the player's own. Its winner at a level score is not known.
fn own_outcome(solving: &SolvingView) -> Option<String> {
    (solving.margin != 0).then(|| outcome(solving))
}

/// What a solved puzzle was about, and how many the player has solved on the first try. Boards of sets don't count
/// there.
fn about(view: &PuzzleView) -> Option<String> {
    let is_counted = !matches!(view.source, PuzzleSource::Set(_)) && 0 < view.solved_at_first;
    let count = is_counted.then(|| t!("puzzle-first-tries", count = view.solved_at_first as i64));
    let parts: Vec<String> = theme(view.solving.themes)
        .into_iter()
        .chain(count)
        .collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// The name of the theme that says most.
fn theme(of: Themes) -> Option<String> {
    let most = TELLING.into_iter().find(|theme| of.contains(*theme));
    most.map(|theme| t(&format!("puzzle-theme-{theme}")))
}

/// The names of the themes.
pub fn themes(of: Themes) -> Option<String> {
    let names: Vec<String> = of
        .iter()
        .map(|theme| t(&format!("puzzle-theme-{theme}")))
        .collect();
    (!names.is_empty()).then(|| names.join(" · "))
}

/// A hint without a cell: its themes, or the number of turns if it has none.
fn clues(solving: &SolvingView) -> String {
    let told = TELLING
        .into_iter()
        .filter(|theme| solving.themes.contains(*theme));
    let told: Vec<String> = told
        .take(TOLD)
        .map(|theme| t(&format!("puzzle-clue-{theme}")))
        .collect();
    match &told[..] {
        [] => t!("puzzle-clue-turns", count = solving.turns.1 as i64),
        told => told.join(" "),
    }
}
