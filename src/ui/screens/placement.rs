//! A placement that is shown moving: on the Play screen, in a lesson, in Review.
use dioxus::prelude::*;

use crate::ui::components::Moving;
use crate::ui::runtime::tell_board;
use rsg_game::progress::AnimationSpeed;
use rsg_game::session::{BoardStep, Event as BoardEvent};

/// Tells the app that a placement has been shown. To be handed to [`moving`].
pub(super) fn use_shown() -> Callback<u64> {
    use_callback(|step| tell_board(BoardEvent::Animated { step }))
}

/// The placement to show, as long as it moves.
pub(super) fn moving(
    step: &BoardStep,
    speed: AnimationSpeed,
    shown: Callback<u64>,
) -> Option<Moving> {
    let moves = step.showing && speed != AnimationSpeed::Off;
    let turn = step.turn.clone().filter(|_| moves)?;
    Some(Moving {
        turn,
        arrival: step.arrival,
        shown,
    })
}
