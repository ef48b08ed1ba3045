//! Review of a game of a classic. Its positions are judged one at a time, and each turn's cost follows from them.

use crate::session::ShownBoard;
use rsg_classics::{Judgement, Points, Square, SquaresGame};
use rsg_engine::Color;

use super::game::{CheckAnswer, Checked, Look, ReviewedGame};
use super::worth::{Worth, difference, opposite};
use super::{Header, Learned, Review, ReviewQuestion};
use crate::board::{AnySquaresGame, BoardGame};
use crate::play::Play;
use crate::session::{Highlight, PointView, SquareView};
use crate::thinking::{Finding, SquaresPosition, Topic};

/// The state of the analysis of a game of a classic.
#[derive(Debug, Clone)]
pub struct SquaresStudy {
    /// The positions that were asked about, from the start.
    answered: Vec<bool>,
}

impl Review<AnySquaresGame> {
    /// A game to look at, from its end; `None` if nothing was played. Steps are counted from this number on.
    pub fn of_squares(
        game: &dyn SquaresGame,
        header: Header,
        step: u64,
    ) -> Option<Review<AnySquaresGame>> {
        let answered = vec![false; game.turns() + 1];
        Review::of(game.copy(), header, SquaresStudy { answered }, step)
    }

    /// The turn with this index.
    fn played(&self, turn: usize) -> Option<&Play> {
        self.turns.get(turn).map(|made| &made.play)
    }

    fn take_judgement(&mut self, at: usize, judgement: Option<Judgement>) {
        if let Some(answered) = self.study.answered.get_mut(at) {
            *answered = true;
        }
        let Some(judged) = judgement else {
            return;
        };
        let best = judged.best.map(Play::from);
        let after = match (&best, self.played(at)) {
            (Some(best), Some(played)) if best == played => Some(judged.lead),
            (best, _) => judged.played.filter(|_| best.is_some()),
        };
        let worth = Worth {
            before: judged.lead,
            after,
            exact: judged.exact,
            line: best.into_iter().collect(),
            only: false,
        };
        self.learn(at, worth, true);
    }
}

/// The position after a turn that was tried.
fn after(review: &Review<AnySquaresGame>, turn: usize, tried: &Play) -> AnySquaresGame {
    let mut game = review.positions[turn].clone();
    // It was found to be allowed before it was tried.
    BoardGame::play(&mut game, tried);
    game
}

/// A lead of Black's as the side to move sees it.
fn seen_by(side: Color, lead: Points) -> Points {
    match side {
        Color::Black => lead,
        Color::White => opposite(lead),
    }
}

impl ReviewedGame for AnySquaresGame {
    type Study = SquaresStudy;

    fn final_lead(&self) -> Option<Points> {
        let score = self.ended()?.score;
        let lead = difference(score.black, score.white);
        Some(if self.terms().fewer_is_better() {
            opposite(lead)
        } else {
            lead
        })
    }

    fn shows_the_same(&self, other: &AnySquaresGame) -> bool {
        let mut squares = self.terms().squares();
        squares.all(|square| self.stone(square) == other.stone(square))
    }

    fn draw(&self, look: Look) -> ShownBoard {
        let last = (**self).last();
        let square_of = |play: &Play| play.spot()?.square();
        let placed = BoardGame::last(self).and_then(|change| square_of(&change.play));
        let subject = look.subject.as_ref().and_then(square_of);
        let hinted: Vec<Square> = look.tried.iter().filter_map(square_of).collect();
        let is_held = look.held.is_some() || look.tried.is_some() || look.marked;
        let counted = self.ended().and_then(|_| self.area());
        let view = |at: Square| SquareView {
            square: at,
            stone: self.stone(at),
            playable: look.marked && self.allows(&Play::at(at)),
            last: placed == Some(at),
            hinted: hinted.contains(&at),
            highlight: (subject == Some(at)).then_some(Highlight::Subject),
            point: PointView::of(&**self, at, counted.as_ref()),
        };
        let terms = self.terms();
        ShownBoard::Squares {
            terms,
            squares: terms.squares().map(view).collect(),
            ghost: match &last {
                Some(change) if !is_held => change.by,
                _ => SquaresGame::to_move(&**self),
            },
            beside: None,
        }
    }

    /// The position that is shown and the one before it, then all others, the end of the game first, where values are
    /// proved soonest.
    fn next_study(review: &Review<AnySquaresGame>) -> Option<ReviewQuestion> {
        let open = |at: &usize| !review.study.answered[*at] && !review.positions[*at].is_over();
        let here = review.at();
        let all = (0..review.positions.len()).rev();
        let first = [Some(here), here.checked_sub(1)].into_iter().flatten();
        first.chain(all).find(open).map(ReviewQuestion::Position)
    }

    fn study_topic(review: &Review<AnySquaresGame>, asked: ReviewQuestion) -> Topic {
        let at = match asked {
            ReviewQuestion::Position(at) => at,
            ReviewQuestion::Check | ReviewQuestion::Round(_) => review.at(),
        };
        Topic::SquaresPosition(SquaresPosition {
            game: review.positions[at].clone(),
            played: review.played(at).and_then(Play::on_squares),
        })
    }

    fn study(
        review: &mut Review<AnySquaresGame>,
        asked: ReviewQuestion,
        finding: &Finding,
    ) -> Learned {
        match (asked, finding) {
            (ReviewQuestion::Position(at), Finding::Position(judgement)) => {
                review.take_judgement(at, judgement.clone());
                Learned::Answered
            }
            _ => Learned::Nothing,
        }
    }

    fn known_cost(review: &Review<AnySquaresGame>, turn: usize, tried: &Play) -> Option<Checked> {
        let proved = review.proved(turn)?;
        let lead = after(review, turn, tried).final_lead()?;
        Some(Checked {
            cost: difference(proved, seen_by(review.turns[turn].by, lead)),
            exact: true,
        })
    }

    /// Where the best turn's value is proved, the tried one's follows from the position after it; an estimate is
    /// compared with one that was found in the same way.
    fn check_topic(review: &Review<AnySquaresGame>, turn: usize, tried: &Play) -> Topic {
        Topic::SquaresPosition(match review.proved(turn) {
            Some(_) => SquaresPosition {
                game: after(review, turn, tried),
                played: None,
            },
            None => SquaresPosition {
                game: review.positions[turn].clone(),
                played: tried.on_squares(),
            },
        })
    }

    fn check(
        review: &mut Review<AnySquaresGame>,
        turn: usize,
        tried: &Play,
        finding: &Finding,
    ) -> CheckAnswer {
        let Finding::Position(Some(judged)) = finding else {
            return CheckAnswer::Failed;
        };
        let cost = match (review.proved(turn), judged.played) {
            (Some(proved), _) => {
                let mover = SquaresGame::to_move(&*after(review, turn, tried));
                let is_own = mover == review.turns[turn].by;
                let own = if is_own {
                    judged.lead
                } else {
                    opposite(judged.lead)
                };
                difference(proved, own)
            }
            (None, Some(played)) => difference(judged.lead, played),
            (None, None) if judged.exact => {
                // This look has proved what the one before could only estimate.
                let worth = Worth {
                    before: judged.lead,
                    after: None,
                    exact: true,
                    line: judged.best.clone().into_iter().map(Play::from).collect(),
                    only: false,
                };
                review.learn(turn, worth, true);
                return CheckAnswer::AskAgain;
            }
            // Playouts that do not suffice are no reason for a reproach.
            (None, None) if judged.best.is_none() => Points::default(),
            (None, None) => return CheckAnswer::Failed,
        };
        CheckAnswer::Found(Checked {
            cost: cost.max(Points::default()),
            exact: judged.exact,
        })
    }

    /// False for a stop: its outcome is agreed by two.
    fn can_be_played_on(&self) -> bool {
        !BoardGame::is_over(self) && !BoardGame::is_stopped(self)
    }

    fn unjudged_turns(review: &Review<AnySquaresGame>) -> usize {
        let answered = review.study.answered.iter().zip(&review.worths);
        let turns = answered.take(review.turns.len());
        turns
            .filter(|(answered, worth)| **answered && worth.is_none())
            .count()
    }
}
