//! A slow and obvious reading of the rules, after the text of `docs/rules.md`, on a plain array. Of the engine it uses
//! the names of things alone. The engine is compared with it.

use rsg_engine::{Board, Cell, Color, Direction, Mark, Move};
use std::sync::OnceLock;

/// The colour of all 37 cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slow {
    stones: [Option<Color>; 37],
}

/// The effect of a placement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlowPlay {
    pub flips: Vec<(Direction, Vec<Cell>)>,
    pub captured: Vec<Vec<Cell>>,
    pub cp_point: bool,
    pub after: Slow,
}

/// The next cell in a direction, by the coordinates alone (looked for once, then remembered).
fn step(cell: Cell, direction: Direction) -> Option<Cell> {
    static STEPS: OnceLock<Vec<[Option<Cell>; 6]>> = OnceLock::new();
    let steps = STEPS.get_or_init(|| {
        let from = |cell: Cell| {
            Direction::ALL.map(|direction| {
                let ((q, r, s), (dq, dr, ds)) = (cell.cube(), direction.cube());
                Cell::from_cube(q + dq, r + dr, s + ds)
            })
        };
        Cell::ALL.into_iter().map(from).collect()
    });
    steps[cell.index()][direction as usize]
}

fn neighbours(cell: Cell) -> Vec<Cell> {
    Direction::ALL
        .into_iter()
        .filter_map(|direction| step(cell, direction))
        .collect()
}

impl Slow {
    pub fn of(board: Board) -> Slow {
        Slow {
            stones: Cell::ALL.map(|cell| board.stone(cell)),
        }
    }

    pub fn at(&self, cell: Cell) -> Option<Color> {
        self.stones[cell.index()]
    }

    fn set(&mut self, cell: Cell, stone: Option<Color>) {
        self.stones[cell.index()] = stone;
    }

    fn with(&self, cell: Cell, stone: Option<Color>) -> Slow {
        let mut slow = *self;
        slow.set(cell, stone);
        slow
    }

    /// The brackets of a stone of `by` on `cell`: direction, flipped stones, the stone at the far end.
    fn brackets(&self, by: Color, cell: Cell) -> Vec<(Direction, Vec<Cell>, Cell)> {
        let mut found = Vec::new();
        for direction in Direction::ALL {
            let mut row = Vec::new();
            let mut at = step(cell, direction);
            while let Some(next) = at.filter(|&next| self.at(next) == Some(!by)) {
                row.push(next);
                at = step(next, direction);
            }
            if let Some(end) = at.filter(|&end| self.at(end) == Some(by))
                && !row.is_empty()
            {
                found.push((direction, row, end));
            }
        }
        found
    }

    fn goes_through(&self, by: Color, cell: Cell) -> bool {
        Color::ALL.into_iter().any(|call| {
            self.with(Cell::CP, Some(call))
                .brackets(by, cell)
                .into_iter()
                .any(|(_, row, end)| row.contains(&Cell::CP) || end == Cell::CP)
        })
    }

    /// Every placement and call of a player, ko aside, by cell and then black's call first.
    pub fn moves(&self, by: Color) -> Vec<Move> {
        let mut moves = Vec::new();
        for cell in Cell::ALL {
            if cell == Cell::CP || self.at(cell).is_some() {
                continue;
            }
            if self.goes_through(by, cell) {
                for call in Color::ALL {
                    let called = self.with(Cell::CP, Some(call));
                    if !called.brackets(by, cell).is_empty() {
                        moves.push(Move::calling(cell, call));
                    }
                }
            } else if !self.brackets(by, cell).is_empty() {
                moves.push(Move::plain(cell));
            }
        }
        moves
    }

    /// The maximal connected group of equal stones around a cell.
    fn group(&self, from: Cell) -> Vec<Cell> {
        let mut group = vec![from];
        let mut next = 0;
        while next < group.len() {
            for cell in neighbours(group[next]) {
                if self.at(cell) == self.at(from) && !group.contains(&cell) {
                    group.push(cell);
                }
            }
            next += 1;
        }
        group.sort();
        group
    }

    pub fn play(&self, by: Color, mv: Move) -> SlowPlay {
        let before = *self;
        let mut now = *self;
        if let Some(call) = mv.call {
            now.set(Cell::CP, Some(call));
        }
        let brackets = now.brackets(by, mv.cell);
        now.set(mv.cell, Some(by));
        for (_, row, _) in &brackets {
            row.iter().for_each(|&cell| now.set(cell, Some(by)));
        }
        let mut groups: Vec<Vec<Cell>> = Vec::new();
        for cell in Cell::ALL {
            let seen = groups.iter().any(|group| group.contains(&cell));
            if now.at(cell) == Some(!by) && !seen {
                groups.push(now.group(cell));
            }
        }
        groups.retain(|group| now.surrounds(by, group, &before));
        let captured = groups;
        let ring: Vec<Cell> = neighbours(Cell::CP);
        let holds_ring = |board: &Slow| ring.iter().all(|&cell| board.at(cell) == Some(by));
        let cp_point = now.at(Cell::CP).is_none() && holds_ring(&now) && !holds_ring(&before);
        let mut after = now;
        for &cell in captured.iter().flatten() {
            after.set(cell, None);
        }
        SlowPlay {
            flips: brackets
                .into_iter()
                .map(|(direction, row, _)| (direction, row))
                .collect(),
            captured,
            cp_point,
            after,
        }
    }

    /// True if the group is surrounded by the mover, and newly so.
    fn surrounds(&self, by: Color, group: &[Cell], before: &Slow) -> bool {
        let around: Vec<Cell> = group
            .iter()
            .flat_map(|&cell| neighbours(cell))
            .filter(|cell| !group.contains(cell))
            .collect();
        group.iter().all(|&cell| neighbours(cell).len() == 6)
            && around.iter().all(|&cell| self.at(cell) == Some(by))
            && around.iter().any(|&cell| self.at(cell) != before.at(cell))
    }

    /// The sequences of `depth` placements, as perft counts them.
    pub fn perft(&self, to_move: Color, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        for by in [to_move, !to_move] {
            let moves = self.moves(by);
            if !moves.is_empty() {
                return moves
                    .into_iter()
                    .map(|mv| self.play(by, mv).after.perft(!by, depth - 1))
                    .sum();
            }
        }
        1
    }
}

/// The marks of a position's cells, from every board that has been there and whether the last placement was an
/// exception.
pub fn marks(board: &Slow, by: Color, seen: &[Slow]) -> Vec<(Cell, Mark)> {
    let blocked = |mv: Move| seen.contains(&board.play(by, mv).after);
    let moves = board.moves(by);
    let any_free = moves.iter().any(|&mv| !blocked(mv));
    Cell::ALL
        .into_iter()
        .map(|cell| {
            let here: Vec<bool> = moves
                .iter()
                .filter(|mv| mv.cell == cell)
                .map(|&mv| blocked(mv))
                .collect();
            let mark = match (here.contains(&true), here.contains(&false)) {
                (false, false) => Mark::None,
                (false, true) => Mark::Playable,
                (true, true) => Mark::OneCall,
                (true, false) if any_free => Mark::Blocked,
                (true, false) => Mark::Exception,
            };
            (cell, mark)
        })
        .collect()
}
