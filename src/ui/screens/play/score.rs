//! The totals of a finished game as a bar, and what they are made of: on the star the captures, of stones and territory
//! each part.

use dioxus::prelude::*;
use rsg_classics::Points;

use crate::ui::components::Pebble;
use crate::ui::texts::{t, texts};
use crate::ui::words::{numbers, opponent_name, who};
use rsg_game::games::{AreaCount, ScoreParts, SideScore};
use rsg_game::session::{OverView, SideOver, Who};
use rsg_game::text::Texts;

/// The final score: a bar of both colours with the totals, which a tap unfolds to what they are made of.
#[component]
pub(super) fn FinalScore(over: OverView) -> Element {
    let mut unfolded = use_signal(|| false);
    let parts = over.sides.each_ref().map(|side| side.score);
    let has_parts = parts[0].captures().is_some() || parts[0].area().is_some();
    let halves = parts.map(|score| f64::from(score.total.in_halves().max(0)));
    let share = match halves[0] + halves[1] {
        0.0 => 0.5,
        both => halves[0] / both,
    };
    let sides = over.sides.clone();
    let first = sides[0].color.map(|color| color.to_string());
    let bar = rsx! {
        span { class: "result-sides",
            for (index , side) in sides.into_iter().enumerate() {
                Score { key: "{index}", index, side }
            }
        }
        span { class: "result-shares", "data-first": first, style: "--share: {share}", "aria-hidden": "true",
            for (index , part) in [share, 1.0 - share].into_iter().enumerate() {
                if 0.0 < part {
                    i { key: "{index}", "data-part": index, style: "--part: {part}" }
                }
            }
        }
    };
    if !has_parts && over.games.is_empty() {
        return rsx! {
            div { class: "result-bar", {bar} }
        };
    }
    rsx! {
        button {
            class: "result-bar",
            r#type: "button",
            "data-testid": "result-table",
            "aria-expanded": "{unfolded}",
            onclick: move |_| unfolded.toggle(),
            {bar}
            span { class: "unseen", {t("result-count")} }
        }
        div { class: "result-parts", hidden: !unfolded(),
            Parts { over: over.clone() }
            GameByGame { games: over.games.clone() }
        }
    }
}

/// The parts of the totals, as the game counts.
#[component]
fn Parts(over: OverView) -> Element {
    let [one, two] = over.sides.each_ref().map(|side| side.score);
    if let (Some(one), Some(two)) = (one.captures(), two.captures()) {
        return rsx! {
            Totals {
                for (index , (board , captured)) in [one, two].into_iter().enumerate() {
                    Total {
                        key: "{index}",
                        name: name(index, &over.sides[index]),
                        side: over.sides[index].clone(),
                        sum: sum_words(&texts(), board, captured),
                    }
                }
            }
        };
    }
    rsx! {
        if let (Some(one), Some(two)) = (one.area(), two.area()) {
            AreaTable { sides: [one, two] }
        }
    }
}

/// The totals of each game of a Reverse Match, in the order of the players above.
#[component]
fn GameByGame(games: Vec<[u8; 2]>) -> Element {
    if games.is_empty() {
        return rsx! {};
    }
    rsx! {
        ul { class: "result-games", "data-testid": "result-games",
            for (index , [one , two]) in games.into_iter().enumerate() {
                li { key: "{index}",
                    {t!("play-game-score", number = index as i64 + 1, one = one, two = two)}
                }
            }
        }
    }
}

/// The sides where each had both colours.
const PLACES: [&str; 2] = ["one", "two"];

/// The name of a side; of two people without names, whose match had more than one game, by number.
fn name(index: usize, side: &SideOver) -> String {
    match (&side.who, side.color) {
        (who, Some(color)) => who::name(who, color),
        (Who::You, None) => t("who-you"),
        (Who::Cpu(level), None) => opponent_name(*level),
        (Who::Player(name), None) if !name.is_empty() => who::called(name),
        (Who::Player(_), None) if index == 0 => t("play-player-one"),
        (Who::Player(_), None) => t("play-player-two"),
    }
}

/// Board + captured = total, a line a player.
#[component]
fn Totals(children: Element) -> Element {
    rsx! {
        table { class: "totals",
            thead {
                tr {
                    td {}
                    th { scope: "col", {t("play-col-board")} }
                    th { scope: "col", {t("play-col-captured")} }
                    th { scope: "col", {t("play-col-total")} }
                }
            }
            tbody { {children} }
        }
    }
}

#[component]
fn Total(name: String, side: SideOver, sum: [String; 3]) -> Element {
    let [board, captured, total] = sum;
    rsx! {
        tr { "data-won": "{side.won}",
            th { scope: "row",
                if let Some(color) = side.color {
                    Pebble { color }
                }
                {name}
            }
            td { {board} }
            td { {captured} }
            td { class: "totals-total", {total} }
        }
    }
}

/// A player's line in the language's own digits.
fn sum_words(texts: &Texts, board: u16, captured: u16) -> [String; 3] {
    let number = |count: u16| texts.number(count);
    [
        number(board),
        format!("+ {}", number(captured)),
        format!("= {}", number(board + captured)),
    ]
}

/// A side's name and total, with the stones that it has captured.
#[component]
fn Score(index: usize, side: SideOver) -> Element {
    let total = side.score.total;
    let key = match side.color {
        Some(color) => color.to_string(),
        None => PLACES[index].to_owned(),
    };
    let captured = side.score.captures().map_or(0, |(_, captured)| captured);
    let pile = side.color.filter(|_| 0 < captured);
    rsx! {
        span { class: "result-side", "data-won": "{side.won}",
            if let Some(color) = side.color {
                Pebble { color }
            }
            span { class: "result-name", {name(index, &side)} }
            b { "data-testid": "result-{key}", "data-value": "{total}", {numbers::points(&texts(), total)} }
            if let Some(color) = pile {
                span { class: "result-pile", "aria-hidden": "true",
                    for stone in 0..captured.min(MOST_SHOWN) {
                        Pebble { key: "{stone}", color: !color }
                    }
                }
            }
        }
    }
}

/// The most captured stones that are drawn beside a total; the table has their number.
const MOST_SHOWN: u16 = 8;

/// The parts of each score of stones and territory.
#[component]
fn AreaTable(sides: [AreaCount; 2]) -> Element {
    let texts = texts();
    let whole = |count: i32| numbers::points(&texts, Points::whole(count));
    let half = |has: bool| numbers::points(&texts, Points::halves(i32::from(has)));
    let agreed = |pick: fn(i32) -> i32| sides.map(|side| pick(side.agreed));
    let [komi, handicap] = [
        agreed(|points| points.max(0)),
        agreed(|points| points.min(0)),
    ];
    let rows = [
        ("stones", sides.map(|side| whole(side.stones as i32))),
        ("territory", sides.map(|side| whole(side.territory as i32))),
        ("button", sides.map(|side| half(side.button))),
        ("komi", komi.map(whole)),
        ("handicap", handicap.map(whole)),
    ];
    // What nobody has is not told of.
    let nothing = whole(0);
    let told = rows
        .into_iter()
        .filter(|(_, counts)| counts.iter().any(|count| *count != nothing));
    rsx! {
        table { class: "area-table", "data-testid": "result-area",
            for (name , [one , other]) in told {
                tr { key: "{name}",
                    td { {one} }
                    th { scope: "row", {t(&format!("area-row-{name}"))} }
                    td { {other} }
                }
            }
        }
    }
}

/// A side's points on the board.
pub(super) fn on_board(score: SideScore) -> Points {
    match score.parts {
        ScoreParts::Discs { on_board } => on_board,
        ScoreParts::Captures { .. } | ScoreParts::Area(_) => match score.captures() {
            Some((on_board, _)) => Points::whole(on_board.into()),
            None => score.total,
        },
    }
}

/// A dash between two figures after which no line ends.
const UNBROKEN: &str = "\u{2060}–\u{2060}";

/// A part of both scores: "38–20", on one line however narrow that is.
pub(super) fn pair(over: &OverView, part: fn(SideScore) -> Points) -> String {
    let parts = over.sides.each_ref().map(|side| part(side.score));
    parts
        .map(|points| numbers::points(&texts(), points))
        .join(UNBROKEN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::text::Language;

    #[test]
    fn the_sum_is_written_in_the_language_s_digits() {
        let sum = |language| sum_words(&Texts::new(language), 20, 8);
        assert_eq!(sum(Language::English), ["20", "+ 8", "= 28"]);
        assert_eq!(sum(Language::Marathi), ["२०", "+ ८", "= २८"]);
    }
}
