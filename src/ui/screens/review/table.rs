//! A game of a classic: the board with what was better, who was ahead, what was placed and what it was worth.

use dioxus::prelude::*;
use rsg_classics::{Play, Points, Terms};
use rsg_engine::Color;

use super::accuracy::HowFar;
use super::graph::{Graph, Margin};
use super::words::{placed_by, placed_words};
use super::{ListedMove, MoveList, Steps, swiping, walk, walk_by_key};
use crate::ui::components::{BoardKind, Button, SquareBoard, SquareMoving, board_name, use_finger};
use crate::ui::runtime::use_view;
use crate::ui::screens::placement::use_telling;
use crate::ui::screens::table::CopyTable;
use crate::ui::table_words;
use crate::ui::texts::{t, texts};
use rsg_game::app::ReviewScreenView;
use rsg_game::progress::{AnimationSpeed, TableEnding};
use rsg_game::session::review::Walk;
use rsg_game::session::{TableOver, TableReviewView, TableRow, TableValue, TableVerdict};

#[component]
pub(super) fn TableGame(view: ReadSignal<ReviewScreenView>) -> Element {
    let view = view.read();
    let ReviewScreenView::Table {
        view,
        over,
        has_sheet,
    } = &*view
    else {
        return rsx! {};
    };
    let terms = view.terms;
    let here = view.at;
    rsx! {
        div {
            class: "content review",
            tabindex: "-1",
            "data-keys": "ArrowLeft ArrowRight Home End",
            onkeydown: move |event| walk_by_key(&event),
            TableBoard { view: (**view).clone() }
            Graph {
                margins: view.values.iter().map(|value| value.map(Margin::from)).collect::<Vec<_>>(),
                worst: view.worst.clone(),
                here,
            }
            if compares(terms) {
                div { class: "review-more",
                    Button {
                        test_id: "review-worst",
                        disabled: view.worst.is_empty(),
                        onclick: move |_| walk(Walk::Worst),
                        {t("review-worst")}
                    }
                }
            }
            HowFar {
                progress: view.progress,
                proves: compares(terms),
                estimates: if compares(terms) { t("review-discs-rest") } else { t("review-go-rest") },
            }
            div { class: "review-more", CopyTable { has_sheet: *has_sheet } }
            MoveList {
                for (index , row) in view.rows.iter().enumerate() {
                    ListedMove {
                        key: "{index}",
                        number: index + 1,
                        by: row.by,
                        name: table_words::play(&row.play),
                        cost: row.verdict.map(|verdict| verdict.cost),
                        is_worst: view.worst.contains(&index),
                        is_here: here == index + 1,
                    }
                }
            }
            div { class: "review-dock",
                Words { view: (**view).clone(), over: (**over).clone() }
                Steps { can: (0 < here, here < view.rows.len()) }
            }
        }
    }
}

/// Whether placements of the game are compared, and their values proved; else it is estimated who is ahead.
fn compares(terms: Terms) -> bool {
    match terms {
        Terms::Reversi(_) => true,
        Terms::Go(_) => false,
    }
}

#[component]
fn TableBoard(view: TableReviewView) -> Element {
    let animation = use_view(|app| app.settings().animation);
    let finger = use_finger();
    let telling = use_telling();
    let step = view.step.number;
    let moves = view.step.showing && animation() != AnimationSpeed::Off;
    let moving = view
        .step
        .change
        .filter(|_| moves)
        .map(|change| SquareMoving {
            change,
            begun: telling.begun,
            shown: telling.shown,
        });
    rsx! {
        div {
            class: "review-board",
            ontouchstart: move |event| finger.down(&event),
            ontouchend: move |event| swiping(finger.up(&event)),
            SquareBoard {
                squares: view.squares,
                kind: BoardKind::of(view.terms),
                size: view.terms.size(),
                label: board_name(),
                moving,
                step,
                hints: true,
                ghost: view.ghost,
            }
        }
    }
}

/// What was played last, what it was worth, and what is to be expected.
#[component]
fn Words(view: TableReviewView, over: TableOver) -> Element {
    let row = view.at.checked_sub(1).and_then(|turn| view.rows.get(turn));
    let last = row.map(|row| match &row.play {
        // That is both sides' doing.
        Play::Agree(_) => table_words::play(&row.play),
        play => placed_by(row.by, table_words::play(play)),
    });
    let verdict = row.and_then(|row| row.verdict);
    let value = view.values.get(view.at).copied().flatten();
    rsx! {
        div { class: "review-words", role: "status",
            p { "data-testid": "review-place", "data-value": "{view.at}", {placed_words(view.at, view.rows.len(), last)} }
            if let Some(words) = worth_words(row, verdict) {
                p {
                    "data-testid": "review-worth",
                    "data-cost": verdict.map(|verdict| verdict.cost.to_string()),
                    "data-exact": verdict.map(|verdict| verdict.exact.to_string()),
                    {words}
                }
            }
            p {
                class: "review-note",
                "data-testid": "review-value",
                "data-value": value.map(|value| value.lead.to_string()),
                "data-exact": value.map(|value| value.exact.to_string()),
                {outlook_words(&view, &over, value)}
            }
        }
    }
}

/// "That cost 6 discs. d3 was better.", or that nothing was; and who passes then.
fn worth_words(row: Option<&TableRow>, verdict: Option<TableVerdict>) -> Option<String> {
    let Some(row) = row else {
        return Some(t("review-start"));
    };
    let worth = verdict.map(|verdict| {
        if verdict.cost == Points::default() {
            return t("review-best-played");
        }
        let cost = verdict.cost.in_halves() / 2;
        let best = verdict.best.to_string();
        t!(
            "review-discs-lost",
            cost = cost,
            best = best,
            exact = yes(verdict.exact)
        )
    });
    let passes = row.passes.map(|color| t(&format!("speech-passes-{color}")));
    let words: Vec<String> = worth.into_iter().chain(passes).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// How the game ended or, before that, how it ends with best play or is estimated to.
fn outlook_words(view: &TableReviewView, over: &TableOver, value: Option<TableValue>) -> String {
    let is_last = view.at == view.rows.len();
    if let (true, Some(winner)) = (is_last, over.winner) {
        let loser = (!winner).to_string();
        match over.ending {
            TableEnding::OnTime => return t!("review-on-time", color = loser),
            TableEnding::Resigned => return t!("table-resigned", color = loser),
            TableEnding::Played | TableEnding::GivenUp => {}
        }
    }
    let Some(value) = value else {
        return if view.progress.is_done {
            t("review-no-value")
        } else {
            t("review-unknown")
        };
    };
    let halves = value.lead.in_halves();
    let ahead = match halves {
        0 => "none".to_owned(),
        1.. => Color::Black.to_string(),
        _ => Color::White.to_string(),
    };
    let size = Points::halves(halves.abs());
    if compares(view.terms) {
        let key = match (view.over, value.exact) {
            (true, _) => "review-discs-won",
            (false, true) => "review-discs-outlook",
            (false, false) => "review-discs-estimate",
        };
        t!(key, ahead = ahead, discs = size.in_halves() / 2)
    } else {
        let key = if view.over {
            "review-go-won"
        } else {
            "review-go-estimate"
        };
        let points = table_words::points(&texts(), size);
        t!(key, ahead = ahead, points = points)
    }
}

fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
