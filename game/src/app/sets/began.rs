//! Which board of a set a game has begun from.
//!
//! A game does not say that it is of a set: a game that began from one of its boards is one. So nothing has to be kept
//! in step, and whoever plays a board once more, or goes on with a game that waits, plays it for the set.

use rsg_classics::{SetUp, Terms};

use crate::progress::boards::OwnBoard;
use crate::progress::sets::{PlayedBoard, SetPlace, Sets};
use crate::progress::{Ending, Opponent, Outcome, Plan, Player};
use crate::session::Finished;

/// Returns true if a game with this plan and these turns has begun from this board, against the CPU or between two
/// people: nothing comes of practice.
pub fn has_begun_from(board: &OwnBoard, plan: &Plan, turns: &str) -> bool {
    let counts = matches!(plan.opponent, Opponent::Cpu { .. } | Opponent::People(_));
    if !(plan.pasted && counts && plan.rules == board.rules()) {
        return false;
    }
    match board.terms().map(Terms::shape) {
        None => plan.from.is_some() && plan.from == board.position(),
        Some(shape) => {
            let began = SetUp::in_front(turns, shape).map(|(set_up, _)| set_up);
            began.is_some() && began == board.set_up()
        }
    }
}

/// The places of the board that a game with this plan and these turns has begun from, in the sets that were made here
/// or in those of others.
pub fn places(plan: &Plan, turns: &str, made: bool, sets: &Sets) -> Vec<SetPlace> {
    match plan.pasted {
        true => sets.places(made, |board| has_begun_from(board, plan, turns)),
        false => Vec::new(),
    }
}

/// Notes the end of a game in every set that has the board it began from. A game that was broken off is none.
pub fn note(finished: &Finished, sets: &mut Sets) {
    let [game] = &finished.games[..] else {
        return;
    };
    if finished.ending == Ending::GivenUp {
        return;
    }
    let [one, two] = [game.scores.one, game.scores.two].map(|score| score.total.in_halves());
    let margin = u16::try_from((one - two).unsigned_abs()).unwrap_or(u16::MAX);
    let played = PlayedBoard {
        own: game.one,
        outcome: Outcome::of(Player::One, game.winner),
        margin: (game.ending == Ending::Played).then_some(margin),
        level: finished.plan.opponent.level(),
        helped: 0 < finished.help.hints,
    };
    for at in places(&finished.plan, &game.record, false, sets) {
        sets.note_game(at, played);
    }
}
