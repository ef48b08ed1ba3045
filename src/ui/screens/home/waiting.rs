//! What waits for the player: unfinished games, newest first, and games by message.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon};
use crate::ui::runtime::dispatch;
use crate::ui::texts::{t, texts};
use crate::ui::{table_words, words};
use rsg_game::app::{Event, PausedView, ScreenName};
use rsg_game::progress::{GameKind, Opponent};
use rsg_game::session::TableView;

/// A row of the list.
#[derive(Clone, PartialEq)]
struct Row {
    game: GameKind,
    kind: &'static str,
    words: String,
    open: Event,
}

#[component]
pub(super) fn Waiting(
    paused: Option<PausedView>,
    table: Option<TableView>,
    /// How many games by message wait for the player; none without any game.
    messages: Option<usize>,
) -> Element {
    let rows = [
        paused.map(|paused| match_row(&paused)),
        table.map(|table| table_row(&table)),
    ];
    rsx! {
        for (number , row) in (1..).zip(rows.into_iter().flatten()) {
            Button {
                key: "{number}",
                class: "card continue-card",
                icon: Icon::Play,
                test_id: "waiting-{number}",
                "data-game": row.game.key(),
                "data-kind": row.kind,
                onclick: move |_| dispatch(row.open.clone()),
                span { class: "continue-words",
                    b { {t("home-continue")} }
                    small { {row.words} }
                }
            }
        }
        if let Some(waiting) = messages {
            Button {
                class: "card home-messages",
                icon: Icon::Share,
                test_id: "today-messages",
                "data-value": waiting,
                onclick: move |_| dispatch(Event::Open(ScreenName::Messages)),
                b { {t("messages-title")} }
                span { {t!("home-messages", count = waiting)} }
            }
        }
    }
}

fn match_row(paused: &PausedView) -> Row {
    let (kind, what) = match &paused.opponent {
        Opponent::Cpu { level, .. } => ("cpu", words::level(*level)),
        Opponent::Practice { level, .. } => (
            "practice",
            t!("home-continue-practice", level = words::level(*level)),
        ),
        Opponent::Exam { exam, .. } => (
            "exam",
            t!("home-continue-exam", rank = words::rank(exam.rank())),
        ),
        Opponent::People(_) => ("two", t("home-continue-two")),
    };
    let stand = t!(
        "home-continue-stand",
        black = paused.score.black,
        white = paused.score.white,
        count = paused.placements
    );
    Row {
        game: GameKind::Star,
        kind,
        words: format!("{what} · {stand}"),
        open: Event::Open(ScreenName::Play),
    }
}

fn table_row(table: &TableView) -> Row {
    let game = table_words::game_name(table.terms);
    let (kind, opponent) = match table.level {
        Some(level) => ("cpu", table_words::level(level)),
        None => ("two", t("home-continue-two")),
    };
    let points = |score| table_words::points(&texts(), score);
    let stand = t!(
        "home-continue-stand",
        black = points(table.panels.black.score),
        white = points(table.panels.white.score)
    );
    Row {
        game: GameKind::of(table.terms),
        kind,
        words: format!("{game} · {opponent} · {stand}"),
        open: Event::ContinueTable,
    }
}
