//! What the search's tests share: random positions, and the slow and obvious search they compare with.
#![allow(clippy::unwrap_used)]

use super::grid::STAR;
use super::node::{Node, Step};
use super::{CAPTURE, POINT};
use crate::level::mixed;
use crate::{Color, Position};
use std::ops::RangeInclusive;

/// A small generator of well-mixed numbers (splitmix64).
pub(crate) struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed(self.0)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

/// The start position, Black to place.
pub(crate) fn start() -> Node {
    let board = Position::start().board();
    Node {
        own: board.stones(Color::Black).bits(),
        opp: board.stones(Color::White).bits(),
    }
}

pub(crate) fn steps(node: Node) -> Vec<Step> {
    let mut all = Vec::new();
    node.for_each_step(|step| all.push(step));
    all
}

pub(crate) fn perft(node: Node, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let all = steps(node);
    if all.is_empty() {
        let other = node.swapped();
        return if steps(other).is_empty() {
            1
        } else {
            perft(other, depth)
        };
    }
    all.iter().map(|step| perft(step.next, depth - 1)).sum()
}

/// The value to go by plain minimax over whole games, every position of the game remembered in a list.
/// The positions of `history` are seen by the player to move now. `None` if that takes more than `budget` placements.
pub(crate) fn exhaustive(history: &[Node], mut budget: u32) -> Option<i32> {
    let mut seen: Vec<Node> = history.to_vec();
    minimax(
        &mut seen,
        *history.last().unwrap(),
        false,
        false,
        &mut budget,
    )
}

fn minimax(
    seen: &mut Vec<Node>,
    node: Node,
    swapped: bool,
    bound: bool,
    budget: &mut u32,
) -> Option<i32> {
    *budget = budget.checked_sub(1)?;
    let all = steps(node);
    if all.is_empty() {
        let other = node.swapped();
        if steps(other).is_empty() {
            return Some(POINT * (node.own.count_ones() as i32 - node.opp.count_ones() as i32));
        }
        return Some(-minimax(seen, other, !swapped, bound, budget)?);
    }
    let absolute = |node: Node, swapped: bool| if swapped { node.swapped() } else { node };
    let free: Vec<&Step> = all
        .iter()
        .filter(|step| !seen.contains(&absolute(step.next, !swapped)))
        .collect();
    if free.is_empty() && bound {
        return Some(POINT * (node.own.count_ones() as i32 - node.opp.count_ones() as i32));
    }
    let exception = free.is_empty();
    let playable = if exception {
        all.iter().collect()
    } else {
        free
    };
    let mut best = i32::MIN;
    for step in playable {
        seen.push(absolute(step.next, !swapped));
        let answer = minimax(seen, step.next, !swapped, exception, budget)?;
        seen.pop();
        best = best.max(i32::from(step.captured) * (POINT + CAPTURE) - answer);
    }
    Some(best)
}

/// Histories of random games up to a position with so many empty cells and a placement to make; each is seen by
/// the player to move in its last position.
pub(crate) fn random_nodes(
    count: usize,
    empties: RangeInclusive<u32>,
    seed: u64,
) -> Vec<(Vec<Node>, u32)> {
    let mut dice = Dice(seed);
    let mut found: Vec<(Vec<Node>, u32)> = Vec::new();
    while found.len() < count {
        let span = (empties.end() - empties.start() + 1) as usize;
        let wanted = empties.start() + dice.below(span) as u32;
        let mut seen = vec![start()];
        let (mut node, mut swapped) = (start(), false);
        loop {
            let all = steps(node);
            if all.is_empty() {
                if steps(node.swapped()).is_empty() {
                    break;
                }
                (node, swapped) = (node.swapped(), !swapped);
                continue;
            }
            if node.empties().count_ones() <= wanted {
                let view = |node: &Node| if swapped { node.swapped() } else { *node };
                found.push((seen.iter().map(view).collect(), wanted));
                break;
            }
            let free: Vec<&Step> = all
                .iter()
                .filter(|step| {
                    !seen.contains(&if swapped {
                        step.next
                    } else {
                        step.next.swapped()
                    })
                })
                .collect();
            if free.is_empty() {
                break;
            }
            let step = *free[dice.below(free.len())];
            (node, swapped) = (step.next, !swapped);
            seen.push(if swapped { node.swapped() } else { node });
        }
    }
    assert!(
        found
            .iter()
            .all(|(history, _)| history.last().unwrap().own & !STAR == 0)
    );
    found
}
