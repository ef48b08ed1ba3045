//! Reversi and Reversi Go by the text of the rules in the app, on plain lists: every line is tried to its end.

use rsg_classics::reversi::Aim;
use rsg_classics::{Shape, Square, Terms};
use rsg_engine::Color;

use super::slow_judge::Judge;
use super::{AROUND, OwnBoard};

/// The stones of a board of squares or points, row by row.
#[derive(Clone)]
struct Squares {
    shape: Shape,
    stones: Vec<Option<Color>>,
}

impl Squares {
    fn of(board: &OwnBoard, shape: Shape) -> Squares {
        let stone = |place: u32| board.stone(Square::at(place, shape).into());
        Squares {
            shape,
            stones: (0..shape.places()).map(stone).collect(),
        }
    }

    /// The place that lies `down` and `right` of another one, if it is on the board.
    fn step(&self, place: usize, down: i32, right: i32) -> Option<usize> {
        let columns = i32::from(self.shape.columns);
        let row = place as i32 / columns + down;
        let column = place as i32 % columns + right;
        let is_inside = 0 <= column && column < columns && 0 <= row;
        let there = usize::try_from(row * columns + column).ok()?;
        (is_inside && there < self.stones.len()).then_some(there)
    }

    fn near(&self, place: usize) -> Vec<usize> {
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter();
        steps
            .filter_map(|(down, right)| self.step(place, down, right))
            .collect()
    }

    fn count(&self, side: Color) -> i32 {
        self.stones.iter().filter(|one| **one == Some(side)).count() as i32
    }

    fn free(&self) -> Vec<usize> {
        let places = 0..self.stones.len();
        places
            .filter(|place| self.stones[*place].is_none())
            .collect()
    }

    /// The connected places of one content around this one, and whatever lies next to them.
    fn region(&self, start: usize) -> (Vec<usize>, Vec<Option<Color>>) {
        let (mut region, mut beside, mut next) = (vec![start], Vec::new(), 0);
        let mut seen = vec![false; self.stones.len()];
        seen[start] = true;
        while next < region.len() {
            for place in self.near(region[next]) {
                if self.stones[place] != self.stones[start] {
                    beside.push(self.stones[place]);
                } else if !seen[place] {
                    seen[place] = true;
                    region.push(place);
                }
            }
            next += 1;
        }
        (region, beside)
    }

    fn has_liberty(&self, stone: usize) -> bool {
        self.region(stone).1.contains(&None)
    }
}

/// A game of Reversi in a line that is tried.
#[derive(Clone)]
pub struct SlowReversi {
    squares: Squares,
    to_move: Color,
    fewest_win: bool,
}

impl SlowReversi {
    pub fn of(board: &OwnBoard) -> Option<SlowReversi> {
        let Some(Terms::Reversi(terms)) = board.terms() else {
            return None;
        };
        Some(SlowReversi {
            squares: Squares::of(board, terms.size.shape()),
            to_move: board.to_move,
            fewest_win: terms.options.aim == Aim::Fewest,
        })
    }

    /// The discs that one of this side turns over from there.
    fn turned(&self, by: Color, place: usize) -> Vec<usize> {
        let mut turned = Vec::new();
        for (down, right) in AROUND {
            let mut row = Vec::new();
            let mut at = self.squares.step(place, down, right);
            while let Some(there) = at.filter(|at| self.squares.stones[*at] == Some(!by)) {
                row.push(there);
                at = self.squares.step(there, down, right);
            }
            if at.is_some_and(|at| self.squares.stones[at] == Some(by)) {
                turned.extend(row);
            }
        }
        turned
    }

    fn after(&self, by: Color) -> Vec<SlowReversi> {
        let mut all = Vec::new();
        for place in self.squares.free() {
            let turned = self.turned(by, place);
            if !turned.is_empty() {
                let mut next = self.clone();
                for at in turned.into_iter().chain([place]) {
                    next.squares.stones[at] = Some(by);
                }
                next.to_move = !by;
                all.push(next);
            }
        }
        all
    }
}

impl Judge for SlowReversi {
    fn to_move(&self) -> Color {
        self.to_move
    }

    fn moves(&self) -> Option<Vec<SlowReversi>> {
        let sides = [self.to_move, !self.to_move].into_iter();
        sides.map(|by| self.after(by)).find(|all| !all.is_empty())
    }

    fn lead_of_black(&self) -> i32 {
        let lead = self.squares.count(Color::Black) - self.squares.count(Color::White);
        // What is still free goes to the side with more discs.
        let lead = lead + lead.signum() * self.squares.free().len() as i32;
        2 * if self.fewest_win { -lead } else { lead }
    }
}

/// A game of Reversi Go in a line that is tried.
#[derive(Clone)]
pub struct SlowGo {
    squares: Squares,
    to_move: Color,
    button: Option<Color>,
    komi: i32,
    /// The passes in a row. After two the game stops and, where nothing is agreed, goes on; after two more it ends as
    /// the board stands.
    passes: u8,
}

impl SlowGo {
    pub fn of(board: &OwnBoard) -> Option<SlowGo> {
        let Some(Terms::Go(options)) = board.terms() else {
            return None;
        };
        Some(SlowGo {
            squares: Squares::of(board, options.shape()),
            to_move: board.to_move,
            button: board.button,
            komi: i32::from(options.komi()),
            passes: 0,
        })
    }

    /// The board after a stone there; none if its group would have no liberty.
    fn placed(&self, place: usize) -> Option<SlowGo> {
        let mut next = self.clone();
        next.squares.stones[place] = Some(self.to_move);
        for near in self.squares.near(place) {
            let is_theirs = next.squares.stones[near] == Some(!self.to_move);
            if is_theirs && !next.squares.has_liberty(near) {
                for stone in next.squares.region(near).0 {
                    next.squares.stones[stone] = Some(self.to_move);
                }
            }
        }
        (next.to_move, next.passes) = (!self.to_move, 0);
        next.squares.has_liberty(place).then_some(next)
    }
}

impl Judge for SlowGo {
    fn to_move(&self) -> Color {
        self.to_move
    }

    fn moves(&self) -> Option<Vec<SlowGo>> {
        if self.passes == 4 {
            return None;
        }
        let free = self.squares.free().into_iter();
        let mut all: Vec<SlowGo> = free.filter_map(|place| self.placed(place)).collect();
        let mut idle = self.clone();
        idle.to_move = !self.to_move;
        if self.button.is_none() {
            idle.button = Some(self.to_move);
            idle.passes = 0;
        } else {
            idle.passes += 1;
        }
        all.push(idle);
        Some(all)
    }

    fn lead_of_black(&self) -> i32 {
        let mut lead = 2 * (self.squares.count(Color::Black) - self.squares.count(Color::White));
        for place in self.squares.free() {
            let beside = self.squares.region(place).1;
            let touches = |side: Color| beside.contains(&Some(side));
            lead += match (touches(Color::Black), touches(Color::White)) {
                (true, false) => 2,
                (false, true) => -2,
                _ => 0,
            };
        }
        let button = match self.button {
            Some(Color::Black) => 1,
            Some(Color::White) => -1,
            None => 0,
        };
        lead + button - 2 * self.komi
    }
}
