//! Playouts: games to the end at random, but not blindly. A point is worth the share of games in which it ends as one's
//! own.

pub mod pattern;
pub mod policy;
pub mod sacrifice;

use super::board::{Board, Cell};
use super::neighbours::CELLS;
use super::position::Position;
use crate::{Color, SplitMix64};
use pattern::Patterns;
use policy::PlayoutPolicy;
use sacrifice::{flip_of, is_given_away};

/// The side that placed on each point during a playout.
pub(super) type Placed = [Option<Color>; CELLS];

/// True if a free point is an eye: only own stones around it, and too few of the other side's diagonally beside it to
/// cut them apart.
pub(super) fn is_eye<const W: usize>(board: &Board<W>, point: usize, side: Color) -> bool {
    let neighbours = board.neighbours();
    let own = |at: u16| match board.cell(usize::from(at)) {
        Cell::Stone(owner) => owner == side,
        Cell::Free => false,
        Cell::Edge => true,
    };
    if !neighbours.near[point].into_iter().all(own) {
        return false;
    }
    let (mut cuts, mut edge) = (0, false);
    for at in neighbours.diagonal[point] {
        match board.cell(usize::from(at)) {
            Cell::Stone(owner) if owner != side => cuts += 1,
            Cell::Edge => edge = true,
            _ => {}
        }
    }
    cuts + u32::from(edge) < 2
}

/// A game that is being played out.
pub(super) struct Playout<'a, const W: usize> {
    pub position: &'a mut Position<W>,
    pub policy: PlayoutPolicy,
    pub patterns: &'a Patterns,
    pub chance: &'a mut SplitMix64,
    pub placed: &'a mut Placed,
}

impl<const W: usize> Playout<'_, W> {
    /// Plays until neither side has anything left to place. Whoever first has nothing takes the button.
    pub fn run(&mut self) {
        let mut idle = 0;
        while idle < 2 {
            let side = self.position.mover;
            match self.choose() {
                Some(point) => {
                    idle = 0;
                    self.position.board.place(point, side, |_, _| ());
                    self.placed[point].get_or_insert(side);
                    self.position.last = Some(point as u16);
                }
                None => {
                    idle += 1;
                    self.position.button.get_or_insert(side);
                    self.position.last = None;
                }
            }
            self.position.next();
        }
    }

    fn choose(&mut self) -> Option<usize> {
        if let Some(last) = self.position.last {
            let last = usize::from(last);
            if self.policy.answers
                && let Some(point) = self.answer(last)
            {
                return Some(point);
            }
            if self.policy.patterns
                && let Some(point) = self.contact(last)
            {
                return Some(point);
            }
        }
        self.anything()
    }

    /// Flips the last stone's group if it has one liberty, or saves what it left with one.
    fn answer(&mut self, last: usize) -> Option<usize> {
        let (board, side) = (&self.position.board, self.position.mover);
        if let Some(point) = flip_of(board, last, side) {
            return Some(point);
        }
        let mut found = None;
        for at in board.near(last) {
            if board.stone(at) == Some(side)
                && let Some(point) = escape(board, at, side)
            {
                found = Some(point);
            }
        }
        found
    }

    /// A placement around the last one that looks like contact.
    fn contact(&mut self, last: usize) -> Option<usize> {
        let (board, side) = (&self.position.board, self.position.mover);
        let neighbours = board.neighbours();
        let (mut found, mut count) = (None, 0);
        for at in neighbours.near[last]
            .into_iter()
            .chain(neighbours.diagonal[last])
        {
            let at = usize::from(at);
            if board.cell(at) == Cell::Free
                && self.patterns.has(board, at, side)
                && is_sensible(board, at, side, self.policy)
            {
                count += 1;
                if self.chance.quick(count) == 0 {
                    found = Some(at);
                }
            }
        }
        found
    }

    /// Any sensible placement.
    fn anything(&mut self) -> Option<usize> {
        let (board, side) = (&self.position.board, self.position.mover);
        let free = board.free();
        if free.is_empty() {
            return None;
        }
        let (before, after) = free.split_at(self.chance.quick(free.len()));
        after
            .iter()
            .chain(before)
            .map(|point| usize::from(*point))
            .find(|point| is_sensible(board, *point, side, self.policy))
    }
}

/// The placement that gets a stone's group with one liberty more of them: by flipping a group beside it, or by growing.
pub(super) fn escape<const W: usize>(board: &Board<W>, stone: usize, side: Color) -> Option<usize> {
    let liberties = board.liberties_of(board.group(stone));
    if liberties.len() != 1 {
        return None;
    }
    for own in board.stones(stone) {
        for at in board.near(own) {
            if board.stone(at) == Some(!side)
                && let Some(point) = flip_of(board, at, side)
            {
                return Some(point);
            }
        }
    }
    liberties
        .first()
        .filter(|point| 1 < board.liberties_after(*point, side).len())
}

/// True if a playout places there: it is allowed, fills no own eye, and gives no more away than it may.
fn is_sensible<const W: usize>(
    board: &Board<W>,
    point: usize,
    side: Color,
    policy: PlayoutPolicy,
) -> bool {
    let free = board.near(point).filter(|at| board.cell(*at) == Cell::Free);
    match free.count() {
        0 if is_eye(board, point, side) => return false,
        0 | 1 => {}
        _ => return true,
    }
    let after = board.liberties_after(point, side);
    match (after.first(), after.len()) {
        (None, _) => false,
        (Some(liberty), 1) => !is_given_away(board, point, liberty, side, policy),
        _ => true,
    }
}

/// The owner of a point at the end of a playout.
pub(super) fn owner<const W: usize>(board: &Board<W>, point: usize) -> Option<Color> {
    if let Some(side) = board.stone(point) {
        return Some(side);
    }
    let mut owner = None;
    for at in board.near(point) {
        match (board.stone(at), owner) {
            (Some(side), None) => owner = Some(side),
            (Some(side), Some(before)) if side != before => return None,
            _ => {}
        }
    }
    owner
}
