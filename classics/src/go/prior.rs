//! First values of turns that were never tried.

use super::board::Cell;
use super::playout::escape;
use super::playout::pattern::Patterns;
use super::playout::policy::PlayoutPolicy;
use super::playout::sacrifice::{flip_of, gives_away};
use super::position::{BUTTON, Move, PASS, Position};

/// A turn that looks that good.
pub(super) fn look<const W: usize>(
    position: &Position<W>,
    patterns: &Patterns,
    policy: PlayoutPolicy,
    play: Move,
) -> f32 {
    match play {
        PASS => 0.1,
        BUTTON => 0.2,
        point => placement(position, patterns, policy, usize::from(point)),
    }
}

fn placement<const W: usize>(
    position: &Position<W>,
    patterns: &Patterns,
    policy: PlayoutPolicy,
    point: usize,
) -> f32 {
    let (board, side) = (&position.board, position.mover);
    let no_stone = PlayoutPolicy {
        sacrifice: 0,
        ..policy
    };
    if gives_away(board, point, side, no_stone) {
        return 0.1;
    }
    let mut value: f32 = 0.5;
    let mut alone = true;
    for at in board.near(point) {
        let Cell::Stone(owner) = board.cell(at) else {
            continue;
        };
        alone = false;
        let size = board.size_of(board.group(at)).min(8) as f32;
        let helps = if owner == side {
            escape(board, at, side) == Some(point)
        } else {
            flip_of(board, at, side) == Some(point)
        };
        if helps {
            value = value.max(0.8 + 0.02 * size);
        }
    }
    if patterns.has(board, point, side) {
        value += 0.1;
    }
    if let Some(last) = position.last {
        let last = usize::from(last);
        let neighbours = board.neighbours();
        let touches = |points: [u16; 4]| points.contains(&(point as u16));
        if touches(neighbours.near[last]) || touches(neighbours.diagonal[last]) {
            value += 0.1;
        }
    }
    if alone {
        value += height(position, point);
    }
    value.clamp(0.05, 0.95)
}

/// Away from every stone the first line is poor, the second not good.
fn height<const W: usize>(position: &Position<W>, point: usize) -> f32 {
    let neighbours = position.board.neighbours();
    let size = usize::from(neighbours.shape.columns);
    let (row, column) = (point / size, point % size);
    let edge = row.min(column).min(size - 1 - row).min(size - 1 - column);
    match edge {
        0 => -0.3,
        1 => -0.1,
        2 | 3 => 0.05,
        _ => 0.0,
    }
}
