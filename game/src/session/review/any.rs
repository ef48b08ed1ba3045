//! Object-safe interface of a game that is looked at, whichever it is.

use std::fmt::Debug;

use chrono::NaiveDate;
use rsg_classics::Points;
use rsg_engine::Color;

use super::game::CheckAnswer;
use super::mistake::MistakeEvent;
use super::place::Walk;
use super::{Header, Learned, Review, ReviewQuestion, ReviewView, ReviewedGame};
use crate::board::{Arrival, BoardEvent, BoardStep};
use crate::progress::puzzles::Mistake;
use crate::progress::{GameSoFar, KeptGame};
use crate::session::{BoardOverlay, OverView};
use crate::thinking::{Finding, Topic};

/// A review of any game.
pub trait AnyReview: Debug {
    fn view(&self) -> ReviewView;

    /// The whole game.
    fn whole(&self) -> GameSoFar;

    /// The game up to the position that is shown.
    fn shown(&self) -> GameSoFar;

    fn walk(&mut self, walk: Walk);

    fn apply_mistake(&mut self, event: MistakeEvent);

    /// Something on the board. Says whether it was for the board of a review.
    fn apply_board(&mut self, event: &BoardEvent) -> bool;

    /// The next question: about the turn that the player waits for, else about the game.
    fn wanted(&self) -> Option<ReviewQuestion>;

    /// The topic of a question.
    fn topic(&self, asked: ReviewQuestion) -> Option<Topic>;

    /// Takes in an answer to that question.
    fn take_finding(&mut self, asked: ReviewQuestion, finding: &Finding) -> Learned;

    /// Returns true while the player goes through the mistakes.
    fn is_running(&self) -> bool;

    /// Back to the game, to the placement that was looked at.
    fn end_run(&mut self);

    /// The turn at which a side that has lost gave the game away: its last one before which best play did not lose.
    /// Known as soon as that turn and all later ones of the side are proved; none where it never had more than a lost
    /// game.
    fn turning(&self, side: Color) -> Option<usize>;

    /// The number of a side's mistakes, once the whole game is judged.
    fn count_of_mistakes(&self, side: Color) -> Option<usize>;

    /// The number of turns of a side before this one.
    fn count_of(&self, side: Color, before: usize) -> usize;

    /// The last step of the board.
    fn board_step(&self) -> BoardStep;

    /// The overlay on the board.
    fn overlay(&self) -> Option<BoardOverlay>;

    /// The kept game with all that is known of it, if that is kept.
    fn to_keep(&self) -> Option<KeptGame>;

    /// The turn as an exercise, if it is one.
    fn own_mistake(&self, turn: usize, today: NaiveDate) -> Option<Mistake>;

    fn copied(&self) -> Box<dyn AnyReview>;
}

impl Clone for Box<dyn AnyReview> {
    fn clone(&self) -> Box<dyn AnyReview> {
        (**self).copied()
    }
}

/// A game to look at, from its end, which ended so; `None` if nothing was played. Steps are counted from this number
/// on.
#[must_use]
pub fn review(
    game: GameSoFar,
    kept: Option<KeptGame>,
    over: &OverView,
    thorough: bool,
    step: u64,
) -> Option<Box<dyn AnyReview>> {
    let header = Header::from(over);
    Some(match game {
        GameSoFar::Star(game) => Box::new(Review::of_star(game, kept, header, thorough, step)?),
        GameSoFar::Squares(game) => Box::new(Review::of_squares(&*game, header, step)?),
    })
}

impl<G: ReviewedGame> AnyReview for Review<G> {
    fn view(&self) -> ReviewView {
        Review::view(self)
    }

    fn whole(&self) -> GameSoFar {
        self.game().so_far()
    }

    fn shown(&self) -> GameSoFar {
        self.shown_game().so_far()
    }

    fn walk(&mut self, walk: Walk) {
        self.is_led = true;
        match self.walk_in_run(walk) {
            Some(place) => self.go(place, Arrival::Dropped),
            None => {
                self.end_run();
                self.go(self.walk_in_game(walk), Arrival::Dropped);
            }
        }
    }

    fn apply_mistake(&mut self, event: MistakeEvent) {
        Review::apply_mistake(self, event);
    }

    fn apply_board(&mut self, event: &BoardEvent) -> bool {
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

    fn wanted(&self) -> Option<ReviewQuestion> {
        match self.checking() {
            Some(_) => Some(ReviewQuestion::Check),
            None => G::next_study(self),
        }
    }

    fn topic(&self, asked: ReviewQuestion) -> Option<Topic> {
        match (asked, self.checking()) {
            (ReviewQuestion::Check, Some((turn, tried))) => Some(G::check_topic(self, turn, tried)),
            (ReviewQuestion::Check, None) => None,
            (asked, _) => Some(G::study_topic(self, asked)),
        }
    }

    fn take_finding(&mut self, asked: ReviewQuestion, finding: &Finding) -> Learned {
        if asked != ReviewQuestion::Check {
            let learned = G::study(self, asked, finding);
            self.lead();
            return learned;
        }
        let checking = self.checking().map(|(turn, tried)| (turn, tried.clone()));
        let Some((turn, tried)) = checking else {
            return Learned::Nothing;
        };
        match G::check(self, turn, &tried, finding) {
            CheckAnswer::NotYet => return Learned::Nothing,
            CheckAnswer::AskAgain => {}
            CheckAnswer::Failed => self.give_up_check(),
            CheckAnswer::Found(checked) => self.answer_check(checked),
        }
        Learned::Answered
    }

    fn is_running(&self) -> bool {
        Review::is_running(self)
    }

    fn end_run(&mut self) {
        Review::end_run(self);
    }

    fn turning(&self, side: Color) -> Option<usize> {
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

    fn count_of_mistakes(&self, side: Color) -> Option<usize> {
        Review::count_of_mistakes(self, side)
    }

    fn count_of(&self, side: Color, before: usize) -> usize {
        let turns = self.turns.iter().take(before);
        turns.filter(|turn| turn.by == side).count()
    }

    fn board_step(&self) -> BoardStep {
        self.steps.drawn_with(self.shown_game().made())
    }

    fn overlay(&self) -> Option<BoardOverlay> {
        G::overlay(self)
    }

    fn to_keep(&self) -> Option<KeptGame> {
        G::to_keep(self)
    }

    fn own_mistake(&self, turn: usize, today: NaiveDate) -> Option<Mistake> {
        G::own_mistake(self, turn, today)
    }

    fn copied(&self) -> Box<dyn AnyReview> {
        Box::new(self.clone())
    }
}
