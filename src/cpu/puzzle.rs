//! Whether a position is a puzzle: whether one turn of the side to move wins and no other, proved within a time.
//!
//! A panic and the end of the time are told apart: without a proof in time a position is *open*.

use std::time::Duration;

use rsg_classics::{Judgement, Mind, Play, Points, SquaresGame};
use rsg_engine::puzzle::{CHOICES, Unfit, VACANT};
use rsg_engine::{Game, Move, Thinker};
use rsg_game::thinking::{NoPuzzle, PuzzleVerdict};

use crate::platform::device;

/// The longest time for a proof.
const LONGEST: Duration = Duration::from_secs(60);

/// Says that a proof is to stop: nobody waits any more, or its time is over.
pub(super) fn in_time(stopped: &dyn Fn() -> bool) -> impl Fn() -> bool {
    let begin = device::uptime();
    move || stopped() || LONGEST <= device::uptime().saturating_sub(begin)
}

/// The verdict on a position of the star.
pub(super) fn on_star(
    thinker: &mut Thinker,
    game: &Game,
    stop: &dyn Fn() -> bool,
) -> Option<PuzzleVerdict> {
    let position = game.position();
    if *VACANT.end() < position.sides().vacant().len() {
        return Some(PuzzleVerdict::Open);
    }
    let Some(only) = thinker.only_win(game, stop) else {
        return Some(PuzzleVerdict::Open);
    };
    let only = match only {
        Ok(only) => only,
        Err(Unfit::Cooked) => return Some(PuzzleVerdict::Two),
        Err(Unfit::Choices) => return Some(PuzzleVerdict::No(NoPuzzle::Choices)),
        Err(_) => return Some(PuzzleVerdict::No(NoPuzzle::NotWon)),
    };
    // A solution that is too long, or that moves before it could change, is told as far as its first turn.
    let line = match thinker.puzzle_line(position, stop) {
        Some(Ok(line)) => line,
        _ => vec![only.mv],
    };
    let Some(margin) = margin(thinker, game, &line, stop) else {
        return Some(PuzzleVerdict::Open);
    };
    Some(PuzzleVerdict::Yes {
        line: line.into_iter().map(Into::into).collect(),
        margin: Points::whole(margin),
    })
}

fn margin(
    thinker: &mut Thinker,
    game: &Game,
    line: &[Move],
    stop: &dyn Fn() -> bool,
) -> Option<i32> {
    let margin = thinker.puzzle_margin(game.position(), line, stop);
    margin.map(i32::from)
}

/// The verdict on a position of a classic that has proofs.
pub(super) fn on_squares(
    mind: &mut Mind,
    game: &dyn SquaresGame,
    stop: &dyn Fn() -> bool,
) -> Option<PuzzleVerdict> {
    let placements = game.placements();
    if placements.len() < CHOICES {
        return Some(PuzzleVerdict::No(NoPuzzle::Choices));
    }
    let Some(Judgement {
        best: Some(best),
        lead,
        exact: true,
        ..
    }) = mind.judge(game, None, stop)
    else {
        return Some(PuzzleVerdict::Open);
    };
    if lead <= Points::default() {
        return Some(PuzzleVerdict::No(NoPuzzle::NotWon));
    }
    let others = placements.into_iter().map(Play::Place);
    for other in others.filter(|other| *other != best) {
        let judged = mind.judge_turn(game, &other, stop);
        match judged.filter(|judged| judged.exact).and_then(|judged| judged.played) {
            None => return Some(PuzzleVerdict::Open),
            Some(lead) if Points::default() < lead => return Some(PuzzleVerdict::Two),
            Some(_) => {}
        }
    }
    Some(PuzzleVerdict::Yes {
        line: vec![best.into()],
        margin: lead,
    })
}
