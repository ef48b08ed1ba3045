//! The course of an analysis without a search in it: which [`Piece`] is wanted next, and what the answers say.
//!
//! It goes **from the last placement to the first**, in passes:
//!
//! ```text
//!   0. solved openings, for the first placements      ──► exact, told at once
//!   1. proofs with few nodes, from the end            ──► exact, told at once
//!   2. a short search of all the others               ──► an estimate, told at once
//!   3. proofs with more nodes                         ──► exact
//!   4. a longer search of all the others              ──► a better estimate
//!   5. proofs with all the nodes that are left        ──► exact
//!   6. the others once more                           ──► the estimate, fitted to what was proved after it
//! ```
//!
//! A placement that was estimated before is not estimated again until the proofs are through ([`Known::Estimated`]):
//! most of the time it is proved then. A proof that fails ends its pass: the positions before it are harder still. So
//! the end of the game is proved without a gap, perhaps the first placements are too, and what lies between is
//! estimated.
//!
//! Several rounds are passes over what is still open with more nodes.
//!
//! There are two ways to have the pieces answered. One thinker that keeps its proofs gets them one by one, and each
//! says what is known by then ([`Plan::in_order`]). Several get pieces that say nothing of each other
//! ([`Plan::apart`]), also of positions whose turn may never come; answers may come in any order. What is told hangs
//! on the answers alone and not on their order: an answer is taken in when all before it are, in the order of the
//! passes, and a proof counts if it takes fewer nodes than those that count before it have left.

mod wanted;

use super::judgement::{Care, Judgement, Known, LONGEST_LINE, for_black};
use super::piece::{Piece, PieceAnswer, PieceFound, Solve, Solved};
use crate::{Color, Game, Move};

/// With this many nodes for a round or fewer no proof is begun with more than [`MOST_VACANT`] vacant cells.
const FEW_NODES: u64 = 60_000_000;

/// With more vacant cells no proof was ever finished with few nodes.
const MOST_VACANT: usize = 26;

/// Nodes for a proof and for a search in the first two passes, so that a whole game has figures at once.
const GLANCE: u64 = 6_000;

/// One proof or search of the third and fourth pass may have this fraction of a round's nodes.
const SHARE: u64 = 80;

/// The analysis of a game.
#[derive(Clone, Debug)]
pub struct Plan {
    game: Game,
    /// True if one thinker answers the pieces in their order and keeps its proofs.
    in_order: bool,
    /// What is known of the positions before each turn and of the last one.
    spots: Vec<KnownSpot>,
    /// The turns that are not judged yet.
    open: Vec<usize>,
    /// The nodes of each round, and which of them it is.
    rounds: Vec<u64>,
    round: usize,
    /// Nodes that count, of all rounds.
    used: u64,
    is_recalled: bool,
    stage: Stage,
    /// The number of turns that were estimated in this stage.
    looked: usize,
    /// The last estimates of this round.
    estimates: Vec<Judgement>,
}

/// What is known of a position.
#[derive(Clone, Debug, Default)]
struct KnownSpot {
    /// The proved margin, Black's.
    margin: Option<i32>,
    /// The margin that was known before anything was asked, Black's.
    given: Option<i32>,
    /// A best placement of a solved opening.
    best: Option<Move>,
    /// An answer, and the nodes that it took.
    solved: Option<(Solved, u64)>,
    /// A proof takes at least as many nodes.
    least: Option<u64>,
    /// Answers with the nodes that their searches had.
    estimates: Vec<(u64, Judgement)>,
    /// There was a final estimate of the turn before this round.
    is_estimated: bool,
    /// Something was told of the turn.
    is_told: bool,
}

/// The place in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Recall,
    /// The turns between positions that are known.
    Known,
    Prove(Pass),
    Estimate(Pass),
    /// The last estimates are told once more, fitted to what was proved after them.
    Fit,
    /// Those that were estimated before this round are estimated once more.
    Again,
    Over,
}

/// How much one proof or search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    Glance,
    Share,
    All,
}

/// Whether a position is proved within its limit.
enum ProofState {
    Yes,
    No,
    /// Its answer is not there yet.
    Open,
}

impl Plan {
    /// An analysis in one round by one thinker that keeps its proofs.
    pub(super) fn in_order(game: &Game, nodes: u64, known: &dyn Fn(usize) -> Known) -> Plan {
        Plan::new(game, vec![nodes], known, true)
    }

    /// An analysis whose pieces are answered alone, by anyone and in any order; `rounds` has the nodes of each round.
    #[must_use]
    pub fn apart(game: &Game, rounds: &[u64], known: &dyn Fn(usize) -> Known) -> Plan {
        Plan::new(game, rounds.to_vec(), known, false)
    }

    fn new(game: &Game, rounds: Vec<u64>, known: &dyn Fn(usize) -> Known, in_order: bool) -> Plan {
        let turns = game.turns().len();
        let mut spots = vec![KnownSpot::default(); turns + 1];
        let mut open = Vec::new();
        for (turn, spot) in spots.iter_mut().enumerate().take(turns) {
            let known = known(turn);
            if !matches!(known, Known::Enough | Known::Exact(_)) {
                open.push(turn);
            }
            spot.is_estimated = known == Known::Estimated;
            if let Known::Exact(margin) | Known::Before(margin) = known {
                spot.margin = Some(for_black(game.turns()[turn].by, margin));
            }
        }
        if game.end().is_some() {
            spots[turns].margin = Some(game.position().score().lead(Color::Black));
        }
        Plan {
            game: game.clone(),
            in_order,
            spots,
            open,
            rounds,
            round: 0,
            used: 0,
            is_recalled: false,
            stage: Stage::Recall,
            looked: 0,
            estimates: Vec::new(),
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// True if nothing more is told in this round.
    #[must_use]
    pub fn is_round_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// True if there is no other round after this one.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.round + 1 == self.rounds.len()
    }

    /// The turns about which the last word is said.
    pub fn closed(&self) -> impl Iterator<Item = usize> {
        let turns = 0..self.game.turns().len();
        turns.filter(|turn| !self.open.contains(turn))
    }

    /// Takes in an answer. Returns what is to be told.
    pub fn take(&mut self, piece: &Piece, answer: PieceAnswer) -> Vec<(Judgement, Care)> {
        match (piece, answer.found) {
            (_, PieceFound::Openings(openings)) => {
                for opening in openings {
                    let side = self.side(opening.at);
                    let spot = &mut self.spots[opening.at];
                    spot.margin = Some(for_black(side, opening.margin));
                    spot.best = Some(opening.best);
                }
                for spot in &mut self.spots {
                    spot.given = spot.margin;
                }
                self.is_recalled = true;
            }
            (Piece::Solve(solve), PieceFound::Solved(solved)) => {
                self.spots[solve.at].solved = Some((solved, answer.nodes));
            }
            (Piece::Solve(solve), _) if solve.before.is_none() => {
                self.note_least(solve.at, solve.nodes);
            }
            (Piece::Estimate { turn, nodes }, PieceFound::Estimated(judgement)) => {
                self.spots[*turn].estimates.push((*nodes, *judgement));
            }
            // Nobody could answer.
            (Piece::Solve(Solve { at: turn, .. }) | Piece::Estimate { turn, .. }, _) => {
                self.open.retain(|other| other != turn);
            }
            (Piece::Recall, _) => self.is_recalled = true,
        }
        if self.in_order {
            self.used += answer.nodes;
        }
        self.go_ahead()
    }

    /// Takes in the nodes that the proof of a position has taken so far; it goes on. Returns what is to be told.
    pub fn take_progress(&mut self, piece: &Piece, nodes: u64) -> Vec<(Judgement, Care)> {
        let Piece::Solve(solve) = piece else {
            return Vec::new();
        };
        self.note_least(solve.at, nodes);
        self.go_ahead()
    }

    /// Begins the next round, if there is one, also before this one is over. Returns what is to be told.
    pub fn begin_next_round(&mut self) -> Vec<(Judgement, Care)> {
        if self.is_last_round() {
            return Vec::new();
        }
        self.round += 1;
        for spot in &mut self.spots {
            spot.is_estimated |= spot.is_told;
        }
        self.begin(if self.is_recalled {
            Stage::Known
        } else {
            Stage::Recall
        });
        self.go_ahead()
    }

    fn note_least(&mut self, at: usize, nodes: u64) {
        let least = &mut self.spots[at].least;
        *least = (*least).max(Some(nodes));
    }

    /// Goes through the stages as far as the answers lead.
    fn go_ahead(&mut self) -> Vec<(Judgement, Care)> {
        let mut told = Vec::new();
        while self.is_through(&mut told) {
            let next = match self.stage {
                Stage::Recall => Stage::Known,
                Stage::Known => Stage::Prove(Pass::Glance),
                Stage::Prove(Pass::All) => Stage::Fit,
                Stage::Prove(pass) => Stage::Estimate(pass),
                Stage::Estimate(Pass::Glance) => Stage::Prove(Pass::Share),
                Stage::Estimate(_) => Stage::Prove(Pass::All),
                Stage::Fit => Stage::Again,
                Stage::Again | Stage::Over => Stage::Over,
            };
            self.begin(next);
        }
        for (judgement, _) in &told {
            self.spots[judgement.turn].is_told = true;
        }
        told
    }

    fn begin(&mut self, stage: Stage) {
        self.stage = stage;
        self.looked = 0;
        match stage {
            Stage::Estimate(_) | Stage::Known => self.estimates.clear(),
            // A thinker that keeps its proofs may come further with fewer nodes.
            Stage::Prove(_) if self.in_order => {
                for spot in &mut self.spots {
                    spot.least = None;
                }
            }
            _ => {}
        }
    }

    /// Does what the stage can do now. True if it is through.
    fn is_through(&mut self, told: &mut Vec<(Judgement, Care)>) -> bool {
        match self.stage {
            Stage::Recall => self.is_recalled,
            Stage::Known => self.tell_between_known(told),
            Stage::Prove(pass) => self.prove_from_the_end(pass, told),
            Stage::Estimate(pass) => self.tell_estimates(pass, told),
            Stage::Fit => {
                for mut estimate in std::mem::take(&mut self.estimates) {
                    if self.open.contains(&estimate.turn) {
                        self.fit(&mut estimate);
                        told.push((estimate, Care::Full));
                    }
                }
                true
            }
            Stage::Again => self.tell_estimates(Pass::Share, told),
            Stage::Over => false,
        }
    }

    fn tell_between_known(&mut self, told: &mut Vec<(Judgement, Care)>) -> bool {
        for turn in self.open_between_known() {
            if self.spots[turn].solved.is_none() {
                return false;
            }
            told.push((self.proved(turn), Care::Full));
            self.open.retain(|other| *other != turn);
        }
        true
    }

    /// Proves placements from the last one that is open to the first that takes too much.
    fn prove_from_the_end(&mut self, pass: Pass, told: &mut Vec<(Judgement, Care)>) -> bool {
        while let Some(&turn) = self.open.last() {
            for at in [turn + 1, turn] {
                match self.proof(at, at == turn, pass) {
                    ProofState::Yes => {}
                    ProofState::No => return true,
                    ProofState::Open => return false,
                }
            }
            told.push((self.proved(turn), Care::Full));
            self.open.pop();
        }
        true
    }

    /// Whether the margin of a position is proved, and what `is_turn` wants to know beside it.
    fn proof(&mut self, at: usize, is_turn: bool, pass: Pass) -> ProofState {
        let limit = self.limit(pass);
        let is_near = self.is_near_enough(at, self.round);
        let spot = &mut self.spots[at];
        match (&spot.solved, spot.margin) {
            (Some(_), Some(_)) => ProofState::Yes,
            (None, Some(_)) if !is_turn => ProofState::Yes,
            (None, Some(_)) => ProofState::Open,
            (_, None) if !is_near => ProofState::No,
            (Some((solved, nodes)), None) if self.in_order || *nodes < limit => {
                let side = self.game.positions()[at].to_move();
                spot.margin = Some(for_black(side, solved.margin));
                self.used += if self.in_order { 0 } else { *nodes };
                ProofState::Yes
            }
            (Some(_), None) => ProofState::No,
            (None, None) if self.in_order && spot.least.is_some() => ProofState::No,
            (None, None) if !self.in_order && limit <= spot.least.unwrap_or(0) => ProofState::No,
            (None, None) => ProofState::Open,
        }
    }

    fn tell_estimates(&mut self, pass: Pass, told: &mut Vec<(Judgement, Care)>) -> bool {
        let nodes = self.nodes_of_one(pass);
        let is_last = self.stage == Stage::Again;
        let turns = self.to_estimate(is_last);
        while let Some(&turn) = turns.get(self.looked) {
            let found = self.spots[turn].estimates.iter();
            let Some((_, estimate)) = found.rev().find(|(with, _)| *with == nodes) else {
                return false;
            };
            let mut estimate = estimate.clone();
            self.fit(&mut estimate);
            self.looked += 1;
            if is_last {
                told.push((estimate, Care::Full));
            } else {
                told.push((estimate.clone(), Care::Glance));
                self.estimates.push(estimate);
            }
        }
        true
    }

    /// The open turns that are estimated in the last stage or before, from the end.
    fn to_estimate(&self, is_last: bool) -> Vec<usize> {
        let turns = self.open.iter().rev().copied();
        turns
            .filter(|turn| self.spots[*turn].is_estimated == is_last)
            .collect()
    }

    fn open_between_known(&self) -> Vec<usize> {
        let is_known = |at: usize| self.spots[at].margin.is_some();
        let turns = self.open.iter().copied();
        turns
            .filter(|turn| is_known(*turn) && is_known(turn + 1))
            .collect()
    }

    /// The judgement of a turn with a proved margin before and after it.
    fn proved(&self, turn: usize) -> Judgement {
        let (by, played) = (self.side(turn), self.game.turns()[turn].mv);
        let margin = |at: usize| self.spots[at].margin.unwrap_or(0);
        let (before, after) = (for_black(by, margin(turn)), for_black(by, margin(turn + 1)));
        let solved = self.spots[turn].solved.as_ref();
        let found = solved.and_then(|(solved, _)| Some((solved.best?, solved.line.clone())));
        let (best, line) = match found {
            Some((best, line)) if best == played || after < before => (best, line),
            _ => (played, self.line_after(played, turn + 1)),
        };
        Judgement {
            turn,
            by,
            played,
            best,
            before,
            after,
            loss: before - after,
            line,
            exact: true,
            only: after < before && solved.is_some_and(|(solved, _)| solved.only),
        }
    }

    /// The line from a placement on to which nothing is better: it goes on as the position after it.
    fn line_after(&self, played: Move, at: usize) -> Vec<Move> {
        let next = self.spots[at].solved.as_ref();
        let next = next.map_or(&[][..], |(solved, _)| &solved.line);
        let line = std::iter::once(&played).chain(next);
        line.take(LONGEST_LINE).copied().collect()
    }

    /// Fits an estimate to what is proved about the placement after it, or before it, so that the two never contradict
    /// each other.
    fn fit(&self, judgement: &mut Judgement) {
        let Judgement { turn, by, loss, .. } = *judgement;
        if let Some(after) = self.spots[turn + 1].margin {
            judgement.after = for_black(by, after);
            judgement.before = judgement.after + loss;
        } else if let Some(before) = self.spots[turn].margin {
            judgement.before = for_black(by, before);
            judgement.after = judgement.before - loss;
        }
    }

    /// The nodes that one proof may have now.
    fn limit(&self, pass: Pass) -> u64 {
        let left = self.left_to(self.round + 1);
        match pass {
            Pass::All => left,
            _ => left.min(self.nodes_of_one(pass)),
        }
    }

    /// The nodes that this many rounds have left.
    fn left_to(&self, rounds: usize) -> u64 {
        let all: u64 = self.rounds[..rounds].iter().sum();
        all.saturating_sub(self.used)
    }

    fn nodes_of_one(&self, pass: Pass) -> u64 {
        match pass {
            Pass::Glance => GLANCE,
            _ => (self.rounds[self.round] / SHARE).max(GLANCE),
        }
    }

    /// The nodes for a line. They are those of the first round, whenever the piece is asked for.
    fn aside(&self) -> u64 {
        (self.rounds[0] / SHARE).max(GLANCE)
    }

    /// True if a proof may come to an end within the nodes of a round.
    fn is_near_enough(&self, at: usize, round: usize) -> bool {
        let vacant = self.game.positions()[at].sides().vacant().len();
        FEW_NODES < self.rounds[round] || vacant <= MOST_VACANT
    }

    fn side(&self, at: usize) -> Color {
        self.game.positions()[at].to_move()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
