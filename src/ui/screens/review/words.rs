//! What was placed and what it was worth, in words.

use dioxus::prelude::*;
use rsg_engine::{Color, Move};

use crate::ui::texts::t;
use rsg_game::progress::Judged;
use rsg_game::session::review::{Place, Row};

#[component]
pub(super) fn Words(
    place: Place,
    /// How many placements the game has.
    count: usize,
    /// The placement on the board, and by whom.
    last: Option<(Color, Move)>,
    /// The one that the words are about.
    about: Option<Row>,
    /// What was better than it.
    line: Vec<Move>,
) -> Element {
    let value = match place {
        Place::Game(at) => at.to_string(),
        Place::Line { turn, played } => format!("{turn}+{played}"),
    };
    rsx! {
        div { class: "review-words", role: "status",
            p { "data-testid": "review-place", "data-value": value, {place_words(place, count, last)} }
            match about {
                None => rsx! { p { {t("review-start")} } },
                Some(row) => rsx! {
                    p { {row.judged.as_ref().map_or_else(|| t("review-unknown"), worth_words)} }
                    if matches!(place, Place::Line { .. }) {
                        p { class: "review-line", {t!("review-line", line = line_text(&line))} }
                    }
                },
            }
        }
    }
}

fn place_words(place: Place, count: usize, last: Option<(Color, Move)>) -> String {
    let at = match place {
        Place::Line { turn, .. } => return t!("review-instead", number = turn + 1),
        Place::Game(at) => t!("review-place", number = at, count = count),
    };
    match last {
        None => at,
        Some((by, mv)) => {
            let color = t(&format!("color-{by}"));
            let placed = t!("review-placed", color = color, mv = mv.to_string());
            format!("{at} · {placed}")
        }
    }
}

fn worth_words(judged: &Judged) -> String {
    let exact = if judged.exact { "yes" } else { "no" };
    let margin = signed(judged.before);
    if judged.loss() == 0 {
        return t!("review-best-played", margin = margin, exact = exact);
    }
    let best = judged.line.first().map(ToString::to_string);
    t!(
        "review-lost",
        loss = judged.loss(),
        best = best.unwrap_or_default(),
        margin = margin,
        after = signed(judged.after),
        exact = exact
    )
}

fn line_text(line: &[Move]) -> String {
    let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// A difference of points, with its sign.
pub(super) fn signed(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}
