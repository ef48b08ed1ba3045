//! What was placed and what it was worth, in words.

use dioxus::prelude::*;
use rsg_classics::Points;
use rsg_engine::{ByColor, Color, Decided, Move, Outcome};

use crate::ui::texts::{t, texts};
use crate::ui::{table_words, who, words};
use rsg_game::progress::{Accuracy, Judged};
use rsg_game::session::review::{Header, Place, Row};
use rsg_game::session::{TableOver, Who};
use rsg_game::text::Value;

/// "You (Black) 19–22 CPU Lv.1": names are never cut, and the score is never torn apart.
pub(super) fn heading(header: &Header) -> String {
    versus(
        header.first,
        &header.who,
        |color| name(header, color),
        |color| header.score[color].into(),
    )
}

/// The same for a game at the table.
pub(super) fn table_heading(over: &TableOver) -> String {
    let first = over.winner.unwrap_or(over.own);
    let name = |color| match (&over.who[color], over.level) {
        (Who::Cpu, Some(level)) => t!("review-cpu", level = table_words::level(level)),
        (someone, _) => who::name(someone, color),
    };
    let score = |color| table_words::points(&texts(), over.score[color]).into();
    versus(first, &over.who, name, score)
}

/// Who played whom, the colour of the first one told, and the score.
fn versus(
    first: Color,
    who: &ByColor<Who>,
    name: impl Fn(Color) -> String,
    score: impl Fn(Color) -> Value<'static>,
) -> String {
    let is_nameless = matches!(&who[first], Who::Player(name) if name.is_empty());
    let one = name(first);
    let one = if is_nameless {
        one
    } else {
        t!("review-side", name = one, color = color_name(first))
    };
    t!(
        "review-header",
        one = one,
        first = score(first),
        second = score(!first),
        two = name(!first)
    )
}

/// What a side is called: "You", "CPU Lv.1", a name, or its colour.
pub(super) fn name(header: &Header, color: Color) -> String {
    match (&header.who[color], header.level) {
        (Who::Cpu, Some(level)) => t!("review-cpu", level = words::level(level)),
        (someone, _) => who::name(someone, color),
    }
}

fn color_name(color: Color) -> String {
    t(&format!("color-{color}"))
}

/// "6 points", or "about 6 points" where that is an estimate.
pub(super) fn points(points: i16, exact: bool) -> String {
    let exact = if exact { "yes" } else { "no" };
    t!("review-points", points = points, exact = exact)
}

/// "83 %", with a sign that it is about so much where placements are estimated; a dash as long as nothing is known.
pub(super) fn percent(accuracy: Option<Accuracy>) -> String {
    match accuracy {
        None => "–".to_owned(),
        Some(Accuracy { percent, exact }) => {
            let percent = t!("review-percent", percent = percent);
            if exact {
                percent
            } else {
                format!("≈ {percent}")
            }
        }
    }
}

#[component]
pub(super) fn Words(
    place: Place,
    /// How many placements the game has.
    count: usize,
    /// The placement on the board, and by whom.
    last: Option<(Color, Move)>,
    /// The one that the words are about.
    about: Option<Row>,
    /// How the game ended, if the board shows its end.
    outcome: Option<Outcome>,
    /// What was better than it.
    line: Vec<Move>,
) -> Element {
    let value = match place {
        Place::Game(at) => at.to_string(),
        Place::Line { turn, played } => format!("{turn}+{played}"),
        Place::Tried { turn, .. } => format!("{turn}+"),
    };
    rsx! {
        div { class: "review-words", role: "status",
            p { "data-testid": "review-place", "data-value": value, {place_words(place, count, last)} }
            match about {
                None => rsx! { p { {t("review-start")} } },
                Some(row) => rsx! {
                    match &row.judged {
                        None => rsx! { p { {t("review-unknown")} } },
                        Some(judged) => rsx! { p { {worth_words(judged)} } },
                    }
                    if let Some(words) = end_words(outcome, &row) {
                        p { class: "review-note", "data-testid": "review-outlook", {words} }
                    }
                    if matches!(place, Place::Line { .. }) {
                        p { class: "review-line", {t!("review-line", line = line_text(&line))} }
                    }
                },
            }
        }
    }
}

fn place_words(place: Place, count: usize, last: Option<(Color, Move)>) -> String {
    match place {
        Place::Line { turn, .. } | Place::Tried { turn, .. } => {
            t!("review-instead", number = turn + 1)
        }
        Place::Game(at) => placed_words(
            at,
            count,
            last.map(|(by, mv)| placed_by(by, mv.to_string())),
        ),
    }
}

/// "Cost 6 points. B7 was better.", or that nothing was.
fn worth_words(judged: &Judged) -> String {
    if judged.loss() == 0 {
        return t("review-best-played");
    }
    let best = judged.line.first().map(ToString::to_string);
    t!(
        "review-lost",
        cost = points(judged.loss(), judged.exact),
        best = best.unwrap_or_default()
    )
}

/// How the game ended or, before that, how it ends with best play or is estimated to.
fn end_words(outcome: Option<Outcome>, row: &Row) -> Option<String> {
    match (outcome, &row.judged) {
        (Some(outcome), _) => Some(won_words(&outcome)),
        (None, Some(judged)) => Some(outlook_words(row.by, judged)),
        (None, None) => None,
    }
}

/// "Black won by 4."
fn won_words(outcome: &Outcome) -> String {
    let ahead = outcome
        .winner
        .map_or_else(|| "none".to_owned(), |winner| winner.to_string());
    if outcome.decided == Decided::Captures {
        return t!("review-won-by-captures", ahead = ahead);
    }
    let points = outcome.score.black.abs_diff(outcome.score.white);
    t!("review-won", ahead = ahead, points = points)
}

/// "With best play Black wins by 4.": what is to be expected after a placement of that colour.
fn outlook_words(by: Color, judged: &Judged) -> String {
    let ahead = match judged.after {
        0 => "none".to_owned(),
        1.. => by.to_string(),
        _ => (!by).to_string(),
    };
    let key = if judged.exact {
        "review-outlook"
    } else {
        "review-outlook-estimated"
    };
    t!(key, ahead = ahead, points = judged.after.unsigned_abs())
}

/// Placements with spaces between them.
pub(super) fn line_text(line: &[Move]) -> String {
    let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// A difference of points, with its sign.
pub(super) fn signed(points: Points) -> String {
    let halves = points.in_halves();
    let sign = match halves {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let size = Points::halves(halves.abs());
    format!("{sign}{}", table_words::points(&texts(), size))
}

/// What was placed at last, after so many of so many: "12 of 60 · Black: d3".
pub(super) fn placed_words(at: usize, count: usize, last: Option<String>) -> String {
    let at = t!("review-place", number = at, count = count);
    match last {
        None => at,
        Some(placed) => format!("{at} · {placed}"),
    }
}

/// "Black: d3"
pub(super) fn placed_by(by: Color, mv: String) -> String {
    t!("review-placed", color = color_name(by), mv = mv)
}
