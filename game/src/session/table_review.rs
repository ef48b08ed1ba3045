//! Looking at a finished game of a classic again, position by position.
//!
//! A [`TableReview`] stands somewhere in a game. What its positions are worth comes in bit by bit
//! ([`TableReview::judge`]), in any order, and changes no place. What a placement cost is not kept: it follows from what is
//! known of the positions before and after it.

use rsg_classics::{Change, Judgement, Play, Points, Square, TableGame, Terms};
use rsg_engine::Color;

use super::review::{AnalysisProgress, POINTED_OUT, Walk};
use super::{PointView, SquareView, TableStep};
use crate::thinking::TablePosition;

/// What a placement was worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableVerdict {
    /// What was best there.
    pub best: Square,
    /// How much less the game is won by after the placement; 0 if it was as good.
    pub cost: Points,
    /// Whether that is proved.
    pub exact: bool,
}

/// What is to be expected of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableValue {
    /// By how much Black wins; below 0 White does.
    pub lead: Points,
    pub exact: bool,
}

/// A turn of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    pub by: Color,
    pub play: Play,
    /// Who has no answer and is passed over.
    pub passes: Option<Color>,
    pub verdict: Option<TableVerdict>,
}

/// What is to be drawn of a review.
#[derive(Debug, Clone, PartialEq)]
pub struct TableReviewView {
    pub terms: Terms,
    /// Row by row from the top.
    pub squares: Vec<SquareView>,
    /// After so many turns.
    pub at: usize,
    pub rows: Vec<TableRow>,
    /// Whether the game is over where this stands.
    pub over: bool,
    /// The values of all positions from the start to the end.
    pub values: Vec<Option<TableValue>>,
    /// The costliest turns, the worst first.
    pub worst: Vec<usize>,
    pub progress: AnalysisProgress,
    pub step: TableStep,
    /// The colour of whoever placed last, in which a better placement is shown.
    pub ghost: Color,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Worth {
    Unknown,
    /// Nothing can be said of it.
    Nothing,
    Judged(Judgement),
}

/// A finished game that is looked at.
#[derive(Debug, Clone)]
pub struct TableReview {
    /// The game after each number of turns, from the start.
    positions: Vec<Box<dyn TableGame>>,
    worth: Vec<Worth>,
    at: usize,
    step: u64,
    /// Whether the last step was one turn on, which is to be seen moving.
    forward: bool,
    /// The last step that has been shown.
    shown: u64,
}

impl TableReview {
    /// A game to look at, from its end. None if nothing was played. Steps are counted from this number on.
    #[must_use]
    pub fn of(game: &dyn TableGame, step: u64) -> Option<TableReview> {
        let mut positions = vec![game.copy()];
        let mut before = game.copy();
        while before.undo() {
            positions.push(before.copy());
        }
        positions.reverse();
        let turns = positions.len() - 1;
        (0 < turns).then(|| TableReview {
            worth: vec![Worth::Unknown; turns + 1],
            positions,
            at: turns,
            step,
            forward: false,
            shown: step,
        })
    }

    /// Goes there, as far as the game goes.
    pub fn walk(&mut self, walk: Walk) {
        let last = self.turns();
        let to = match walk {
            Walk::First => 0,
            Walk::Back => self.at.saturating_sub(1),
            Walk::Forward => self.at + 1,
            Walk::Last => last,
            Walk::To(turns) => turns,
            Walk::Worst => self.next_worst(),
            // What was better lies on the board anyway.
            Walk::Best => self.at,
        }
        .min(last);
        if to != self.at {
            self.forward = to == self.at + 1;
            self.at = to;
            self.step += 1;
            if !self.forward {
                self.shown = self.step;
            }
        }
    }

    /// A step has been shown.
    pub fn animated(&mut self, step: u64) {
        if step == self.step {
            self.shown = step;
        }
    }

    /// How the board came to be as it is.
    #[must_use]
    pub fn table_step(&self) -> TableStep {
        TableStep {
            number: self.step,
            change: self.last().filter(|_| self.forward),
            showing: self.shown < self.step,
        }
    }

    #[must_use]
    pub fn turns(&self) -> usize {
        self.positions.len() - 1
    }

    fn last(&self) -> Option<Change> {
        self.positions[self.at].last()
    }

    /// What was placed after so many turns.
    fn played(&self, turns: usize) -> Option<Square> {
        match self.positions.get(turns + 1)?.last()?.play {
            Play::Place(square) => Some(square),
            Play::Pass | Play::Button | Play::Agree(_) => None,
        }
    }

    /// After how many turns the position is to be judged next: the one that is shown and the one before it, then all others,
    /// the end of the game first, where values are proved soonest. None when all are, or need not be.
    #[must_use]
    pub fn next_to_judge(&self) -> Option<usize> {
        let open = |turns: &usize| {
            self.worth[*turns] == Worth::Unknown && self.positions[*turns].ended().is_none()
        };
        let all = (0..self.positions.len()).rev();
        let here = [Some(self.at), self.at.checked_sub(1)];
        here.into_iter().flatten().chain(all).find(open)
    }

    /// The position after so many turns, to be judged.
    #[must_use]
    pub fn position(&self, turns: usize) -> Option<TablePosition> {
        Some(TablePosition {
            game: self.positions.get(turns)?.copy(),
            played: self.played(turns),
        })
    }

    /// What the position after so many turns is worth, if that can be said.
    pub fn judge(&mut self, turns: usize, judgement: Option<Judgement>) {
        if let Some(worth) = self.worth.get_mut(turns) {
            *worth = judgement.map_or(Worth::Nothing, Worth::Judged);
        }
    }

    fn judged(&self, turns: usize) -> Option<Judgement> {
        match self.worth[turns] {
            Worth::Judged(judgement) => Some(judgement),
            Worth::Unknown | Worth::Nothing => None,
        }
    }

    /// By how much Black wins from there on.
    fn value(&self, turns: usize) -> Option<TableValue> {
        let position = &self.positions[turns];
        if let Some(ended) = position.ended() {
            let [black, white] = [ended.score.black, ended.score.white].map(Points::in_halves);
            let lead = match position.terms().fewer_is_better() {
                false => black - white,
                true => white - black,
            };
            let lead = Points::halves(lead);
            return Some(TableValue { lead, exact: true });
        }
        let judged = self.judged(turns)?;
        let sign = match position.to_move() {
            Color::Black => 1,
            Color::White => -1,
        };
        Some(TableValue {
            lead: Points::halves(sign * judged.lead.in_halves()),
            exact: judged.exact,
        })
    }

    /// What the turn of this index was worth.
    fn verdict(&self, turn: usize) -> Option<TableVerdict> {
        let judged = self.judged(turn)?;
        let best = judged.best?;
        let gained = match judged.played {
            Some(played) => played.in_halves(),
            None => {
                let after = self.value(turn + 1)?.lead.in_halves();
                match self.positions[turn].to_move() {
                    Color::Black => after,
                    Color::White => -after,
                }
            }
        };
        let is_best = self.played(turn) == Some(best);
        let cost = if is_best {
            0
        } else {
            judged.lead.in_halves() - gained
        };
        Some(TableVerdict {
            best,
            cost: Points::halves(cost.max(0)),
            exact: judged.exact,
        })
    }

    fn worst(&self) -> Vec<usize> {
        let verdicts = (0..self.turns()).filter_map(|turn| Some((self.verdict(turn)?.cost, turn)));
        let mut costly: Vec<(Points, usize)> = verdicts
            .filter(|(cost, _)| Points::default() < *cost)
            .collect();
        costly.sort_by_key(|(cost, turn)| (-cost.in_halves(), *turn));
        let turns = costly.into_iter().map(|(_, turn)| turn);
        turns.take(POINTED_OUT).collect()
    }

    /// After the costliest turn; from there after the second and third.
    fn next_worst(&self) -> usize {
        let worst = self.worst();
        let here = worst.iter().position(|turn| turn + 1 == self.at);
        let next = here.map_or(0, |here| (here + 1) % worst.len());
        worst.get(next).map_or(self.at, |turn| turn + 1)
    }

    fn progress(&self) -> AnalysisProgress {
        let before_a_turn = &self.worth[..self.turns()];
        let count = |is: fn(&Worth) -> bool| before_a_turn.iter().filter(|worth| is(worth)).count();
        AnalysisProgress {
            judged: count(|worth| matches!(worth, Worth::Judged(_))),
            proved: count(|worth| matches!(worth, Worth::Judged(judged) if judged.exact)),
            count: count(|worth| *worth != Worth::Nothing),
            is_done: self.next_to_judge().is_none(),
        }
    }

    fn rows(&self) -> Vec<TableRow> {
        let changes = self.positions[1..]
            .iter()
            .filter_map(|position| position.last());
        changes
            .enumerate()
            .map(|(turn, change)| TableRow {
                by: change.by,
                passes: change.passes.then(|| !change.by),
                play: change.play,
                verdict: self.verdict(turn),
            })
            .collect()
    }

    #[must_use]
    pub fn view(&self) -> TableReviewView {
        let position = &self.positions[self.at];
        let last = self.last();
        let played = self.at.checked_sub(1).and_then(|turn| self.played(turn));
        let verdict = self.at.checked_sub(1).and_then(|turn| self.verdict(turn));
        let better = verdict
            .filter(|verdict| Points::default() < verdict.cost)
            .map(|verdict| verdict.best);
        let terms = position.terms();
        let counted = position.ended().and_then(|_| position.area());
        let square = |square| SquareView {
            square,
            stone: position.stone(square),
            playable: false,
            last: played == Some(square),
            hinted: better == Some(square),
            point: PointView::of(&**position, square, counted.as_ref()),
        };
        TableReviewView {
            terms,
            squares: terms.squares().map(square).collect(),
            at: self.at,
            rows: self.rows(),
            over: position.ended().is_some(),
            values: (0..self.positions.len())
                .map(|turns| self.value(turns))
                .collect(),
            worst: self.worst(),
            progress: self.progress(),
            step: self.table_step(),
            ghost: last.map_or(Color::Black, |change| change.by),
        }
    }
}

#[cfg(test)]
mod tests;
