//! The result sheet of a game at the table.

use dioxus::prelude::*;
use rsg_classics::Points;
use rsg_engine::{ByColor, Color};

use crate::ui::components::{Button, Icon, Pebble, Variant};
use crate::ui::screens::play::{ResultFrame, tell};
use crate::ui::texts::{t, texts};
use crate::ui::{table_words, who};
use rsg_game::app::PlayEvent;
use rsg_game::progress::{GameKind, TableEnding};
use rsg_game::session::{AreaCount, TableOver, Who};

#[component]
pub fn TableResult(over: TableOver) -> Element {
    let winner = over
        .winner
        .map_or("draw", |color| who::key(&over.who[color]));
    let first = over.winner.unwrap_or(over.own);
    let margin = margin(&over);
    let next = rsx! {
        Button {
            variant: Variant::Primary,
            icon: Icon::Again,
            test_id: "result-again",
            autofocus: true,
            onclick: move |_| tell(PlayEvent::NextStep),
            span { "data-testid": "result-next-step", {t("play-again")} }
        }
    };
    rsx! {
        ResultFrame {
            game: GameKind::of(over.terms),
            title: headline(&over),
            winner,
            side: over.winner,
            margin: margin.map(|margin| t!("result-margin", points = table_words::points(&texts(), margin))),
            margin_value: margin.map(|margin| margin.to_string()),
            close: t("play-close-home"),
            next,
            shares: true,
            div { class: "table-result",
                Score { over: over.clone(), color: first }
                span { class: "table-result-line", aria_hidden: "true", "–" }
                Score { over: over.clone(), color: !first }
            }
            if let Some(counts) = counts(&over, first) {
                p { class: "result-decided", "data-testid": "result-score", {counts} }
            }
            if let Some(area) = over.area {
                AreaTable { area, first }
            }
            if over.pasted {
                p { class: "result-decided", {t("table-pasted")} }
            }
        }
    }
}

/// By how much a game was won that was played to its end.
fn margin(over: &TableOver) -> Option<Points> {
    let winner = over.winner?;
    let played = matches!(over.ending, TableEnding::Played);
    let halves = over.score[winner].in_halves() - over.score[!winner].in_halves();
    played.then(|| Points::halves(halves.abs()))
}

#[component]
fn Score(over: TableOver, color: Color) -> Element {
    let score = over.score[color];
    let words = table_words::points(&texts(), score);
    rsx! {
        div { class: "table-result-side", "data-won": "{over.winner == Some(color)}",
            Pebble { color }
            span { {who::name(&over.who[color], color)} }
            b { "data-testid": "result-{color}", "data-value": "{score}", {words} }
        }
    }
}

/// What each score is made of.
#[component]
fn AreaTable(area: ByColor<AreaCount>, first: Color) -> Element {
    let sides = [first, !first].map(|color| area[color]);
    let texts = texts();
    let whole = |count: i32| table_words::points(&texts, Points::whole(count));
    let half = |has: bool| table_words::points(&texts, Points::halves(i32::from(has)));
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
                    th { scope: "row", {t(&format!("table-count-{name}"))} }
                    td { {other} }
                }
            }
        }
    }
}

/// Both counts: "38–20 on the board, 44–20 with the empty squares".
fn counts(over: &TableOver, first: Color) -> Option<String> {
    let pair = |of: ByColor<Points>| {
        let points = |color| table_words::points(&texts(), of[color]);
        format!("{}–{}", points(first), points(!first))
    };
    let board = pair(over.on_board);
    Some(match (over.ending, over.winner) {
        (TableEnding::OnTime, Some(winner)) => {
            t!(
                "table-on-time",
                color = (!winner).to_string(),
                board = board
            )
        }
        (TableEnding::Resigned, Some(winner)) => {
            t!("table-resigned", color = (!winner).to_string())
        }
        // A table tells of it.
        _ if over.area.is_some() => return None,
        _ if over.score == over.on_board => t!("table-count", board = board),
        _ => t!("table-counts", board = board, score = pair(over.score)),
    })
}

fn headline(over: &TableOver) -> String {
    let Some(color) = over.winner else {
        return t("play-result-draw");
    };
    match &over.who[color] {
        Who::You => t("play-result-you-win"),
        Who::Cpu => t("play-result-you-lose"),
        Who::Player(_) => t!(
            "play-result-wins",
            who = color.to_string(),
            name = who::name(&over.who[color], color)
        ),
    }
}
