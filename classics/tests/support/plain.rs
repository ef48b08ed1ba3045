//! Reversi's rules written down in the slowest and plainest way, to compare with.

use rsg_classics::reversi::Start;
use rsg_classics::{Color, disc_letter};

/// The rules on a plain grid, a step at a time.
#[derive(Clone)]
pub struct Plain {
    size: i32,
    discs: Vec<Option<Color>>,
    pub mover: Color,
    placed: usize,
    start: Start,
}

impl Plain {
    pub fn new(size: i32, start: Start) -> Plain {
        let mut plain = Plain {
            size,
            discs: vec![None; (size * size) as usize],
            mover: Color::Black,
            placed: 0,
            start,
        };
        if start == Start::Othello {
            let low = size / 2 - 1;
            for (row, column) in plain.middle() {
                let falling = (row == low) == (column == low);
                let side = if falling { Color::White } else { Color::Black };
                plain.set(row, column, side);
            }
        }
        plain
    }

    fn middle(&self) -> [(i32, i32); 4] {
        let low = self.size / 2 - 1;
        [
            (low, low),
            (low, low + 1),
            (low + 1, low),
            (low + 1, low + 1),
        ]
    }

    fn at(&self, row: i32, column: i32) -> Option<Color> {
        let inside = (0..self.size).contains(&row) && (0..self.size).contains(&column);
        inside.then(|| self.discs[(row * self.size + column) as usize])?
    }

    fn set(&mut self, row: i32, column: i32, side: Color) {
        self.discs[(row * self.size + column) as usize] = Some(side);
    }

    pub fn is_opening(&self) -> bool {
        self.start == Start::Classic && self.placed < 4
    }

    pub fn flips(&self, row: i32, column: i32, by: Color) -> Vec<(i32, i32)> {
        let mut all = Vec::new();
        if self.at(row, column).is_some() {
            return all;
        }
        for (down, right) in [
            (0, 1),
            (1, 1),
            (1, 0),
            (1, -1),
            (0, -1),
            (-1, -1),
            (-1, 0),
            (-1, 1),
        ] {
            let mut line = Vec::new();
            let (mut r, mut c) = (row + down, column + right);
            while self.at(r, c) == Some(!by) {
                line.push((r, c));
                (r, c) = (r + down, c + right);
            }
            if self.at(r, c) == Some(by) {
                all.extend(line);
            }
        }
        all
    }

    pub fn placements(&self, by: Color) -> Vec<(i32, i32)> {
        let squares =
            (0..self.size).flat_map(|row| (0..self.size).map(move |column| (row, column)));
        if self.is_opening() {
            return squares
                .filter(|(r, c)| self.middle().contains(&(*r, *c)) && self.at(*r, *c).is_none())
                .collect();
        }
        squares
            .filter(|(r, c)| !self.flips(*r, *c, by).is_empty())
            .collect()
    }

    pub fn play(&mut self, row: i32, column: i32) {
        let by = self.mover;
        if !self.is_opening() {
            for (r, c) in self.flips(row, column, by) {
                self.set(r, c, by);
            }
        }
        self.set(row, column, by);
        self.placed += 1;
        let stuck = |side| self.placements(side).is_empty();
        self.mover = if stuck(!by) && !stuck(by) { by } else { !by };
    }

    pub fn notation(&self) -> String {
        let discs = self.discs.iter().map(|disc| disc.map_or('-', disc_letter));
        format!("{} {}", discs.collect::<String>(), disc_letter(self.mover))
    }
}
