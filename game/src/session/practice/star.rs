//! The teacher's word on a placement on the star.

use rsg_engine::analysis::Cost;

use rsg_engine::{Cells, Effect, Game, Move};

use super::verdict::{Reason, Verdict};
use rsg_classics::Points;

/// An estimate of fewer points than this is no verdict (docs/search.md says how far estimates are off).
const CLAIMED: i32 = 3;

/// The most cells to place on that are few enough to be worth a word.
const FEW: u8 = 3;

/// The number of cells more to place on that is worth a word.
const CLEARLY: u8 = 3;

/// The number of flips, and of flips more than elsewhere, that is worth a word.
const MANY_FLIPS: u8 = 4;
const MORE_FLIPS: u8 = 2;

/// The most cells left with which flips are points that hardly change hands any more.
const NEARLY_FULL: usize = 6;

/// The ring of the tips.
const TIPS: u8 = 4;

impl Verdict {
    /// The verdict on the last placement of a game.
    pub(in crate::session) fn on_the_star(game: &Game, found: Cost) -> Option<Verdict> {
        let last = game.turns().last()?;
        let mut before = game.clone();
        before.undo();
        let claimed = found.exact || CLAIMED <= found.points;
        let cost = if claimed { found.points.max(0) } else { 0 };
        let better = (0 < cost).then_some(found.best);
        Some(Verdict {
            play: last.mv.into(),
            cost: Points::whole(cost),
            exact: found.exact,
            by_playouts: false,
            only: is_only(&before),
            better: better.map(Into::into),
            loses_lead: found.loses_lead && better.is_some(),
            reason: better.and_then(|better| reason(&before, game, better, found.reply)),
        })
    }
}

/// Returns true if all placements lead to one position.
fn is_only(game: &Game) -> bool {
    let position = game.position();
    let mut led_to = game
        .moves()
        .into_iter()
        .map(|mv| position.play_unchecked(mv));
    let first = led_to.next();
    led_to.all(|next| Some(next) == first)
}

/// The reason that `better` would have been better than the last placement of `after`, to which the opponent's best
/// answer is `reply`.
fn reason(before: &Game, after: &Game, better: Move, reply: Option<Move>) -> Option<Reason> {
    let played = after.turns().last()?;
    if better.cell == played.mv.cell {
        return better.call.map(Reason::OtherCall);
    }
    let mut instead = before.clone();
    let missed = instead.play(better).ok()?;
    let given = reply.and_then(|reply| given_away(after, &instead, reply));
    let could = stones(&missed.effect);
    let is_tip = |mv: Move| mv.cell.ring() == TIPS;
    let opponent_answers = instead.end().is_none() && missed.passes.is_none();
    let was_closed =
        |reply: Move| !opponent_answers || instead.moves().iter().all(|mv| mv.cell != reply.cell);
    match given {
        Some(given) if 1 < given => Some(Reason::GivesCapture(given)),
        _ if is_tip(better) && !is_tip(played.mv) => Some(Reason::TipMissed),
        _ if stones(&played.effect) < could => Some(Reason::CaptureMissed(could)),
        Some(given) => Some(Reason::GivesCapture(given)),
        None => match reply {
            Some(reply) if is_tip(reply) && was_closed(reply) => Some(Reason::GivesTip),
            _ if missed.passes.is_some() && played.passes.is_none() => Some(Reason::PassMissed),
            _ => fewer_moves(after, &instead, reply)
                .or_else(|| more_flips(after, &instead, reply?))
                .or_else(|| opened(reply?, opponent_answers && was_closed(reply?)))
                .or_else(|| fewer_flips(before, &played.effect, &missed.effect)),
        },
    }
}

/// The reason in the flips of the opponent's best answer.
fn more_flips(after: &Game, instead: &Game, reply: Move) -> Option<Reason> {
    let given = after.preview(reply).ok()?.flip_count();
    let answers = instead.moves().into_iter();
    let flips = answers.filter_map(|mv| Some(instead.preview(mv).ok()?.flip_count()));
    let most = flips.max().unwrap_or(0);
    let is_theirs = instead.position().to_move() == after.position().to_move();
    let clearly = MANY_FLIPS <= given && most + MORE_FLIPS <= given;
    (is_theirs && clearly).then_some(Reason::GivesFlips(given))
}

/// The reason in the cell of the opponent's best answer, if it was closed after the better placement.
fn opened(reply: Move, closed_before: bool) -> Option<Reason> {
    let cell = reply.cell;
    closed_before.then_some(Reason::Opens {
        cell,
        at_edge: !cell.is_interior(),
    })
}

/// The reason in the flips of the two placements.
fn fewer_flips(before: &Game, played: &Effect, better: &Effect) -> Option<Reason> {
    let (did, could) = (played.flip_count(), better.flip_count());
    let nearly_full = before.position().board().empty().len() <= NEARLY_FULL;
    (nearly_full && did < could).then_some(Reason::FlipsMissed { could, did })
}

/// The reason in the numbers of cells to place on.
fn fewer_moves(after: &Game, instead: &Game, reply: Option<Move>) -> Option<Reason> {
    let opponent = after.position().to_move();
    if after.end().is_some() || instead.end().is_some() || reply.is_none() {
        return None;
    }
    let left = |game: &Game, answer: Move| {
        let mut answered = game.clone();
        answered.play(answer).ok()?;
        let mine = answered.end().is_none() && answered.position().to_move() != opponent;
        Some(if mine { cells(&answered) } else { 0 })
    };
    if instead.position().to_move() != opponent {
        return None;
    }
    // At the end of the game nobody has a move, which is no reproach.
    let goes_on = reply.is_some_and(|reply| {
        let mut answered = after.clone();
        answered.play(reply).is_ok() && answered.end().is_none()
    });
    let left_now = reply.and_then(|reply| left(after, reply))?;
    let left_instead = instead
        .moves()
        .into_iter()
        .filter_map(|mv| left(instead, mv));
    if goes_on && left_now <= FEW && left_instead.min().is_some_and(|least| left_now < least) {
        return Some(Reason::LeavesFew(left_now));
    }
    let (given, instead) = (cells(after), cells(instead));
    (instead + CLEARLY <= given).then_some(Reason::GivesMoves { given, instead })
}

/// The number of cells that the player to move can place on.
fn cells(game: &Game) -> u8 {
    let cells: Cells = game.moves().into_iter().map(|mv| mv.cell).collect();
    u8::try_from(cells.len()).unwrap_or(u8::MAX)
}

/// The number of stones that the opponent's answer captures, if no answer to the better placement would have captured
/// any.
fn given_away(after: &Game, instead: &Game, reply: Move) -> Option<u8> {
    let taken = stones(&after.preview(reply).ok()?);
    let opponent = after.position().to_move();
    let safe = instead.position().to_move() != opponent
        || instead
            .moves()
            .into_iter()
            .filter_map(|mv| instead.preview(mv).ok())
            .all(|effect| stones(&effect) == 0);
    (0 < taken && safe).then_some(taken)
}

/// The stones that a placement captures; the point of an empty CP is none.
fn stones(effect: &Effect) -> u8 {
    let captured = effect.captured.iter().map(|group| group.len());
    u8::try_from(captured.sum::<usize>()).unwrap_or(u8::MAX)
}
