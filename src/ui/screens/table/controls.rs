//! Turns beside a placement, the agreement at a stop, and the words above the board for both.

use dioxus::prelude::*;
use rsg_classics::{Play, Square};

use crate::ui::components::{Button, Variant};
use crate::ui::runtime::tell_board;
use crate::ui::screens::play::tell;
use crate::ui::texts::{t, texts};
use crate::ui::{table_words, who};
use rsg_game::app::PlayEvent;
use rsg_game::board::{BoardEvent, StopView};
use rsg_game::session::{BesideView, TableNote, TableView};

/// The buttons of games in which a turn is more than a placement; nothing in others.
#[component]
pub(super) fn TurnControls(table: TableView) -> Element {
    if !table.can_resign {
        return rsx! {};
    }
    let kept = table.aim.filter(|aim| aim.stays);
    rsx! {
        div { class: "controls-row",
            if let Some(stop) = table.stop {
                StopControls { stop }
            } else if let Some(aim) = kept {
                PlaceControls { square: aim.square, open: aim.refusal.is_none() }
            } else {
                Beside { turns: table.beside.clone(), has_button: has_button(&table) }
                ResignButton {}
            }
        }
    }
}

/// Whether the button still lies beside the board.
fn has_button(table: &TableView) -> bool {
    let panels = [&table.panels.black, &table.panels.white];
    let mut areas = panels.into_iter().filter_map(|panel| panel.area);
    !areas.any(|area| area.button)
}

/// The button, and once somebody has it, the pass.
#[component]
fn Beside(turns: Vec<BesideView>, has_button: bool) -> Element {
    let shown = if has_button { Play::Button } else { Play::Pass };
    let (words, test_id) = if has_button {
        ("table-take-button", "take-button")
    } else {
        ("table-pass", "pass")
    };
    rsx! {
        for turn in turns.into_iter().filter(|turn| turn.play == shown) {
            Button {
                key: "{test_id}",
                test_id,
                disabled: !turn.open,
                "data-hinted": turn.hinted.then_some("true"),
                onclick: move |_| tell_board(BoardEvent::Beside(turn.play.clone())),
                {t(words)}
            }
        }
    }
}

#[component]
fn ResignButton() -> Element {
    rsx! {
        Button {
            variant: Variant::Quiet,
            test_id: "resign",
            onclick: move |_| tell(PlayEvent::Resign),
            {t("table-resign")}
        }
    }
}

/// What is aimed at is placed, or not.
#[component]
fn PlaceControls(square: Square, open: bool) -> Element {
    rsx! {
        Button {
            variant: Variant::Primary,
            test_id: "place",
            "data-value": square.to_string(),
            disabled: !open,
            onclick: move |_| tell_board(BoardEvent::Tap(square.into())),
            {t!("table-place", cell = square.to_string())}
        }
        Button {
            test_id: "place-cancel",
            onclick: move |_| tell_board(BoardEvent::Aim(None)),
            {t("table-place-cancel")}
        }
    }
}

#[component]
fn StopControls(stop: StopView) -> Element {
    rsx! {
        Button {
            variant: Variant::Primary,
            test_id: "stop-agree",
            disabled: stop.waits,
            onclick: move |_| tell_board(BoardEvent::Agree),
            {t("table-agree")}
        }
        Button {
            test_id: "stop-resume",
            onclick: move |_| tell_board(BoardEvent::Resume),
            {t("table-resume")}
        }
        ResignButton {}
    }
}

/// What stands above the board while the game is stopped.
pub(super) fn stop_words(stop: StopView) -> String {
    t(match stop {
        StopView { waits: true, .. } => "table-stop-waits",
        StopView { differs: true, .. } => "table-stop-differs",
        StopView { .. } => "table-stop",
    })
}

/// What the player is told instead of whose turn it is.
pub(super) fn note_words(table: &TableView) -> Option<String> {
    if let Some(aim) = table.aim
        && let Some(reason) = aim.refusal.filter(|reason| reason.is_subtle())
    {
        return Some(table_words::refused(&texts(), aim.square, reason));
    }
    Some(match table.note.as_ref()? {
        TableNote::Refused(square, reason) => table_words::refused(&texts(), *square, *reason),
        TableNote::CpuPlaysOn => t("table-cpu-plays-on"),
        TableNote::Beside {
            who,
            color,
            play,
            pass_ends,
        } => {
            let key = match play {
                Play::Button => "table-took-button",
                _ => "table-passed",
            };
            let passed = t!(
                key,
                who = who::kind(who, *color),
                name = who::name(who, *color)
            );
            let turn = &table.turn;
            if *pass_ends {
                t!("table-pass-ends", passed = passed)
            } else {
                t!(
                    "table-beside",
                    what = passed,
                    turn = who::turn(&turn.who, turn.side)
                )
            }
        }
    })
}
