//! The game that runs once more above its result, as its driver tells of it.

use crate::board::{BoardEvent, Timer};
use crate::session::replay::Rerun;

use super::Driver;

/// A driver whose game can run once more.
pub(in crate::session) trait Replaying: Driver {
    /// Tells of what happens while the game runs once more, or lets it begin. Whether that was all it means.
    fn act_in_replay(&mut self, event: &BoardEvent) -> bool {
        let driven = self.driven_mut();
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

impl<D: Driver> Replaying for D {}
