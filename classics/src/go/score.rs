//! The score of a board: stones, territory, the button, komi, handicap.

use super::board::{Board, Cell};
use super::options::Options;
use crate::{ByColor, Color, Points, Shape, Square};

/// The side to which a point counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// A stone of that side is there.
    Stone(Color),
    /// A free point of that side's territory.
    Territory(Color),
    /// A free point that counts for nobody.
    Nobody,
}

/// The score of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Stones on the board.
    pub stones: ByColor<u32>,
    /// Points of territory.
    pub territory: ByColor<u32>,
    /// Free points that count for nobody.
    pub neutral: u32,
    /// The owner of the button and its half point.
    pub button: Option<Color>,
    /// Everything together, komi and handicap too.
    pub total: ByColor<Points>,
    /// The owner of each point, row by row.
    owners: Vec<Owner>,
    shape: Shape,
}

impl Score {
    pub(super) fn of<const W: usize>(
        board: &Board<W>,
        options: Options,
        button: Option<Color>,
    ) -> Score {
        let owners = owners(board);
        let count = |owner| owners.iter().filter(|at| **at == owner).count() as u32;
        let by_color = |owner: fn(Color) -> Owner| ByColor {
            black: count(owner(Color::Black)),
            white: count(owner(Color::White)),
        };
        let (stones, territory) = (by_color(Owner::Stone), by_color(Owner::Territory));
        let total = |side| {
            let board = 2 * (stones[side] + territory[side]) as i32;
            let agreed = match side {
                Color::Black => -i32::from(options.handicap().saturating_sub(1)),
                Color::White => i32::from(options.komi()),
            };
            Points::halves(board + 2 * agreed + i32::from(button == Some(side)))
        };
        Score {
            stones,
            territory,
            neutral: count(Owner::Nobody),
            button,
            total: ByColor {
                black: total(Color::Black),
                white: total(Color::White),
            },
            owners,
            shape: options.shape(),
        }
    }

    /// The owner of a point; none if the board has no such point.
    #[must_use]
    pub fn owner(&self, point: Square) -> Option<Owner> {
        let index = point.index(self.shape)?;
        Some(self.owners[index as usize])
    }

    /// The side with more points; none before the button is taken, if both have as many.
    #[must_use]
    pub fn leader(&self) -> Option<Color> {
        match self.total.black.cmp(&self.total.white) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// The owner of each point.
pub(super) fn owners<const W: usize>(board: &Board<W>) -> Vec<Owner> {
    let points = board.neighbours().points;
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
    let mut borders = ByColor::default();
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
        (true, false) => Owner::Territory(Color::Black),
        (false, true) => Owner::Territory(Color::White),
        _ => Owner::Nobody,
    };
    (region, owner)
}
