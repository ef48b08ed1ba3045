//! A placement that is shown moving: on the Play screen, in a lesson, in Review.
use std::time::Duration;

use dioxus::prelude::*;
use rsg_engine::Turn;

use crate::ui::components::{Motion, tempo};
use crate::ui::runtime::{tell_board, use_view};
use rsg_game::progress::AnimationSpeed;
use rsg_game::session::{BoardStep, Event as BoardEvent};

/// Time for a page in a browser to have drawn what it was sent, in milliseconds.
const TRANSPORT: u64 = 40;

/// The placement to show, as long as it moves.
pub(super) fn moving(step: &BoardStep, speed: AnimationSpeed) -> Option<Turn> {
    let moves = step.showing && speed != AnimationSpeed::Off;
    step.turn.clone().filter(|_| moves)
}

/// Tells the app when a placement has been shown.
pub(super) fn use_animated() {
    let shown = use_view(|app| {
        let step = app.board_step()?;
        let turn = step.turn.as_ref().filter(|_| step.showing)?;
        let tempo = tempo(app.settings().animation);
        Some((step.number, Motion::of(&turn.effect).millis(tempo)))
    });
    use_effect(move || {
        let Some((step, millis)) = shown() else {
            return;
        };
        spawn(async move {
            if 0 < millis {
                tokio::time::sleep(Duration::from_millis(millis + TRANSPORT)).await;
            }
            tell_board(BoardEvent::Animated { step });
        });
    });
}
