//! The game that runs once more above its result.

use crate::board::{BoardEvent, Timer};
use crate::session::replay::Rerun;

use super::Match;

impl Match {
    /// Passes an event to a running replay, or begins one. Returns true if that was all it means.
    pub(super) fn act_in_replay(&mut self, event: &BoardEvent) -> bool {
        let driven = &mut self.driven;
        match (event, &mut driven.replay) {
            (BoardEvent::Replay { turning }, None) if Rerun::is_offered(&driven.board) => {
                driven.replay = Rerun::of(&driven.board, *turning);
                driven.go_on_with_replay();
            }
            (BoardEvent::Replay { .. }, _) => {}
            (BoardEvent::EndReplay, _) => driven.replay = None,
            (BoardEvent::Elapsed(timer @ Timer::Replay(_)), Some(replay)) => {
                if *timer == replay.timer() {
                    driven.go_on_with_replay();
                }
            }
            (BoardEvent::Drawn { .. } | BoardEvent::Animated { .. }, Some(replay)) => {
                replay.hear_drawn(event);
            }
            // What it leads to is known to the screen.
            (BoardEvent::Tap(_), Some(_)) => {}
            (touch, Some(_)) if touch.is_touch() => {
                driven.replay = None;
                return false;
            }
            _ => return false,
        }
        true
    }
}
