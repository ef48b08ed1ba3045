//! `base`: a plain alpha-beta of fixed depth over fixed cell weights, to measure the levels by. It never changes.
//!
//! It shares the board with the real search, but not its table, its ordering, its evaluation nor its knowledge of ko (only
//! the root's moves are those ko allows), so that it measures all of that.

use rsg_engine::{Board, Cells, Game, Report, Sides, SplitMix64, Step};

/// The depth of its search.
const DEPTH: u8 = 6;

/// The value of a point of a finished game's score: more than any weights.
const FINISHED: i32 = 1000;

/// The limits of every value.
const INFINITE: i32 = 1_000_000;

/// A search under way.
struct Search<'a> {
    stop: &'a dyn Fn() -> bool,
    node_limit: u64,
    nodes: u64,
    stopped: bool,
}

/// The placement it plays; among equals a random one. If stopped, the best found so far.
pub fn choose(
    game: &Game,
    chance: &mut SplitMix64,
    node_limit: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Report> {
    let mut search = Search {
        stop,
        node_limit,
        nodes: 0,
        stopped: false,
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
    for step in &order {
        let lead = lead + i32::from(step.captures);
        let value = -search.visit(step.after, DEPTH - 1, -INFINITE, -best.1, -lead);
        if search.stopped {
            break;
        }
        if best.1 < value {
            best = (step.action, value);
        }
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
        depth: DEPTH,
        nodes: search.nodes,
        line: vec![best],
    })
}

impl Search<'_> {
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
            return weights(sides, playable);
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
