//! The searches that answer the pieces of an analysis.

use super::judgement::{Judgement, LONGEST_LINE, MISTAKE, for_black};
use super::margin::best_above;
use super::piece::{OpeningFound, Piece, PieceAnswer, PieceFound, Solve, Solved};
use crate::search::alphabeta::{Budget, NODES_BETWEEN_CHECKS, Prover};
use crate::search::entry::Entry;
use crate::search::root::Root;
use crate::search::thinker::{exact_value, principal_line, realises};
use crate::search::window::Window;
use crate::search::{POINT, Report, Thinker, least_of, points};
use crate::{Color, Game, Move};
use std::cell::Cell;

/// Depth of the search where nothing can be proved. It is even because an odd one favours the player to place. Against
/// margins that could be proved, of positions with 14 to 24 empty cells, depth 9 was 5.2 points off and depth 11 4.6.
const DEPTH: u8 = 14;

impl Thinker {
    /// Answers a piece without any proof of another one, so that the answer hangs on the piece alone. `goes_on` is
    /// asked now and then, with the nodes of the proof so far; `None` if it said no.
    pub fn answer_alone(
        &mut self,
        game: &Game,
        piece: &Piece,
        goes_on: &dyn Fn(u64) -> bool,
    ) -> Option<PieceAnswer> {
        if matches!(piece, Piece::Solve(_)) {
            self.forget();
        }
        self.answer(game, piece, goes_on)
    }

    /// Answers a piece with the help of what is in the table of proofs.
    pub(super) fn answer(
        &mut self,
        game: &Game,
        piece: &Piece,
        goes_on: &dyn Fn(u64) -> bool,
    ) -> Option<PieceAnswer> {
        let stop = || !goes_on(0);
        let mut asked = Asked {
            thinker: self,
            game,
            goes_on,
            stop: &stop,
            aside: 0,
        };
        let (found, nodes) = match piece {
            Piece::Recall => (PieceFound::Openings(asked.openings()), 0),
            Piece::Solve(solve) => asked.solve(solve)?,
            Piece::Estimate { turn, nodes } => {
                let estimate = asked.estimate(*turn, *nodes)?;
                (PieceFound::Estimated(Box::new(estimate)), 0)
            }
        };
        let aside = asked.aside;
        goes_on(0).then_some(PieceAnswer {
            found,
            nodes,
            aside,
        })
    }
}

/// A piece that is being answered.
struct Asked<'a> {
    thinker: &'a mut Thinker,
    /// The whole game.
    game: &'a Game,
    goes_on: &'a dyn Fn(u64) -> bool,
    stop: &'a dyn Fn() -> bool,
    /// Nodes that do not count.
    aside: u64,
}

impl Asked<'_> {
    fn openings(&self) -> Vec<OpeningFound> {
        let Some(openings) = self.thinker.openings() else {
            return Vec::new();
        };
        let found = |at| {
            let root = Root::of(&self.before(at))?;
            let (margin, best) = openings.best(&root)?;
            let best = root.moves[*best.first()?].mv;
            Some(OpeningFound { at, margin, best })
        };
        (0..=self.game.turns().len()).filter_map(found).collect()
    }

    /// The finding about a position, and the nodes that count. `None` if stopped.
    fn solve(&mut self, solve: &Solve) -> Option<(PieceFound, u64)> {
        let game = self.before(solve.at);
        let Some(root) = Root::of(&game) else {
            return Some((PieceFound::Unsolved, 0));
        };
        let (proved, mut nodes) = match solve.before {
            Some(margin) => (Some((margin, solve.best)), 0),
            None => self.margin(&root, solve)?,
        };
        let Some((margin, mut best)) = proved else {
            return Some((PieceFound::Unsolved, nodes));
        };
        let played = self.game.turns().get(solve.at).map(|turn| turn.mv);
        if solve.after.is_some_and(|after| margin <= after) {
            best = played;
        } else if best.is_none() && 0 < solve.aside {
            best = self.any_best(&root, margin, solve.nodes, &mut nodes);
        }
        let mut solved = Solved {
            margin,
            best: best.or(played),
            line: Vec::new(),
            only: false,
        };
        if let (Some(best), 1..) = (solved.best, solve.aside) {
            solved.line = self.line(game.clone(), best, margin, solve.aside);
        }
        if let (Some(played), 1..) = (played, solve.aside) {
            let index = same_step(&game, &root, played);
            let only = index.and_then(|played| self.is_only(&root, played, margin, solve));
            solved.only = only.unwrap_or(false);
        }
        Some((PieceFound::Solved(solved), nodes))
    }

    /// The margin of a position with a best placement, where that is found on the way, and the nodes that it takes.
    /// `None` outside if stopped.
    #[expect(
        clippy::type_complexity,
        reason = "the answer of a search among the proofs, beside its nodes"
    )]
    fn margin(&mut self, root: &Root, solve: &Solve) -> Option<(Option<(i32, Option<Move>)>, u64)> {
        let guess = self.thinker.guess(root, self.stop)?;
        let (nodes, checks) = (solve.nodes, Cell::new(0));
        let stop = || {
            checks.set(checks.get() + NODES_BETWEEN_CHECKS);
            !(self.goes_on)(checks.get())
        };
        let ask = |search: &mut Prover<'_>| match solve.after {
            Some(after) => best_above(search, root, after, Some(guess)),
            None => {
                let margin = points(exact_value(search, root, guess)?);
                if solve.aside == 0 {
                    return Some((margin, None));
                }
                let best = realises(search, root, value_of(margin))?;
                Some((margin, Some(root.moves[best].mv)))
            }
        };
        let budget = Budget { nodes, stop: &stop };
        Some(self.thinker.ask_together(root, budget, ask))
    }

    /// A placement that brings the proved margin.
    fn any_best(&mut self, root: &Root, margin: i32, most: u64, nodes: &mut u64) -> Option<Move> {
        let stop = self.stop;
        let budget = Budget {
            nodes: most.saturating_sub(*nodes),
            stop,
        };
        let mut search = self.thinker.prover(root, budget);
        let best = realises(&mut search, root, value_of(margin));
        *nodes += search.nodes;
        Some(root.moves[best?].mv)
    }

    /// Best play by both from a position on, as far as `nodes` nodes lead. Most of it is in the table already.
    fn line(&mut self, mut game: Game, best: Move, margin: i32, mut nodes: u64) -> Vec<Move> {
        let by = game.position().to_move();
        let mut line = vec![best];
        while line.len() < LONGEST_LINE && game.play(line[line.len() - 1]).is_ok() {
            let Some(root) = Root::of(&game) else { break };
            let margin = if root.side == by { margin } else { -margin };
            let stop = self.stop;
            let mut search = self.thinker.prover(&root, Budget { nodes, stop });
            let next = realises(&mut search, &root, value_of(margin));
            self.aside += search.nodes;
            nodes = nodes.saturating_sub(search.nodes);
            let Some(next) = next else { break };
            line.push(root.moves[next].mv);
        }
        line
    }

    /// True if the turn was a mistake and all but one placement would have been, as far as the nodes can prove it.
    /// `None` if they cannot. Most of what it takes is in the table already.
    fn is_only(&mut self, root: &Root, played: usize, before: i32, solve: &Solve) -> Option<bool> {
        let mut nodes = solve.aside;
        let to_win = least_of(1);
        let gives_the_win_away = match solve.after {
            Some(after) => 0 < before && after <= 0,
            None => 0 < before && !self.reaches(root, played, to_win, &mut nodes)?,
        };
        let to_be_sound = least_of(before - MISTAKE + 1);
        let is_mistake = gives_the_win_away
            || match solve.after {
                Some(after) => MISTAKE <= before - after,
                None => !self.reaches(root, played, to_be_sound, &mut nodes)?,
            };
        if !is_mistake {
            return Some(false);
        }
        let least = if gives_the_win_away { 1 } else { to_be_sound };
        let mut sound = 0;
        for index in 0..root.moves.len() {
            sound += usize::from(self.reaches(root, index, least, &mut nodes)?);
        }
        Some(sound == 1)
    }

    /// True if a placement of the root is worth `least`. `None` if it takes more than the nodes, which are taken off.
    fn reaches(&mut self, root: &Root, index: usize, least: i32, nodes: &mut u64) -> Option<bool> {
        let wanted = least - root.offset;
        let budget = Budget {
            nodes: *nodes,
            stop: self.stop,
        };
        let mut search = self.thinker.prover(root, budget);
        let value = search.search_move(root, index, Window::at_least(wanted), Entry::EXACT);
        self.aside += search.nodes;
        *nodes = nodes.saturating_sub(search.nodes);
        (!search.aborted).then_some(wanted <= value)
    }

    /// The judgement by a search to a fixed depth, where nothing is proved. `None` if stopped.
    fn estimate(&mut self, turn: usize, nodes: u64) -> Option<Judgement> {
        let (game, next) = (self.before(turn), self.before(turn + 1));
        let (by, played) = (game.position().to_move(), self.game.turns()[turn].mv);
        let root = Root::of(&game)?;
        self.thinker.search_table.clear();
        let found = self.search(&root, DEPTH, nodes)?;
        let reached = match Root::of(&next) {
            None => next.position().score().lead(by),
            Some(next) => {
                // To the same horizon, so that the two can be compared.
                let depth = found.depth.saturating_sub(1).max(1);
                from_view_of(by, next.side, self.search(&next, depth, nodes)?.score)
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
        Some(Judgement {
            turn,
            by,
            played,
            best,
            before: reached + loss,
            after: reached,
            loss,
            line: principal_line(&self.thinker.search_table, None, &game, best),
            exact: false,
            only: false,
        })
    }

    fn search(&mut self, root: &Root, depth: u8, nodes: u64) -> Option<Report> {
        let stop = self.stop;
        let report = self.thinker.deepen(root, depth, Budget { nodes, stop })?;
        // The depth that the nodes did not suffice for is not in the report.
        self.aside += match report.depth < depth && 1 < root.moves.len() {
            true => nodes,
            false => report.nodes,
        };
        (!stop()).then_some(report)
    }

    /// The game before a turn.
    fn before(&self, turn: usize) -> Game {
        let mut game = self.game.clone();
        while turn < game.turns().len() {
            game.undo();
        }
        game
    }
}

/// The move of the root that leads where this one does: the root has one of several that lead to one position.
fn same_step(game: &Game, root: &Root, mv: Move) -> Option<usize> {
    let after = |mv: Move| {
        let mut game = game.clone();
        game.play(mv).ok()?;
        Some(game.position())
    };
    let wanted = after(mv)?;
    let mut moves = root.moves.iter();
    moves.position(|other| after(other.mv) == Some(wanted))
}

/// The least value that is worth a margin: at a level score any way to hold it will do.
fn value_of(margin: i32) -> i32 {
    if margin == 0 {
        least_of(0)
    } else {
        margin * POINT
    }
}

/// A margin of `side`'s as `by`'s.
fn from_view_of(by: Color, side: Color, margin: i32) -> i32 {
    for_black(by, for_black(side, margin))
}
