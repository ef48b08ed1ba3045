//! What a board counts: stones, territory, the button, komi, handicap.

use super::board::{Board, Cell};
use super::options::Options;
use crate::{BySide, Points, Side, Square};

/// To whom a point counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// A stone of that side is there.
    Stone(Side),
    /// A free point of that side's territory.
    Territory(Side),
    /// A free point that counts for nobody.
    Nobody,
}

/// What a board counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Stones on the board.
    pub stones: BySide<u32>,
    /// Points of territory.
    pub territory: BySide<u32>,
    /// Free points that count for nobody.
    pub neutral: u32,
    /// Who has the button and its half point.
    pub button: Option<Side>,
    /// Everything together, komi and handicap too.
    pub total: BySide<Points>,
    /// To whom each point counts, row by row.
    owners: Vec<Owner>,
    size: u8,
}

impl Score {
    pub(super) fn of<const W: usize>(
        board: &Board<W>,
        options: Options,
        button: Option<Side>,
    ) -> Score {
        let owners = owners(board);
        let count = |owner| owners.iter().filter(|at| **at == owner).count() as u32;
        let by_side = |owner: fn(Side) -> Owner| BySide {
            black: count(owner(Side::Black)),
            white: count(owner(Side::White)),
        };
        let (stones, territory) = (by_side(Owner::Stone), by_side(Owner::Territory));
        let total = |side| {
            let board = 2 * (stones[side] + territory[side]) as i32;
            let agreed = match side {
                Side::Black => -i32::from(options.handicap().saturating_sub(1)),
                Side::White => i32::from(options.komi()),
            };
            Points::halves(board + 2 * agreed + i32::from(button == Some(side)))
        };
        Score {
            stones,
            territory,
            neutral: count(Owner::Nobody),
            button,
            total: BySide {
                black: total(Side::Black),
                white: total(Side::White),
            },
            owners,
            size: options.size(),
        }
    }

    /// To whom a point counts; none if the board has no such point.
    #[must_use]
    pub fn owner(&self, point: Square) -> Option<Owner> {
        let index = point.index(self.size)?;
        Some(self.owners[index as usize])
    }

    /// The side with more points; none before the button is taken, if both have as many.
    #[must_use]
    pub fn leader(&self) -> Option<Side> {
        match self.total.black.cmp(&self.total.white) {
            std::cmp::Ordering::Greater => Some(Side::Black),
            std::cmp::Ordering::Less => Some(Side::White),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// To whom each point counts.
pub(super) fn owners<const W: usize>(board: &Board<W>) -> Vec<Owner> {
    let points = board.shape().points;
    let mut owners: Vec<Option<Owner>> = (0..points)
        .map(|point| board.stone(point).map(Owner::Stone))
        .collect();
    for start in 0..points {
        if owners[start].is_some() {
            continue;
        }
        let (region, owner) = region(board, start);
        for point in region {
            owners[point] = Some(owner);
        }
    }
    let known = |owner: Option<Owner>| owner.expect("a point is a stone or in a region");
    owners.into_iter().map(known).collect()
}

/// The free points connected with one, and to whom they count.
fn region<const W: usize>(board: &Board<W>, start: usize) -> (Vec<usize>, Owner) {
    let mut region = vec![start];
    let mut borders = BySide::default();
    let mut next = 0;
    while let Some(point) = region.get(next).copied() {
        next += 1;
        for at in board.near(point) {
            match board.cell(at) {
                Cell::Stone(side) => borders[side] = true,
                Cell::Free if !region.contains(&at) => region.push(at),
                Cell::Free | Cell::Edge => {}
            }
        }
    }
    let owner = match (borders.black, borders.white) {
        (true, false) => Owner::Territory(Side::Black),
        (false, true) => Owner::Territory(Side::White),
        _ => Owner::Nobody,
    };
    (region, owner)
}
