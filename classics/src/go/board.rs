//! Stones, their groups and liberties, kept up to date from placement to placement.
//!
//! No stone ever leaves, so a point that was filled stays filled and no group gains a liberty by a capture. That makes
//! the board simple: a group knows the set of its liberties; a placement takes one from each group around it, and
//! groups only ever grow together. A group that flips has no liberties and nothing but the placer's stones around it,
//! all of which become one group with the placed stone.

use super::neighbours::{CELLS, Neighbours};
use super::point_set::PointSet;
use crate::Color;

/// The content of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Stone(Color),
    Free,
    /// No point: beyond the edge.
    Edge,
}

/// A board. `W` is the number of 64-bit words that hold its points.
#[derive(Clone)]
pub(super) struct Board<const W: usize> {
    neighbours: &'static Neighbours,
    cells: [Cell; CELLS],
    /// The group of each stone, named by one of its stones.
    groups: [u16; CELLS],
    /// The stones of a group in a ring.
    next: [u16; CELLS],
    /// Sizes and liberties, by group.
    sizes: [u16; CELLS],
    liberties: [PointSet<W>; CELLS],
    /// The free points in no order, and where each stands among them.
    free: [u16; CELLS],
    standing: [u16; CELLS],
    free_count: usize,
}

impl<const W: usize> Board<W> {
    /// An empty board.
    pub fn new(neighbours: &'static Neighbours) -> Self {
        debug_assert!(neighbours.points <= W * 64, "the words hold every point");
        let mut board = Board {
            neighbours,
            cells: [Cell::Edge; CELLS],
            groups: [0; CELLS],
            next: [0; CELLS],
            sizes: [0; CELLS],
            liberties: [PointSet::NONE; CELLS],
            free: [0; CELLS],
            standing: [0; CELLS],
            free_count: neighbours.points,
        };
        for point in 0..neighbours.points {
            board.cells[point] = Cell::Free;
            board.free[point] = point as u16;
            board.standing[point] = point as u16;
        }
        board
    }

    /// A board with these stones, whether or not a game leads there.
    pub fn of(neighbours: &'static Neighbours, stone: impl Fn(usize) -> Option<Color>) -> Self {
        let mut board = Board::new(neighbours);
        for point in 0..neighbours.points {
            if let Some(side) = stone(point) {
                board.fill(point, side);
                for at in neighbours.near[point] {
                    board.join_if(point, usize::from(at), side);
                }
            }
        }
        board
    }

    pub fn neighbours(&self) -> &'static Neighbours {
        self.neighbours
    }

    pub fn cell(&self, point: usize) -> Cell {
        self.cells[point]
    }

    /// The stone on a point.
    pub fn stone(&self, point: usize) -> Option<Color> {
        match self.cells[point] {
            Cell::Stone(side) => Some(side),
            Cell::Free | Cell::Edge => None,
        }
    }

    /// The free points, in no order.
    pub fn free(&self) -> &[u16] {
        &self.free[..self.free_count]
    }

    /// The name of a stone's group: stones have the same one if they are connected.
    pub fn group(&self, stone: usize) -> usize {
        usize::from(self.groups[stone])
    }

    pub fn size_of(&self, group: usize) -> u32 {
        u32::from(self.sizes[group])
    }

    pub fn liberties_of(&self, group: usize) -> &PointSet<W> {
        &self.liberties[group]
    }

    /// The stones connected with one, itself first.
    pub fn stones(&self, stone: usize) -> impl Iterator<Item = usize> {
        let mut at = Some(stone);
        std::iter::from_fn(move || {
            let current = at?;
            let next = usize::from(self.next[current]);
            at = (next != stone).then_some(next);
            Some(current)
        })
    }

    /// The neighbours of a point that lie on the board.
    pub fn near(&self, point: usize) -> impl Iterator<Item = usize> + use<W> {
        let neighbours = self.neighbours;
        let inside = move |at: &usize| *at < neighbours.points;
        neighbours.near[point]
            .into_iter()
            .map(usize::from)
            .filter(inside)
    }

    /// True if a side may place on a point.
    pub fn is_allowed(&self, point: usize, side: Color) -> bool {
        if self.cells[point] != Cell::Free {
            return false;
        }
        self.neighbours.near[point].iter().any(|at| {
            let at = usize::from(*at);
            match self.cells[at] {
                Cell::Free => true,
                Cell::Edge => false,
                Cell::Stone(owner) if owner == side => 1 < self.liberties[self.group(at)].len(),
                Cell::Stone(_) => self.flips_into_freedom(self.group(at), point),
            }
        })
    }

    /// True if a group flips by a stone on that point, and then touches a liberty by way of the stones around it.
    fn flips_into_freedom(&self, group: usize, point: usize) -> bool {
        self.liberties[group].len() == 1
            && self.stones(group).any(|stone| {
                self.neighbours.near[stone].iter().any(|at| {
                    let at = usize::from(*at);
                    let stone = matches!(self.cells[at], Cell::Stone(_));
                    // Of the placer's own groups the one with another liberty decides; the group itself has none.
                    stone && self.has_other(self.group(at), point)
                })
            })
    }

    fn has_other(&self, group: usize, point: usize) -> bool {
        let mut liberties = self.liberties[group];
        liberties.remove(point);
        !liberties.is_empty()
    }

    /// The liberties that a stone's group would have once it was placed; none if that is not allowed.
    pub fn liberties_after(&self, point: usize, side: Color) -> PointSet<W> {
        let mut liberties = PointSet::NONE;
        for at in self.neighbours.near[point] {
            let at = usize::from(at);
            match self.cells[at] {
                Cell::Free => liberties.insert(at),
                Cell::Edge => {}
                Cell::Stone(owner) if owner == side => {
                    liberties.add(&self.liberties[self.group(at)])
                }
                Cell::Stone(_) => {
                    let group = self.group(at);
                    if self.liberties[group].len() == 1 {
                        self.add_around(group, &mut liberties);
                    }
                }
            }
        }
        liberties.remove(point);
        liberties
    }

    /// Adds the liberties of every group beside a group.
    fn add_around(&self, group: usize, liberties: &mut PointSet<W>) {
        for stone in self.stones(group) {
            for at in self.near(stone) {
                if matches!(self.cells[at], Cell::Stone(_)) {
                    liberties.add(&self.liberties[self.group(at)]);
                }
            }
        }
    }

    /// Places a stone where it is allowed, and flips what has no liberty left. The groups that flip are told one after
    /// another, each by one of its stones, before it flips.
    pub fn place(&mut self, point: usize, side: Color, mut flips: impl FnMut(&Self, usize)) {
        self.fill(point, side);
        let near = self.neighbours.near[point].map(usize::from);
        for at in near {
            self.join_if(point, at, side);
        }
        for at in near {
            if self.cells[at] == Cell::Stone(!side) && self.liberties[self.group(at)].is_empty() {
                flips(self, at);
                self.flip(at, side);
            }
        }
    }

    /// Puts a stone there as a group of its own, and takes the liberty from its neighbours.
    fn fill(&mut self, point: usize, side: Color) {
        self.cells[point] = Cell::Stone(side);
        self.groups[point] = point as u16;
        self.next[point] = point as u16;
        self.sizes[point] = 1;
        self.free_count -= 1;
        let (last, standing) = (self.free[self.free_count], self.standing[point]);
        self.free[usize::from(standing)] = last;
        self.standing[usize::from(last)] = standing;
        let mut own = PointSet::NONE;
        for at in self.neighbours.near[point] {
            let at = usize::from(at);
            match self.cells[at] {
                Cell::Free => own.insert(at),
                Cell::Edge => {}
                Cell::Stone(_) => {
                    let group = self.group(at);
                    self.liberties[group].remove(point);
                }
            }
        }
        self.liberties[point] = own;
    }

    /// Makes one group of two stones' groups if the second is of that side too.
    fn join_if(&mut self, stone: usize, at: usize, side: Color) {
        if self.cells[at] != Cell::Stone(side) {
            return;
        }
        let (mut large, mut small) = (self.group(stone), self.group(at));
        if large == small {
            return;
        }
        if self.sizes[large] < self.sizes[small] {
            (large, small) = (small, large);
        }
        let added = self.liberties[small];
        self.liberties[large].add(&added);
        self.sizes[large] += self.sizes[small];
        let mut stone = small;
        loop {
            self.groups[stone] = large as u16;
            stone = usize::from(self.next[stone]);
            if stone == small {
                break;
            }
        }
        self.next.swap(large, small);
    }

    /// Gives a group without liberties to the other side.
    fn flip(&mut self, group: usize, side: Color) {
        let mut stone = group;
        loop {
            self.cells[stone] = Cell::Stone(side);
            stone = usize::from(self.next[stone]);
            if stone == group {
                break;
            }
        }
        // The ring grows while the groups around are joined to it, so its stones are listed first.
        let mut stones = [0_u16; CELLS];
        let mut count = 0;
        for stone in self.stones(group) {
            stones[count] = stone as u16;
            count += 1;
        }
        for stone in &stones[..count] {
            let stone = usize::from(*stone);
            for at in self.neighbours.near[stone] {
                self.join_if(stone, usize::from(at), side);
            }
        }
    }
}
