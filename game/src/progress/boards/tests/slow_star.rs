//! The star by the text of docs/rules.md, on a plain array: every line is tried to its end. Of the engine it uses the
//! names of things alone.

use std::sync::OnceLock;

use rsg_engine::{Cell, Color, Direction};

use super::OwnBoard;
use super::slow_judge::Judge;

type Stones = [Option<Color>; 37];

/// A game in a line that is tried.
#[derive(Clone)]
pub struct SlowStar {
    stones: Stones,
    to_move: Color,
    captured: [i32; 2],
    /// The boards that ko remembers.
    known: Vec<Stones>,
    /// True if the last placement was an exception from ko.
    was_exception: bool,
}

/// The six cells around one, by the coordinates alone (looked for once, then remembered).
fn near(cell: Cell) -> &'static [Option<Cell>; 6] {
    static NEAR: OnceLock<Vec<[Option<Cell>; 6]>> = OnceLock::new();
    let step = |cell: Cell, direction: Direction| {
        let ((q, r, s), (dq, dr, ds)) = (cell.cube(), direction.cube());
        Cell::from_cube(q + dq, r + dr, s + ds)
    };
    let around = |cell| Direction::ALL.map(|direction| step(cell, direction));
    &NEAR.get_or_init(|| Cell::ALL.map(around).to_vec())[cell.index()]
}

/// The rows between a new stone and another one of its side.
fn rows(stones: &Stones, by: Color, cell: Cell) -> Vec<(Vec<Cell>, Cell)> {
    let mut found = Vec::new();
    for direction in 0..6 {
        let (mut row, mut at) = (Vec::new(), near(cell)[direction]);
        while let Some(there) = at.filter(|at| stones[at.index()] == Some(!by)) {
            row.push(there);
            at = near(there)[direction];
        }
        if let Some(end) = at.filter(|at| stones[at.index()] == Some(by))
            && !row.is_empty()
        {
            found.push((row, end));
        }
    }
    found
}

/// Returns true if a placement flips CP or ends at it, whichever colour CP has.
fn concerns_core(stones: &Stones, by: Color, cell: Cell) -> bool {
    Color::ALL.into_iter().any(|core| {
        let mut with = *stones;
        with[Cell::CP.index()] = Some(core);
        let mut rows = rows(&with, by, cell).into_iter();
        rows.any(|(row, end)| end == Cell::CP || row.contains(&Cell::CP))
    })
}

/// Every placement of a side with its call, ko aside.
fn placements(stones: &Stones, by: Color) -> Vec<(Cell, Option<Color>)> {
    let mut all = Vec::new();
    for cell in Cell::ALL {
        if cell == Cell::CP || stones[cell.index()].is_some() {
            continue;
        }
        let calls = match concerns_core(stones, by, cell) {
            true => vec![Some(Color::Black), Some(Color::White)],
            false => vec![None],
        };
        for call in calls {
            let mut with = *stones;
            if call.is_some() {
                with[Cell::CP.index()] = call;
            }
            if !rows(&with, by, cell).is_empty() {
                all.push((cell, call));
            }
        }
    }
    all
}

/// The board after a placement, and the points that it brings.
fn after(before: &Stones, by: Color, (cell, call): (Cell, Option<Color>)) -> (Stones, i32) {
    let mut now = *before;
    if call.is_some() {
        now[Cell::CP.index()] = call;
    }
    let rows = rows(&now, by, cell);
    now[cell.index()] = Some(by);
    for (row, _) in rows {
        for at in row {
            now[at.index()] = Some(by);
        }
    }
    let (mut lost, mut seen) = (Vec::new(), [false; 37]);
    for start in Cell::ALL {
        if now[start.index()] != Some(!by) || seen[start.index()] {
            continue;
        }
        let (mut group, mut next) = (vec![start], 0);
        seen[start.index()] = true;
        while next < group.len() {
            for at in near(group[next]).iter().copied().flatten() {
                if now[at.index()] == Some(!by) && !seen[at.index()] {
                    seen[at.index()] = true;
                    group.push(at);
                }
            }
            next += 1;
        }
        let mut wall = Vec::new();
        let mut is_inside = true;
        for at in group.iter().flat_map(|at| near(*at)) {
            match at {
                None => is_inside = false,
                Some(at) if !group.contains(at) => wall.push(*at),
                Some(_) => {}
            }
        }
        let is_walled = wall.iter().all(|at| now[at.index()] == Some(by));
        let is_new = wall.iter().any(|at| before[at.index()] != now[at.index()]);
        if is_inside && is_walled && is_new {
            lost.extend(group);
        }
    }
    let mut points = lost.len() as i32;
    for cell in lost {
        now[cell.index()] = None;
    }
    let ring: Vec<Cell> = near(Cell::CP).iter().copied().flatten().collect();
    let is_ring = |stones: &Stones| ring.iter().all(|at| stones[at.index()] == Some(by));
    // Only a CP that was empty after the flips: captured stones have brought their points already.
    let was_core_empty = before[Cell::CP.index()].is_none() && call.is_none();
    if was_core_empty && is_ring(&now) && !is_ring(before) {
        points += 1;
    }
    (now, points)
}

impl SlowStar {
    pub fn of(board: &OwnBoard) -> SlowStar {
        let stones: Stones = Cell::ALL.map(|cell| board.stone(cell.into()));
        SlowStar {
            stones,
            to_move: board.to_move,
            captured: Color::ALL.map(|side| i32::from(board.captured[side])),
            known: vec![stones],
            was_exception: false,
        }
    }
}

impl Judge for SlowStar {
    fn to_move(&self) -> Color {
        self.to_move
    }

    fn moves(&self) -> Option<Vec<SlowStar>> {
        let mut by = self.to_move;
        let mut all = placements(&self.stones, by);
        if all.is_empty() {
            by = !by;
            all = placements(&self.stones, by);
        }
        if all.is_empty() {
            return None;
        }
        let results = all.into_iter().map(|one| after(&self.stones, by, one));
        let results: Vec<(Stones, i32)> = results.collect();
        let is_known = |stones: &Stones| self.known.contains(stones);
        let all_blocked = results.iter().all(|(stones, _)| is_known(stones));
        if all_blocked && self.was_exception {
            return None;
        }
        let open = results
            .into_iter()
            .filter(|(stones, _)| all_blocked || !is_known(stones));
        let next = open.map(|(stones, points)| {
            let mut next = self.clone();
            next.stones = stones;
            next.captured[by as usize] += points;
            next.known.push(stones);
            next.to_move = !by;
            next.was_exception = all_blocked;
            next
        });
        Some(next.collect())
    }

    fn lead_of_black(&self) -> i32 {
        let count = |side: Color| {
            let stones = self.stones.iter().filter(|stone| **stone == Some(side));
            stones.count() as i32 + self.captured[side as usize]
        };
        2 * (count(Color::Black) - count(Color::White))
    }
}
