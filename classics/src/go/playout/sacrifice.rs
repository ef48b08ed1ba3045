//! Sacrifices: placements that leave their group one liberty.
//!
//! In Go the other side captures such a group, and the room that it leaves is theirs. Here the group changes sides and
//! no room comes back, so the flipped stones and the stone that flips them share the liberties of the groups around. If
//! those have none but one left, the whole can be flipped back: the placement was no loss but a trap. That is how a
//! large group with one eye and one more liberty is taken.

use super::super::board::{Board, Cell};
use super::super::point_set::PointSet;
use super::policy::PlayoutPolicy;
use crate::Color;

/// True if a placement gives away a group of more stones than the policy allows.
pub fn gives_away<const W: usize>(
    board: &Board<W>,
    point: usize,
    side: Color,
    policy: PlayoutPolicy,
) -> bool {
    let after = board.liberties_after(point, side);
    match (after.first(), after.len()) {
        (Some(liberty), 1) => is_given_away(board, point, liberty, side, policy),
        _ => false,
    }
}

/// True if a placement that leaves its group one liberty gives it away.
pub fn is_given_away<const W: usize>(
    board: &Board<W>,
    point: usize,
    liberty: usize,
    side: Color,
    policy: PlayoutPolicy,
) -> bool {
    if joined(board, point, side) <= policy.sacrifice {
        return false;
    }
    match kept_by_flipping(board, point, liberty, side) {
        // A group without a liberty may not be placed.
        0 => false,
        1 => !(policy.traps && is_flipped_back(board, point, liberty, side)),
        _ => true,
    }
}

/// The number of liberties that the other side has after it flipped that group; more than two are not counted.
fn kept_by_flipping<const W: usize>(
    board: &Board<W>,
    point: usize,
    liberty: usize,
    side: Color,
) -> u32 {
    let mut kept = PointSet::NONE;
    let mut keep = |at: usize| {
        match board.cell(at) {
            Cell::Stone(owner) if owner != side => kept.add(board.liberties_of(board.group(at))),
            _ => return false,
        }
        kept.remove(point);
        kept.remove(liberty);
        1 < kept.len()
    };
    if board.near(point).chain(board.near(liberty)).any(&mut keep) {
        return 2;
    }
    let own = |at: &usize| board.stone(*at) == Some(side);
    for group in board.near(point).filter(own) {
        for stone in board.stones(group) {
            if board.near(stone).any(&mut keep) {
                return 2;
            }
        }
    }
    for at in board.near(liberty) {
        if at != point && board.cell(at) == Cell::Free {
            kept.insert(at);
        }
    }
    kept.len()
}

/// True if what the other side flips by placing on `liberty` can be flipped back at once.
fn is_flipped_back<const W: usize>(
    board: &Board<W>,
    point: usize,
    liberty: usize,
    side: Color,
) -> bool {
    let mut after = board.clone();
    after.place(point, side, |_, _| ());
    if !after.is_allowed(liberty, !side) {
        return true;
    }
    after.place(liberty, !side, |_, _| ());
    flip_of(&after, liberty, side).is_some()
}

/// The number of stones that a placement would join.
fn joined<const W: usize>(board: &Board<W>, point: usize, side: Color) -> u32 {
    let mut seen = [usize::MAX; 4];
    let mut stones = 1;
    for (number, at) in board.near(point).enumerate() {
        if board.stone(at) == Some(side) {
            let group = board.group(at);
            if !seen.contains(&group) {
                seen[number] = group;
                stones += board.size_of(group);
            }
        }
    }
    stones
}

/// The point on which a stone's group can be flipped at once.
pub fn flip_of<const W: usize>(board: &Board<W>, stone: usize, side: Color) -> Option<usize> {
    let liberties = board.liberties_of(board.group(stone));
    if liberties.len() != 1 {
        return None;
    }
    liberties
        .first()
        .filter(|point| board.is_allowed(*point, side))
}
