//! Words for the turns of a game and their worth.

mod room;

use dioxus::prelude::*;
use rsg_classics::Points;
use rsg_engine::Color;

use crate::ui::components::Roomy;
use crate::ui::screens::play::gave_up;
use crate::ui::texts::{t, texts};
pub(super) use crate::ui::words::play as play_name;
use crate::ui::words::{self, Naming, numbers, who};
use rsg_game::play::Play;
use rsg_game::progress::{Accuracy, Unit};
use rsg_game::session::review::{Header, Margin, Place, ReviewView, Row, TurnWorth};
use rsg_game::session::{EndReason, OverView, Who};
use rsg_game::text::Value;

/// "6 points", or "about 6 discs" where that is an estimate.
pub(super) fn amount(unit: Unit, amount: Points, exact: bool) -> String {
    let exact = yes(exact);
    match unit {
        Unit::Discs => t!(
            "review-discs",
            discs = amount.in_halves() / 2,
            exact = exact
        ),
        Unit::Points | Unit::HalfPoints => {
            t!("review-points", points = number(amount), exact = exact)
        }
    }
}

/// A number that a text may count by; one with a half is text.
fn number(points: Points) -> Value<'static> {
    let halves = points.in_halves();
    if halves % 2 == 0 {
        (halves / 2).into()
    } else {
        numbers::points(&texts(), points).into()
    }
}

fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// "You (Black) 19–22 Fox (Lv.3)": names are never cut, and the score is never torn apart.
pub(super) fn heading(header: &Header) -> String {
    let first = header.first;
    let is_nameless = matches!(&header.who[first], Who::Player(name) if name.is_empty());
    let one = name(header, first);
    let one = if is_nameless {
        one
    } else {
        t!("review-side", name = one, color = color_name(first))
    };
    t!(
        "review-header",
        one = one,
        first = number(header.score[first]),
        second = number(header.score[!first]),
        two = name(header, !first)
    )
}

/// The name of a side: "You", "Fox (Lv.3)", a name, or its colour.
pub(super) fn name(header: &Header, color: Color) -> String {
    match &header.who[color] {
        Who::Cpu(level) => words::opponent_at_level(&texts(), *level),
        someone => who::name(someone, color),
    }
}

fn color_name(color: Color) -> String {
    t(&format!("color-{color}"))
}

/// "83 %", with a sign that it is about this where placements are estimated; a dash as long as nothing is known.
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

/// The last turn, its worth, and the lead to be expected.
#[component]
pub(super) fn Words(view: ReviewView, over: Option<OverView>, naming: Naming) -> Element {
    let value = match view.place {
        Place::Game(at) => at.to_string(),
        Place::Line { turn, played } => format!("{turn}+{played}"),
        Place::Tried { turn } => format!("{turn}+"),
    };
    let unit = view.kind.spec().unit;
    let row = view.about.and_then(|turn| view.rows.get(turn));
    let worth = row.and_then(|row| row.worth.as_ref());
    let outlook = view.outlook;
    // What the turn cost was read before the better line was walked into.
    let is_beside =
        naming.has_names() && matches!(view.place, Place::Line { .. }) && 1 < view.line.len();
    let line = is_beside.then(|| t!("review-line", line = line_text(&view.line)));
    let said = worth_words(unit, row);
    let expected = outlook_words(unit, &view, over.as_ref());
    rsx! {
        div { class: "review-words", role: "status",
            p { "data-testid": "review-place", "data-value": value,
                Roomy { room: room::places(&view, naming), {place_words(&view, naming)} }
            }
            div { class: "roomy",
                div { class: "room review-said", aria_hidden: "true",
                    div { class: "roomy",
                        p { Roomy { room: room::worths(unit, &view) } }
                        if naming.has_names() {
                            p { class: "review-line", {long_line()} }
                        }
                    }
                    p { class: "review-note", Roomy { room: room::outlooks(unit, over.as_ref()) } }
                }
                div { class: "review-said",
                    p {
                        "data-testid": "review-worth",
                        "data-cost": worth.map(|worth| worth.cost.to_string()),
                        "data-exact": worth.map(|worth| worth.exact.to_string()),
                        match line {
                            Some(line) => rsx! { span { class: "review-line", {line} } },
                            None => rsx! { {said} },
                        }
                    }
                    p {
                        class: "review-note",
                        "data-testid": if unit == Unit::Points { "review-outlook" } else { "review-value" },
                        "data-value": outlook.map(|value| value.lead.to_string()),
                        "data-exact": outlook.map(|value| value.exact.to_string()),
                        {expected}
                    }
                }
            }
        }
    }
}

/// "12 of 60 · Black: d3", without the name "12 of 60 · Black", or "Instead of move 12".
fn place_words(view: &ReviewView, naming: Naming) -> String {
    let at = match view.place {
        Place::Line { turn, .. } | Place::Tried { turn } => {
            return t!("review-instead", number = turn + 1);
        }
        Place::Game(at) => t!("review-place", number = at, count = view.rows.len()),
    };
    match &view.last {
        None => at,
        Some((by, play)) => format!("{at} · {}", placed_words(*by, play, naming)),
    }
}

/// "Black: d3", or "Black" without the name.
fn placed_words(by: Color, play: &Play, naming: Naming) -> String {
    match play {
        // That is both sides' doing.
        Play::Agree(_) => play_name(play),
        play if naming.has_names() || !is_placement(play) => t!(
            "review-placed",
            color = color_name(by),
            mv = play_name(play)
        ),
        _ => color_name(by),
    }
}

/// Returns true if the turn is a placement on the board.
pub(super) fn is_placement(play: &Play) -> bool {
    matches!(play, Play::Place { .. })
}

/// "That cost 6 points.", or that nothing was better; and who passes then. What was better is shown on the board, once
/// asked for.
fn worth_words(unit: Unit, row: Option<&Row>) -> String {
    let Some(row) = row else {
        return t("review-start");
    };
    let worth = row.worth.as_ref().map(|worth| lost_words(unit, worth));
    let words: Vec<String> = worth
        .into_iter()
        .chain(row.passes.map(pass_words))
        .collect();
    words.join(" ")
}

fn pass_words(color: Color) -> String {
    t!("speech-passes", color = color.to_string())
}

fn lost_words(unit: Unit, worth: &TurnWorth) -> String {
    let TurnWorth { cost, exact, .. } = *worth;
    if worth.best.is_none() || cost == Points::default() {
        return t("review-best-played");
    }
    t!("review-lost", cost = amount(unit, cost, exact))
}

/// The end of the game or, before that, its outcome with best play or by estimate.
fn outlook_words(unit: Unit, view: &ReviewView, over: Option<&OverView>) -> String {
    let is_last = view.place == Place::Game(view.rows.len());
    if let Some(early) = over.filter(|_| is_last).and_then(early_end) {
        return early;
    }
    if let Some(winner) = view.won_by_captures {
        return t!("review-won-by-captures", ahead = winner.to_string());
    }
    let Some(margin) = view.outlook else {
        let nothing_comes = view.progress.is_done && unit == Unit::Discs;
        return t(if nothing_comes {
            "review-no-value"
        } else {
            "review-unknown"
        });
    };
    margin_words(unit, margin, view.over)
}

/// "With best play, Black wins by 4.", or how the game ended.
pub(in crate::ui::screens) fn margin_words(
    unit: Unit,
    Margin { lead, exact }: Margin,
    over: bool,
) -> String {
    let ahead = match lead.in_halves() {
        0 => "none".to_owned(),
        1.. => Color::Black.to_string(),
        _ => Color::White.to_string(),
    };
    let lead = number(Points::halves(lead.in_halves().abs()));
    let certainty = match (over, exact) {
        (true, _) => "won",
        (false, true) => "outlook",
        (false, false) => "estimate",
    };
    match unit {
        Unit::Points => t!(&format!("review-{certainty}"), ahead = ahead, points = lead),
        Unit::Discs => t!(
            &format!("review-discs-{certainty}"),
            ahead = ahead,
            discs = lead
        ),
        Unit::HalfPoints => t!(
            &format!("review-go-{certainty}"),
            ahead = ahead,
            points = lead
        ),
    }
}

/// The end of a game on squares that its rules did not end.
pub(super) fn early_end(over: &OverView) -> Option<String> {
    match over.reason? {
        EndReason::Time(loser) => Some(t!("review-on-time", color = loser.to_string())),
        EndReason::Resignation(_) => gave_up(over),
        _ => None,
    }
}

/// A better line that takes as much room as there is for one.
pub(super) fn long_line() -> String {
    t!("review-line", line = "B1[W] ".repeat(20))
}

/// Turns with spaces between them.
pub(super) fn line_text(line: &[Play]) -> String {
    let names: Vec<String> = line.iter().map(play_name).collect();
    names.join(" ")
}
