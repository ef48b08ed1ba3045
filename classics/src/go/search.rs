//! Monte Carlo tree search: turns that playouts like are looked at more closely, and played out more often.
//!
//! The value of a turn is taken from the games that went through it, and at first from all games in which the same side
//! placed on that point at any time later (RAVE). Every point is filled at most once in a game, which makes the two
//! close relatives. Before any game a turn has the value of what it looks like (`prior`).

use super::neighbours::CELLS;
use super::playout::pattern::Patterns;
use super::playout::policy::{self, PlayoutPolicy};
use super::playout::{self, Placed, Playout, is_eye};
use super::position::{BUTTON, Move, PASS, Position};
use super::prior;
use super::score::{Owner, owners};
use crate::{Color, SplitMix64};

/// The settings of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Method {
    pub policy: PlayoutPolicy,
    /// Games through a turn for which games with the same placement later count as much. 0: they do not count.
    pub relatives: f32,
    /// The bonus of turns that were hardly tried.
    pub curiosity: f32,
    /// The number of games for which the look of a turn counts. 0: it does not count.
    pub looks: f32,
    /// The share of a game's value that depends on the margin.
    pub margin: f32,
}

/// The search of all levels but the top one.
pub(super) const STRONG: Method = Method {
    policy: policy::CAREFUL,
    relatives: 2000.0,
    curiosity: 0.0,
    looks: 5.0,
    margin: 0.1,
};

/// The search of the top level and of Review.
pub(super) const SHARP: Method = Method {
    policy: policy::SHARP,
    ..STRONG
};

/// Plain search with upper confidence bounds (UCT), which only measures.
pub(super) const PLAIN: Method = Method {
    policy: policy::PLAIN,
    relatives: 0.0,
    curiosity: 0.6,
    looks: 0.0,
    margin: 0.0,
};

/// Games through a turn before those that may follow it are told apart.
const LEAF: f32 = 3.0;

/// A turn in the tree. Values are those of the side that plays it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub play: Move,
    first: u32,
    count: u16,
    pub games: f32,
    pub value: f32,
    pub relatives: f32,
    pub relatives_value: f32,
}

impl Node {
    pub const fn new(play: Move, games: f32, value: f32) -> Node {
        Node {
            play,
            first: 0,
            count: 0,
            games,
            value: games * value,
            relatives: games,
            relatives_value: games * value,
        }
    }

    /// The value of the games through it.
    pub fn mean(&self) -> f32 {
        self.value / self.games.max(1.0)
    }
}

/// The ends of a search's games, added up.
#[derive(Clone)]
pub(super) struct Tally {
    /// By point: games in which it ended as Black's less those in which it ended as White's.
    pub owned: [i32; CELLS],
    /// The sum of Black's margins, in halves.
    pub margin: i64,
    pub games: u32,
}

impl Tally {
    pub const fn new() -> Tally {
        Tally {
            owned: [0; CELLS],
            margin: 0,
            games: 0,
        }
    }

    /// Adds the end of a game; gives Black's margin in halves.
    pub fn add<const W: usize>(&mut self, end: &Position<W>) -> i32 {
        self.add_owners(end, |point| playout::owner(&end.board, point))
    }

    /// Adds a game that ended before it was played out: it counts as it stands.
    pub fn add_as_it_stands<const W: usize>(&mut self, end: &Position<W>) -> i32 {
        let owners = owners(&end.board);
        self.add_owners(end, |point| match owners[point] {
            Owner::Stone(side) | Owner::Territory(side) => Some(side),
            Owner::Nobody => None,
        })
    }

    fn add_owners<const W: usize>(
        &mut self,
        end: &Position<W>,
        owner: impl Fn(usize) -> Option<Color>,
    ) -> i32 {
        let mut margin = end.agreed + sign(end.button);
        for point in 0..end.board.neighbours().points {
            let sign = sign(owner(point));
            self.owned[point] += sign;
            margin += 2 * sign;
        }
        self.margin += i64::from(margin);
        self.games += 1;
        margin
    }

    /// Adds what other games say.
    pub fn include(&mut self, other: &Tally) {
        for (owned, more) in self.owned.iter_mut().zip(other.owned) {
            *owned += more;
        }
        self.margin += other.margin;
        self.games += other.games;
    }

    /// The mean lead of Black, in half points.
    pub fn lead(&self) -> f32 {
        self.margin as f32 / self.games.max(1) as f32
    }
}

const fn sign(side: Option<Color>) -> i32 {
    match side {
        Some(Color::Black) => 1,
        Some(Color::White) => -1,
        None => 0,
    }
}

/// A search of one position.
pub(super) struct Search<'a, const W: usize> {
    root: Position<W>,
    method: Method,
    patterns: &'a Patterns,
    chance: SplitMix64,
    nodes: &'a mut Vec<Node>,
    pub tally: Tally,
    placed: Placed,
    path: Vec<(u32, Color)>,
}

impl<'a, const W: usize> Search<'a, W> {
    /// A search of a position; `nodes` is the room for its tree.
    pub fn new(
        root: Position<W>,
        method: Method,
        patterns: &'a Patterns,
        nodes: &'a mut Vec<Node>,
        chance: SplitMix64,
    ) -> Self {
        nodes.clear();
        nodes.push(Node::new(PASS, 0.0, 0.0));
        let mut search = Search {
            root,
            method,
            patterns,
            chance,
            nodes,
            tally: Tally::new(),
            placed: [None; CELLS],
            path: Vec::new(),
        };
        let root = search.root.clone();
        search.expand(0, &root);
        search
    }

    /// The root's turns.
    pub fn turns(&self) -> &[Node] {
        self.children(0)
    }

    fn children(&self, node: usize) -> &[Node] {
        let node = &self.nodes[node];
        &self.nodes[node.first as usize..][..usize::from(node.count)]
    }

    /// Leaves only some of the root's turns.
    pub fn keep(&mut self, mut wanted: impl FnMut(&Node) -> bool) {
        let (first, count) = (
            self.nodes[0].first as usize,
            usize::from(self.nodes[0].count),
        );
        let mut kept = 0;
        for at in first..first + count {
            if wanted(&self.nodes[at]) {
                self.nodes[first + kept] = self.nodes[at];
                kept += 1;
            }
        }
        if 0 < kept {
            self.nodes[0].count = kept as u16;
        }
    }

    /// Plays a number of games, or fewer if `stop` says so.
    pub fn run(&mut self, games: u64, stop: &dyn Fn() -> bool) {
        for number in 0..games {
            if number % 64 == 63 && stop() {
                break;
            }
            self.game();
        }
    }

    /// The root's turn with the most games; the first of several.
    pub fn best(&self) -> Option<Node> {
        let most = self
            .turns()
            .iter()
            .map(|turn| turn.games)
            .reduce(f32::max)?;
        self.turns().iter().copied().find(|turn| turn.games == most)
    }

    /// The best turn, or by chance another one that was tried half as often and did no worse by more than `slack`.
    pub fn chosen(&self, slack: f32, chance: &mut SplitMix64) -> Option<Node> {
        let best = self.best()?;
        if slack == 0.0 {
            return Some(best);
        }
        let least = best.mean() - slack;
        let turns = self.turns().iter();
        let is_good = |turn: &&Node| least <= turn.mean() && best.games <= 2.0 * turn.games;
        let good: Vec<&Node> = turns.filter(is_good).collect();
        good.get(chance.quick(good.len().max(1)))
            .map_or(Some(best), |turn| Some(**turn))
    }

    fn game(&mut self) {
        let mut position = self.root.clone();
        self.placed.fill(None);
        self.path.clear();
        let mut node = 0;
        while !position.is_stopped() {
            if self.nodes[node].count == 0 {
                if node != 0 && self.nodes[node].games < LEAF + self.method.looks {
                    break;
                }
                self.expand(node, &position);
                if self.nodes[node].count == 0 {
                    break;
                }
            }
            let child = self.select(node);
            let play = self.nodes[child].play;
            if let Some(placed) = self.placed.get_mut(usize::from(play)) {
                placed.get_or_insert(position.mover);
            }
            self.path.push((child as u32, position.mover));
            position.play(play);
            node = child;
        }
        let margin = if position.is_stopped() && position.counts {
            self.tally.add_as_it_stands(&position)
        } else {
            // A stop before that leads to an agreement about what is lost, which a playout finds.
            Playout {
                position: &mut position,
                policy: self.method.policy,
                patterns: self.patterns,
                chance: &mut self.chance,
                placed: &mut self.placed,
            }
            .run();
            self.tally.add(&position)
        };
        self.learn(margin);
    }

    /// The turns that may follow, with what they look like.
    fn expand(&mut self, node: usize, position: &Position<W>) {
        let first = self.nodes.len();
        let (board, side) = (&position.board, position.mover);
        let look = |play| {
            if 0.0 < self.method.looks {
                let value = prior::look(position, self.patterns, self.method.policy, play);
                Node::new(play, self.method.looks, value)
            } else {
                Node::new(play, 0.0, 0.0)
            }
        };
        for point in 0..board.neighbours().points {
            if board.is_allowed(point, side) && !is_eye(board, point, side) {
                self.nodes.push(look(point as Move));
            }
        }
        if position.handicap == 0 {
            let other = if position.button.is_none() {
                BUTTON
            } else {
                PASS
            };
            self.nodes.push(look(other));
        }
        self.nodes[node].first = first as u32;
        self.nodes[node].count = (self.nodes.len() - first) as u16;
    }

    fn select(&self, node: usize) -> usize {
        let parent = &self.nodes[node];
        let known = parent.games.max(1.0).ln();
        let first = parent.first as usize;
        let (mut best, mut most) = (first, f32::MIN);
        for (number, child) in self.children(node).iter().enumerate() {
            let value = self.promise(child, known);
            if most < value {
                (best, most) = (first + number, value);
            }
        }
        best
    }

    fn promise(&self, child: &Node, known: f32) -> f32 {
        let curiosity = |games: f32| self.method.curiosity * (known / games).sqrt();
        if self.method.relatives == 0.0 {
            if child.games == 0.0 {
                return 1000.0;
            }
            return child.mean() + curiosity(child.games);
        }
        let (games, relatives) = (child.games, child.relatives);
        let weight = relatives / (games + relatives + games * relatives / self.method.relatives);
        let value = weight * child.relatives_value / relatives + (1.0 - weight) * child.mean();
        if self.method.curiosity == 0.0 {
            value
        } else {
            value + curiosity(games.max(1.0))
        }
    }

    /// Tells the turns of the game how it ended, and the turns beside them.
    fn learn(&mut self, margin: i32) {
        let win = match margin.signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        let points = self.root.board.neighbours().points as f32;
        let high = (0.5 + 0.25 * margin as f32 / points).clamp(0.0, 1.0);
        let black = (1.0 - self.method.margin) * win + self.method.margin * high;
        let value = |side| match side {
            Color::Black => black,
            Color::White => 1.0 - black,
        };
        self.nodes[0].games += 1.0;
        let mut parent = 0;
        for (child, side) in &self.path {
            let value = value(*side);
            if 0.0 < self.method.relatives {
                let (first, count) = (self.nodes[parent].first, self.nodes[parent].count);
                let children = first as usize..first as usize + usize::from(count);
                for relative in &mut self.nodes[children] {
                    if self.placed.get(usize::from(relative.play)) == Some(&Some(*side)) {
                        relative.relatives += 1.0;
                        relative.relatives_value += value;
                    }
                }
            }
            let child = *child as usize;
            self.nodes[child].games += 1.0;
            self.nodes[child].value += value;
            parent = child;
        }
    }
}
