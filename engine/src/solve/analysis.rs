//! The worth of each placement of a game: the figures behind Review.
//!
//! [`Thinker::analyse_game`] goes **from the last placement to the first**. The position after a placement is the
//! position before the next, so every placement takes one proof and not two: that the position before it is worth no
//! more than the placement brought, or by how much it is. And the proofs of later positions, kept in the table, are
//! most of the proofs of earlier ones.
//!
//! ```text
//!   0. solved openings, for the first placements      ──► exact, reported at once
//!   1. proofs with few nodes, from the end            ──► exact, reported at once
//!   2. a short search of all the others               ──► an estimate, reported at once
//!   3. proofs with more nodes                         ──► exact
//!   4. a longer search of all the others              ──► a better estimate
//!   5. proofs with all the nodes that are left        ──► exact
//!   6. the others once more                           ──► the estimate, fitted to what was proved after it
//! ```
//!
//! A placement that an analysis before this one estimated is not estimated again until the proofs are through
//! ([`Known::Estimated`]): most of the time it is proved then.
//!
//! A proof that fails ends its pass: the positions before it are harder still. So the end of the game is proved without
//! a gap, perhaps the first placements are too, and what lies between is estimated.

use super::margin::best_above;
use crate::search::alphabeta::Budget;
use crate::search::alphabeta::Prover;
use crate::search::entry::Entry;
use crate::search::root::Root;
use crate::search::thinker::{exact_value, principal_line, realises};
use crate::search::window::Window;
use crate::search::{POINT, Thinker, least_of, points};
use crate::{Color, Game, Limits, Move};

/// Nodes for all the proofs of a game.
///
/// This much takes ten seconds on one core of the machine of docs/solving.md and five on two; on a phone three times
/// slower, half a minute and a quarter of one. It is spent only as long as the player looks at the game. Twice as much
/// proves one placement more (docs/search.md has the figures).
const NODES: u64 = 60_000_000;

/// Nodes for a proof and for a search in the first two passes, so that a whole game has figures at once.
const GLANCE: u64 = 6_000;

/// One proof or search of the third and fourth pass may have this fraction of all nodes.
const SHARE: u64 = 80;

/// With more vacant cells than this no proof is begun with [`NODES`] or fewer: none was ever finished.
const MOST_VACANT: usize = 26;

/// Depth of the search where nothing can be proved. It is even because an odd one favours the player to place. Against
/// margins that could be proved, of positions with 14 to 24 empty cells, depth 9 was 5.2 points off and depth 11 4.6.
const DEPTH: u8 = 14;

/// The fewest points that a mistake costs.
pub const MISTAKE: i32 = 4;

/// Placements of a line that are worth finding.
const LONGEST_LINE: usize = 12;

/// The worth of one placement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judgement {
    /// The number of the turn in the game, from 0.
    pub turn: usize,
    /// The side that placed.
    pub by: Color,
    /// The move played.
    pub played: Move,
    /// Oracle's move; the move played, if nothing is better.
    pub best: Move,
    /// The final difference of scores after the best move, in points for who placed.
    pub before: i32,
    /// The final difference of scores after the move that was played, in points for who placed.
    pub after: i32,
    /// The cost of the move: `before - after`, never negative.
    pub loss: i32,
    /// The line of best play, the best move first.
    pub line: Vec<Move>,
    /// True if `before` and `after` are proved.
    pub exact: bool,
    /// True if the best move alone is no mistake, and the move played is one: proved that every other gives away the
    /// win, or [`MISTAKE`] points where no win is at stake.
    pub only: bool,
}

/// The progress of [`Thinker::analyse_game`] with a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Care {
    /// The judgement is a first estimate; another one follows.
    Glance,
    /// The judgement is final.
    Full,
}

/// The knowledge of a placement before a game is analysed, perhaps from an analysis that was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Known {
    /// Nothing: it is to be judged.
    Nothing,
    /// A final estimate: it is to be proved, or else estimated once more.
    Estimated,
    /// Enough: it is not to be judged.
    Enough,
    /// The proved margin before it, in points for who placed.
    Exact(i32),
    /// The proved margin before it, in points for who placed; the placement is to be judged.
    Before(i32),
}

impl Thinker {
    /// Judges the placements of a game of which nothing is `known`: each with an estimate first and finally with a
    /// proof or a better estimate. Every judgement is passed to `tell` at once. The limit is for the whole game. It
    /// ends early when `stop` says so.
    pub fn analyse_game(
        &mut self,
        game: &Game,
        limits: Limits<'_>,
        known: &dyn Fn(usize) -> Known,
        tell: &mut dyn FnMut(Judgement, Care),
    ) {
        let stop = limits.stop;
        let mut analysis = Analysis::new(self, game, limits.nodes.unwrap_or(NODES), stop);
        let mut open = Vec::new();
        for turn in 0..game.turns().len() {
            let known = known(turn);
            if !matches!(known, Known::Enough | Known::Exact(_)) {
                open.push(turn);
            }
            analysis.estimated[turn] = known == Known::Estimated;
            match known {
                Known::Nothing | Known::Estimated | Known::Enough => {}
                Known::Exact(margin) | Known::Before(margin) => {
                    analysis.margins[turn] = Some(for_black(analysis.by(turn), margin))
                }
            }
        }
        analysis.recall_openings();
        // `None` says that it was stopped, which the caller knows.
        let _ = analysis.judge_all(&mut open, tell);
    }
}

/// A game that is being analysed.
struct Analysis<'a> {
    thinker: &'a mut Thinker,
    /// The game before each turn, and at last as it ended.
    games: Vec<Game>,
    /// The proved margin of each of them, Black's.
    margins: Vec<Option<i32>>,
    /// The best placement in each of them, where it was looked for.
    best: Vec<Option<Move>>,
    /// True if there was a final estimate of it before.
    estimated: Vec<bool>,
    /// Nodes left for proofs.
    nodes: u64,
    /// Nodes for a proof or a search that is one of many.
    share: u64,
    /// With more vacant cells than this no proof is begun.
    most_vacant: usize,
    stop: &'a dyn Fn() -> bool,
}

impl<'a> Analysis<'a> {
    fn new(
        thinker: &'a mut Thinker,
        game: &Game,
        nodes: u64,
        stop: &'a dyn Fn() -> bool,
    ) -> Analysis<'a> {
        let mut games = vec![game.clone()];
        let mut earlier = game.clone();
        while earlier.undo().is_some() {
            games.push(earlier.clone());
        }
        games.reverse();
        thinker.proof_table.next_age();
        Analysis {
            thinker,
            margins: vec![None; games.len()],
            best: vec![None; games.len()],
            estimated: vec![false; games.len()],
            games,
            nodes,
            share: (nodes / SHARE).max(GLANCE),
            most_vacant: if NODES < nodes {
                usize::MAX
            } else {
                MOST_VACANT
            },
            stop,
        }
    }

    /// Takes over what is known of the first positions without proving.
    fn recall_openings(&mut self) {
        let Some(openings) = self.thinker.openings() else {
            return;
        };
        for turn in 0..self.games.len() {
            let known = Root::of(&self.games[turn]).and_then(|root| {
                let (margin, best) = openings.best(&root)?;
                Some((for_black(root.side, margin), root.moves[*best.first()?].mv))
            });
            if let Some((margin, best)) = known {
                self.margins[turn] = Some(margin);
                self.best[turn] = Some(best);
            }
        }
    }

    /// All passes over the turns that are open; those that are proved are taken out. `None` if stopped.
    fn judge_all(
        &mut self,
        open: &mut Vec<usize>,
        tell: &mut dyn FnMut(Judgement, Care),
    ) -> Option<()> {
        for turn in open.clone() {
            if self.margins[turn].is_some() && self.margins[turn + 1].is_some() {
                // Few nodes for the line: every placement is to have a figure soon.
                tell(self.proved(turn, GLANCE)?, Care::Full);
                open.retain(|other| *other != turn);
            }
        }
        let mut estimates = Vec::new();
        for nodes in [GLANCE, self.share] {
            self.prove_from_the_end(open, nodes, tell)?;
            estimates.clear();
            for &turn in open.iter().rev() {
                if self.estimated[turn] {
                    continue;
                }
                let estimate = self.estimate(turn, nodes)?;
                tell(estimate.clone(), Care::Glance);
                estimates.push(estimate);
            }
        }
        self.prove_from_the_end(open, u64::MAX, tell)?;
        for mut estimate in estimates {
            if open.contains(&estimate.turn) {
                self.fit(&mut estimate);
                tell(estimate, Care::Full);
            }
        }
        for &turn in open.iter().rev() {
            if self.estimated[turn] {
                tell(self.estimate(turn, self.share)?, Care::Full);
            }
        }
        Some(())
    }

    /// Proves placements from the last one that is open to the first that takes too much.
    fn prove_from_the_end(
        &mut self,
        open: &mut Vec<usize>,
        each: u64,
        tell: &mut dyn FnMut(Judgement, Care),
    ) -> Option<()> {
        while let Some(&turn) = open.last() {
            let proved = self.settle(turn + 1, each)? && self.prove(turn, each)?;
            if !proved {
                break;
            }
            tell(self.proved(turn, self.share)?, Care::Full);
            open.pop();
        }
        Some(())
    }

    /// Proves the margin after the last open placement, if it was not proved on the way: the game ended there, or was
    /// left, or is known from there on.
    fn settle(&mut self, at: usize, nodes: u64) -> Option<bool> {
        if self.margins[at].is_some() {
            return Some(true);
        }
        let game = &self.games[at];
        let Some(root) = Root::of(game) else {
            self.margins[at] = Some(game.position().score().lead(Color::Black));
            return Some(true);
        };
        if !self.is_near_enough(&root) {
            return Some(false);
        }
        let guess = self.thinker.guess(&root, self.stop)?;
        let budget = self.budget(nodes);
        let ask = |search: &mut Prover<'_>| exact_value(search, &root, guess);
        let (value, used) = self.thinker.ask_together(&root, budget, ask);
        self.nodes = self.nodes.saturating_sub(used);
        self.margins[at] = value.map(|value| for_black(root.side, points(value)));
        self.unless_stopped(self.margins[at].is_some())
    }

    /// Proves the margin before a turn from the proved one after it. `None` if stopped.
    fn prove(&mut self, turn: usize, nodes: u64) -> Option<bool> {
        let (Some(root), Some(after)) = (Root::of(&self.games[turn]), self.margins[turn + 1])
        else {
            return Some(false);
        };
        if self.margins[turn].is_some() {
            return Some(true);
        }
        if !self.is_near_enough(&root) {
            return Some(false);
        }
        let after = for_black(root.side, after);
        let guess = self.thinker.guess(&root, self.stop)?;
        let budget = self.budget(nodes);
        let ask = |search: &mut Prover<'_>| best_above(search, &root, after, Some(guess));
        let (proved, used) = self.thinker.ask_together(&root, budget, ask);
        self.nodes = self.nodes.saturating_sub(used);
        if let Some((margin, best)) = proved {
            self.margins[turn] = Some(for_black(root.side, margin));
            self.best[turn] = best;
        }
        self.unless_stopped(proved.is_some())
    }

    /// The judgement of a turn with a proved margin before and after it; `nodes` is the limit for its line.
    fn proved(&mut self, turn: usize, nodes: u64) -> Option<Judgement> {
        let (by, played) = (self.by(turn), self.played(turn));
        let before = for_black(by, self.margins[turn]?);
        let after = for_black(by, self.margins[turn + 1]?);
        let best = if before <= after {
            played
        } else {
            let known = self.best[turn].or_else(|| self.any_best(turn, before));
            known.unwrap_or(played)
        };
        let line = self.proved_line(turn, best, before, nodes);
        let only = self.is_only(turn, before, after, nodes);
        self.unless_stopped(Judgement {
            turn,
            by,
            played,
            best,
            before,
            after,
            loss: before - after,
            line,
            exact: true,
            only,
        })
    }

    /// True if the turn was a mistake and all but one placement would have been, as far as `nodes` nodes can prove it.
    /// Most of what it takes is in the table already.
    fn is_only(&mut self, turn: usize, before: i32, after: i32, mut nodes: u64) -> bool {
        let gives_the_win_away = 0 < before && after <= 0;
        let least = if gives_the_win_away {
            1
        } else if MISTAKE <= before - after {
            least_of(before - MISTAKE + 1)
        } else {
            return false;
        };
        let Some(root) = Root::of(&self.games[turn]) else {
            return false;
        };
        let wanted = least - root.offset;
        let window = Window::at_least(wanted);
        let mut sound = 0;
        for index in 0..root.moves.len() {
            let mut search = self.thinker.prover(
                &root,
                Budget {
                    nodes,
                    stop: self.stop,
                },
            );
            let value = search.search_move(&root, index, window, Entry::EXACT);
            if search.aborted {
                return false;
            }
            nodes = nodes.saturating_sub(search.nodes);
            sound += usize::from(wanted <= value);
        }
        sound == 1
    }

    /// A placement that brings the proved margin before a turn.
    fn any_best(&mut self, turn: usize, margin: i32) -> Option<Move> {
        let root = Root::of(&self.games[turn])?;
        let mut search = self.thinker.prover(&root, self.budget(u64::MAX));
        let best = realises(&mut search, &root, value_of(margin));
        self.nodes = self.nodes.saturating_sub(search.nodes);
        Some(root.moves[best?].mv)
    }

    /// Best play by both from before a turn on, as far as `nodes` nodes lead. Most of it is in the table already.
    fn proved_line(&mut self, turn: usize, best: Move, margin: i32, mut nodes: u64) -> Vec<Move> {
        let mut game = self.games[turn].clone();
        let by = game.position().to_move();
        let mut line = vec![best];
        while line.len() < LONGEST_LINE && game.play(line[line.len() - 1]).is_ok() {
            let Some(root) = Root::of(&game) else { break };
            let margin = if root.side == by { margin } else { -margin };
            let stop = self.stop;
            let mut search = self.thinker.prover(&root, Budget { nodes, stop });
            let Some(next) = realises(&mut search, &root, value_of(margin)) else {
                break;
            };
            nodes = nodes.saturating_sub(search.nodes);
            line.push(root.moves[next].mv);
        }
        line
    }

    /// The judgement by a search to a fixed depth, where nothing is proved. `None` if stopped.
    fn estimate(&mut self, turn: usize, nodes: u64) -> Option<Judgement> {
        let (by, played) = (self.by(turn), self.played(turn));
        let root = Root::of(&self.games[turn])?;
        self.thinker.search_table.clear();
        let found = self.search(&root, DEPTH, nodes)?;
        let reached = match Root::of(&self.games[turn + 1]) {
            None => self.games[turn + 1].position().score().lead(by),
            Some(next) => {
                // To the same horizon, so that the two can be compared.
                let depth = found.depth.saturating_sub(1).max(1);
                let score = self.search(&next, depth, nodes)?.score;
                if next.side == by { score } else { -score }
            }
        };
        let best = if found.score <= reached {
            played
        } else {
            found.best
        };
        let loss = if best == played {
            0
        } else {
            found.score - reached
        };
        let mut judgement = Judgement {
            turn,
            by,
            played,
            best,
            before: reached + loss,
            after: reached,
            loss,
            line: principal_line(&self.thinker.search_table, None, &self.games[turn], best),
            exact: false,
            only: false,
        };
        self.fit(&mut judgement);
        Some(judgement)
    }

    /// Fits an estimate to what is proved about the placement after it, or before it, so that the two never contradict
    /// each other.
    fn fit(&self, judgement: &mut Judgement) {
        let Judgement { turn, by, loss, .. } = *judgement;
        if let Some(after) = self.margins[turn + 1] {
            judgement.after = for_black(by, after);
            judgement.before = judgement.after + loss;
        } else if let Some(before) = self.margins[turn] {
            judgement.before = for_black(by, before);
            judgement.after = judgement.before - loss;
        }
    }

    /// True if a proof from here may come to an end within the budget.
    fn is_near_enough(&self, root: &Root) -> bool {
        root.sides.vacant().len() <= self.most_vacant
    }

    fn search(&mut self, root: &Root, depth: u8, nodes: u64) -> Option<crate::Report> {
        let stop = self.stop;
        let report = self.thinker.deepen(root, depth, Budget { nodes, stop })?;
        self.unless_stopped(report)
    }

    /// The budget of one proof: `nodes`, if as many are left.
    fn budget(&self, nodes: u64) -> Budget<'a> {
        Budget {
            nodes: nodes.min(self.nodes),
            stop: self.stop,
        }
    }

    fn unless_stopped<T>(&self, found: T) -> Option<T> {
        (!(self.stop)()).then_some(found)
    }

    fn by(&self, turn: usize) -> Color {
        self.games[turn].position().to_move()
    }

    fn played(&self, turn: usize) -> Move {
        self.games[turn + 1].turns()[turn].mv
    }
}

/// The least value that is worth a margin: at a level score any way to hold it will do.
fn value_of(margin: i32) -> i32 {
    if margin == 0 {
        least_of(0)
    } else {
        margin * POINT
    }
}

/// A margin of `by`'s as Black's, or the other way round.
fn for_black(by: Color, margin: i32) -> i32 {
    if by == Color::Black { margin } else { -margin }
}
