//! Reversi's rules written down in the slowest and plainest way, to compare with.

use rsg_classics::reversi::Start;
use rsg_classics::{Color, Shape, disc_letter};

/// The rules on a plain grid, a step at a time.
#[derive(Clone)]
pub struct Plain {
    columns: i32,
    rows: i32,
    discs: Vec<Option<Color>>,
    pub mover: Color,
    placed: usize,
    start: Start,
}

impl Plain {
    pub fn new(shape: Shape, start: Start) -> Plain {
        let (columns, rows) = (i32::from(shape.columns), i32::from(shape.rows));
        let mut plain = Plain {
            columns,
            rows,
            discs: vec![None; (columns * rows) as usize],
            mover: Color::Black,
            placed: 0,
            start,
        };
        if start == Start::Othello {
            for (row, column) in plain.middle() {
                let falling = (row == rows / 2) == (column == columns / 2);
                let side = if falling { Color::White } else { Color::Black };
                plain.set(row, column, side);
            }
        }
        plain
    }

    fn middle(&self) -> [(i32, i32); 4] {
        let (row, column) = (self.rows / 2, self.columns / 2);
        [
            (row - 1, column - 1),
            (row - 1, column),
            (row, column - 1),
            (row, column),
        ]
    }

    fn at(&self, row: i32, column: i32) -> Option<Color> {
        let inside = (0..self.rows).contains(&row) && (0..self.columns).contains(&column);
        inside.then(|| self.discs[(row * self.columns + column) as usize])?
    }

    fn set(&mut self, row: i32, column: i32, side: Color) {
        self.discs[(row * self.columns + column) as usize] = Some(side);
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
            (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (row, column)));
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
