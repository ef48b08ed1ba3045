//! Reversi Go's rules written down in the slowest and plainest way, to compare with.
#![allow(dead_code, reason = "each who compares uses its part")]

use rsg_classics::go::Game;
use rsg_classics::{Color, Square};
use std::collections::HashSet;

/// The rules on a plain grid, a step at a time.
#[derive(Clone, PartialEq)]
pub struct Plain {
    size: i32,
    stones: Vec<Option<Color>>,
}

pub type Group = Vec<(i32, i32)>;

impl Plain {
    /// The board of a game.
    pub fn of(game: &Game) -> Plain {
        let size = i32::from(game.options().size());
        let mut plain = Plain {
            size,
            stones: Vec::new(),
        };
        plain.stones = plain
            .all()
            .into_iter()
            .map(|at| game.stone(named(at)))
            .collect();
        plain
    }

    /// Gives these stones to the other side.
    pub fn turn_over(&mut self, stones: &Group) {
        for at in stones {
            if let Some(side) = self.at(*at) {
                self.set(*at, !side);
            }
        }
    }

    pub fn at(&self, at: (i32, i32)) -> Option<Color> {
        self.stones[(at.0 * self.size + at.1) as usize]
    }

    fn set(&mut self, at: (i32, i32), side: Color) {
        self.stones[(at.0 * self.size + at.1) as usize] = Some(side);
    }

    pub fn all(&self) -> Group {
        let size = self.size;
        (0..size)
            .flat_map(|row| (0..size).map(move |column| (row, column)))
            .collect()
    }

    fn near(&self, (row, column): (i32, i32)) -> Group {
        let inside =
            |at: &(i32, i32)| (0..self.size).contains(&at.0) && (0..self.size).contains(&at.1);
        [
            (row - 1, column),
            (row, column - 1),
            (row, column + 1),
            (row + 1, column),
        ]
        .into_iter()
        .filter(inside)
        .collect()
    }

    /// The points connected with one and filled, or free, as it is.
    pub fn connected(&self, at: (i32, i32)) -> Group {
        let mut group = vec![at];
        let mut next = 0;
        while next < group.len() {
            for near in self.near(group[next]) {
                if self.at(near) == self.at(at) && !group.contains(&near) {
                    group.push(near);
                }
            }
            next += 1;
        }
        group
    }

    fn is_surrounded(&self, group: &Group) -> bool {
        let mut near = group.iter().flat_map(|at| self.near(*at));
        near.all(|at| self.at(at).is_some())
    }

    /// The board after a placement and what flipped, if it is allowed.
    pub fn place(&self, at: (i32, i32), side: Color) -> Option<(Plain, Group)> {
        if self.at(at).is_some() {
            return None;
        }
        let mut after = self.clone();
        after.set(at, side);
        let lost: Group = after
            .all()
            .into_iter()
            .filter(|at| after.at(*at) == Some(!side) && after.is_surrounded(&after.connected(*at)))
            .collect();
        for at in &lost {
            after.set(*at, side);
        }
        (!after.is_surrounded(&after.connected(at))).then_some((after, lost))
    }

    pub fn territory(&self, at: (i32, i32)) -> Option<Color> {
        let region = self.connected(at);
        let borders: HashSet<Option<Color>> = region
            .iter()
            .flat_map(|at| self.near(*at))
            .map(|at| self.at(at))
            .filter(Option::is_some)
            .collect();
        if borders.len() == 1 {
            borders.into_iter().next().unwrap()
        } else {
            None
        }
    }
}

pub fn named((row, column): (i32, i32)) -> Square {
    Square::new(row as u8, column as u8).unwrap()
}
