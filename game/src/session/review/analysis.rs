//! A review as its screen drives it, and the choice of the analysis by the game.

use chrono::NaiveDate;
use rsg_classics::Points;
use rsg_engine::Color;

use super::game::{CheckAnswer, Checked, Look};
use super::place::Walk;
use super::worth::opposite;
use super::{Header, Learned, Review, ReviewQuestion, squares, star};
use crate::board::{Arrival, BoardEvent, BoardStep};
use crate::games::{BoardGame, GameRef};
use crate::play::Play;
use crate::progress::puzzles::Mistake;
use crate::progress::{Accuracy, KeptGame};
use crate::session::view::call_view;
use crate::session::{BoardOverlay, BoardView, OverView};
use crate::thinking::{Finding, Topic};

impl Review {
    /// A game to look at, from its end, which ended so; `None` if nothing was played. Steps are counted from this
    /// number on.
    #[must_use]
    pub fn begin(
        game: &dyn BoardGame,
        kept: Option<KeptGame>,
        over: &OverView,
        thorough: bool,
        step: u64,
    ) -> Option<Review> {
        let header = Header::from(over);
        match game.inner() {
            GameRef::Star(game) => Review::of_star(game.clone(), kept, header, thorough, step),
            GameRef::Squares(game) => Review::of_squares(game, header, step),
        }
    }

    pub fn walk(&mut self, walk: Walk) {
        self.is_led = true;
        match self.walk_in_run(walk) {
            Some(place) => self.go(place, Arrival::Dropped),
            None => {
                self.end_run();
                self.go(self.walk_in_game(walk), Arrival::Dropped);
            }
        }
    }

    /// Something on the board. Says whether it was for the board of a review.
    pub fn apply_board(&mut self, event: &BoardEvent) -> bool {
        match event {
            BoardEvent::Drawn { .. } | BoardEvent::Animated { .. } => self.steps.note(event),
            BoardEvent::Tap(spot) => self.tap(*spot),
            BoardEvent::Call(color) => self.call(*color),
            BoardEvent::CancelCall => self.cancel_call(),
            BoardEvent::PreviewCall(color) => self.preview_call(*color),
            _ => return false,
        }
        true
    }

    /// The next question: about the turn that the player waits for, else about the game.
    pub fn wanted(&self) -> Option<ReviewQuestion> {
        match self.checking() {
            Some(_) => Some(ReviewQuestion::Check),
            None => self.next_study(),
        }
    }

    /// The topic of a question.
    pub fn topic(&self, asked: ReviewQuestion) -> Option<Topic> {
        match (asked, self.checking()) {
            (ReviewQuestion::Check, Some((turn, tried))) => self.check_topic(turn, tried),
            (ReviewQuestion::Check, None) => None,
            (asked, _) => self.study_topic(asked),
        }
    }

    /// Takes in an answer to that question.
    pub fn take_finding(&mut self, asked: ReviewQuestion, finding: &Finding) -> Learned {
        if asked != ReviewQuestion::Check {
            let learned = self.study(asked, finding);
            self.lead();
            return learned;
        }
        let checking = self.checking().map(|(turn, tried)| (turn, tried.clone()));
        let Some((turn, tried)) = checking else {
            return Learned::Nothing;
        };
        match self.check(turn, &tried, finding) {
            CheckAnswer::NotYet => return Learned::Nothing,
            CheckAnswer::AskAgain => {}
            CheckAnswer::Failed => self.give_up_check(),
            CheckAnswer::Found(checked) => self.answer_check(checked),
        }
        Learned::Answered
    }

    /// The turn at which a side that has lost gave the game away: its last one before which best play did not lose.
    /// Known as soon as that turn and all later ones of the side are proved; none where it never had more than a lost
    /// game.
    pub fn turning(&self, side: Color) -> Option<usize> {
        let lost = |points: Points| points.in_halves() < 0;
        for turn in (0..self.turns.len()).rev() {
            if self.turns[turn].by != side {
                continue;
            }
            if !lost(self.proved(turn)?) {
                return lost(self.turn_worth(turn)?.after).then_some(turn);
            }
        }
        None
    }

    /// A side's final lead as it is expected before a turn, once that is judged.
    pub fn lead_before(&self, side: Color, turn: usize) -> Option<Points> {
        let lead = self.worths.get(turn)?.as_ref()?.before;
        Some(match self.turns[turn].by == side {
            true => lead,
            false => opposite(lead),
        })
    }

    /// The number of turns of a side before this one.
    pub fn count_of(&self, side: Color, before: usize) -> usize {
        let turns = self.turns.iter().take(before);
        turns.filter(|turn| turn.by == side).count()
    }

    /// The last step of the board.
    pub fn board_step(&self) -> BoardStep {
        self.steps.drawn_with(self.shown_game().last())
    }

    /// The overlay on the board.
    pub fn overlay(&self) -> Option<BoardOverlay> {
        let (spot, preview) = self.asks_call()?;
        let call = call_view(self.shown_game().star()?, spot.cell()?, preview);
        Some(BoardOverlay::Call(call))
    }

    /// The kept game with all that is known of it, if that is kept.
    pub fn to_keep(&self) -> Option<KeptGame> {
        self.game().star()?;
        star::to_keep(self)
    }

    /// The turn as an exercise, if it is one.
    pub fn own_mistake(&self, turn: usize, today: NaiveDate) -> Option<Mistake> {
        self.game().star()?;
        star::own_mistake(self, turn, today)
    }

    /// The next question about the game as a whole.
    pub(super) fn next_study(&self) -> Option<ReviewQuestion> {
        match self.game().inner() {
            GameRef::Star(_) => star::next_study(self),
            GameRef::Squares(_) => squares::next_study(self),
        }
    }

    fn study_topic(&self, asked: ReviewQuestion) -> Option<Topic> {
        match self.game().inner() {
            GameRef::Star(_) => star::study_topic(self, asked),
            GameRef::Squares(_) => squares::study_topic(self, asked),
        }
    }

    fn study(&mut self, asked: ReviewQuestion, finding: &Finding) -> Learned {
        match self.game().inner() {
            GameRef::Star(_) => star::study(self, asked, finding),
            GameRef::Squares(_) => squares::study(self, asked, finding),
        }
    }

    /// The cost of another turn instead of the one with this index, where it is known without a question.
    pub(super) fn known_cost(&self, turn: usize, tried: &Play) -> Option<Checked> {
        match self.game().inner() {
            GameRef::Star(_) => None,
            GameRef::Squares(_) => squares::known_cost(self, turn, tried),
        }
    }

    /// The question about that turn.
    fn check_topic(&self, turn: usize, tried: &Play) -> Option<Topic> {
        match self.game().inner() {
            GameRef::Star(_) => star::check_topic(self, turn, tried),
            GameRef::Squares(_) => squares::check_topic(self, turn, tried),
        }
    }

    fn check(&mut self, turn: usize, tried: &Play, finding: &Finding) -> CheckAnswer {
        match self.game().inner() {
            GameRef::Star(_) => star::check(finding),
            GameRef::Squares(_) => squares::check(self, turn, tried, finding),
        }
    }

    /// The accuracy of a side, once it is known.
    pub(super) fn accuracy(&self, side: Color) -> Option<Accuracy> {
        self.game().star()?;
        star::accuracy(self, side)
    }

    /// Turns of which nothing can be said.
    pub(super) fn unjudged_turns(&self) -> usize {
        match self.game().inner() {
            GameRef::Star(_) => 0,
            GameRef::Squares(_) => squares::unjudged_turns(self),
        }
    }
}

/// The board of a position with this to be seen on it.
pub(super) fn draw(game: &dyn BoardGame, look: &Look) -> BoardView {
    match game.inner() {
        GameRef::Star(game) => star::draw(game, look),
        GameRef::Squares(game) => squares::draw(game, look),
    }
}
