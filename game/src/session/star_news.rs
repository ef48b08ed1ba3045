//! News of a star's board, as they are announced whatever is played there for.

use rsg_engine::Color;

use super::Who;
use super::effect::{DriverEffect, Outbox};
use super::speech::{Speech, next, placed};
use crate::board::{Board, Haptic, News, Sound};

/// Announces the news of a star's board without further consequences: a lesson's, a puzzle's.
pub(super) fn say_star(
    outbox: &mut Outbox,
    board: &Board,
    news: &News,
    who: &dyn Fn(Color) -> Who,
) {
    match news {
        News::Opened => outbox.announce(Speech::Begin {
            number: Some(1),
            next: next(board, who),
        }),
        News::TurnDone => {
            let placed = placed(board, who, next(board, who));
            placed
                .into_iter()
                .for_each(|speech| outbox.announce(speech));
        }
        other => announce_touch(outbox, other),
    }
}

/// Announces the result of a touch that placed nothing.
pub(super) fn announce_touch(outbox: &mut Outbox, news: &News) {
    match news {
        News::Refused(cell) => {
            outbox.sound(Sound::Blocked);
            outbox.haptic(Haptic::No);
            outbox.announce(Speech::Blocked(*cell));
        }
        News::CallAsked(cell) => outbox.announce(Speech::AskCall(*cell)),
        News::CallExplained(reason) => outbox.push(DriverEffect::CallExplained(*reason)),
        News::CallCancelled(cell) => outbox.announce(Speech::CallCancelled(*cell)),
        _ => {}
    }
}
