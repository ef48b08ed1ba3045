//! A turn that is shown moving: on the Play screen, in a lesson, in Review.

use dioxus::prelude::*;

use crate::ui::components::{Motion, Moving};
use crate::ui::runtime::dispatch;
use rsg_game::board::{BoardEvent, BoardStep};
use rsg_game::progress::AnimationSpeed;

/// The callbacks to the app when a turn begins to be shown, and when it has been shown.
#[derive(Clone, Copy)]
pub(in crate::ui::screens) struct MotionReports {
    pub(in crate::ui::screens) begun: Callback<u64>,
    pub(in crate::ui::screens) shown: Callback<u64>,
}

/// The callbacks for [`moving`].
pub(in crate::ui::screens) fn use_motion_reports() -> MotionReports {
    MotionReports {
        begun: use_callback(|step| dispatch(BoardEvent::Drawn { step })),
        shown: use_callback(|step| dispatch(BoardEvent::Animated { step })),
    }
}

/// The turn to show, as long as it moves.
pub(in crate::ui::screens) fn moving(
    step: &BoardStep,
    speed: AnimationSpeed,
    reports: MotionReports,
) -> Option<Moving> {
    let moves = step.showing && speed != AnimationSpeed::Off;
    Some(Moving {
        change: step.turn.clone().filter(|_| moves)?,
        arrival: step.arrival,
        begun: reports.begun,
        shown: reports.shown,
    })
}

/// The multiplier of all that the board's animations take, where they are to be over within a given time.
pub(in crate::ui::screens) fn tempo_within(step: &BoardStep) -> Option<f64> {
    let within = f64::from(step.within?);
    let motion = Motion::of(step.turn.as_ref()?, step.arrival);
    Some(within / f64::from(motion.ends_at))
}
