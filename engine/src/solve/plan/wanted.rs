//! The pieces that a plan wants to have answered.

use super::{GLANCE, Pass, Plan, Stage};
use crate::solve::judgement::for_black;
use crate::solve::piece::{Piece, Solve};

impl Plan {
    /// The pieces that are worth asking for now, those that are wanted first first. Of those after the first some may
    /// turn out to have been asked for in vain.
    #[must_use]
    pub fn wanted(&self) -> Vec<Piece> {
        match self.stage {
            Stage::Recall => vec![Piece::Recall],
            Stage::Known => self.pieces_between_known(),
            Stage::Prove(pass) => self.proofs(pass),
            Stage::Estimate(pass) => {
                let mut pieces = self.missing_estimates(pass, false);
                if !self.in_order {
                    let next = if pass == Pass::Glance {
                        Pass::Share
                    } else {
                        Pass::All
                    };
                    pieces.extend(self.proofs(next));
                }
                pieces
            }
            Stage::Again => self.missing_estimates(Pass::Share, true),
            Stage::Over if !self.is_last_round() => self.proofs(Pass::All),
            Stage::Fit | Stage::Over => Vec::new(),
        }
    }

    /// The piece to ask for next, beside these. Nobody is asked twice about one position.
    #[must_use]
    pub fn next_beside(&self, asked: &[&Piece]) -> Option<Piece> {
        let mut wanted = self.wanted().into_iter();
        wanted.find(|piece| !asked.iter().any(|other| other.is_about_one_with(piece)))
    }

    /// True if nobody will want to know this any more. A long proof may not be wanted before others are tried with few
    /// nodes, and is all the same.
    #[must_use]
    pub fn is_in_vain(&self, asked: &Piece) -> bool {
        let wanted = match asked {
            Piece::Solve(solve) if solve.before.is_none() => self.proofs(Pass::All),
            _ => self.wanted(),
        };
        !wanted.iter().any(|piece| piece.is_about_one_with(asked))
    }

    fn missing_estimates(&self, pass: Pass, is_last: bool) -> Vec<Piece> {
        let nodes = self.nodes_of_one(pass);
        let missing = |turn: &usize| {
            let mut found = self.spots[*turn].estimates.iter();
            found.all(|(with, _)| *with != nodes)
        };
        let turns = self.to_estimate(is_last).into_iter().filter(missing);
        turns.map(|turn| Piece::Estimate { turn, nodes }).collect()
    }

    fn pieces_between_known(&self) -> Vec<Piece> {
        let turns = self.open_between_known().into_iter();
        turns
            .filter(|turn| self.spots[*turn].solved.is_none())
            // Few nodes for the line: every placement is to have a figure soon.
            .map(|turn| self.solve(turn, 0, GLANCE))
            .collect()
    }

    /// The proofs of a pass from the end on, as far as they may come to count.
    fn proofs(&self, pass: Pass) -> Vec<Piece> {
        // The last round may have what all rounds together have left, and what it proves of it is not lost to this one.
        let (mut left, round) = match pass {
            Pass::All => (self.left_to(self.rounds.len()), self.rounds.len() - 1),
            _ => (self.limit(pass), self.round),
        };
        let mut pieces = Vec::new();
        let mut looked_at = None;
        for &turn in self.open.iter().rev() {
            for at in [turn + 1, turn] {
                // The position before one turn is the one after another, and what it takes counts once.
                if looked_at.replace(at) == Some(at) {
                    continue;
                }
                let spot = &self.spots[at];
                if spot.margin.is_some() && (at != turn || spot.solved.is_some()) {
                    continue;
                }
                let least = match &spot.solved {
                    Some((_, nodes)) => *nodes,
                    None => spot.least.unwrap_or(0),
                };
                let is_asked = self.in_order && spot.least.is_some();
                let is_hopeless = if self.in_order {
                    is_asked
                } else {
                    left <= least
                };
                if spot.margin.is_none() && (is_hopeless || !self.is_near_enough(at, round)) {
                    return pieces;
                }
                if spot.solved.is_none() {
                    let wants_more = at == turn || !self.in_order;
                    let aside = if wants_more { self.aside() } else { 0 };
                    pieces.push(self.solve(at, left, aside));
                    if self.in_order {
                        return pieces;
                    }
                }
                if pass == Pass::All {
                    left = left.saturating_sub(least);
                }
            }
        }
        pieces
    }

    fn solve(&self, at: usize, nodes: u64, aside: u64) -> Piece {
        let side = self.side(at);
        let margin = |at: usize| {
            let spot = self.spots.get(at)?;
            let known = if self.in_order {
                spot.margin
            } else {
                spot.given
            };
            known.map(|margin| for_black(side, margin))
        };
        let before = margin(at);
        let nodes = match before {
            None => nodes,
            // Only a best placement is to be found, if none is known.
            Some(_) if self.in_order => self.limit(Pass::All),
            Some(_) => self.rounds[0],
        };
        Piece::Solve(Solve {
            at,
            before,
            after: margin(at + 1),
            best: self.spots[at].best,
            nodes,
            aside,
        })
    }
}
