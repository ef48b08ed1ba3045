//! Review of a game on the star. It is judged in rounds, and kept with its analysis.

use crate::session::BoardView;
use chrono::NaiveDate;
use rsg_classics::Points;
use rsg_engine::analysis::{Care, Known};
use rsg_engine::{Color, Game, Move};

use super::game::{CheckAnswer, Checked, Look, Study};
use super::worth::{Worth, whole};
use super::{Header, Learned, Review, ReviewQuestion};
use crate::play::{Play, Spot};
use crate::progress::puzzles::Mistake;
use crate::progress::{Accuracy, Judged, KeptGame};
use crate::session::view::{Highlight, board_cells};
use crate::thinking::{Analysis, Effort, Finding, Topic};

impl Review {
    /// A game to look at, from its end; `None` if there is nothing in it. Steps are counted from this number on.
    pub fn of_star(
        game: Game,
        kept: Option<KeptGame>,
        header: Header,
        thorough: bool,
        step: u64,
    ) -> Option<Review> {
        let count = game.turns().len();
        let analysed = kept.as_ref().filter(|kept| kept.analysis.len() == count);
        let analysis = analysed.map_or_else(Vec::new, |kept| kept.analysis.clone());
        let study = Study {
            rounds: analysed.map_or(0, |kept| kept.rounds),
            kept,
            thorough,
            ..Study::default()
        };
        let mut review = Review::of(Box::new(game), header, study, step)?;
        for (turn, judged) in analysis.iter().enumerate() {
            if let Some(judged) = judged {
                review.learn(turn, Worth::from(judged), true);
            }
        }
        Some(review)
    }

    /// Takes in the worth of a placement; `last_word` when nothing better will come in this round. Returns true if that
    /// is worth keeping.
    pub(super) fn judge(&mut self, turn: usize, worth: Worth, last_word: bool) -> bool {
        let is_better = match self.settled.get(turn) {
            Some(false) => turn < self.turns.len(),
            Some(true) => last_word && self.proved(turn).is_none(),
            None => false,
        };
        if is_better {
            self.learn(turn, worth, last_word);
        }
        is_better && last_word
    }

    /// A round is over. Where its time was up before its last words, what was guessed so far is what it has found.
    pub(super) fn end_round(&mut self) {
        self.study.rounds = self.study.rounds.saturating_add(1);
        for (settled, worth) in self.settled.iter_mut().zip(&self.worths) {
            *settled |= worth.is_some();
        }
    }

    /// The knowledge of each placement that stays.
    pub(super) fn known(&self) -> Vec<Known> {
        let known = |turn: usize| match self.proved(turn) {
            Some(before) => Known::Exact(before.in_halves() / 2),
            None if self.settled[turn] => Known::Estimated,
            None => Known::Nothing,
        };
        (0..self.turns.len()).map(known).collect()
    }
}

/// The board with this to be seen on it.
pub(super) fn draw(game: &Game, look: &Look) -> BoardView {
    let held = look.held.and_then(Spot::cell);
    let tried = look.tried.as_ref().and_then(Play::on_star);
    let mut cells = board_cells(game, look.marked, held, tried);
    if let Some(subject) = look.subject.as_ref().and_then(Play::on_star) {
        cells[subject.cell.index()].highlight = Some(Highlight::Subject);
    }
    BoardView::of_cells(cells)
}

pub(super) fn next_study(review: &Review) -> Option<ReviewQuestion> {
    let rounds = Effort::rounds(review.study.thorough);
    let next = rounds.get(usize::from(review.study.rounds)).copied();
    let next = next.filter(|_| review.count_proved() < review.turns.len());
    next.map(ReviewQuestion::Round)
}

pub(super) fn study_topic(review: &Review, asked: ReviewQuestion) -> Option<Topic> {
    Some(Topic::Analysis(Analysis {
        game: review.game().star()?.clone(),
        known: review.known(),
        effort: match asked {
            ReviewQuestion::Round(effort) => effort,
            ReviewQuestion::Check | ReviewQuestion::Position(_) => Effort::Check,
        },
    }))
}

pub(super) fn study(review: &mut Review, _asked: ReviewQuestion, finding: &Finding) -> Learned {
    match finding {
        Finding::Judged(judgement, care) => {
            let (turn, worth) = (judgement.turn, Worth::from(&**judgement));
            if review.judge(turn, worth, *care == Care::Full) {
                return Learned::Turn(turn);
            }
            Learned::Nothing
        }
        Finding::Done => {
            review.end_round();
            Learned::RoundOver
        }
        _ => Learned::Nothing,
    }
}

pub(super) fn check_topic(review: &Review, turn: usize, tried: &Play) -> Option<Topic> {
    let mut game = review.positions[turn].star()?.clone();
    // It was found to be legal before it was tried.
    game.play(tried.on_star()?).ok()?;
    let mut known = vec![Known::Enough; turn];
    known.push(match &review.worths[turn] {
        Some(worth) if worth.exact => Known::Before(whole(worth.before).into()),
        _ => Known::Nothing,
    });
    Some(Topic::Analysis(Analysis {
        game,
        known,
        effort: Effort::Check,
    }))
}

pub(super) fn check(finding: &Finding) -> CheckAnswer {
    match finding {
        Finding::Judged(judgement, Care::Full) => {
            let lost = Points::whole(judgement.before - judgement.after);
            CheckAnswer::Found(Checked {
                cost: lost.max(Points::default()),
                exact: judgement.exact,
            })
        }
        Finding::Done => CheckAnswer::Failed,
        _ => CheckAnswer::NotYet,
    }
}

/// The accuracy, as soon as there is more than first guesses.
pub(super) fn accuracy(review: &Review, side: Color) -> Option<Accuracy> {
    let worths = review.worths.iter().take(review.turns.len());
    let judged: Vec<_> = worths
        .map(|worth| worth.as_ref().map(Judged::from))
        .collect();
    let accuracy = Accuracy::of(side, review.game().star()?, &judged);
    accuracy.filter(|_| review.is_judged())
}

/// The turn as an exercise, if it was a mistake of the player's own with only one better placement.
pub(super) fn own_mistake(review: &Review, turn: usize, today: NaiveDate) -> Option<Mistake> {
    let kept = review.study.kept.as_ref()?;
    let worth = review
        .worths
        .get(turn)?
        .as_ref()
        .filter(|worth| worth.only)?;
    let is_own = kept.opponent.level().is_some() && review.turns.get(turn)?.by == kept.own;
    let turns = review.turns[..=turn].iter();
    let moves: Vec<Move> = turns.filter_map(|turn| turn.play.on_star()).collect();
    let from = kept.start();
    is_own.then(|| Mistake::new(from, &moves, Judged::from(worth), today))?
}

pub(super) fn to_keep(review: &Review) -> Option<KeptGame> {
    let kept = review.study.kept.clone()?;
    let known = review
        .worths
        .iter()
        .zip(&review.settled)
        .take(review.turns.len());
    let analysis = known
        .map(|(worth, settled)| worth.as_ref().filter(|_| *settled).map(Judged::from))
        .collect();
    // Placements that no round came to in its time are analysed when the game is looked at again.
    let is_whole = (0..review.turns.len()).all(|turn| review.worths[turn].is_some());
    Some(KeptGame {
        analysis,
        rounds: if is_whole { review.study.rounds } else { 0 },
        ..kept
    })
}
