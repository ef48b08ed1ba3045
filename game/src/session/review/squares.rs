//! Review of a game on squares. Its positions are judged one at a time, and each turn's cost follows from them.

use crate::session::BoardView;
use rsg_classics::{self as classics, Judgement, Points, Square, SquaresGame};
use rsg_engine::Color;

use super::game::{CheckAnswer, Checked, Look, Study};
use super::worth::{Worth, difference, opposite};
use super::{Header, Learned, Review, ReviewQuestion};
use crate::games::BoardGame;
use crate::play::Play;
use crate::session::{Highlight, PointView, SquareView, SquaresView};
use crate::thinking::{Finding, SquaresPosition, Topic};

impl Review {
    /// A game to look at, from its end; `None` if nothing was played. Steps are counted from this number on.
    pub fn of_squares(game: &dyn SquaresGame, header: Header, step: u64) -> Option<Review> {
        let answered = vec![false; game.turns() + 1];
        let study = Study {
            answered,
            ..Study::default()
        };
        Review::of(Box::new(game.copy()), header, study, step)
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

/// The question about a position and a turn in it.
fn position_topic(game: &dyn BoardGame, played: Option<classics::Play>) -> Option<Topic> {
    let game = game.squares()?.copy();
    Some(Topic::SquaresPosition(SquaresPosition { game, played }))
}

/// The position after a turn that was tried.
fn after(review: &Review, turn: usize, tried: &Play) -> Box<dyn BoardGame> {
    let mut game = review.positions[turn].clone();
    // It was found to be allowed before it was tried.
    game.play(tried);
    game
}

/// A lead of Black's as the side to move sees it.
fn seen_by(side: Color, lead: Points) -> Points {
    match side {
        Color::Black => lead,
        Color::White => opposite(lead),
    }
}

/// The board with this to be seen on it.
pub(super) fn draw(game: &dyn SquaresGame, look: &Look) -> BoardView {
    let last = game.last();
    let square_of = |play: &Play| play.spot()?.square();
    let placed = last.as_ref().and_then(|change| match change.play {
        classics::Play::Place(square) => Some(square),
        _ => None,
    });
    let subject = look.subject.as_ref().and_then(square_of);
    let hinted: Vec<Square> = look.tried.iter().filter_map(square_of).collect();
    let is_held = look.held.is_some() || look.tried.is_some() || look.marked;
    let counted = game.ended().and_then(|_| game.area());
    let view = |at: Square| SquareView {
        square: at,
        stone: game.stone(at),
        playable: look.marked && game.refusal(&classics::Play::Place(at)).is_none(),
        last: placed == Some(at),
        hinted: hinted.contains(&at),
        highlight: (subject == Some(at)).then_some(Highlight::Subject),
        point: PointView::of(game, at, counted.as_ref()),
    };
    let terms = game.terms();
    let squares = terms.squares().map(view).collect();
    let ghost = match &last {
        Some(change) if !is_held => change.by,
        _ => game.to_move(),
    };
    BoardView::Squares(SquaresView::of(terms, squares, ghost))
}

/// The position that is shown and the one before it, then all others, the end of the game first, where values are
/// proved soonest.
pub(super) fn next_study(review: &Review) -> Option<ReviewQuestion> {
    let open = |at: &usize| !review.study.answered[*at] && !review.positions[*at].is_over();
    let here = review.at();
    let all = (0..review.positions.len()).rev();
    let first = [Some(here), here.checked_sub(1)].into_iter().flatten();
    first.chain(all).find(open).map(ReviewQuestion::Position)
}

pub(super) fn study_topic(review: &Review, asked: ReviewQuestion) -> Option<Topic> {
    let at = match asked {
        ReviewQuestion::Position(at) => at,
        ReviewQuestion::Check | ReviewQuestion::Round(_) => review.at(),
    };
    let played = review.played(at).and_then(Play::on_squares);
    position_topic(&*review.positions[at], played)
}

pub(super) fn study(review: &mut Review, asked: ReviewQuestion, finding: &Finding) -> Learned {
    match (asked, finding) {
        (ReviewQuestion::Position(at), Finding::Position(judgement)) => {
            review.take_judgement(at, judgement.clone());
            Learned::Answered
        }
        _ => Learned::Nothing,
    }
}

pub(super) fn known_cost(review: &Review, turn: usize, tried: &Play) -> Option<Checked> {
    let proved = review.proved(turn)?;
    let lead = after(review, turn, tried).final_lead()?;
    Some(Checked {
        cost: difference(proved, seen_by(review.turns[turn].by, lead)),
        exact: true,
    })
}

/// Where the best turn's value is proved, the tried one's follows from the position after it; an estimate is
/// compared with one that was found in the same way.
pub(super) fn check_topic(review: &Review, turn: usize, tried: &Play) -> Option<Topic> {
    match review.proved(turn) {
        Some(_) => position_topic(&*after(review, turn, tried), None),
        None => position_topic(&*review.positions[turn], tried.on_squares()),
    }
}

pub(super) fn check(
    review: &mut Review,
    turn: usize,
    tried: &Play,
    finding: &Finding,
) -> CheckAnswer {
    let Finding::Position(Some(judged)) = finding else {
        return CheckAnswer::Failed;
    };
    let cost = match (review.proved(turn), judged.played) {
        (Some(proved), _) => {
            let mover = after(review, turn, tried).to_move();
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

pub(super) fn unjudged_turns(review: &Review) -> usize {
    let answered = review.study.answered.iter().zip(&review.worths);
    let turns = answered.take(review.turns.len());
    turns
        .filter(|(answered, worth)| **answered && worth.is_none())
        .count()
}
