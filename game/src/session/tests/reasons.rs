//! Practice: the reason for a verdict is true of the boards that it speaks of.
use super::*;
use crate::session::practice::{Reason, Verdict};
use rsg_classics::Points;
use rsg_engine::Game;
use rsg_engine::analysis::Cost;

/// The game after a move.
fn after(game: &Game, mv: Move) -> Game {
    let mut next = game.clone();
    next.play(mv).unwrap();
    next
}

/// Points that the mover captures by a move, counted from the positions.
fn captures(game: &Game, mv: Move) -> u8 {
    let by = game.position().to_move();
    after(game, mv).position().captures()[by] - game.position().captures()[by]
}

/// The number of cells on which this side can place now.
fn open_to(game: &Game, side: Color) -> u8 {
    if game.outcome().is_some() || game.position().to_move() != side {
        return 0;
    }
    let marked = Cell::ALL.into_iter();
    marked
        .filter(|&cell| !matches!(game.mark(cell), Mark::None | Mark::Blocked))
        .count() as u8
}

fn tips() -> [Cell; 6] {
    [Cell::D2, Cell::D4, Cell::D6, Cell::D8, Cell::DX, Cell::DQ]
}

/// Looks whether a reason is true of the boards.
fn check(before: &Game, played: Move, best: Move, reply: Option<Move>, reason: Reason) {
    let (real, instead) = (after(before, played), after(before, best));
    let opponent = !before.position().to_move();
    let answers = |game: &Game| {
        let is_his = game.outcome().is_none() && game.position().to_move() == opponent;
        if is_his { game.moves() } else { Vec::new() }
    };
    match reason {
        Reason::TipMissed => {
            assert!(tips().contains(&best.cell) && !tips().contains(&played.cell));
            assert!(before.moves().contains(&best));
        }
        Reason::GivesTip => {
            let tip = reply.unwrap();
            assert!(tips().contains(&tip.cell) && answers(&real).contains(&tip));
            assert!(answers(&instead).iter().all(|mv| mv.cell != tip.cell));
        }
        Reason::CaptureMissed(count) => {
            let could = captures(before, best);
            // The point of an empty CP is no stone.
            assert!(count == could || count + 1 == could, "{count} {could}");
            assert!(captures(before, played) <= could && 0 < count);
        }
        Reason::GivesCapture(count) => {
            let taken = captures(&real, reply.unwrap());
            assert!(answers(&real).contains(&reply.unwrap()));
            assert!(count == taken || count + 1 == taken, "{count} {taken}");
            let most = answers(&instead)
                .into_iter()
                .map(|mv| captures(&instead, mv))
                .max();
            assert!(0 < count && most.unwrap_or(0) <= 1);
        }
        Reason::OtherCall(call) => {
            assert_eq!((best.cell, best.call), (played.cell, Some(call)));
            assert_ne!(played.call, Some(call));
        }
        Reason::LeavesFew(count) => {
            assert_eq!(open_to(&after(&real, reply.unwrap()), !opponent), count);
            let answers = answers(&instead).into_iter();
            let left = answers.map(|mv| open_to(&after(&instead, mv), !opponent));
            assert!(count < left.min().unwrap());
        }
        Reason::GivesMoves {
            given,
            instead: few,
        } => {
            assert_eq!(open_to(&real, opponent), given);
            assert_eq!(open_to(&instead, opponent), few);
            assert!(few < given);
        }
        Reason::GivesFlips(count) => {
            let flips = |game: &Game, mv| game.preview(mv).unwrap().flip_count();
            assert_eq!(flips(&real, reply.unwrap()), count);
            let answers = answers(&instead).into_iter();
            assert!(answers.map(|mv| flips(&instead, mv)).max().unwrap() < count);
        }
        Reason::Opens { cell, at_edge } => {
            assert_eq!(reply.unwrap().cell, cell);
            assert_eq!(at_edge, !cell.is_interior());
            assert!(!answers(&instead).is_empty());
            assert!(answers(&instead).iter().all(|mv| mv.cell != cell));
        }
        Reason::FlipsMissed { could, did } => {
            let flips = |mv| before.preview(mv).unwrap().flip_count();
            assert_eq!((flips(best), flips(played)), (could, did));
            assert!(did < could && before.position().board().empty().len() <= 6);
        }
        Reason::CornerMissed(_)
        | Reason::OpensCorner(_)
        | Reason::GroupMissed(_)
        | Reason::LeavesOneLiberty(_) => panic!("{reason:?} on the star"),
        Reason::PassMissed => {
            let turn = instead.turns().last().unwrap();
            assert_eq!(turn.passes, Some(opponent));
            assert_eq!(real.turns().last().unwrap().passes, None);
        }
    }
}

#[test]
fn every_reason_is_true_of_its_boards() {
    let mut met = std::collections::BTreeMap::<String, usize>::new();
    let mut dice = 5;
    let mut roll = |sides: usize| {
        dice = mix(dice, 1);
        (dice % sides as u64) as usize
    };
    for _ in 0..150 {
        let mut game = Game::new();
        while game.outcome().is_none() {
            let moves = game.moves();
            let [played, best] = [(); 2].map(|()| moves[roll(moves.len())]);
            let before = game.clone();
            game.play(played).unwrap();
            let opponent = !before.position().to_move();
            let replies = game.moves();
            let answers = game.outcome().is_none() && game.position().to_move() == opponent;
            let reply = answers.then(|| replies[roll(replies.len())]);
            let cost = Cost {
                points: 3,
                exact: true,
                best,
                reply,
                loses_lead: false,
            };
            let verdict = Verdict::on_the_star(&game, cost).unwrap();
            if let Some(reason) = verdict.reason.filter(|_| best != played) {
                check(&before, played, best, reply, reason);
                let name = format!("{reason:?}");
                let name = name.split(['(', ' ']).next().unwrap().to_owned();
                *met.entry(name).or_default() += 1;
            }
        }
    }
    assert_eq!(met.len(), 11, "{met:?}");
    assert!(met.values().all(|count| 2 < *count), "{met:?}");
}

#[test]
fn most_placements_that_cost_something_are_told_why() {
    let (mut told, mut left_out) = (0, 0);
    let mut dice = 9;
    let mut thinker = rsg_engine::Thinker::with_megabytes(4);
    let limits = rsg_engine::Limits::nodes(100_000);
    for _ in 0..4 {
        let mut game = Game::new();
        while game.outcome().is_none() {
            let moves = game.moves();
            dice = mix(dice, 1);
            game.play(moves[(dice % moves.len() as u64) as usize])
                .unwrap();
            let turn = game.turns().len() - 1;
            let cost = thinker.cost(&game, turn, limits);
            match cost.and_then(|cost| Verdict::on_the_star(&game, cost)) {
                Some(verdict) if verdict.reason.is_some() => told += 1,
                Some(verdict) if Points::default() < verdict.cost => left_out += 1,
                _ => {}
            }
        }
    }
    assert!(3 * left_out < told, "{told} told, {left_out} not");
}
