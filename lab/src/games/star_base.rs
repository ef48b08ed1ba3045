//! `base` and `textbook`: plain alpha-beta over fixed cell weights, to measure the levels by. They never change.
//!
//! `base` looks six placements deep. `textbook` counts captures too and looks as deep as its nodes last. Both share the
//! board with the real search, but not its table, its ordering, its evaluation nor its knowledge of ko (only the root's
//! moves are those ko allows), so that they measure all of that.

use rsg_engine::fast::{Sides, Step};

use rsg_engine::{Action, Board, Cells, Game, Report, SplitMix64};

/// The depth of its search.
const DEPTH: u8 = 6;

/// The value of a point of a finished game's score: more than any weights.
const FINISHED: i32 = 1000;

/// The limits of every value.
const INFINITE: i32 = 1_000_000;

/// The depths of a search and the value of captures in it.
#[derive(Clone, Copy)]
pub struct Method {
    /// The depth of the first search.
    depth: u8,
    /// The depth of the last one; each is one placement deeper than the one before.
    deepest: u8,
    /// The value of a capture more than the opponent's at the horizon.
    capture: i32,
}

pub const BASE: Method = Method {
    depth: DEPTH,
    deepest: DEPTH,
    capture: 0,
};

/// `textbook`: the program of a first book about such games. It deepens as long as its nodes last, and counts captures
/// too.
pub const TEXTBOOK: Method = Method {
    depth: 1,
    deepest: 60,
    capture: 10,
};

/// The nodes of `textbook` for a move, as docs/strength.md explains.
pub const TEXTBOOK_NODES: u64 = 2_000_000;

/// A search under way.
struct Search<'a> {
    method: Method,
    stop: &'a dyn Fn() -> bool,
    node_limit: u64,
    nodes: u64,
    stopped: bool,
    /// True if weights were asked anywhere, so that a deeper search may say otherwise.
    horizon: bool,
}

/// The placement that a method finds; among equals a random one. If stopped, the best found so far.
pub fn choose(
    method: Method,
    game: &Game,
    chance: &mut SplitMix64,
    node_limit: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Report> {
    let mut search = Search {
        method,
        stop,
        node_limit,
        nodes: 0,
        stopped: false,
        horizon: false,
    };
    let position = game.position();
    let by = position.to_move();
    let lead = position.captures().lead(by);
    let mut order = steps(position.sides());
    let blocked = |step: &Step| game.remembers(Board::from_view(step.after, !by));
    if !order.iter().all(blocked) {
        order.retain(|step| !blocked(step));
    }
    chance.shuffle(&mut order);
    let mut best = (order.first()?.action, -INFINITE);
    let mut depth = method.depth;
    loop {
        search.horizon = false;
        best = search.best_of(&order, depth, lead, best);
        if search.stopped || depth == method.deepest || !search.horizon {
            break;
        }
        // The best so far is looked at first.
        let liked = |step: &Step| step.action != best.0;
        order.sort_by_key(liked);
        depth += 1;
    }
    let (best, value) = (best.0.to_move(by), best.1);
    let score = if value.abs() < FINISHED / 2 {
        0
    } else {
        value / FINISHED
    };
    Some(Report {
        best,
        score,
        exact: false,
        depth,
        nodes: search.nodes,
        line: vec![best],
    })
}

impl Search<'_> {
    /// The best placement and its value by a search of this depth; if stopped, the best found so far.
    fn best_of(
        &mut self,
        order: &[Step],
        depth: u8,
        lead: i32,
        before: (Action, i32),
    ) -> (Action, i32) {
        let mut best = (before.0, -INFINITE);
        for step in order {
            let lead = lead + i32::from(step.captures);
            let value = -self.visit(step.after, depth - 1, -INFINITE, -best.1, -lead);
            if self.stopped {
                break;
            }
            if best.1 < value {
                best = (step.action, value);
            }
        }
        if best.1 == -INFINITE { before } else { best }
    }

    /// The value for the mover, who leads by `lead` captures.
    fn visit(&mut self, sides: Sides, depth: u8, mut alpha: i32, beta: i32, lead: i32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && (self.node_limit <= self.nodes || (self.stop)()) {
            self.stopped = true;
        }
        if self.stopped {
            return alpha;
        }
        let playable = sides.playable();
        if playable.is_empty() {
            if !sides.passed().has_placement() {
                return FINISHED * (sides.lead() + lead);
            }
            return -self.visit(sides.passed(), depth, -beta, -alpha, -lead);
        }
        if depth == 0 {
            self.horizon = true;
            return weights(sides, playable) + self.method.capture * lead;
        }
        let mut steps = steps(sides);
        steps.sort_by_key(|step| -(50 * i32::from(step.takes_tip()) + i32::from(step.flips)));
        let mut best = -INFINITE;
        for step in steps {
            let lead = lead + i32::from(step.captures);
            let value = -self.visit(step.after, depth - 1, -beta, -alpha, -lead);
            best = best.max(value);
            alpha = alpha.max(best);
            if beta <= alpha {
                break;
            }
        }
        best
    }
}

fn steps(sides: Sides) -> Vec<Step> {
    let mut steps = Vec::new();
    sides.for_each_step(|step| steps.push(step));
    steps
}

/// Tips 50, arm bases 20, ring B 8, ring A 2; 4 a placement more than the opponent; 25 for holding all of ring A.
fn weights(sides: Sides, playable: Cells) -> i32 {
    let replies = sides.passed().playable();
    let mobility = playable.len() as i32 - replies.len() as i32;
    cells(sides.mover()) - cells(sides.other()) + 4 * mobility
}

fn cells(stones: Cells) -> i32 {
    let count = |ring: u8| (stones & Cells::ring(ring)).len() as i32;
    let ring_held = if count(1) == 6 { 25 } else { 0 };
    50 * count(4) + 20 * count(3) + 8 * count(2) + 2 * count(1) + ring_held
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(method: Method, moves: &str, nodes: u64) -> Report {
        let game = Game::from_record(moves).expect("the moves can be played");
        let mut chance = SplitMix64::of_pair(1, 1);
        choose(method, &game, &mut chance, nodes, &|| false).expect("the game is open")
    }

    #[test]
    fn base_looks_six_deep_and_textbook_as_deep_as_its_nodes_last() {
        let moves = "B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ";
        assert_eq!(asked(BASE, moves, u64::MAX).depth, DEPTH);
        let (few, many) = (
            asked(TEXTBOOK, moves, 5_000),
            asked(TEXTBOOK, moves, 200_000),
        );
        assert!(few.depth < many.depth && few.nodes < 7_000, "{few:?}");
        assert_eq!(many, asked(TEXTBOOK, moves, 200_000));
    }

    /// Without captures to come, a deeper search finds the same.
    #[test]
    fn textbook_stops_where_nothing_is_left_to_look_at() {
        let stops = |seed| {
            let mut chance = SplitMix64::of_pair(seed, 1);
            let mut game = Game::new();
            while 3 < game.position().sides().vacant().len() {
                let report = choose(BASE, &game, &mut chance, 1_000, &|| false)?;
                game.play(report.best).ok()?;
            }
            let report = choose(TEXTBOOK, &game, &mut chance, 50_000, &|| false)?;
            Some(report.nodes < 50_000)
        };
        assert!((0..8).any(|seed| stops(seed) == Some(true)));
    }
}
